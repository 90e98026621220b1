import { isOnCitus } from './citus/placement.ts'
import { GroupCommit } from './commit.ts'
import { Connections, type OnQuery } from './connections.ts'
import { retryStale } from './retry.ts'
import { Queries } from './drizzle.ts'
import { Signals } from './signals.ts'
import type { Transactional } from './transaction.ts'

interface OpenOptions {
  /** Name of the client in `pg_stat_activity`. */
  applicationName: string
  onQuery?: OnQuery | undefined
  /** Number of connections of all kinds together. */
  total?: number
  /** Time that a request may wait for a connection, milliseconds. */
  maxWaitMs?: number
  /** Time that a transaction may wait for a lock, milliseconds. */
  lockTimeoutMs?: number
}

/** Lock timeout of reads, milliseconds. They wait only for table locks, which may last long. */
const readLockTimeoutMs = 400
/** Lock timeout of group commits, milliseconds. A lock would block all plans that share the statement. */
const commitLockTimeoutMs = 30
/** Number of connections that transactions never take, so that plans commit during lock contention. */
const commitConnections = 2

const settings = {
  timezone: 'UTC',
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  jit: 'off',
}

/** Settings for requests, whose statements are planned once: a plan made for a small table must not be a sequential scan. */
const requestSettings = { ...settings, enable_seqscan: 'off' }
/** Settings for statements over many rows, which are planned each time for the current number of rows. */
const backgroundSettings = { ...settings, plan_cache_mode: 'force_custom_plan' }

/** A database that runs each query on a free connection. `runTransaction` and `commitPlan` write to it. */
export type Database = Queries & Transactional & { reads: Connections; commits: GroupCommit }

/** The open database of a process. */
export interface OpenDatabase {
  /** Connections for requests: some for reads and some for writes. */
  db: Database
  /** Connections for work that no client waits for. */
  background: Database
  /** Cuts the connections that were opened before a time: their server does not respond, or was replaced. */
  cut: (before: number) => void
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
    onlyReads: true,
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
  const { db: background, cut, close } = openForWork(url, { ...options, total: forBackground })
  const { signals, writability, lockTimeoutMs, isDistributed } = background
  return {
    db: databaseOf({ reads, writes, signals, writability, lockTimeoutMs, isDistributed }),
    background,
    cut: (before) => [reads, writes, { cut }].forEach((one) => one.cut(before)),
    close: async () => void (await Promise.all([close(), reads.end(), writes.end()])),
  }
}

/** Opens the database for commands and workers, with long timeouts. */
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
  const isDistributed = once(() => retryStale(() => isOnCitus((text) => all.run(text))))
  const parts = { reads: all, writes: all, signals, writability: {}, lockTimeoutMs, isDistributed }
  const db = databaseOf(parts)
  return { db, cut: (before) => all.cut(before), close: () => signals.flush().then(() => all.end()) }
}

function databaseOf(parts: Transactional & { reads: Connections }): Database {
  const { reads, isDistributed } = parts
  const commits = new GroupCommit(parts)
  return Object.assign(new Queries(reads.run.bind(reads), isDistributed), parts, { commits })
}

/** Keeps the answer of a question, but not its failure. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    }))
}
