import { webhookValidators, type Schemas, type WebhookType } from '../../../generated/openapi.operations.ts'
import { allWorkspaces, type Scope } from '../../db/citus/scope.ts'
import { eq, sql, type SQL, type SQLWrapper, type Queries } from '../../db/drizzle.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/schema.ts'
import { prepareInsert } from '../../db/insert-into.ts'
import type { Plan } from '../../db/plan.ts'
import { builder, prepareRows, placeholder } from '../../db/prepared.ts'
import { insert } from '../../db/rows.ts'
import type { ChangeSource } from '../actor.ts'
import type { Change, EndpointRow, Subjects } from './change.ts'
import { newId } from '../ids.ts'
import { issuesOf } from '../../contract/validate-body.ts'

/**
 * Writes the webhook event of a change to the outbox, with a delivery for each subscribed endpoint, which is held if
 * the endpoint is disabled. Tasks created by the CSV import have no webhook events.
 */
export function recordWebhookEvent(plan: Plan, actor: ChangeSource, change: Change): void {
  const type = change.type
  if (!isWebhookType(type) || (actor.via === 'import' && type === 'task.created')) return
  const subscribed = change.scope.endpoints.filter(
    ({ events }) => events.length === 0 || events.includes(type),
  )
  if (subscribed.length === 0) return
  const { workspaceId, now, requestId } = actor
  enqueue(plan, workspaceId, type, webhookData(type, change), subscribed, now, {
    at: change.at,
    requestId,
  })
}

/** Returns the data of a webhook event: the API's resource without free text (product.md 12.3). */
export function webhookData(type: WebhookType, { subject }: Change): object {
  return (data[type] as (subject: Change['subject']) => object)(subject)
}

/** The fields of an event that the contract lists. Another field of the resource, except free text, does not compile. */
type Data<Type extends WebhookType> = Extract<Schemas['WebhookEvent'], { type: Type }>['data']
type Unlisted<Type extends WebhookType> = Exclude<keyof Subjects[Type], keyof Data<Type> | 'description'>

const data: {
  [Type in WebhookType]: (
    subject: Subjects[Type],
  ) => Data<Type> & Readonly<Partial<Record<Unlisted<Type>, never>>>
} = {
  'task.created': withoutDescription,
  'task.updated': withoutDescription,
  'task.completed': withoutDescription,
  'task.deleted': ({ id, card, project_id }) => ({ id, card_id: card?.id ?? null, project_id }),
  'comment.created': ({ id, task_id, project_id, author, created_at }) => ({
    id,
    task_id,
    project_id,
    author,
    created_at,
  }),
  'event.created': withoutDescription,
  'project.created': withoutDescription,
}

function withoutDescription<Resource extends { description: string | null }>({
  description: _description,
  ...rest
}: Resource): Omit<Resource, 'description'> {
  return rest
}

interface EnqueueOptions {
  /** The time of the change, if later than now. */
  at?: Date | undefined
  isTest?: boolean
  requestId?: string | undefined
}

const isWebhookType = (type: string): type is WebhookType => type in webhookValidators

/**
 * Writes a webhook event and its deliveries, and wakes the workers after the commit.
 * @throws Error if the payload violates the contract's `webhooks` section, so that nothing is committed
 */
export function enqueue(
  plan: Plan,
  workspaceId: string,
  type: WebhookType,
  data: object,
  endpoints: readonly Pick<EndpointRow, 'id' | 'disabled'>[],
  now: Date,
  { at = now, isTest = false, requestId }: EnqueueOptions = {},
): { eventId: string; deliveryIds: string[] } {
  const created_at = at.toISOString()
  const eventId = newId('evt', now)
  const payload = { id: eventId, type, created_at, data }
  const validate = webhookValidators[type]
  if (!validate(payload))
    throw Object.assign(new Error(`the payload of ${type} violates the contract`), {
      issues: issuesOf(validate),
    })
  const body = JSON.stringify(payload)
  insert(plan, webhookEvents, {
    workspace_id: workspaceId,
    id: eventId,
    type,
    body,
    request_id: requestId ?? null,
    created_at,
  })
  const deliveryIds = endpoints.map(({ id, disabled }) => {
    const deliveryId = newId('whd', now)
    insertDelivery(plan, {
      workspace_id: workspaceId,
      id: deliveryId,
      endpoint_id: id,
      event_id: eventId,
      status: disabled ? 'held' : 'pending',
      queue: disabled ? 'later' : 'due',
      is_test: isTest,
      failures: 0,
      next_attempt_at: disabled ? null : now.toISOString(),
      leased_until: null,
      created_at,
    })
    return deliveryId
  })
  wakeWorkers(plan, eventId)
  return { eventId, deliveryIds }
}

/**
 * Inserts a delivery. A foreign key makes the plan stale if the endpoint was deleted. The time of the first attempt
 * is at most the database's, so that a node whose clock is ahead does not delay the attempt.
 */
const insertDelivery = prepareInsert(webhookDeliveries, {
  values: {
    next_attempt_at: 'case when r.next_attempt_at is not null then least(r.next_attempt_at, now()) end',
  },
})

/** Wakes the workers after the plan commits. @param eventId the webhook event that the plan records */
export function wakeWorkers(plan: Plan, eventId?: string): void {
  plan.signal('taskwire_deliveries', '', eventId)
}

const endpointColumns = {
  id: webhookEndpoints.id,
  events: webhookEndpoints.events,
  disabled: sql<boolean>`${webhookEndpoints.disabled_at} is not null`,
}

/**
 * Reads the workspace's endpoints in a separate statement, which sees their current state after a wait for a locked
 * row; the locking statement would not.
 */
export function findEndpoints(db: Queries, workspaceId: string): Promise<EndpointRow[]> {
  return endpointsOf(db, { workspaceId })
}

const endpointsOf = prepareRows(endpointColumns, (columns) =>
  builder
    .select(columns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspace_id, placeholder('workspaceId'))),
)

/** Selects the workspace's endpoints as a column of another query. */
export const endpointsColumn = (
  workspaceId: SQLWrapper,
  scope: Scope = allWorkspaces,
): SQL<EndpointRow[]> => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'events', events, 'disabled', disabled_at is not null)), '[]')
  from ${webhookEndpoints} where workspace_id = ${workspaceId} and ${scope.has('workspace_id')}
)`
