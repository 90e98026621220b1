import { mapPage } from '../../domain/page.ts'
import { readPeriod } from '../../domain/period.ts'
import * as log from '../../domain/webhooks/describe-delivery.ts'
import * as resending from '../../domain/webhooks/resend-deliveries.ts'
import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'

export const listDeliveries: SettingsHandlers['listDeliveries'] = (
  { path, query },
  { db, workspaceId, webhooks, paginate },
) => {
  const { status, type, id_contains: idPart } = query
  const filter = { statuses: status ? [status] : [], type, idPart, ...readPeriod(query) }
  return paginate(query, ['listDeliveries', path.id, filter], async (page) =>
    mapPage(await log.listDeliveries(db, workspaceId, path.id, filter, page), (delivery) =>
      log.withLimit(delivery, webhooks),
    ),
  )
}

export const getDelivery: SettingsHandlers['getDelivery'] = async (
  { path },
  { db, workspaceId, webhooks },
) => {
  const delivery = await log.readDelivery(db, workspaceId, path.id)
  return { status: 200, body: { data: log.withLimit(delivery, webhooks) } }
}

export const redeliver: SettingsHandlers['redeliver'] = async ({ path }, { plan, actor, webhooks }) => {
  const delivery = await resending.redeliver(plan, actor, path.id)
  return { status: 201, body: { data: log.withLimit(delivery, webhooks) } }
}
