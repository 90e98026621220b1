import type { Schemas } from '../../../generated/settings.operations.ts'
import type { WebhookType } from '../../../generated/openapi.operations.ts'
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL, type Queries } from '../../db/drizzle.ts'
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
  type DeliveryStatus,
} from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { firstId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { Period } from '../period.ts'
import { isEndpoint } from './find-endpoint-for-update.ts'

/** A delivery as owners and admins of the workspace see it. */
export type DeliveryDescription = Omit<Schemas['Delivery'], 'attempt_limit'>

export type AttemptDescription = Schemas['Attempt']

export type DeliveryDetail = Omit<Schemas['DeliveryDetail'], 'attempt_limit'>

/** The filters of the delivery list. Undefined fields match everything. */
export interface DeliveryFilter extends Period {
  /** The statuses to include; empty for all. */
  statuses: readonly DeliveryStatus[]
  type?: WebhookType | undefined
  /** Part of the delivery's or the event's id. */
  idPart?: string | undefined
}

/** Lists an endpoint's deliveries, newest first. @throws AppError not_found */
export async function listDeliveries(
  db: Queries,
  workspaceId: string,
  endpointId: string,
  { statuses, type, idPart, since, until }: DeliveryFilter,
  page: PageRequest,
): Promise<Page<DeliveryDescription>> {
  const [endpoint] = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(isEndpoint({ workspace_id: workspaceId, id: endpointId }))
  if (!endpoint) throw new AppError('not_found')
  const [after] = page.after ?? []
  const condition = and(
    eq(webhookDeliveries.endpoint_id, endpointId),
    statuses.length > 0 ? inArray(webhookDeliveries.status, [...statuses]) : undefined,
    type && eq(webhookEvents.type, type),
    idPart === undefined
      ? undefined
      : sql`(position(${idPart} in ${webhookDeliveries.id}) > 0 or position(${idPart} in ${webhookDeliveries.event_id}) > 0)`,
    // Ids begin with the creation time, so a period is a range of the index.
    since && gte(webhookDeliveries.id, firstId('whd', since)),
    until && lt(webhookDeliveries.id, firstId('whd', until)),
    after === undefined ? undefined : lt(webhookDeliveries.id, after),
  )
  const rows = await selectDeliveries(db, workspaceId, condition, page.limit + 1)
  return toPage(rows.map(describeRow), page, ({ id }) => [id])
}

const maxPerRequest = 100

/** Lists the deliveries that an API request caused, newest first, by the request's id and period. */
export async function listDeliveriesOfRequest(
  db: Queries,
  workspaceId: string,
  requestId: string,
  { since, until }: { since: Date; until: Date },
): Promise<DeliveryDescription[]> {
  const condition = and(
    eq(webhookEvents.workspace_id, workspaceId),
    eq(webhookEvents.request_id, requestId),
    gte(webhookEvents.id, firstId('evt', since)),
    lt(webhookEvents.id, firstId('evt', until)),
  )
  return (await selectDeliveries(db, workspaceId, condition, maxPerRequest)).map(describeRow)
}

/** Returns a delivery without its body and attempts. @throws AppError not_found */
export async function describeDelivery(
  db: Queries,
  workspaceId: string,
  id: string,
): Promise<DeliveryDescription> {
  const [row] = await selectDeliveries(db, workspaceId, eq(webhookDeliveries.id, id), 1)
  if (!row) throw new AppError('not_found')
  return describeRow(row)
}

/** @throws AppError not_found */
export async function readDelivery(db: Queries, workspaceId: string, id: string): Promise<DeliveryDetail> {
  const delivery = await describeDelivery(db, workspaceId, id)
  const [event] = await db
    .select({ body: webhookEvents.body })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.workspace_id, workspaceId), eq(webhookEvents.id, delivery.event_id)))
  const attempts = await listAttempts(db, workspaceId, [id])
  return { ...delivery, body: event?.body ?? '', attempts: attempts.get(id) ?? [] }
}

