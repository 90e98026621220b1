import { setTimeout as sleep } from 'node:timers/promises'
import { sendAnnouncements } from './announce.ts'
import { transactionOn, type Database, type Transaction } from './client.ts'
import { isConflict } from './errors.ts'
import { waitOrThrow } from './retry.ts'

const maxConflictRetries = 3

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
      else await waitOrThrow(error, attempt)
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
  const own: Sent = { writes: [], failed: undefined }
  sent.set(tx, own)
  try {
    // Not waited for: it travels with the first statement, as COMMIT does with the last.
    send(tx, client.query('begin'))
    const result = await work(tx)
    if (own.failed) throw own.failed.reason // it may not have reached PostgreSQL, which would commit the rest
    progress.committing = true
    const committed = client.query('commit')
    await Promise.all([...own.writes, committed])
    // What PostgreSQL answers when a statement has failed, whoever overlooked it.
    if ((await committed).command !== 'COMMIT') throw new Error('the transaction was rolled back')
    sendAnnouncements(db, tx)
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw await firstFailure(own.writes, error)
  } finally {
    // One that is not idle now could not be rolled back: nobody may have it after us.
    client.release(client.getTransactionStatus() !== 'I')
  }
}

interface Sent {
  writes: Promise<unknown>[]
  failed: { reason: unknown } | undefined
}
const sent = new WeakMap<Transaction, Sent>()

/** A write on whose answer nothing depends: it is on its way, and unless it succeeds the transaction does not commit. */
export function send(tx: Transaction, write: PromiseLike<unknown>): void {
  const own = sent.get(tx)
  if (!own) throw new Error('this is no transaction of runTransaction')
  // One promise for all who ask: each `then` of a query of Drizzle's would run it once more.
  const writing = Promise.resolve(write)
  writing.catch((reason: unknown) => (own.failed ??= { reason }))
  own.writes.push(writing)
}

/** After a failed statement the others of its transaction fail too, and say no more than that. */
async function firstFailure(writes: readonly Promise<unknown>[], error: unknown): Promise<unknown> {
  const outcomes = await Promise.allSettled(writes)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  return failed ? failed.reason : error
}
