import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { openClient, type Sql } from '../driver.ts'
import { encodeFrames, type Frame } from './frames.ts'
import type { AppliedMigration, BackupHeader, Partition, TableHead } from './header.ts'
import { quote, readRows } from './read-rows.ts'

export interface BackupSummary {
  made_at: string
  tables: number
  rows: number
  bytes: number
}

/** What the database itself does not know. */
export type Origin = Pick<BackupHeader, 'taskwire' | 'session_secret' | 'session_secret_check'>

/** The message says so. */
export class NothingToBackUpError extends Error {
  override name = 'NothingToBackUpError'
}

/**
 * Writes all rows, as they were at one moment, to a file that only its owner may read; as a whole or not at all. Others
 * write on meanwhile. It is text, which any PostgreSQL takes.
 * @param interruption ends it soon; its reason is what is thrown
 */
export async function writeBackup(
  url: string,
  file: string,
  origin: Origin,
  interruption: AbortSignal,
): Promise<BackupSummary> {
  const sql = openClient(url, 'taskwire backup', { signal: interruption })
  // Numbers of processes repeat, in containers above all: one that was killed has left its draft, or another is writing.
  const draft = `${file}.${randomUUID()}.part`
  const summary = { made_at: '', tables: 0, rows: 0 }
  try {
    interruption.throwIfAborted()
    await pipeline(
      encodeFrames(readDatabase(sql, origin, summary)),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    )
    await rename(draft, file)
    return { ...summary, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(draft, { force: true })
    interruption.throwIfAborted()
    throw error
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** How values are written depends on settings, which the user of the database may have changed. */
export const plainSettings = `
  set local datestyle to 'ISO'; set local intervalstyle to 'postgres'; set local timezone to 'UTC';
  set local bytea_output to 'hex'; set local extra_float_digits to 1;
  set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0`

/**
 * Begins a transaction, which sees what there is at its first look. That comes after the locks: a session that drops a
 * partition, or alters a table, is done by then, or has to wait.
 */
async function beginSnapshot(sql: Sql, tables: readonly TableHead[]): Promise<void> {
  await sql.unsafe('begin isolation level repeatable read read only')
  await sql.unsafe(`${plainSettings}; set local lock_timeout to '10s'`)
  await sql.unsafe(`lock table ${tables.map(({ name }) => quote(name)).join()} in access share mode`)
}

async function* readDatabase(
  sql: Sql,
  origin: Origin,
  summary: { made_at: string; tables: number; rows: number },
): AsyncGenerator<Frame> {
  const present = await listTables(sql)
  if (!present.some(({ name }) => name === 'workspaces'))
    throw new NothingToBackUpError('there is nothing to back up: the database has no tables of Taskwire')
  await beginSnapshot(sql, present)
  const tables = await listTables(sql)
  const header = await describe(sql, origin)
  Object.assign(summary, { made_at: header.made_at, tables: tables.length })
  yield { kind: 'header', bytes: json(header) }
  for (const table of tables) {
    yield { kind: 'table', bytes: json(table) }
    for await (const { bytes, count } of readRows(sql, table)) {
      summary.rows += count
      yield { kind: 'rows', bytes }
    }
  }
}

/** Returns the tables, first those that others refer to. */
async function listTables(sql: Sql): Promise<TableHead[]> {
  const tables = await sql.unsafe<(TableHead & { refersTo: string[] })[]>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`)
  const ordered: TableHead[] = []
  const left = new Map(tables.map((table) => [table.name, table]))
  while (left.size > 0) {
    const next = [...left.values()].find(({ refersTo }) => refersTo.every((name) => !left.has(name)))
    if (!next) throw new Error(`these tables refer to each other: ${[...left.keys()].join(', ')}`)
    left.delete(next.name)
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}

async function describe(sql: Sql, origin: Origin): Promise<BackupHeader> {
  const migrations = await sql.unsafe<AppliedMigration[]>(
    'select hash, created_at::text from drizzle.__drizzle_migrations order by created_at',
  )
  const partitions = await sql.unsafe<Partition[]>(`
    select c.relname as name, p.relname as of, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`)
  const [about] = await sql.unsafe<{ postgres: string; made_at: string }[]>(
    `select current_setting('server_version') as postgres, now() as made_at`,
  )
  const { postgres = '', made_at = '' } = about ?? {}
  return { format: 1, made_at, postgres, ...origin, migrations, partitions }
}

function json(value: object): Buffer {
  return Buffer.from(JSON.stringify(value))
}
