import type { Channel } from './listener.ts'
import type { Queries } from './session.ts'
import type { Signal } from './signals.ts'

/** A statement for any number of rows, which are one parameter: `$rows` in its text, a JSON array of objects. */
export interface RowStatement {
  readonly text: string
  /** It returns a row for each of its own, or the plan is stale and nothing is written. */
  readonly mustHold: boolean
  /** In a transaction it is run last, whatever has been waited for before. */
  readonly isLast?: boolean
  /** What is thrown where it runs last and has waited for a lock for too long. */
  readonly whenLocked?: () => Error
}

/**
 * What a write wants to be committed: rows to write, and assertions of what must hold for that. It is made from what `db`
 * says, and committed as one statement, with those of other writes.
 */
export interface Plan {
  /** What it reads from. */
  readonly db: Queries
  /** Whether rows that the plan changes are to be locked as they are read. */
  readonly locks: boolean
  /**
   * Adds a row to what a statement writes or asserts.
   * @param change names the row that it changes: of plans that change the same only one at a time is committed
   */
  add(statement: RowStatement, row: object, change?: string): void
  /**
   * Has listeners of every process notified once the plan has been committed.
   * @param about for those of this process alone: see `Signals.onCommit`
   */
  signal(channel: Channel, payload?: string, about?: string): void
}

/** Writes bytes as text, for a row. */
export const toBytea = (bytes: Uint8Array): never => `\\x${Buffer.from(bytes).toString('hex')}` as never

/** Rows as JSON, by the statement that writes or asserts them. Plans that assert the same share the question. */
export type AddedRows = Map<RowStatement, Set<string>>

/** A plan that no transaction is open for. */
export class OpenPlan implements Plan {
  readonly locks = false
  readonly db: Queries
  readonly rows: AddedRows = new Map()
  readonly changes: string[] = []
  readonly signals: Signal[] = []

  constructor(db: Queries) {
    this.db = db
  }

  add(statement: RowStatement, row: object, change?: string): void {
    addRows(this.rows, statement, [JSON.stringify(row)])
    if (change !== undefined) this.changes.push(change)
  }

  signal(channel: Channel, payload = '', about?: string): void {
    this.signals.push({ channel, payload, about })
  }
}

export function addRows(to: AddedRows, statement: RowStatement, rows: Iterable<string>): void {
  const same = to.get(statement) ?? new Set()
  for (const row of rows) same.add(row)
  to.set(statement, same)
}

/**
 * Makes one statement of all that plans write and assert, so that it is done as a whole or not at all. An assertion that does
 * not hold divides by zero, which `asStalePlan` tells.
 */
export function compose(plans: readonly AddedRows[]): { text: string; values: unknown[] } {
  const together: AddedRows = new Map()
  for (const plan of plans) for (const [statement, rows] of plan) addRows(together, statement, rows)
  const values: unknown[] = []
  const parts: string[] = []
  const assertions: string[] = []
  for (const [{ text, mustHold }, rows] of together) {
    const name = `p${parts.length}`
    parts.push(`${name} as (${text.replaceAll('$rows', `$${values.push(`[${[...rows].join()}]`)}`)})`)
    if (mustHold)
      assertions.push(`1 / ((select count(*) from ${name}) = $${values.push(rows.size)}::int)::int`)
  }
  return { text: `with ${parts.join()} select ${assertions.join() || '1'}`, values }
}
