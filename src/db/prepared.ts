import { setImmediate } from 'node:timers/promises'
import { Pacer } from '../pacer.ts'
import {
  Column,
  dialect,
  drizzle,
  fillPlaceholders,
  is,
  sql,
  SQL,
  type GetColumnData,
  type Lookup,
  type PgColumn,
  type Placeholder,
  type SQLWrapper,
  type Queries,
} from './drizzle.ts'

/* Builds Drizzle's queries once, since building a query takes longer than running it (docs/decisions/database.md). */

export interface Columns {
  [name: string]: PgColumn | SQL | Columns
}

/**
 * A row with the types of the columns. A nested object is null if its first column is null, which happens after a left
 * join.
 */
export type RowOf<Selected> = {
  [Name in keyof Selected]: Selected[Name] extends PgColumn
    ? GetColumnData<Selected[Name]>
    : Selected[Name] extends SQL<infer Type>
      ? Type
      : RowOf<Selected[Name]> | null
}

type Values = Readonly<Record<string, unknown>>

/** Returns a placeholder for a value that is given each time the query runs. */
export const placeholder = (name: string): Placeholder => sql.placeholder(name)

/** Builds queries without a connection. */
export const builder = drizzle.mock()

/** Prepares a query that selects the columns. */
export function prepareRows<Selected extends Columns>(
  columns: Selected,
  build: (columns: Selected) => SQLWrapper,
): (on: Queries, values: Values) => Promise<RowOf<Selected>[]> {
  const query = lazy(() => ({
    ...dialect.sqlToQuery(build(columns).getSQL()),
    toRow: rowMaker(columns),
  }))
  return async (on, values) => {
    const { sql: text, params, toRow } = query()
    const rows = await on.run(text, fillPlaceholders(params, values), 'values')
    const made = rows.map((row) => toRow(row as unknown as unknown[]) as RowOf<Selected>)
    // The driver keeps the rows until the next full garbage collection (docs/decisions/database.md).
    rows.length = 0
    return made
  }
}

/** Runs a query that selects the columns. Makes thousands of rows in several turns of the event loop. */
export async function readRows<Selected extends Columns>(
  on: Queries,
  columns: Selected,
  query: SQLWrapper,
): Promise<RowOf<Selected>[]> {
  const { sql: text, params } = dialect.sqlToQuery(query.getSQL())
  const toRow = rowMaker(columns)
  const rows = await on.run(text, params, 'values')
  const pacer = new Pacer()
  const made: RowOf<Selected>[] = []
  for (const row of rows) {
    await pacer.pause()
    made.push(toRow(row as unknown as unknown[]) as RowOf<Selected>)
  }
  rows.length = 0
  return made
}

/**
 * Builds the condition of a lookup. The planner assumes that the array has ten ids, and that an unknown limit returns a
 * tenth of them: one row (docs/decisions/database.md).
 */
export const isLookedUp = (id: PgColumn): SQL =>
  sql`${id} in (select unnest((select ${placeholder('ids')}::text[])) limit (select null::bigint))`

/**
 * Prepares a query that finds rows by their ids, with the condition `isLookedUp`. Lookups that differ only in the id share
 * a statement, which is sent at the end of the turn of the event loop (docs/decisions/database.md).
 */
export function prepareLookup<Selected extends Columns>(
  columns: Selected,
  idOf: (row: RowOf<Selected>) => string | undefined,
  build: (columns: Selected) => SQLWrapper,
): (on: Queries, values: Values, id: string) => Promise<Readonly<RowOf<Selected>> | undefined> {
  const read = prepareRows(columns, build)
  return async (on, values, id) => {
    const lookups = on.lookups.get(read) ?? new Map<string, Lookup>()
    on.lookups.set(read, lookups)
    const key = JSON.stringify(values)
    const lookup = lookups.get(key) ?? { ids: new Set(), rows: readTogether() }
    lookups.set(key, lookup)
    lookup.ids.add(id)
    return (await lookup.rows).get(id) as RowOf<Selected> | undefined

    async function readTogether(): Promise<Map<string | undefined, RowOf<Selected>>> {
      await setImmediate()
      lookups.delete(key)
      const rows = await read(on, { ...values, ids: [...lookup.ids] })
      return new Map(rows.map((row) => [idOf(row), row]))
    }
  }
}

/** Returns a function that makes a row from values, which come in the order in which Drizzle selects the columns. */
function rowMaker(columns: Columns, next = { index: 0 }): (values: readonly unknown[]) => object {
  const fields = Object.entries(columns).map(([name, column]) =>
    is(column, Column) || is(column, SQL)
      ? { name, index: next.index++, make: undefined }
      : { name, index: next.index, make: rowMaker(column, next) },
  )
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const { name, index, make } of fields) {
      const given = values[index]
      row[name] = make && given !== null ? make(values) : given
    }
    return row
  }
}

/** Prepares a query that returns no rows. */
export const prepareCommand = (build: () => SQLWrapper) => prepareRows({}, build)

/** Builds a value on first use, so that the server starts without it. */
function lazy<T extends object>(build: () => T): () => T {
  let built: T | undefined
  return () => (built ??= build())
}
