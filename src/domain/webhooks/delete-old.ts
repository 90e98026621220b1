import type { Database } from '../../db/database.ts'
import { sql, type SQL } from '../../db/drizzle.ts'

/** The rows of a batch, which takes some hundredths of a second to delete. */
const batchSize = 1_000

/**
 * Deletes old attempts, then old deliveries without attempts that are not pending, then old webhook events without
 * deliveries. Subqueries with `limit 1` use an index; `not exists` may read the whole table.
 * @param signal stops after the present batch
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

/** Deletes rows by `ctid`, without a second lookup. Skips locked rows. */
async function deleteRows(db: Database, table: string, which: SQL): Promise<number> {
  const name = sql.identifier(table)
  const { count } = await db.execute(sql`
    delete from ${name} where ctid = any(array(
      select ctid from ${name} old where ${which} for update skip locked))`)
  return count
}

/**
 * Yields the old rows of a table in ranges of a batch, oldest first. Rows of the same instant are in the same range.
 */
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
