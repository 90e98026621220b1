import pg from 'pg'
import { Connection, type Answer, type OnQuery, type Statement } from './connection.ts'
import { connectionString } from './connection-string.ts'
import { NodePgDatabase, NodePgSession, dialect } from './drizzle.ts'
import { isDatabaseUnavailable } from './errors.ts'
import { SharedConnections } from './statements/shared-connections.ts'
import { Signals, type PooledConnection } from './transaction.ts'

interface ConnectOptions {
  max?: number
  /** The name of this process in `pg_stat_activity`. */
  applicationName: string
  onQuery?: OnQuery
}

const statementTimeoutMs = 30_000

/**
 * A pool, through Drizzle. Dates, times and timestamps stay text both ways. A query without a database to go to fails
 * within seconds, and so does one for which no connection becomes free.
 */
export function connect(
  url: string,
  { max = 16, applicationName, onQuery }: ConnectOptions,
): { db: Database; close: () => Promise<void> } {
  const config = {
    connectionString: connectionString(url, applicationName),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    // Also the time that a twin waits for the first request with its Idempotency-Key.
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    // The server's own timeout comes first, unless the server is no longer there.
    query_timeout: statementTimeoutMs + 5_000,
  }
  const Client = class extends Connection {
    constructor() {
      super(config, onQuery)
    }
  }
  const pool = new pg.Pool({ ...config, Client, max, idleTimeoutMillis: 60_000 })
  // The pool replaces a connection that breaks while it is idle.
  pool.on('error', () => undefined)
  const db = new Database(pool, () => new Client())
  return {
    db,
    async close() {
      await db.signals.flush()
      await Promise.all([pool.end(), db.shared.close()])
    },
  }
}

/** Runs each statement on whichever connection is free. */
export class Database extends NodePgDatabase<Record<string, never>> {
  readonly pool: pg.Pool
  readonly shared: SharedConnections
  /** Those of transactions that have committed. */
  readonly signals: Signals

  constructor(pool: pg.Pool, open: () => Connection) {
    super(dialect, new NodePgSession(pool, dialect, undefined), undefined)
    this.pool = pool
    this.shared = new SharedConnections(open, (statement, values) => this.#runOnPool(statement, values))
    this.signals = new Signals(pool)
  }

  /** @param isQuick whatever the values are: it shares a connection with others of its kind */
  run(statement: Statement, values: readonly unknown[], isQuick: boolean): Promise<Answer> {
    return isQuick ? this.shared.run(statement, values) : this.#runOnPool(statement, values)
  }

  async #runOnPool(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    const connection = (await this.pool.connect()) as PooledConnection
    let isBroken = false
    try {
      return await connection.run(statement, values)
    } catch (error) {
      isBroken = isDatabaseUnavailable(error)
      throw error
    } finally {
      connection.release(isBroken)
    }
  }
}
