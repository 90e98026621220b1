import { setTimeout as delay } from 'node:timers/promises'
import { prepareCluster, type Cluster } from './cluster.ts'
import { ensureStarted, stop } from './postmaster.ts'
import { openClient, type Sql } from '../driver.ts'
import { isCanceled, isDatabaseUnavailable } from '../errors.ts'
import { isAlive } from './process-alive.ts'

type Role = 'server' | 'command'

/** Advisory locks: each process that has the database open shares `user`, and the one server holds `server`. */
const locks = { class: 0x7461736b, user: 1, server: 2 }

/** A server that was killed replays its log first: up to a gigabyte. */
const openTimeoutMs = 60_000
const retryMs = 100
/** A process that leaves asks quick questions: a database that has not answered by then hangs, and is left as it is. */
const leaveMs = 3_000

/** A second server on the same DATA_DIR; the message says which process holds it. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'
}

/**
 * The built-in PostgreSQL of a DATA_DIR: made on first use, started where it does not run, shared by any number of
 * processes, and stopped by the last one that closes it. Should it be killed, it is started again at the same address
 * for as long as somebody has it open.
 * @param connections how many there may be of this server's, should it be the one to start the database
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  { role, connections = 0 }: { role: Role; connections?: number },
): Promise<{ url: string; close(): Promise<void> }> {
  const cluster = await prepareCluster(dataDir, connections)
  const first = await join(cluster, role)
  const closing = Promise.withResolvers<undefined>()
  let isClosing = false
  const kept = keep(first)

  /** Holds the membership, joins again whenever the database was lost, and leaves when asked to. */
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
    closing.resolve(undefined)
    return kept
  }

  return { url: first.url, close }
}

/** A connection for nothing but the locks. */
interface Membership {
  sql: Sql
  /** Ends the connection at once, and rejects what it has not answered. */
  cut: () => void
  url: string
  /** Settles when the connection has ended, and the locks with it. */
  lost: Promise<void>
}

/** Tries again where it loses a race: with another starter, or with the last one out, who shuts the server down. */
async function join(cluster: Cluster, role: Role): Promise<Membership> {
  const deadline = Date.now() + openTimeoutMs
  for (;;) {
    const { port } = await ensureStarted(cluster, deadline)
    const url = `postgres://taskwire:${cluster.password}@127.0.0.1:${port}/taskwire`
    try {
      const membership = openMembership(url, role)
      await takeLocks(membership, cluster, role, deadline)
      return membership
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) throw error
    }
    await delay(retryMs)
  }
}

/** A server that shuts down while it waits for the password says that it was cancelled. */
function isPassing(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isCanceled(error)
}

function openMembership(url: string, role: Role): Membership {
  const lost = Promise.withResolvers<void>()
  const ended = new AbortController()
  const sql = openClient(url, `taskwire ${role} ${process.pid}`, {
    connect_timeout: 5,
    signal: ended.signal,
    onclose: lost.resolve,
  })
  return { sql, cut: () => ended.abort(), url, lost: lost.promise }
}

async function takeLocks(
  membership: Membership,
  cluster: Cluster,
  role: Role,
  deadline: number,
): Promise<void> {
  const { sql } = membership
  const take = async (): Promise<void> => {
    await sql.unsafe(`select pg_advisory_lock_shared(${locks.class}, ${locks.user})`)
    if (role === 'server') await takeServerLock(sql, cluster, deadline)
  }
  try {
    await orCut(membership, take(), openTimeoutMs)
  } catch (error) {
    await leave(cluster, membership)
    throw error
  }
}

/** Takes the server's lock; waits for PostgreSQL to notice that a server was killed, which holds the lock until then. */
async function takeServerLock(sql: Sql, cluster: Cluster, deadline: number): Promise<void> {
  for (;;) {
    const [row] = await sql.unsafe<{ locked: boolean }[]>(
      `select pg_try_advisory_lock(${locks.class}, ${locks.server}) as locked`,
    )
    if (row?.locked) return
    const holder = await findHolder(sql)
    if (holder !== undefined && (isAlive(holder) || Date.now() > deadline)) {
      throw new DataDirInUseError(`${cluster.dataDir} is in use by process ${holder}`)
    }
    await delay(retryMs)
  }
}

async function findHolder(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.unsafe<{ pid: number }[]>(
    `select substring(application_name from '\\d+$')::int as pid
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = ${locks.class} and objid = ${locks.server} and granted`,
  )
  return row?.pid
}

/** Gives the locks back; the process that then gets the shared one alone is the last one out, and stops the server. */
async function leave(cluster: Cluster, membership: Membership): Promise<void> {
  try {
    if (await orCut(membership, isLastOut(membership.sql), leaveMs)) await stop(cluster)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  } finally {
    await membership.sql.end({ timeout: 0 })
    membership.cut()
  }
}

async function isLastOut(sql: Sql): Promise<boolean | undefined> {
  const key = `(${locks.class}, ${locks.user})`
  await sql.unsafe(`select pg_advisory_unlock_shared${key}`)
  const [row] = await sql.unsafe<{ last: boolean }[]>(`select pg_try_advisory_lock${key} as last`)
  return row?.last
}

/** Cuts the connection where the answer is late, which ends the wait for it. */
async function orCut<T>({ cut }: Membership, answer: Promise<T>, lateMs: number): Promise<T> {
  const timer = setTimeout(cut, lateMs)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
  }
}
