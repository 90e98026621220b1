import { fillTokens, fillUserWorkspaces } from '../citus/distribute.ts'
import type { Sql } from '../driver.ts'
import { openSession } from '../session-settings.ts'
import { DamagedBackupError, RefusedError, type Table } from './backup-file.ts'
import { checkRows, checkUsers } from './check-rows.ts'
import { matchUsers, withLocalIds } from './import-users.ts'
import { asDamaged, restoreRows } from './restore-backup.ts'
import { listWorkspaceTables, movedUsers, userColumns, type WorkspaceHeader } from './workspace-file.ts'
import { plainSettings, quote } from './write-backup.ts'

/** The rules of an import that depend on the installation. */
export interface ImportRules {
  /** Encrypts a signing secret. */
  seal: (secret: string) => Uint8Array
  /** Time from which this installation keeps requests in the request log. */
  logSince: Date
  /** Queries that return a row if the workspace has more than this installation allows. */
  limits: readonly { text: string; message: string }[]
  /** Statements that run after all rows have been inserted. */
  last: readonly { text: string; values: unknown[] }[]
}

interface ImportedWorkspace {
  rows: number
  users: { added: number; known: number }
}

/**
 * Inserts a verified file into the tables of a running installation, in one transaction: each table's rows are copied into
 * a temporary table, checked there, and only then inserted.
 * @throws RefusedError if the workspace or a secret already exists here, or if a user matches two accounts
 * @throws DamagedBackupError for rows of another workspace, or that Taskwire does not write
 */
export async function importWorkspace(
  url: string,
  file: string,
  header: WorkspaceHeader,
  rules: ImportRules,
): Promise<ImportedWorkspace> {
  const sql = await openSession(url, 'taskwire import')
  try {
    await sql.unsafe(`begin; ${plainSettings}; set local lock_timeout to '10s'`)
    const known = [movedUsers, ...(await listWorkspaceTables(sql))]
    if (JSON.stringify(known) !== JSON.stringify(header.tables))
      throw new DamagedBackupError('the tables in the file differ from those of its Taskwire version')
    const { id } = header.workspace
    await insertWorkspace(sql, header)
    const imported = await insertRows(sql, file, header, rules.logSince)
    await insertSecrets(sql, header, rules.seal)
    for (const fill of [fillTokens, fillUserWorkspaces])
      await sql.unsafe(fill('where workspace_id = $1'), [id])
    for (const { text, message } of rules.limits)
      if ((await sql.unsafe(text, [id])).length > 0) throw new DamagedBackupError(message)
    for (const { text, values } of rules.last) await sql.unsafe(text, values as never[])
    await sql.unsafe(`select pg_notify('taskwire_keys', $1)`, [id])
    await sql.unsafe('commit')
    return imported
  } finally {
    // Rolls back an open transaction.
    await sql.end({ timeout: 0 })
  }
}

/** Returns the name of the temporary table for the rows of a table. */
const stagingOf = (name: string): string => `pg_temp.${quote(`moved_${name}`)}`

/** Creates an empty temporary table with columns of a table, without its constraints. */
async function createStaging(sql: Sql, { name, columns }: Table): Promise<string> {
  const like = `select ${columns.map(quote).join()} from public.${quote(name)}`
  await sql.unsafe(`create temporary table ${quote(`moved_${name}`)} on commit drop as ${like} with no data`)
  return stagingOf(name)
}

async function insertRows(sql: Sql, file: string, { workspace, tables }: WorkspaceHeader, logSince: Date) {
  const { id } = workspace
  // These tables have no foreign key, so requests after a deletion may have left rows.
  for (const name of ['request_log', 'key_usage', 'key_requests'])
    await sql.unsafe(`delete from ${name} where workspace_id = $1`, [id])
  const users = await createStaging(sql, movedUsers)
  const imported: ImportedWorkspace = { rows: 0, users: { added: 0, known: 0 } }
  let haveOtherIds = false
  const take = async (table: Table, lines: number): Promise<void> => {
    const copied = { table: table.name, source: stagingOf(table.name), lines }
    await checkRows(sql, copied, { workspaceId: id })
    if (table.name === movedUsers.name) {
      const { haveOtherIds: differ, ...counts } = await matchUsers(sql, users)
      haveOtherIds = differ
      imported.users = counts
      imported.rows += lines
      return
    }
    await checkUsers(sql, copied, namedUsers(table), users)
    await refuseKnownTokens(sql, table)
    const ending = table.name === 'request_log' ? `where at >= '${logSince.toISOString()}'` : ''
    imported.rows += await insertStaged(sql, table, { haveOtherIds, ending })
    // Frees disk space immediately.
    await sql.unsafe(`truncate ${copied.source}`)
  }
  const staged = (table: Table): Promise<string> =>
    table.name === movedUsers.name ? Promise.resolve(users) : createStaging(sql, table)
  await restoreRows(sql, file, tables, staged, take)
  return imported
}

