import type { Database } from '../db/database.ts'
import { and, sql, type PgTable, type SQL } from '../db/drizzle.ts'
import { inWorkspacesWith, within, type TenantTable } from './walk-workspaces.ts'

/** Deletes one batch of a table's rows, on Citus one of each workspace. Returns whether there may be more. */
export async function deleteBatch(
  db: Database,
  table: PgTable,
  which: SQL | undefined,
  batchSize: number,
): Promise<boolean> {
  if (!isOfTenant(table)) return (await deleteSome(db, table, undefined, which, batchSize)) === batchSize
  let count = 0
  await inWorkspacesWith(db, table, which, async (only) => {
    count += await deleteSome(db, table, within(table, only), which, batchSize)
  })
  return count >= batchSize
}

const isOfTenant = (table: PgTable): table is TenantTable => 'workspace_id' in table

/** Deletes all such rows of a workspace, batch by batch. @param signal stops after the current batch */
export async function deleteAll(
  db: Database,
  table: TenantTable,
  workspaceId: string,
  which: SQL,
  signal: AbortSignal,
): Promise<void> {
  const batchSize = 1_000
  for (let deleted = batchSize; deleted === batchSize && !signal.aborted;)
    deleted = await deleteSome(db, table, within(table, workspaceId), which, batchSize)
}

/** Deletes rows. Skips locked ones, so that no request waits. Returns how many were deleted. */
async function deleteSome(
  db: Database,
  table: PgTable,
  inWorkspace: SQL | undefined,
  which: SQL | undefined,
  limit: number,
): Promise<number> {
  const some = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(and(inWorkspace, which))
    .limit(limit)
    .for('update', { skipLocked: true })
  const { count } = await db.delete(table).where(and(inWorkspace, sql`ctid = any(array(${some}))`))
  return count
}
