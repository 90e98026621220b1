import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = ReturnType<typeof connect>['db']
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

interface ConnectOptions {
  max?: number
  /** What `pg_stat_activity` calls us. */
  applicationName: string
  /** Sees the text of each statement that is sent: a round trip each. */
  onQuery?: (text: string) => void
}

const statementTimeoutMs = 30_000
const maxPreparedStatements = 1_000

/**
 * A pool, through Drizzle. Dates, times and timestamps stay text both ways. A query without a database to go to fails
 * within seconds, and so does one for which no connection becomes free.
 */
export function connect(url: string, { max = 10, applicationName, onQuery }: ConnectOptions) {
  const pool = new pg.Pool({
    connectionString: connectionString(url, applicationName),
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // Also the time that a twin waits for the first request with its Idempotency-Key (decision 6.2).
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // The server's own timeout comes first, unless the server is no longer there.
    query_timeout: statementTimeoutMs + 5_000,
  })
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    prepareStatements(client, onQuery)
  })

  const db = drizzle({ client: pool })
  // Drizzle's own never gives back the connection of a transaction that fails to begin.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client }).transaction(work, config)
    } finally {
      // One that is not idle now could not be rolled back: nobody may have it after us.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return { db, close: () => pool.end() }
}

/** A connection that breaks fails the query that uses it; one that breaks between two queries is simply replaced. */
function ignore(): void {}

/** Sessions run in UTC, and `sslmode` means what it means to PostgreSQL's own programs. */
export function connectionString(url: string, applicationName: string): string {
  const full = new URL(url)
  const options = [full.searchParams.get('options'), '-c timezone=UTC']
  full.searchParams.set('options', options.filter(Boolean).join(' '))
  full.searchParams.set('application_name', applicationName)
  if (full.searchParams.has('sslmode')) full.searchParams.set('uselibpqcompat', 'true')
  return full.href
}

/** Has each statement with parameters parsed and planned once a connection: the driver does so for named ones. */
function prepareStatements(client: pg.PoolClient, onQuery?: (text: string) => void): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown
  client.query = ((config: pg.QueryConfig, values: unknown[] | undefined, ...rest: unknown[]) => {
    onQuery?.(config.text)
    const name = values?.length ? statementName(config.text) : undefined
    return query(name === undefined ? config : { ...config, name }, values, ...rest)
  }) as typeof client.query
}

const statementNames = new Map<string, string>()

/** Lists of varying length make statements without end: those beyond the limit stay unnamed. */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= maxPreparedStatements) return known
  const name = `taskwire_${statementNames.size}`
  statementNames.set(text, name)
  return name
}

const unavailableCodes = new Set([
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

/** What the driver says without a code. */
const unavailableMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|timeout exceeded|Query read timeout)/

/** A statement waited longer for a lock, or ran longer, than a request may: 55P03, 57014. */
export function isTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === '55P03' || code === '57014' || isTimedOut(error.cause)
}

/** The database could not be reached or went away: worth a 503 and another try, unlike an error in the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as NodeJS.ErrnoException
  if (code !== undefined && (unavailableCodes.has(code) || code.startsWith('08'))) return true
  if (code === undefined && unavailableMessages.test(message)) return true
  // Drizzle wraps what the driver throws.
  return isDatabaseUnavailable(cause)
}
