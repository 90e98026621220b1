import { readMigrations } from '../migrate/migrate.ts'
import type { Sql } from '../driver.ts'
import { idShape } from '../id-shape.ts'
import { checkDays, DamagedBackupError, readBackup, RefusedError } from './backup-file.ts'
import type { BackupHeader, Table } from './backup-file.ts'
import { positionOf } from './restore-backup.ts'
import { listTables } from './write-backup.ts'

/* An exported workspace is a file in the backup format, with the rows of one workspace and a different header. */

/** Header of the file. It contains secrets: anyone who reads the file can sign webhooks of the workspace. */
export interface WorkspaceHeader extends Pick<
  BackupHeader,
  'taskwire' | 'postgres' | 'made_at' | 'migrations' | 'days'
> {
  format: 'taskwire workspace 1'
  workspace: {
    id: string
    name: string
    time_zone: string
    require_second_factor: boolean
    created_at: string
  }
  /** Tables in the order of their foreign keys, preceded by the users that rows of the workspace refer to. */
  tables: Table[]
  /** Signing secrets in plain text, since each installation encrypts them with a different key. */
  secrets: {
    endpoint_id: string
    secret: string
    last4: string
    created_at: string
    expires_at: string | null
  }[]
  /** Keys that verify the cursors of the workspace, in base64. */
  cursor_keys: string[]
}

/** The columns of users that move with a workspace. */
export const movedUsers: Table = {
  name: 'users',
  columns: ['id', 'name', 'email', 'password_hash', 'keyboard_shortcuts', 'created_at'],
}

/** Columns that hold ids of users, by name; true if the column is an array. */
export const userColumns: ReadonlyMap<string, boolean> = new Map([
  ['user_id', false],
  ['created_by', false],
  ['author_id', false],
  ['actor_id', false],
  ['person_id', false],
  ['invited_by', false],
  ['caller_id', false],
  ['subject_id', false],
  ['assignee_ids', true],
  ['invited_user_ids', true],
])

/**
 * Workspace tables that a file does not contain: sessions stay, since a cookie belongs to a host; signing secrets are
 * in the header; the other tables are derived.
 */
export const separateTables = ['sessions', 'webhook_secrets', 'token_workspaces', 'user_workspaces']

/** Lists the tables whose rows belong to a workspace, each after the tables that it refers to. */
export async function listWorkspaceTables(sql: Sql): Promise<Table[]> {
  const ordered = await sql.unsafe<{ name: string }[]>(`
    with recursive reached (oid, depth) as (
      select oid, 0 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union
      select f.conrelid, depth + 1 from reached r join pg_constraint f on f.confrelid = r.oid and f.conrelid <> r.oid
      where f.contype = 'f' and f.conparentid = 0
    )
    select relname as name from reached join pg_class c using (oid)
    group by relname order by max(depth), relname`)
  const tables = await listTables(sql)
  return ordered.flatMap(({ name }) =>
    tables.filter(
      (table) =>
        table.name === name && table.columns.includes('workspace_id') && !separateTables.includes(name),
    ),
  )
}

/**
 * Verifies a whole file, without changing anything.
 * @throws DamagedBackupError
 * @throws RefusedError if another version has written the file
 */
export async function checkWorkspaceFile(file: string): Promise<WorkspaceHeader> {
  let header: WorkspaceHeader | undefined
  let position = 0
  for await (const record of readBackup<WorkspaceHeader>(file)) {
    if (header) position = positionOf(header, record, position)
    else header = requireHeader(record)
  }
  return requireHeader(header)
}

function requireHeader(record: object | undefined): WorkspaceHeader {
  const header = (record ?? {}) as Partial<WorkspaceHeader>
  const { format, workspace, tables, migrations, days, secrets, cursor_keys } = header
  const lists = [tables, migrations, days, secrets, cursor_keys]
  if (
    format !== 'taskwire workspace 1' ||
    !lists.every(Array.isArray) ||
    !isWorkspace.test(workspace?.id ?? '') ||
    !secrets?.every(isSecret)
  )
    throw new DamagedBackupError('the file is not an exported workspace')
  checkDays(days ?? [])
  if (!days?.every(isMadeByNow))
    throw new DamagedBackupError('the date of a request-log partition is invalid')
  const known = readMigrations().map(({ hash, folderMillis }) => `${hash} ${folderMillis}`)
  const given = migrations?.map((migration) => `${migration?.hash} ${migration?.created_at}`)
  if (known.join() !== given?.join())
    throw new RefusedError(
      `the workspace was exported by Taskwire ${header.taskwire}, whose schema differs: use the same version at both installations`,
    )
  return record as WorkspaceHeader
}

const isWorkspace = new RegExp(`^ws_${idShape}$`)

const isSecret = (given: Partial<WorkspaceHeader['secrets'][number]> | null): boolean =>
  /^whsec_[A-Za-z0-9+/]{43}=$/.test(String(given?.secret))

/** Returns whether servers have already created the partition of a day, `YYYYMMDD`. */
const isMadeByNow = (day: string): boolean =>
  Date.parse(day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')) < Date.now() + 4 * 86_400_000
