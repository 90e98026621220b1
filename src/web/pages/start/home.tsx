import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouterState } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { endpointsToStartQuery, keysToStartQuery } from './start-queries.ts'

/** Redirects `/settings`: members, and everyone in a new workspace, to the first steps; all others to the keys. */
export function Home(): ReactNode {
  const { role } = useSession()
  return role === 'member' ? <Navigate to="/settings/start" replace /> : <ManagersHome />
}

function ManagersHome(): ReactNode {
  const current = useRouterState({ select: ({ location }) => location.href })
  const [own] = useState(current)
  const keys = useQuery(keysToStartQuery)
  const endpoints = useQuery(endpointsToStartQuery)
  const failed = [keys, endpoints].find(({ isError, data }) => isError && !data)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  // Do not redirect people who have opened another page since.
  if (!keys.data || !endpoints.data || current !== own) return <LoadingState />
  const isNew = keys.data.data.length === 0 && endpoints.data.data.length === 0
  return <Navigate to={isNew ? '/settings/start' : '/settings/keys'} replace />
}
