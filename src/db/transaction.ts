import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Statement } from './connection.ts'
import type { Database, PooledConnection } from './database.ts'
import { NodePgDatabase, PgDialect } from './drizzle.ts'
import { isConflict, isFollowUp } from './errors.ts'
import type { Channel } from './listener.ts'
import { waitOrThrow } from './retry.ts'
import type { Signal } from './signals.ts'

const maxConflictRetries = 3

/**
 * Runs `work` in one transaction. A deadlock or serialization failure is tried again up to three times, and so are
 * connections that turn out to be stale: both mean that nothing was written. A commit is never repeated, since its
 * outcome may be unknown.
 */
export async function runTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    let tx: Transaction | undefined
    try {
      tx = new Transaction(await db.acquire())
      const result = await work(tx)
      await tx.commit()
      db.signals.send(tx.signals)
      return result
    } catch (thrown) {
      await tx?.rollBack()
      const error = tx?.causeOf(thrown) ?? thrown
      if (isConflict(error) && attempt < maxConflictRetries) await sleep(Math.random() * 20 * (attempt + 1))
      else if (tx?.isCommitting) throw error
      else await waitOrThrow(error, attempt)
    }
  }
}

const dialect = new PgDialect()

/** Runs all statements on one connection, which is its own until it has ended; `runTransaction` makes it. */
export class Transaction extends NodePgDatabase<Record<string, never>> {
  /** Writes that are on their way, and `BEGIN`: unless all of them succeed, nothing commits. */
  readonly inFlight: Promise<unknown>[] = []
  /** What listeners hear once the transaction has committed. */
  readonly signals: Signal[] = []
  isCommitting = false
  readonly #connection: PooledConnection
  #firstFailure: { reason: unknown } | undefined
  #hasEnded = false

  constructor(connection: PooledConnection) {
    super(dialect, connection.session, undefined)
    this.#connection = connection
    // It travels with the first statement, as COMMIT does with the last.
    this.send(connection.query('begin'))
  }

  run(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    if (this.#hasEnded) throw new Error('the transaction has ended')
    return this.#connection.run(statement, values)
  }

  /** Takes note of a write on whose answer nothing depends: nobody waits for it before the commit. */
  send(write: PromiseLike<unknown>): void {
    // One promise for all who wait: each `then` of a query of Drizzle's would run it once more.
    const writing = Promise.resolve(write)
    writing.catch((reason: unknown) => (this.#firstFailure ??= { reason }))
    this.inFlight.push(writing)
  }

  /** Has listeners of every process notified once the transaction has committed. */
  signal(channel: Channel, payload = ''): void {
    this.signals.push({ channel, payload })
  }

  async commit(): Promise<void> {
    this.#hasEnded = true
    await Promise.resolve() // until it is known what could not be sent: PostgreSQL would commit the rest
    if (this.#firstFailure) throw this.#firstFailure.reason
    this.isCommitting = true
    const committing = this.#connection.query('commit')
    await Promise.all([...this.inFlight, committing])
    // PostgreSQL answers ROLLBACK when a statement has failed, whoever overlooked that.
    if ((await committing).command !== 'COMMIT') throw new Error('the transaction was rolled back')
    this.#release()
  }

  async rollBack(): Promise<void> {
    this.#hasEnded = true
    await this.#connection.query('rollback').catch(() => undefined)
    this.#release()
  }

  /** After a failed statement PostgreSQL refuses the others of its transaction, and does not say why it does. */
  causeOf(error: unknown): unknown {
    return isFollowUp(error) ? (this.#firstFailure?.reason ?? error) : error
  }

  #release(): void {
    // A connection that is not idle now could not be rolled back: nobody may have it afterwards.
    this.#connection.release(this.#connection.getTransactionStatus() !== 'I')
  }
}
