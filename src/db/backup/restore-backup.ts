import type { Writable } from 'node:stream'
import type { Sql } from '../driver.ts'
import { applyMigrations, lockMigrations, readMigrations, type Migrations } from '../migrate/migrate.ts'
import { openSession } from '../session-settings.ts'
import { checkDays, countRows, DamagedBackupError, readBackup, RefusedError } from './backup-file.ts'
import type { BackupHeader, Rows, Table } from './backup-file.ts'
import { checkRows } from './check-rows.ts'
import { affectsCost } from './row-rules.ts'
import { listTables, plainSettings, quote } from './write-backup.ts'

/**
 * Verifies a whole backup file, without changing anything.
 * @throws DamagedBackupError
 * @throws RefusedError if this version does not know the schema of its rows
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  let position = 0
  for await (const record of readBackup(file)) {
    if (header) position = positionOf(header, record, position)
    else migrationsOf((header = requireHeader(record)))
  }
  return requireHeader(header)
}

function requireHeader(record: BackupHeader | Rows | undefined): BackupHeader {
  const { format, tables, migrations, days } = (record ?? {}) as Partial<BackupHeader>
  const isWhole = format === 'taskwire 1' && [tables, migrations, days].every(Array.isArray)
  if (!isWhole) throw new DamagedBackupError('the file is not a backup of a database')
  if (new Set(tables?.map(({ name }) => name)).size !== tables?.length)
    throw new DamagedBackupError('the file lists a table twice')
  return record as BackupHeader
}

/** Returns the position of a record's table. Each table occurs once, in the order of the header. */
export function positionOf({ tables }: { tables: Table[] }, record: object, last: number): number {
  const { table, rows } = record as Partial<Rows>
  const position = tables.findIndex(({ name }, i) => i >= last && name === table)
  if (position === -1 || typeof rows !== 'string')
    throw new DamagedBackupError(
      'the file contains rows of a table that its header does not list in that position',
    )
  return position
}

/** Returns the migrations of this version that create the tables of the backup. */
function migrationsOf({ migrations, taskwire }: BackupHeader): Migrations {
  const known = readMigrations().slice(0, migrations.length)
  const isKnown = migrations.every(
    ({ hash, created_at }, i) => known[i]?.hash === hash && String(known[i].folderMillis) === created_at,
  )
  if (isKnown && migrations.length > 0) return known
  throw new RefusedError(
    `the backup was made by Taskwire ${taskwire}, whose schema this version does not know: restore it with that version or a newer one`,
  )
}

/**
 * Fills an empty database from a verified file in one transaction, and applies the later migrations. The only text from
 * the file that becomes part of a statement is names of tables and columns that the migrations created.
 * @param beforeCommit further work, whose failure rolls the restore back
 * @throws RefusedError if the database is not empty
 */
export async function restoreBackup(
  url: string,
  file: string,
  header: BackupHeader,
  beforeCommit: () => Promise<void>,
): Promise<{ tables: number; rows: number }> {
  const sql = await openSession(url, 'taskwire restore')
  try {
    await sql.unsafe(`begin; ${plainSettings}`)
    // A server that starts during the restore waits for the lock, and finds the schema up to date.
    await lockMigrations(sql, 'transaction')
    await requireEmpty(sql)
    const needed = migrationsOf(header)
    await applyMigrations(sql, needed)
    await requireKnown(sql, header)
    await createPartitions(sql, header.days)
    const addForeignKeys = await dropForeignKeys(sql)
    const restored = await restoreRows(sql, file, header.tables, ({ name }) =>
      Promise.resolve(`public.${quote(name)}`),
    )
    await sql.unsafe(addForeignKeys)
    await applyMigrations(sql, readMigrations().slice(needed.length))
    await checkRestored(sql, restored)
    await sql.unsafe('analyze')
    await beforeCommit()
    await sql.unsafe('commit')
    return { tables: header.tables.length, rows: restored.values().reduce((sum, lines) => sum + lines, 0) }
  } finally {
    // Rolls back an open transaction.
    await sql.end({ timeout: 0 })
  }
}

async function requireEmpty(sql: Sql): Promise<void> {
  const [present] = await sql.unsafe<{ name: string }[]>(`
    select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f', 'S') and nspname in ('public', 'drizzle')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by nspname desc, relname limit 1`)
  if (present)
    throw new RefusedError(
      `the database is not empty, it contains ${present.name}: restore into a new DATA_DIR, or a database that was just created`,
    )
}

