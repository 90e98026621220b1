import type { Command, Statement } from '../connection.ts'
import type { Database } from '../database.ts'
import {
  Column,
  dialect,
  drizzle,
  getTableColumns,
  is,
  Param,
  Placeholder,
  sql,
  SQL,
  type GetColumnData,
  type PgColumn,
  type PgTable,
} from '../drizzle.ts'
import type { Answer } from '../flight.ts'
import type { Transaction } from '../transaction.ts'

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

interface RowsOptions {
  /** Quick whatever the values are: outside of transactions it shares a connection with others of its kind. */
  quick?: boolean
}

/** A query that selects the columns. */
export function prepareRows<Selected extends Columns>(
  columns: Selected,
  build: (columns: Selected) => Query,
  { quick = false }: RowsOptions = {},
): (on: Database | Transaction, values: Values) => Promise<RowOf<Selected>[]> {
  const query = lazy(() => ({ ...compile(build(columns)), toRow: rowMaker<RowOf<Selected>>(columns) }))
  return async (on, values) => {
    const prepared = query()
    const { rows } = await run(on, prepared, values, quick)
    return rows.map(prepared.toRow)
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
export function prepareCommand(
  build: () => Query | SQL,
): (on: Database | Transaction, values: Values) => Promise<void> {
  const statement = lazy(() => compile(build()))
  return async (on, values) => {
    await run(on, statement(), values)
  }
}

/**
 * A write on whose answer nothing depends: unless it succeeds, its transaction does not commit.
 * @param explain what is thrown for an error of PostgreSQL's
 */
export function prepareWrite(
  build: () => Query | SQL,
  explain?: Command['explain'],
): (tx: Transaction, values: Values) => void {
  const compiled = lazy(() => compile(build()))
  return (tx, values) => {
    const statement = compiled()
    tx.send({ statement, values: statement.fill(values), explain })
  }
}

/** The insertion of a row: every column is given but those that the database generates. */
export function prepareInsert<Table extends PgTable>(
  table: Table,
): (tx: Transaction, row: Required<Table['$inferInsert']>) => void {
  return prepareWrite(() => {
    const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated)
    const row = Object.fromEntries(columns.map(([name]) => [name, value(name)]))
    return builder.insert(table).values(row as never)
  })
}

interface Compiled extends Statement {
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

function run(
  on: Database | Transaction,
  statement: Compiled,
  values: Values,
  isQuick = false,
): Promise<Answer> {
  return on.run(statement, statement.fill(values), isQuick)
}

/** Built when it is first needed: the server starts without it. */
function lazy<T extends object>(build: () => T): () => T {
  let built: T | undefined
  return () => (built ??= build())
}
