import { setTimeout as sleep } from 'node:timers/promises'
import { sendAnnouncements, takeAnnouncements } from './announce.ts'
import { transactionOn, type Database, type Transaction } from './client.ts'
import { isConflict, isDatabaseUnavailable } from './errors.ts'

const maxConflictRetries = 3
/** Where one connection turns out to be stale, all are: these are the waits for the others to be noticed too. */
const staleMillis = [10, 100]

/**
 * Runs `work` in one transaction. A deadlock or serialization failure is tried again up to three times, and so are
 * connections that turn out to be stale: both mean that nothing was written. A commit is never repeated, since its
 * outcome may be unknown.
 */
export async function runTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const progress = { committing: false }
    try {
      return await attemptTransaction(db, work, progress)
    } catch (error) {
      if (isConflict(error) && attempt < maxConflictRetries) await sleep(Math.random() * 20 * (attempt + 1))
      else if (progress.committing) throw error
      else await waitForOthers(error, attempt)
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
  const writes: Promise<unknown>[] = []
  sent.set(tx, writes)
  try {
    // Not waited for: it travels with the first statement, as COMMIT does with the last.
    send(tx, client.query('begin'))
    const result = await work(tx)
    progress.committing = true
    const committed = client.query('commit')
    await Promise.all([...writes, committed])
    // What PostgreSQL answers when a statement has failed, whoever overlooked it.
    if ((await committed).command !== 'COMMIT') throw new Error('the transaction was rolled back')
    sendAnnouncements(db, takeAnnouncements(tx))
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw await firstFailure(writes, error)
  } finally {
    // One that is not idle now could not be rolled back: nobody may have it after us.
    client.release(client.getTransactionStatus() !== 'I')
  }
}

const sent = new WeakMap<Transaction, Promise<unknown>[]>()

/** A write on whose answer nothing depends: it is on its way, and unless it succeeds the transaction does not commit. */
export function send(tx: Transaction, write: Promise<unknown>): void {
  write.catch(() => undefined) // who commits hears of it
  sent.get(tx)?.push(write)
}

/** After a failed statement the others of its transaction fail too, and say no more than that. */
async function firstFailure(writes: readonly Promise<unknown>[], error: unknown): Promise<unknown> {
  const outcomes = await Promise.allSettled(writes)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  return failed ? failed.reason : error
}

/** Runs a read, and again when its connection turned out to be stale, as each is after a restart of PostgreSQL. */
export async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      await waitForOthers(error, attempt)
    }
  }
}

/** Throws the error where another attempt would not help. */
async function waitForOthers(error: unknown, attempt: number): Promise<void> {
  const millis = staleMillis[attempt]
  if (millis === undefined || !isDatabaseUnavailable(error)) throw error
  await sleep(millis)
}
