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

/** A plan that no transaction is open for. */
export class OpenPlan implements Plan {
  readonly locks = false
  readonly db: Queries
  readonly rows = new Map<RowStatement, object[]>()
  readonly changes: string[] = []
  readonly signals: Signal[] = []

  constructor(db: Queries) {
    this.db = db
  }

  add(statement: RowStatement, row: object, change?: string): void {
    addRow(this.rows, statement, row)
    if (change !== undefined) this.changes.push(change)
  }

  signal(channel: Channel, payload = '', about?: string): void {
    this.signals.push({ channel, payload, about })
  }
}

export function addRow(rows: Map<RowStatement, object[]>, statement: RowStatement, row: object): void {
  const same = rows.get(statement)
  if (same) same.push(row)
  else rows.set(statement, [row])
}

/**
 * One statement for all that plans write and assert, so that it is done as a whole or not at all. An assertion that does
 * not hold divides by zero, which `isStalePlan` tells.
 */
export function compose(plans: readonly { rows: ReadonlyMap<RowStatement, object[]> }[]): {
  text: string
  values: unknown[]
} {
  const rows = new Map<RowStatement, Set<string>>()
  for (const plan of plans)
    for (const [statement, added] of plan.rows) {
      const same = rows.get(statement) ?? new Set()
      // Plans that assert the same share the question.
      rows.set(
        statement,
        added.reduce<Set<string>>((texts, row) => texts.add(JSON.stringify(row)), same),
      )
    }
  const values: unknown[] = []
  const parts: string[] = []
  const assertions: string[] = []
  for (const [{ text, mustHold }, texts] of rows) {
    const name = `p${parts.length}`
    parts.push(`${name} as (${text.replaceAll('$rows', `$${values.push(`[${[...texts].join()}]`)}`)})`)
    if (mustHold)
      assertions.push(`1 / ((select count(*) from ${name}) = $${values.push(texts.size)}::int)::int`)
  }
  return { text: `with ${parts.join()} select ${assertions.join() || '1'}`, values }
}
