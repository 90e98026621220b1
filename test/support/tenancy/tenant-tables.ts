import type { TransactionSql } from 'postgres'

/** The column that names the workspace, by table; a partition's is its table's. */
export type TenantTables = ReadonlyMap<string, string>

/** People are in several workspaces, and so are their sessions, which a cookie finds. */
export const sharedTables = ['users', 'sessions', 'sign_in_failures'] as const

/** Reads them from the catalog, so that no new one is forgotten. Each partitioned table gets a partition to be read. */
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
