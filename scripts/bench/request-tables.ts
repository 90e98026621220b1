import { grouped, inWords } from './figures.ts'
import { ratios } from './goals.ts'
import { markdownTable } from './markdown.ts'
import type { Figures } from './measure.ts'
import { operations, type OperationName } from './operations.ts'
import type { RequestFigures } from './request-figures.ts'
import { references, sideNames, sideTitles, type PublishedSide } from './sides.ts'

/* Requests in Markdown: medians over the runs, with the least and the most. */

type Runs = readonly RequestFigures[]

/** A line for each operation. */
export function requestSummary(runs: Runs): string {
  const titles = ['', 'requests/s', `× ${sideTitles.bare}`, `× ${sideTitles['same-rows']}`, 'p99']
  const rows = measuredIn(runs).map((name) => [
    operations[name].title,
    cell(runs, name, 'taskwire', speed, grouped),
    inWords(ratios(runs, name, 'bare', speed), twoDigits),
    inWords(ratios(runs, name, 'same-rows', speed), twoDigits),
    cell(runs, name, 'taskwire', (one) => one.p99Ms, oneDigit, ' ms'),
  ])
  return markdownTable([titles, ...rows])
}

/** Everything. */
export function requestTables(runs: Runs): string {
  const titles = sideNames.map((side) => sideTitles[side])
  const ofSides = (figure: (figures: Figures) => number, show: (value: number) => string) =>
    markdownTable([
      ['', ...titles],
      ...measuredIn(runs).map((name) => [
        operations[name].title,
        ...sideNames.map((side) => cell(runs, name, side, figure, show)),
      ]),
    ])
  const multiples = markdownTable([
    ['', ...references.map((side) => sideTitles[side])],
    ...measuredIn(runs).map((name) => [
      operations[name].title,
      ...references.map((side) => inWords(ratios(runs, name, side, speed), twoDigits)),
    ]),
  ])
  return [
    '### Requests a second',
    ofSides(speed, grouped),
    "### Taskwire's requests a second, as a multiple of the other's",
    multiples,
    'The reference servers have no getMe: it stands beside their getTask.',
    '### 99th percentile of the latencies, ms',
    ofSides((one) => one.p99Ms, oneDigit),
    "### The server's CPU time, µs a request",
    ofSides((one) => one.serverMicros, oneDigit),
    "### PostgreSQL's CPU time, µs a request",
    ofSides((one) => one.databaseMicros, oneDigit),
    "### The server's memory after the operation, MiB",
    ofSides((one) => one.rssMebibytes, grouped),
  ].join('\n\n')
}

function measuredIn(runs: Runs): OperationName[] {
  return Object.keys(runs[0]?.operations ?? {}) as OperationName[]
}

/** Empty where a side has no such operation. */
function cell(
  runs: Runs,
  operation: OperationName,
  side: PublishedSide,
  figure: (figures: Figures) => number,
  show: (value: number) => string,
  unit?: string,
): string {
  return inWords(runs.flatMap((run) => run.operations[operation]?.[side] ?? []).map(figure), show, unit)
}

const speed = (figures: Figures): number => figures.requestsPerSecond
const oneDigit = (value: number): string => value.toFixed(1)
const twoDigits = (value: number): string => value.toFixed(2)
