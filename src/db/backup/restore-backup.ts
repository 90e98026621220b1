import { openClient, type Sql } from '../driver.ts'
import { applyMigrations, lockMigrations, readMigrations, type Migrations } from '../migrate.ts'
import { DamagedBackupError, readFrames } from './frames.ts'
import type { BackupHeader, Partition, TableHead } from './header.ts'
import { prepareInsert, type InsertRows } from './insert-rows.ts'
import { quote } from './read-rows.ts'
import { plainSettings } from './write-backup.ts'

/** What stands against a restore. Nothing has been changed. */
export class RefusedRestoreError extends Error {
  override name = 'RefusedRestoreError'
}

/**
 * Reads the file from end to end, which touches nothing.
 * @throws DamagedBackupError
 * @throws RefusedRestoreError where this version does not know the schema of its rows
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  for await (const { kind, bytes } of readFrames(file)) {
    if ((kind === 'header') !== (header === undefined))
      throw new DamagedBackupError('it is not a backup of Taskwire')
    header ??= JSON.parse(bytes.toString()) as BackupHeader
  }
  if (header?.format !== 1) throw new DamagedBackupError('it is not a backup of this kind')
  migrationsOf(header)
  return header
}

/** Those that the rows need, of ours. */
function migrationsOf({ migrations, taskwire }: BackupHeader): Migrations {
  const ours = readMigrations().slice(0, migrations.length)
  const isOurs = migrations.every(
    ({ hash, created_at }, i) => ours[i]?.hash === hash && String(ours[i].folderMillis) === created_at,
  )
  if (!isOurs || migrations.length === 0)
    throw new RefusedRestoreError(
      `the backup was made by Taskwire ${taskwire}, whose schema this version does not know: restore it with that version or a newer one`,
    )
  return ours
}

/**
 * Fills an empty database from a file that `checkBackup` has passed, in one transaction, and brings its schema up to date.
 * @param beforeCommit what must not fail either
 * @throws RefusedRestoreError where the database is not empty
 */
export async function restoreBackup(
  url: string,
  file: string,
  header: BackupHeader,
  beforeCommit: () => Promise<void>,
): Promise<{ tables: number; rows: number }> {
  const sql = openClient(url, 'taskwire restore')
  try {
    await sql.unsafe(`begin; ${plainSettings}`)
    // A server that starts in between waits, and finds all of it done.
    await lockMigrations(sql)
    await requireEmpty(sql)
    const needed = migrationsOf(header)
    await applyMigrations(sql, needed)
    for (const partition of header.partitions) await makePartition(sql, partition)
    const restored = await restoreTables(sql, file)
    await applyMigrations(sql, readMigrations().slice(needed.length))
    await sql.unsafe('analyze')
    await beforeCommit()
    await sql.unsafe('commit')
    return restored
  } finally {
    // What has not been committed is undone.
    await sql.end({ timeout: 0 })
  }
}

async function requireEmpty(sql: Sql): Promise<void> {
  const [present] = await sql.unsafe<{ name: string }[]>(`
    select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and nspname in ('public', 'drizzle')
    order by nspname desc, relname limit 1`)
  if (present)
    throw new RefusedRestoreError(
      `the database is not empty, it has ${present.name}: restore into a new DATA_DIR, or a database that was just created`,
    )
}

const knownBounds =
  /^(DEFAULT|FOR VALUES (FROM \([\w ':+.-]+\) TO \([\w ':+.-]+\)|IN \([\w ',]+\)|WITH \([\w ,]+\)))$/

/** A migration may have made it already. */
async function makePartition(sql: Sql, { name, of, bounds }: Partition): Promise<void> {
  if (!knownBounds.test(bounds))
    throw new RefusedRestoreError(`the backup has a partition that is not known: ${name}`)
  await sql.unsafe(`create table if not exists ${quote(name)} partition of ${quote(of)} ${bounds}`)
}

async function restoreTables(sql: Sql, file: string): Promise<{ tables: number; rows: number }> {
  const restored = { tables: 0, rows: 0 }
  let insertRows: InsertRows | undefined
  for await (const { kind, bytes } of readFrames(file)) {
    if (kind === 'table') {
      insertRows = await prepareInsert(sql, JSON.parse(bytes.toString()) as TableHead)
      restored.tables += 1
    } else if (kind === 'rows') restored.rows += (await insertRows?.(bytes)) ?? 0
  }
  return restored
}
