import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Schemas } from './client.ts'
import { entriesOf } from './entries-of.ts'
import { waitForRefreshes } from './hold-refreshes.ts'

interface Page<Entry> {
  data: Entry[]
  meta: Schemas['CursorMeta']
}

/** Reads one page of a list, from a cursor or from the beginning. */
type ReadPage<Entry> = (page: { cursor?: string }, signal: AbortSignal) => Promise<{ data?: Page<Entry> }>

/**
 * Returns the query for a list, page after page. A route's loader prefetches it, and `useList` shows it.
 * @param path the path by which changes invalidate the list
 * @param narrowing the filters that distinguish lists at this path
 */
export function listQuery<Entry>(path: string, narrowing: object, read: ReadPage<Entry>) {
  return infiniteQueryOptions({
    queryKey: ['get', path, 'list', narrowing],
    queryFn: async ({ client, queryKey, pageParam, signal }) => {
      const { data } = await read(pageParam === null ? {} : { cursor: pageParam }, signal)
      // A next page is appended. A reload would replace the list under a card that was lifted after it began.
      const isNextPage = client.getQueryState(queryKey)?.fetchMeta?.fetchMore !== undefined
      if (!isNextPage) await waitForRefreshes()
      return data ?? { data: [], meta: { next_cursor: null } }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    // Shows the previous entries while a filter changes.
    placeholderData: keepPreviousData,
  })
}

type ListQuery<Entry> = ReturnType<typeof listQuery<Entry>>

/** Requests a page's list early. The page itself reports a failure. */
export const prefetchList = <Entry>(queryClient: QueryClient, list: ListQuery<Entry>): void =>
  void queryClient.prefetchInfiniteQuery(list)

/** Interval between reads of a live list, in milliseconds per loaded page. */
const liveMs = 2_000

/**
 * Returns a list's pages and its entries so far; undefined until the first page is read. A live list is polled while
 * the page is visible.
 */
export function useList<Entry>(query: ListQuery<Entry>, { isLive = false } = {}) {
  const pages = useInfiniteQuery({
    ...query,
    refetchInterval: ({ state }) => isLive && liveMs * (state.data?.pages.length ?? 1),
  })
  const entries = useMemo(() => pages.data && entriesOf(pages.data.pages), [pages.data])
  return { pages, entries }
}

/** The entries before the first page is read: one array, so that memoized components are not re-rendered. */
const none: never[] = []

/** Returns all entries of a list: loads page after page, and returns those read so far. */
export function useWholeList<Entry>(query: ListQuery<Entry>): Entry[] {
  const { pages, entries = none } = useList(query)
  useAllPages(pages, true)
  return entries
}

/** Loads page after page of a list while all of it is wanted. */
export function useAllPages(
  {
    hasNextPage,
    isFetching,
    isFetchNextPageError,
    fetchNextPage,
  }: Pick<
    ReturnType<typeof useList>['pages'],
    'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
  >,
  isWanted: boolean,
): void {
  const isIncomplete = isWanted && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isIncomplete) void fetchNextPage({ cancelRefetch: false })
  }, [isIncomplete, fetchNextPage])
}
