import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageLink } from '../../components/link.tsx'
import { PageHeader } from '../../components/page-header.tsx'

/** Shows members links to documentation, since only owners and admins create keys. */
export function MemberStart(): ReactNode {
  const { workspace } = useSession()
  return (
    <>
      <PageHeader title="Get started">
        Changes to your tasks and events appear in your notifications, under the bell.
      </PageHeader>
      <EmptyState title="Build with the API">
        <p>
          The{' '}
          <Anchor href="/reference" inherit>
            API reference
          </Anchor>{' '}
          shows what a program can do here. It needs an API key, which an owner or admin of{' '}
          <bdi>{workspace.name}</bdi> creates.
        </p>
        <p>
          Your password and your sessions are in <PageLink to="/settings/account">your account</PageLink>.
        </p>
      </EmptyState>
    </>
  )
}
