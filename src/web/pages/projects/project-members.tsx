import { Button, Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { announce } from '../../components/announcer.tsx'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { Section } from '../../components/section.tsx'
import { useEdited } from '../../use-edited.ts'
import { activeMembersQuery, useRefreshProjects } from './project-queries.ts'

type Member = Schemas['ProjectMember']
type Role = Schemas['ProjectRole']

const roles = [
  { value: 'manager', label: 'Manager' },
  { value: 'editor', label: 'Editor' },
  { value: 'viewer', label: 'Viewer' },
]

/** Shows who has a role in the project. */
export function ProjectMembers({ project }: { project: Schemas['SettingsProject'] }): ReactNode {
  const { id, members } = project
  const refresh = useRefreshProjects()
  const set = api.useMutation('put', '/projects/{id}/members/{user_id}', { onSuccess: refresh })
  const remove = api.useMutation('delete', '/projects/{id}/members/{user_id}', { onSuccess: refresh })
  const membership = (user_id: string, role: Role) => ({ params: { path: { id, user_id } }, body: { role } })
  const removeMember = ({ id: user_id, name }: Member['user']): void =>
    remove.mutate({ params: { path: { id, user_id } } }, { onSuccess: () => announce(`${name} is removed.`) })
  const columns: Column<Member>[] = [
    {
      header: 'Name',
      isTitle: true,
      cell: ({ user }) => (
        <strong>
          <bdi>{user.name}</bdi>
        </strong>
      ),
    },
    {
      header: 'Role',
      cell: (member) => (
        <RoleSelect member={member} onChange={(role) => set.mutateAsync(membership(member.user.id, role))} />
      ),
    },
    {
      header: 'Actions',
      isMenu: true,
      cell: ({ user }) => <RemoveButton user={user} onRemove={() => removeMember(user)} />,
    },
  ]
  return (
    <Section
      title="Members"
      lead="Without a role here, owners and admins are managers, and members edit open projects. Viewers have read-only access."
    >
      <ProblemNote error={set.error ?? remove.error} />
      {members.length > 0 && (
        <DataTable
          label="Members of the project"
          columns={columns}
          rows={members}
          keyOf={({ user }) => user.id}
        />
      )}
      <AddMember
        members={members}
        isPending={set.isPending}
        onAdd={(userId, role) => set.mutate(membership(userId, role))}
      />
    </Section>
  )
}

function RemoveButton({ user, onRemove }: { user: Member['user']; onRemove: () => void }): ReactNode {
  return (
    <Button variant="default" size="xs" aria-label={`Remove ${user.name}`} onClick={onRemove}>
      Remove
    </Button>
  )
}

interface RoleSelectProps {
  member: Member
  onChange: (role: Role) => Promise<unknown>
}

function RoleSelect({ member: { user, role }, onChange }: RoleSelectProps): ReactNode {
  const [shown, setShown] = useEdited(role, onChange)
  return (
    <NativeSelect
      aria-label={`Role of ${user.name}`}
      data={roles}
      value={shown}
      onChange={({ currentTarget }) => setShown(currentTarget.value as Role)}
    />
  )
}

interface AddMemberProps {
  members: readonly Member[]
  isPending: boolean
  onAdd: (userId: string, role: Role) => void
}

function AddMember({ members, isPending, onAdd }: AddMemberProps): ReactNode {
  const { data } = useQuery(activeMembersQuery)
  const [chosen, setChosen] = useState<string>()
  const [role, setRole] = useState<Role>('editor')
  const others = (data?.data ?? []).filter(({ user }) => !members.some((one) => one.user.id === user.id))
  const userId = others.find(({ user }) => user.id === chosen)?.user.id ?? others[0]?.user.id
  if (userId === undefined) return null
  return (
    <Group align="flex-end" gap="sm" mt="md">
      <NativeSelect
        label="Person"
        data={others.map(({ user }) => ({ value: user.id, label: user.name }))}
        value={userId}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <NativeSelect
        label="Role"
        data={roles}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value as Role)}
      />
      <Button variant="default" loading={isPending} onClick={() => onAdd(userId, role)}>
        Add member
      </Button>
    </Group>
  )
}
