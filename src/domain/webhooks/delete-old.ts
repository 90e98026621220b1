import { inWorkspacesWith } from '../../db/citus/by-workspace.ts'
import type { Scope } from '../../db/citus/scope.ts'
import type { Database } from '../../db/database.ts'
import { and, eq, gt, lt, lte, ne, sql, type PgColumn, type SQL } from '../../db/drizzle.ts'
import { webhookAttempts, webhookDeliveries, webhookEvents } from '../../db/schema.ts'
import { deleteRows } from '../delete-rows.ts'

/** Number of rows in a batch, which takes some hundredths of a second to delete. */
const batchSize = 1_000

/**
 * Deletes old attempts, then old deliveries without attempts that are not pending, then old webhook events without
 * deliveries.
 * @param signal stops after the current batch
 */
export async function deleteOldDeliveries(db: Database, before: Date, signal: AbortSignal): Promise<void> {
  const until = before.toISOString()
  const isOldAttempt = lt(webhookAttempts.at, until)
  const oldest = { limit: batchSize, oldestBy: webhookAttempts.at }
  await inWorkspacesWith(db, webhookAttempts, isOldAttempt, async (scope) => {
    for (let deleted = batchSize; deleted === batchSize && !signal.aborted;)
      deleted = await deleteRows(db, webhookAttempts, scope, isOldAttempt, oldest)
  })
  await deleteUnused(db, webhookDeliveries, until, signal, (scope) =>
    and(
      ne(webhookDeliveries.status, 'pending'),
      isUnreferenced(webhookAttempts, webhookAttempts.delivery_id, webhookDeliveries, scope),
    ),
  )
  await deleteUnused(db, webhookEvents, until, signal, (scope) =>
    isUnreferenced(webhookDeliveries, webhookDeliveries.event_id, webhookEvents, scope),
  )
}

type AgedTable = typeof webhookDeliveries | typeof webhookEvents

/**
 * Returns the condition that no row of a table refers to a row. A subquery with `limit 1` uses an index; `not exists`
 * may read the whole table.
 */
const isUnreferenced = (
  table: typeof webhookAttempts | typeof webhookDeliveries,
  reference: PgColumn,
  referred: AgedTable,
  scope: Scope,
): SQL => {
  const isReferring = and(
    eq(table.workspace_id, referred.workspace_id),
    eq(reference, referred.id),
    scope.has(table.workspace_id),
  )
  return sql`(select true from ${table} where ${isReferring} limit 1) is null`
}

/** Deletes old rows in batches by time, oldest first. Rows with the same time are in the same batch. */
function deleteUnused(
  db: Database,
  table: AgedTable,
  until: string,
  signal: AbortSignal,
  isUnused: (scope: Scope) => SQL | undefined,
): Promise<void> {
  return inWorkspacesWith(db, table, lt(table.created_at, until), async (scope) => {
    let after: string | undefined = '-infinity'
    while (after !== undefined && !signal.aborted) {
      const isAfter: SQL = gt(table.created_at, after)
      const [last]: { created_at: string }[] = await db
        .select({ created_at: table.created_at })
        .from(table)
        .where(and(scope.has(table.workspace_id), isAfter, lt(table.created_at, until)))
        .orderBy(table.created_at)
        .limit(1)
        .offset(batchSize - 1)
      const isOld = last ? lte(table.created_at, last.created_at) : lt(table.created_at, until)
      await deleteRows(db, table, scope, and(isAfter, isOld, isUnused(scope)))
      after = last?.created_at
    }
  })
}
