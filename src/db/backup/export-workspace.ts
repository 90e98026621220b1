import type { Sql } from '../driver.ts'
import { RefusedError, type Table } from './backup-file.ts'
import { maxCursorKeys } from './row-rules.ts'
import { listWorkspaceTables, movedUsers, userColumns, type WorkspaceHeader } from './workspace-file.ts'
import { describeDatabase, quote, writeSnapshot } from './write-backup.ts'

/** Parts of the file that are not in the database. */
export interface ExportOrigin {
  taskwire: string
  /** Keys with which this installation signs cursors, in base64. */
  cursorKeys: readonly string[]
  /** Decrypts a signing secret. @throws Error */
  open: (sealed: Uint8Array) => string
}

/**
 * Writes a consistent snapshot of a read-only workspace to a file that only its owner may read.
 * @throws RefusedError if a signing secret cannot be decrypted
 */
export function exportWorkspace(
  url: string,
  file: string,
  workspaceId: string,
  origin: ExportOrigin,
  interruption: AbortSignal,
) {
  const describe = (sql: Sql) => describeWorkspace(sql, workspaceId, origin)
  const conditionOf = ({ name }: Table, { tables }: WorkspaceHeader): string =>
    name === movedUsers.name ? whereNamed(workspaceId, tables) : whereWorkspace(workspaceId)
  return writeSnapshot(url, file, describe, interruption, conditionOf)
}

// A COPY takes no parameters.
const whereWorkspace = (id: string): string => `where workspace_id = '${id.replaceAll("'", "''")}'`

async function describeWorkspace(
  sql: Sql,
  id: string,
  { taskwire, cursorKeys, open }: ExportOrigin,
): Promise<WorkspaceHeader> {
  const [found] = await sql.unsafe<(WorkspaceHeader['workspace'] & { cursor_keys: string[] })[]>(
    `select id, name, time_zone, require_second_factor, created_at, cursor_keys from workspaces where id = $1 and state = 'moving'`,
    [id],
  )
  if (!found) throw new RefusedError(`${id} is no longer being moved`)
  const { cursor_keys, ...workspace } = found
  return {
    format: 'taskwire workspace 1',
    taskwire,
    ...(await describeDatabase(sql)),
    workspace,
    tables: [movedUsers, ...(await listWorkspaceTables(sql))],
    secrets: await readSecrets(sql, id, open),
    cursor_keys: [...new Set([...cursorKeys, ...cursor_keys])].slice(0, maxCursorKeys),
  }
}

/** Restricts users to those referenced by rows of the workspace. */
function whereNamed(id: string, tables: Table[]): string {
  const named = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => userColumns.has(column))
      .map((column) => {
        const ids = userColumns.get(column) === true ? `unnest(${quote(column)})` : quote(column)
        return `select ${ids} from ${quote(name)} ${whereWorkspace(id)}`
      }),
  )
  return `where id in (${named.join(' union ')})`
}

/** Reads and decrypts the signing secrets that have not expired. */
async function readSecrets(
  sql: Sql,
  id: string,
  open: ExportOrigin['open'],
): Promise<WorkspaceHeader['secrets']> {
  const rows = await sql.unsafe<(WorkspaceHeader['secrets'][number] & { sealed: Uint8Array })[]>(
    `select endpoint_id, sealed, last4, created_at, expires_at from webhook_secrets
      where workspace_id = $1 and (expires_at is null or expires_at > now()) order by endpoint_id, created_at`,
    [id],
  )
  return rows.map(({ sealed, ...secret }) => {
    try {
      return { ...secret, secret: open(sealed) }
    } catch {
      throw new RefusedError(
        `the signing secret of ${secret.endpoint_id} cannot be decrypted: set SESSION_SECRET_PREVIOUS, or rotate the secret`,
      )
    }
  })
}
