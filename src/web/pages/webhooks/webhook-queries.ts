import { api, client } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'
import { defined } from '../../search.ts'
import type { deliverySearch } from './delivery-search.ts'

export const endpointsQuery = listQuery('/webhook-endpoints', {}, (page, signal) =>
  client.GET('/webhook-endpoints', { params: { query: { limit: 50, ...page } }, signal }),
)

export const endpointQuery = (id: string) =>
  api.queryOptions('get', '/webhook-endpoints/{id}', { params: { path: { id } } })

/** Returns the query for an endpoint's deliveries. */
export const deliveriesQuery = (
  id: string,
  { id: id_contains, ...search }: ReturnType<typeof deliverySearch>,
) =>
  listQuery('/webhook-endpoints/{id}/deliveries', { id, id_contains, ...search }, (page, signal) =>
    client.GET('/webhook-endpoints/{id}/deliveries', {
      params: { path: { id }, query: { limit: 25, ...defined({ id_contains, ...search }), ...page } },
      signal,
    }),
  )
