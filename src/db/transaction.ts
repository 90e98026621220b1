import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable, type Database, type Transaction } from './client.ts'

const maxConflictRetries = 3

/**
 * Runs `work` in one transaction. A deadlock or serialization failure is tried again up to three times, a connection
 * that turns out to be stale once: both mean that nothing was written. A commit is never repeated, since its outcome
 * may be unknown.
 */
export async function runTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let committing = false
    try {
      return await db.transaction(async (tx) => {
        const result = await work(tx)
        committing = true
        return result
      })
    } catch (error) {
      if (isConflict(error) && attempt <= maxConflictRetries) await sleep(Math.random() * 20 * attempt)
      else if (committing || !isDatabaseUnavailable(error) || attempt > 1) throw error
    }
  }
}

/** Runs a read, once more when its connection turned out to be stale, as each is after a restart of PostgreSQL. */
export async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return await read()
  }
}

/** Deadlock (40P01) or serialization failure (40001): the transaction was rolled back whole. */
function isConflict(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '40P01' || code === '40001' || (cause instanceof Error && isConflict(cause))
}
