import { toInstant } from '../../domain/dates.ts'
import * as endpointChanges from '../../domain/webhooks/change-endpoints.ts'
import { countWaiting } from '../../domain/webhooks/count-waiting.ts'
import { deleteEndpoint } from '../../domain/webhooks/delete-endpoint.ts'
import { withLimit } from '../../domain/webhooks/describe-delivery.ts'
import { describeEndpoint, listEndpoints } from '../../domain/webhooks/describe-endpoint.ts'
import * as deliveries from '../../domain/webhooks/resend-deliveries.ts'
import * as tests from '../../domain/webhooks/send-test-event.ts'
import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'

export const listWebhookEndpoints: SettingsHandlers['listWebhookEndpoints'] = (
  { query },
  { db, workspaceId, now, paginate },
) => paginate(query, ['listWebhookEndpoints'], (page) => listEndpoints(db, workspaceId, now, page))

export const getWebhookEndpoint: SettingsHandlers['getWebhookEndpoint'] = async (
  { path },
  { db, workspaceId, now },
) => ({ status: 200, body: { data: await describeEndpoint(db, workspaceId, path.id, now) } })

export const createWebhookEndpoint: SettingsHandlers['createWebhookEndpoint'] = async (
  { body },
  { plan, actor, secretBox },
) => {
  const { endpoint, secret } = await endpointChanges.addEndpoint(plan, actor, secretBox, body)
  return { status: 201, body: { data: endpoint, secret } }
}

export const updateWebhookEndpoint: SettingsHandlers['updateWebhookEndpoint'] = async (
  { path, body },
  { tx, actor, mailing },
) => ({
  status: 200,
  body: { data: await endpointChanges.updateEndpoint(tx, actor, mailing, path.id, body) },
})

export const deleteWebhookEndpoint: SettingsHandlers['deleteWebhookEndpoint'] = async (
  { path },
  { tx, actor },
) => {
  await deleteEndpoint(tx, actor, path.id)
  return { status: 204 }
}

export const rotateWebhookSecret: SettingsHandlers['rotateWebhookSecret'] = async (
  { path },
  { plan, actor, secretBox, webhooks },
) => {
  const overlap = webhooks.secretOverlapSeconds
  const { endpoint, secret } = await endpointChanges.rotateEndpointSecret(
    plan,
    actor,
    secretBox,
    path.id,
    overlap,
  )
  return { status: 201, body: { data: endpoint, secret } }
}

export const sendTestEvent: SettingsHandlers['sendTestEvent'] = async (
  { path, body },
  { plan, actor, webhooks },
) => {
  const delivery = await tests.sendTestEvent(plan, actor, path.id, body?.type)
  return { status: 201, body: { data: withLimit(delivery, webhooks) } }
}

export const countWaitingDeliveries: SettingsHandlers['countWaitingDeliveries'] = async (
  { path },
  { db, workspaceId },
) => ({ status: 200, body: { data: await countWaiting(db, workspaceId, path.id) } })

export const recoverDeliveries: SettingsHandlers['recoverDeliveries'] = async (
  { path, body },
  { tx, actor },
) => {
  const what = { since: new Date(toInstant(body.since)), dryRun: body.dry_run ?? false }
  return { status: 200, body: { data: await deliveries.recoverDeliveries(tx, actor, path.id, what) } }
}
