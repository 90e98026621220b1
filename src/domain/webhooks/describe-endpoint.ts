import type { Schemas } from '../../../generated/settings.operations.ts'
import type { WebhookType } from '../../../generated/openapi.operations.ts'
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
  type Queries,
} from '../../db/drizzle.ts'
import { webhookDeliveries, webhookEndpoints, webhookSecrets, type DeliveryStatus } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { versionOf } from '../../db/rows.ts'

/** An endpoint as owners and admins of the workspace see it. */
export type EndpointDescription = Schemas['Endpoint']

type EndpointHealth = Schemas['EndpointHealth']

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
  /** The time at which the next attempt is due if the endpoint is enabled. */
  dueAt: string | null
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

function selectEndpoints(db: Queries, workspaceId: string, condition: SQL | undefined, limit: number) {
  const last100 = countNewest(db, workspaceId)
  const waiting = countWaiting(db, workspaceId)
  const { delivered, pending, retrying, exhausted, held } = last100
  return db
    .select({
      endpoint: webhookEndpoints,
      version: versionOf(webhookEndpoints),
      waiting: waiting.count,
      next_attempt_at: waiting.next_attempt_at,
      last_100: { delivered, pending, retrying, exhausted, held },
    })
    .from(webhookEndpoints)
    .innerJoinLateral(last100, sql`true`)
    .innerJoinLateral(waiting, sql`true`)
    .where(and(eq(webhookEndpoints.workspace_id, workspaceId), condition))
    .orderBy(desc(webhookEndpoints.id))
    .limit(limit)
}

/**
 * Counts the last 100 deliveries of an endpoint by status. Reads 100 index entries; entries of other endpoints in the
 * range are not counted.
 */
function countNewest(db: Queries, workspaceId: string) {
  const newest = db
    .select({
      endpoint_id: webhookDeliveries.endpoint_id,
      status: webhookDeliveries.status,
      failures: webhookDeliveries.failures,
    })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.workspace_id, workspaceId),
        lte(webhookDeliveries.endpoint_id, webhookEndpoints.id),
      ),
    )
    .orderBy(desc(webhookDeliveries.endpoint_id), desc(webhookDeliveries.id))
    .limit(100)
    .as('newest')
  const countOf = (name: string, condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})::int`.as(name)
  const countStatus = (status: DeliveryStatus) => countOf(status, sql`${newest.status} = ${status}`)
  return db
    .select({
      delivered: countStatus('delivered'),
      pending: countOf('pending', sql`${newest.status} = 'pending' and ${newest.failures} = 0`),
      retrying: countOf('retrying', sql`${newest.status} = 'pending' and ${newest.failures} > 0`),
      exhausted: countStatus('exhausted'),
      held: countStatus('held'),
    })
    .from(newest)
    .where(eq(newest.endpoint_id, webhookEndpoints.id))
    .as('last_100')
}

function countWaiting(db: Queries, workspaceId: string) {
  return db
    .select({
      count: sql<number>`count(*)::int`.as('count'),
      next_attempt_at: sql<string | null>`min(${webhookDeliveries.next_attempt_at})`.as('next_attempt_at'),
    })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.workspace_id, workspaceId),
        eq(webhookDeliveries.endpoint_id, webhookEndpoints.id),
        inArray(webhookDeliveries.status, ['pending', 'held']),
      ),
    )
    .as('waiting')
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
  return rows.map(({ endpoint, version, waiting, next_attempt_at, last_100 }) => ({
    version,
    dueAt: next_attempt_at,
    endpoint: {
      id: endpoint.id,
      name: endpoint.name,
      url: endpoint.url,
      events: endpoint.events as WebhookType[],
      status: endpoint.disabled_at === null ? 'enabled' : 'disabled',
      disabled_reason: endpoint.disabled_reason,
      consecutive_exhausted: endpoint.consecutive_exhausted,
      created_at: endpoint.created_at,
      disabled_at: endpoint.disabled_at,
      health: healthOf(endpoint, waiting, next_attempt_at),
      secrets: (byEndpoint.get(endpoint.id) ?? []).map(({ endpoint_id: _id, ...secret }) => secret),
      last_100,
    },
  }))
}

type HealthColumns = Pick<
  typeof webhookEndpoints.$inferSelect,
  'disabled_at' | 'failing_since' | 'last_delivered_at'
>

/** Returns an endpoint's health. Nothing is due while it is disabled (product.md 13.21). */
export function healthOf(
  { disabled_at, failing_since, last_delivered_at }: HealthColumns,
  waiting: number,
  next_attempt_at: string | null,
): EndpointHealth {
  const isDisabled = disabled_at !== null
  const stateWhenEnabled =
    failing_since !== null ? 'failing' : last_delivered_at !== null ? 'healthy' : 'idle'
  return {
    state: isDisabled ? 'disabled' : stateWhenEnabled,
    failing_since,
    last_delivered_at,
    waiting,
    next_attempt_at: isDisabled ? null : next_attempt_at,
  }
}
