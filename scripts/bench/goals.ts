import { formatSpread, formatInteger, markdownTable } from './figures.ts'
import { operations, type OperationName } from './operations.ts'
import { divide, ratios, speed, twoDigits, type Read, type Runs } from './request-tables.ts'
import { sideTitles, type SideName } from './sides.ts'

/** Goals for the requests per second, as a multiple of those of each bare server. */
const speedGoals: [OperationName, goal: string][] = [
  ['getTask', '≥ 1.1'],
  ['listTasks', '≥ 1.5'],
  ['getMe', '≥ 2'],
  ['createTask', '≥ 0.8'],
  ['createTaskWithKey', '≥ 0.65'],
  ['updateTask', '≥ 0.75'],
]
const bareServers: SideName[] = ['bare', 'bare-pg']
const writes: OperationName[] = ['createTask', 'createTaskWithKey', 'updateTask']
const filters: OperationName[] = [
  'listCompletedTasks',
  'listTasksOfProject',
  'listTasksDueBefore',
  'listTasksUpdatedSince',
]
const scaled: OperationName[] = ['getTask', 'createTask']

const p99: Read = (one) => one.p99Ms
const serverCpu: Read = (one) => one.serverMicros
const databaseCpu: Read = (one) => one.databaseMicros

/** Returns a table of all goals for requests, and of what was measured. A cell is empty if the runs lack its figures. */
export function goalTable(runs: Runs): string {
  const titled = (what: string, name: OperationName) => `${what}: ${operations[name].title}`
  const multiple = (what: string, name: OperationName, side: SideName, read: Read, goal: string) =>
    rowOf(titled(what, name), sideTitles[side], ratios(runs, name, side, read), goal)
  const table = markdownTable([
    ['', 'as a multiple of', 'measured', 'goal'],
    ...speedGoals.flatMap(([name, goal]) =>
      bareServers.map((side) => multiple('requests per second', name, side, speed, goal)),
    ),
    multiple('CPU time of the server', 'getMe', 'bare', serverCpu, ''),
    multiple('requests per second', 'createTask', 'same-rows', speed, '≥ 0.85'),
    ...writes.flatMap((name) =>
      bareServers.map((side) => multiple('99th percentile', name, side, p99, '≤ 1.5')),
    ),
    ...filters.map((name) =>
      rowOf(
        titled("PostgreSQL's CPU time", name),
        'the list without a filter',
        divide(runs, [name, 'taskwire'], ['listTasks', 'taskwire'], databaseCpu),
        '≤ 1.5',
      ),
    ),
    ...scaled.map((name) =>
      rowOf(
        titled('requests per second of two processes', name),
        'one process',
        divide(runs, [name, 'two-processes'], [name, 'taskwire'], speed),
        '≥ 1.5',
      ),
    ),
    ['memory under load, MiB', '', formatSpread(mostMemory(runs), formatInteger), '≤ 200'],
  ])
  return `${table}

${notes}`
}

const notes = `The goals for two processes and for getMe are for machines with at least four cores, with \`--generators 2\`: with fewer,
PostgreSQL and the load generator compete with the server. A figure that these runs did not measure is empty.`

const rowOf = (figure: string, other: string, values: number[], goal: string): string[] => [
  figure,
  other,
  formatSpread(values, twoDigits),
  goal,
]

/** Returns Taskwire's highest memory usage in each run, as measured after each operation. */
function mostMemory(runs: Runs): number[] {
  return runs.map(({ operations: figures }) =>
    Math.max(...Object.values(figures).map(({ taskwire }) => taskwire?.rssMebibytes ?? 0)),
  )
}
