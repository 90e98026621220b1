import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPrefix } from '../../src/app.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { startServer } from './server-process.ts'

/** What `npm start` gives to Node. */
export const startArguments = packageJson.scripts.start.split(' ').slice(2)

/** Budgets that no benchmark meets. */
export const unlimited = Object.fromEntries(
  ['KEY', 'WRITE', 'WORKSPACE', 'ANONYMOUS'].map((budget) => [`RATE_LIMIT_${budget}`, '1000000000']),
)

export interface Taskwire extends AsyncDisposable {
  /** With the API's prefix. */
  url: string
  pid: number
  databaseUrl: string
  /** Of the PostgreSQL that every other process of it is a child of. */
  postmasterPid: number
  sessionSecret: string
}

/** A server as `npm start` runs it, on data of its own. */
export async function startTaskwire(env: Record<string, string> = {}): Promise<Taskwire> {
  await using opened = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-bench-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const settings = { PORT: '0', DEMO: '0', LOG_FORMAT: 'json', DATA_DIR: dataDir }
  const { url, pid } = opened.use(await startServer(startArguments, { ...unlimited, ...settings, ...env }))
  // The database is shared with the server, and whoever ends last stops it: before its directory is removed.
  const database = await openEmbeddedPostgres(dataDir, { role: 'command' })
  opened.defer(() => database.close())
  const [postmasterPid = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split(
    '\n',
  )
  const sessionSecret = (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim()
  const open = opened.move()
  return {
    url: `${url}${apiPrefix}`,
    pid,
    databaseUrl: database.url,
    postmasterPid: Number(postmasterPid),
    sessionSecret,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
