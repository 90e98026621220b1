import { api, client } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'
import { defined } from '../../search.ts'
import type { requestSearch } from './request-search.ts'

export const requestsQuery = (search: ReturnType<typeof requestSearch>) =>
  listQuery('/requests', search, (page, signal) =>
    client.GET('/requests', { params: { query: { limit: 50, ...defined(search), ...page } }, signal }),
  )

export const requestQuery = (id: string) =>
  api.queryOptions('get', '/requests/{id}', { params: { path: { id } } })
