import { headersOf } from './fetch-json.ts'
import { median, percentile, roundTo } from './figures.ts'
import { load } from './load.ts'
import type { Operation } from './operations.ts'
import type { Side } from './sides.ts'
import { cpuMicros, familyCpuMicros, rssMebibytes } from './usage.ts'

/** How one side did one operation, in one round or as the median over the rounds of a run. */
export interface Figures {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** CPU time a request, of the server, of PostgreSQL, and of the load generator that shares the machine. */
  serverMicros: number
  databaseMicros: number
  loadMicros: number
  /** Resident afterwards; of a run, the most of all rounds. */
  rssMebibytes: number
}

interface MeasureOptions {
  /** Of the PostgreSQL that the side uses. */
  postmasterPid: number
  seconds: number
  /** Of load before what is measured. */
  warmUpSeconds?: number
}

/** Sends the operation's requests to one side, and nothing to the others. */
export async function measure(
  side: Side,
  operation: Operation,
  { postmasterPid, seconds, warmUpSeconds = 1 }: MeasureOptions,
): Promise<Figures> {
  const sent = { headers: headersOf(side.world), requests: operation.requests(side) }
  try {
    if (warmUpSeconds > 0) await load(side.url, sent, warmUpSeconds)
    const before = await usageOf(side, postmasterPid)
    const { count, seconds: took, latenciesMs } = await load(side.url, sent, seconds)
    const after = await usageOf(side, postmasterPid)
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
  postmasterPid: number,
): Promise<{ server: number; database: number; load: number }> {
  const { user, system } = process.cpuUsage()
  return { server: await cpuMicros(pid), database: await familyCpuMicros(postmasterPid), load: user + system }
}

/** What a run makes of its rounds. */
export function overRounds(rounds: readonly Figures[]): Figures {
  const of = (figure: keyof Figures) => rounds.map((one) => one[figure])
  return {
    requestsPerSecond: Math.round(median(of('requestsPerSecond'))),
    p50Ms: roundTo(median(of('p50Ms')), 2),
    p99Ms: roundTo(median(of('p99Ms')), 2),
    serverMicros: roundTo(median(of('serverMicros')), 1),
    databaseMicros: roundTo(median(of('databaseMicros')), 1),
    loadMicros: roundTo(median(of('loadMicros')), 1),
    rssMebibytes: Math.round(Math.max(...of('rssMebibytes'))),
  }
}
