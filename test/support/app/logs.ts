/** A line of the log, parsed. */
export type LogLine = Record<string, unknown>

/** The log line of a request that was answered or aborted. */
export interface RequestLine extends LogLine {
  /** The request, with its path without the query string. */
  req: { id: string; method: string; path: string }
  res: { status: number; operationId?: string; keyId?: string; workspaceId?: string; aborted?: true }
  /** The duration in milliseconds. */
  responseTime: number
}

/** Returns the log lines of requests, in the order in which they finished. */
export function requestLines(logs: readonly LogLine[]): RequestLine[] {
  return logs.filter(({ req, res }) => req !== undefined && res !== undefined) as RequestLine[]
}

/** Returns the log lines in the output of a process. */
export function logLinesIn(output: string): LogLine[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine)
}

/** Returns the lines of level `error` and above. */
export function errorLines(logs: readonly LogLine[]): LogLine[] {
  return logs.filter(({ level }) => Number(level) >= 50)
}
