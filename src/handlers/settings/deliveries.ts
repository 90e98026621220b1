import { mapPage } from '../../domain/page.ts'
import { readPeriod } from '../../domain/period.ts'
import * as log from '../../domain/webhooks/describe-delivery.ts'
import * as changes from '../../domain/webhooks/resend-deliveries.ts'
import type { Input, Reply, SessionReadContext, SessionWriteContext } from '../../http/settings-context.ts'

export function listDeliveries(
  { path, query }: Input<'listDeliveries'>,
  { db, workspaceId, webhooks, paginate }: SessionReadContext,
): Promise<Reply<'listDeliveries'>> {
  const { status, type } = query
  const filter = { statuses: status ? [status] : [], type, ...readPeriod(query) }
  return paginate(query, ['listDeliveries', path.id, filter], async (page) =>
    mapPage(await log.listDeliveries(db, workspaceId, path.id, filter, page), (delivery) =>
      log.withLimit(delivery, webhooks),
    ),
  )
}

export async function getDelivery(
  { path }: Input<'getDelivery'>,
  { db, workspaceId, webhooks }: SessionReadContext,
): Promise<Reply<'getDelivery'>> {
  const delivery = await log.readDelivery(db, workspaceId, path.id)
  return { status: 200, body: { data: log.withLimit(delivery, webhooks) } }
}

export async function redeliver(
  { path }: Input<'redeliver'>,
  { plan, actor, webhooks }: SessionWriteContext,
): Promise<Reply<'redeliver'>> {
  const delivery = await changes.redeliver(plan, actor, path.id)
  return { status: 201, body: { data: log.withLimit(delivery, webhooks) } }
}
