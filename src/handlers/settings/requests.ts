import { readPeriod } from '../../domain/period.ts'
import { listDeliveriesOfRequest, withLimit } from '../../domain/webhooks/describe-delivery.ts'
import * as log from '../../domain/request-log/list-requests.ts'
import { countRequests } from '../../domain/request-log/count-requests.ts'
import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'

export const listRequests: SettingsHandlers['listRequests'] = ({ query }, { db, workspaceId, paginate }) => {
  const filter = filterOf(query)
  return paginate(query, ['listRequests', filter], (page) => log.listRequests(db, workspaceId, filter, page))
}

export const summarizeRequests: SettingsHandlers['summarizeRequests'] = async (
  { query },
  { db, workspaceId, now },
) => {
  const counts = await countRequests(db, workspaceId, filterOf(query), now)
  return { status: 200, body: { data: counts } }
}

/** Returns the filter for the list and its summary. */
const filterOf = (
  query: Parameters<SettingsHandlers['summarizeRequests']>[0]['query'],
): log.RequestFilter => ({
  requestId: query.request_id,
  requestIdPart: query.request_id_contains,
  keyId: query.key_id,
  operationId: query.operation_id,
  status: query.status,
  path: query.path,
  code: query.code,
  ...readPeriod(query),
})

export const getRequest: SettingsHandlers['getRequest'] = async ({ path }, { db, workspaceId, webhooks }) => {
  const request = await log.findRequest(db, workspaceId, path.id)
  const deliveries = await listDeliveriesOfRequest(
    db,
    workspaceId,
    request.request_id,
    log.workPeriodOf(request),
  )
  const shown = deliveries.map((delivery) => withLimit(delivery, webhooks))
  return { status: 200, body: { data: { ...request, deliveries: shown } } }
}
