import type { ReactNode } from 'react'
import { isGone } from '../api/problem.ts'
import { ErrorState } from './error-state.tsx'
import { LoadingState } from './loading-state.tsx'

interface UnloadedProps {
  query: { isError: boolean; error: unknown; refetch: () => Promise<unknown> }
  /** Shown if what was asked for is gone, in place of an error. */
  notFound?: ReactNode
}

/** Shows why a query has nothing to show: it is loading or has failed, or what it asks for is gone. */
export function Unloaded({ query, notFound }: UnloadedProps): ReactNode {
  if (notFound !== undefined && isGone(query)) return notFound
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return <LoadingState />
}
