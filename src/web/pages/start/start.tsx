import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { FirstVisit } from './first-visit.tsx'
import { anyEndpointQuery, anyKeyQuery } from './start-queries.ts'
import { useFirst } from './use-first.ts'

/** Where `/settings` leads: a workspace with nothing in it is begun here, any other is gone on with at its keys. */
export function Start(): ReactNode {
  const { workspace } = useSession()
  return <StartIn key={workspace.id} />
}

function StartIn(): ReactNode {
  const keys = useQuery(anyKeyQuery)
  const endpoints = useQuery(anyEndpointQuery)
  const hasKey = keys.data && keys.data.data.length > 0
  const hasEndpoint = endpoints.data && endpoints.data.data.length > 0
  const isBegun = hasKey === true || hasEndpoint === true
  // What is made on this page does not end the visit.
  const wasBegun = useFirst(keys.data && endpoints.data ? isBegun : undefined)
  const failed = [keys, endpoints].find(({ isError, data }) => isError && !data)
  if (wasBegun ?? hasKey) return <Navigate to="/keys" replace />
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (wasBegun === undefined) return <LoadingState />
  return <FirstVisit hasKey={hasKey ?? false} hasEndpoint={hasEndpoint ?? false} />
}
