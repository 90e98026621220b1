import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../components/link.tsx'
import { PageHeader } from '../components/page-header.tsx'

/** Asks an owner or admin to set up the second factor that the workspace requires. */
export function NoSecondFactor(): ReactNode {
  const { workspace } = useSession()
  return (
    <PageHeader title={`${workspace.name} requires a second factor`}>
      <p>Its owners and admins sign in with a code from an authenticator app. Set yours up to continue.</p>
      <ButtonLink to="/settings/account" mt="md">
        Set up a second factor
      </ButtonLink>
    </PageHeader>
  )
}

/** Returns whether the workspace requires a second factor that the person lacks. */
export function useIsFactorDue(): boolean {
  const { role, user, workspace } = useSession()
  return role !== 'member' && workspace.require_second_factor && !user.second_factor
}
