import { inWords, median, printTable } from './figures.ts'
import type { Figures } from './measure.ts'
import { operations, type Operation, type OperationName } from './operations.ts'
import type { RequestFigures } from './request-figures.ts'
import { references, type SideName } from './sides.ts'

interface Goal {
  operation: OperationName
  against: SideName
  /** Of the reference's requests a second. */
  atLeast: number
}

const goals: Goal[] = [
  { operation: 'getTask', against: 'bare', atLeast: 1 },
  { operation: 'listTasks', against: 'bare', atLeast: 1.4 },
  { operation: 'listTasksDeep', against: 'bare', atLeast: 1.4 },
  { operation: 'getMe', against: 'bare', atLeast: 2 },
  { operation: 'createTask', against: 'bare', atLeast: 0.75 },
  { operation: 'createTaskWithKey', against: 'bare', atLeast: 0.65 },
  { operation: 'updateTask', against: 'bare', atLeast: 0.65 },
  { operation: 'createTask', against: 'same-rows', atLeast: 0.9 },
  { operation: 'getTask', against: 'express-openapi-validator', atLeast: 1.1 },
  { operation: 'listTasks', against: 'express-openapi-validator', atLeast: 1.25 },
  { operation: 'listTasksDeep', against: 'express-openapi-validator', atLeast: 1.25 },
]
const mostP99 = 1.5
const mostMebibytes = 200

/** Taskwire's figures as multiples of those of the references that were measured, beside what they are meant to be. */
export function printRatios(runs: readonly RequestFigures[]): void {
  const names = Object.keys(runs[0]?.operations ?? {}) as OperationName[]
  const measured = references.filter((reference) => names.some((name) => isMeasured(runs, name, reference)))
  const rows = names.flatMap((name) => rowsOf(name, measured, runs))
  if (rows.length > 0) printTable('Taskwire as a multiple of', rows)
  const memory = runs.map(({ operations: of }) =>
    Math.max(...names.map((name) => of[name]?.taskwire?.rssMebibytes ?? 0)),
  )
  console.log(`\nTaskwire's memory, MiB: ${beside(memory, '<=', mostMebibytes)}`)
}

function isMeasured(runs: readonly RequestFigures[], operation: OperationName, reference: SideName): boolean {
  return ratios(runs, operation, reference, () => 1).length > 0
}

/** Leaves cells empty for references that do not have the operation. */
function rowsOf(
  operation: OperationName,
  measured: readonly SideName[],
  runs: readonly RequestFigures[],
): Record<string, string>[] {
  if (!measured.some((reference) => isMeasured(runs, operation, reference))) return []
  const { title, isWrite }: Operation = operations[operation]
  const row = (label: string, cell: (reference: SideName) => string) => ({
    '': `${title}, ${label}`,
    ...Object.fromEntries(measured.map((reference) => [reference, cell(reference)])),
  })
  return [
    row('requests/s', (reference) => {
      const goal = goals.find((one) => one.operation === operation && one.against === reference)
      const speeds = ratios(runs, operation, reference, (one) => one.requestsPerSecond)
      return beside(speeds, '>=', goal?.atLeast)
    }),
    row('p99', (reference) => {
      const latencies = ratios(runs, operation, reference, (one) => one.p99Ms)
      return beside(latencies, '<=', isWrite && reference === 'bare' ? mostP99 : undefined)
    }),
  ]
}

/** Taskwire's figure ÷ the reference's, of each run that has both. */
export function ratios(
  runs: readonly RequestFigures[],
  operation: OperationName,
  reference: SideName,
  figure: (figures: Figures) => number,
): number[] {
  return runs.flatMap(({ operations: figures }) => {
    const taskwire = figures[operation]?.taskwire
    const other = referenceOf(figures, operation)[reference]
    return taskwire && other ? [figure(taskwire) / figure(other)] : []
  })
}

/** The references have no getMe: it is held against their getTask. */
function referenceOf(figures: RequestFigures['operations'], operation: OperationName) {
  return figures[operation === 'getMe' ? 'getTask' : operation] ?? {}
}

function beside(values: readonly number[], relation: '>=' | '<=', goal: number | undefined): string {
  const text = inWords(values, (value) => value.toFixed(value < 100 ? 2 : 0))
  if (goal === undefined || values.length === 0) return text
  const isMet = relation === '>=' ? median(values) >= goal : median(values) <= goal
  return `${text}: ${isMet ? '' : 'NOT '}${relation} ${goal}`
}
