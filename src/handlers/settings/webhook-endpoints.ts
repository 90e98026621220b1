import { toInstant } from '../../domain/dates.ts'
import * as changes from '../../domain/webhooks/change-endpoints.ts'
import { deleteEndpoint } from '../../domain/webhooks/delete-endpoint.ts'
import { withLimit } from '../../domain/webhooks/describe-delivery.ts'
import { describeEndpoint, listEndpoints } from '../../domain/webhooks/describe-endpoint.ts'
import * as deliveries from '../../domain/webhooks/resend-deliveries.ts'
import * as tests from '../../domain/webhooks/send-test-event.ts'
import type { Input, Reply, SessionReadContext, SessionWriteContext } from '../../http/settings-context.ts'

export function listWebhookEndpoints(
  { query }: Input<'listWebhookEndpoints'>,
  { db, workspaceId, now, paginate }: SessionReadContext,
): Promise<Reply<'listWebhookEndpoints'>> {
  return paginate(query, ['listWebhookEndpoints'], (page) => listEndpoints(db, workspaceId, now, page))
}

export async function getWebhookEndpoint(
  { path }: Input<'getWebhookEndpoint'>,
  { db, workspaceId, now }: SessionReadContext,
): Promise<Reply<'getWebhookEndpoint'>> {
  return { status: 200, body: { data: await describeEndpoint(db, workspaceId, path.id, now) } }
}

export async function createWebhookEndpoint(
  { body }: Input<'createWebhookEndpoint'>,
  { plan, actor, secretBox }: SessionWriteContext,
): Promise<Reply<'createWebhookEndpoint'>> {
  const { endpoint, secret } = await changes.addEndpoint(plan, actor, secretBox, body)
  return { status: 201, body: { data: endpoint, secret } }
}

export async function updateWebhookEndpoint(
  { path, body }: Input<'updateWebhookEndpoint'>,
  { plan, actor, mailing }: SessionWriteContext,
): Promise<Reply<'updateWebhookEndpoint'>> {
  return { status: 200, body: { data: await changes.updateEndpoint(plan, actor, mailing, path.id, body) } }
}

export async function deleteWebhookEndpoint(
  { path }: Input<'deleteWebhookEndpoint'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'deleteWebhookEndpoint'>> {
  await deleteEndpoint(plan, actor, path.id)
  return { status: 204 }
}

export async function rotateWebhookSecret(
  { path }: Input<'rotateWebhookSecret'>,
  { plan, actor, secretBox, webhooks }: SessionWriteContext,
): Promise<Reply<'rotateWebhookSecret'>> {
  const overlap = webhooks.secretOverlapSeconds
  const { endpoint, secret } = await changes.rotateEndpointSecret(plan, actor, secretBox, path.id, overlap)
  return { status: 201, body: { data: endpoint, secret } }
}

export async function sendTestEvent(
  { path, body }: Input<'sendTestEvent'>,
  { plan, actor, webhooks }: SessionWriteContext,
): Promise<Reply<'sendTestEvent'>> {
  const delivery = await tests.sendTestEvent(plan, actor, path.id, body?.type)
  return { status: 201, body: { data: withLimit(delivery, webhooks) } }
}

export async function recoverDeliveries(
  { path, body }: Input<'recoverDeliveries'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'recoverDeliveries'>> {
  const what = { since: new Date(toInstant(body.since)), dryRun: body.dry_run ?? false }
  return { status: 200, body: { data: await deliveries.recoverDeliveries(plan, actor, path.id, what) } }
}
