import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from '../../src/db/drizzle.ts'
import { openForWork, type Database } from '../../src/db/database.ts'
import { openTemporaryPostgres } from '../support/temporary-postgres.ts'

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
  const { dataDir, superuserUrl } = await openTemporaryPostgres(opened)
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
      await using database = openDatabase(superuserUrl)
      await database.db.execute(sql`create database ${sql.identifier(name)}`)
      const url = new URL(superuserUrl)
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
