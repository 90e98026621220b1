import { setTimeout as delay } from 'node:timers/promises'
import { openClient, type Sql } from '../driver.ts'
import { isCanceled, isDatabaseUnavailable } from '../errors.ts'
import { composeSettings, sessionSettings } from '../session-settings.ts'
import { prepareCluster, type Cluster } from './cluster.ts'
import { owner, repairOwner } from './owner.ts'
import { ensureStarted, findPort, isStarted, stop } from './postmaster.ts'
import { isAlive } from './process-alive.ts'

type Role = 'server' | 'command'

/** Keys of advisory locks: every process that has the database open shares `user`, and the only server holds `server`. */
const locks = { user: '(1952543595, 1)', server: '(1952543595, 2)' }

/** Timeout of a start, in milliseconds. A killed PostgreSQL first replays its log, up to a gigabyte. */
const openTimeoutMs = 60_000
const retryMs = 100
/** Timeout of the last query, in milliseconds. A database that has not responded by then is left running. */
const leaveTimeoutMs = 3_000

/** Thrown if another server uses the same DATA_DIR. The message names its process. */
export class DataDirInUseError extends Error {}

export interface EmbeddedPostgres {
  /** URL of the database's owner. */
  url: string
  /** URL of the superuser, for settings of PostgreSQL and for other databases. */
  superuserUrl: string
  close(): Promise<void>
}

/**
 * Opens the built-in PostgreSQL of a DATA_DIR. The first use creates it, any number of processes share it, and the last
 * process to close it stops it. If PostgreSQL is killed, it is restarted at the same address.
 * @param connections number of connections that a server needs, for which PostgreSQL is configured if it is started here
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  { role, connections = 0 }: { role: Role; connections?: number },
): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir, connections)
  const wasStarted = await isStarted(cluster)
  const first = await join(cluster, role).catch(async (error: unknown) => {
    // No other process can have opened a database that this process has started and cannot open.
    if (!wasStarted && !(error instanceof DataDirInUseError)) await stop(cluster)
    throw error
  })
  const closing = Promise.withResolvers<void>()
  let isClosing = false
  const kept = keep(first)

  async function keep(membership: Membership): Promise<void> {
    await Promise.race([membership.lost, closing.promise])
    if (isClosing) return leave(cluster, membership)
    for (;;) {
      const next = await join(cluster, role).catch(() => delay(retryMs, undefined))
      if (next) return keep(next)
      if (isClosing) return
    }
  }

  async function close(): Promise<void> {
    isClosing = true
    closing.resolve()
    return kept
  }

  const { url, superuserUrl } = first
  return { url, superuserUrl, close }
}

/** Stops the built-in PostgreSQL of a DATA_DIR if it runs, or is starting, and no process has it open. */
export async function stopUnused(dataDir: string): Promise<void> {
  const cluster = await prepareCluster(dataDir, 0)
  const port = await findPort(cluster, Date.now() + openTimeoutMs)
  if (port === undefined) return
  const cut = new AbortController()
  const sql = openClient(urlOf(cluster, 'taskwire', port), 'taskwire close', { signal: cut.signal })
  await leave(cluster, { sql, cut })
}

const urlOf = ({ password }: Cluster, user: string, port: number): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/taskwire`

/** A connection that only holds the locks. */
interface Membership {
  sql: Sql
  /** Destroys the connection, even if PostgreSQL hangs. */
  cut: AbortController
  url: string
  superuserUrl: string
  /** Resolves when the connection is closed, which releases the locks. */
  lost: Promise<void>
}

/** Starts PostgreSQL if necessary, and takes the locks. Retries if another process starts it or shuts it down. */
async function join(cluster: Cluster, role: Role): Promise<Membership> {
  const deadline = Date.now() + openTimeoutMs
  let isRepaired = false
  for (;;) {
    const port = await ensureStarted(cluster, deadline)
    const [url, superuserUrl] = [urlOf(cluster, owner, port), urlOf(cluster, 'taskwire', port)]
    const { promise: lost, resolve: onclose } = Promise.withResolvers<void>()
    const cut = new AbortController()
    const options = { connect_timeout: 5, signal: cut.signal, onclose }
    const sql = openClient(url, `taskwire ${role} ${process.pid}`, options)
    const membership = { sql, cut, url, superuserUrl, lost }
    try {
      await awaitOrAbort(cut, openTimeoutMs, takeLocks(sql, cluster, role, deadline))
      return membership
    } catch (error) {
      await leave(cluster, membership)
      if ((error as { code?: string }).code === '28P01' && !isRepaired) {
        await repairOwner(superuserUrl)
        isRepaired = true
        continue
      }
      // A PostgreSQL that shuts down during the login reports a canceled query.
      const mayRetry = isDatabaseUnavailable(error) || isCanceled(error)
      if (!mayRetry || Date.now() > deadline) throw error
    }
    await delay(retryMs)
  }
}

/** Takes the locks. Waits until PostgreSQL has noticed that a killed server is gone, and released its lock. */
async function takeLocks(sql: Sql, { dataDir }: Cluster, role: Role, deadline: number): Promise<void> {
  await sql.unsafe(`${composeSettings(sessionSettings)}; select pg_advisory_lock_shared${locks.user}`)
  while (role === 'server') {
    const [row] = await sql.unsafe<{ locked: boolean }[]>(
      `select pg_try_advisory_lock${locks.server} as locked`,
    )
    if (row?.locked) return
    const [holder] = await sql.unsafe<{ pid: number }[]>(`
      select substring(application_name from '\\d+$')::int as pid from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and (classid, objid) = ${locks.server}`)
    if (holder && (isAlive(holder.pid) || Date.now() > deadline))
      throw new DataDirInUseError(`${dataDir} is in use by process ${holder.pid}`)
    await delay(retryMs)
  }
}

/** Releases the locks. The last process, which can then take `user` exclusively, stops PostgreSQL. */
async function leave(cluster: Cluster, { sql, cut }: Pick<Membership, 'sql' | 'cut'>): Promise<void> {
  const { user } = locks
  const text = `select pg_advisory_unlock_shared${user}, pg_try_advisory_lock${user} as last`
  try {
    const [row] = await awaitOrAbort(cut, leaveTimeoutMs, sql.unsafe<{ last: boolean }[]>(text))
    if (row?.last) await stop(cluster)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  } finally {
    await sql.end({ timeout: 0 })
    cut.abort()
  }
}

/** Waits for a response. Destroys the connection after `timeoutMs`, which rejects the response. */
async function awaitOrAbort<T>(cut: AbortController, timeoutMs: number, answer: Promise<T>): Promise<T> {
  const timer = setTimeout(() => cut.abort(), timeoutMs)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
  }
}
