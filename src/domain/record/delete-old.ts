import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { firstId, type IdPrefix } from '../ids.ts'

/** A statement of so many is over in some hundredths of a second. */
const batchSize = 1_000

/** Until when a workspace's activities and notifications are old. */
export interface OldRecord {
  activities: Date
  notifications: Date
}

/**
 * Deletes what is old of a workspace's record. An id begins with the time of its row, so that the oldest are the first
 * of the table's key: nothing else is looked at, and no index is kept for it. Rows that somebody has locked are left for
 * the next time.
 * @param signal ends it after the batch that is being deleted
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
