import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import type { Request } from 'autocannon'
import { sendAtRate, type Answered, type Arrivals } from './arrivals.ts'
import { openCheckout } from './checkout.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { grouped, inWords, percentile, printTable, roundTo, type FigureRow } from './figures.ts'
import { load } from './load.ts'
import { operations } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startTaskwire } from './taskwire.ts'
import { rssMebibytes } from './usage.ts'
import { makeWorld, type World } from './world.ts'

const measured = ['getTask', 'listTasks', 'createTask'] as const
const timesCapacity = 2
const taskCount = 10_000
/** As a proxy in front keeps them: a server that has much to do accepts new ones slowly. */
const openConnections = 2_000
/** The server goes on getting faster for longer, but not by much. */
const warmUpSeconds = 3

/** One operation, at twice of what the server can do of it. */
export interface Overload {
  operation: (typeof measured)[number]
  /** Answered in a second when there are as many requests as connections, and none waits. */
  capacity: number
  /** Of the same, when twice as many come as the server can answer. */
  accepted: number
  acceptedP50Ms: number
  acceptedP99Ms: number
  refused: number
  refusedP99Ms: number
  /** Refused otherwise than with 503 and Retry-After, or not answered. */
  wrong: number
  mebibytes: number
  /** How late the generator sent, and how much of a core it took: with a whole one it has measured itself. */
  lateP99Ms: number
  generatorCores: number
}

export interface OverloadFigures {
  overloads: Overload[]
}

export async function benchOverload({ seconds }: BenchOptions): Promise<OverloadFigures> {
  await using opened = new AsyncDisposableStack()
  // What is started from here on stays on that core.
  runOn('0')
  const databases = opened.use(await startDatabaseServer())
  const url = await databases.createDatabase('overload')
  const server = opened.use(await startTaskwire(await openCheckout('.'), url))
  const fixture = await server.createFixture()
  if (cores > 1) runOn(`1-${cores - 1}`)
  const { db } = opened.use(openDatabase(url))
  const world = await makeWorld(db, fixture, { taskCount })
  const overloads: Overload[] = []
  for (const operation of measured) overloads.push(await overload(operation, server, world, seconds))
  return { overloads }
}

const cores = availableParallelism()

/** Keeps this process and what it starts to these cores: the generator of the load takes nothing from the server. */
function runOn(list: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', list, String(process.pid)], {
    stdio: 'ignore',
  })
}

async function overload(
  operation: Overload['operation'],
  server: { url: string; pid: number },
  world: World,
  seconds: number,
): Promise<Overload> {
  const headers = { authorization: `Bearer ${world.apiKey}`, 'content-type': 'application/json' }
  const requests = operations[operation].requests({ world, cursors: [] })
  const { origin, host } = new URL(server.url)
  await load(origin, { headers, requests }, warmUpSeconds)
  const { count, seconds: took } = await load(origin, { headers, requests }, seconds)
  const capacity = count / took
  const texts = requests.map((request) => textOf(request, { host, ...headers }))
  let sent = 0
  const next = (): string => texts[sent++ % texts.length] ?? ''
  const arrivals = await sendAtRate(origin, next, {
    perSecond: timesCapacity * capacity,
    seconds,
    open: openConnections,
  })
  return {
    operation,
    capacity,
    ...summaryOf(arrivals, timesCapacity * capacity * seconds, seconds),
    mebibytes: await rssMebibytes(server.pid),
  }
}

function textOf({ method = 'GET', path = '', body = '' }: Request, given: Record<string, string>): string {
  const headers = { ...given, 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body.toString()}`
}

function summaryOf(
  { answers, lateP99Ms, generatorCores }: Arrivals,
  sent: number,
  seconds: number,
): Omit<Overload, 'operation' | 'capacity' | 'mebibytes'> {
  const isServed = ({ status }: Answered): boolean => status >= 200 && status < 300
  const isShed = ({ status, retryAfter }: Answered): boolean => status === 503 && retryAfter
  const [served, shed] = [answers.filter(isServed), answers.filter(isShed)]
  return {
    accepted: served.length / seconds,
    acceptedP50Ms: latencyOf(served, 0.5),
    acceptedP99Ms: latencyOf(served, 0.99),
    refused: shed.length / seconds,
    refusedP99Ms: latencyOf(shed, 0.99),
    wrong: Math.round(sent) - served.length - shed.length,
    lateP99Ms,
    generatorCores,
  }
}

const latencyOf = (answers: readonly Answered[], share: number): number =>
  answers.length === 0
    ? 0
    : percentile(
        answers.map(({ latencyMs }) => latencyMs),
        share,
      )

export function printOverload(runs: readonly OverloadFigures[]): void {
  const all = runs.flatMap(({ overloads }) => overloads)
  const rows = measured.flatMap((operation): FigureRow[] => {
    const of = all.filter((one) => one.operation === operation)
    const row = (figure: string, read: (one: Overload) => number, unit = '', goal = ''): FigureRow => ({
      figure,
      value: inWords(
        of.map(read),
        (value) => (value < 10 ? String(roundTo(value, 1)) : grouped(value)),
        unit,
      ),
      goal,
    })
    return [
      row(`${operation}: capacity`, ({ capacity }) => capacity, '/s'),
      row('served at twice of it', ({ accepted, capacity }) => (100 * accepted) / capacity, ' %', '>= 90 %'),
      row('p50 of what is served', ({ acceptedP50Ms }) => acceptedP50Ms, ' ms'),
      row('p99 of what is served', ({ acceptedP99Ms }) => acceptedP99Ms, ' ms', '< 2,000 ms'),
      row('refused with 503 and Retry-After', ({ refused }) => refused, '/s'),
      row('p99 of these', ({ refusedP99Ms }) => refusedP99Ms, ' ms', '< 2,000 ms'),
      row('answered otherwise, or not', ({ wrong }) => wrong, '', '0'),
      row('memory of the server then', ({ mebibytes }) => mebibytes, ' MiB'),
      row('p99 of how late the generator sent', ({ lateP99Ms }) => lateP99Ms, ' ms'),
      row('CPU of the generator', ({ generatorCores }) => 100 * generatorCores, ' % of a core', '< 90 %'),
    ]
  })
  printTable('overload', rows)
}
