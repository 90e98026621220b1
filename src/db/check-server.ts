import { openClient, type Sql } from './driver.ts'

const oldestPostgres = 15
const timeoutMs = 5_000
/** Other clients of a pooler may take its connections in between. */
const tries = 4

/**
 * Checks what is at the other end of DATABASE_URL.
 * @throws an error that is not `isDatabaseUnavailable` where waiting would not make it fit
 */
export async function checkServer(url: string, interruption: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([interruption, AbortSignal.timeout(timeoutMs)])
  const [one, other] = [openClient(url, 'taskwire', { signal }), openClient(url, 'taskwire', { signal })]
  try {
    const [row] = await one<{ version: string }[]>`select current_setting('server_version') as version`
    const version = row?.version ?? ''
    if (parseInt(version) < oldestPostgres)
      throw new Error(`DATABASE_URL is a PostgreSQL ${version}: ${oldestPostgres} or newer is needed`)
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
  'DATABASE_URL leads to a pooler that does not keep a connection for each session: use pool_mode = session, or PostgreSQL ' +
  'itself. Taskwire prepares statements and listens for notifications, which last as long as their connection'

/** A pooler that keeps no connection for a session gives one that is free to whoever asks next. */
async function backendOf(sql: Sql): Promise<string> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return String(row?.pid)
}
