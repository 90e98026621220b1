import { makePgArray } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { isoInstant } from '../columns.ts'
import { isDatabaseUnavailable } from '../errors.ts'

/** A prepared statement: its text never changes, so neither does what its rows look like. */
export interface Statement {
  name: string
  text: string
  /** What PostgreSQL has said of its columns. */
  shape?: Shape
}

interface Shape {
  fields: unknown[]
  parsers: ((text: string) => unknown)[]
}

/** What pg's own query has, and does not declare. */
interface Internals {
  name: string
  values: unknown[]
  callback: (error: Error | null, result: pg.QueryArrayResult<unknown[]>) => void
  _result: {
    rowAsArray: boolean
    parseRow: unknown
    _parseRowAsArray: unknown
    _types: unknown
    fields: unknown[]
    _parsers: Shape['parsers']
  }
  _accumulateRows: boolean
  hasBeenParsed(connection: Connection): boolean
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
}
interface Connection {
  bind(bound: { statement: string; values: unknown[] }): void
  execute(): void
  sync(): void
}
const own = (query: StatementQuery): Internals => query as unknown as Internals
const inherited = pg.Query.prototype as unknown as Internals

/**
 * Runs a prepared statement on a connection, its rows as arrays. It is pg's own query, except that PostgreSQL describes
 * the columns once and not each time, and that nothing is copied: that makes it cost half.
 */
class StatementQuery extends pg.Query {
  readonly #statement: Statement

  constructor(statement: Statement, values: readonly unknown[]) {
    super(statement.text)
    this.#statement = statement
    const query = own(this)
    query.name = statement.name
    query.values = values.map(toText)
    query._result.rowAsArray = true
    query._result.parseRow = query._result._parseRowAsArray
    query._result._types = types
  }

  prepare(connection: Connection): void {
    const { name, shape } = this.#statement
    const query = own(this)
    if (!shape || !query.hasBeenParsed(connection)) {
      inherited.prepare.call(this, connection)
      return
    }
    query._result.fields = shape.fields
    query._result._parsers = shape.parsers
    query._accumulateRows = true
    connection.bind({ statement: name, values: query.values })
    connection.execute()
    connection.sync()
  }

  handleRowDescription(message: unknown): void {
    inherited.handleRowDescription.call(this, message)
    const { fields, _parsers } = own(this)._result
    this.#statement.shape = { fields, parsers: _parsers }
  }
}

/** @param client of a pool, in a transaction, or shared: it sends at once what it is given */
export function runStatement(
  client: pg.ClientBase,
  statement: Statement,
  values: readonly unknown[],
): Promise<pg.QueryArrayResult<unknown[]>> {
  return new Promise((resolve, reject) => {
    const query = new StatementQuery(statement, values)
    own(query).callback = (error, result) => {
      if (error) return reject(error)
      statement.shape ??= { fields: [], parsers: [] } // it answers no rows
      resolve(result)
    }
    client.query(query)
  })
}

/** The same, on a connection that is free. */
export async function runOnPool(
  pool: pg.Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<pg.QueryArrayResult<unknown[]>> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await runStatement(client, statement, values)
  } catch (error) {
    isBroken = isDatabaseUnavailable(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

function toText(value: unknown): unknown {
  if (typeof value === 'string' || value === null || Buffer.isBuffer(value)) return value
  return Array.isArray(value) ? makePgArray(value) : JSON.stringify(value)
}

/** How values are read: instants in their one form, dates as they are. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, isoInstant],
  [pg.types.builtins.DATE, (text) => text],
  [1009, parseTextArray],
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}

const parseAnyTextArray = pg.types.getTypeParser(1009 as never, 'text') as (text: string) => string[]

/** An array of ids needs no parser that knows of quotes. */
function parseTextArray(text: string): string[] {
  if (text === '{}') return []
  return /["\\{]|NULL/.test(text.slice(1)) ? parseAnyTextArray(text) : text.slice(1, -1).split(',')
}
