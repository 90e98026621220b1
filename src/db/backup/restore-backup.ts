import pg from 'pg'
import { connectionString } from '../connection-string.ts'
import { applyMigrations, lockMigrations, readMigrations, type Migrations } from '../migrate.ts'
import { copyIn } from './copy.ts'
import { DamagedBackupError, readFrames, type Frame } from './frames.ts'
import type { BackupHeader, Partition, TableHead } from './header.ts'
import { plainSettings, quote } from './write-backup.ts'

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
  const client = new pg.Client({ connectionString: connectionString(url, 'taskwire restore') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(plainSettings)
    // A server that starts meanwhile waits, and finds all of it done.
    await lockMigrations(client)
    await requireEmpty(client)
    const needed = migrationsOf(header)
    await applyMigrations(client, needed)
    for (const partition of header.partitions) await makePartition(client, partition)
    const restored = await restoreTables(client, file)
    await applyMigrations(client, readMigrations().slice(needed.length))
    await client.query('analyze')
    await beforeCommit()
    await client.query('commit')
    return restored
  } finally {
    // What has not been committed is undone.
    await client.end()
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and nspname in ('public', 'drizzle')
    order by nspname desc, relname limit 1`)
  if (rows[0])
    throw new RefusedRestoreError(
      `the database is not empty, it has ${rows[0].name}: restore into a new DATA_DIR, or a database that was just created`,
    )
}

const knownBounds =
  /^(DEFAULT|FOR VALUES (FROM \([\w ':+.-]+\) TO \([\w ':+.-]+\)|IN \([\w ',]+\)|WITH \([\w ,]+\)))$/

/** A migration may have made it already. */
async function makePartition(client: pg.Client, { name, of, bounds }: Partition): Promise<void> {
  if (!knownBounds.test(bounds))
    throw new RefusedRestoreError(`the backup has a partition that is not known: ${name}`)
  await client.query(`create table if not exists ${quote(name)} partition of ${quote(of)} ${bounds}`)
}

async function restoreTables(client: pg.Client, file: string): Promise<{ tables: number; rows: number }> {
  const restored = { tables: 0, rows: 0 }
  const frames = readFrames(file)
  const next = async (): Promise<Frame | undefined> => (await frames.next()).value as Frame | undefined
  await next() // the header
  let frame = await next()
  async function* rowsThatFollow(): AsyncGenerator<Buffer> {
    for (;;) {
      const following = await next()
      frame = following
      if (following?.kind !== 'rows') return
      yield following.bytes
    }
  }
  while (frame) {
    const { name, columns } = JSON.parse(frame.bytes.toString()) as TableHead
    const copy = `copy ${quote(name)} (${columns.map(quote).join()}) from stdin`
    restored.rows += await copyIn(client, copy, rowsThatFollow())
    restored.tables += 1
  }
  return restored
}
