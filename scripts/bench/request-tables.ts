import { formatInteger, formatSpread, markdownTable } from './figures.ts'
import type { Figures } from './measure.ts'
import { operations, type OperationName } from './operations.ts'
import type { RequestFigures } from './requests.ts'
import { sideNames, sideTitles, type SideName } from './sides.ts'

/* Markdown tables of requests: medians over the runs, with minimum and maximum. */

export type Runs = readonly RequestFigures[]
export type Read = (figures: Figures) => number

export const speed: Read = (one) => one.requestsPerSecond
const cpu: Read = (one) => one.serverMicros + one.databaseMicros
const oneDigit = (value: number): string => value.toFixed(1)
export const twoDigits = (value: number): string => value.toFixed(2)

const summarized: OperationName[] = ['getTask', 'listTasks', 'createTask']

/** Returns a line for each of the main operations, for the README. */
export function requestSummary(runs: Runs): string {
  const multiple = (name: OperationName, side: SideName) =>
    `${formatSpread(ratios(runs, name, side, speed), twoDigits)} × ${sideTitles[side]}`
  return summarized
    .map((name) => {
      const speeds = formatSpread(figuresOf(runs, name, 'taskwire').map(speed), formatInteger)
      return `- ${operations[name].title}: ${speeds} requests per second, ${multiple(name, 'bare')}, ${multiple(name, 'same-rows')}`
    })
    .join('\n')
}

export function requestTables(runs: Runs): string {
  const names = Object.keys(runs[0]?.operations ?? {}) as OperationName[]
  const sides = sideNames.filter((side) => names.some((name) => figuresOf(runs, name, side).length > 0))
  const others = sides.filter((side) => side !== 'taskwire')
  const table = (shown: readonly SideName[], cell: (name: OperationName, side: SideName) => string) =>
    markdownTable([
      ['', ...shown.map((side) => sideTitles[side])],
      ...names.map((name) => [operations[name].title, ...shown.map((side) => cell(name, side))]),
    ])
  const figures = (read: Read, show: (value: number) => string) =>
    table(sides, (name, side) => formatSpread(figuresOf(runs, name, side).map(read), show))
  const multiples = (read: Read) =>
    table(others, (name, side) => formatSpread(ratios(runs, name, side, read), twoDigits))
  return [
    '### Requests per second',
    figures(speed, formatInteger),
    "### Taskwire's requests per second, as a multiple of the other server's",
    multiples(speed),
    'The reference servers have no getMe: it is compared with their getTask.',
    ...(sides.includes('against')
      ? ['### CPU time of server and PostgreSQL, as a multiple', multiples(cpu)]
      : []),
    '### 99th percentile of the latency, ms',
    figures((one) => one.p99Ms, oneDigit),
    "### The server's CPU time, µs per request",
    figures((one) => one.serverMicros, oneDigit),
    "### PostgreSQL's CPU time, µs per request",
    figures((one) => one.databaseMicros, oneDigit),
    "### The server's memory after the operation, MiB",
    figures((one) => one.rssMebibytes, formatInteger),
  ].join('\n\n')
}

function figuresOf(runs: Runs, operation: OperationName, side: SideName): Figures[] {
  return runs.flatMap((run) => run.operations[operation]?.[side] ?? [])
}

/** Divides Taskwire's figure by the other side's in each run. A side without getMe is represented by its getTask. */
export function ratios(runs: Runs, name: OperationName, side: SideName, read: Read): number[] {
  const otherName = name === 'getMe' && side !== 'against' ? 'getTask' : name
  return divide(runs, [name, 'taskwire'], [otherName, side], read)
}

type Measured = [OperationName, SideName]

/** Divides one figure by another in each run that has both. */
export function divide(
  runs: Runs,
  [name, side]: Measured,
  [otherName, otherSide]: Measured,
  read: Read,
): number[] {
  return runs.flatMap(({ operations: figures }) => {
    const one = figures[name]?.[side]
    const other = figures[otherName]?.[otherSide]
    return one && other ? [read(one) / read(other)] : []
  })
}
