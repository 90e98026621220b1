import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import type { Sql } from 'postgres'
import { connect } from './client.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other user of the database takes a lock on. */
const migrationLock = 7_248_313_001

/** Brings the schema up to date; of several nodes that start together one does it and the others wait. */
export async function migrate(url: string): Promise<void> {
  const { sql, db } = connect(url, { max: 1, applicationName: 'taskwire migrate' })
  try {
    // Whoever migrates may take longer than a request may wait.
    await sql`select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)`
    await sql`select pg_advisory_lock(${migrationLock})`
    await applyMigrations(db, { migrationsFolder: folder })
  } finally {
    await sql.end()
  }
}

/** Whether this version of the code brings migrations that the database has not seen. */
export async function hasPendingMigrations(sql: Sql): Promise<boolean> {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[]
  }
  const latest = journal.entries.at(-1)?.when ?? 0
  const [applied] = await sql<{ when: string | null }[]>`
    select max(created_at) as when from drizzle.__drizzle_migrations`
  return Number(applied?.when ?? 0) < latest
}
