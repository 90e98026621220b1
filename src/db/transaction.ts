import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Answer, Connection, Statement } from './connection.ts'
import { NodePgDatabase, NodePgSession, dialect } from './drizzle.ts'
import { isConflict, isFollowUp, refusesWrites } from './errors.ts'
import type { Channel } from './listener.ts'
import { waitOrThrow } from './retry.ts'
import type { Held, Share } from './share.ts'

const maxConflictRetries = 3

/** What transactions need of a database. */
interface Transactions {
  writes: Share
  signals: Signals
}

/**
 * Runs `work` in one transaction. A deadlock or serialization failure is tried again up to three times, and so are
 * connections that turn out to be stale: both mean that nothing was written. A commit is never repeated, since its
 * outcome may be unknown.
 * @param alike equal for transactions that wait for the same, should they have to wait
 */
export async function runTransaction<T>(
  { writes, signals }: Transactions,
  work: (tx: Transaction) => Promise<T>,
  alike?: unknown,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    let tx: Transaction | undefined
    try {
      tx = new Transaction(await writes.take(alike))
      const result = await work(tx)
      await tx.commit()
      signals.send(tx.signals)
      return result
    } catch (thrown) {
      await tx?.rollBack()
      const error = (await tx?.causeOf(thrown)) ?? thrown
      writes.writability.refusal = refusesWrites(error) ?? writes.writability.refusal
      if (isConflict(error) && attempt < maxConflictRetries) await delay(Math.random() * 20 * (attempt + 1))
      else if (tx?.isCommitting) throw error
      else await waitOrThrow(error, attempt)
    }
  }
}

/**
 * The connection for as long as the transaction has it. Afterwards it is another's: a statement that came late would
 * run in the other's transaction.
 */
class TransactionConnection {
  hasEnded = false
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** All that Drizzle calls of a client. */
  query(...query: Parameters<Connection['query']>): unknown {
    return this.#held().query(...query)
  }

  run(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    return this.#held().run(statement, values)
  }

  #held(): Connection {
    if (this.hasEnded) throw new Error('the transaction has ended')
    return this.#connection
  }
}

/** Runs all statements on one connection, which is its own until it has ended; `runTransaction` makes it. */
export class Transaction extends NodePgDatabase<Record<string, never>> {
  /** Writes that are on their way, and `BEGIN`: unless all of them succeed, nothing commits. */
  readonly inFlight: Promise<unknown>[] = []
  /** Sent to the listeners once the transaction has committed. */
  readonly signals: Signal[] = []
  isCommitting = false
  readonly #connection: Connection
  readonly #release: Held['release']
  readonly #client: TransactionConnection
  #firstFailure: { reason: unknown } | undefined

  constructor({ connection, release }: Held) {
    const client = new TransactionConnection(connection)
    super(dialect, new NodePgSession(client as unknown as pg.Client, dialect, undefined), undefined)
    this.#connection = connection
    this.#release = release
    this.#client = client
    // It travels with the first statement, as COMMIT does with the last.
    this.send(connection.query('begin'))
  }

  run(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    return this.#client.run(statement, values)
  }

  /** Takes note of a write on whose answer nothing depends: nobody waits for it before the commit. */
  send(write: PromiseLike<unknown>): void {
    // One promise for all who wait: each `then` of a query of Drizzle's would run it once more.
    const writing = Promise.resolve(write)
    writing.catch((reason: unknown) => (this.#firstFailure ??= { reason }))
    this.inFlight.push(writing)
  }

  /**
   * Has listeners of every process notified once the transaction has committed.
   * @param about for those of this process alone: see `Signals.onCommit`
   */
  signal(channel: Channel, payload = '', about?: string): void {
    this.signals.push({ channel, payload, about })
  }

  async commit(): Promise<void> {
    this.#client.hasEnded = true
    // A write that could not even be sent rejects in this turn. PostgreSQL would commit the others.
    await Promise.resolve()
    if (this.#firstFailure) throw this.#firstFailure.reason
    this.isCommitting = true
    const committing = this.#connection.query('commit')
    await Promise.all([...this.inFlight, committing])
    // PostgreSQL answers ROLLBACK when a statement has failed, even where nobody looked at its answer.
    if ((await committing).command !== 'COMMIT') throw new Error('the transaction was rolled back')
    this.#giveBack()
  }

  async rollBack(): Promise<void> {
    this.#client.hasEnded = true
    await this.#connection.query('rollback').catch(() => undefined)
    this.#giveBack()
  }

  /**
   * After a failed statement PostgreSQL refuses the others of its transaction, and does not say why it does: the cause
   * is the first of the writes in flight, in the order in which they were sent, that failed for a reason of its own.
   */
  async causeOf(error: unknown): Promise<unknown> {
    if (!isFollowUp(error)) return error
    const outcomes = await Promise.allSettled(this.inFlight)
    const cause = outcomes.find((outcome) => outcome.status === 'rejected' && !isFollowUp(outcome.reason))
    return cause?.status === 'rejected' ? cause.reason : error
  }

  #giveBack(): void {
    // A connection that is not idle now could not be rolled back: nobody may have it afterwards.
    this.#release(this.#connection.getTransactionStatus() !== 'I')
  }
}

/** A message to the listeners of every process. */
interface Signal {
  channel: Channel
  payload: string
  about?: string | undefined
}

/** Between two notifications: signals that come meanwhile share the next. */
const gatherMs = 20
/** After a restart of PostgreSQL a connection turns out to be stale once. */
const retryMs = 100
/** While none can be sent: those beyond are lost, and found in another way. */
const maxWaiting = 10_000

/**
 * Sends the signals of transactions that have committed, without being waited for. `NOTIFY` inside of a transaction
 * would make all commits of the database wait for each other. What is lost with a process that is killed just then, or
 * while the database is away, has to be found in another way, as the workers' sweep finds deliveries; what must not be
 * lost is notified in the transaction itself.
 */
export class Signals {
  readonly #share: Share
  readonly #here = new Map<Channel, (about?: string) => void>()
  #waiting: Signal[] = []
  #sending: Promise<void> | undefined

  constructor(share: Share) {
    this.#share = share
  }

  /** Calls back in this process as soon as a transaction of its own has committed: before its caller has the answer. */
  onCommit(channel: Channel, callback: (about?: string) => void): void {
    this.#here.set(channel, callback)
  }

  send(signals: readonly Signal[]): void {
    if (signals.length === 0) return
    for (const { channel, about } of signals) this.#here.get(channel)?.(about)
    this.#waiting.push(...signals.slice(0, maxWaiting - this.#waiting.length))
    this.#sending ??= this.#sendWaiting().finally(() => (this.#sending = undefined))
  }

  /** Resolves when all has been sent. */
  async flush(): Promise<void> {
    await this.#sending
  }

  async #sendWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const signals = this.#waiting
      this.#waiting = []
      const channels = signals.map(({ channel }) => channel)
      const payloads = signals.map(({ payload }) => payload)
      const notify = () => this.#share.query(notifyAll, [channels, payloads])
      await notify()
        .catch(() => delay(retryMs).then(notify))
        .catch(() => undefined)
      if (this.#waiting.length === 0) await delay(gatherMs)
    }
  }
}

/** Notifications are not data: their commit need not wait for the disk. */
const notifyAll = `
  select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) as signal (channel, payload)`
