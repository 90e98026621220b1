import { and, eq, sql } from 'drizzle-orm'
import { webhookValidators, type WebhookType } from '../../generated/openapi.router.ts'
import type { Transaction } from '../db/client.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../db/schema.ts'
import { webhookData } from '../resources.ts'
import type { Change } from './activity.ts'
import type { Actor } from './actor.ts'
import { newId } from './ids.ts'

/**
 * Puts an occurrence into the outbox, in the transaction that causes it: its payload, frozen, and a delivery for each
 * endpoint that subscribes to the type; for a disabled one it is held (specification, section 6; decisions 5.4, 6.4,
 * 6.5). The bulk import is silent about the tasks that it creates.
 */
export async function recordOccurrence(tx: Transaction, actor: Actor, change: Change): Promise<void> {
  const type = change.type
  if (!isWebhookType(type) || (actor.via === 'import' && type === 'task.created')) return
  const endpoints = await subscribedEndpoints(tx, actor.workspaceId, type)
  if (endpoints.length === 0) return
  await enqueue(tx, actor.workspaceId, type, webhookData(type, change), endpoints, actor.now)
}

const isWebhookType = (type: string): type is WebhookType => type in webhookValidators

interface Target {
  id: string
  disabled: boolean
}

async function subscribedEndpoints(
  tx: Transaction,
  workspaceId: string,
  type: WebhookType,
): Promise<Target[]> {
  return tx
    .select({ id: webhookEndpoints.id, disabled: sql<boolean>`${webhookEndpoints.disabled_at} is not null` })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.workspace_id, workspaceId),
        sql`(${webhookEndpoints.events} = '{}' or ${type} = any(${webhookEndpoints.events}))`,
      ),
    )
}

/**
 * Writes the payload and its deliveries, and wakes the workers when the transaction commits.
 * @throws Error when the payload is not what the contract's `webhooks` section promises: nothing is committed then
 */
export async function enqueue(
  tx: Transaction,
  workspaceId: string,
  type: WebhookType,
  data: object,
  endpoints: readonly Target[],
  now: Date,
  { isTest = false } = {},
): Promise<{ eventId: string; deliveryIds: string[] }> {
  const created_at = now.toISOString()
  const eventId = newId('evt', now)
  const payload = { id: eventId, type, created_at, data }
  const validate = webhookValidators[type]
  if (!validate(payload))
    throw new Error(`the payload of ${type} breaks the contract`, { cause: validate.errors })
  await tx
    .insert(webhookEvents)
    .values({ workspace_id: workspaceId, id: eventId, type, body: JSON.stringify(payload), created_at })
  const deliveries = endpoints.map(({ id, disabled }) => ({
    workspace_id: workspaceId,
    id: newId('whd', now),
    endpoint_id: id,
    event_id: eventId,
    status: disabled ? ('held' as const) : ('pending' as const),
    is_test: isTest,
    next_attempt_at: disabled ? null : created_at,
    created_at,
  }))
  await tx.insert(webhookDeliveries).values(deliveries)
  await wakeWorkers(tx)
  return { eventId, deliveryIds: deliveries.map(({ id }) => id) }
}

/** Tells the delivery workers, when the transaction commits, that there is something to send. */
export async function wakeWorkers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify('taskwire_deliveries', '')`)
}
