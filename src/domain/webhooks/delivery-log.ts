import { and, asc, desc, eq, inArray } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
  type DeliveryStatus,
} from '../../db/schema.ts'
import { AppError } from '../../errors.ts'

export interface DeliveryDescription {
  id: string
  event_id: string
  type: string
  status: DeliveryStatus
  created_at: string
  next_attempt_at: string | null
  attempts: {
    at: string
    duration_ms: number
    /** Null where no answer came. */
    status: number | null
    error: string | null
    response: string | null
  }[]
}

/**
 * An endpoint's delivery log, newest first, each delivery with all its attempts.
 * @param statuses empty: all
 * @throws AppError not_found
 */
export async function listDeliveries(
  db: Database,
  endpointId: string,
  statuses: readonly DeliveryStatus[],
): Promise<DeliveryDescription[]> {
  const [endpoint] = await db
    .select({ workspace_id: webhookEndpoints.workspace_id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
  if (!endpoint) throw new AppError('not_found')
  const ofEndpoint = and(
    eq(webhookDeliveries.workspace_id, endpoint.workspace_id),
    eq(webhookDeliveries.endpoint_id, endpointId),
    statuses.length > 0 ? inArray(webhookDeliveries.status, [...statuses]) : undefined,
  )
  const deliveries = await db
    .select({
      id: webhookDeliveries.id,
      event_id: webhookDeliveries.event_id,
      type: webhookEvents.type,
      status: webhookDeliveries.status,
      created_at: webhookDeliveries.created_at,
      next_attempt_at: webhookDeliveries.next_attempt_at,
    })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEvents,
      and(
        eq(webhookEvents.workspace_id, webhookDeliveries.workspace_id),
        eq(webhookEvents.id, webhookDeliveries.event_id),
      ),
    )
    .where(ofEndpoint)
    .orderBy(desc(webhookDeliveries.id))
  const attempts = await db
    .select({
      delivery_id: webhookAttempts.delivery_id,
      at: webhookAttempts.at,
      duration_ms: webhookAttempts.duration_ms,
      status: webhookAttempts.status,
      error: webhookAttempts.error,
      response: webhookAttempts.response,
    })
    .from(webhookAttempts)
    .innerJoin(
      webhookDeliveries,
      and(
        eq(webhookDeliveries.workspace_id, webhookAttempts.workspace_id),
        eq(webhookDeliveries.id, webhookAttempts.delivery_id),
      ),
    )
    .where(ofEndpoint)
    .orderBy(asc(webhookAttempts.at))
  const byDelivery = Map.groupBy(attempts, ({ delivery_id }) => delivery_id)
  return deliveries.map((delivery) => ({
    ...delivery,
    attempts: (byDelivery.get(delivery.id) ?? []).map(({ delivery_id: _id, ...attempt }) => attempt),
  }))
}
