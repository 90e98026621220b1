/** Runs an SQL text and returns its rows. */
export type RunText = (text: string) => Promise<Record<string, unknown>[]>

type Kind = 'distributed' | 'reference' | 'local'

/** A table and its placement on Citus. */
interface TablePlacement {
  name: string
  /** Required placement of the table. Undefined if the table has no workspace and no other placement is listed. */
  wanted: Kind | undefined
  actual: Kind
}

/**
 * Tables that are copied to every node: their rows belong to several workspaces and are referenced by workspace tables.
 */
const referenceTables = ['users']
/** Tables on the coordinator: their rows are found without a workspace. */
export const localTables = [
  'sessions',
  'sign_in_failures',
  'password_resets',
  'mails',
  'token_workspaces',
  'user_workspaces',
  'user_states',
]

/** Returns the column by which a table is distributed. */
export const columnOf = (table: string): string => (table === 'workspaces' ? 'id' : 'workspace_id')

/** Thrown if the database is only partly distributed, or `migrate --citus` cannot distribute it. */
export class CitusError extends Error {}

/** Returns whether the database has the extension. */
export async function hasCitus(run: RunText): Promise<boolean> {
  return (await run(`select 1 from pg_extension where extname = 'citus'`)).length > 0
}

/**
 * Returns whether the tables are distributed. A database that only has the extension is treated like plain PostgreSQL.
 */
export async function isOnCitus(run: RunText): Promise<boolean> {
  const text = `select 1 from pg_dist_partition where logicalrelid = to_regclass('workspaces')`
  return (await hasCitus(run)) && (await run(text)).length > 0
}

/** Reads the placement of each table of the database, which must have the extension. */
export async function readPlacements(run: RunText): Promise<TablePlacement[]> {
  const rows = await run(`
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id') as has_workspace,
      coalesce((
        select case when p.partmethod = 'h' then 'distributed' when p.repmodel = 't' then 'reference' else 'local' end
        from pg_dist_partition p where p.logicalrelid = c.oid), 'local') as actual
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname <> 'workspaces', c.relname`)
  return (rows as { name: string; has_workspace: boolean; actual: Kind }[]).map(
    ({ name, has_workspace, actual }) => ({ name, wanted: placementFor(name, has_workspace), actual }),
  )
}

/**
 * Returns the required placement of a table. Undefined if the table has no workspace and no other placement is listed.
 */
export function placementFor(name: string, hasWorkspace: boolean): Kind | undefined {
  if (referenceTables.includes(name)) return 'reference'
  if (localTables.includes(name)) return 'local'
  return hasWorkspace || name === 'workspaces' ? 'distributed' : undefined
}

export const isMisplaced = ({ wanted, actual }: TablePlacement): boolean => wanted !== actual

/** Returns whether any table is a distributed table or a reference table. */
export const isDistributed = (placements: readonly TablePlacement[]): boolean =>
  placements.some(({ actual }) => actual !== 'local')

/**
 * Refuses a database of which Citus has distributed only some tables.
 * @throws CitusError that names the other tables
 */
export async function refuseHalfDistributed(run: RunText): Promise<void> {
  if (!(await hasCitus(run))) return
  const placements = await readPlacements(run)
  const misplaced = placements.filter(isMisplaced).map(({ name }) => name)
  if (isDistributed(placements) && misplaced.length > 0)
    throw new CitusError(
      `Citus has distributed only a part of the database, without ${misplaced.join(', ')}: run migrate --citus`,
    )
}
