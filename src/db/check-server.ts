import { openClient, type Sql } from './driver.ts'

const oldestPostgres = 15
const timeoutMs = 5_000
/** Other clients may take the pooler's connections in between. */
const maxTries = 3

export class UnfitServerError extends Error {}

/**
 * Checks what is at the other end of DATABASE_URL.
 * @throws UnfitServerError where waiting would not make it fit
 */
export async function checkServer(url: string): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const [one, other] = [openClient(url, 'taskwire', { signal }), openClient(url, 'taskwire', { signal })]
  try {
    const answer = await one.unsafe<{ version: string; pid: number }[]>(
      `select current_setting('server_version') as version, pg_backend_pid() as pid`,
    )
    const { version, pid } = answer[0] ?? { version: '', pid: 0 }
    if (parseInt(version) < oldestPostgres)
      throw new UnfitServerError(
        `DATABASE_URL is a PostgreSQL ${version}: ${oldestPostgres} or newer is needed`,
      )
    // PostgreSQL greets with the id of the process; a pooler makes one up.
    if (answer.state.pid !== pid) await requireSessions(one, other)
  } catch (error) {
    throw unfitFor(error) ?? error
  } finally {
    await Promise.all([one, other].map((sql) => sql.end({ timeout: 0 })))
  }
}

const poolerRule =
  'DATABASE_URL leads to a pooler that does not keep a connection for each session: use pool_mode = session, or PostgreSQL ' +
  'itself. Taskwire prepares statements and listens for notifications, which last as long as their connection'

/**
 * Refuses a pooler that keeps no connection for a session: it gives the one that the first has used to the other, or
 * another to the first once the other holds it.
 * @throws UnfitServerError
 */
async function requireSessions(one: Sql, other: Sql): Promise<void> {
  const backendOf = async (sql: Sql): Promise<unknown> =>
    (await sql.unsafe(`select pg_backend_pid() as pid`))[0]?.pid
  for (let i = 0; i < maxTries; i++) {
    const first = await backendOf(one)
    if ((await backendOf(other)) === first) throw new UnfitServerError(poolerRule)
    await other.unsafe('begin')
    const isShared = (await backendOf(other)) === first || (await backendOf(one)) !== first
    await other.unsafe('rollback')
    if (isShared) throw new UnfitServerError(poolerRule)
  }
}

/** Translates what PgBouncer says of the parameters in a URL. */
function unfitFor(error: unknown): UnfitServerError | undefined {
  const { message } = error as Error
  if (!/unsupported startup parameter/.test(message)) return undefined
  return new UnfitServerError(`DATABASE_URL leads to a pooler that refuses what it asks for: ${message}`)
}
