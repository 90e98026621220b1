import { openCheckout } from './checkout.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { headersOf } from './fetch-json.ts'
import { grouped, inWords, median, printTable, type FigureRow } from './figures.ts'
import { connections, load, type Load } from './load.ts'
import { describeMachine } from './machine.ts'
import { operations } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startTaskwire } from './taskwire.ts'
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
  database: number
  load: number
}

export interface WorkersFigures {
  one: Round[]
  /** Both at work at once, and so four processes on however many cores there are. */
  together: Round[]
  /** Each in its turn, while the other stands still: neither takes the other's core. */
  inTurn: Round[]
}

/** Of all the processes that have served: the same rows, the same requests, in turn with one process and with two. */
export async function benchWorkers({ seconds, rounds }: BenchOptions): Promise<WorkersFigures> {
  await using opened = new AsyncDisposableStack()
  const databases = opened.use(await startDatabaseServer())
  const databaseUrl = await databases.createDatabase('workers')
  const checkout = await openCheckout('.')
  const start = async (workers: number) =>
    opened.use(await startTaskwire(checkout, databaseUrl, { WORKERS: String(workers), ROLE: 'api' }))
  const alone = await start(1)
  const { db } = opened.use(openDatabase(databaseUrl))
  const world = await makeWorld(db, await alone.createFixture())
  const cluster = await start(2)
  const [primary = cluster.pid, ...processes] = await familyOf(cluster.pid)
  const withPids = (serving: readonly number[], beside: readonly number[], url = cluster.url): Counted => ({
    url,
    serving,
    beside,
    database: databases.postmasterPid,
  })

  const one = withPids([alone.pid], [], alone.url)
  const two = withPids(processes, [primary])
  const figures: WorkersFigures = { one: [], together: [], inTurn: [] }
  const sides: (() => Promise<void>)[] = [
    async () => void figures.one.push(await measure(one, world, seconds)),
    async () => void figures.together.push(await measure(two, world, seconds)),
    async () => {
      for (const pid of processes) {
        const others = processes.filter((other) => other !== pid)
        const turn = () => measure(withPids([pid], [primary]), world, Math.min(seconds, longestTurnSeconds))
        figures.inTurn.push(await whileStopped(others, turn))
      }
    },
  ]
  for (const server of [one, two]) await loadWith(server, world, warmUpSeconds)
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) await side()
  return figures
}

/** The processes whose CPU time is counted. */
interface Counted {
  url: string
  serving: readonly number[]
  beside: readonly number[]
  database: number
}

/** A process that stands still has been given a connection, and the load waits no longer than ten seconds for an answer. */
const longestTurnSeconds = 8

async function whileStopped<T>(pids: readonly number[], work: () => Promise<T>): Promise<T> {
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  try {
    return await work()
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

/** Each process that serves has as many connections as the only one, so that it has as much to do at once. */
function loadWith({ url, serving }: Counted, world: World, seconds: number): Promise<Load> {
  const requests = operations.getTask.requests({ world, cursors: [] })
  return load(url, { headers: headersOf(world), requests }, seconds, serving.length * connections)
}

async function measure(counted: Counted, world: World, seconds: number): Promise<Round> {
  const micros = async (pids: readonly number[]) =>
    (await Promise.all(pids.map(cpuMicros))).reduce((sum, one) => sum + one, 0)
  const usage = async () => {
    const { user, system } = process.cpuUsage()
    return {
      serving: await micros(counted.serving),
      beside: await micros(counted.beside),
      database: await familyCpuMicros(counted.database),
      load: user + system,
    }
  }
  const before = await usage()
  const { count, seconds: took } = await loadWith(counted, world, seconds)
  const after = await usage()
  return {
    requestsPerSecond: count / took,
    serving: (after.serving - before.serving) / count,
    beside: (after.beside - before.beside) / count,
    database: (after.database - before.database) / count,
    load: (after.load - before.load) / count,
  }
}

/**
 * What two cores that nobody else takes would serve, beside what one of them does: a process fills its core, and the primary
 * has its share of one of the two.
 */
function onTwoCores(one: readonly Round[], two: readonly Round[]): number[] {
  const turns = two.length / one.length
  return two.map(({ serving, beside }, i) => {
    const { serving: alone } = one[Math.floor(i / turns)] as Round
    return (2 * alone) / (serving + beside)
  })
}

export function printWorkers(runs: readonly WorkersFigures[]): void {
  const { cpu, cores, node } = describeMachine()
  const row = (
    figure: string,
    read: (round: Round) => number,
    show = (value: number) => value.toFixed(1),
  ) => {
    const words = (of: keyof WorkersFigures) => inWords(runs.flatMap((run) => run[of]).map(read), show)
    return {
      figure,
      'WORKERS=1': words('one'),
      'WORKERS=2, each in its turn': words('inTurn'),
      'WORKERS=2, together': words('together'),
    }
  }
  printTable(`workers: getTask, ${cpu}, ${cores} cores for all of it, Node ${node}`, [
    row('requests/s, all sharing the cores', (round) => round.requestsPerSecond, grouped),
    row('CPU of those that serve, µs', ({ serving }) => serving),
    row('CPU of the primary, µs', ({ beside }) => beside),
    row('CPU of PostgreSQL, µs', ({ database }) => database),
    row('CPU of the load generator, µs', ({ load }) => load),
    row('a core would serve, requests/s', ({ serving, beside }) => 1e6 / (serving + beside), grouped),
  ])
  const ratios = (of: 'inTurn' | 'together') => runs.flatMap((run) => onTwoCores(run.one, run[of]))
  const ofTheirOwn = ratios('inTurn')
  const show = (value: number) => value.toFixed(2)
  const rows: FigureRow[] = [
    {
      figure: 'two processes with a core each ÷ one, by CPU time',
      value: inWords(ofTheirOwn, show),
      goal: `>= ${goalRatio}: ${median(ofTheirOwn) >= goalRatio ? 'met' : 'NOT met'}`,
    },
    {
      figure: 'the same where they share the cores with all others',
      value: inWords(ratios('together'), show),
      goal: '',
    },
  ]
  printTable('what that makes of it', rows)
}
