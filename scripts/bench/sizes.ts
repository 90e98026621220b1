import { sql } from '../../src/db/drizzle.ts'
import { openCheckout } from './checkout.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { findDeepPages } from './deep-pages.ts'
import { grouped, inWords, printTable, type FigureRow } from './figures.ts'
import { measure, overRounds, type Figures } from './measure.ts'
import { operations, type Operation } from './operations.ts'
import type { BenchOptions } from './options.ts'
import type { Side } from './sides.ts'
import { startTaskwire } from './taskwire.ts'
import { makeWorld } from './world.ts'

const taskCounts = [1_000, 100_000, 1_000_000] as const
const [smallest, , largest] = taskCounts
const sizeOperations = ['getTask', 'listTasks', 'listTasksDeep', 'createTask'] as const

type TaskCount = (typeof taskCounts)[number]
type SizeOperation = (typeof sizeOperations)[number]

interface Cost {
  requestsPerSecond: number
  /** CPU time a request. */
  serverMicros: number
  databaseMicros: number
}

export type SizeFigures = Partial<Record<SizeOperation, Record<TaskCount, Cost>>>

const mostOfSmallest = 1.15
const mostOfFirstPage = 1.1

/** Workspaces of very different sizes in one database, one after another in each round. */
export async function benchSizes(options: BenchOptions): Promise<SizeFigures> {
  await using opened = new AsyncDisposableStack()
  const databases = opened.use(await startDatabaseServer())
  const databaseUrl = await databases.createDatabase('sizes')
  const { url, pid, createFixture } = opened.use(await startTaskwire(await openCheckout('.'), databaseUrl))
  const { db } = opened.use(openDatabase(databaseUrl))
  const sides: Side[] = []
  for (const taskCount of taskCounts) {
    const world = await makeWorld(db, await createFixture(), { taskCount })
    const cursors = await findDeepPages(url, world)
    sides.push({ name: 'taskwire', url, pid, databaseUrl, world, cursors })
  }

  const figures: SizeFigures = {}
  for (const name of sizeOperations.filter((one) => options.operations.includes(one))) {
    const operation: Operation = operations[name]
    const rounds = new Map(sides.map((side) => [side, [] as Figures[]]))
    await db.execute(sql`checkpoint`)
    for (let round = 0; round < options.rounds; round++) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const { seconds } = options
        const { postmasterPid } = databases
        rounds.get(side)?.push(await measure(side, operation, { postmasterPid, seconds }))
      }
    }
    const costs = [...rounds].map(([{ world }, of]) => [world.taskCount, costOf(overRounds(of))])
    figures[name] = Object.fromEntries(costs) as Record<TaskCount, Cost>
  }
  return figures
}

function costOf({ requestsPerSecond, serverMicros, databaseMicros }: Figures): Cost {
  return { requestsPerSecond, serverMicros, databaseMicros }
}

export function printSizes(runs: readonly SizeFigures[]): void {
  for (const name of measuredIn(runs)) {
    const cell = (taskCount: TaskCount, figure: keyof Cost) =>
      inWords(
        costsOf(runs, name, taskCount).map((cost) => cost[figure]),
        grouped,
      )
    const rows = taskCounts.map((taskCount) => ({
      tasks: grouped(taskCount),
      'requests/s': cell(taskCount, 'requestsPerSecond'),
      'server µs': cell(taskCount, 'serverMicros'),
      'PostgreSQL µs': cell(taskCount, 'databaseMicros'),
    }))
    printTable(`${operations[name].title}, by the workspace's size`, rows)
  }
  printTable('sizes', sizeRows(runs))
}

/** Costs as multiples: of CPU time, and of the time that a request takes at full load. */
export function sizeRows(runs: readonly SizeFigures[]): FigureRow[] {
  const measured = measuredIn(runs)
  const grown = measured.map((name) => {
    const figure = `${grouped(largest)} tasks beside ${grouped(smallest)}: ${operations[name].title}`
    return rowOf(figure, costsOf(runs, name, largest), costsOf(runs, name, smallest), mostOfSmallest)
  })
  if (!measured.includes('listTasks') || !measured.includes('listTasksDeep')) return grown
  const [deep, first] = [costsOf(runs, 'listTasksDeep', largest), costsOf(runs, 'listTasks', largest)]
  const figure = `${grouped(largest)} tasks: a deep page beside the first`
  return [...grown, rowOf(figure, deep, first, mostOfFirstPage)]
}

function measuredIn(runs: readonly SizeFigures[]): SizeOperation[] {
  return sizeOperations.filter((name) => runs.every((one) => one[name]))
}

function costsOf(runs: readonly SizeFigures[], name: SizeOperation, taskCount: TaskCount): Cost[] {
  return runs.flatMap((one) => one[name]?.[taskCount] ?? [])
}

/** The ratios are each run's. */
function rowOf(figure: string, costs: readonly Cost[], than: readonly Cost[], most: number): FigureRow {
  const times = (ratio: (cost: Cost, other: Cost) => number) =>
    inWords(
      costs.flatMap((cost, i) => (than[i] ? ratio(cost, than[i]) : [])),
      (value) => value.toFixed(2),
    )
  const cpu = times((cost, other) => cpuMicros(cost) / cpuMicros(other))
  const time = times((cost, other) => other.requestsPerSecond / cost.requestsPerSecond)
  return { figure, value: `CPU × ${cpu}, time × ${time}`, goal: `≤ × ${most}` }
}

function cpuMicros({ serverMicros, databaseMicros }: Cost): number {
  return serverMicros + databaseMicros
}
