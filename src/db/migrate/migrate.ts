import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { advisoryLocks } from '../advisory-locks.ts'
import { distribute } from '../citus/distribute.ts'
import { isOnCitus, refuseHalfDistributed, type RunText } from '../citus/table-placements.ts'
import type { Database } from '../database.ts'
import type { Sql } from '../driver.ts'
import { readMigrationFiles } from '../drizzle.ts'
import { LockedError } from '../errors.ts'
import { applyInSteps, inTransaction, retryLocked, type Migration } from './online-migration.ts'
import { singleAttempt, type WaitPolicy } from '../retry.ts'
import { openSession } from '../session-settings.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))

/** Time that a transaction on a database without servers waits for a lock on a table, in milliseconds. */
const unusedLockMs = 1_000

/**
 * Applies the pending migrations: in one transaction to an empty database, and otherwise in steps, each a transaction, so
 * that servers continue to serve. If several nodes start together, one migrates and the others wait.
 * @param onCitus also distributes the tables over the Citus nodes, in one transaction
 * @throws LockedError if another session holds a lock for too long; CitusError if the database is only partly distributed
 */
export async function migrate(
  url: string,
  policy: WaitPolicy = singleAttempt,
  { onCitus = false }: { onCitus?: boolean } = {},
): Promise<void> {
  // No timeouts, since a migration may take long.
  const sql = await openSession(url, 'taskwire migrate', { signal: policy.signal })
  const run: RunText = (text) => sql.unsafe(text)
  try {
    const all = readMigrations()
    if (onCitus || (await lastApplied(run)) < (all.at(-1)?.folderMillis ?? 0))
      await underLock(sql, policy, () => applyPending(sql, all, policy, onCitus))
    await refuseHalfDistributed(run)
  } catch (error) {
    if (error instanceof LockedError && policy.seconds > 0)
      error.message = `gave up after ${policy.seconds} s: ${error.message}`
    throw error
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** Holds the migration lock of the session during work. PostgreSQL also releases the lock if the session is lost. */
async function underLock(sql: Sql, policy: WaitPolicy, work: () => Promise<void>): Promise<void> {
  // Without this setting, a killed process holds the lock until its statement ends. Some systems do not support it.
  await sql.unsafe(`set client_connection_check_interval to '1s'`).catch(() => undefined)
  await retryLocked(() => lockMigrations(sql, 'session'), policy)
  try {
    await work()
  } finally {
    // A pooler may keep the session.
    await sql.unsafe(`select pg_advisory_unlock(${advisoryLocks.migrations})`).catch(() => undefined)
  }
}

async function applyPending(sql: Sql, all: Migrations, policy: WaitPolicy, onCitus: boolean): Promise<void> {
  const run: RunText = (text) => sql.unsafe(text)
  // Another node may have migrated before the lock was taken.
  const last = await lastApplied(run)
  const pending = all.filter(({ folderMillis }) => folderMillis > last)
  const inOne = (work: () => Promise<void>) =>
    retryLocked(() => inTransaction(sql, work, unusedLockMs), policy)
  const isEmpty = last === 0
  if (!isEmpty) {
    const isDistributed = await isOnCitus(run)
    for (const migration of pending)
      await applyInSteps(sql, migration, { statements: replacementOf(migration), isDistributed }, policy)
    if (!onCitus) return
  }
  await inOne(async () => {
    if (isEmpty) await applyMigrations(sql, pending)
    if (onCitus) await distribute(run)
  })
}

/** Returns the statements that replace those of a merged migration on a database with rows: see `migrations/online`. */
function replacementOf({ folderMillis }: Migration): string[] | undefined {
  const tag = readJournal().find(({ when }) => when === folderMillis)?.tag
  const file = `${folder}/online/${tag}.sql`
  return existsSync(file) ? readFileSync(file, 'utf8').split('--> statement-breakpoint') : undefined
}

export type Migrations = Migration[]

/** Reads the migrations of this version of the code, in order. */
export function readMigrations(): Migrations {
  return readMigrationFiles({ migrationsFolder: folder })
}

/** Takes the migration lock until the session or transaction ends. @throws LockedError if another session has the lock */
export async function lockMigrations(sql: Sql, until: 'session' | 'transaction'): Promise<void> {
  const take = until === 'session' ? 'pg_try_advisory_lock' : 'pg_try_advisory_xact_lock'
  const [row] = await sql.unsafe<{ locked: boolean }[]>(
    `select ${take}(${advisoryLocks.migrations}) as locked`,
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

/** Applies migrations in the open transaction, to a database that nobody else uses. */
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
  const known = readJournal().map(({ when }) => when)
  const last = await lastApplied(db.run)
  const applied = known.filter((when) => when <= last).length
  return { known: known.length, applied, isNewer: last > (known.at(-1) ?? 0) }
}

/** Reads the name and the time of each migration. */
function readJournal(): { tag: string; when: number }[] {
  const journal = readFileSync(`${folder}/meta/_journal.json`, 'utf8')
  return (JSON.parse(journal) as { entries: { tag: string; when: number }[] }).entries
}
