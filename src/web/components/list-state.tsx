import type { ReactNode } from 'react'
import type { useList } from '../api/list.ts'
import { ErrorState } from './error-state.tsx'
import { LoadMore } from './load-more.tsx'
import { LoadingState } from './loading-state.tsx'

interface ListStateProps<Entry> {
  list: ReturnType<typeof useList<Entry>>
  /** The number of placeholder lines while the list is loading. */
  rows?: number
  /** Shown if the list has no entries. */
  empty: ReactNode
  children: (entries: Entry[]) => ReactNode
}

/** Shows a list, or that it is loading, failed or is empty. */
export function ListState<Entry>({ list, rows, empty, children }: ListStateProps<Entry>): ReactNode {
  const { pages, entries } = list
  if (!entries) {
    if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
    return <LoadingState {...(rows !== undefined && { rows })} />
  }
  if (entries.length === 0) return empty
  return (
    <>
      {children(entries)}
      <LoadMore pages={pages} />
    </>
  )
}
