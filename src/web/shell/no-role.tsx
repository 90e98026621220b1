import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { PageHeader } from '../components/page-header.tsx'

/** Tells members which role a page requires, including when they lost the role while signed in. */
export function NoRole(): ReactNode {
  const { workspace, workspaces } = useSession()
  return (
    <PageHeader title={`You do not manage ${workspace.name}`}>
      <p>
        Your role is member. This page needs the role owner or admin: ask an owner or admin of{' '}
        <bdi>{workspace.name}</bdi> for it.
      </p>
      {workspaces.length > 1 && <p>To continue in another workspace, switch to it in the navigation.</p>}
    </PageHeader>
  )
}
