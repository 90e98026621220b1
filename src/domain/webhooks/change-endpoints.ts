import type { Schemas } from '../../../generated/settings.operations.ts'
import { isDeepStrictEqual } from 'node:util'
import { eq } from '../../db/drizzle.ts'
import type { WebhookType } from '../../../generated/openapi.operations.ts'
import type { SecretBox } from '../../crypto/secret-box.ts'
import { newSigningSecret } from '../../crypto/signing-secret.ts'
import type { Plan } from '../../db/plan.ts'
import { insert, update } from '../../db/rows.ts'
import { webhookEndpoints, webhookSecrets } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace } from '../record/change.ts'
import { newId } from '../ids.ts'
import type { Mailing } from '../mail/outbox.ts'
import { differences } from '../record/changed-values.ts'
import { countBeforeAdding, lockRows } from '../row-version.ts'
import { endSecrets, retireSecrets, secretsAfterRotation } from '../secret-rotation.ts'
import {
  healthOf,
  readEndpoint,
  type EndpointDescription,
  type VersionedEndpoint,
} from './describe-endpoint.ts'
import { discardWaiting } from './discard-waiting.ts'
import { isEndpoint, namedEndpoint, recordEndpointActivity } from './find-endpoint-for-update.ts'
import { notifyManagers } from './notify-managers.ts'
import { wakeWorkers } from '../record/outbox.ts'

export const maxEndpoints = 20

/**
 * Adds an endpoint. The signing secret is returned only here.
 * @param url a URL that has passed the address guard
 * @throws AppError not_found for an unknown workspace, endpoint_limit beyond 20 endpoints (product.md 13.12)
 */
export async function addEndpoint(
  plan: Plan,
  source: ChangeSource,
  box: SecretBox,
  { name = null, url, events }: { name?: string | null; url: string; events: readonly WebhookType[] },
): Promise<{ id: string; secret: string; endpoint: EndpointDescription }> {
  const { workspaceId, now } = source
  const inWorkspace = eq(webhookEndpoints.workspace_id, workspaceId)
  const count = await countBeforeAdding(plan, workspaceId, webhookEndpoints, inWorkspace)
  if (count >= maxEndpoints) throw new AppError('endpoint_limit')
  const row = {
    id: newId('whe', now),
    name,
    url,
    events: [...new Set(events)],
    created_at: now.toISOString(),
    disabled_at: null,
    disabled_reason: null,
    consecutive_exhausted: 0,
  }
  const state = {
    is_prompt: false,
    failing_since: null,
    last_delivered_at: null,
    failing_notified_at: null,
    has_paused: false,
  }
  insert(plan, webhookEndpoints, { ...row, ...state, workspace_id: workspaceId })
  const { secret, shown } = addSecret(plan, source, box, row.id)
  recordEndpointActivity(plan, source, 'endpoint.created', row)
  const last_100 = { delivered: 0, pending: 0, retrying: 0, exhausted: 0, held: 0 }
  const health = healthOf({ ...row, ...state }, 0, null)
  const endpoint = { ...row, status: 'enabled' as const, health, secrets: [shown], last_100 }
  return { id: row.id, secret, endpoint }
}

function addSecret(plan: Plan, { workspaceId, now }: ChangeSource, box: SecretBox, endpointId: string) {
  const secret = newSigningSecret()
  const shown = { last4: secret.slice(-4), created_at: now.toISOString(), expires_at: null }
  const sealed = box.seal(secret)
  insert(plan, webhookSecrets, { ...shown, workspace_id: workspaceId, endpoint_id: endpointId, sealed })
  return { secret, shown }
}

/**
 * Changes the name, the checked URL or the events of an endpoint, or disables or enables it. Undefined fields do not
 * change. While the endpoint is disabled, queued deliveries wait, and new events are held (product.md 13.9).
 * @throws AppError not_found
 */
