import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { advisoryLocks } from './advisory-locks.ts'
import { distribute } from './citus/distribute.ts'
import { refuseHalfDistributed, type RunText } from './citus/placement.ts'
import type { Database } from './database.ts'
import type { Sql } from './driver.ts'
import { readMigrationFiles } from './drizzle.ts'
import { isLockTimeout } from './errors.ts'
import { singleAttempt, retryUntilTimeout, type WaitPolicy } from './retry.ts'
import { composeSettings, openSession, sessionSettings } from './session-settings.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Thrown if another session holds a lock that the migration needs. The message names the session if it is known. */
export class LockedError extends Error {}

/**
 * Applies the pending migrations. If several nodes start together, one migrates and the others wait. The lock belongs to
 * the transaction, so that it is released even if a pooler keeps the connection.
 * @param onCitus also distributes the tables over the Citus nodes, in the same transaction
 * @throws LockedError if another session holds a lock for too long; CitusError if the database is only partly distributed
 */
export async function migrate(
  url: string,
  policy: WaitPolicy = singleAttempt,
  { onCitus = false }: { onCitus?: boolean } = {},
): Promise<void> {
  // No timeouts, since a migration may take long.
  const sql = await openSession(url, 'taskwire migrate', { signal: policy.signal })
  try {
    const waitsFor = (error: unknown): string | undefined =>
      error instanceof LockedError ? error.message : undefined
    await retryUntilTimeout(() => migrateOnce(sql, onCitus), waitsFor, policy)
  } catch (error) {
    if (error instanceof LockedError && policy.seconds > 0)
      error.message = `gave up after ${policy.seconds} s: ${error.message}`
    throw error
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** Tries to apply the pending migrations. @throws LockedError, CitusError */
async function migrateOnce(sql: Sql, onCitus: boolean): Promise<void> {
  await sql.unsafe('begin')
  try {
    // Citus passes `set local` settings on to the nodes, whose sessions may have other values.
    await sql.unsafe(`
      set local citus.propagate_set_commands to 'local'; ${composeSettings(sessionSettings, 'local')}`)
    // A DDL statement that waits for its lock blocks every later query, so it gives up after a second.
    await sql.unsafe(`set local lock_timeout to '1s'`)
    const all = readMigrations()
    const run: RunText = (text) => sql.unsafe(text)
    if (onCitus || (await lastApplied(run)) < (all.at(-1)?.folderMillis ?? 0)) {
      // Needed on Citus by a transaction that changes several shards of keyed tables. Plain PostgreSQL
      // ignores it.
      await sql.unsafe(`set local citus.multi_shard_modify_mode to 'sequential'`)
      await lockMigrations(sql)
      // Another node may have migrated before the lock was taken.
      const last = await lastApplied(run)
      const pending = all.filter(({ folderMillis }) => folderMillis > last)
      await applyMigrations(sql, pending)
    }
    await (onCitus ? distribute(run) : refuseHalfDistributed(run))
    await sql.unsafe('commit')
  } catch (error) {
    await sql.unsafe('rollback').catch(() => undefined)
    if (!isLockTimeout(error)) throw error
    throw new LockedError('waiting for a lock on a table of the database', { cause: error })
  }
}

export type Migrations = ReturnType<typeof readMigrationFiles>

/** Reads the migrations of this version of the code, in order. */
export function readMigrations(): Migrations {
  return readMigrationFiles({ migrationsFolder: folder })
}

/** Takes the migration lock until the transaction ends. @throws LockedError if another session has the lock */
export async function lockMigrations(sql: Sql): Promise<void> {
  const [row] = await sql.unsafe<{ locked: boolean }[]>(
    `select pg_try_advisory_xact_lock(${advisoryLocks.migrations}) as locked`,
  )
  if (row?.locked) return
  throw new LockedError(`waiting for the migration lock, which ${await describeHolder(sql)}`)
}

async function describeHolder(sql: Sql): Promise<string> {
  // PostgreSQL shows the key of an advisory lock in two halves, and hides the start times of other roles' sessions.
  const [holder] = await sql.unsafe<{ pid: number; name: string | null; since: string | null }[]>(`
    select pid, application_name as name,
      to_char(coalesce(xact_start, backend_start) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objsubid = 1
      and (classid::bigint << 32) + objid::bigint = ${advisoryLocks.migrations}
      and pg_locks.database = (select oid from pg_database where datname = current_database())`)
  if (!holder) return 'another process held a moment ago'
  const since = holder.since === null ? 'holds' : `has held since ${holder.since}`
  return `PostgreSQL backend ${holder.pid} (${holder.name || 'unnamed'}) ${since}`
}

/** Applies migrations in the open transaction. */
export async function applyMigrations(sql: Sql, migrations: Migrations): Promise<void> {
  const [schema] = await sql.unsafe<{ exists: boolean }[]>(
    `select to_regnamespace('drizzle') is not null as exists`,
  )
  // `if not exists` would require the privilege to create a schema even if the schema exists.
  if (schema?.exists !== true) await sql.unsafe('create schema drizzle')
  await sql.unsafe(`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql: statements, folderMillis, hash } of migrations) {
    for (const statement of statements) await sql.unsafe(statement)
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`
  }
}

/** Returns the time of the latest applied migration, or 0 if none was applied. */
export async function lastApplied(run: RunText): Promise<number> {
  const [table] = await run(`select to_regclass('drizzle.__drizzle_migrations')::text as name`)
  if (table?.name === null) return 0
  const [row] = await run('select max(created_at) as last from drizzle.__drizzle_migrations')
  return Number(row?.last)
}

/** Counts the known and the applied migrations, and returns whether the database has later ones than this version. */
export async function countMigrations(
  db: Database,
): Promise<{ known: number; applied: number; isNewer: boolean }> {
  // The journal has the time of each migration.
  const journal = readFileSync(`${folder}/meta/_journal.json`, 'utf8')
  const known = (JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when)
  const last = await lastApplied(db.run)
  const applied = known.filter((when) => when <= last).length
  return { known: known.length, applied, isNewer: last > (known.at(-1) ?? 0) }
}
