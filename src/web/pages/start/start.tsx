import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { FirstVisit } from './first-visit.tsx'
import { anyEndpointQuery, anyKeyQuery } from './start-queries.ts'
import { useFirstKnown } from './use-first.ts'

/** Shows the first steps in an empty workspace; leads to the keys in any other. `/settings` opens here. */
export function Start(): ReactNode {
  const { workspace } = useSession()
  return <WorkspaceStart key={workspace.id} />
}

function WorkspaceStart(): ReactNode {
  const keys = useQuery(anyKeyQuery)
  const endpoints = useQuery(anyEndpointQuery)
  const hasKey = keys.data && keys.data.data.length > 0
  const hasEndpoint = endpoints.data && endpoints.data.data.length > 0
  const isStarted = hasKey === true || hasEndpoint === true
  // Creating a key on this page must not leave it.
  const wasStarted = useFirstKnown(keys.data && endpoints.data ? isStarted : undefined)
  const failed = [keys, endpoints].find(({ isError, data }) => isError && !data)
  if (wasStarted ?? hasKey) return <Navigate to="/keys" replace />
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (wasStarted === undefined) return <LoadingState />
  return <FirstVisit hasKey={hasKey ?? false} hasEndpoint={hasEndpoint ?? false} />
}
