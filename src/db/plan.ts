import type { Channel } from './listener.ts'
import type { Queries } from './session.ts'
import type { Signal } from './signals.ts'

/** A statement for any number of rows. They are one parameter, `$rows` in the text: a JSON array of objects. */
export interface RowStatement {
  readonly text: string
  /** Whether the statement must return as many rows as it is given, else the plan is stale and nothing is written. */
  readonly mustHold: boolean
  /** Whether the statement runs last in a transaction, after all waits for locks. */
  readonly isLast?: boolean
  /** Creates the error for a statement that runs last and exceeds its lock timeout. */
  readonly whenLocked?: () => Error
}

/**
 * A planned write: rows to write, and assertions that must hold. It is made from reads of `db`, and committed as one
 * statement, together with other plans (docs/decisions/0002).
 */
export interface Plan {
  /** The database that the plan is made from. */
  readonly db: Queries
  /** Whether rows that the plan changes must be locked when they are read. */
  readonly locks: boolean
  /**
   * Adds a row that a statement writes or asserts.
   * @param change the name of the changed row: of several plans in flight that change a row, only the first is valid
   */
  add(statement: RowStatement, row: object, change?: string): void
  /**
   * Notifies the listeners of all processes once the plan has been committed.
   * @param about argument for the callbacks of this process: see `Signals.onCommit`
   */
  signal(channel: Channel, payload?: string, about?: string): void
}

/** Encodes bytes as text, for a row. */
export const toBytea = (bytes: Uint8Array): never => `\\x${Buffer.from(bytes).toString('hex')}` as never

/** Rows as JSON, by the statement that writes or asserts them. Plans share equal assertions. */
export type AddedRows = Map<RowStatement, Set<string>>

/** A plan outside a transaction. */
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
 * Composes one statement of all rows and assertions of the plans, which is atomic. An assertion that does not hold divides
 * by zero, which `asStalePlan` recognizes.
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
