import { openCheckout } from './checkout.ts'
import { openDatabase, startDatabaseServer, type DatabaseServer } from './database-server.ts'
import { headersOf } from './fetch-json.ts'
import { grouped, inWords, median, printTable, type FigureRow } from './figures.ts'
import { connections, load, type Load } from './load.ts'
import { describeMachine } from './machine.ts'
import { operations } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startTaskwire, type Taskwire } from './taskwire.ts'
import { cpuMicros, familyCpuMicros, familyOf } from './usage.ts'
import { makeWorld, type World } from './world.ts'

const warmUpSeconds = 3
const goalRatio = 1.6

/** CPU time of a getTask, in microseconds, and how many there were. */
interface Round {
  requestsPerSecond: number
  /** All processes that serve. */
  serving: number
  /** The primary, and what runs beside the requests: of one process it is within. */
  beside: number
  /** The processes that serve, each its share of what they were busy with: how even the connections were spread. */
  busiest: number
  database: number
  load: number
}

export interface WorkersFigures {
  one: Round[]
  two: Round[]
}

/** Of all the processes that have served: the same rows, the same requests, in turn with one process and with two. */
export async function benchWorkers({ seconds, rounds }: BenchOptions): Promise<WorkersFigures> {
  await using opened = new AsyncDisposableStack()
  const databases = opened.use(await startDatabaseServer())
  const databaseUrl = await databases.createDatabase('workers')
  const checkout = await openCheckout('.')
  const start = async (workers: number): Promise<Server & Taskwire> => {
    const server = await startTaskwire(checkout, databaseUrl, { WORKERS: String(workers), ROLE: 'api' })
    return { ...opened.use(server), workers }
  }
  const one = await start(1)
  const { db } = opened.use(openDatabase(databaseUrl))
  const world = await makeWorld(db, await one.createFixture())
  const two = await start(2)
  const figures: WorkersFigures = { one: [], two: [] }
  const sides = [
    { server: one, into: figures.one },
    { server: two, into: figures.two },
  ]
  for (const { server } of sides) await loadWith(server, world, warmUpSeconds)
  for (let round = 0; round < rounds; round++)
    for (const { server, into } of round % 2 === 0 ? sides : sides.toReversed())
      into.push(await measure(server, world, databases, seconds))
  return figures
}

interface Server {
  url: string
  pid: number
  /** How many of its processes serve. */
  workers: number
}

/** Each process that serves has as many connections as the only one, so that it has as much to do at once. */
function loadWith({ url, workers }: Server, world: World, seconds: number): Promise<Load> {
  const requests = operations.getTask.requests({ world, cursors: [] })
  return load(url, { headers: headersOf(world), requests }, seconds, workers * connections)
}

async function measure(
  server: Server,
  world: World,
  { postmasterPid }: DatabaseServer,
  seconds: number,
): Promise<Round> {
  const [first = server.pid, ...children] = await familyOf(server.pid)
  const serving = children.length > 0 ? children : [first]
  const usage = async () => {
    const { user, system } = process.cpuUsage()
    return {
      serving: await Promise.all(serving.map(cpuMicros)),
      beside: children.length > 0 ? await cpuMicros(first) : 0,
      database: await familyCpuMicros(postmasterPid),
      load: user + system,
    }
  }
  const before = await usage()
  const { count, seconds: took } = await loadWith(server, world, seconds)
  const after = await usage()
  const each = after.serving.map((micros, i) => micros - (before.serving[i] ?? 0))
  const all = each.reduce((sum, micros) => sum + micros, 0)
  return {
    requestsPerSecond: count / took,
    serving: all / count,
    beside: (after.beside - before.beside) / count,
    busiest: (Math.max(...each) * each.length) / all,
    database: (after.database - before.database) / count,
    load: (after.load - before.load) / count,
  }
}

/**
 * What two cores that nobody else takes would serve, beside what one of them does: a process fills its core, and the primary
 * has its share of one of the two.
 */
const onTwoCores = ({ one, two }: WorkersFigures): number[] =>
  one.map((alone, i) => {
    const { serving, beside } = two[i] ?? alone
    return (2 * (alone.serving + alone.beside)) / (serving + beside)
  })

export function printWorkers(runs: readonly WorkersFigures[]): void {
  const { cpu, cores, node } = describeMachine()
  const row = (
    figure: string,
    read: (round: Round) => number,
    show = (value: number) => value.toFixed(1),
  ) => {
    const words = (of: 'one' | 'two') => inWords(runs.flatMap((run) => run[of]).map(read), show)
    return { figure, 'WORKERS=1': words('one'), 'WORKERS=2': words('two') }
  }
  printTable(`workers: getTask, ${cpu}, ${cores} cores for all of it, Node ${node}`, [
    row('requests/s, all sharing the cores', (round) => round.requestsPerSecond, grouped),
    row('CPU of those that serve, µs', ({ serving }) => serving),
    row('CPU of the primary, µs', ({ beside }) => beside),
    row('CPU of PostgreSQL, µs', ({ database }) => database),
    row('CPU of the load generator, µs', ({ load }) => load),
    row(
      'the busiest that serves, of its even share',
      ({ busiest }) => busiest,
      (value) => value.toFixed(2),
    ),
    row('a core would serve, requests/s', ({ serving, beside }) => 1e6 / (serving + beside), grouped),
  ])
  const ratios = runs.flatMap(onTwoCores)
  const rows: FigureRow[] = [
    {
      figure: 'two processes on two cores ÷ one on one, by CPU time',
      value: inWords(ratios, (value) => value.toFixed(2)),
      goal: `>= ${goalRatio}: ${median(ratios) >= goalRatio ? 'met' : 'NOT met'}`,
    },
  ]
  printTable('what that makes of it', rows)
}
