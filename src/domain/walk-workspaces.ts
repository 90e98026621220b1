import type { Database } from '../db/database.ts'
import { asc, eq, gt, sql, type PgColumn, type PgTable, type SQL } from '../db/drizzle.ts'
import { workspaces } from '../db/schema.ts'

const pageSize = 1_000

/** Yields the ids of all workspaces, for jobs that delete by workspace. */
export async function* walkWorkspaces(db: Database): AsyncGenerator<string> {
  for (let after = '', found = pageSize; found === pageSize;) {
    const rows = await db
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(gt(workspaces.id, after))
      .orderBy(asc(workspaces.id))
      .limit(pageSize)
    for (const { id } of rows) yield (after = id)
    found = rows.length
  }
}

export type TenantTable = PgTable & { workspace_id: PgColumn }

/**
 * Lists the workspaces that have such rows, for work that runs in each of them separately; on PostgreSQL only undefined,
 * for all of them at once, which is faster. Citus locks rows only in statements whose every part names its workspace.
 */
export async function workspacesWith(
  db: Database,
  table: TenantTable,
  which: SQL | undefined,
): Promise<(string | undefined)[]> {
  if (!(await db.isDistributed())) return [undefined]
  const found = await db.selectDistinct({ id: table.workspace_id }).from(table).where(which)
  return found.map(({ id }) => id as string)
}

/** Returns the condition that rows are those of the workspace; undefined means all. */
export const within = (table: TenantTable, only: string | undefined): SQL | undefined =>
  only === undefined ? undefined : eq(table.workspace_id, only)

/** Groups rows for statements that name their workspace on Citus; on PostgreSQL one statement takes all of them. */
export async function byWorkspace<Row>(
  db: Database,
  rows: Iterable<Row>,
  workspaceOf: (row: Row) => string,
): Promise<Map<string | undefined, Row[]>> {
  const isDistributed = await db.isDistributed()
  return Map.groupBy(rows, (row) => (isDistributed ? workspaceOf(row) : undefined))
}

/** Returns the workspace as a value, or the column that names it if the rows are of several. */
export const workspaceOr = (only: string | undefined, column: string): SQL =>
  only === undefined ? sql.raw(column) : sql`${only}`

/** Returns a condition to add to others: that an alias has the rows of the workspace; undefined means all. */
export const andOnly = (alias: string, only: string | undefined): SQL =>
  only === undefined ? sql`` : sql`and ${sql.raw(alias)}.workspace_id = ${only}`
