import type { Request } from 'autocannon'
import { sendAtRate, type Answered, type Sent } from './arrivals.ts'
import { openCheckout } from './checkout.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { grouped, inWords, percentile, printTable, type FigureRow } from './figures.ts'
import { load } from './load.ts'
import { operations } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startTaskwire } from './taskwire.ts'
import { rssMebibytes } from './usage.ts'
import { makeWorld, type World } from './world.ts'

const measured = ['getTask', 'createTask'] as const
const timesCapacity = 2
const taskCount = 10_000
/** The server goes on getting faster for longer, but not by much. */
const warmUpSeconds = 3

/** One operation, at twice of what the server can do of it. */
export interface Overload {
  operation: (typeof measured)[number]
  /** Answered in a second when there are as many requests as connections, and none waits. */
  capacity: number
  /** Of the same, when twice as many come as the server can answer. */
  accepted: number
  acceptedP99Ms: number
  refused: number
  refusedP99Ms: number
  /** Refused otherwise than with 503 and Retry-After, or not answered. */
  wrong: number
  mebibytes: number
}

export interface OverloadFigures {
  overloads: Overload[]
}

export async function benchOverload({ seconds }: BenchOptions): Promise<OverloadFigures> {
  await using opened = new AsyncDisposableStack()
  const databases = opened.use(await startDatabaseServer())
  const url = await databases.createDatabase('overload')
  const server = opened.use(await startTaskwire(await openCheckout('.'), url))
  const fixture = await server.createFixture()
  const { db } = opened.use(openDatabase(url))
  const world = await makeWorld(db, fixture, { taskCount })
  const overloads: Overload[] = []
  for (const operation of measured) overloads.push(await overload(operation, server, world, seconds))
  return { overloads }
}

async function overload(
  operation: Overload['operation'],
  server: { url: string; pid: number },
  world: World,
  seconds: number,
): Promise<Overload> {
  const headers = { authorization: `Bearer ${world.apiKey}`, 'content-type': 'application/json' }
  const requests = operations[operation].requests({ world, cursors: [] })
  const origin = new URL(server.url).origin
  await load(origin, { headers, requests }, warmUpSeconds)
  const { count, seconds: took } = await load(origin, { headers, requests }, seconds)
  const capacity = count / took
  let sent = 0
  const next = (): Sent => {
    const { method = 'GET', path = '', body }: Request = requests[sent++ % requests.length] ?? {}
    return { method, path, headers, ...(body !== undefined && { body: body.toString() }) }
  }
  const answers = await sendAtRate(server.url, next, { perSecond: timesCapacity * capacity, seconds })
  return { operation, capacity, ...summaryOf(answers, seconds), mebibytes: await rssMebibytes(server.pid) }
}

function summaryOf(
  answers: readonly Answered[],
  seconds: number,
): Omit<Overload, 'operation' | 'capacity' | 'mebibytes'> {
  const isServed = ({ status }: Answered): boolean => status >= 200 && status < 300
  const isShed = ({ status, retryAfter }: Answered): boolean => status === 503 && retryAfter !== undefined
  const [served, shed] = [answers.filter(isServed), answers.filter(isShed)]
  const p99 = (some: readonly Answered[]): number =>
    some.length === 0
      ? 0
      : percentile(
          some.map(({ latencyMs }) => latencyMs),
          0.99,
        )
  return {
    accepted: served.length / seconds,
    acceptedP99Ms: p99(served),
    refused: shed.length / seconds,
    refusedP99Ms: p99(shed),
    wrong: answers.length - served.length - shed.length,
  }
}

export function printOverload(runs: readonly OverloadFigures[]): void {
  const all = runs.flatMap(({ overloads }) => overloads)
  const rows = measured.flatMap((operation): FigureRow[] => {
    const of = all.filter((one) => one.operation === operation)
    const words = (read: (one: Overload) => number, unit: string): string =>
      inWords(of.map(read), grouped, unit)
    return [
      { figure: `${operation}: capacity`, value: words(({ capacity }) => capacity, '/s'), goal: '' },
      {
        figure: 'served at twice of it',
        value: words(({ accepted, capacity }) => (100 * accepted) / capacity, ' %'),
        goal: '>= 90 %',
      },
      {
        figure: 'p99 of what is served',
        value: words(({ acceptedP99Ms }) => acceptedP99Ms, ' ms'),
        goal: '< 2,000 ms',
      },
      { figure: 'refused with 503 and Retry-After', value: words(({ refused }) => refused, '/s'), goal: '' },
      { figure: 'p99 of these', value: words(({ refusedP99Ms }) => refusedP99Ms, ' ms'), goal: '< 2,000 ms' },
      { figure: 'answered otherwise, or not', value: words(({ wrong }) => wrong, ''), goal: '0' },
      { figure: 'memory of the server then', value: words(({ mebibytes }) => mebibytes, ' MiB'), goal: '' },
    ]
  })
  printTable('overload', rows)
}
