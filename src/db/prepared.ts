import {
  Column,
  dialect,
  drizzle,
  getTableColumns,
  getTableName,
  is,
  Param,
  Placeholder,
  sql,
  SQL,
  type GetColumnData,
  type PgColumn,
  type PgTable,
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
interface Query {
  toSQL(): { sql: string; params: unknown[] }
}

/** Where a value is put in each time the query is run. */
export const value = (name: string): Placeholder => sql.placeholder(name)

/** Builds queries without a connection. */
export const builder = drizzle.mock()

/** A query that selects the columns. */
export function prepareRows<Selected extends Columns>(
  columns: Selected,
  build: (columns: Selected) => Query,
): (on: Queries, values: Values) => Promise<RowOf<Selected>[]> {
  const query = lazy(() => ({ ...compile(build(columns)), toRow: rowMaker<RowOf<Selected>>(columns) }))
  return async (on, values) => {
    const { text, fill, toRow } = query()
    const rows = (await on.run(text, fill(values), 'values')) as unknown as unknown[][]
    return rows.map(toRow)
  }
}

/** Makes rows of the columns' values, which come in the order in which Drizzle selects them. */
function rowMaker<Row>(columns: Columns): (values: readonly unknown[]) => Row {
  let next = 0
  const fieldsOf = (selected: Columns): Field[] =>
    Object.entries(selected).map(([name, column]) =>
      is(column, Column) || is(column, SQL)
        ? { name, index: next++, nested: undefined }
        : { name, index: next, nested: fieldsOf(column) },
    )
  const fields = fieldsOf(columns)
  return (values) => makeObject(fields, values) as Row
}

interface Field {
  name: string
  /** Of the value, or of the first value of the object. */
  index: number
  nested: Field[] | undefined
}

function makeObject(fields: readonly Field[], values: readonly unknown[]): object {
  const object: Record<string, unknown> = {}
  for (const { name, index, nested } of fields) {
    const given = values[index]
    object[name] = nested && given !== null ? makeObject(nested, values) : given
  }
  return object
}

/** A query that answers nothing. */
export function prepareCommand(build: () => Query | SQL): (on: Queries, values: Values) => Promise<void> {
  const statement = lazy(() => compile(build()))
  return async (on, values) => {
    const { text, fill } = statement()
    await on.run(text, fill(values))
  }
}

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

interface Compiled {
  text: string
  fill: (values: Values) => unknown[]
}

function compile(query: Query | SQL): Compiled {
  const { sql: text, params } = is(query, SQL) ? dialect.sqlToQuery(query) : query.toSQL()
  const fillers = params.map(fillerOf)
  return { text, fill: (values) => fillers.map((fill) => fill(values)) }
}

function fillerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => required(values, param.name)
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param
    return (values) => {
      const given = required(values, value.name)
      return given === null ? null : encoder.mapToDriverValue(given)
    }
  }
  return () => param
}

function required(values: Values, name: string): unknown {
  const given = values[name]
  if (given === undefined) throw new Error(`the query's ${name} is missing`)
  return given
}

/** Built when it is first needed: the server starts without it. */
function lazy<T extends object>(build: () => T): () => T {
  let built: T | undefined
  return () => (built ??= build())
}
