import { printTable } from './figures.ts'
import { operations, type OperationName } from './operations.ts'
import type { Figures, RequestFigures } from './requests.ts'
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

/** Taskwire's figures as multiples of the references', beside what they are meant to be. */
export function printRatios(figures: RequestFigures): void {
  const rows = (Object.keys(figures) as OperationName[]).flatMap((operation) => {
    const own = figures[operation]?.taskwire
    return own ? rowsOf(operation, own, figures) : []
  })
  if (rows.length === 0) return
  printTable('Taskwire as a multiple of', rows)
  const most = Math.max(...Object.values(figures).map(({ taskwire }) => taskwire?.rssMebibytes ?? 0))
  console.log(`Taskwire's memory, MiB: ${held(most, '<=', mostMebibytes)}`)
}

function rowsOf(operation: OperationName, own: Figures, figures: RequestFigures): Record<string, string>[] {
  const { title } = operations[operation]
  // No reference has getMe: it is held against their getTask.
  const others = figures[operation === 'getMe' ? 'getTask' : operation] ?? {}
  const speed: Record<string, string> = { Taskwire: `${title}, requests/s` }
  const p99: Record<string, string> = { Taskwire: `${title}, p99` }
  for (const reference of references) {
    const other = others[reference]
    const goal = goals.find((one) => one.operation === operation && one.against === reference)
    speed[reference] = other ? held(own.requestsPerSecond / other.requestsPerSecond, '>=', goal?.atLeast) : ''
    p99[reference] = other
      ? held(own.p99Ms / other.p99Ms, '<=', reference === 'bare' ? mostP99 : undefined)
      : ''
  }
  return [speed, p99]
}

function held(value: number, relation: '>=' | '<=', goal: number | undefined): string {
  const text = value.toFixed(value < 100 ? 2 : 0)
  if (goal === undefined) return text
  const isMet = relation === '>=' ? value >= goal : value <= goal
  return `${text} (${isMet ? '' : 'NOT '}${relation} ${goal})`
}
