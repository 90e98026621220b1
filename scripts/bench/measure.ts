import type { DeepPages } from './deep-pages.ts'
import { headersOf } from './fetch-json.ts'
import { median, percentile, roundTo } from './figures.ts'
import { load } from './load.ts'
import type { Operation } from './operations.ts'
import type { Side } from './sides.ts'
import type { Taskwire } from './taskwire.ts'
import { cpuMicros, familyCpuMicros, rssMebibytes } from './usage.ts'
import type { World } from './world.ts'

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

interface Measured {
  taskwire: Taskwire
  world: World
  pages: DeepPages
  seconds: number
  /** Before it is measured; 0: not at all. */
  warmUpSeconds?: number
}

/** Sends the operation's requests to one side, and nothing to the others. */
export async function measure(
  side: Side,
  operation: Operation,
  { taskwire, world, pages, seconds, warmUpSeconds = 1 }: Measured,
): Promise<Figures> {
  const sent = { headers: headersOf(world), requests: operation.requests(world, pages, side.name) }
  try {
    if (warmUpSeconds > 0) await load(side.url, sent, warmUpSeconds)
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

export function overRounds(rounds: readonly Figures[]): Figures {
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
