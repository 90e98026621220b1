import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { openClient, type Sql } from '../driver.ts'
import { countRows, RefusedError, writeLines } from './backup-file.ts'
import type { BackupHeader, Rows, Table } from './backup-file.ts'

/** Fields of the header that are not read from the database. */
export type Origin = Pick<BackupHeader, 'taskwire' | 'session_secret' | 'session_secret_check'>

/**
 * Writes a snapshot of all rows to a file that only its owner may read. The file is complete or absent. Other sessions can
 * write during the backup.
 * @param interruption aborts the backup; its reason is thrown
 */
export async function writeBackup(url: string, file: string, origin: Origin, interruption: AbortSignal) {
  const open = (): Sql => openClient(url, 'taskwire backup', { signal: interruption })
  // A random name, since process ids repeat (in containers above all) and a killed backup leaves its draft.
  const draft = `${file}.${randomUUID()}.part`
  const summary = { made_at: '', tables: 0, rows: 0 }
  try {
    interruption.throwIfAborted()
    const lines = writeLines(readDatabase(open, origin, summary))
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }))
    await rename(draft, file)
    return { ...summary, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(draft, { force: true })
    interruption.throwIfAborted()
    throw error
  }
}

/** Settings that decide how values are written, since the database user may have others. */
export const plainSettings = `
  set local datestyle to 'ISO'; set local intervalstyle to 'postgres'; set local timezone to 'UTC';
  set local bytea_output to 'hex'; set local extra_float_digits to 1;
  set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0`

const begin = 'begin isolation level repeatable read read only'

async function* readDatabase(
  open: () => Sql,
  origin: Origin,
  summary: { made_at: string; tables: number; rows: number },
): AsyncGenerator<BackupHeader | Rows> {
  const sql = open()
  try {
    const present = (await listTables(sql)).map(({ name }) => name)
    if (!present.includes('workspaces'))
      throw new RefusedError('there is nothing to back up: the database has no tables of Taskwire')
    await sql.unsafe(`${begin}; ${plainSettings}; set local lock_timeout to '10s'`)
    // Locks before the first read, so that no other session drops a partition or alters a table during the backup.
    await sql.unsafe(`lock table ${present.map(quote).join()} in access share mode`)
    const header = await describe(sql, origin)
    Object.assign(summary, { made_at: header.made_at, tables: header.tables.length })
    const [moment] = await sql.unsafe<{ snapshot: string }[]>('select pg_export_snapshot() as snapshot')
    yield header
    for (const table of header.tables)
      for await (const rows of readRows(open(), moment?.snapshot ?? '', table)) {
        summary.rows += countRows(rows)
        yield { table: table.name, rows }
      }
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** Reads a table on its own connection, since the driver may leave a connection paused at the end of a COPY. */
async function* readRows(sql: Sql, snapshot: string, { name, columns }: Table): AsyncGenerator<string> {
  try {
    await sql.unsafe(`${begin}; set transaction snapshot '${snapshot}'; ${plainSettings}`)
    const select = `select ${columns.map(quote).join()} from ${quote(name)}`
    const rows = await sql.unsafe(`copy (${select}) to stdout`).readable()
    yield* rows.setEncoding('utf8') as AsyncIterable<string>
  } finally {
    await sql.end({ timeout: 0 })
  }
}

export function listTables(sql: Sql): Promise<Table[]> {
  return sql.unsafe<Table[]>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`)
}

async function describe(sql: Sql, origin: Origin): Promise<BackupHeader> {
  const [about] = await sql.unsafe<Omit<BackupHeader, 'format' | 'tables' | keyof Origin>[]>(`
    select current_setting('server_version') as postgres, now() as made_at,
      (select json_agg(json_build_object('hash', hash, 'created_at', created_at::text) order by created_at)
        from drizzle.__drizzle_migrations) as migrations,
      array(select right(relname, 8) from pg_class join pg_inherits on inhrelid = oid
        where inhparent = to_regclass('request_log') and relname ~ '^request_log_\\d{8}$' order by 1) as days`)
  if (!about) throw new Error('PostgreSQL says nothing of itself')
  return { format: 'taskwire 1', ...about, ...origin, tables: await listTables(sql) }
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
