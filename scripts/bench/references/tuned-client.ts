import process from 'node:process'
import postgres, { type ParameterOrJSON, type PostgresType, type Sql, type TransactionSql } from 'postgres'

/* postgres.js, tuned: prepared statements, known types, and a client for each kind of work. */

const oids = { date: 1082, timestamptz: 1184, textArray: 1009 }

/** Types that postgres.js would otherwise read from the catalog. Dates and instants are text. */
const types = {
  date: { to: oids.date, from: [oids.date], serialize: asText, parse: asText },
  instant: { to: oids.timestamptz, from: [oids.timestamptz], serialize: asText, parse: parseInstant },
  ids: { to: oids.textArray, from: [oids.textArray], serialize: writeIds, parse: parseIds },
}

/** Creates a client that closes idle connections, since all servers share PostgreSQL's connections. */
export function connect(max: number): Sql {
  return postgres(process.env.DATABASE_URL ?? '', {
    max,
    idle_timeout: 1,
    types: types as unknown as Record<string, PostgresType>,
    fetch_types: false,
    connection: { TimeZone: 'UTC', statement_timeout: 30_000 },
  })
}

/** Sends a statement, which each connection prepares once. Rows are arrays, which take less CPU than objects. */
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

/** Parses an instant of a session in UTC. Returns ISO 8601 with milliseconds. */
function parseInstant(text: string): string {
  // A fast path, since most instants have three decimals: PostgreSQL omits trailing zeros.
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
