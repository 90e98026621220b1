import { setTimeout as delay } from 'node:timers/promises'
import type { Connection, Connections } from './pool/connections.ts'
import type { Rows } from './driver.ts'
import { asStalePlan, isLockTimeout, isOutdatedStatement, isStaleConnection, isStalePlan } from './errors.ts'
import type { Channel } from './listener.ts'
import type { Placement } from './placement.ts'
import { addRows, type AddedRows, type Plan, type RowStatement } from './plan.ts'
import { retryWrite, type Writability } from './retry.ts'
import { Queries, type Run } from './drizzle.ts'
import type { Signal, Signals } from './signals.ts'

const maxRetries = 3

/** The parts of a database that writes need: plans and transactions. */
export interface WriteParts {
  writes: Connections
  signals: Signals
  writability: Writability
  lockTimeoutMs: number
  /**
   * Time to wait for a lock before the transaction is restarted as one that may wait for long, in milliseconds.
   * If undefined, the transaction is not restarted.
   */
  briefLockMs?: number | undefined
  /** Returns where the rows are, which the first connection shows. */
  placement: () => Promise<Placement>
}

/**
 * Runs `work` in one transaction. Retries after a short lock wait, a stale plan, a deadlock, a serialization failure or
 * a stale connection, but not once the commit was sent, since its outcome may be unknown.
 * @param contentionKey equal for transactions that may wait for the same lock
 */
export async function runTransaction<T>(
  { writes, signals, writability, lockTimeoutMs, briefLockMs, placement: find }: WriteParts,
  work: (tx: Transaction) => Promise<T>,
  contentionKey?: string,
): Promise<T> {
  let hasCommitted = false
  let waits = false
  const placement = await find()
  const attempt = () => {
    const isBrief = !waits && briefLockMs !== undefined && !writes.isReserved(contentionKey)
    const timeoutMs = isBrief ? Math.min(briefLockMs, lockTimeoutMs) : lockTimeoutMs
    return writes.use(
      async (connection) => {
        await connection.run(`begin; set local lock_timeout to ${timeoutMs}`)
        const tx = new Transaction(connection, placement, isBrief)
        try {
          const result = await work(tx)
          await tx.flush()
          hasCommitted = true
          await tx.commit()
          signals.send(tx.signals)
          return result
        } catch (error) {
          await tx.rollBack()
          if (isBrief && isLockTimeout(error)) throw new BriefLockError(error)
          throw error
        }
      },
      contentionKey,
      waits,
    )
  }
  for (let retries = 0; ; retries++) {
    try {
      const mayRetry = (error: unknown): boolean => !hasCommitted && isStaleConnection(error)
      return await retryWrite(writability, attempt, mayRetry)
    } catch (error) {
      if (error instanceof BriefLockError) {
        waits = true
        continue
      }
      // Every connection may have outdated statements, once after each migration.
      const allowed = isOutdatedStatement(error) ? maxRetries + writes.load.size : maxRetries
      if (!isStalePlan(error) || retries >= allowed) throw error
      await delay(Math.random() * 20 * (retries + 1))
    }
  }
}

/** Thrown if a transaction must be restarted as one that may wait long for locks. */
class BriefLockError extends Error {
  constructor(cause: unknown) {
    super('a lock was not immediately available', { cause })
  }
}

/** A transaction on one connection, which runs statements in order. Only `runTransaction` creates it. */
export class Transaction extends Queries implements Plan {
  readonly locks = true
  readonly db = this
  readonly signals: Signal[] = []
  readonly #connection: Connection
  readonly #placement: Placement
  /** Whether the transaction waits only briefly for a lock, and is then restarted. */
  readonly #isBrief: boolean
  /** Rows added since the last statement. */
  #rows: AddedRows = new Map()
  /** Rows that are written at the end. */
  readonly #lastRows: AddedRows = new Map()
  /** First failure of a statement. PostgreSQL refuses later statements without repeating the reason. */
  #failure: Error | undefined
  #hasEnded = false

  constructor(connection: Connection, placement: Placement, isBrief = false) {
    super(async (...query) => {
      // If these fail, so does the next statement.
      this.#writeAdded().catch(() => undefined)
      return this.#send(query)
    })
    this.#connection = connection
    this.#placement = placement
    this.#isBrief = isBrief
  }

  isDistributed(): Promise<boolean> {
    return Promise.resolve(this.#placement.isDistributed)
  }

  add<Row extends object>(statement: RowStatement<Row>, row: Row): void {
    this.#assertOpen()
    addRows(statement.isLast ? this.#lastRows : this.#rows, statement, [JSON.stringify(row)])
  }

  signal(channel: Channel, payload = '', about?: string): void {
    this.signals.push({ channel, payload, about })
  }

  /** Writes the added rows, then the rows that must be last: first rows that may wait for a lock, then assertions. */
  async flush(): Promise<void> {
    await this.#writeAdded()
    const last = [...this.#lastRows].sort(
      ([one], [other]) => Number(!one.whenLocked) - Number(!other.whenLocked),
    )
    for (const [statement, rows] of last)
      await this.#write(new Map([[statement, rows]]), statement.whenLocked)
  }

  async commit(): Promise<void> {
    this.#assertOpen()
    this.#hasEnded = true
    const { command } = await this.#connection.run('commit')
    // PostgreSQL answers ROLLBACK if a statement has failed, even if its error was not awaited.
    if (command !== 'COMMIT') throw this.#failure ?? new Error('the transaction was rolled back')
  }

  async rollBack(): Promise<void> {
    this.#hasEnded = true
    await this.#connection.run('rollback').catch(() => this.#connection.cut())
  }

  #writeAdded(): Promise<void> {
    const rows = this.#rows
    this.#rows = new Map()
    return this.#write(rows)
  }

  async #write(rows: AddedRows, whenLocked?: () => Error): Promise<void> {
    if (rows.size === 0) return
    const asFailure = (error: unknown): unknown =>
      whenLocked && !this.#isBrief && isLockTimeout(error) ? whenLocked() : asStalePlan(error)
    await Promise.all(
      this.#placement.compose([rows]).map(({ text, values }) => this.#send([text, values], asFailure)),
    )
  }

  async #send(query: Parameters<Run>, asFailure = (error: unknown): unknown => error): Promise<Rows> {
    this.#assertOpen()
    try {
      return await this.#connection.run(...query)
    } catch (error) {
      this.#failure ??= asFailure(error) as Error
      throw this.#failure
    }
  }

  /** Refuses a statement after the end of the transaction, since another transaction may now use the connection. */
  #assertOpen(): void {
    if (this.#hasEnded) throw new Error('the transaction has ended')
    if (this.#failure) throw this.#failure
  }
}
