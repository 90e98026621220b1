import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../components/link.tsx'
import { PageHeader } from '../components/page-header.tsx'

/** Leads an owner or admin to the set-up of the second factor that the workspace requires. */
export function NoSecondFactor(): ReactNode {
  const { workspace } = useSession()
  return (
    <PageHeader title={`${workspace.name} requires a second factor`}>
      <p>Its owners and admins sign in with a code of an authenticator app. Set yours up to continue.</p>
      <ButtonLink to="/settings/account" mt="md">
        Set up a second factor
      </ButtonLink>
    </PageHeader>
  )
}

/** Tells whether the person needs a second factor here and has none. */
export function useIsFactorDue(): boolean {
  const { role, user, workspace } = useSession()
  return role !== 'member' && workspace.require_second_factor && !user.second_factor
}
