import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../../src/db/drizzle.ts'
import type { Database } from '../../src/db/database.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { openTemporaryPostgres } from '../support/temporary-postgres.ts'

/** The PostgreSQL that all sides of a benchmark share. Each checkout has its own database. */
export interface DatabaseServer {
  /** PID of the postmaster, the parent of all other PostgreSQL processes. */
  postmasterPid: number
  /** Creates an empty database, and returns its URL. */
  createDatabase(name: string): Promise<string>
}

/** Number of connections for all sides together: about 70 for Taskwire's four processes, and as many for the references. */
const connections = 200

/** Starts the built-in PostgreSQL in a temporary directory. */
export async function startDatabaseServer(opened: AsyncDisposableStack): Promise<DatabaseServer> {
  const { dataDir, superuserUrl } = await openTemporaryPostgres(opened, { connections })
  return {
    postmasterPid: Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')),
    async createDatabase(name) {
      await using database = openDatabase(superuserUrl)
      await database.db.execute(sql`create database ${sql.identifier(name)}`)
      const url = new URL(superuserUrl)
      url.pathname = name
      return url.href
    },
  }
}

/** Opens a database for the benchmark itself. */
export function openDatabase(url: string, total = 1): { db: Database } & AsyncDisposable {
  const { db, close } = openForWork(url, { total, applicationName: 'taskwire bench' })
  return { db, [Symbol.asyncDispose]: close }
}
