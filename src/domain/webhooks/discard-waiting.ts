import { and, eq, inArray, sql } from '../../db/drizzle.ts'
import { webhookDeliveries } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'

/** Number of deliveries in a batch, small enough to stay far below the statement timeout. */
const batchSize = 5_000

/**
 * Marks all waiting deliveries of an endpoint as exhausted, so that they can be recovered (product.md 13.23), in
 * batches, because their number is unbounded.
 */
export async function discardWaiting(
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
): Promise<void> {
  const isWaiting = and(
    eq(webhookDeliveries.workspace_id, workspaceId),
    eq(webhookDeliveries.endpoint_id, endpointId),
    inArray(webhookDeliveries.status, ['pending', 'held']),
  )
  const some = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(isWaiting)
    .limit(batchSize)
  for (let discarded = batchSize; discarded === batchSize;) {
    const { count } = await tx
      .update(webhookDeliveries)
      .set({ status: 'exhausted', queue: 'later', next_attempt_at: null })
      .where(
        and(
          eq(webhookDeliveries.workspace_id, workspaceId),
          sql`${webhookDeliveries.id} = any(array(${some}))`,
        ),
      )
    discarded = count
  }
}
