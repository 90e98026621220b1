import { sql } from 'drizzle-orm'
import { connect } from '../../src/db/client.ts'
import { findDeepPages, type DeepPages } from './deep-pages.ts'
import { headersOf } from './fetch-json.ts'
import { median, percentile, printTable, roundTo } from './figures.ts'
import { printRatios } from './goals.ts'
import { connections, load } from './load.ts'
import { operations, type Operation, type OperationName } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { assertSameAnswers } from './same-answers.ts'
import { startSides, type Side, type SideName } from './sides.ts'
import { startTaskwire, type Taskwire } from './taskwire.ts'
import { cpuMicros, familyCpuMicros, rssMebibytes } from './usage.ts'
import { makeWorld, type World } from './world.ts'

const warmUpSeconds = 1

/** How one side did one operation: medians over the rounds, but for the memory. */
export interface Figures {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** CPU time a request, of the server, of PostgreSQL, and of the load generator that shares the machine. */
  serverMicros: number
  databaseMicros: number
  loadMicros: number
  /** The most of all rounds. */
  rssMebibytes: number
}

export interface RequestReport {
  /** The version. */
  postgres: string
  connections: number
  seconds: number
  rounds: number
  operations: RequestFigures
}

export type RequestFigures = Partial<Record<OperationName, Partial<Record<SideName, Figures>>>>

/** Taskwire and the reference servers, one after another in each round, on the same rows. */
export async function benchRequests(options: BenchOptions): Promise<RequestReport> {
  await using opened = new AsyncDisposableStack()
  const taskwire = opened.use(await startTaskwire())
  const { db, close } = connect(taskwire.databaseUrl, { max: 1, applicationName: 'taskwire bench' })
  opened.defer(close)
  const world = await makeWorld(db)
  const sides = await startSides(taskwire, world, options.sides, opened)
  const pages = await findDeepPages(taskwire.url, world)
  await assertSameAnswers(sides, world, pages)

  const figures: RequestFigures = {}
  for (const name of options.operations) {
    const operation: Operation = operations[name]
    const measured = sides.filter(
      (side) => options.sides.includes(side.name) && (!operation.only || operation.only === side.name),
    )
    const rounds = new Map(measured.map((side): [Side, Figures[]] => [side, []]))
    // What the operation before has left is not this one's to clean up.
    await db.execute(sql`vacuum analyze`)
    await db.execute(sql`checkpoint`)
    for (let round = 0; round < options.rounds; round++) {
      const first = round % measured.length
      for (const side of [...measured.slice(first), ...measured.slice(0, first)]) {
        const one = await measure(side, operation, { taskwire, world, pages, seconds: options.seconds })
        rounds.get(side)?.push(one)
      }
    }
    const medians = [...rounds].map(([side, of]): [SideName, Figures] => [side.name, overRounds(of)])
    figures[name] = Object.fromEntries(medians)
    printTable(
      operation.title,
      medians.map(([side, of]) => ({ side, ...readable(of) })),
    )
  }
  printRatios(figures)
  const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`)
  const { seconds, rounds } = options
  return { postgres: rows[0]?.server_version ?? '', connections, seconds, rounds, operations: figures }
}

interface Measured {
  taskwire: Taskwire
  world: World
  pages: DeepPages
  seconds: number
}

async function measure(
  side: Side,
  operation: Operation,
  { taskwire, world, pages, seconds }: Measured,
): Promise<Figures> {
  const sent = { headers: headersOf(world), requests: operation.requests(world, pages, side.name) }
  try {
    await load(side.url, sent, warmUpSeconds)
    const before = await usageOf(side, taskwire)
    const { count, seconds: took, latenciesMs } = await load(side.url, sent, seconds)
    const after = await usageOf(side, taskwire)
    return {
      requestsPerSecond: count / took,
      p50Ms: percentile(latenciesMs, 0.5),
      p99Ms: percentile(latenciesMs, 0.99),
      serverMicros: (after.server - before.server) / count,
      databaseMicros: (after.database - before.database) / count,
      loadMicros: (after.load - before.load) / count,
      rssMebibytes: await rssMebibytes(side.pid),
    }
  } catch (cause) {
    throw new Error(`${side.name} failed at ${operation.title}: ${(cause as Error).message}`, { cause })
  }
}

async function usageOf(
  { pid }: Side,
  { postmasterPid }: Taskwire,
): Promise<{ server: number; database: number; load: number }> {
  const { user, system } = process.cpuUsage()
  return { server: await cpuMicros(pid), database: await familyCpuMicros(postmasterPid), load: user + system }
}

function overRounds(rounds: readonly Figures[]): Figures {
  const of = (figure: keyof Figures) => rounds.map((one) => one[figure])
  return {
    requestsPerSecond: Math.round(median(of('requestsPerSecond'))),
    p50Ms: roundTo(median(of('p50Ms')), 2),
    p99Ms: roundTo(median(of('p99Ms')), 2),
    serverMicros: Math.round(median(of('serverMicros'))),
    databaseMicros: Math.round(median(of('databaseMicros'))),
    loadMicros: Math.round(median(of('loadMicros'))),
    rssMebibytes: Math.round(Math.max(...of('rssMebibytes'))),
  }
}

function readable(figures: Figures): Record<string, string | number> {
  return {
    'requests/s': figures.requestsPerSecond,
    'p50 ms': figures.p50Ms,
    'p99 ms': figures.p99Ms,
    'server µs': figures.serverMicros,
    'PostgreSQL µs': figures.databaseMicros,
    'load µs': figures.loadMicros,
    'RSS MiB': figures.rssMebibytes,
  }
}
