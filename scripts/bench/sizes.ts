import { sql } from 'drizzle-orm'
import { connect } from '../../src/db/client.ts'
import { findDeepPages, type DeepPages } from './deep-pages.ts'
import { grouped, printTable, type FigureRow } from './figures.ts'
import { measure, overRounds, type Figures } from './measure.ts'
import { operations, type Operation } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startTaskwire } from './taskwire.ts'
import { makeWorld, type World } from './world.ts'

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
  const taskwire = opened.use(await startTaskwire())
  const { db, close } = connect(taskwire.databaseUrl, { max: 1, applicationName: 'taskwire bench' })
  opened.defer(close)
  const worlds: { world: World; pages: DeepPages }[] = []
  for (const taskCount of taskCounts) {
    const world = await makeWorld(db, taskCount)
    worlds.push({ world, pages: await findDeepPages(taskwire.url, world) })
  }

  const side = { name: 'taskwire' as const, url: taskwire.url, pid: taskwire.pid }
  const figures: SizeFigures = {}
  for (const name of sizeOperations.filter((one) => options.operations.includes(one))) {
    const operation: Operation = operations[name]
    const rounds = new Map(worlds.map((one) => [one, [] as Figures[]]))
    await db.execute(sql`checkpoint`)
    for (let round = 0; round < options.rounds; round++) {
      const first = round % worlds.length
      for (const one of [...worlds.slice(first), ...worlds.slice(0, first)]) {
        rounds.get(one)?.push(await measure(side, operation, { taskwire, ...one, seconds: options.seconds }))
      }
    }
    const costs = [...rounds].map(([{ world }, of]) => [world.taskCount, costOf(overRounds(of))])
    figures[name] = Object.fromEntries(costs) as Record<TaskCount, Cost>
  }
  printCosts(figures)
  printTable('sizes', sizeRows(figures))
  return figures
}

function costOf({ requestsPerSecond, serverMicros, databaseMicros }: Figures): Cost {
  return { requestsPerSecond, serverMicros, databaseMicros }
}

function printCosts(figures: SizeFigures): void {
  for (const name of sizeOperations) {
    const costs = figures[name]
    if (!costs) continue
    const rows = taskCounts.map((taskCount) => ({
      tasks: grouped(taskCount),
      'requests/s': costs[taskCount].requestsPerSecond,
      'server µs': costs[taskCount].serverMicros,
      'PostgreSQL µs': costs[taskCount].databaseMicros,
    }))
    printTable(`${operations[name].title}, by the workspace's size`, rows)
  }
}

/** Costs as multiples: of CPU time, and of the time that a request takes at full load. */
export function sizeRows(figures: SizeFigures): FigureRow[] {
  const grown = sizeOperations.flatMap((name) => {
    const costs = figures[name]
    if (!costs) return []
    const figure = `${grouped(largest)} tasks beside ${grouped(smallest)}: ${operations[name].title}`
    return [rowOf(figure, costs[largest], costs[smallest], mostOfSmallest)]
  })
  const { listTasks, listTasksDeep } = figures
  if (!listTasks || !listTasksDeep) return grown
  const figure = `${grouped(largest)} tasks: a deep page beside the first`
  return [...grown, rowOf(figure, listTasksDeep[largest], listTasks[largest], mostOfFirstPage)]
}

function rowOf(figure: string, cost: Cost, than: Cost, most: number): FigureRow {
  const cpu = (cpuMicros(cost) / cpuMicros(than)).toFixed(2)
  const time = (than.requestsPerSecond / cost.requestsPerSecond).toFixed(2)
  return { figure, value: `CPU × ${cpu}, time × ${time}`, goal: `≤ × ${most}` }
}

function cpuMicros({ serverMicros, databaseMicros }: Cost): number {
  return serverMicros + databaseMicros
}
