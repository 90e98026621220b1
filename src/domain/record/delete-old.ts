import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { firstId, type IdPrefix } from '../ids.ts'

/** Number of rows in a batch, which takes some hundredths of a second to delete. */
const batchSize = 1_000

/** The times before which a workspace's activities and notifications are old. */
export interface OldRecord {
  activities: Date
  notifications: Date
}

/**
 * Deletes a workspace's old activities and notifications. Ids begin with the row's time, so the primary key finds the
 * oldest rows. Skips locked rows.
 * @param signal stops after the present batch
 */
export async function deleteOldRecord(
  db: Database,
  workspaceId: string,
  until: OldRecord,
  signal: AbortSignal,
): Promise<void> {
  await deleteBefore(db, workspaceId, ['activities', 'activity', until.activities], signal)
  await deleteBefore(db, workspaceId, ['notifications', 'notification', until.notifications], signal)
}

async function deleteBefore(
  db: Database,
  workspaceId: string,
  [table, prefix, until]: [table: keyof OldRecord, prefix: IdPrefix, until: Date],
  signal: AbortSignal,
): Promise<void> {
  const name = sql.identifier(table)
  for (let deleted = batchSize; deleted === batchSize && !signal.aborted;) {
    const { count } = await db.execute(sql`
      delete from ${name} where workspace_id = ${workspaceId} and ctid = any(array(
        select ctid from ${name} where workspace_id = ${workspaceId} and id < ${firstId(prefix, until)}
        order by id limit ${batchSize} for update skip locked))`)
    deleted = count
  }
}
