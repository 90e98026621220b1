import { median } from './figures.ts'

const warmUpMillis = 300
const batchMillis = 20
const batches = 15
/** What is prepared takes memory. */
const mostPrepared = 5_000
/** Linux counts CPU time by the tick, so that a short batch may seem to take none. */
const mostGrowth = 8

/** What is timed: run so often, each time with another number, and waited for where it answers a promise. */
type Step = (n: number) => unknown

/**
 * The CPU time of one run, once it is compiled for good: the median of several batches. What else the machine does
 * hardly counts, nor do the threads that compile and collect garbage.
 * @param prepare makes what a batch of so many runs uses up, before the batch is timed
 */
export async function stepMicros(step: Step, prepare?: (runs: number) => void): Promise<number> {
  let runs = 16
  const until = performance.now() + warmUpMillis
  while (performance.now() < until) {
    const micros = await batch(step, runs, prepare)
    const wanted = Math.round((batchMillis * 1_000) / Math.max(micros, 0.01))
    runs = Math.max(16, Math.min(wanted, runs * mostGrowth, prepare ? mostPrepared : Infinity))
  }
  const timed: number[] = []
  while (timed.length < batches) timed.push(await batch(step, runs, prepare))
  return median(timed)
}

async function batch(step: Step, runs: number, prepare?: (runs: number) => void): Promise<number> {
  prepare?.(runs)
  const start = process.threadCpuUsage()
  for (let n = 0; n < runs; n++) {
    const answer = step(n)
    if (answer instanceof Promise) await answer
  }
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / runs
}
