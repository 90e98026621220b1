import { setImmediate as nextTurn } from 'node:timers/promises'

/** Who watches the process waits for a database that hangs, but not longer than this. */
export const watcherPatienceMs = 2_000

/** No answer came in time. */
export class LateError extends Error {}

/**
 * Waits for an answer no longer than this. Where the process itself stood still meanwhile, the answer has arrived, and
 * is read in this turn of the event loop, after the timers.
 * @throws LateError the question stays asked
 */
export async function inTime<T>(answer: Promise<T>, patienceMs: number, who: string): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = async (): Promise<void> => {
    await nextTurn()
    late.reject(new LateError(`${who} did not answer in time`))
  }
  const timer = setTimeout(() => void giveUp(), patienceMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
