import process from 'node:process'
import postgres, { type ParameterOrJSON, type PostgresType, type Sql, type TransactionSql } from 'postgres'

/* postgres.js, tuned: prepared statements, known types, and a client for each kind of work. */

const oids = { date: 1082, timestamptz: 1184, textArray: 1009 }

/** Dates and instants as text, and the one array type: postgres.js need not ask PostgreSQL for types. */
const types = {
  date: { to: oids.date, from: [oids.date], serialize: asText, parse: asText },
  instant: { to: oids.timestamptz, from: [oids.timestamptz], serialize: asText, parse: parseInstant },
  ids: { to: oids.textArray, from: [oids.textArray], serialize: writeIds, parse: parseIds },
}

/** Opens connections on demand and closes idle ones: all servers share PostgreSQL's one hundred connections. */
export function connect(max: number): Sql {
  return postgres(process.env.DATABASE_URL ?? '', {
    max,
    idle_timeout: 1,
    types: types as unknown as Record<string, PostgresType>,
    fetch_types: false,
    connection: { TimeZone: 'UTC', statement_timeout: 30_000 },
  })
}

/** Sends a statement, which each connection prepares once. Rows are arrays, which are made faster than objects. */
export function query<Row>(sql: Sql | TransactionSql, text: string, values: unknown[]): Promise<Row[]> {
  const sent = sql
    .unsafe(text, values as ParameterOrJSON<never>[], { prepare: true })
    .values()
    .execute()
  return sent as unknown as Promise<Row[]>
}

function asText(text: string): string {
  return text
}

/** Returns an instant of a session in UTC in ISO 8601 with milliseconds. */
function parseInstant(text: string): string {
  // PostgreSQL leaves out zeros at the end, so the decimals are mostly three.
  if (text[19] === '.' && text[23] === '+') return `${text.slice(0, 10)}T${text.slice(11, 23)}Z`
  return new Date(`${text.slice(0, text.lastIndexOf('+')).replace(' ', 'T')}Z`).toISOString()
}

/** Parses an array of ids, which PostgreSQL never quotes. */
function parseIds(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',')
}

function writeIds(ids: readonly string[]): string {
  return `{${ids.map((id) => `"${id.replace(/["\\]/g, '\\$&')}"`).join()}}`
}
