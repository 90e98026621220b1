import type { TransactionSql } from 'postgres'

/** The column with the workspace's id, by table. A partition has the same column as its table. */
export type TenantTables = ReadonlyMap<string, string>

/** Tables that workspaces share: users may be in several, and a token finds a session, a reset, an email or its workspace. */
export const sharedTables = [
  'users',
  'sessions',
  'sign_in_failures',
  'password_resets',
  'mails',
  'token_workspaces',
  'user_workspaces',
  'user_states',
] as const

/**
 * Reads the tables from the catalog, so that no new table is forgotten, and gives each partitioned table a partition.
 */
export async function readTenantTables(tx: TransactionSql): Promise<TenantTables> {
  const partitioned = await tx<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace`
  for (const { name } of partitioned)
    await tx`create table if not exists ${tx(`${name}_default`)} partition of ${tx(name)} default`
  const tables = await tx<{ name: string; has_workspace: boolean }[]>`
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id') as has_workspace
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`
  const own = tables.filter(({ name }) => !(sharedTables as readonly string[]).includes(name))
  return new Map(own.map(({ name }) => [name, name === 'workspaces' ? 'id' : 'workspace_id']))
}
