import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { LoadingState } from '../../components/loading-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { FirstSteps } from './first-steps.tsx'
import { MemberStart } from './member-start.tsx'
import { endpointsToStartQuery, keysToStartQuery, projectsToStartQuery } from './start-queries.ts'

/** Shows the first steps with the API, and which of them are done. */
export function Start(): ReactNode {
  const { workspace, role } = useSession()
  return role === 'member' ? <MemberStart /> : <ManagersStart key={workspace.id} />
}

function ManagersStart(): ReactNode {
  const projects = useQuery(projectsToStartQuery)
  const keys = useQuery(keysToStartQuery)
  const endpoints = useQuery(endpointsToStartQuery)
  const failed = [projects, keys, endpoints].find(({ isError, data }) => isError && !data)
  return (
    <>
      <PageHeader title="Get started">Five steps to your first API integration.</PageHeader>
      {projects.data && keys.data && endpoints.data ? (
        <FirstSteps projects={projects.data.data} keys={keys.data.data} endpoints={endpoints.data.data} />
      ) : failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}
