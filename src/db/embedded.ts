import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { isDatabaseUnavailable } from './client.ts'
import { prepareCluster, type Cluster } from './embedded-cluster.ts'
import { ensureStarted, stop } from './embedded-postmaster.ts'
import { isAlive } from './process-alive.ts'

type Role = 'server' | 'command'

/** Advisory locks: whoever has the database open holds `user` together with others, the one server holds `server`. */
const locks = { class: 0x7461736b, user: 1, server: 2 }

const openTimeoutMs = 20_000
const retryMs = 100

/** A second server on the same DATA_DIR; the message says which process holds it. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'
}

/**
 * The built-in PostgreSQL of a DATA_DIR: made on first use, started where it does not run, shared by any number of
 * processes, and stopped by the last one that closes it. Should it be killed, it is started again at the same address
 * for as long as somebody has it open.
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  { role }: { role: Role },
): Promise<{ url: string; close(): Promise<void> }> {
  const cluster = await prepareCluster(dataDir)
  const first = await join(cluster, role)
  const closing = Promise.withResolvers<undefined>()
  let isClosing = false
  const kept = keep(first)

  /** Holds the membership, joins again whenever the database was lost, and leaves when asked to. */
  async function keep(membership: Membership): Promise<void> {
    await Promise.race([membership.lost, closing.promise])
    if (isClosing) return leave(cluster, membership)
    await membership.sql.end({ timeout: 0 })
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

/** A connection of its own that holds our locks. */
interface Membership {
  sql: postgres.Sql
  url: string
  /** Settles when the connection has ended, and the locks with it. */
  lost: Promise<void>
}

/** Tries again where it loses a race: with another starter, or with the last one out, who shuts the server down. */
async function join(cluster: Cluster, role: Role): Promise<Membership> {
  const deadline = Date.now() + openTimeoutMs
  for (;;) {
    const { port } = await ensureStarted(cluster, deadline)
    const membership = openMembership(
      `postgres://taskwire:${cluster.password}@127.0.0.1:${port}/taskwire`,
      role,
    )
    try {
      await membership.sql`select pg_advisory_lock_shared(${locks.class}, ${locks.user})`
      if (role === 'server') await takeServerLock(membership.sql, cluster, deadline)
      return membership
    } catch (error) {
      await leave(cluster, membership)
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error
    }
    await delay(retryMs)
  }
}

function openMembership(url: string, role: Role): Membership {
  const lost = Promise.withResolvers<void>()
  const sql = postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    backoff: false,
    fetch_types: false,
    connection: { application_name: `taskwire ${role} ${process.pid}` },
    onnotice: () => undefined,
    onclose: () => lost.resolve(),
  })
  return { sql, url, lost: lost.promise }
}

/** A server that was killed a moment ago still holds the lock until PostgreSQL notices: that one is waited for. */
async function takeServerLock(sql: postgres.Sql, cluster: Cluster, deadline: number): Promise<void> {
  for (;;) {
    const [row] = await sql`select pg_try_advisory_lock(${locks.class}, ${locks.server}) as locked`
    if (row?.locked) return
    const [holder] = await sql`
      select substring(application_name from '\\d+$')::int as pid
      from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and classid = ${locks.class} and objid = ${locks.server} and granted`
    const isHeld = holder !== undefined && (isAlive(holder.pid as number) || Date.now() > deadline)
    if (isHeld) throw new DataDirInUseError(`${cluster.dataDir} is in use by process ${holder.pid}`)
    await delay(retryMs)
  }
}

/** Gives the locks back; who then gets the shared one alone is the last one out, and stops the server. */
async function leave(cluster: Cluster, { sql }: Membership): Promise<void> {
  try {
    await sql`select pg_advisory_unlock_shared(${locks.class}, ${locks.user})`
    const [row] = await sql`select pg_try_advisory_lock(${locks.class}, ${locks.user}) as last`
    if (row?.last) await stop(cluster)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  } finally {
    await sql.end({ timeout: 0 })
  }
}
