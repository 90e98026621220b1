import { fillTokens } from '../citus/distribute.ts'
import type { Sql } from '../driver.ts'
import { addressText } from '../letter-case.ts'
import { openSession } from '../session-settings.ts'
import { DamagedBackupError, RefusedError, type Table } from './backup-file.ts'
import { restoreRows } from './restore-backup.ts'
import { listWorkspaceTables, movedUsers, userColumns, type WorkspaceHeader } from './workspace-file.ts'
import { plainSettings, quote } from './write-backup.ts'

/** Ids of users by those in the file, of people who have an account here with another id. */
type OtherIds = ReadonlyMap<string, string>

/**
 * Inserts a verified file into the tables of a running installation, in one transaction.
 * @param seal encrypts a signing secret
 * @param last statements that run after the rows are there
 * @throws RefusedError if the workspace is here, or if users of the file and of this installation do not match
 * @throws DamagedBackupError for rows of another workspace
 */
export async function importWorkspace(
  url: string,
  file: string,
  header: WorkspaceHeader,
  seal: (secret: string) => Uint8Array,
  last: readonly { text: string; values: unknown[] }[],
): Promise<{ rows: number; users: { added: number; known: number } }> {
  const sql = await openSession(url, 'taskwire import')
  try {
    await sql.unsafe(`begin; ${plainSettings}; set local lock_timeout to '10s'`)
    const known = [movedUsers, ...(await listWorkspaceTables(sql))]
    if (JSON.stringify(known) !== JSON.stringify(header.tables))
      throw new DamagedBackupError('it lists other tables than its version has')
    await insertWorkspace(sql, header)
    const { id } = header.workspace
    // These tables have no foreign key, so requests after a deletion may have left rows.
    for (const name of ['request_log', 'key_usage', 'key_requests'])
      await sql.unsafe(`delete from ${name} where workspace_id = $1`, [id])
    const otherIds = new Map<string, string>()
    const { change, end } = createRowChanger(id, otherIds)
    let users: { added: number; known: number } | undefined
    const targetOf = async ({ name }: Table): Promise<string> => {
      if (name === movedUsers.name) return fileUsers
      // The users come first.
      users ??= await matchUsers(sql, otherIds)
      return `public.${quote(name)}`
    }
    await sql.unsafe(
      `create temporary table ${fileUsers} on commit drop as select ${movedUsers.columns.join()} from users with no data`,
    )
    const rows = await restoreRows(sql, file, header.tables, { targetOf, change })
    end()
    await insertSecrets(sql, header, seal)
    await sql.unsafe(fillTokens('where workspace_id = $1'), [id])
    for (const { text, values } of last) await sql.unsafe(text, values as never[])
    await sql.unsafe(`select pg_notify('taskwire_keys', $1)`, [id])
    await sql.unsafe('commit')
    return { rows, users: users ?? { added: 0, known: 0 } }
  } finally {
    // Rolls back an open transaction.
    await sql.end({ timeout: 0 })
  }
}

async function insertWorkspace(sql: Sql, { workspace, cursor_keys }: WorkspaceHeader): Promise<void> {
  const { id, name, time_zone, created_at } = workspace
  const inserted = await sql.unsafe(
    `insert into workspaces (id, name, time_zone, created_at, cursor_keys)
      select $1, $2, $3, $4, array(select json_array_elements_text($5::json))
      on conflict do nothing returning id`,
    [id, name, time_zone, created_at, JSON.stringify(cursor_keys)],
  )
  if (inserted.length === 0) throw new RefusedError(`${id} is in this installation already`)
}

/** Temporary table for the users in the file. */
const fileUsers = 'moved_users'

/**
 * Finds the accounts here of the users in the file, by id or else by e-mail address, and creates the others.
 * @param otherIds is filled
 */
async function matchUsers(
  sql: Sql,
  otherIds: Map<string, string>,
): Promise<{ added: number; known: number }> {
  const found = await sql.unsafe<
    { id: string; email: string; by_id: string | null; by_email: string | null }[]
  >(
    `select u.id, u.email, i.id as by_id, e.id as by_email from ${fileUsers} u
      left join users i on i.id = u.id left join users e on ${addressText('e.email')} = ${addressText('u.email')}`,
  )
  const taken = new Set<string>()
  for (const { id, email, by_id, by_email } of found) {
    const here = by_id ?? by_email ?? id
    if (taken.has(here) || (by_id !== null && by_email !== null && by_id !== by_email))
      throw new RefusedError(
        `${id} (${email}) is the same person as two accounts: change an e-mail address first`,
      )
    taken.add(here)
  }
  const added = found.filter(({ by_id, by_email }) => by_id === null && by_email === null).map(({ id }) => id)
  const columns = movedUsers.columns.join()
  await sql.unsafe(
    `insert into users (${columns}) select ${columns} from ${fileUsers} where id in (
      select json_array_elements_text($1::json))`,
    [JSON.stringify(added)],
  )
  for (const { id, by_id, by_email } of found)
    if (by_id === null && by_email !== null) otherIds.set(id, by_email)
  return { added: added.length, known: found.length - added.length }
}

/** Checks that rows belong to the workspace, and replaces ids of users in the columns that hold such. */
function createRowChanger(workspaceId: string, otherIds: OtherIds) {
  /** Table of the last rows, and the beginning of a row whose end is in the next record. */
  let name = ''
  let begun = ''
  const end = (): void => {
    if (begun !== '') throw new DamagedBackupError(`its last row of ${name} is cut off`)
  }
  const change = (table: Table, rows: string): string => {
    if (table.name !== name) end()
    name = table.name
    const lines = (begun + rows).split('\n')
    begun = lines.pop() ?? ''
    return lines.map((line) => `${changeRow(table, line)}\n`).join('')
  }
  const changeRow = ({ columns }: Table, line: string): string => {
    if (name === movedUsers.name) return line
    const values = line.split('\t')
    if (values.length !== columns.length || values[columns.indexOf('workspace_id')] !== workspaceId)
      throw new DamagedBackupError(`it has rows of ${name} that are not of ${workspaceId}`)
    if (otherIds.size === 0) return line
    return values
      .map((value, i) => (userColumns.has(columns[i] ?? '') ? replaceIds(value, otherIds) : value))
      .join('\t')
  }
  return { change, end }
}

const replaceIds = (value: string, otherIds: OtherIds): string =>
  value.replaceAll(/user_[0-9a-z]{26}/g, (id) => otherIds.get(id) ?? id)

async function insertSecrets(
  sql: Sql,
  { workspace, secrets }: WorkspaceHeader,
  seal: (secret: string) => Uint8Array,
): Promise<void> {
  for (const { endpoint_id, secret, last4, created_at, expires_at } of secrets)
    await sql.unsafe(
      `insert into webhook_secrets (workspace_id, endpoint_id, sealed, last4, created_at, expires_at)
        values ($1, $2, $3, $4, $5, $6)`,
      [workspace.id, endpoint_id, Buffer.from(seal(secret)), last4, created_at, expires_at],
    )
}
