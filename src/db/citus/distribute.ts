import { sessionSettings, since, type Settings } from '../session-settings.ts'
import {
  CitusError,
  columnOf,
  hasCitus,
  isMisplaced,
  localTables,
  readPlacements,
  type RunText,
} from './table-placements.ts'

/** A foreign key of the database. */
interface Key {
  table: string
  foreign_table: string
  name: string
  definition: string
}

/**
 * Session settings that connections from Citus to its nodes do not inherit. Transactions pass on only settings made with
 * `set local`.
 */
export const nodeSettings: Settings = {
  ...sessionSettings,
  jit: 'off',
  lock_timeout: '400ms',
  'citus.propagate_set_commands': 'local',
}

/** Unique indexes that Citus refuses. The primary key of `token_workspaces` keeps tokens unique instead. */
const tokenIndexes: readonly [index: string, table: string, column: string][] = [
  ['api_key_secrets_by_hash', 'api_key_secrets', 'hash'],
  ['invitations_by_token', 'invitations', 'token_hash'],
]

/** Distributes the tables that are not yet distributed, in the open transaction. @throws CitusError */
export async function distribute(run: RunText): Promise<void> {
  if (!(await hasCitus(run)))
    throw new CitusError('migrate --citus needs the extension citus in the database: create extension citus')
  const nodes = await run(`select 1 from pg_dist_node where isactive and shouldhaveshards`)
  if (nodes.length === 0) throw new CitusError('Citus has no node for tables: select citus_add_node(…)')
  const placements = (await readPlacements(run)).filter(isMisplaced)
  const homeless = placements.filter(({ wanted }) => wanted === undefined).map(({ name }) => name)
  if (homeless.length > 0) throw new CitusError(`no Citus placement is defined for ${homeless.join(', ')}`)
  // Processes of the previous release do not write tokens.
  if (placements.some(({ name }) => name === 'api_key_secrets'))
    await run(`${fillTokens()} on conflict do nothing`)
  // They also do not write the workspaces of users who joined since the last migration.
  await run(`${fillUserWorkspaces()} on conflict do nothing`)
  // Citus refuses foreign keys between tables with different placements; those to reference tables make tables local.
  const names = placements.map(({ name }) => name)
  const keys = (await readKeys(run)).filter(
    (key) => names.includes(key.table) || names.includes(key.foreign_table),
  )
  for (const { table, name } of keys) await run(`alter table "${table}" drop constraint "${name}"`)
  for (const [index, table, column] of tokenIndexes.filter(([, table]) => names.includes(table)))
    await run(`drop index ${index}; create index ${index} on ${table} (${column})`)
  for (const { name, wanted, actual } of placements) {
    if (actual !== 'local') throw new CitusError(`${name} is a ${actual} table, and must be ${wanted}`)
    await place(run, name, wanted === 'reference')
  }
  for (const key of keys.filter(isSupportedKey))
    await run(`alter table "${key.table}" add constraint "${key.name}" ${withoutCascade(key.definition)}`)
  const { database, role, version } = await namesOf(run)
  for (const [name, value] of Object.entries(nodeSettings)) {
    if ((since[name] ?? 0) > version) continue
    await run(`alter database ${database} set ${name} = '${value}'`)
    // Takes precedence over settings of the role, which Citus also passes on to the nodes.
    await run(`alter role ${role} in database ${database} set ${name} = '${value}'`)
  }
}

/** Composes the statement that adds the tokens of rows that satisfy a `where`. An existing token is an error. */
export const fillTokens = (where = ''): string => `
  insert into token_workspaces (hash, workspace_id, expires_at)
  select hash, workspace_id, null from api_key_secrets ${where}
  union all select token_hash, workspace_id, expires_at from invitations ${where}`

/** Composes the statement that adds the workspaces of users, for memberships that satisfy a `where`. */
export const fillUserWorkspaces = (where = ''): string => `
  insert into user_workspaces (user_id, workspace_id) select user_id, workspace_id from memberships ${where}`

async function place(run: RunText, table: string, isReference: boolean): Promise<void> {
  const colocation = table === 'workspaces' ? '' : `, colocate_with => 'workspaces'`
  await run(
    isReference
      ? `select create_reference_table('${table}')`
      : `select create_distributed_table('${table}', '${columnOf(table)}'${colocation})`,
  )
  // Citus has copied the rows, and hides the original rows that remain in the table on the coordinator.
  await run(`select truncate_local_data_after_distributing_table('${table}')`)
}

async function readKeys(run: RunText): Promise<Key[]> {
  const rows = await run(`
    select t.relname as table, f.relname as foreign_table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and k.conparentid = 0 and t.relnamespace = current_schema()::regnamespace`)
  return rows as unknown as Key[]
}

/** Returns whether Citus supports a foreign key: not from tables on the coordinator to distributed tables. */
export const isSupportedKey = ({ table, foreign_table }: Pick<Key, 'table' | 'foreign_table'>): boolean =>
  !(localTables.includes(table) && foreign_table === 'workspaces')

/** Returns a foreign key without its cascade: the code writes the same changes in one statement. */
const withoutCascade = (definition: string): string => definition.replace(' ON UPDATE CASCADE', '')

async function namesOf(run: RunText): Promise<{ database: string; role: string; version: number }> {
  const [row] = await run(`
    select quote_ident(current_database()) as database, quote_ident(current_user) as role,
      current_setting('server_version_num')::int / 10000 as version`)
  return row as { database: string; role: string; version: number }
}
