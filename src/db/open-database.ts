import { Database } from './database.ts'
import { distributed } from './citus/distributed.ts'
import { CitusNodes } from './citus/nodes.ts'
import { isOnCitus } from './citus/table-placements.ts'
import { Connections, type OnQuery } from './pool/connections.ts'
import { Grants, type OnConnectionLimit } from './pool/grants.ts'
import { undivided } from './placement.ts'
import { signInKey } from './pool/use-bounds.ts'
import { retryStale } from './retry.ts'
import { Signals } from './signals.ts'

interface OpenOptions {
  /** Name of the client in `pg_stat_activity`. */
  applicationName: string
  onQuery?: OnQuery | undefined
  /** Number of connections of all kinds together. */
  total?: number
  /** Time that a request may wait for a connection, in milliseconds. */
  maxWaitMs?: number
  /** Time that a transaction may wait for a lock, in milliseconds. */
  lockTimeoutMs?: number
  /** Called once if the database grants fewer connections than `total`. */
  onConnectionLimit?: OnConnectionLimit | undefined
}

/** Lock timeout of reads, in milliseconds. Reads wait only for table locks, which may last long. */
const readLockTimeoutMs = 400
/** Lock timeout of group commits, in milliseconds. A lock would block all plans that share the statement. */
const commitLockTimeoutMs = 30
/**
 * Time that a transaction waits for a lock before it is restarted as a transaction that may wait for long, in
 * milliseconds.
 */
const briefLockMs = 200
/** Number of connections that transactions never take, so that plans commit during lock contention. */
const commitConnections = 2

/** Timeout of the statements of a probe, in milliseconds: `/readyz` responds within about two seconds. */
const probeTimeoutMs = 2_000

const settings = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  jit: 'off',
}

/** Settings for requests, whose statements are planned once: a plan for a small table must not use a sequential scan. */
const requestSettings = { ...settings, enable_seqscan: 'off' }
/** Settings for statements over many rows, which are planned each time for the current number of rows. */
const backgroundSettings = { ...settings, plan_cache_mode: 'force_custom_plan' }

/** The open database of a process. */
export interface OpenDatabase {
  /** Connections for requests: some for reads and some for writes. */
  db: Database
  /** Connections for work that no client waits for. */
  background: Database
  /** Connection of `/readyz`. Shared with background work if there are few connections. */
  probe: Database
  /** Connections that the database grants this process. */
  grants: Grants
  /** Opens a connection for each kind of work. @throws NotSentError */
  openFirst: () => Promise<void>
  /** Closes the connections that were opened before a time: their server does not respond, or was replaced. */
  cut: (before: number) => void
  close: () => Promise<void>
}

/** Opens the database for a process that serves requests. */
export function openDatabase(
  url: string,
  { total = 16, maxWaitMs = 1_500, onConnectionLimit, ...options }: OpenOptions,
): OpenDatabase {
  const grants = new Grants(onConnectionLimit)
  const nodes = new CitusNodes(url, options.applicationName)
  const sizes = divide(total)
  const common = { ...options, url, maxWaitMs, grants, nodes }
  const reads = new Connections({
    ...common,
    max: sizes.reads,
    maxExclusive: 0,
    onlyReads: true,
    settings: { ...requestSettings, lock_timeout: readLockTimeoutMs },
  })
  const writes = new Connections({
    ...common,
    max: sizes.writes,
    maxExclusive: Math.max(1, sizes.writes - (sizes.writes > 4 ? commitConnections : 1)),
    reservedKey: signInKey,
    settings: { ...requestSettings, lock_timeout: commitLockTimeoutMs },
  })
  const work = openForWork(url, { ...options, total: sizes.background, grants, nodes })
  const { signals, writability, lockTimeoutMs, placement } = work.db
  const db = new Database({
    reads,
    writes,
    signals,
    writability,
    lockTimeoutMs,
    briefLockMs,
    placement,
    nodes,
  })
  const probe = sizes.probe === 0 ? undefined : openProbe(url, { ...options, grants }, work.db)
  const pools = [reads, writes, work.db.reads, ...(probe ? [probe.reads] : [])]
  return {
    db,
    background: work.db,
    probe: probe ?? work.db,
    grants,
    openFirst: () => openEach(pools, db),
    cut: (before) => pools.forEach((one) => one.cut(before)),
    close: async () => {
      await work.close()
      await Promise.all(pools.map((one) => one.end()))
    },
  }
}

