import { readPeriod } from '../../domain/period.ts'
import { listDeliveriesOfRequest } from '../../domain/webhooks/describe-delivery.ts'
import * as log from '../../domain/request-log/list-requests.ts'
import type { Input, Reply, SessionReadContext } from '../../http/settings-context.ts'

export function listRequests(
  { query }: Input<'listRequests'>,
  { db, workspaceId, paginate }: SessionReadContext,
): Promise<Reply<'listRequests'>> {
  const filter = {
    requestId: query.request_id,
    keyId: query.key_id,
    operationId: query.operation_id,
    status: query.status,
    code: query.code,
    ...readPeriod(query),
  }
  return paginate(
    query,
    ['listRequests', filter],
    (page) => log.listRequests(db, workspaceId, filter, page),
    (row) => row,
  )
}

export async function getRequest(
  { path }: Input<'getRequest'>,
  { db, workspaceId }: SessionReadContext,
): Promise<Reply<'getRequest'>> {
  const request = await log.findRequest(db, workspaceId, path.id)
  const deliveries = await listDeliveriesOfRequest(
    db,
    workspaceId,
    request.request_id,
    log.workPeriodOf(request),
  )
  return { status: 200, body: { data: { ...request, deliveries } } }
}
