import { setTimeout as sleep } from 'node:timers/promises'
import { sendAnnouncements, takeAnnouncements } from './announce.ts'
import { transactionOn, type Database, type Transaction } from './client.ts'
import { isConflict, isDatabaseUnavailable } from './errors.ts'

const maxConflictRetries = 3

/**
 * Runs `work` in one transaction. A deadlock or serialization failure is tried again up to three times, a connection
 * that turns out to be stale once: both mean that nothing was written. A commit is never repeated, since its outcome
 * may be unknown.
 */
export async function runTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const progress = { committing: false }
    try {
      return await attemptTransaction(db, work, progress)
    } catch (error) {
      if (isConflict(error) && attempt <= maxConflictRetries) await sleep(Math.random() * 20 * attempt)
      else if (progress.committing || !isDatabaseUnavailable(error) || attempt > 1) throw error
    }
  }
}

async function attemptTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  progress: { committing: boolean },
): Promise<T> {
  const client = await db.$client.connect()
  const tx = transactionOn(client)
  takeAnnouncements(tx)
  try {
    // Not waited for: it travels with the first statement.
    const begun = client.query('begin')
    const [result] = await Promise.all([work(tx), begun])
    progress.committing = true
    const { command } = await client.query('commit')
    // What PostgreSQL answers when a statement has failed, whoever overlooked it.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
    sendAnnouncements(db, takeAnnouncements(tx))
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    // One that is not idle now could not be rolled back: nobody may have it after us.
    client.release(client.getTransactionStatus() !== 'I')
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
