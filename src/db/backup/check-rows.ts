import type { Sql } from '../driver.ts'
import { DamagedBackupError } from './backup-file.ts'
import { conditionOf, type Column } from './row-rules.ts'
import { quote } from './write-backup.ts'

/** Rows that were copied from a file. */
export interface CopiedRows {
  /** Table that the file names. */
  table: string
  /** Table that contains the rows, as written in a statement. */
  source: string
  /** Number of lines in the file. Undefined if the rows are not lines of the file. */
  lines?: number
}

interface Checks {
  /** Workspace that all rows must have. */
  workspaceId?: string
  /** Returns whether the values of a column are checked. Default: all columns are. */
  includes?: (column: Column) => boolean
}

/**
 * Checks rows as PostgreSQL has stored them, since only COPY decides what a line means.
 * @throws DamagedBackupError
 */
export async function checkRows(
  sql: Sql,
  { table, source, lines }: CopiedRows,
  { workspaceId, includes = () => true }: Checks = {},
): Promise<void> {
  const columns = await sql.unsafe<Column[]>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [source],
  )
  const inOther =
    workspaceId !== undefined && columns.some(({ name }) => name === 'workspace_id')
      ? `workspace_id is distinct from '${workspaceId}'`
      : 'false'
  const cases = columns
    .filter(includes)
    .map((column) => `when (${conditionOf(table, column)}) is false then '${column.name}'`)
  const [found] = await sql.unsafe<{ rows: number; foreign: number; wrong: string | null }[]>(`
    select count(*)::int as rows, count(*) filter (where ${inOther})::int as foreign,
      min(case when false then '' ${cases.join('\n')} end) as wrong
    from ${source}`)
  if (!found) throw new Error(`cannot count the rows of ${table}`)
  if (found.foreign > 0)
    throw new DamagedBackupError(`the file has rows of ${table} that do not belong to ${workspaceId}`)
  if (lines !== undefined && found.rows !== lines)
    throw new DamagedBackupError(`a row of ${table} is truncated, or spans several lines`)
  if (found.wrong !== null)
    throw new DamagedBackupError(
      `the file has a value of ${table}.${found.wrong} that Taskwire does not write`,
    )
}

/** Refuses user ids that are not among the users of the file. */
export async function checkUsers(
  sql: Sql,
  { table, source }: CopiedRows,
  columns: readonly { name: string; isArray: boolean }[],
  users: string,
): Promise<void> {
  if (columns.length === 0) return
  const ids = columns.map(
    ({ name, isArray }) =>
      `select ${isArray ? `unnest(${quote(name)})` : quote(name)}::text as id from ${source}`,
  )
  const unknown = await sql.unsafe(`
    select from (${ids.join(' union all ')}) named where starts_with(id, 'user_')
      and not exists (select from ${users} known where known.id = named.id) limit 1`)
  if (unknown.length > 0)
    throw new DamagedBackupError(`the file has rows of ${table} that refer to a user who is not in the file`)
}
