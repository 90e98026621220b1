import type { Channel } from './listener.ts'
import type { Queries } from './drizzle.ts'
import type { Signal } from './signals.ts'

/** A statement for any number of rows. The rows are one parameter, a JSON array of objects, which the text calls `r`. */
export interface RowStatement<Row extends object = object> {
  /**
   * Composes the text.
   * @param rows the parameter: `$1`
   * @param workspaceId the workspace of a row, which constrains each tenant table: `r.workspace_id`, or on Citus a value
   */
  readonly text: (rows: string, workspaceId: string) => string
  /** Whether the statement must return as many rows as it is given, else the plan is stale and nothing is written. */
  readonly mustHold: boolean
  /**
   * Names the row that it changes: of several plans in flight that change a row, only the first is valid.
   * Null for assertions, which plans share if equal, and for rows that several plans may change concurrently.
   */
  readonly changeOf: ((row: Row) => string) | null
  /** The parts of a plain insert, from which its statement on Citus is composed. */
  readonly insert?: {
    table: string
    columns: readonly { name: string; type: string }[]
    /** Text after the rows: `on conflict …`. */
    suffix?: string
  }
  /**
   * The statements that replace this one on Citus, if it reads tables of both the coordinator and workspaces.
   */
  readonly onCitus?: readonly RowStatement[]
  /** Whether the statement runs last in a transaction, after all waits for locks. */
  readonly isLast?: boolean
  /** Creates the error for a statement that runs last and exceeds its lock timeout. */
  readonly whenLocked?: () => Error
}

/**
 * A planned write: rows to write, and assertions that must hold. It is made from reads of `db`, and committed as one
 * statement, together with other plans (docs/decisions/writes.md).
 */
export interface Plan {
  /** The database that the plan's reads use. */
  readonly db: Queries
  /** Whether rows that the plan changes must be locked when they are read. */
  readonly locks: boolean
  /** Adds a row that a statement writes or asserts. Most rules use the functions of `rows.ts`. */
  add<Row extends object>(statement: RowStatement<Row>, row: Row): void
  /**
   * Notifies the listeners of all processes once the plan has been committed.
   * @param about argument for the callbacks of this process: see `Signals.onCommit`
   */
  signal(channel: Channel, payload?: string, about?: string): void
}

/** Rows as JSON, by the statement that writes or asserts them. Plans share equal assertions. */
export type AddedRows = Map<RowStatement<never>, Set<string>>

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

  add<Row extends object>(statement: RowStatement<Row>, row: Row): void {
    addRows(this.rows, statement, [JSON.stringify(row)])
    if (statement.changeOf) this.changes.push(statement.changeOf(row))
  }

  signal(channel: Channel, payload = '', about?: string): void {
    this.signals.push({ channel, payload, about })
  }
}

export function addRows(to: AddedRows, statement: RowStatement<never>, rows: Iterable<string>): void {
  const added = to.get(statement) ?? new Set()
  for (const row of rows) added.add(row)
  to.set(statement, added)
}

export interface Statement {
  text: string
  values: unknown[]
}

/**
 * Composes one statement of all rows and assertions of the plans, which is atomic. An assertion that does not hold divides
 * by zero, which `asStalePlan` recognizes.
 */
export function compose(plans: readonly AddedRows[]): Statement {
  const together = join(plans)
  const values: unknown[] = []
  const parts: string[] = []
  const assertions: string[] = []
  for (const [{ text, mustHold }, rows] of together) {
    const name = `p${parts.length}`
    const parameter = `$${values.push(`[${[...rows].join()}]`)}`
    parts.push(`${name} as (${text(parameter, 'r.workspace_id')})`)
    if (mustHold)
      assertions.push(`1 / ((select count(*) from ${name}) = $${values.push(rows.size)}::int)::int`)
  }
  return { text: `with ${parts.join()} select ${assertions.join() || '1'}`, values }
}

/** Returns the rows and assertions of several plans, by statement. */
export function join(plans: readonly AddedRows[]): AddedRows {
  const together: AddedRows = new Map()
  for (const plan of plans) for (const [statement, rows] of plan) addRows(together, statement, rows)
  return together
}
