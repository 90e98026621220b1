import { getTableConfig, type PgColumn, type PgTable } from './drizzle.ts'
import type { RowStatement } from './plan.ts'

/** A row to insert, with every column that the database does not generate. */
export type NewRow<Table extends PgTable> = {
  [Column in keyof Table['$inferInsert']]-?: Exclude<Table['$inferInsert'][Column], undefined>
}

type Values = Readonly<Record<string, unknown>>

/** The properties of a table that statements need, and a cache of composed statements. */
export interface TableShape {
  /** The quoted name. */
  name: string
  columns: ReadonlyMap<string, PgColumn>
  /** The columns of the key; empty if the table has no key. */
  key: readonly string[]
  /** The bytea columns, which are text in JSON. */
  bytes: readonly string[]
  statements: Map<string, RowStatement<Values>>
}

const shapes = new WeakMap<PgTable, TableShape>()

/** Returns the shape of a table, which is created on first use to speed up the start. */
export function shapeOf(table: PgTable): TableShape {
  const known = shapes.get(table)
  if (known) return known
  const { name, columns, primaryKeys } = getTableConfig(table)
  const shape = {
    name: `"${name}"`,
    columns: new Map(columns.map((column) => [column.name, column])),
    key: keyOf(columns, primaryKeys[0]?.columns).map((column) => column.name),
    bytes: columns.filter((column) => typeOf(column) === 'bytea').map((column) => column.name),
    statements: new Map<string, RowStatement<Values>>(),
  }
  shapes.set(table, shape)
  return shape
}

/** Returns the primary key, or the id of a row whose primary key is a secret's hash. */
function keyOf(columns: readonly PgColumn[], primary: readonly PgColumn[] = []): readonly PgColumn[] {
  const ids = columns.filter(({ isUnique }) => isUnique)
  if (ids.length > 0) return ids
  return primary.length > 0 ? primary : columns.filter((column) => column.primary)
}

/**
 * Returns the statement of a table with an id, composed on first use. Plans with the same statement object share a
 * statement.
 */
export function statementOf(
  { statements }: TableShape,
  id: string,
  compose: () => RowStatement<Values>,
): RowStatement<Values> {
  const known = statements.get(id)
  if (known) return known
  const composed = compose()
  statements.set(id, composed)
  return composed
}

/** Returns the type of a column, without its collation, as in a cast. */
export const typeOf = (column: PgColumn): string => column.getSQLType().split(' collate')[0] ?? ''

/** Returns the name of a key column in JSON. In rows of tenant tables, the workspace is always `workspace_id`. */
export const givenAs = ({ name }: TableShape, column: string): string =>
  name === '"workspaces"' && column === 'id' ? 'workspace_id' : column

/** Names a row by table and key. @param row the row in its JSON form */
export const nameOf = (shape: TableShape, row: Values): string =>
  `${shape.name} ${shape.key.map((column) => String(row[givenAs(shape, column)] ?? row[column])).join(' ')}`

/** Returns a row in its JSON form, with bytes as text. */
export function encode<Row extends object>(shape: TableShape, row: Row): Row {
  if (shape.bytes.length === 0) return row
  const encoded: Record<string, unknown> = { ...(row as Values) }
  for (const name of shape.bytes) {
    const value = encoded[name]
    if (value instanceof Uint8Array) encoded[name] = toBytea(value)
  }
  return encoded as Row
}

/** Encodes bytes as text, for a row. */
export const toBytea = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`
