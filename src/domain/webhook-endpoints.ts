import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { WebhookType } from '../../generated/openapi.router.ts'
import type { Database, Transaction } from '../db/client.ts'
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookSecrets,
  workspaces,
  type DeliveryStatus,
} from '../db/schema.ts'
import { AppError, invalid } from '../errors.ts'
import { newId } from './ids.ts'
import { enqueue } from './outbox.ts'
import type { SecretBox } from './secret-box.ts'
import { retireSecrets } from './secret-rotation.ts'

const maxEndpoints = 20

export interface EndpointDescription {
  id: string
  url: string
  /** The types that it subscribes to; empty: all. */
  events: string[]
  status: 'enabled' | 'disabled'
  consecutive_exhausted: number
  created_at: string
  disabled_at: string | null
  /** The live ones, newest first. */
  secrets: { last4: string; expires_at: string | null }[]
}

/**
 * Adds an endpoint; its signing secret is shown this once.
 * @param url one that the address guard has passed: looking names up has no place in a transaction
 * @param secret a new signing secret
 * @throws AppError not_found for an unknown workspace, validation_error beyond 20 endpoints (decision 6.10)
 */
export async function addEndpoint(
  tx: Transaction,
  box: SecretBox,
  workspaceId: string,
  { url, events, secret }: { url: URL; events: readonly WebhookType[]; secret: string },
  now: Date,
): Promise<{ id: string; secret: string }> {
  const [workspace] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update')
  if (!workspace) throw new AppError('not_found')
  const count = await tx.$count(webhookEndpoints, eq(webhookEndpoints.workspace_id, workspaceId))
  if (count >= maxEndpoints)
    throw invalid('url', `A workspace has at most ${maxEndpoints} webhook endpoints.`)
  const endpoint = { workspace_id: workspaceId, id: newId('whe', now) }
  await tx
    .insert(webhookEndpoints)
    .values({ ...endpoint, url: url.href, events: [...new Set(events)], created_at: now.toISOString() })
  await insertSecret(tx, box, endpoint, secret, now)
  return { id: endpoint.id, secret }
}

type EndpointKey = Pick<typeof webhookEndpoints.$inferSelect, 'workspace_id' | 'id'>

const isEndpoint = ({ workspace_id, id }: EndpointKey) =>
  and(eq(webhookEndpoints.workspace_id, workspace_id), eq(webhookEndpoints.id, id))

async function insertSecret(
  tx: Transaction,
  box: SecretBox,
  { workspace_id, id }: EndpointKey,
  secret: string,
  now: Date,
): Promise<void> {
  await tx.insert(webhookSecrets).values({
    workspace_id,
    endpoint_id: id,
    sealed: box.seal(secret),
    last4: secret.slice(-4),
    created_at: now.toISOString(),
  })
}

/** The workspace's endpoints, oldest first. */
export async function listEndpoints(
  db: Database | Transaction,
  workspaceId: string,
  now: Date,
): Promise<EndpointDescription[]> {
  const endpoints = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspace_id, workspaceId))
    .orderBy(asc(webhookEndpoints.id))
  const secrets = await db
    .select()
    .from(webhookSecrets)
    .where(
      and(
        eq(webhookSecrets.workspace_id, workspaceId),
        or(isNull(webhookSecrets.expires_at), gt(webhookSecrets.expires_at, now.toISOString())),
      ),
    )
    .orderBy(desc(webhookSecrets.created_at))
  return endpoints.map(({ id, url, events, consecutive_exhausted, created_at, disabled_at }) => ({
    id,
    url,
    events,
    status: disabled_at === null ? 'enabled' : 'disabled',
    consecutive_exhausted,
    created_at,
    disabled_at,
    secrets: secrets
      .filter(({ endpoint_id }) => endpoint_id === id)
      .map(({ last4, expires_at }) => ({ last4, expires_at })),
  }))
}

/** @throws AppError not_found */
async function lockEndpoint(tx: Transaction, id: string): Promise<typeof webhookEndpoints.$inferSelect> {
  const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update')
  if (!endpoint) throw new AppError('not_found')
  return endpoint
}

async function changeEndpoint(
  tx: Transaction,
  id: string,
  change: (endpoint: typeof webhookEndpoints.$inferSelect) => Partial<typeof webhookEndpoints.$inferInsert>,
  now: Date,
): Promise<EndpointDescription> {
  const endpoint = await lockEndpoint(tx, id)
  await tx.update(webhookEndpoints).set(change(endpoint)).where(isEndpoint(endpoint))
  const changed = (await listEndpoints(tx, endpoint.workspace_id, now)).find((listed) => listed.id === id)
  if (!changed) throw new AppError('not_found')
  return changed
}

/** Changes where and what an endpoint is told from now on. @throws AppError not_found */
export function updateEndpoint(
  tx: Transaction,
  id: string,
  { url, events }: { url: URL; events: readonly WebhookType[] },
  now: Date,
): Promise<EndpointDescription> {
  return changeEndpoint(tx, id, () => ({ url: url.href, events: [...new Set(events)] }), now)
}

