import { Box } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useList } from '../../api/list.ts'
import { useSession } from '../../api/session.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { Filters } from '../../components/filters.tsx'
import { ListState } from '../../components/list-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useFilters } from '../../filters.ts'
import { RenameWorkspace } from '../workspace/rename-workspace.tsx'
import { Invitations } from './invitations.tsx'
import { Invite } from './invite.tsx'
import { MemberTable } from './member-table.tsx'
import { memberFilters } from './member-search.ts'
import { membersQuery } from './members-query.ts'

const route = getRouteApi('/signed-in/settings/members')

/** Shows the people of the workspace, and what they may do. */
export function Members(): ReactNode {
  const { workspace, role } = useSession()
  const filters = useFilters(memberFilters, route.useSearch(), route.useNavigate())
  const list = useList(membersQuery(filters.search))
  return (
    <>
      <PageHeader
        title="Members"
        actions={
          <>
            {role === 'owner' && <RenameWorkspace />}
            <Invite />
          </>
        }
      >
        The people of <bdi>{workspace.name}</bdi>, and their roles.
      </PageHeader>
      <Filters filters={memberFilters} state={filters} />
      <ListState
        list={list}
        empty={
          <EmptyState title="No results">
            <p>No member matches the filters.</p>
          </EmptyState>
        }
      >
        {(members) => <MemberTable members={members} />}
      </ListState>
      <Box mt="var(--space-10)">
        <Invitations />
      </Box>
    </>
  )
}
