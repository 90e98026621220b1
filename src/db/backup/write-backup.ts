import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { isOnCitus } from '../citus/table-placements.ts'
import type { Sql } from '../driver.ts'
import { isMigrating } from '../migrate/online-migration.ts'
import { composeSettings, openSession, sessionSettings } from '../session-settings.ts'
import { countRows, RefusedError, writeLines } from './backup-file.ts'
import type { BackupHeader, Rows, Table } from './backup-file.ts'

/** Fields of the header that are not read from the database. */
export type Installation = Pick<BackupHeader, 'taskwire' | 'session_secret' | 'session_secret_check'>

type DatabaseDescription = Pick<BackupHeader, 'made_at' | 'tables'>

/** Name of the client in `pg_stat_activity`. A backup only reads. */
export const backupName = 'taskwire backup'

/** Writes a snapshot of all rows. Other sessions can write during the backup. */
export function writeBackup(
  url: string,
  file: string,
  installation: Installation,
  interruption: AbortSignal,
) {
  return writeSnapshot(url, file, (sql) => describe(sql, installation), interruption)
}

/**
 * Writes a snapshot of tables to a file that only its owner may read. The file is complete or absent.
 * @param describe returns the header, with the tables
 * @param interruption aborts the work; its reason is thrown
 * @param conditionOf returns the SQL that constrains the rows of a table
 */
export async function writeSnapshot<Header extends DatabaseDescription>(
  url: string,
  file: string,
  describe: (sql: Sql) => Promise<Header>,
  interruption: AbortSignal,
  conditionOf: (table: Table, header: Header) => string = () => '',
) {
  const open = (): Promise<Sql> => openSession(url, backupName, { signal: interruption })
  // A random name, since process ids repeat (especially in containers) and a killed backup leaves its temporary file.
  const draft = `${file}.${randomUUID()}.part`
  const summary = { made_at: '', tables: 0, rows: 0 }
  try {
    interruption.throwIfAborted()
    const lines = writeLines(readDatabase(open, describe, conditionOf, summary))
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }))
    await rename(draft, file)
    return { ...summary, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(draft, { force: true })
    interruption.throwIfAborted()
    throw error
  }
}

/** Statements that set the session settings locally, so that Citus also applies them on its nodes. */
export const plainSettings = composeSettings(
  // A row security policy of the operator would silently omit rows.
  { ...sessionSettings, row_security: 'off' },
  'local',
)

const begin = 'begin isolation level repeatable read read only'

async function* readDatabase<Header extends DatabaseDescription>(
  open: () => Promise<Sql>,
  describe: (sql: Sql) => Promise<Header>,
  conditionOf: (table: Table, header: Header) => string,
  summary: { made_at: string; tables: number; rows: number },
): AsyncGenerator<Header | Rows> {
  const sql = await open()
  try {
    const present = (await listTables(sql)).map(({ name }) => name)
    if (!present.includes('workspaces'))
      throw new RefusedError('there is nothing to back up: the database has no Taskwire tables')
    await sql.unsafe(`${begin}; ${plainSettings}; set local lock_timeout to '10s'`)
    // Locks before the first read, so that no other session drops a partition or alters a table during the backup.
    await sql.unsafe(`lock table ${present.map(quote).join()} in access share mode`)
    if (await isMigrating((text) => sql.unsafe(text)))
      throw new RefusedError('a migration is not finished: run migrate, then back up again')
    const onCitus = await isOnCitus((text) => sql.unsafe(text))
    if (onCitus) await takeSnapshots(sql)
    const header = await describe(sql)
    Object.assign(summary, { made_at: header.made_at, tables: header.tables.length })
    const [moment] = await sql.unsafe<{ snapshot: string }[]>('select pg_export_snapshot() as snapshot')
    yield header
    for (const table of header.tables) {
      const condition = conditionOf(table, header)
      for await (const rows of onCitus && table.name !== 'users'
        ? readInSnapshots(sql, table, condition)
        : readRows(await open(), onCitus ? undefined : moment?.snapshot, table, condition)) {
        summary.rows += countRows(rows)
        yield { table: table.name, rows }
      }
    }
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** Reads a table on its own connection, since the driver may leave a connection paused at the end of a COPY. */
async function* readRows(
  sql: Sql,
  snapshot: string | undefined,
  { name, columns }: Table,
  condition: string,
): AsyncGenerator<string> {
  try {
    const inSnapshot = snapshot === undefined ? '' : `set transaction snapshot '${snapshot}';`
    await sql.unsafe(`${begin}; ${inSnapshot} ${plainSettings}`)
    const select = `select ${columns.map(quote).join()} from ${quote(name)} ${condition}`
    const rows = await sql.unsafe(`copy (${select}) to stdout`).readable()
    yield* rows.setEncoding('utf8') as AsyncIterable<string>
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/**
 * Takes a snapshot on each Citus node, since a snapshot cannot span nodes; all rows of a workspace are on one node.
 * Users, whom other rows refer to, are read later on a separate connection, since users are never deleted.
 */
async function takeSnapshots(sql: Sql): Promise<void> {
  // Another connection to a node would have a later snapshot.
  await sql.unsafe('set local citus.max_adaptive_executor_pool_size to 1')
  await sql.unsafe('select count(*) from workspaces')
}

/** Reads a table in the transaction of `sql`, in the text format of COPY. */
async function* readInSnapshots(
  sql: Sql,
  { name, columns }: Table,
  condition: string,
): AsyncGenerator<string> {
  const values = columns.map((column) => `${quote(column)}::text`)
  const select = `select ${values.join()} from ${quote(name)} ${condition}`
  // Each record has one row, like the records of COPY: a line with a thousand long rows would be refused by the reader.
  for await (const rows of sql.unsafe(select).values().cursor(1_000))
    for (const row of rows) yield `${(row as unknown as (string | null)[]).map(asCopied).join('\t')}\n`
}

const asCopied = (value: string | null): string =>
  value === null ? '\\N' : value.replaceAll(/[\\\t\n\r]/g, (found) => `\\${copied[found] ?? found}`)
const copied: Record<string, string> = { '\t': 't', '\n': 'n', '\r': 'r' }

export function listTables(sql: Sql): Promise<Table[]> {
  return sql.unsafe<Table[]>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`)
}

async function describe(sql: Sql, installation: Installation): Promise<BackupHeader> {
  return {
    format: 'taskwire 1',
    ...(await describeDatabase(sql)),
    ...installation,
    tables: await listTables(sql),
  }
}

export async function describeDatabase(
  sql: Sql,
): Promise<Pick<BackupHeader, 'postgres' | 'made_at' | 'migrations' | 'days'>> {
  const [about] = await sql.unsafe<Pick<BackupHeader, 'postgres' | 'made_at' | 'migrations' | 'days'>[]>(`
    select current_setting('server_version') as postgres, now() as made_at,
      (select json_agg(json_build_object('hash', hash, 'created_at', created_at::text) order by created_at)
        from drizzle.__drizzle_migrations) as migrations,
      array(select right(relname, 8) from pg_class join pg_inherits on inhrelid = oid
        where inhparent = to_regclass('request_log') and relname ~ '^request_log_\\d{8}$' order by 1) as days`)
  if (!about) throw new Error('PostgreSQL reports no settings')
  return about
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
