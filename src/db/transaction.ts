import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Command, Connection, Statement } from './connection.ts'
import { NodePgDatabase, NodePgSession, dialect } from './drizzle.ts'
import { isConflict, isFollowUp, refusesWrites } from './errors.ts'
import type { Answer } from './flight.ts'
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
      const error = firstOf(thrown, tx?.failure)
      writes.writability.refusal = refusesWrites(error) ?? writes.writability.refusal
      if (isConflict(error) && attempt < maxConflictRetries) await delay(Math.random() * 20 * (attempt + 1))
      else if (tx?.isCommitting) throw error
      else await waitOrThrow(error, attempt)
    }
  }
}

/** The failure that another only follows from: PostgreSQL says so of the other, or Drizzle wraps the one. */
function firstOf(thrown: unknown, failure: unknown): unknown {
  if (failure === undefined) return thrown
  return isFollowUp(thrown) || (thrown as Error).cause === failure ? failure : thrown
}

const begin: Command = { statement: { text: 'begin' }, values: [] }
const commit: Command = { statement: { text: 'commit' }, values: [] }

/** Runs all statements on one connection, which is its own until it has ended; `runTransaction` makes it. */
export class Transaction extends NodePgDatabase<Record<string, never>> {
  /** Sent to the listeners once the transaction has committed. */
  readonly signals: Signal[] = []
  isCommitting = false
  /** Why the first flight failed that did. PostgreSQL refuses what is in flight behind it, without saying why. */
  failure: unknown
  readonly #connection: Connection
  readonly #release: Held['release']
  /** What travels with the next statement that is waited for. */
  #waiting: Command[] = [begin]
  /** What Drizzle's queries wait for. */
  #beforeQueries: Promise<unknown> | undefined
  #hasEnded = false

  constructor({ connection, release }: Held) {
    const query = (...query: Parameters<Connection['query']>): unknown => this.#query(query)
    super(dialect, new NodePgSession({ query } as unknown as pg.Client, dialect, undefined), undefined)
    this.#connection = connection
    this.#release = release
  }

  /** Runs a statement, after those that wait. */
  async run(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    const answers = await this.#fly({ statement, values })
    return answers.at(-1) as Answer
  }

  /**
   * Takes a write on whose answer nothing depends: it travels with the next statement that is waited for, which is the
   * commit at the latest. Should it fail, nothing of the transaction is left.
   */
  send(write: Command): void {
    this.#assertOpen()
    this.#waiting.push(write)
  }

  /**
   * Has listeners of every process notified once the transaction has committed.
   * @param about for those of this process alone: see `Signals.onCommit`
   */
  signal(channel: Channel, payload = '', about?: string): void {
    this.signals.push({ channel, payload, about })
  }

  async commit(): Promise<void> {
    this.#assertOpen()
    this.isCommitting = true
    const committing = this.#fly(commit)
    this.#hasEnded = true
    // PostgreSQL answers ROLLBACK when a statement has failed, even where nobody looked at its answer.
    if ((await committing).at(-1)?.tag !== 'COMMIT') throw new Error('the transaction was rolled back')
    this.#giveBack()
  }

  async rollBack(): Promise<void> {
    this.#hasEnded = true
    const hasBegun = this.#waiting[0] !== begin
    if (hasBegun) await this.#connection.query('rollback').catch(() => undefined)
    this.#giveBack()
  }

  /** Runs a query of Drizzle's, once what waits has been answered: were BEGIN to fail, it would commit by itself. */
  async #query(query: Parameters<Connection['query']>): Promise<unknown> {
    if (this.#waiting.length > 0) this.#beforeQueries = this.#fly()
    await this.#beforeQueries
    this.#assertOpen()
    return this.#connection.query(...query)
  }

  /** Sends the writes that wait, and behind them the last. */
  async #fly(...last: Command[]): Promise<Answer[]> {
    this.#assertOpen()
    const flight = [...this.#waiting, ...last]
    this.#waiting = []
    try {
      return await this.#connection.runTogether(flight)
    } catch (error) {
      this.failure ??= error
      throw error
    }
  }

  /**
   * After the end the connection may be another's, so a late statement would run in that one's transaction. After a failed
   * flight there may be no transaction at all: a statement sent then would commit by itself.
   */
  #assertOpen(): void {
    if (this.#hasEnded) throw new Error('the transaction has ended')
    if (this.failure !== undefined) throw this.failure as Error
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
