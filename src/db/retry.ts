import { setTimeout as delay } from 'node:timers/promises'
import { isStaleConnection } from './errors.ts'

/** Where one connection turns out to be stale, all are: these are the waits for the others to be noticed too. */
const staleMs = [10, 100]

/**
 * Tries a piece of work, and again where its connection turned out to be stale, as each is after a restart of PostgreSQL.
 * @param mayRetry for writes: whether it is known that nothing was done
 */
export async function retryStale<T>(
  attempt: () => Promise<T>,
  mayRetry: (error: unknown) => boolean = isStaleConnection,
): Promise<T> {
  for (const waitMs of staleMs) {
    try {
      return await attempt()
    } catch (error) {
      if (!mayRetry(error)) throw error
      await delay(waitMs)
    }
  }
  return attempt()
}

/** How long a start waits for what is late, what ends the wait, and who is told. */
export interface RetryPolicy {
  seconds: number
  signal: AbortSignal
  /** Called at first, and every few seconds. */
  tell: (what: string, details: object) => void
}

/** For a single try. */
export const once: RetryPolicy = { seconds: 0, signal: new AbortController().signal, tell: () => undefined }

const retryMs = 250
const tellEveryMs = 5_000

/**
 * Tries until it succeeds, fails for a reason that a wait would not mend, or has taken too long.
 * @param attempt fails soon if the signal is aborted
 * @param waitsFor what an error says is waited for; undefined where waiting would not help
 * @throws the last error; the signal's reason once it is aborted
 */
export async function retryUntilLate<T>(
  attempt: () => Promise<T>,
  waitsFor: (error: unknown) => string | undefined,
  { seconds, signal, tell }: RetryPolicy,
): Promise<T> {
  const until = performance.now() + seconds * 1000
  const since = new Date().toISOString()
  for (let toldAt = -Infinity; ;) {
    try {
      return await attempt()
    } catch (error) {
      signal.throwIfAborted()
      const what = waitsFor(error)
      const now = performance.now()
      if (what === undefined || now + retryMs > until) throw error
      if (now > toldAt + tellEveryMs) {
        toldAt = now
        tell(what, { since, waitSeconds: seconds })
      }
      await delay(retryMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}
