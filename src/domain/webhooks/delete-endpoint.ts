import { and, eq, sql } from '../../db/drizzle.ts'
import { webhookDeliveries, webhookEndpoints, webhookSecrets } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { ChangeSource } from '../actor.ts'
import { isEndpoint, findEndpointForUpdate, recordEndpointActivity } from './find-endpoint-for-update.ts'

/**
 * Deletes an endpoint with its secrets, deliveries and attempts, in batches. An attempt in flight completes, but is not
 * recorded.
 * @throws AppError not_found
 */
export async function deleteEndpoint(tx: Transaction, source: ChangeSource, id: string): Promise<void> {
  const { workspaceId } = source
  // Deletes most rows before taking the lock, which blocks all other changes in the workspace.
  await deleteDeliveries(tx, workspaceId, id)
  const endpoint = await findEndpointForUpdate(tx, workspaceId, id, 'update')
  await deleteDeliveries(tx, workspaceId, id)
  await tx
    .delete(webhookSecrets)
    .where(and(eq(webhookSecrets.workspace_id, workspaceId), eq(webhookSecrets.endpoint_id, id)))
  await tx.delete(webhookEndpoints).where(isEndpoint(endpoint))
  recordEndpointActivity(tx, source, 'endpoint.deleted', endpoint)
}

/** Number of deliveries in a batch, small enough to stay far below the statement timeout. */
const batchSize = 20_000

/**
 * Deletes an endpoint's deliveries with their attempts. The ids are an array, because a self-join planned for a small
 * table would compare all pairs.
 */
async function deleteDeliveries(tx: Transaction, workspaceId: string, endpointId: string): Promise<void> {
  const some = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.workspace_id, workspaceId), eq(webhookDeliveries.endpoint_id, endpointId)),
    )
    .limit(batchSize)
  for (let deleted = batchSize; deleted === batchSize;) {
    const { count } = await tx
      .delete(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.workspace_id, workspaceId),
          sql`${webhookDeliveries.id} = any(array(${some}))`,
        ),
      )
    deleted = count
  }
}
