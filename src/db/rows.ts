import { sql, type PgTable, type SQL } from './drizzle.ts'
import type { Plan, RowStatement } from './plan.ts'
import { insertInto } from './insert-into.ts'
import {
  encode,
  givenAs,
  nameOf,
  shapeOf,
  statementOf,
  typeOf,
  type NewRow,
  type TableShape,
} from './row-shape.ts'

/*
 * Writes and assertions of a plan. Columns and types come from the schema. Each change is named by table and key, so
 * that no two plans in flight change the same row (docs/changing-rows.md).
 */

type Row<Table extends PgTable> = Table['$inferSelect']

/**
 * Columns as they were read, which a plan asserts; `version` is `versionOf`. If empty, only the existence of the row is
 * asserted.
 */
export type ExpectedColumns<Table extends PgTable> = Partial<Row<Table>> & { version?: string }

/**
 * Selects the version of a row, which every update changes. On Citus, the copies of a row of a reference table have
 * different versions.
 */
export const versionOf = (table: PgTable): SQL<string> => sql`${table}.xmin::text`

/** Adds a row to insert. */
export function insert<Table extends PgTable>(plan: Plan, table: Table, row: NewRow<Table>): void {
  const shape = shapeOf(table)
  const statement = statementOf(shape, 'insert', () => insertInto(table) as RowStatement<Values>)
  plan.add(statement, encode(shape, row))
}

/**
 * Adds an update of a row. Callers always set the same columns, including unchanged values: plans that set the same
 * columns share a statement, and unchanged values cost no index entry.
 */
export function update<Table extends PgTable>(
  plan: Plan,
  table: Table,
  key: Partial<Row<Table>>,
  changes: Partial<NewRow<Table>>,
  expected: ExpectedColumns<Table>,
): void {
  add(plan, shapeOf(table), updating, { key, changes, expected })
}

/** Adds an update of a row that has no effect if the row no longer exists. */
export function updateIfExists<Table extends PgTable>(
  plan: Plan,
  table: Table,
  key: Partial<Row<Table>>,
  changes: Partial<NewRow<Table>>,
): void {
  add(plan, shapeOf(table), updatingIfExists, { key, changes })
}

/** Adds the deletion of a row. */
export function remove<Table extends PgTable>(
  plan: Plan,
  table: Table,
  key: Partial<Row<Table>>,
  expected: ExpectedColumns<Table>,
): void {
  add(plan, shapeOf(table), removing, { key, expected })
}

/** Adds the deletion of all rows with these values, if any. */
export function removeAll<Table extends PgTable>(
  plan: Plan,
  table: Table,
  values: Partial<Row<Table>>,
): void {
  const shape = { ...shapeOf(table), key: Object.keys(values) }
  add(plan, shape, removingAll, { key: values })
}

/** Adds the assertion that a row is as it was read. */
export function assert<Table extends PgTable>(
  plan: Plan,
  table: Table,
  key: Partial<Row<Table>>,
  expected: ExpectedColumns<Table>,
): void {
  add(plan, shapeOf(table), asserting, { key, expected })
}

/** Adds an assertion that runs after all waits for locks, so that a permission lost during the waits is noticed. */
export function assertLast<Table extends PgTable>(
  plan: Plan,
  table: Table,
  key: Partial<Row<Table>>,
  expected: ExpectedColumns<Table>,
): void {
  add(plan, shapeOf(table), assertingLast, { key, expected })
}

type Values = Readonly<Record<string, unknown>>

interface Kind extends Pick<RowStatement, 'mustHold' | 'isLast'> {
  name: string
  /** Composes the text. The table is `t`, the rows are `r`; `set` is `a = r.a, b = r.b`. */
  textOf: (table: string, rows: string, isRow: string, set: string) => string
  /** Whether the statement changes a single row, which is named. */
  changesOneRow: boolean
}

const updating: Kind = {
  name: 'update',
  textOf: (table, rows, isRow, set) => `update ${table} t set ${set} from ${rows} where ${isRow} returning 1`,
  mustHold: true,
  changesOneRow: true,
}
const removing: Kind = {
  name: 'delete',
  textOf: (table, rows, isRow) => `delete from ${table} t using ${rows} where ${isRow} returning 1`,
  mustHold: true,
  changesOneRow: true,
}
const asserting: Kind = {
  name: 'assert',
  textOf: (table, rows, isRow) => `select 1 from ${rows} join ${table} t on ${isRow}`,
  mustHold: true,
  changesOneRow: false,
}
const updatingIfExists: Kind = { ...updating, name: 'update if exists', mustHold: false }
const removingAll: Kind = { ...removing, name: 'delete all', mustHold: false, changesOneRow: false }
const assertingLast: Kind = { ...asserting, name: 'assert last', isLast: true }

function add(
  plan: Plan,
  shape: TableShape,
  kind: Kind,
  { key, changes = {}, expected = {} }: { key: Values; changes?: Values; expected?: Values },
): void {
  const [set, read] = [Object.keys(changes), Object.keys(expected)]
  const id = `${kind.name} ${shape.key.join()} ${set.join()} ${read.join()}`
  const statement = statementOf(shape, id, () => compose(shape, kind, set, read))
  const row: Record<string, unknown> = { ...changes }
  for (const name of shape.key) {
    if (key[name] === undefined) throw new Error(`rows of ${shape.name} are found by ${shape.key.join(', ')}`)
    row[givenAs(shape, name)] = key[name]
  }
  for (const name of read) row[`was_${name}`] = expected[name]
  plan.add(statement, encode(shape, row))
}

function compose(shape: TableShape, kind: Kind, set: string[], read: string[]): RowStatement<Values> {
  const given = [
    ...shape.key.map((name) => ({ name, as: givenAs(shape, name) })),
    ...set.map((name) => ({ name, as: name })),
    ...read.map((name) => ({ name, as: `was_${name}` })),
  ]
  const columns = given.map(({ name, as }) => `"${as}" ${typeIn(shape, name)}`).join()
  const assignments = set.map((name) => `"${name}" = r."${name}"`).join()
  const expected = read.map((name) => ` and ${isUnchanged(shape, name)}`).join('')
  const isKey = (workspaceId: string): string =>
    shape.key
      .map((name) => {
        const as = givenAs(shape, name)
        return `t."${name}" = ${as === 'workspace_id' ? workspaceId : `r."${as}"`}`
      })
      .join(' and ')
  return {
    text: (rows, workspaceId) =>
      kind.textOf(
        shape.name,
        `json_to_recordset(${rows}) as r (${columns})`,
        `${isKey(workspaceId)}${expected}`,
        assignments,
      ),
    mustHold: kind.mustHold,
    changeOf: kind.changesOneRow ? (row) => nameOf(shape, row) : null,
    ...(kind.isLast && { isLast: true }),
  }
}

const typeIn = ({ columns }: TableShape, name: string): string => {
  const column = columns.get(name)
  return column ? typeOf(column) : 'xid'
}

function isUnchanged({ columns }: TableShape, name: string): string {
  if (name === 'version') return 't.xmin = r."was_version"'
  return `t."${name}" ${columns.get(name)?.notNull ? '=' : 'is not distinct from'} r."was_${name}"`
}
