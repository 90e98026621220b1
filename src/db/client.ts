import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

export type Database = ReturnType<typeof connect>['db']
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

interface ConnectOptions {
  max?: number
  /** What `pg_stat_activity` calls us. */
  applicationName: string
  /** Sees the text of each statement that is sent: a round trip each. */
  onQuery?: (text: string) => void
}

/**
 * A pool, raw and through Drizzle. Dates, times and timestamps stay text both ways: Drizzle sets the parsers of the
 * client it is given. A query without a database to go to fails within seconds.
 */
export function connect(url: string, { max = 10, applicationName, onQuery }: ConnectOptions) {
  const options = {
    max,
    // One query at a time on a socket: the default queues quick ones behind slow ones. (Not in the driver's types.)
    max_pipeline: 1,
    connect_timeout: 2,
    // By default queries wait up to 20 s for the next attempt to connect.
    backoff: () => 0.1,
    connection: {
      application_name: applicationName,
      statement_timeout: 30_000,
      // Also the time that a twin waits for the first request with its Idempotency-Key (decision 6.2).
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      timezone: 'UTC',
    },
    onnotice: () => undefined,
    ...(onQuery ? { debug: (_connection: number, text: string) => onQuery(text) } : {}),
  }
  const sql = postgres(url, options)
  return { sql, db: drizzle({ client: sql }) }
}

const unavailableCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** The database could not be reached or went away: worth a 503 and another try, unlike an error in the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (code !== undefined && (unavailableCodes.has(code) || code.startsWith('08'))) return true
  // Drizzle wraps what the driver throws.
  return isDatabaseUnavailable(error.cause)
}
