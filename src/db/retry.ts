import { setTimeout as delay } from 'node:timers/promises'
import { isOutdatedStatement, isStaleConnection, refusesWrites, type WriteRefusal } from './errors.ts'

/** Delays before retries, in milliseconds. If one connection is stale, all are, so a retry may use another stale one. */
const staleMs = [10, 100]

/**
 * Runs `attempt`, and retries it if its connection was stale, as every connection is after a restart of PostgreSQL.
 * @param mayRetry tells, for writes, whether it is certain that nothing was written
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

/**
 * Runs `attempt`, and repeats it if its statement was outdated: PostgreSQL did not run it.
 * @param connections number of connections, on each of which the statement may be outdated
 */
export async function retryOutdated<T>(attempt: () => Promise<T>, connections: number): Promise<T> {
  for (let outdated = 0; outdated < connections; outdated++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isOutdatedStatement(error)) throw error
    }
  }
  return attempt()
}

/** Outcome of the latest writes. */
export interface Writability {
  /** Reason for which the database refused the last write, if it refuses all writes. */
  refusal?: WriteRefusal | undefined
  /** Time of the first probe without a response since the last successful probe, by `performance.now()`. */
  unansweredSince?: number | undefined
  probe?: Promise<unknown> | undefined
}

/** Runs a write, retries like `retryStale`, and records why the write was refused. */
export async function retryWrite<T>(
  writability: Writability,
  attempt: () => Promise<T>,
  mayRetry: (error: unknown) => boolean,
): Promise<T> {
  try {
    return await retryStale(attempt, mayRetry)
  } catch (error) {
    writability.refusal = refusesWrites(error) ?? writability.refusal
    throw error
  }
}

/** Limits on the wait for the database and for locks during startup. */
export interface WaitPolicy {
  seconds: number
  /** Aborts the wait. */
  signal: AbortSignal
  /** Logs the reason for the wait, at its start and every few seconds. */
  log: (what: string, details: object) => void
}

/** Policy for a single attempt. */
export const singleAttempt: WaitPolicy = {
  seconds: 0,
  signal: new AbortController().signal,
  log: () => undefined,
}

const retryMs = 250
const logIntervalMs = 5_000

/**
 * Runs `attempt` until it succeeds, fails for a reason that waiting cannot fix, or has taken too long.
 * @param attempt should fail soon after the signal is aborted
 * @param waitsFor returns what to wait for after an error; undefined if waiting cannot help
 * @throws the last error, or the signal's reason if aborted
 */
export async function retryUntilTimeout<T>(
  attempt: () => Promise<T>,
  waitsFor: (error: unknown) => string | undefined,
  { seconds, signal, log }: WaitPolicy,
): Promise<T> {
  const until = performance.now() + seconds * 1000
  const since = new Date().toISOString()
  for (let loggedAt = -Infinity; ;) {
    try {
      return await attempt()
    } catch (error) {
      signal.throwIfAborted()
      const what = waitsFor(error)
      const now = performance.now()
      if (what === undefined || now + retryMs > until) throw error
      if (now > loggedAt + logIntervalMs) {
        loggedAt = now
        log(what, { since, waitSeconds: seconds })
      }
      // With jitter, a migration does not meet a periodic job again and again.
      await delay(retryMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() =>
        signal.throwIfAborted(),
      )
    }
  }
}
