import type { WebhookType } from '../../../generated/openapi.operations.ts'
import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql, type SQL } from '../../db/drizzle.ts'
import {
  webhookDeliveries,
  webhookEndpoints,
  webhookSecrets,
  type DeliveryStatus,
  type DisabledReason,
} from '../../db/schema.ts'
import type { Queries } from '../../db/session.ts'
import { AppError } from '../../errors.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { versionOf } from '../row-version.ts'

/** An endpoint as its workspace's owners and admins see it. */
export interface EndpointDescription {
  id: string
  url: string
  /** The subscribed types; empty: all. */
  events: WebhookType[]
  status: 'enabled' | 'disabled'
  disabled_reason: DisabledReason | null
  consecutive_exhausted: number
  created_at: string
  disabled_at: string | null
  /** The live secrets, newest first. */
  secrets: { last4: string; created_at: string; expires_at: string | null }[]
  /** The newest hundred deliveries by status. */
  last_100: Record<DeliveryStatus, number>
}

/** Lists the endpoints of a workspace, newest first. */
export async function listEndpoints(
  db: Queries,
  workspaceId: string,
  now: Date,
  page: PageRequest,
): Promise<Page<EndpointDescription>> {
  const [after] = page.after ?? []
  const condition = after === undefined ? undefined : lt(webhookEndpoints.id, after)
  const rows = await selectEndpoints(db, workspaceId, condition, page.limit + 1)
  const endpoints = (await withSecrets(db, workspaceId, rows, now)).map(({ endpoint }) => endpoint)
  return toPage(endpoints, page, ({ id }) => [id])
}

/** @throws AppError not_found */
export async function describeEndpoint(
  db: Queries,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<EndpointDescription> {
  return (await readEndpoint(db, workspaceId, id, now)).endpoint
}

/** An endpoint and the version of its row. */
export interface VersionedEndpoint {
  endpoint: EndpointDescription
  version: string
}

/** @throws AppError not_found */
export async function readEndpoint(
  db: Queries,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<VersionedEndpoint> {
  const rows = await selectEndpoints(db, workspaceId, eq(webhookEndpoints.id, id), 1)
  const [found] = await withSecrets(db, workspaceId, rows, now)
  if (!found) throw new AppError('not_found')
  return found
}

/**
 * Selects endpoints with their last 100 deliveries by status. Reads 100 index entries for each: the range condition
 * may reach another endpoint's, which are not counted.
 */
function selectEndpoints(db: Queries, workspaceId: string, condition: SQL | undefined, limit: number) {
  const newest = db
    .select({ endpoint_id: webhookDeliveries.endpoint_id, status: webhookDeliveries.status })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.workspace_id, webhookEndpoints.workspace_id),
        lte(webhookDeliveries.endpoint_id, webhookEndpoints.id),
      ),
    )
    .orderBy(desc(webhookDeliveries.endpoint_id), desc(webhookDeliveries.id))
    .limit(100)
    .as('newest')
  const countOf = (status: DeliveryStatus) =>
    sql<number>`count(*) filter (where ${newest.status} = ${status})::int`.as(status)
  const last100 = db
    .select({
      delivered: countOf('delivered'),
      pending: countOf('pending'),
      exhausted: countOf('exhausted'),
      held: countOf('held'),
    })
    .from(newest)
    .where(eq(newest.endpoint_id, webhookEndpoints.id))
    .as('last_100')
  return db
    .select({
      endpoint: webhookEndpoints,
      version: versionOf(webhookEndpoints),
      last_100: {
        delivered: last100.delivered,
        pending: last100.pending,
        exhausted: last100.exhausted,
        held: last100.held,
      },
    })
    .from(webhookEndpoints)
    .innerJoinLateral(last100, sql`true`)
    .where(and(eq(webhookEndpoints.workspace_id, workspaceId), condition))
    .orderBy(desc(webhookEndpoints.id))
    .limit(limit)
}

async function withSecrets(
  db: Queries,
  workspaceId: string,
  rows: Awaited<ReturnType<typeof selectEndpoints>>,
  now: Date,
): Promise<VersionedEndpoint[]> {
  const ids = rows.map(({ endpoint }) => endpoint.id)
  const secrets =
    ids.length === 0
      ? []
      : await db
          .select({
            endpoint_id: webhookSecrets.endpoint_id,
            last4: webhookSecrets.last4,
            created_at: webhookSecrets.created_at,
            expires_at: webhookSecrets.expires_at,
          })
          .from(webhookSecrets)
          .where(
            and(
              eq(webhookSecrets.workspace_id, workspaceId),
              inArray(webhookSecrets.endpoint_id, ids),
              or(isNull(webhookSecrets.expires_at), gt(webhookSecrets.expires_at, now.toISOString())),
            ),
          )
          // Nulls come first: the newest secret has no expiry.
          .orderBy(desc(webhookSecrets.expires_at))
  const byEndpoint = Map.groupBy(secrets, ({ endpoint_id }) => endpoint_id)
  return rows.map(({ endpoint: { workspace_id: _ws, is_prompt: _own, ...endpoint }, version, last_100 }) => ({
    version,
    endpoint: {
      ...endpoint,
      events: endpoint.events as WebhookType[],
      status: endpoint.disabled_at === null ? 'enabled' : 'disabled',
      secrets: (byEndpoint.get(endpoint.id) ?? []).map(({ endpoint_id: _id, ...secret }) => secret),
      last_100,
    },
  }))
}
