import { printTable } from './figures.ts'
import { operations, type OperationName } from './operations.ts'
import type { Figures } from './measure.ts'
import type { RequestFigures } from './requests.ts'
import { references, type SideName } from './sides.ts'

interface Goal {
  operation: OperationName
  against: SideName
  /** Of the reference's requests a second. */
  atLeast: number
}

const goals: Goal[] = [
  { operation: 'getTask', against: 'bare', atLeast: 0.8 },
  { operation: 'listTasks', against: 'bare', atLeast: 1 },
  { operation: 'listTasksDeep', against: 'bare', atLeast: 1 },
  { operation: 'getMe', against: 'bare', atLeast: 2 },
  { operation: 'createTask', against: 'bare', atLeast: 0.5 },
  { operation: 'createTaskWithKey', against: 'bare', atLeast: 0.4 },
  { operation: 'getTask', against: 'express-openapi-validator', atLeast: 1.1 },
  { operation: 'listTasks', against: 'express-openapi-validator', atLeast: 1.25 },
  { operation: 'listTasksDeep', against: 'express-openapi-validator', atLeast: 1.25 },
]
const mostP99 = 1.5
const mostMebibytes = 200

/** Taskwire's figures as multiples of those of the references that were measured, beside what they are meant to be. */
export function printRatios(figures: RequestFigures): void {
  const names = Object.keys(figures) as OperationName[]
  const rows = names.flatMap((operation) => rowsOf(operation, figures))
  if (rows.length > 0) printTable('Taskwire as a multiple of', rows)
  const memory = names.flatMap((operation) => figures[operation]?.taskwire?.rssMebibytes ?? [])
  if (memory.length > 0) {
    console.log(`\nTaskwire's memory, MiB: ${held(Math.max(...memory), '<=', mostMebibytes)}`)
  }
}

function rowsOf(operation: OperationName, figures: RequestFigures): Record<string, string>[] {
  const own = figures[operation]?.taskwire
  // No reference has getMe: it is held against their getTask.
  const others = figures[operation === 'getMe' ? 'getTask' : operation] ?? {}
  const measured = references.filter((reference) => others[reference])
  if (!own || measured.length === 0) return []
  const { title } = operations[operation]
  const row = (label: string, cell: (other: Figures, reference: SideName) => string) => ({
    '': `${title}, ${label}`,
    ...Object.fromEntries(
      measured.map((reference) => [reference, cell(others[reference] ?? own, reference)]),
    ),
  })
  return [
    row('requests/s', (other, reference) => {
      const goal = goals.find((one) => one.operation === operation && one.against === reference)
      return held(own.requestsPerSecond / other.requestsPerSecond, '>=', goal?.atLeast)
    }),
    row('p99', (other, reference) =>
      held(own.p99Ms / other.p99Ms, '<=', reference === 'bare' ? mostP99 : undefined),
    ),
  ]
}

function held(value: number, relation: '>=' | '<=', goal: number | undefined): string {
  const text = value.toFixed(value < 100 ? 2 : 0)
  if (goal === undefined) return text
  const isMet = relation === '>=' ? value >= goal : value <= goal
  return `${text} (${isMet ? '' : 'NOT '}${relation} ${goal})`
}
