import { setTimeout as delay } from 'node:timers/promises'
import type { Connection, Connections, Form, Rows } from './connections.ts'
import {
  asStalePlan,
  isLockTimeout,
  isStaleConnection,
  isStalePlan,
  refusesWrites,
  type WriteRefusal,
} from './errors.ts'
import type { Channel } from './listener.ts'
import { addRow, compose, type Plan, type RowStatement } from './plan.ts'
import { retryStale } from './retry.ts'
import { Queries } from './session.ts'
import type { Signal, Signals } from './signals.ts'

const maxRetries = 3

/** What transactions need of a database. */
export interface Transactional {
  writes: Connections
  signals: Signals
  /** Why the last write was refused, where no write would have been accepted. */
  writability: { refusal?: WriteRefusal | undefined }
  lockTimeoutMs: number
}

/**
 * Runs `work` in one transaction. A deadlock, a serialization failure and a plan that is stale are tried again up to three
 * times, and so are connections that turn out to be stale: nothing was written then. A commit is never repeated, since its
 * outcome may be unknown.
 * @param contentionKey equal for transactions that may wait for the same lock
 */
export async function runTransaction<T>(
  { writes, signals, writability, lockTimeoutMs }: Transactional,
  work: (tx: Transaction) => Promise<T>,
  contentionKey?: string,
): Promise<T> {
  let hasCommitted = false
  const attempt = () =>
    writes.use(async (connection) => {
      await connection.run(`begin; set local lock_timeout to ${lockTimeoutMs}`)
      const tx = new Transaction(connection)
      try {
        const result = await work(tx)
        await tx.flush()
        hasCommitted = true
        await tx.commit()
        signals.send(tx.signals)
        return result
      } catch (error) {
        await tx.rollBack()
        throw error
      }
    }, contentionKey)
  for (let retries = 0; ; retries++) {
    try {
      return await retryStale(attempt, (error) => !hasCommitted && isStaleConnection(error))
    } catch (error) {
      writability.refusal = refusesWrites(error) ?? writability.refusal
      if (!isStalePlan(error) || retries === maxRetries) throw error
      await delay(Math.random() * 20 * (retries + 1))
    }
  }
}

/** Runs its statements one after another on one connection, until it has ended; `runTransaction` makes it. */
export class Transaction extends Queries implements Plan {
  readonly locks = true
  readonly signals: Signal[] = []
  readonly #connection: Connection
  /** Rows to be written ahead of the next statement, and at the end. */
  #rows = new Map<RowStatement, object[]>()
  readonly #lastRows = new Map<RowStatement, object[]>()
  /** The error of the first statement that failed: PostgreSQL refuses those behind it, without saying why. */
  #failure: unknown
  #hasEnded = false

  constructor(connection: Connection) {
    super((text, values, form) => {
      void this.#writeAdded()
      return this.#send(text, values, form)
    })
    this.#connection = connection
  }

  get db(): this {
    return this
  }

  add(statement: RowStatement, row: object): void {
    this.#assertOpen()
    addRow(statement.isLast ? this.#lastRows : this.#rows, statement, row)
  }

  signal(channel: Channel, payload = '', about?: string): void {
    this.signals.push({ channel, payload, about })
  }

  /** Writes all added rows, and resolves when nothing is left but the commit. */
  async flush(): Promise<void> {
    await this.#writeAdded()
    // Statements that may wait for a lock come before those that must hold at the end.
    const last = [...this.#lastRows].sort(
      ([one], [other]) => Number(!one.whenLocked) - Number(!other.whenLocked),
    )
    for (const [statement, rows] of last) {
      this.#rows.set(statement, rows)
      await this.#writeAdded(
        (error) => (isLockTimeout(error) && statement.whenLocked?.()) || asStalePlan(error),
      )
    }
    this.#assertOpen()
  }

  async commit(): Promise<void> {
    this.#hasEnded = true
    const { command } = await this.#connection.run('commit')
    // PostgreSQL answers ROLLBACK when a statement has failed, even where nobody looked at its answer.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
  }

  async rollBack(): Promise<void> {
    this.#hasEnded = true
    await this.#connection.run('rollback').catch(() => this.#connection.cut())
  }

  /** Sends the added rows; a failure of theirs is thrown by the statement that follows. */
  async #writeAdded(explain: (error: unknown) => unknown = asStalePlan): Promise<void> {
    if (this.#rows.size === 0) return
    const { text, values } = compose([{ rows: this.#rows }])
    this.#rows = new Map()
    await this.#send(text, values, 'objects', explain).catch(() => undefined)
  }

  /** Runs a statement after those before it: the driver sends them in turn, and PostgreSQL answers in turn. */
  async #send(
    text: string,
    values?: readonly unknown[],
    form?: Form,
    explain = (error: unknown): unknown => error,
  ): Promise<Rows> {
    this.#assertOpen()
    try {
      return await this.#connection.run(text, values, form)
    } catch (error) {
      this.#failure ??= explain(error)
      throw this.#failure
    }
  }

  /** After the end the connection may be another's, so a late statement would run in that one's transaction. */
  #assertOpen(): void {
    if (this.#hasEnded) throw new Error('the transaction has ended')
    if (this.#failure !== undefined) throw this.#failure as Error
  }
}
