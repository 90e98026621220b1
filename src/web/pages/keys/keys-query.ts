import type { QueryClient } from '@tanstack/react-query'
import { api, client, type Schemas } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'

export const keysQuery = listQuery('/keys', {}, (page, signal) =>
  client.GET('/keys', { params: { query: { limit: 50, ...page } }, signal }),
)

export const keyQuery = (id: string) => api.queryOptions('get', '/keys/{id}', { params: { path: { id } } })

/** The counts for each grouping, which the contract states as one union. */
interface Usage {
  hour: Schemas['UsageHour'][]
  operation: Schemas['UsageOperation'][]
  status: Schemas['UsageStatus'][]
}

/** Returns the query for a key's requests of the last 168 hours. */
export const usageQuery = <By extends keyof Usage>(id: string, by: By) =>
  api.queryOptions(
    'get',
    '/keys/{id}/usage',
    { params: { path: { id }, query: { by } } },
    { select: ({ data }: Schemas['ApiKeyUsage']) => data as Usage[By] },
  )

/** Reads the keys again after a change. Their usage stays as it is. */
export const refreshKeys = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => path === '/keys' || path === '/keys/{id}',
  })
