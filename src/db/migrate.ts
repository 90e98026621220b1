import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql, drizzle, migrate as applyMigrations } from './drizzle.ts'
import pg from 'pg'
import type { Database } from './database.ts'
import { connectionString } from './connection-string.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other user of the database takes a lock on. */
const migrationLock = 7_248_313_001

/** Brings the schema up to date; of several nodes that start together one does it and the others wait. */
export async function migrate(url: string): Promise<void> {
  // A connection of its own, without the pool's timeouts: whoever migrates may take longer than a request may wait.
  const client = new pg.Client({ connectionString: connectionString(url, 'taskwire migrate') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

/** Whether the database has none of our tables, not even that of the migrations. */
export async function isNeverMigrated(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ table: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as table`,
  )
  return rows[0]?.table === null
}

/** Whether this version of the code brings migrations that the database has not seen. */
export async function hasPendingMigrations(db: Database): Promise<boolean> {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[]
  }
  const latest = journal.entries.at(-1)?.when ?? 0
  const { rows } = await db.execute<{ when: string | null }>(
    sql`select max(created_at) as when from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.when ?? 0) < latest
}
