import { and, eq } from '../../db/drizzle.ts'
import type { WebhookType } from '../../../generated/openapi.operations.ts'
import type { Transaction } from '../../db/transaction.ts'
import { webhookEndpoints, webhookSecrets, workspaces } from '../../db/schema.ts'
import { AppError, invalid } from '../../errors.ts'
import { newId } from '../ids.ts'
import { wakeWorkers } from './outbox.ts'
import type { SecretBox } from '../../crypto/secret-box.ts'
import { retireSecrets } from '../secret-rotation.ts'
import { listEndpoints, lockEndpoint, type EndpointDescription } from './endpoints.ts'

const maxEndpoints = 20

/**
 * Adds an endpoint; its signing secret is shown this once.
 * @param url one that the address guard has passed: looking names up has no place in a transaction
 * @param secret a new signing secret
 * @throws AppError not_found for an unknown workspace, validation_error beyond 20 endpoints (product.md 13.12)
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

/** What is still queued waits until it is enabled again. @throws AppError not_found */
export function disableEndpoint(tx: Transaction, id: string, now: Date): Promise<EndpointDescription> {
  return changeEndpoint(tx, id, ({ disabled_at }) => ({ disabled_at: disabled_at ?? now.toISOString() }), now)
}

/** What was queued before it was disabled resumes by itself; what came since needs `recover`. @throws AppError not_found */
export async function enableEndpoint(tx: Transaction, id: string, now: Date): Promise<EndpointDescription> {
  const endpoint = await changeEndpoint(tx, id, () => ({ disabled_at: null, consecutive_exhausted: 0 }), now)
  wakeWorkers(tx)
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

/** Gives an endpoint a new signing secret; for the overlap both sign. @throws AppError not_found */
export async function rotateEndpointSecret(
  tx: Transaction,
  box: SecretBox,
  id: string,
  { secret, overlapSeconds }: { secret: string; overlapSeconds: number },
  now: Date,
): Promise<{ id: string; secret: string; overlap_ends_at: string | null }> {
  const endpoint = await lockEndpoint(tx, id)
  const ofEndpoint = and(
    eq(webhookSecrets.workspace_id, endpoint.workspace_id),
    eq(webhookSecrets.endpoint_id, id),
  )
  const overlap_ends_at = await retireSecrets(tx, webhookSecrets, ofEndpoint, { now, overlapSeconds })
  await insertSecret(tx, box, endpoint, secret, now)
  return { id, secret, overlap_ends_at }
}
