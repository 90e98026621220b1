import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, client } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'
import { defined } from '../../search.ts'
import type { requestSearch } from './request-search.ts'

type Search = ReturnType<typeof requestSearch>

export function requestsQuery({ live: _, ...filter }: Search) {
  return listQuery('/requests', filter, (page, signal) =>
    client.GET('/requests', { params: { query: { limit: 50, ...defined(filter), ...page } }, signal }),
  )
}

/** Reads the numbers for the chart. Its key is not under `/requests`: counting is too costly to repeat for every change. */
export const summaryQuery = ({ since, until, key_id, operation_id }: Search) => {
  const query = defined({ since, until, key_id, operation_id })
  return queryOptions({
    queryKey: ['get', '/request-summary', query],
    queryFn: async ({ signal }) => {
      const { data } = await client.GET('/requests/summary', { params: { query }, signal })
      return data?.data ?? []
    },
    placeholderData: keepPreviousData,
  })
}

export const requestQuery = (id: string) =>
  api.queryOptions('get', '/requests/{id}', { params: { path: { id } } })
