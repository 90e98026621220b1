import type { Database } from '../db/database.ts'
import { and, lt, sql, type PgColumn, type PgTable, type SQL } from '../db/drizzle.ts'
import { within, workspacesWith, type TenantTable } from './walk-workspaces.ts'

/**
 * Deletes one batch of a table's expired rows. Skips locked rows, so that no request waits.
 * @returns whether there may be more
 */
export async function deleteExpired(
  db: Database,
  table: PgTable & { expires_at: PgColumn },
  now: Date,
  batchSize: number,
): Promise<boolean> {
  const isExpired = lt(table.expires_at, now.toISOString())
  const count = isOfTenant(table)
    ? await deleteBatch(db, table, isExpired, batchSize)
    : await deleteSome(db, table, isExpired, batchSize)
  return count >= batchSize
}

const isOfTenant = (table: PgTable): table is TenantTable => 'workspace_id' in table

/** Deletes one batch of a tenant table's rows, on Citus one of each workspace. Returns how many. */
export async function deleteBatch(
  db: Database,
  table: TenantTable,
  which: SQL,
  batchSize: number,
): Promise<number> {
  let count = 0
  for (const only of await workspacesWith(db, table, which))
    count += await deleteSome(db, table, which, batchSize, within(table, only))
  return count
}

async function deleteSome(
  db: Database,
  table: PgTable,
  which: SQL,
  limit: number,
  inWorkspace?: SQL,
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