/** Checks the rows of every table that is not empty. @throws DamagedBackupError */
async function checkRestored(sql: Sql, restored: ReadonlyMap<string, number>): Promise<void> {
  for (const [table, lines] of restored)
    await checkRows(sql, { table, source: `public.${quote(table)}`, lines }, { includes: affectsCost })
}

/** Creates the partitions of the request log, which no migration creates. */
async function createPartitions(sql: Sql, days: string[]): Promise<void> {
  checkDays(days)
  for (const day of days) {
    const bounds = `from ('${day}T00:00Z') to (timestamptz '${day}T00:00Z' + interval '1 day')`
    await sql.unsafe(`create table request_log_${day} partition of request_log for values ${bounds}`)
  }
}

/**
 * Drops the foreign keys, so that rows may come in any order. Returns the statements that add and check the keys again.
 */
async function dropForeignKeys(sql: Sql): Promise<string> {
  const keys = await sql.unsafe<{ table: string; name: string; definition: string }[]>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`)
  await sql.unsafe(keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`).join(';'))
  const add = keys.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  )
  return add.join(';')
}

/** Refuses tables and columns that the migrations have not created. */
async function requireKnown(sql: Sql, { tables }: BackupHeader): Promise<void> {
  const known = new Set((await listTables(sql)).map((table) => JSON.stringify(table)))
  const stray = tables.find((table) => !known.has(JSON.stringify(table)))
  if (stray)
    throw new DamagedBackupError(`the file's Taskwire version has no such table: ${JSON.stringify(stray)}`)
}

/**
 * Copies all rows into tables, and returns the number of lines for each.
 * @param targetOf returns the target table for the rows of a table, before the first row is written
 * @param afterTable checks or moves the rows of a table after the last row is written
 * @throws DamagedBackupError if PostgreSQL rejects a row
 */
export async function restoreRows(
  sql: Sql,
  file: string,
  tables: Table[],
  targetOf: (table: Table) => Promise<string>,
  afterTable: (table: Table, lines: number) => Promise<void> = () => Promise.resolve(),
): Promise<Map<string, number>> {
  const restored = new Map<string, number>()
  let open: { table: Table; copy: Writable } | undefined
  const end = async (): Promise<void> => {
    if (!open) return
    await endCopy(sql, open)
    await afterTable(open.table, restored.get(open.table.name) ?? 0)
  }
  for await (const record of readBackup(file)) {
    if ('format' in record) continue
    if (open?.table.name !== record.table) {
      await end()
      const table = tables.find(({ name }) => name === record.table)
      if (!table) throw new DamagedBackupError('the file has rows of a table that it does not list')
      const columns = table.columns.map(quote).join()
      const copy = await sql.unsafe(`copy ${await targetOf(table)} (${columns}) from stdin`).writable()
      // An error of PostgreSQL destroys the stream, and rejects the next write.
      open = { table, copy: copy.on('error', () => undefined) }
    }
    const { table, copy } = open
    await write(copy, record.rows).catch((error: unknown) => {
      throw asDamaged(error, table)
    })
    restored.set(table.name, (restored.get(table.name) ?? 0) + countRows(record.rows))
  }
  await end()
  return restored
}

/**
 * Converts a PostgreSQL error about values or constraints into a DamagedBackupError. Returns other errors unchanged.
 */
export function asDamaged(error: unknown, { name }: Pick<Table, 'name'>): unknown {
  const { code = '' } = error as { code?: string }
  // Data exceptions, violated constraints, an aborted COPY, and nesting that is too deep.
  if (!/^(22|23|25P02|54)/.test(code)) return error
  return new DamagedBackupError(`PostgreSQL rejects the rows of ${name}`, { cause: error })
}

function write(copy: Writable, rows: string): Promise<void> {
  return new Promise((resolve, reject) => {
    copy.write(rows, (error) => (error ? reject(copy.errored ?? error) : resolve()))
  })
}

/** Ends a COPY. A further statement reveals an error after the last row, which the driver does not report. */
async function endCopy(sql: Sql, { table, copy }: { table: Table; copy: Writable }): Promise<void> {
  if (copy.errored) throw asDamaged(copy.errored, table)
  copy.end()
  await sql.unsafe('select').catch((error: unknown) => {
    throw asDamaged(error, table)
  })
}
