import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, client, type Schemas } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'

export const keysQuery = listQuery('/keys', {}, (page, signal) =>
  client.GET('/keys', { params: { query: { limit: 50, ...page } }, signal }),
)

export const keyQuery = (id: string) => api.queryOptions('get', '/keys/{id}', { params: { path: { id } } })

/** The counts for each grouping, which the contract declares as one union. */
interface Usage {
  hour: Schemas['UsageHour'][]
  operation: Schemas['UsageOperation'][]
  status: Schemas['UsageStatus'][]
}

/**
 * Returns the query for a key's requests of the last 168 hours. Its query key is not under `/keys`, since
 * changes to keys do not affect usage.
 */
export const usageQuery = <By extends keyof Usage>(id: string, by: By) =>
  queryOptions({
    queryKey: ['get', '/key-usage', id, by],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { by } }
      const { data } = await client.GET('/keys/{id}/usage', { params, signal })
      return (data?.data ?? []) as Usage[By]
    },
  })

/** Refetches the keys after a change. */
export const refreshKeys = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [, path] }) => String(path).startsWith('/keys') })
