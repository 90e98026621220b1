import type { ReactNode } from 'react'
import type { useList } from '../api/list.ts'
import { ErrorState } from './error-state.tsx'
import { LoadMore } from './load-more.tsx'
import { LoadingState } from './loading-state.tsx'

interface ListStateProps<Entry> {
  list: ReturnType<typeof useList<Entry>>
  /** How many lines stand for it while it is being read. */
  rows?: number
  /** In the place of a list without entries. */
  empty: ReactNode
  children: (entries: Entry[]) => ReactNode
}

/** A list, or what there is to say in its place: that it is being read, could not be, or holds nothing. */
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
