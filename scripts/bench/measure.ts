import { median, percentile, roundTo } from './figures.ts'
import { loadFrom } from './load-threads.ts'
import { operations, type OperationName } from './operations.ts'
import type { Side } from './sides.ts'
import { processTreeCpuMicros, processTreeRssMebibytes } from './usage.ts'

/** The figures of one side for one operation, in one round or as the median over the rounds of a run. */
export interface Figures {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** CPU time per request: of the server, of PostgreSQL, and of the load generator. */
  serverMicros: number
  databaseMicros: number
  loadMicros: number
  /** Resident memory after a round; for a run, the maximum over all rounds. */
  rssMebibytes: number
}

interface Rounds {
  /** Number of rounds. All sides are measured in each round. */
  rounds: number
  /** Duration of a measurement, in seconds. */
  seconds: number
  /** Number of threads that send requests. */
  generators: number
  postmasterPid: number
}

/** Duration of the load before the first round, since V8 keeps compiling for seconds. */
const firstWarmUpSeconds = 5
const warmUpSeconds = 0.5

/** Measures in rounds. Every second round reverses the order, so that no side is always measured after the same one. */
export async function measureRounds(
  sides: readonly Side[],
  name: OperationName,
  { rounds, seconds, generators, postmasterPid }: Rounds,
): Promise<Figures[][]> {
  const figures: Figures[][] = sides.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const warmUp = round === 0 ? firstWarmUpSeconds : warmUpSeconds
    const turns = [...sides.entries()]
    for (const [i, side] of round % 2 === 0 ? turns : turns.reverse())
      figures[i]?.push(await measure(side, name, { seconds, warmUp, generators, postmasterPid }))
  }
  return figures
}

interface Turn extends Omit<Rounds, 'rounds'> {
  warmUp: number
}

/** Measures one side while the others are idle. */
async function measure(
  side: Side,
  name: OperationName,
  { seconds, warmUp, generators, postmasterPid }: Turn,
): Promise<Figures> {
  const usage = async () => {
    const { user, system } = process.cpuUsage()
    const [server, database] = [
      await processTreeCpuMicros(side.pid),
      await processTreeCpuMicros(postmasterPid),
    ]
    return { server, database, load: user + system }
  }
  try {
    await loadFrom(generators, side, name, warmUp)
    const before = await usage()
    const { count, seconds: took, latenciesMs } = await loadFrom(generators, side, name, seconds)
    const after = await usage()
    return {
      requestsPerSecond: count / took,
      p50Ms: percentile(latenciesMs, 0.5),
      p99Ms: percentile(latenciesMs, 0.99),
      serverMicros: (after.server - before.server) / count,
      databaseMicros: (after.database - before.database) / count,
      loadMicros: (after.load - before.load) / count,
      rssMebibytes: await processTreeRssMebibytes(side.pid),
    }
  } catch (cause) {
    throw new Error(`${side.name} failed during ${operations[name].title}: ${(cause as Error).message}`, {
      cause,
    })
  }
}

/** Returns the figures of a run: medians over its rounds, and the maximum of the memory. */
export function summarizeRounds(rounds: readonly Figures[]): Figures {
  const valuesOf = (figure: keyof Figures) => rounds.map((one) => one[figure])
  return {
    requestsPerSecond: Math.round(median(valuesOf('requestsPerSecond'))),
    p50Ms: roundTo(median(valuesOf('p50Ms')), 2),
    p99Ms: roundTo(median(valuesOf('p99Ms')), 2),
    serverMicros: roundTo(median(valuesOf('serverMicros')), 1),
    databaseMicros: roundTo(median(valuesOf('databaseMicros')), 1),
    loadMicros: roundTo(median(valuesOf('loadMicros')), 1),
    rssMebibytes: Math.round(Math.max(...valuesOf('rssMebibytes'))),
  }
}
