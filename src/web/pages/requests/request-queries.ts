import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, client } from '../../api/client.ts'
import { listQuery } from '../../api/list.ts'
import { defined } from '../../search.ts'
import type { requestSearch } from './request-search.ts'

type Search = ReturnType<typeof requestSearch>

/** Returns the API's parameters. A part of the request ID is enough. */
const queryOf = ({ live: _, request_id, ...filter }: Search) =>
  defined({ request_id_contains: request_id, ...filter })

export function requestsQuery(search: Search) {
  const query = queryOf(search)
  return listQuery('/requests', query, (page, signal) =>
    client.GET('/requests', { params: { query: { limit: 50, ...query, ...page } }, signal }),
  )
}

/** Reads the numbers for the chart. Its key is not under `/requests`: counting is too costly to repeat for every change. */
export const summaryQuery = (search: Search) => {
  const query = queryOf(search)
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
