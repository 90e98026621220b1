import { inWorkspacesWith, type TenantTable } from '../db/citus/by-workspace.ts'
import { oneWorkspace, type Scope } from '../db/citus/scope.ts'
import type { Database } from '../db/database.ts'
import { and, sql, type PgColumn, type PgTable, type SQL } from '../db/drizzle.ts'

/** Deletes one batch of rows, on Citus one batch per workspace. Returns whether there may be more. */
export async function deleteBatch(
  db: Database,
  table: PgTable,
  which: SQL | undefined,
  limit: number,
): Promise<boolean> {
  if (!isTenantTable(table)) return (await deleteSome(db, table, undefined, which, { limit })) === limit
  let count = 0
  await inWorkspacesWith(db, table, which, async (scope) => {
    count += await deleteRows(db, table, scope, which, { limit })
  })
  return count >= limit
}

const isTenantTable = (table: PgTable): table is TenantTable => 'workspace_id' in table

/** Deletes all matching rows of a workspace, in batches. @param signal stops after the current batch */
export async function deleteAll(
  db: Database,
  table: TenantTable,
  workspaceId: string,
  which: SQL,
  signal: AbortSignal,
): Promise<void> {
  const limit = 1_000
  const scope = oneWorkspace(workspaceId)
  for (let deleted = limit; deleted === limit && !signal.aborted;)
    deleted = await deleteRows(db, table, scope, which, { limit })
}

/** The rows to delete; by default all. */
interface Part {
  limit: number
  oldestBy?: PgColumn
}

/** Deletes rows, skipping locked rows, so that no request waits. Returns the number of deleted rows. */
export const deleteRows = (
  db: Database,
  table: TenantTable,
  scope: Scope,
  which: SQL | undefined,
  part?: Part,
): Promise<number> => deleteSome(db, table, scope.has(table.workspace_id), which, part)

/** Deletes rows by `ctid`, without a second lookup. */
async function deleteSome(
  db: Database,
  table: PgTable,
  isInScope: SQL | undefined,
  which: SQL | undefined,
  part?: Part,
): Promise<number> {
  const query = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(and(isInScope, which))
    .$dynamic()
  if (part?.oldestBy) query.orderBy(part.oldestBy)
  if (part) query.limit(part.limit)
  const some = query.for('update', { skipLocked: true })
  const { count } = await db.delete(table).where(and(isInScope, sql`ctid = any(array(${some}))`))
  return count
}