/** Returns the attempts by delivery, oldest first. */
export async function listAttempts(
  db: Queries,
  workspaceId: string,
  deliveryIds: readonly string[],
): Promise<Map<string, AttemptDescription[]>> {
  const attempts = await db
    .select({
      delivery_id: webhookAttempts.delivery_id,
      at: webhookAttempts.at,
      duration_ms: webhookAttempts.duration_ms,
      status: webhookAttempts.status,
      error: webhookAttempts.error,
      response: webhookAttempts.response,
      signature: webhookAttempts.signature,
    })
    .from(webhookAttempts)
    .where(
      and(
        eq(webhookAttempts.workspace_id, workspaceId),
        // An array is one parameter for any number of ids.
        sql`${webhookAttempts.delivery_id} = any(${sql.param([...deliveryIds])})`,
      ),
    )
    .orderBy(asc(webhookAttempts.at))
  const byDelivery = Map.groupBy(attempts, ({ delivery_id }) => delivery_id)
  return new Map(
    [...byDelivery].map(([id, belongsToDelivery]) => [
      id,
      belongsToDelivery.map(({ delivery_id: _id, ...attempt }) => attempt),
    ]),
  )
}

/** Selects deliveries, with attempts looked up only for the rows of the page. */
function selectDeliveries(db: Queries, workspaceId: string, condition: SQL | undefined, limit: number) {
  const ofDelivery = and(
    eq(webhookAttempts.workspace_id, workspaceId),
    eq(webhookAttempts.delivery_id, webhookDeliveries.id),
  )
  const last = db
    .select({ status: webhookAttempts.status, error: webhookAttempts.error })
    .from(webhookAttempts)
    .where(ofDelivery)
    .orderBy(desc(webhookAttempts.at))
    .limit(1)
    .as('last')
  const made = db
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(webhookAttempts)
    .where(ofDelivery)
    .as('made')
  return db
    .select({
      id: webhookDeliveries.id,
      endpoint_id: webhookDeliveries.endpoint_id,
      event_id: webhookDeliveries.event_id,
      type: webhookEvents.type,
      status: webhookDeliveries.status,
      is_test: webhookDeliveries.is_test,
      subject_id: sql<string>`${webhookEvents.body}::json #>> '{data,id}'`,
      subject_name: sql<
        string | null
      >`nullif(coalesce(${webhookEvents.body}::json #>> '{data,title}', ${webhookEvents.body}::json #>> '{data,name}'), '')`,
      created_at: webhookDeliveries.created_at,
      next_attempt_at: webhookDeliveries.next_attempt_at,
      attempt_count: made.count,
      last_status: last.status,
      last_error: last.error,
      request_id: webhookEvents.request_id,
    })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEvents,
      and(
        eq(webhookEvents.workspace_id, webhookDeliveries.workspace_id),
        eq(webhookEvents.id, webhookDeliveries.event_id),
      ),
    )
    .innerJoinLateral(made, sql`true`)
    .leftJoinLateral(last, sql`true`)
    .where(and(eq(webhookDeliveries.workspace_id, workspaceId), condition))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)
}

function describeRow({
  subject_id,
  subject_name,
  ...row
}: Awaited<ReturnType<typeof selectDeliveries>>[number]): DeliveryDescription {
  const kind = row.type.split('.')[0] as 'task' | 'comment' | 'event' | 'project'
  const subject = row.is_test ? null : { type: kind, id: subject_id, name: subject_name }
  return { ...row, type: row.type as WebhookType, subject }
}

/** Adds the number of attempts after which a delivery is exhausted. */
export function withLimit<Delivery extends DeliveryDescription>(
  delivery: Delivery,
  { retrySeconds }: { retrySeconds: readonly number[] },
): Delivery & { attempt_limit: number } {
  return { ...delivery, attempt_limit: retrySeconds.length + 1 }
}
