/** A line of the log, parsed. */
export type LogLine = Record<string, unknown>

/** What the log says of a request, once it is answered or given up. */
export interface RequestLine extends LogLine {
  /** Without its query string. */
  req: { id: string; method: string; path: string }
  res: { status: number; operationId?: string; keyId?: string; workspaceId?: string; aborted?: true }
  /** In milliseconds. */
  responseTime: number
}

/** The lines that tell of requests, in the order of their ends. The one place that knows how such a line looks. */
export function requestLines(logs: readonly LogLine[]): RequestLine[] {
  return logs.filter(({ req, res }) => req !== undefined && res !== undefined) as RequestLine[]
}

/** The lines in what a process has printed so far. */
export function logLinesIn(output: string): LogLine[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine)
}

/** What went wrong inside: the lines of level `error` and above. */
export function errorLines(logs: readonly LogLine[]): LogLine[] {
  return logs.filter(({ level }) => Number(level) >= 50)
}
