import { setTimeout as delay } from 'node:timers/promises'
import { openClient, type Sql } from '../driver.ts'
import { isCanceled, isDatabaseUnavailable } from '../errors.ts'
import { prepareCluster, type Cluster } from './cluster.ts'
import { ensureStarted, stop } from './postmaster.ts'
import { isAlive } from './process-alive.ts'

type Role = 'server' | 'command'

/** Keys of advisory locks: each process that has the database open shares `user`, and the one server holds `server`. */
const locks = { user: '(1952543595, 1)', server: '(1952543595, 2)' }

/** Milliseconds for a start: a server that was killed replays its log first, up to a gigabyte. */
const openTimeoutMs = 60_000
const retryMs = 100
/** Milliseconds for the last question: a database that has not answered by then hangs, and is left as it is. */
const leaveMs = 3_000

/** A second server on the same DATA_DIR; the message says which process holds it. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'
}

/**
 * Opens the built-in PostgreSQL of a DATA_DIR: made on first use, started if it does not run, shared by any number of
 * processes, and stopped by the last one that closes it. If it is killed, it is started again at the same address.
 * @param connections of a server, which the database must have room for if it is started here
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  { role, connections = 0 }: { role: Role; connections?: number },
): Promise<{ url: string; close(): Promise<void> }> {
  const cluster = await prepareCluster(dataDir, connections)
  const first = await join(cluster, role)
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

  return { url: first.url, close }
}

/** A connection that holds the locks, and nothing else. */
interface Membership {
  sql: Sql
  /** Destroys the connection, also one that hangs. */
  cut: AbortController
  url: string
  /** Resolves when the connection has ended, and the locks with it. */
  lost: Promise<void>
}

/** Tries again if it loses a race: with another starter, or with the last one out, who shuts the server down. */
async function join(cluster: Cluster, role: Role): Promise<Membership> {
  const deadline = Date.now() + openTimeoutMs
  for (;;) {
    const port = await ensureStarted(cluster, deadline)
    const url = `postgres://taskwire:${cluster.password}@127.0.0.1:${port}/taskwire`
    const { promise: lost, resolve: onclose } = Promise.withResolvers<void>()
    const cut = new AbortController()
    const options = { connect_timeout: 5, signal: cut.signal, onclose }
    const sql = openClient(url, `taskwire ${role} ${process.pid}`, options)
    const membership = { sql, cut, url, lost }
    try {
      await orCut(cut, openTimeoutMs, takeLocks(sql, cluster, role, deadline))
      return membership
    } catch (error) {
      await leave(cluster, membership)
      // A server that shuts down while it waits for the password says that it was cancelled.
      const isPassing = isDatabaseUnavailable(error) || isCanceled(error)
      if (!isPassing || Date.now() > deadline) throw error
    }
    await delay(retryMs)
  }
}

/** Waits for PostgreSQL to notice that a server was killed, which holds its lock until then. */
async function takeLocks(sql: Sql, { dataDir }: Cluster, role: Role, deadline: number): Promise<void> {
  await sql.unsafe(`select pg_advisory_lock_shared${locks.user}`)
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

/** Gives the locks back; the process that then gets the shared one alone is the last one out, and stops the server. */
async function leave(cluster: Cluster, { sql, cut }: Membership): Promise<void> {
  const { user } = locks
  const text = `select pg_advisory_unlock_shared${user}, pg_try_advisory_lock${user} as last`
  try {
    const [row] = await orCut(cut, leaveMs, sql.unsafe<{ last: boolean }[]>(text))
    if (row?.last) await stop(cluster)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  } finally {
    await sql.end({ timeout: 0 })
    cut.abort()
  }
}

/** Cuts the connection if the answer is late, which ends the wait for it. */
async function orCut<T>(cut: AbortController, lateMs: number, answer: Promise<T>): Promise<T> {
  const timer = setTimeout(() => cut.abort(), lateMs)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
  }
}
