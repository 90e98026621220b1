import { grouped, inWords } from './figures.ts'
import { ratios } from './goals.ts'
import { markdownTable } from './markdown.ts'
import type { Figures } from './measure.ts'
import { operations, type OperationName } from './operations.ts'
import type { RequestFigures } from './request-figures.ts'
import { references, sideNames, sideTitles, type PublishedSide } from './sides.ts'

/* Requests in Markdown: medians over the runs, with the least and the most. */

type Runs = readonly RequestFigures[]

/** Returns what README says: a line for each of the operations that people ask about first. */
export function requestSummary(runs: Runs): string {
  const shown: OperationName[] = measuredIn(runs).filter((name) => summarized.has(operations[name].title))
  return shown
    .map((name) => {
      const speeds = cell(runs, name, 'taskwire', speed, grouped)
      const ofBare = inWords(ratios(runs, name, 'bare', speed), twoDigits)
      const ofTuned = inWords(ratios(runs, name, 'same-rows', speed), twoDigits)
      return `- ${operations[name].title}: ${speeds} requests a second, ${ofBare} × ${sideTitles.bare}, ${ofTuned} × ${sideTitles['same-rows']}`
    })
    .join('\n')
}

const summarized = new Set(['getTask', 'listTasks, first page of 25', 'createTask'])

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
