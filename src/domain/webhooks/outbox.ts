import { eq, sql } from 'drizzle-orm'
import { webhookValidators, type WebhookType } from '../../../generated/openapi.router.ts'
import { announce } from '../../db/announce.ts'
import type { Transaction } from '../../db/client.ts'
import {
  builder,
  prepareInsert,
  prepareRows,
  prepareWrite,
  value,
  type RowOf,
} from '../../db/statements/prepared.ts'
import { send } from '../../db/transaction.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/schema.ts'
import { webhookData } from '../../resources.ts'
import type { Change } from '../change.ts'
import type { Actor } from '../actor.ts'
import { newId } from '../ids.ts'

/**
 * Puts an occurrence into the outbox, in the transaction that causes it: its payload, frozen, and a delivery for each
 * endpoint that subscribes to the type; for a disabled one it is held (specification, section 6; decisions 5.4, 6.4,
 * 6.5). The bulk import is silent about the tasks that it creates.
 */
export async function recordOccurrence(tx: Transaction, actor: Actor, change: Change): Promise<void> {
  const type = change.type
  if (!isWebhookType(type) || (actor.via === 'import' && type === 'task.created')) return
  const endpoints = await webhookEndpointsOf(tx, actor.workspaceId)
  const subscribed = endpoints.filter(({ events }) => events.length === 0 || events.includes(type))
  if (subscribed.length === 0) return
  enqueue(tx, actor.workspaceId, type, webhookData(type, change), subscribed, actor.now)
}

const isWebhookType = (type: string): type is WebhookType => type in webhookValidators

interface Target {
  id: string
  disabled: boolean
}

const known = new WeakMap<Transaction, Map<string, Promise<Endpoint[]>>>()

function knownTo(tx: Transaction): Map<string, Promise<Endpoint[]>> {
  const own = known.get(tx) ?? new Map<string, Promise<Endpoint[]>>()
  known.set(tx, own)
  return own
}

/** The workspace's endpoints. Once a transaction: who is about to write asks ahead, together with the first question. */
export function webhookEndpointsOf(tx: Transaction, workspaceId: string): Promise<readonly Endpoint[]> {
  const own = knownTo(tx)
  const before = own.get(workspaceId)
  if (before) return before
  const asked = endpointsOf(tx, { workspaceId })
  send(tx, asked)
  own.set(workspaceId, asked)
  return asked
}

/** For a query that asks for something else of the workspace, whose id is the value `workspaceId`. */
export const endpointsColumn = sql<Endpoint[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'events', events, 'disabled', disabled_at is not null)), '[]')
  from ${webhookEndpoints} where workspace_id = ${value('workspaceId')}
)`

/** What `endpointsColumn` has answered in this transaction. */
export function knowEndpoints(tx: Transaction, workspaceId: string, endpoints: Endpoint[]): void {
  knownTo(tx).set(workspaceId, Promise.resolve(endpoints))
}

const endpointColumns = {
  id: webhookEndpoints.id,
  events: webhookEndpoints.events,
  disabled: sql<boolean>`${webhookEndpoints.disabled_at} is not null`,
}
type Endpoint = RowOf<typeof endpointColumns>

const endpointsOf = prepareRows(endpointColumns, (columns) =>
  builder
    .select(columns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspace_id, value('workspaceId'))),
)

/**
 * Writes the payload and its deliveries, and wakes the workers when the transaction commits.
 * @throws Error when the payload is not what the contract's `webhooks` section promises: nothing is committed then
 */
export function enqueue(
  tx: Transaction,
  workspaceId: string,
  type: WebhookType,
  data: object,
  endpoints: readonly Target[],
  now: Date,
  { isTest = false } = {},
): { eventId: string; deliveryIds: string[] } {
  const created_at = now.toISOString()
  const eventId = newId('evt', now)
  const payload = { id: eventId, type, created_at, data }
  const validate = webhookValidators[type]
  if (!validate(payload))
    throw new Error(`the payload of ${type} breaks the contract`, { cause: validate.errors })
  const deliveries = endpoints.map(({ id, disabled }) => ({ id, disabled, delivery_id: newId('whd', now) }))
  const body = JSON.stringify(payload)
  insertEvent(tx, { workspace_id: workspaceId, id: eventId, type, body, created_at })
  const values = { workspaceId, eventId, isTest, created_at, deliveries: JSON.stringify(deliveries) }
  insertDeliveries(tx, values)
  wakeWorkers(tx)
  return { eventId, deliveryIds: deliveries.map(({ delivery_id }) => delivery_id) }
}

const insertEvent = prepareInsert(webhookEvents)

/** Those of disabled endpoints are held. */
const insertDeliveries = prepareWrite(
  webhookDeliveries,
  () => sql`
    insert into webhook_deliveries
      (workspace_id, id, endpoint_id, event_id, status, is_test, next_attempt_at, created_at)
    select ${value('workspaceId')}, delivery_id, id, ${value('eventId')},
      case when disabled then 'held' else 'pending' end, ${value('isTest')},
      case when not disabled then ${value('created_at')}::timestamptz end, ${value('created_at')}::timestamptz
    from json_to_recordset(${value('deliveries')}) as target (delivery_id text, id text, disabled boolean)`,
)

/** When the transaction commits. */
export function wakeWorkers(tx: Transaction): void {
  announce(tx, 'taskwire_deliveries')
}
