import { webhookValidators, type WebhookType } from '../../../generated/openapi.operations.ts'
import { eq, sql, type SQL, type SQLWrapper } from '../../db/drizzle.ts'
import { webhookEndpoints, webhookEvents } from '../../db/schema.ts'
import { builder, prepareInsert, prepareRows, prepareWrite, value } from '../../db/statements/prepared.ts'
import type { Transaction } from '../../db/transaction.ts'
import { webhookData } from '../../resources.ts'
import type { ChangeSource } from '../actor.ts'
import type { Change } from '../change.ts'
import { newId } from '../ids.ts'
import { issuesOf } from '../validate-body.ts'
import type { EndpointRow } from '../rows.ts'

/**
 * Puts a change into the outbox, in the transaction that makes it: its webhook event, frozen, and a delivery for each
 * endpoint that subscribes to the type; for a disabled one it is held. The CSV import is silent about the tasks that
 * it creates.
 */
export function recordWebhookEvent(tx: Transaction, actor: ChangeSource, change: Change): void {
  const type = change.type
  if (!isWebhookType(type) || (actor.via === 'import' && type === 'task.created')) return
  const subscribed = change.place.endpoints.filter(
    ({ events }) => events.length === 0 || events.includes(type),
  )
  if (subscribed.length === 0) return
  const { workspaceId, now, requestId } = actor
  enqueue(tx, workspaceId, type, webhookData(type, change), subscribed, now, { requestId })
}

const isWebhookType = (type: string): type is WebhookType => type in webhookValidators

/**
 * Writes a webhook event and its deliveries, and wakes the workers when the transaction has committed.
 * @throws Error when the payload is not what the contract's `webhooks` section promises: nothing is committed then
 */
export function enqueue(
  tx: Transaction,
  workspaceId: string,
  type: WebhookType,
  data: object,
  endpoints: readonly Pick<EndpointRow, 'id' | 'disabled'>[],
  now: Date,
  { isTest = false, requestId }: { isTest?: boolean; requestId?: string | undefined } = {},
): { eventId: string; deliveryIds: string[] } {
  const created_at = now.toISOString()
  const eventId = newId('evt', now)
  const payload = { id: eventId, type, created_at, data }
  const validate = webhookValidators[type]
  if (!validate(payload))
    throw Object.assign(new Error(`the payload of ${type} breaks the contract`), {
      issues: issuesOf(validate),
    })
  const deliveries = endpoints.map(({ id, disabled }) => ({ id, disabled, delivery_id: newId('whd', now) }))
  const body = JSON.stringify(payload)
  insertEvent(tx, {
    workspace_id: workspaceId,
    id: eventId,
    type,
    body,
    request_id: requestId ?? null,
    created_at,
  })
  const values = { workspaceId, eventId, isTest, created_at, deliveries: JSON.stringify(deliveries) }
  insertDeliveries(tx, values)
  wakeWorkers(tx, eventId)
  return { eventId, deliveryIds: deliveries.map(({ delivery_id }) => delivery_id) }
}

const insertEvent = prepareInsert(webhookEvents)

/**
 * Those of disabled endpoints are held. An endpoint that has been deleted since it was looked up gets none: the lock is
 * the one that the foreign key takes anyway, and waits for a deletion that has not committed yet.
 */
const insertDeliveries = prepareWrite(
  () => sql`
    insert into webhook_deliveries
      (workspace_id, id, endpoint_id, event_id, status, is_test, next_attempt_at, created_at)
    select endpoint.workspace_id, delivery_id, endpoint.id, ${value('eventId')},
      case when disabled then 'held' else 'pending' end, ${value('isTest')},
      case when not disabled then ${value('created_at')}::timestamptz end, ${value('created_at')}::timestamptz
    from json_to_recordset(${value('deliveries')}) as target (delivery_id text, id text, disabled boolean)
    join webhook_endpoints endpoint on endpoint.workspace_id = ${value('workspaceId')} and endpoint.id = target.id
    for key share of endpoint`,
)

/**
 * When the transaction has committed.
 * @param eventId the webhook event that it has recorded
 */
export function wakeWorkers(tx: Transaction, eventId?: string): void {
  tx.signal('taskwire_deliveries', '', eventId)
}

const endpointColumns = {
  id: webhookEndpoints.id,
  events: webhookEndpoints.events,
  disabled: sql<boolean>`${webhookEndpoints.disabled_at} is not null`,
}

/**
 * The endpoints that a change of the workspace may concern. A statement by itself: after a wait for a locked row it
 * sees those of now, as a part of the locking statement would not.
 */
export function findEndpoints(tx: Transaction, workspaceId: string): Promise<EndpointRow[]> {
  return endpointsOf(tx, { workspaceId })
}

const endpointsOf = prepareRows(endpointColumns, (columns) =>
  builder
    .select(columns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspace_id, value('workspaceId'))),
)

/** The same as a column, for a query that asks for something else of the workspace. */
export const endpointsColumn = (workspaceId: SQLWrapper): SQL<EndpointRow[]> => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'events', events, 'disabled', disabled_at is not null)), '[]')
  from ${webhookEndpoints} where workspace_id = ${workspaceId}
)`
