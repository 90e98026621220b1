import { toInstant } from '../../domain/dates.ts'
import * as changes from '../../domain/webhooks/change-endpoints.ts'
import { deleteEndpoint } from '../../domain/webhooks/delete-endpoint.ts'
import { describeDelivery } from '../../domain/webhooks/describe-delivery.ts'
import { describeEndpoint, listEndpoints } from '../../domain/webhooks/describe-endpoint.ts'
import * as deliveries from '../../domain/webhooks/resend-deliveries.ts'
import * as tests from '../../domain/webhooks/send-test-event.ts'
import type { Input, Reply, SessionReadContext, SessionWriteContext } from '../../http/settings-context.ts'

export function listWebhookEndpoints(
  { query }: Input<'listWebhookEndpoints'>,
  { db, workspaceId, now, paginate }: SessionReadContext,
): Promise<Reply<'listWebhookEndpoints'>> {
  return paginate(
    query,
    ['listWebhookEndpoints'],
    (page) => listEndpoints(db, workspaceId, now, page),
    (endpoint) => endpoint,
  )
}

export async function getWebhookEndpoint(
  { path }: Input<'getWebhookEndpoint'>,
  { db, workspaceId, now }: SessionReadContext,
): Promise<Reply<'getWebhookEndpoint'>> {
  return { status: 200, body: { data: await describeEndpoint(db, workspaceId, path.id, now) } }
}

export async function createWebhookEndpoint(
  { body }: Input<'createWebhookEndpoint'>,
  { tx, actor, secretBox }: SessionWriteContext,
): Promise<Reply<'createWebhookEndpoint'>> {
  const { id, secret } = await changes.addEndpoint(tx, actor, secretBox, body)
  const endpoint = await describeEndpoint(tx, actor.workspaceId, id, actor.now)
  return { status: 201, body: { data: endpoint, secret } }
}

export async function updateWebhookEndpoint(
  { path, body }: Input<'updateWebhookEndpoint'>,
  { tx, actor }: SessionWriteContext,
): Promise<Reply<'updateWebhookEndpoint'>> {
  await changes.updateEndpoint(tx, actor, path.id, body)
  const endpoint = await describeEndpoint(tx, actor.workspaceId, path.id, actor.now)
  return { status: 200, body: { data: endpoint } }
}

export async function deleteWebhookEndpoint(
  { path }: Input<'deleteWebhookEndpoint'>,
  { tx, actor }: SessionWriteContext,
): Promise<Reply<'deleteWebhookEndpoint'>> {
  await deleteEndpoint(tx, actor, path.id)
  return { status: 204 }
}

export async function rotateWebhookSecret(
  { path }: Input<'rotateWebhookSecret'>,
  { tx, actor, secretBox, webhooks }: SessionWriteContext,
): Promise<Reply<'rotateWebhookSecret'>> {
  const overlap = webhooks.secretOverlapSeconds
  const { secret } = await changes.rotateEndpointSecret(tx, actor, secretBox, path.id, overlap)
  const endpoint = await describeEndpoint(tx, actor.workspaceId, path.id, actor.now)
  return { status: 201, body: { data: endpoint, secret } }
}

export async function sendTestEvent(
  { path }: Input<'sendTestEvent'>,
  { tx, actor }: SessionWriteContext,
): Promise<Reply<'sendTestEvent'>> {
  const { delivery_id } = await tests.sendTestEvent(tx, actor, path.id)
  return { status: 201, body: { data: await describeDelivery(tx, actor.workspaceId, delivery_id) } }
}

export async function recoverDeliveries(
  { path, body }: Input<'recoverDeliveries'>,
  { tx, actor }: SessionWriteContext,
): Promise<Reply<'recoverDeliveries'>> {
  const what = { since: new Date(toInstant(body.since)), dryRun: body.dry_run ?? false }
  return { status: 200, body: { data: await deliveries.recoverDeliveries(tx, actor, path.id, what) } }
}