/** What is still queued waits until it is enabled again. @throws AppError not_found */
export function disableEndpoint(tx: Transaction, id: string, now: Date): Promise<EndpointDescription> {
  return changeEndpoint(tx, id, ({ disabled_at }) => ({ disabled_at: disabled_at ?? now.toISOString() }), now)
}

/** What was queued before it was disabled resumes by itself; what came since needs `recover`. @throws AppError not_found */
export async function enableEndpoint(tx: Transaction, id: string, now: Date): Promise<EndpointDescription> {
  const endpoint = await changeEndpoint(tx, id, () => ({ disabled_at: null, consecutive_exhausted: 0 }), now)
  await wakeWorkers(tx)
  return endpoint
}

async function wakeWorkers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify('taskwire_deliveries', '')`)
}

/** Gives an endpoint a new signing secret; for the overlap both sign. @throws AppError not_found */
export async function rotateEndpointSecret(
  tx: Transaction,
  box: SecretBox,
  id: string,
  { secret, overlapSeconds }: { secret: string; overlapSeconds: number },
  now: Date,
): Promise<{ id: string; secret: string; overlap_ends_at: string | null }> {
  const endpoint = await lockEndpoint(tx, id)
  const own = and(eq(webhookSecrets.workspace_id, endpoint.workspace_id), eq(webhookSecrets.endpoint_id, id))
  const overlap_ends_at = await retireSecrets(tx, webhookSecrets, own, { now, overlapSeconds })
  await insertSecret(tx, box, endpoint, secret, now)
  return { id, secret, overlap_ends_at }
}

/**
 * Sends a made-up `task.created` to this endpoint only, whatever it subscribes to (decision 5.10).
 * @throws AppError not_found, validation_error for a disabled endpoint
 */
export async function sendTestEvent(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ event_id: string; delivery_id: string }> {
  const endpoint = await lockEndpoint(tx, id)
  if (endpoint.disabled_at !== null)
    throw new AppError('validation_error', { detail: 'The endpoint is disabled.' })
  const at = now.toISOString()
  const task = {
    id: newId('task', now),
    title: 'A test event from Taskwire',
    project_id: newId('project', now),
    card: { id: newId('card', now), name: 'To do', is_done: false },
    priority: 'none',
    due_date: null,
    due_time: null,
    progress: null,
    completed: false,
    assignee_ids: [],
    created_at: at,
    updated_at: at,
  }
  const target = [{ id, disabled: false }]
  const { eventId, deliveryIds } = await enqueue(
    tx,
    endpoint.workspace_id,
    'task.created',
    task,
    target,
    now,
    {
      isTest: true,
    },
  )
  return { event_id: eventId, delivery_id: deliveryIds[0] ?? '' }
}

/** Sends one delivery again, with a fresh set of attempts: same id, same body. @throws AppError not_found */
export async function redeliver(
  tx: Transaction,
  deliveryId: string,
  now: Date,
): Promise<{ delivery_id: string }> {
  const sent = await tx
    .update(webhookDeliveries)
    .set(freshSet(now))
    .where(eq(webhookDeliveries.id, deliveryId))
    .returning({ id: webhookDeliveries.id })
  if (sent.length === 0) throw new AppError('not_found')
  await wakeWorkers(tx)
  return { delivery_id: deliveryId }
}

const freshSet = (now: Date): Partial<typeof webhookDeliveries.$inferInsert> => ({
  status: 'pending',
  failures: 0,
  next_attempt_at: now.toISOString(),
  leased_until: null,
})

const lostStatuses: DeliveryStatus[] = ['exhausted', 'held']

/** An attempt at the delivery of the outer query, at the time or later. */
const attemptSince = (tx: Transaction, since: Date) =>
  tx
    .select({ at: webhookAttempts.at })
    .from(webhookAttempts)
    .where(
      and(
        eq(webhookAttempts.workspace_id, webhookDeliveries.workspace_id),
        eq(webhookAttempts.delivery_id, webhookDeliveries.id),
        gte(webhookAttempts.at, since.toISOString()),
      ),
    )

/**
 * Sends again all that failed, or was held, since a time; or only counts it.
 * @throws AppError not_found
 */
export async function recoverDeliveries(
  tx: Transaction,
  endpointId: string,
  { since, dryRun }: { since: Date; dryRun: boolean },
  now: Date,
): Promise<{ count: number }> {
  const { workspace_id } = await lockEndpoint(tx, endpointId)
  const lost = and(
    eq(webhookDeliveries.workspace_id, workspace_id),
    eq(webhookDeliveries.endpoint_id, endpointId),
    inArray(webhookDeliveries.status, lostStatuses),
    or(gte(webhookDeliveries.created_at, since.toISOString()), exists(attemptSince(tx, since))),
  )
  if (dryRun) return { count: await tx.$count(webhookDeliveries, lost) }
  const sent = await tx
    .update(webhookDeliveries)
    .set(freshSet(now))
    .where(lost)
    .returning({ id: webhookDeliveries.id })
  await wakeWorkers(tx)
  return { count: sent.length }
}