/** Divides the connections of a process among the kinds of work. */
export function divide(total: number): Record<'reads' | 'writes' | 'background' | 'probe', number> {
  const probe = total < 4 ? 0 : 1
  const background = Math.max(1, Math.floor((total - probe) / 4))
  const reads = Math.max(1, Math.floor((total - probe - background - 1) / 2))
  return { reads, writes: Math.max(1, total - probe - background - reads), background, probe }
}

/** Opens the database for a process that serves no requests but `/readyz`. */
export function openWorkerDatabase(
  url: string,
  { total = 16, onConnectionLimit, ...options }: OpenOptions,
): OpenDatabase {
  const grants = new Grants(onConnectionLimit)
  const work = openForWork(url, { ...options, total: total - 1, grants })
  const probe = openProbe(url, { ...options, grants }, work.db)
  const pools = [work.db.reads, probe.reads]
  return {
    db: work.db,
    background: work.db,
    probe,
    grants,
    openFirst: () => openEach(pools, work.db),
    cut: (before) => pools.forEach((one) => one.cut(before)),
    close: () => Promise.all([work.close(), probe.reads.end()]).then(() => undefined),
  }
}

/** Opens connections one by one, so that a refusal shows how many are allowed, and finds out where the rows are. */
async function openEach(pools: readonly Connections[], { placement }: Database): Promise<void> {
  for (const pool of pools) await pool.openFirst()
  await placement()
}

/** Opens the connection of a probe, which shares the record of refused writes with the other connections. */
function openProbe(
  url: string,
  { applicationName, onQuery, grants }: OpenOptions & { grants: Grants },
  { signals, writability, lockTimeoutMs, placement, nodes }: Database,
): Database {
  const settings = {
    ...backgroundSettings,
    statement_timeout: probeTimeoutMs,
    lock_timeout: readLockTimeoutMs,
  }
  const only = new Connections({
    ...{ url, applicationName, onQuery, grants, settings, nodes },
    maxWaitMs: probeTimeoutMs,
    max: 1,
    maxExclusive: 1,
  })
  return new Database({ reads: only, writes: only, signals, writability, lockTimeoutMs, placement, nodes })
}

/** Opens the database for commands and workers, with long timeouts. */
export function openForWork(
  url: string,
  {
    applicationName,
    onQuery,
    total = 16,
    lockTimeoutMs = 10_000,
    grants = new Grants(),
    nodes = new CitusNodes(url, applicationName),
  }: OpenOptions & { grants?: Grants; nodes?: CitusNodes },
): Pick<OpenDatabase, 'db' | 'cut' | 'close'> {
  const all = new Connections({
    ...{ url, applicationName, onQuery, grants, nodes },
    maxWaitMs: 10_000,
    max: total,
    maxExclusive: total,
    settings: { ...backgroundSettings, lock_timeout: lockTimeoutMs },
  })
  const signals = new Signals(all)
  const placement = once(async () => {
    nodes.isUsed = await retryStale(() => isOnCitus((text) => all.run(text)))
    return nodes.isUsed ? distributed : undivided
  })
  const parts = { reads: all, writes: all, signals, writability: {}, lockTimeoutMs, placement, nodes }
  const db = new Database(parts)
  return { db, cut: (before) => all.cut(before), close: () => signals.flush().then(() => all.end()) }
}

/** Caches the result of a query, but not its failure. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    }))
}
