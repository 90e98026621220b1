import { setImmediate as nextTurn } from 'node:timers/promises'

/** Who watches the process waits for a database that hangs, but not longer than this. */
export const watcherPatienceMs = 2_000

/** No answer came in time. */
export class LateError extends Error {}

/**
 * How those who watch the process ask the database. Whoever asks meanwhile gets the same answer: of a database that hangs
 * each question would keep a connection.
 * @throws LateError the question stays asked
 */
export function askOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined
  return () => {
    asking ??= ask().finally(() => (asking = undefined))
    return inTime(asking, watcherPatienceMs, 'the database')
  }
}

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
