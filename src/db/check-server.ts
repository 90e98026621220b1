import pg from 'pg'
import { connectionString } from './connection-string.ts'

const oldestPostgres = 15
const timeoutMs = 3_000
/** Others may use the pooler's connections meanwhile. */
const maxTries = 3

/**
 * Looks at what is at the other end of DATABASE_URL.
 * @throws UnfitServerError where waiting would not make it fit
 */
export async function checkServer(url: string): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: connectionString(url, 'taskwire'),
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    })
    client.on('error', () => undefined)
    await client.connect()
    opened.defer(() => client.end())
    return client
  }
  try {
    const client = await open()
    const { rows } = await client.query<{ version: string; pid: number }>(
      `select current_setting('server_version') as version, pg_backend_pid() as pid`,
    )
    const { version, pid } = rows[0] ?? { version: '', pid: 0 }
    if (parseInt(version) < oldestPostgres)
      throw new UnfitServerError(
        `DATABASE_URL is a PostgreSQL ${version}: ${oldestPostgres} or newer is needed`,
      )
    // PostgreSQL greets with the id of the process; a pooler makes one up.
    if ((client as unknown as { processID: number }).processID !== pid)
      await requireSessions(client, await open())
  } catch (error) {
    throw unfitFor(error) ?? error
  }
}

export class UnfitServerError extends Error {}

const poolerRule =
  'DATABASE_URL leads to a pooler that does not keep a connection for each session: use pool_mode = session, or PostgreSQL ' +
  'itself. Taskwire prepares statements and listens for notifications, which last as long as their connection'

/**
 * A pooler that keeps no connection for a session gives the one that the first has used to the other, which then holds it.
 * @throws UnfitServerError
 */
async function requireSessions(one: pg.Client, other: pg.Client): Promise<void> {
  const backendOf = async (client: pg.Client): Promise<number | undefined> => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid
  }
  for (let i = 0; i < maxTries; i++) {
    const first = await backendOf(one)
    await other.query('begin')
    const isShared = (await backendOf(other)) === first || (await backendOf(one)) !== first
    await other.query('rollback')
    if (isShared) throw new UnfitServerError(poolerRule)
  }
}

/** What PgBouncer says of a transaction in statement mode, and of what a URL asks for. */
function unfitFor(error: unknown): UnfitServerError | undefined {
  if (!(error instanceof Error)) return undefined
  const { message } = error
  if (/statement pooling/.test(message)) return new UnfitServerError(poolerRule)
  if (!/unsupported startup parameter/.test(message)) return undefined
  return new UnfitServerError(`DATABASE_URL leads to a pooler that refuses what it asks for: ${message}`)
}
