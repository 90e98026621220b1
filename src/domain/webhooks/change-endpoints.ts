import { and, eq } from '../../db/drizzle.ts'
import type { WebhookType } from '../../../generated/openapi.operations.ts'
import type { SecretBox } from '../../crypto/secret-box.ts'
import { newSigningSecret } from '../../crypto/signing-secret.ts'
import { webhookEndpoints, webhookSecrets, workspaces } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { ChangeSource } from '../actor.ts'
import { newId } from '../ids.ts'
import { retireSecrets } from '../secret-rotation.ts'
import { isEndpoint, lockEndpoint, recordOnEndpoint } from './lock-endpoint.ts'
import { wakeWorkers } from './outbox.ts'

const maxEndpoints = 20

/**
 * Adds an endpoint; its signing secret is shown this once.
 * @param url as the address guard has passed it: looking names up has no place in the domain
 * @throws AppError not_found for an unknown workspace, endpoint_limit beyond 20 endpoints (product.md 13.12)
 */
export async function addEndpoint(
  tx: Transaction,
  source: ChangeSource,
  box: SecretBox,
  { url, events }: { url: string; events: readonly WebhookType[] },
): Promise<{ id: string; secret: string }> {
  const { workspaceId, now } = source
  const [workspace] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update')
  if (!workspace) throw new AppError('not_found')
  const count = await tx.$count(webhookEndpoints, eq(webhookEndpoints.workspace_id, workspaceId))
  if (count >= maxEndpoints) throw new AppError('endpoint_limit')
  const endpoint = { workspace_id: workspaceId, id: newId('whe', now), url }
  await tx
    .insert(webhookEndpoints)
    .values({ ...endpoint, events: [...new Set(events)], created_at: now.toISOString() })
  const secret = await insertSecret(tx, source, box, endpoint.id)
  recordOnEndpoint(tx, source, 'endpoint.created', endpoint)
  return { id: endpoint.id, secret }
}

async function insertSecret(
  tx: Transaction,
  { workspaceId, now }: ChangeSource,
  box: SecretBox,
  endpointId: string,
): Promise<string> {
  const secret = newSigningSecret()
  await tx.insert(webhookSecrets).values({
    workspace_id: workspaceId,
    endpoint_id: endpointId,
    sealed: box.seal(secret),
    last4: secret.slice(-4),
    created_at: now.toISOString(),
  })
  return secret
}

export interface EndpointUpdate {
  /** As the address guard has passed it. */
  url?: string | undefined
  events?: readonly WebhookType[] | undefined
  disabled?: boolean | undefined
}

/** Changes where an endpoint is and what it wants, disables it or enables it. What is undefined stays. @throws AppError not_found */
export async function updateEndpoint(
  tx: Transaction,
  source: ChangeSource,
  id: string,
  { url, events, disabled }: EndpointUpdate,
): Promise<void> {
  await moveEndpoint(tx, source, id, { url, events: events && [...new Set(events)] })
  if (disabled !== undefined) await (disabled ? disableEndpoint : enableEndpoint)(tx, source, id)
}

async function moveEndpoint(
  tx: Transaction,
  source: ChangeSource,
  id: string,
  { url, events }: { url: string | undefined; events: string[] | undefined },
): Promise<void> {
  const endpoint = await lockEndpoint(tx, source.workspaceId, id)
  const set = {
    ...(url !== undefined && url !== endpoint.url && { url }),
    ...(events && String(events) !== String(endpoint.events) && { events }),
  }
  const changed = Object.keys(set)
  if (changed.length === 0) return
  await tx.update(webhookEndpoints).set(set).where(isEndpoint(endpoint))
  recordOnEndpoint(tx, source, 'endpoint.changed', { ...endpoint, ...set }, changed)
}

/** What is still queued waits until it is enabled again. @throws AppError not_found */
export async function disableEndpoint(tx: Transaction, source: ChangeSource, id: string): Promise<void> {
  const endpoint = await lockEndpoint(tx, source.workspaceId, id)
  if (endpoint.disabled_at !== null) return
  await tx
    .update(webhookEndpoints)
    .set({ disabled_at: source.now.toISOString(), disabled_reason: 'manual' })
    .where(isEndpoint(endpoint))
  recordOnEndpoint(tx, source, 'endpoint.disabled', endpoint)
}

/** What was queued before it was disabled resumes by itself; what came since needs `recover`. @throws AppError not_found */
export async function enableEndpoint(tx: Transaction, source: ChangeSource, id: string): Promise<void> {
  const endpoint = await lockEndpoint(tx, source.workspaceId, id)
  await tx
    .update(webhookEndpoints)
    .set({ disabled_at: null, disabled_reason: null, consecutive_exhausted: 0 })
    .where(isEndpoint(endpoint))
  if (endpoint.disabled_at === null) return
  wakeWorkers(tx)
  recordOnEndpoint(tx, source, 'endpoint.enabled', endpoint)
}

/** Gives an endpoint a new signing secret; for the overlap both sign. @throws AppError not_found */
export async function rotateEndpointSecret(
  tx: Transaction,
  source: ChangeSource,
  box: SecretBox,
  id: string,
  overlapSeconds: number,
): Promise<{ id: string; secret: string; overlap_ends_at: string | null }> {
  const { workspaceId, now } = source
  const endpoint = await lockEndpoint(tx, workspaceId, id)
  const ofEndpoint = and(eq(webhookSecrets.workspace_id, workspaceId), eq(webhookSecrets.endpoint_id, id))
  const overlap_ends_at = await retireSecrets(tx, webhookSecrets, ofEndpoint, { now, overlapSeconds })
  const secret = await insertSecret(tx, source, box, id)
  recordOnEndpoint(tx, source, 'endpoint.rotated', endpoint)
  return { id, secret, overlap_ends_at }
}