const namedUsers = ({ columns }: Table) =>
  columns.flatMap((name) => {
    const isArray = userColumns.get(name)
    return isArray === undefined ? [] : [{ name, isArray }]
  })

/** Inserts checked rows into their table, with the user ids of this installation, and returns their number. */
async function insertStaged(
  sql: Sql,
  { name, columns }: Table,
  { haveOtherIds = false, ending = '' } = {},
): Promise<number> {
  const values = columns.map((column) => {
    const isArray = haveOtherIds ? userColumns.get(column) : undefined
    return isArray === undefined ? quote(column) : withLocalIds(quote(column), isArray)
  })
  const text = `insert into public.${quote(name)} (${columns.map(quote).join()})
    select ${values.join()} from ${stagingOf(name)} ${ending}`
  try {
    return (await sql.unsafe(text)).count
  } catch (error) {
    throw asDamaged(error, { name })
  }
}

/** Columns with token hashes. A token belongs to one workspace. */
const tokenColumns = new Map([
  ['api_key_secrets', { column: 'hash', what: 'the secret of an API key' }],
  ['invitations', { column: 'token_hash', what: 'the link of an invitation' }],
])

/** Refuses tokens that already exist in this installation. */
async function refuseKnownTokens(sql: Sql, { name }: Table): Promise<void> {
  const token = tokenColumns.get(name)
  if (!token) return
  const known = await sql.unsafe(
    `select from token_workspaces t join ${stagingOf(name)} s on s.${token.column} = t.hash limit 1`,
  )
  if (known.length > 0)
    throw new DamagedBackupError(
      `the file has ${token.what} that belongs to another workspace of this installation`,
    )
}

/** Checks and inserts rows that are not lines of the file. */
async function insertGiven(
  sql: Sql,
  table: Table,
  rows: object[],
  { workspaceId, ending }: { workspaceId?: string; ending?: string } = {},
): Promise<number> {
  const source = await createStaging(sql, table)
  await sql
    .unsafe(
      `insert into ${source} select ${table.columns.map(quote).join()}
        from json_populate_recordset(null::${source}, $1::json)`,
      [JSON.stringify(rows)],
    )
    .catch((error: unknown) => {
      throw asDamaged(error, table)
    })
  await checkRows(sql, { table: table.name, source }, workspaceId === undefined ? {} : { workspaceId })
  return insertStaged(sql, table, ending === undefined ? {} : { ending })
}

async function insertWorkspace(sql: Sql, { workspace, cursor_keys }: WorkspaceHeader): Promise<void> {
  const { id, name, time_zone, require_second_factor, created_at } = workspace
  const table = {
    name: 'workspaces',
    columns: ['id', 'name', 'time_zone', 'require_second_factor', 'created_at', 'cursor_keys'],
  }
  const rows = [{ id, name, time_zone, require_second_factor, created_at, cursor_keys }]
  if ((await insertGiven(sql, table, rows, { ending: 'on conflict do nothing' })) === 0)
    throw new RefusedError(`${id} already exists in this installation`)
}

async function insertSecrets(
  sql: Sql,
  { workspace, secrets }: WorkspaceHeader,
  seal: ImportRules['seal'],
): Promise<void> {
  const columns = ['workspace_id', 'endpoint_id', 'sealed', 'last4', 'created_at', 'expires_at']
  const rows = secrets.map(({ endpoint_id, secret, last4, created_at, expires_at }) => {
    const sealed = `\\x${Buffer.from(seal(secret)).toString('hex')}`
    return { workspace_id: workspace.id, endpoint_id, sealed, last4, created_at, expires_at }
  })
  await insertGiven(sql, { name: 'webhook_secrets', columns }, rows, { workspaceId: workspace.id })
}
