import { Column, getTableColumns, is, Param, Placeholder, sql, SQL, type GetColumnData } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { statementName, type Database, type Transaction } from './client.ts'
import { isoInstant } from './columns.ts'

/*
 * Queries that are written with Drizzle but built once: it takes longer to build one than to run it. Their rows arrive
 * as one JSON text, which is cheaper to make, to read and to turn into objects than columns are.
 */

export type Columns = Record<string, PgColumn | SQL>

/** A row with the types of the columns. */
export type RowOf<Selected extends Columns> = {
  [Name in keyof Selected]: Selected[Name] extends PgColumn
    ? GetColumnData<Selected[Name]>
    : Selected[Name] extends SQL<infer Type>
      ? Type
      : never
}

type Aliased<Selected extends Columns> = { [Name in keyof Selected]: SQL.Aliased<RowOf<Selected>[Name]> }
type Values = Readonly<Record<string, unknown>>
interface Query {
  toSQL(): { sql: string; params: unknown[] }
}
const dialect = new PgDialect()

/** Where a value is put in each time the query is run. */
export const value = (name: string): Placeholder => sql.placeholder(name)

/** Builds queries without a connection. */
export const builder = drizzle.mock()

/**
 * A query that answers rows.
 * @param build gets the columns as they are to be selected or returned
 */
export function prepareRows<Selected extends Columns>(
  columns: Selected,
  build: (columns: Aliased<Selected>) => Query,
): (on: Database | Transaction, values: Values) => Promise<RowOf<Selected>[]> {
  const statement = lazy(() => {
    const { text, fill } = compile(build(aliased(columns)))
    return { ...named(`with r as (${text}) select coalesce(json_agg(r), '[]') from r`), fill }
  })
  const instants = Object.keys(columns).filter((name) => isInstant(columns[name]))
  return async (on, values) => {
    const { name, text, fill } = statement()
    const { rows } = await on.$client.query<[Record<string, unknown>[]]>(
      { name, text, rowMode: 'array' },
      fill(values),
    )
    const found = rows[0]?.[0] ?? []
    for (const row of found) {
      for (const name of instants) if (row[name] !== null) row[name] = isoInstant(row[name] as string)
    }
    return found as RowOf<Selected>[]
  }
}

/** A query that answers nothing; the promise is of the number of rows that it touched. */
export function prepareCommand(
  build: () => Query | SQL,
): (on: Database | Transaction, values: Values) => Promise<number> {
  const statement = lazy(() => {
    const { text, fill } = compile(build())
    return { ...named(text), fill }
  })
  return async (on, values) => {
    const { name, text, fill } = statement()
    return (await on.$client.query({ name, text }, fill(values))).rowCount ?? 0
  }
}

/** Inserts a row: every column is given but those that the database generates. */
export function prepareInsert<Table extends PgTable>(
  table: Table,
): (tx: Transaction, row: Required<Table['$inferInsert']>) => Promise<number> {
  return prepareCommand(() => {
    const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated)
    const row = Object.fromEntries(columns.map(([name]) => [name, value(name)]))
    return builder.insert(table).values(row as never)
  })
}

/** Columns as one JSON object; null where the first of them is, as when a left join has found nothing. */
export function jsonObject<Selected extends Columns>(columns: Selected): SQL<RowOf<Selected> | null> {
  const members = Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`])
  const [first] = Object.values(columns)
  return sql`case when ${first} is not null then json_build_object(${sql.join(members, sql`, `)}) end`
}

const isInstant = (column: unknown): boolean =>
  is(column, Column) && column.getSQLType().startsWith('timestamp')

function aliased<Selected extends Columns>(columns: Selected): Aliased<Selected> {
  const entries = Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)])
  return Object.fromEntries(entries) as Aliased<Selected>
}

function compile(query: Query | SQL): { text: string; fill: (values: Values) => unknown[] } {
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

const named = (text: string): { text: string; name: string | undefined } => ({
  text,
  name: statementName(text),
})

/** Made when it is first asked for: the server starts without them. */
function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
