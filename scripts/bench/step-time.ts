import { median } from './figures.ts'

const warmUpMillis = 300
const batchMillis = 20
const batches = 15

/** What is timed: run so often, each time with another number, and waited for where it answers a promise. */
type Step = (n: number) => unknown

/**
 * The time of one run, once it is compiled for good: the median of several batches.
 * @param prepare what a batch of so many runs uses up, made before it is timed
 */
export async function stepMicros(step: Step, prepare?: (runs: number) => void): Promise<number> {
  let runs = 16
  const until = performance.now() + warmUpMillis
  while (performance.now() < until) {
    const micros = await batch(step, runs, prepare)
    // No larger than a few thousand: what is prepared takes memory.
    runs = Math.max(16, Math.min(5_000, Math.round((batchMillis * 1_000) / micros)))
  }
  const timed: number[] = []
  while (timed.length < batches) timed.push(await batch(step, runs, prepare))
  return median(timed)
}

async function batch(step: Step, runs: number, prepare?: (runs: number) => void): Promise<number> {
  prepare?.(runs)
  const start = performance.now()
  for (let n = 0; n < runs; n++) {
    const answer = step(n)
    if (answer instanceof Promise) await answer
  }
  return ((performance.now() - start) * 1_000) / runs
}
