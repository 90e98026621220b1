import type { Schemas } from '../../../generated/settings.operations.ts'
import { and, eq, inArray, sql, type Queries } from '../../db/drizzle.ts'
import { webhookDeliveries, webhookEndpoints, type DeliveryStatus } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { isEndpoint } from './find-endpoint-for-update.ts'

/**
 * Counts the deliveries that enabling an endpoint would send, and the deliveries that would stay held.
 * @throws AppError not_found
 */
export async function countWaiting(
  db: Queries,
  workspaceId: string,
  endpointId: string,
): Promise<Schemas['WaitingCounts']> {
  const endpoint = { workspace_id: workspaceId, id: endpointId }
  const countStatus = (status: DeliveryStatus) =>
    sql<number>`(count(*) filter (where ${webhookDeliveries.status} = ${status}))::int`
  const [[found], [counts]] = await Promise.all([
    db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isEndpoint(endpoint)),
    db
      .select({ queued: countStatus('pending'), held: countStatus('held') })
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.workspace_id, workspaceId),
          eq(webhookDeliveries.endpoint_id, endpointId),
          inArray(webhookDeliveries.status, ['pending', 'held']),
        ),
      ),
  ])
  if (!found || !counts) throw new AppError('not_found')
  return counts
}
