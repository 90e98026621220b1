import {
  Column,
  dialect,
  drizzle,
  fillPlaceholders,
  getTableColumns,
  getTableName,
  is,
  sql,
  SQL,
  type GetColumnData,
  type PgColumn,
  type PgTable,
  type Placeholder,
  type SQLWrapper,
} from './drizzle.ts'
import type { Plan, RowStatement } from './plan.ts'
import type { Queries } from './session.ts'

/*
 * Queries that are written with Drizzle but built once: it takes longer to build one than to run it.
 */

export interface Columns {
  [name: string]: PgColumn | SQL | Columns
}

/** A row with the types of the columns. A nested object is null where its first column is, as after a left join. */
export type RowOf<Selected> = {
  [Name in keyof Selected]: Selected[Name] extends PgColumn
    ? GetColumnData<Selected[Name]>
    : Selected[Name] extends SQL<infer Type>
      ? Type
      : RowOf<Selected[Name]> | null
}

type Values = Readonly<Record<string, unknown>>

/** Where a value is put in each time the query is run. */
export const value = (name: string): Placeholder => sql.placeholder(name)

/** Builds queries without a connection. */
export const builder = drizzle.mock()

/** A query that selects the columns. */
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
    // The driver's query outlives its answer until the next full garbage collection (docs/decisions/0016).
    rows.length = 0
    return made
  }
}

/** Makes rows of the columns' values, which come in the order in which Drizzle selects them. */
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

/** Prepares a query that answers nothing. */
export const prepareCommand = (build: () => SQLWrapper) => prepareRows({}, build)

/** The insertion of rows into a table: every column is given but those that the database generates. */
export function prepareInsert<Table extends PgTable>(
  table: Table,
  options: Partial<RowStatement> = {},
): (plan: Plan, row: Required<Table['$inferInsert']>, change?: string) => void {
  const statement = lazy((): RowStatement => {
    const columns = Object.values(getTableColumns(table)).filter(({ generated }) => !generated)
    const names = columns.map(({ name }) => `"${name}"`).join()
    const name = `"${getTableName(table)}"`
    return {
      text: `insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, $rows)`,
      mustHold: false,
      ...options,
    }
  })
  return (plan, row, change) => plan.add(statement(), row, change)
}

/** Built when it is first needed: the server starts without it. */
function lazy<T extends object>(build: () => T): () => T {
  let built: T | undefined
  return () => (built ??= build())
}
