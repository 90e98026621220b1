import type { Database } from '../../db/database.ts'
import { and, gt, lt, sql, type SQL } from '../../db/drizzle.ts'
import { webhookAttempts, webhookDeliveries, webhookEvents } from '../../db/schema.ts'
import { inWorkspacesWith, within, type TenantTable } from '../walk-workspaces.ts'

/** Number of rows in a batch, which takes some hundredths of a second to delete. */
const batchSize = 1_000

/**
 * Deletes old attempts, then old deliveries without attempts that are not pending, then old webhook events without
 * deliveries. Subqueries with `limit 1` use an index; `not exists` may read the whole table.
 * @param signal stops after the current batch
 */
export async function deleteOldDeliveries(db: Database, before: Date, signal: AbortSignal): Promise<void> {
  const until = before.toISOString()
  await inWorkspacesWith(db, webhookAttempts, lt(webhookAttempts.at, until), async (only) => {
    for (let deleted = batchSize; deleted === batchSize && !signal.aborted;)
      deleted = await deleteRows(db, webhookAttempts, only, sql`at < ${until} order by at limit ${batchSize}`)
  })
  await eachOld(db, webhookDeliveries, until, signal, (only, old) =>
    deleteRows(
      db,
      webhookDeliveries,
      only,
      sql`${old} and status <> 'pending' and (
        select true from webhook_attempts a
        where a.workspace_id = ${only ?? sql`old.workspace_id`} and a.delivery_id = old.id limit 1) is null`,
    ),
  )
  await eachOld(db, webhookEvents, until, signal, (only, old) =>
    deleteRows(
      db,
      webhookEvents,
      only,
      sql`${old} and (
        select true from webhook_deliveries d
        where d.workspace_id = ${only ?? sql`old.workspace_id`} and d.event_id = old.id limit 1) is null`,
    ),
  )
}

/** Deletes rows by `ctid`, without a second lookup. Skips locked rows. */
async function deleteRows(
  db: Database,
  table: TenantTable,
  only: string | undefined,
  which: SQL,
): Promise<number> {
  const inWorkspace = only === undefined ? sql`` : sql`workspace_id = ${only} and`
  const { count } = await db.execute(sql`
    delete from ${table} where ${inWorkspace} ctid = any(array(
      select ctid from ${table} old where ${inWorkspace} ${which} for update skip locked))`)
  return count
}

type AgedTable = typeof webhookDeliveries | typeof webhookEvents

/** Runs work on the old rows of a table in ranges of a batch, oldest first. Rows of the same instant are in the same range. */
function eachOld(
  db: Database,
  table: AgedTable,
  until: string,
  signal: AbortSignal,
  work: (only: string | undefined, old: SQL) => Promise<unknown>,
): Promise<void> {
  return inWorkspacesWith(db, table, lt(table.created_at, until), async (only) => {
    let after: string | undefined = '-infinity'
    while (after !== undefined && !signal.aborted) {
      const [last] = await db
        .select({ created_at: table.created_at })
        .from(table)
        .where(and(within(table, only), gt(table.created_at, after), lt(table.created_at, until)))
        .orderBy(table.created_at)
        .limit(1)
        .offset(batchSize - 1)
      const old = last ? sql`created_at <= ${last.created_at}` : sql`created_at < ${until}`
      await work(only, sql`created_at > ${after} and ${old}`)
      after = last?.created_at
    }
  })
}
