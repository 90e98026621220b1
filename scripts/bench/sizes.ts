import { sql } from '../../src/db/drizzle.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { grouped, formatSpread, type FigureRow } from './figures.ts'
import { measureRounds, summarizeRounds } from './measure.ts'
import { operations } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startTaskwire } from './servers.ts'
import { findDeepPages, type Side } from './sides.ts'
import { makeWorld } from './world.ts'

const taskCounts = [1_000, 100_000, 1_000_000] as const
const [smallest, , largest] = taskCounts
const sizeOperations = ['getTask', 'listTasks', 'listTasksDeep', 'createTask'] as const

interface Cost {
  requestsPerSecond: number
  /** CPU time for each request. */
  serverMicros: number
  databaseMicros: number
}

export type SizeFigures = Record<(typeof sizeOperations)[number], Record<(typeof taskCounts)[number], Cost>>

const maxOfSmallest = 1.15
const maxOfFirstPage = 1.1

/** Measures workspaces of different sizes in one database, one after another in each round. */
export async function benchSizes({ rounds, seconds }: BenchOptions): Promise<SizeFigures> {
  await using opened = new AsyncDisposableStack()
  const databases = opened.use(await startDatabaseServer())
  const databaseUrl = await databases.createDatabase('sizes')
  const { url, pid, createFixture } = opened.use(await startTaskwire(databaseUrl))
  const { db } = opened.use(openDatabase(databaseUrl))
  const sides: Side[] = []
  for (const taskCount of taskCounts) {
    const world = await makeWorld(db, await createFixture(), { taskCount })
    const cursors = await findDeepPages(url, world)
    sides.push({ name: 'taskwire', url, pid, databaseUrl, world, cursors })
  }
  const measured = []
  for (const name of sizeOperations) {
    await db.execute(sql`checkpoint`)
    const figures = await measureRounds(sides, operations[name], { ...databases, rounds, seconds })
    const costs = sides.map(({ world }, i) => {
      const { requestsPerSecond, serverMicros, databaseMicros } = summarizeRounds(figures[i] ?? [])
      return [world.taskCount, { requestsPerSecond, serverMicros, databaseMicros }]
    })
    measured.push([name, Object.fromEntries(costs)])
  }
  return Object.fromEntries(measured) as SizeFigures
}

/** Returns ratios of costs: CPU time, and duration of a request under full load. */
export function sizeRows(runs: readonly SizeFigures[]): FigureRow[] {
  const grown = sizeOperations.map((name): FigureRow => {
    const figure = `${grouped(largest)} tasks beside ${grouped(smallest)}: ${operations[name].title}`
    return rowOf(figure, maxOfSmallest, runs, (run) => [run[name][largest], run[name][smallest]])
  })
  const figure = `${grouped(largest)} tasks: a deep page beside the first`
  const deep = rowOf(figure, maxOfFirstPage, runs, ({ listTasksDeep, listTasks }) => [
    listTasksDeep[largest],
    listTasks[largest],
  ])
  return [...grown, deep]
}

function rowOf(
  figure: string,
  most: number,
  runs: readonly SizeFigures[],
  read: (run: SizeFigures) => [cost: Cost, than: Cost],
): FigureRow {
  const words = (ratio: (cost: Cost, than: Cost) => number) =>
    formatSpread(
      runs.map((run) => ratio(...read(run))),
      (value) => value.toFixed(2),
    )
  const micros = ({ serverMicros, databaseMicros }: Cost): number => serverMicros + databaseMicros
  const cpu = words((cost, than) => micros(cost) / micros(than))
  const time = words((cost, than) => than.requestsPerSecond / cost.requestsPerSecond)
  return [figure, `CPU × ${cpu}, time × ${time}`, `≤ × ${most}`]
}
