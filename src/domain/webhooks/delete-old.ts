import type { Database } from '../../db/database.ts'
import { sql, type SQL } from '../../db/drizzle.ts'

/** A statement of so many is over in some hundredths of a second. */
const batchSize = 1_000

/**
 * Deletes attempts, then deliveries that no longer wait and have no attempts left, then webhook events without
 * deliveries, each where it is older than `before` itself. What has to stay is looked at once, however much there is to
 * delete. Rows that somebody has locked are left for the next time. Whether there are others is asked row by row, by an index:
 * a join, which `not exists` would be, may read the other table as a whole.
 * @param signal ends it after the batch that is being deleted
 */
export async function deleteOldDeliveries(db: Database, before: Date, signal: AbortSignal): Promise<void> {
  const until = before.toISOString()
  for (let deleted = batchSize; deleted === batchSize && !signal.aborted;)
    deleted = await deleteRows(db, 'webhook_attempts', sql`at < ${until} order by at limit ${batchSize}`)
  for await (const old of walkOld(db, 'webhook_deliveries', until, signal))
    await deleteRows(
      db,
      'webhook_deliveries',
      sql`${old} and status <> 'pending' and (
        select true from webhook_attempts a
        where a.workspace_id = old.workspace_id and a.delivery_id = old.id limit 1) is null`,
    )
  for await (const old of walkOld(db, 'webhook_events', until, signal))
    await deleteRows(
      db,
      'webhook_events',
      sql`${old} and (
        select true from webhook_deliveries d
        where d.workspace_id = old.workspace_id and d.event_id = old.id limit 1) is null`,
    )
}

/** By their places: found once, and not joined with the table again. */
async function deleteRows(db: Database, table: string, which: SQL): Promise<number> {
  const name = sql.identifier(table)
  const { count } = await db.execute(sql`
    delete from ${name} where ctid = any(array(
      select ctid from ${name} old where ${which} for update skip locked))`)
  return count
}

/** The old rows of a table in ranges of so many, the oldest first. Those of one instant are in one range. */
async function* walkOld(
  db: Database,
  table: string,
  until: string,
  signal: AbortSignal,
): AsyncGenerator<SQL> {
  let after = '-infinity'
  while (!signal.aborted) {
    const [last] = await db.execute<{ created_at: string }>(sql`
      select created_at from ${sql.identifier(table)} where created_at > ${after} and created_at < ${until}
      order by created_at limit 1 offset ${batchSize - 1}`)
    if (last === undefined) {
      yield sql`created_at > ${after} and created_at < ${until}`
      return
    }
    yield sql`created_at > ${after} and created_at <= ${last.created_at}`
    after = last.created_at
  }
}
