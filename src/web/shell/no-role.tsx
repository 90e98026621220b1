import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { EmptyState } from '../components/empty-state.tsx'

/** Tells people who have lost their role while they were signed in. */
export function NoRole(): ReactNode {
  const { workspace, workspaces } = useSession()
  return (
    <EmptyState title={`You no longer manage ${workspace.name}`}>
      <title>No access · Taskwire</title>
      <p>Only its owners and admins see its keys, webhooks and records. Ask one of them for access.</p>
      {workspaces.length > 0 && <p>To continue in another workspace, switch to it in the navigation.</p>}
    </EmptyState>
  )
}
