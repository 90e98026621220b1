import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from './client.ts'

interface Page<Entry> {
  data: Entry[]
  meta: Schemas['CursorMeta']
}

/** Reads one page of a list: from a cursor on, or from its beginning. */
type ReadPage<Entry> = (page: { cursor?: string }, signal: AbortSignal) => Promise<{ data?: Page<Entry> }>

/**
 * A list of the contract, page after page: a route's loader asks for it early, and `useList` shows it.
 * @param path by which changes find what they concern
 * @param narrowing what else tells the list from others at this path
 */
export function listQuery<Entry>(path: string, narrowing: object, read: ReadPage<Entry>) {
  return infiniteQueryOptions({
    queryKey: ['get', path, 'list', narrowing],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await read(pageParam === null ? {} : { cursor: pageParam }, signal)
      return data ?? { data: [], meta: { next_cursor: null } }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    // While a list is narrowed, it stays where it is.
    placeholderData: keepPreviousData,
  })
}

export type ListQuery<Entry> = ReturnType<typeof listQuery<Entry>>

/** A list, as far as it has been read: nothing of it is known at first. */
export function useList<Entry>(query: ListQuery<Entry>) {
  const pages = useInfiniteQuery(query)
  return { pages, entries: pages.data?.pages.flatMap(({ data }) => data) }
}
