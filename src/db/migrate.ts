import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { connectionString } from './connection-string.ts'
import type { Database } from './database.ts'
import { readMigrationFiles, sql } from './drizzle.ts'
import { isLockTimeout } from './errors.ts'
import { impatient, tryPatiently, type Patience } from './patience.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Its halves are how PostgreSQL shows it. */
const migrationLock = BigInt(advisoryLocks.migrations)

/** Somebody else's lock is in the way, with what is known of it. */
export class LockedError extends Error {}

/**
 * Brings the schema up to date; of several nodes that start together one does it and the others wait. The lock ends with
 * the transaction that migrates, so that none is left behind, also where a pooler keeps the connection.
 * @throws Error when what is in the way has not gone in time
 */
export async function migrate(url: string, patience: Patience = impatient): Promise<void> {
  // A connection of its own, without the pool's timeouts: whoever migrates may take longer than a request may wait.
  const client = new pg.Client({ connectionString: connectionString(url, 'taskwire migrate') })
  client.on('error', () => undefined)
  await client.connect()
  // What has not been committed by then is undone.
  patience.signal.addEventListener('abort', () => client.connection.stream.destroy(), { once: true })
  try {
    const waitsFor = (error: unknown): string | undefined =>
      error instanceof LockedError ? error.message : undefined
    await tryPatiently(() => migrateOnce(client), waitsFor, patience)
  } catch (error) {
    if (error instanceof LockedError && patience.seconds > 0)
      error.message = `gave up after ${patience.seconds} s: ${error.message}`
    throw error
  } finally {
    await client.end()
  }
}

/** @throws LockedError */
async function migrateOnce(client: pg.Client): Promise<void> {
  await client.query('begin')
  try {
    // Whoever waits for a lock on a table holds up all who come after, so nobody does so for long.
    await client.query(`set local lock_timeout to '1s'`)
    const all = readMigrations()
    const isPending = async () => (await lastApplied(client)) < (all.at(-1)?.folderMillis ?? 0)
    if (await isPending()) {
      await lockMigrations(client)
      // Another node may have done it meanwhile.
      const last = await lastApplied(client)
      await applyMigrations(
        client,
        all.filter(({ folderMillis }) => folderMillis > last),
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (!isLockTimeout(error)) throw error
    throw new LockedError('waiting for a lock on a table of the database', { cause: error })
  }
}

/** All that this version of the code brings, in their order. */
export function readMigrations(): Migrations {
  return readMigrationFiles({ migrationsFolder: folder })
}

/** Keeps others from migrating until the transaction ends. @throws LockedError where another has it */
export async function lockMigrations(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    migrationLock,
  ])
  if (rows[0]?.locked) return
  throw new LockedError(`waiting for the migration lock, which ${await describeHolder(client)}`)
}

async function describeHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; since: Date }>(
    `select pid, application_name as name, coalesce(xact_start, backend_start) as since
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objsubid = 1 and classid::bigint = $1 and objid::bigint = $2
      and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [migrationLock >> 32n, migrationLock & 0xffffffffn],
  )
  const [holder] = rows
  if (!holder) return 'another process held a moment ago'
  return `process ${holder.pid} of PostgreSQL (${holder.name || 'unnamed'}) has held since ${holder.since.toISOString()}`
}

export type Migrations = ReturnType<typeof readMigrationFiles>

/** In the transaction that is under way. */
export async function applyMigrations(client: pg.Client, migrations: Migrations): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql: statements, folderMillis, hash } of migrations) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** The time of the latest migration that the database has seen; 0 where it has none of our tables. */
async function lastApplied(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as table`,
  )
  if (!tables[0]?.table) return 0
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.last ?? 0)
}

/** Whether the database has none of our tables, not even that of the migrations. */
export async function isNeverMigrated(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ table: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as table`,
  )
  return rows[0]?.table === null
}

interface Journal {
  entries: { when: number }[]
}

const readJournal = (): Journal => JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as Journal

/** How many migrations this version of the code has, how many of them the database has, and whether it has later ones. */
export async function countMigrations(
  db: Database,
): Promise<{ known: number; applied: number; isNewer: boolean }> {
  const { entries } = readJournal()
  if (await isNeverMigrated(db)) return { known: entries.length, applied: 0, isNewer: false }
  const { rows } = await db.execute<{ when: string | null }>(
    sql`select max(created_at) as when from drizzle.__drizzle_migrations`,
  )
  const last = Number(rows[0]?.when ?? 0)
  const applied = entries.filter(({ when }) => when <= last).length
  return { known: entries.length, applied, isNewer: last > (entries.at(-1)?.when ?? 0) }
}

/** Whether this version of the code brings migrations that the database has not seen. */
export async function hasPendingMigrations(db: Database): Promise<boolean> {
  const latest = readJournal().entries.at(-1)?.when ?? 0
  const { rows } = await db.execute<{ when: string | null }>(
    sql`select max(created_at) as when from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.when ?? 0) < latest
}