export async function updateEndpoint(
  tx: Transaction,
  source: ChangeSource,
  mailing: Mailing,
  id: string,
  { name, url, events, disabled, waiting }: Schemas['EndpointUpdate'],
): Promise<EndpointDescription> {
  const read = await readEndpointForUpdate(tx, source, id)
  const endpoint = { ...read.endpoint }
  const wanted = events && [...new Set(events)]
  if (name !== undefined) endpoint.name = name
  if (url !== undefined) endpoint.url = url
  if (wanted && String(wanted) !== String(endpoint.events)) endpoint.events = wanted
  const changed = differences(read.endpoint, endpoint, ['name', 'url', 'events'])
  if (Object.keys(changed).length > 0)
    recordActivity(tx, source, {
      type: 'endpoint.changed',
      subject: namedEndpoint(endpoint),
      scope: inWorkspace,
      changed,
    })
  if (disabled !== undefined) await disableOrEnable(tx, source, mailing, endpoint, disabled)
  const isDiscarding = disabled === false && waiting === 'discard'
  if (isDiscarding) await discardWaiting(tx, source.workspaceId, id)
  const [count, dueAt] = isDiscarding ? [0, null] : [endpoint.health.waiting, read.dueAt]
  endpoint.health = healthOf({ ...endpoint.health, disabled_at: endpoint.disabled_at }, count, dueAt)
  if (!isDeepStrictEqual(endpoint, read.endpoint)) writeEndpoint(tx, source, { ...read, endpoint })
  return endpoint
}

/**
 * Disables an endpoint and notifies its managers, or enables it, which resets its failures even if it was already
 * enabled.
 */
async function disableOrEnable(
  tx: Transaction,
  source: ChangeSource,
  mailing: Mailing,
  endpoint: EndpointDescription,
  disabled: boolean,
): Promise<void> {
  const wasDisabled = endpoint.disabled_at !== null
  if (disabled && wasDisabled) return
  endpoint.status = disabled ? 'disabled' : 'enabled'
  endpoint.disabled_at = disabled ? source.now.toISOString() : null
  endpoint.disabled_reason = disabled ? 'manual' : null
  if (!disabled) endpoint.consecutive_exhausted = 0
  if (disabled === wasDisabled) return
  if (!disabled) wakeWorkers(tx)
  recordEndpointActivity(tx, source, disabled ? 'endpoint.disabled' : 'endpoint.enabled', endpoint)
  const row = { ...endpoint, workspace_id: source.workspaceId }
  if (disabled) await notifyManagers(tx, row, 'webhook.disabled', source.now, mailing, source)
}

/**
 * Gives an endpoint a new signing secret; the old secret also signs during the overlap.
 * @throws AppError not_found
 */
export async function rotateEndpointSecret(
  plan: Plan,
  source: ChangeSource,
  box: SecretBox,
  id: string,
  overlapSeconds: number,
): Promise<{ id: string; secret: string; overlap_ends_at: string | null; endpoint: EndpointDescription }> {
  const { workspaceId, now } = source
  const read = await readEndpointForUpdate(plan, source, id)
  const rotation = { workspaceId, ownerId: id, now, overlapSeconds }
  const overlap_ends_at = retireSecrets(plan, endEndpointSecrets, rotation)
  const { secret, shown } = addSecret(plan, source, box, id)
  writeEndpoint(plan, source, read)
  recordEndpointActivity(plan, source, 'endpoint.rotated', read.endpoint)
  const secrets = secretsAfterRotation(read.endpoint.secrets, shown, overlap_ends_at)
  return { id, secret, overlap_ends_at, endpoint: { ...read.endpoint, secrets } }
}

const endEndpointSecrets = endSecrets('webhook_secrets', 'endpoint_id')

/** @throws AppError not_found */
async function readEndpointForUpdate(
  plan: Plan,
  { workspaceId, now }: ChangeSource,
  id: string,
): Promise<VersionedEndpoint> {
  await lockRows(plan, webhookEndpoints, isEndpoint({ workspace_id: workspaceId, id }))
  return readEndpoint(plan.db, workspaceId, id, now)
}

/** Updates an endpoint, asserting the version that was read. */
function writeEndpoint(
  plan: Plan,
  { workspaceId }: ChangeSource,
  { endpoint, version }: VersionedEndpoint,
): void {
  const { id, name, url, events, disabled_at, disabled_reason, consecutive_exhausted } = endpoint
  const changes = { name, url, events, disabled_at, disabled_reason, consecutive_exhausted }
  update(plan, webhookEndpoints, { workspace_id: workspaceId, id }, changes, { version })
}
