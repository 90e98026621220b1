import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from '../../src/db/drizzle.ts'
import { openForWork, type Database } from '../../src/db/database.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'

/** The PostgreSQL that all sides of a benchmark share. Each checkout has its own database. */
export interface DatabaseServer extends AsyncDisposable {
  /** Id of the postmaster, the parent of all other processes of PostgreSQL. */
  postmasterPid: number
  /** Creates an empty database, and returns its URL. */
  createDatabase(name: string): Promise<string>
}

/** Starts the built-in PostgreSQL in a temporary directory. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  await using opened = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-bench-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
  opened.defer(() => embedded.close())
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  const open = opened.move()
  let closed: Promise<void> | undefined
  const close = (): Promise<void> => (closed ??= open.disposeAsync())
  // PostgreSQL is detached from the terminal, so it would outlive an interrupted benchmark.
  const interrupt = () => void close().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)
  return {
    postmasterPid: Number.parseInt(pidFile),
    async createDatabase(name) {
      await using database = openDatabase(embedded.url)
      await database.db.execute(sql`create database ${sql.identifier(name)}`)
      const url = new URL(embedded.url)
      url.pathname = name
      return url.href
    },
    async [Symbol.asyncDispose]() {
      await close()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt)
    },
  }
}

/** Opens a database for the benchmark itself. */
export function openDatabase(url: string, total = 1): { db: Database } & AsyncDisposable {
  const { db, close } = openForWork(url, { total, applicationName: 'taskwire bench' })
  return { db, [Symbol.asyncDispose]: close }
}
