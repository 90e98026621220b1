import { openClient, type Sql } from './driver.ts'
import { retryStale } from './retry.ts'

const oldestPostgres = 15
const timeoutMs = 5_000
/** Number of attempts, since a pooler may happen to give a client the same connection twice. */
const tries = 4

/**
 * Checks that DATABASE_URL is a supported version of PostgreSQL, and not behind a pooler that shares connections.
 * @throws an error that is not `isDatabaseUnavailable` if waiting cannot help
 */
export function checkServer(url: string, interruption: AbortSignal): Promise<void> {
  // If the URL names several hosts, each retry tries the next host.
  return retryStale(() => checkOnce(url, interruption))
}

async function checkOnce(url: string, interruption: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([interruption, AbortSignal.timeout(timeoutMs)])
  const [one, other] = [openClient(url, 'taskwire', { signal }), openClient(url, 'taskwire', { signal })]
  try {
    const [row] = await one<{ version: string }[]>`select current_setting('server_version') as version`
    const version = row?.version ?? ''
    if (parseInt(version) < oldestPostgres)
      throw new Error(
        `DATABASE_URL points to PostgreSQL ${version}: version ${oldestPostgres} or newer is required`,
      )
    const pairs = new Set<string>()
    for (let i = 0; i < tries; i++) {
      const [first, second] = [await backendOf(one), await backendOf(other)]
      if (pairs.add(`${first} ${second}`).size > 1 || first === second) throw new Error(poolerRule)
    }
  } finally {
    await Promise.all([one, other].map((sql) => sql.end({ timeout: 0 })))
  }
}

const poolerRule =
  'DATABASE_URL points to a pooler that does not keep a connection for each session: use pool_mode = session, or PostgreSQL ' +
  'itself. Taskwire prepares statements and listens for notifications, which last as long as their connection'

/** Returns the process id of the backend of a connection. It changes behind a pooler that does not keep sessions. */
async function backendOf(sql: Sql): Promise<string> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return String(row?.pid)
}
