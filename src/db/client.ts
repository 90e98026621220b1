import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Socket } from 'node:net'
import pg from 'pg'
import { announced } from './announce.ts'
import { connectionString } from './connection-string.ts'
import { SharedConnections } from './statements/shared-connections.ts'

type Queries = Omit<NodePgDatabase<Record<string, never>>, 'transaction' | '$client'>

/** Runs each statement on whichever connection is free. */
export type Database = Queries & { $client: pg.Pool; $shared: SharedConnections }
/** Runs all statements on one connection; `runTransaction` makes it. */
export type Transaction = Queries & { $client: pg.PoolClient }

interface ConnectOptions {
  max?: number
  /** What `pg_stat_activity` calls us. */
  applicationName: string
  /** Sees each statement that is sent, and its values. */
  onQuery?: (text: string, values: unknown[]) => void
}

const statementTimeoutMs = 30_000
const maxPreparedStatements = 1_000

/**
 * A pool, through Drizzle. Dates, times and timestamps stay text both ways. A query without a database to go to fails
 * within seconds, and so does one for which no connection becomes free.
 */
export function connect(
  url: string,
  { max = 16, applicationName, onQuery }: ConnectOptions,
): { db: Database; close: () => Promise<void> } {
  const options: pg.ClientConfig = {
    connectionString: connectionString(url, applicationName),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    // Also the time that a twin waits for the first request with its Idempotency-Key (decision 6.2).
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // The server's own timeout comes first, unless the server is no longer there.
    query_timeout: statementTimeoutMs + 5_000,
    // Statements of one connection that do not wait for each other travel together.
    pipeline: true,
  }
  const pool = new pg.Pool({ ...options, max, idleTimeoutMillis: 60_000 })
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    prepareStatements(client, onQuery)
  })
  const shared = new SharedConnections(() => {
    const client = new pg.Client(options)
    prepareStatements(client, onQuery)
    return client
  }, pool)
  const db = Object.assign(drizzle({ client: pool }), { $shared: shared })
  return {
    db,
    async close() {
      await announced(db)
      await Promise.all([pool.end(), shared.close()])
    },
  }
}

const transactions = new WeakMap<pg.PoolClient, Transaction>()

/** The queries of a connection that begins a transaction: an object of its own for each. */
export function transactionOn(client: pg.PoolClient): Transaction {
  const queries = transactions.get(client) ?? drizzle({ client })
  transactions.set(client, queries)
  return Object.create(queries) as Transaction
}

/** What is to be sent on a connection ahead of its next statement. */
export const beforeNext = new WeakMap<pg.ClientBase, () => void>()

/** A connection that breaks fails the query that uses it; one that breaks between two queries is simply replaced. */
function ignore(): void {}

/**
 * Has each statement with parameters parsed and planned once a connection: the driver does so for named ones. What is
 * sent in one turn of the event loop is one write.
 */
function prepareStatements(client: pg.ClientBase, onQuery?: ConnectOptions['onQuery']): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown
  const { connection } = client as unknown as { connection: { stream: Socket } }
  let corked: Socket | undefined
  const uncork = (): void => {
    corked?.uncork()
    corked = undefined
  }
  client.query = ((config: string | pg.QueryConfig, values: unknown[] | undefined, ...rest: unknown[]) => {
    beforeNext.get(client)?.()
    onQuery?.(
      typeof config === 'string' ? config : config.text,
      values ?? (config as pg.QueryConfig).values ?? [],
    )
    if (!corked) {
      corked = connection.stream // TLS puts another one in the place of the first
      corked.cork()
      setImmediate(uncork)
    }
    if (typeof config === 'string' || config.name !== undefined || !values?.length)
      return query(config, values, ...rest)
    const name = statementName(config.text)
    return query(name === '' ? config : { ...config, name }, values, ...rest)
  }) as typeof client.query
}

const statementNames = new Map<string, string>()

/** Lists of varying length make statements without end: those beyond the limit stay unnamed, which is ''. */
export function statementName(text: string): string {
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= maxPreparedStatements) return known ?? ''
  const name = `taskwire_${statementNames.size}`
  statementNames.set(text, name)
  return name
}
