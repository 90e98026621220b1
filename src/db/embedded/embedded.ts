import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { prepareCluster, type Cluster } from './cluster.ts'
import { ensureStarted, stop } from './postmaster.ts'
import { isCanceled, isDatabaseUnavailable } from '../errors.ts'
import { isAlive } from './process-alive.ts'

type Role = 'server' | 'command'

/** Advisory locks: whoever has the database open holds `user` together with others, the one server holds `server`. */
const locks = { class: 0x7461736b, user: 1, server: 2 }

/** A server that was killed replays its log first: up to a gigabyte. */
const openTimeoutMs = 60_000
const retryMs = 100
/** Who leaves asks quick questions: a database that has not answered them by then hangs, and is left as it is. */
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
    await membership.client.end()
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
  client: pg.Client
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
      const membership = await connect(url, role)
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

/** Once this has failed nothing may be asked of the client: some of its questions would never be answered. */
async function connect(url: string, role: Role): Promise<Membership> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `taskwire ${role} ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    query_timeout: openTimeoutMs,
  })
  client.on('error', () => undefined)
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  await client.connect()
  return { client, url, lost }
}

async function takeLocks(
  membership: Membership,
  cluster: Cluster,
  role: Role,
  deadline: number,
): Promise<void> {
  try {
    await membership.client.query('select pg_advisory_lock_shared($1, $2)', [locks.class, locks.user])
    if (role === 'server') await takeServerLock(membership.client, cluster, deadline)
  } catch (error) {
    await leave(cluster, membership)
    throw error
  }
}

/** A server that was killed a moment ago still holds the lock until PostgreSQL notices: that one is waited for. */
async function takeServerLock(client: pg.Client, cluster: Cluster, deadline: number): Promise<void> {
  const key = [locks.class, locks.server]
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, $2) as locked',
      key,
    )
    if (rows[0]?.locked) return
    const holder = await findHolder(client)
    if (holder !== undefined && (isAlive(holder) || Date.now() > deadline)) {
      throw new DataDirInUseError(`${cluster.dataDir} is in use by process ${holder}`)
    }
    await delay(retryMs)
  }
}

async function findHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(
    `select substring(application_name from '\\d+$')::int as pid
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [locks.class, locks.server],
  )
  return rows[0]?.pid
}

/** Gives the locks back; who then gets the shared one alone is the last one out, and stops the server. */
async function leave(cluster: Cluster, { client }: Membership): Promise<void> {
  try {
    if (await orCut(client, isLastOut(client))) await stop(cluster)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  } finally {
    await orCut(client, client.end())
  }
}

async function isLastOut(client: pg.Client): Promise<boolean | undefined> {
  const key = [locks.class, locks.user]
  await client.query('select pg_advisory_unlock_shared($1, $2)', key)
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1, $2) as last', key)
  return rows[0]?.last
}

/** Cuts the connection where the answer is late, which ends the wait for it. */
async function orCut<T>(client: pg.Client, answer: Promise<T>): Promise<T> {
  const timer = setTimeout(() => client.connection.stream.destroy(), leaveMs)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
  }
}
