import { availableParallelism } from 'node:os'
import pg from 'pg'
import { Connection, type OnQuery, type Settings, type Statement } from './connection.ts'
import { connectionString } from './connection-string.ts'
import { NodePgDatabase, NodePgSession, dialect } from './drizzle.ts'
import type { Answer } from './flight.ts'
import { Share, type ShareLimits, type Writability } from './share.ts'
import { SharedConnections } from './statements/shared-connections.ts'
import { Signals } from './transaction.ts'

interface ConnectOptions {
  /** The name of this process in `pg_stat_activity`. */
  applicationName: string
  onQuery?: OnQuery | undefined
  /** The longest wait for a lock, and so for the first request with the same Idempotency-Key. */
  lockTimeoutMs?: number
}

const statementTimeoutMs = 30_000
const idleInTransactionTimeoutMs = 30_000
/** Half of them alike: as many as are worked on of a kind (src/http/room.ts), or what is let in would be refused here. */
const maxWaiting = 2_000

/** Also the time that a twin on another node waits for the first request with its Idempotency-Key. */
const lockTimeoutMs = 10_000

/**
 * A read waits for no row, and what locks a whole table may do so for long: with the wait for a connection a request is
 * refused within two seconds. Those that share connections hold up others meanwhile.
 */
const readLockTimeoutMs = 400
const quickLockTimeoutMs = 100

const requestSettings = (lockTimeoutMs: number): Settings => ({
  statementTimeoutMs,
  lockTimeoutMs,
  idleInTransactionTimeoutMs,
  plansOnce: true,
})
const backgroundSettings: Settings = { ...requestSettings(lockTimeoutMs), plansOnce: false }

/** What waits for a connection for so long is refused. What no client waits for may be late. */
const maxRequestWaitMs = 1_500
const maxBackgroundWaitMs = 10_000

/** Connections for any kind of work. */
export function connect(
  url: string,
  { max = 16, ...options }: ConnectOptions & { max?: number },
): { db: Database; close: () => Promise<void> } {
  const { share, quick } = openers(url, options)
  const all = share(backgroundSettings, {
    max,
    spare: 0,
    maxWaiting,
    maxWaitMs: maxBackgroundWaitMs,
  })
  const shared = quick(0, all)
  const db = new Database(all, all, shared, new Signals(all))
  return { db, close: () => close(db, [all]) }
}

interface SharesOptions extends ConnectOptions {
  /** Of all connections. */
  total: number
  /** In the place of those of the machine. */
  cores?: number
  /** How long a request may wait for one. */
  maxWaitMs?: number
  /** How long a write may wait for a lock. */
  writeLockTimeoutMs?: number
}

/**
 * The connections of a process that serves requests, shared out: `db` has some for reads and some for writes, and
 * `background` has those for what runs beside the requests. What is alike cannot have all of them: it leaves one read,
 * and two of the writes, which may wait for a row for long.
 */
export function connectShares(
  url: string,
  {
    total,
    cores = availableParallelism(),
    maxWaitMs = maxRequestWaitMs,
    writeLockTimeoutMs = lockTimeoutMs,
    ...options
  }: SharesOptions,
): { db: Database; background: Database; close: () => Promise<void> } {
  const { share, quick } = openers(url, options)
  const max = shareOut(total, cores)
  const reads = share(requestSettings(readLockTimeoutMs), {
    max: max.reads,
    spare: 1,
    maxWaiting,
    maxWaitMs,
  })
  const writes = share(requestSettings(writeLockTimeoutMs), {
    max: max.writes,
    spare: 2,
    maxWaiting,
    maxWaitMs,
  })
  const beside = share(backgroundSettings, {
    max: max.background,
    spare: 0,
    maxWaiting,
    maxWaitMs: maxBackgroundWaitMs,
  })
  const signals = new Signals(beside)
  const db = new Database(reads, writes, quick(max.quick, reads), signals)
  const background = new Database(beside, beside, quick(0, beside), signals)
  return { db, background, close: () => close(db, [reads, writes, beside]) }
}

/** Of so few that nothing is left to share, quick reads run as all others do. */
function shareOut(
  total: number,
  cores: number,
): { quick: number; background: number; reads: number; writes: number } {
  const isSmall = total < 8
  // Of eight, more of these would leave none for writes.
  const quick = isSmall ? 0 : Math.max(2, Math.min(4, cores, total - 6))
  const background = isSmall ? 1 : 3
  const rest = total - quick - background
  // A write holds its own while the disk is written to.
  const reads = Math.max(1, Math.floor(rest / 3))
  return { quick, background, reads, writes: rest - reads }
}

/**
 * Dates, times and timestamps stay text both ways. A query without a database to go to fails within seconds, and so does
 * one for which no connection becomes free.
 */
function openers(url: string, { applicationName, onQuery }: ConnectOptions) {
  const config = {
    connectionString: connectionString(url, applicationName),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // The server's own timeout comes first, unless the server is no longer there.
    query_timeout: statementTimeoutMs + 5_000,
  }
  const clientOf = (settings: Settings): new () => Connection =>
    class extends Connection {
      constructor() {
        super(config, settings, onQuery)
      }
    }
  const writability: Writability = {}
  return {
    share: (settings: Settings, limits: ShareLimits): Share => {
      const Client = clientOf(settings)
      const onConnect = settle as (client: pg.ClientBase) => void
      const { max } = limits
      const pool = new pg.Pool({ ...config, Client, onConnect, max, idleTimeoutMillis: 60_000 })
      // The pool replaces a connection that breaks while it is idle.
      pool.on('error', () => undefined)
      return new Share(pool, limits, writability)
    },
    quick: (count: number, otherwise: Share): SharedConnections => {
      const Client = clientOf(requestSettings(quickLockTimeoutMs))
      return new SharedConnections(count, () => new Client(), otherwise)
    },
  }
}

/** The pool waits for it before it hands a new connection out. */
const settle = (connection: unknown): Promise<void> => (connection as Connection).settle()

async function close({ signals, shared }: Database, shares: readonly Share[]): Promise<void> {
  await signals.flush()
  await Promise.all([...shares.map((share) => share.end()), shared.close()])
}

/** Runs each statement on whichever connection is free. */
export class Database extends NodePgDatabase<Record<string, never>> {
  readonly reads: Share
  /** For transactions. */
  readonly writes: Share
  readonly shared: SharedConnections
  /** Those of transactions that have committed. */
  readonly signals: Signals

  constructor(reads: Share, writes: Share, shared: SharedConnections, signals: Signals) {
    super(dialect, new NodePgSession(reads as unknown as pg.Pool, dialect, undefined), undefined)
    this.reads = reads
    this.writes = writes
    this.shared = shared
    this.signals = signals
  }

  get writability(): Writability {
    return this.writes.writability
  }

  /** @param isQuick whatever the values are: it shares a connection with others of its kind */
  run(statement: Statement, values: readonly unknown[], isQuick: boolean): Promise<Answer> {
    return isQuick ? this.shared.run(statement, values) : this.reads.run(statement, values)
  }
}
