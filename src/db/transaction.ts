import { setTimeout as sleep } from 'node:timers/promises'
import { sendAnnouncements } from './announce.ts'
import { beforeNext, transactionOn, type Database, type Transaction } from './client.ts'
import { combineWrites, type Write } from './statements/combined-write.ts'
import { isConflict } from './errors.ts'
import { waitOrThrow } from './retry.ts'
import { runStatement } from './statements/statement-query.ts'

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
  const own: Own = { deferred: [], sent: [], failed: undefined }
  owned.set(tx, own)
  beforeNext.set(client, () => sendDeferred(tx, own))
  try {
    // Not waited for: it travels with the first statement, as COMMIT does with the last.
    send(tx, client.query('begin'))
    const result = await work(tx)
    sendDeferred(tx, own)
    await Promise.resolve() // until it is known what could not be sent: PostgreSQL would commit the rest
    if (own.failed) throw own.failed.reason
    owned.delete(tx) // who goes on writing now is told
    progress.committing = true
    const committed = client.query('commit')
    await Promise.all([...own.sent, committed])
    // What PostgreSQL answers when a statement has failed, whoever overlooked it.
    if ((await committed).command !== 'COMMIT') throw new Error('the transaction was rolled back')
    sendAnnouncements(db, tx)
    return result
  } catch (error) {
    owned.delete(tx)
    own.deferred = []
    await client.query('rollback').catch(() => undefined)
    throw await firstFailure(own.sent, error)
  } finally {
    beforeNext.delete(client)
    // One that is not idle now could not be rolled back: nobody may have it after us.
    client.release(client.getTransactionStatus() !== 'I')
  }
}

/** What a transaction has under way. */
interface Own {
  deferred: Write[]
  sent: Promise<unknown>[]
  failed: { reason: unknown } | undefined
}
const owned = new WeakMap<Transaction, Own>()

function ownOf(tx: Transaction): Own {
  const own = owned.get(tx)
  if (!own) throw new Error('this is no transaction of runTransaction')
  return own
}

/** A write on whose answer nothing depends: it is on its way, and unless it succeeds the transaction does not commit. */
export function send(tx: Transaction, write: PromiseLike<unknown>): void {
  const own = ownOf(tx)
  // One promise for all who ask: each `then` of a query of Drizzle's would run it once more.
  const writing = Promise.resolve(write)
  writing.catch((reason: unknown) => (own.failed ??= { reason }))
  own.sent.push(writing)
}

/** The same of a write that is only about to be sent, with others, ahead of the next statement or of COMMIT. */
export function defer(tx: Transaction, write: Write): void {
  const own = ownOf(tx)
  if (own.deferred.some(({ table }) => table === write.table)) sendDeferred(tx, own)
  own.deferred.push(write)
}

function sendDeferred(tx: Transaction, own: Own): void {
  if (own.deferred.length === 0) return
  const { statement, values } = combineWrites(own.deferred)
  own.deferred = []
  send(tx, runStatement(tx.$client, statement, values))
}

/** After a failed statement the others of its transaction fail too, and say no more than that. */
async function firstFailure(writes: readonly Promise<unknown>[], error: unknown): Promise<unknown> {
  const outcomes = await Promise.allSettled(writes)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  return failed ? failed.reason : error
}
