import { Box } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useList } from '../../api/list.ts'
import { useSession } from '../../api/session.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterSelect } from '../../components/filter-select.tsx'
import { FilterText } from '../../components/filter-text.tsx'
import { Filters } from '../../components/filters.tsx'
import { ListState } from '../../components/list-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useListFilters } from '../../search.ts'
import { RenameWorkspace } from '../workspace/rename-workspace.tsx'
import { Invitations } from './invitations.tsx'
import { Invite } from './invite.tsx'
import { MemberTable } from './member-table.tsx'
import { membersQuery } from './members-query.ts'

const route = getRouteApi('/signed-in/members')

const roles = [
  { value: 'owner', label: 'Owner' },
  { value: 'admin', label: 'Admin' },
  { value: 'member', label: 'Member' },
] as const
const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'pending', label: 'Pending' },
] as const

/** Shows the people of the workspace, and what they may do. */
export function Members(): ReactNode {
  const { workspace, role } = useSession()
  const { search, narrow, clear, isFiltered } = useListFilters(route.useSearch(), route.useNavigate())
  const list = useList(membersQuery(search))
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
      <Filters isActive={isFiltered} onClear={clear}>
        <FilterText
          label="Search"
          placeholder="Name or address"
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          value={search.q}
          onChange={(q) => narrow({ q })}
        />
        <FilterSelect
          label="Role"
          any="Any role"
          value={search.role}
          options={roles}
          onChange={(value) => narrow({ role: value })}
        />
        <FilterSelect
          label="Status"
          any="Any status"
          value={search.status}
          options={statuses}
          onChange={(status) => narrow({ status })}
        />
      </Filters>
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
