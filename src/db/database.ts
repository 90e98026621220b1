import { GroupCommit } from './commit.ts'
import { Connections, type OnQuery } from './connections.ts'
import { Queries } from './session.ts'
import { Signals } from './signals.ts'
import type { Transactional } from './transaction.ts'

interface OpenOptions {
  /** In `pg_stat_activity`. */
  applicationName: string
  onQuery?: OnQuery | undefined
  /** Connections of all kinds together. */
  total?: number
  /** How long a request may wait for a connection, and a transaction for a lock. */
  maxWaitMs?: number
  lockTimeoutMs?: number
}

/** A read waits for no row, and what locks a whole table may do so for long. */
const readLockTimeoutMs = 400
/** A commit that waits for a lock keeps those from being committed that share its statement. */
const commitLockTimeoutMs = 30
/** Connections that no transaction has, so that plans are committed whatever transactions wait for. */
const commitConnections = 2

const settings = {
  timezone: 'UTC',
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  jit: 'off',
}

/**
 * A request's statements are planned once, and all have their index: while a table was small, PostgreSQL may have decided to
 * read the whole of it. What works on many rows is planned each time, for as many as there are then.
 */
const requestSettings = { ...settings, enable_seqscan: 'off' }
const backgroundSettings = { ...settings, plan_cache_mode: 'force_custom_plan' }

/** Runs each query on whichever connection is free; `runTransaction` and `commitPlan` write to it. */
export type Database = Queries & Transactional & { reads: Connections; commits: GroupCommit }

/** The database as a process works with it. */
export interface OpenDatabase {
  /** For requests: some connections for reads, and some for writes. */
  db: Database
  /** For what no client waits for. */
  background: Database
  close: () => Promise<void>
}

/** Opens the database for a process that serves requests. */
export function openDatabase(
  url: string,
  { total = 16, maxWaitMs = 1_500, ...options }: OpenOptions,
): OpenDatabase {
  const forBackground = Math.max(1, Math.floor(total / 4))
  const forReads = Math.max(1, Math.floor((total - forBackground) / 2))
  const forWrites = Math.max(1, total - forBackground - forReads)
  const reads = new Connections({
    ...options,
    url,
    maxWaitMs,
    max: forReads,
    maxExclusive: 0,
    settings: { ...requestSettings, lock_timeout: readLockTimeoutMs },
  })
  const writes = new Connections({
    ...options,
    url,
    maxWaitMs,
    max: forWrites,
    maxExclusive: Math.max(1, forWrites - commitConnections),
    settings: { ...requestSettings, lock_timeout: commitLockTimeoutMs },
  })
  const { db: background, close } = openForWork(url, { ...options, total: forBackground })
  const { signals, writability, lockTimeoutMs } = background
  return {
    db: databaseOf({ reads, writes, signals, writability, lockTimeoutMs }),
    background,
    close: async () => void (await Promise.all([close(), reads.end(), writes.end()])),
  }
}

/** Opens the database for commands and workers, which nobody waits for in a hurry. */
export function openForWork(
  url: string,
  { applicationName, onQuery, total = 16, lockTimeoutMs = 10_000 }: OpenOptions,
): Omit<OpenDatabase, 'background'> {
  const all = new Connections({
    url,
    applicationName,
    onQuery,
    maxWaitMs: 10_000,
    max: total,
    maxExclusive: total,
    settings: { ...backgroundSettings, lock_timeout: lockTimeoutMs },
  })
  const signals = new Signals(all)
  const db = databaseOf({ reads: all, writes: all, signals, writability: {}, lockTimeoutMs })
  return { db, close: () => signals.flush().then(() => all.end()) }
}

function databaseOf(parts: Transactional & { reads: Connections }): Database {
  const { reads, writes, writability } = parts
  const commits = new GroupCommit(writes, writability)
  return Object.assign(new Queries((...query) => reads.run(...query)), parts, { commits })
}
