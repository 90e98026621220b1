import { useState, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { DataTable, type Column } from '../../components/data-table.tsx'
import { RelativeTime } from '../../components/relative-time.tsx'
import { Badge, StatusBadge } from '../../components/status-badge.tsx'
import { ChangeRole } from './change-role.tsx'
import { MemberActions, type Action } from './member-actions.tsx'
import { ActivateMember, RemoveMember, SuspendMember } from './member-confirmations.tsx'
import classes from './member-table.module.css'
import { roleNames } from './roles.ts'

type Member = Schemas['Member']

const dialogs = {
  role: ChangeRole,
  suspend: SuspendMember,
  activate: ActivateMember,
  remove: RemoveMember,
}

const time = (at: string | null, none: string): ReactNode => (at === null ? none : <RelativeTime at={at} />)

const columns: Column<Member>[] = [
  { header: 'Member', isTitle: true, cell: (member) => <Person member={member} /> },
  { header: 'Role', cell: ({ role }) => roleNames[role] },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Last seen', cell: ({ last_seen_at }) => time(last_seen_at, 'Never') },
  { header: 'Joined', cell: ({ joined_at }) => time(joined_at, 'Not yet') },
]

interface Chosen {
  action: Action
  member: Member
}

/** Shows the members, and the dialogs that their menus open. */
export function MemberTable({ members }: { members: readonly Member[] }): ReactNode {
  const { user, role } = useSession()
  const [chosen, setChosen] = useState<Chosen>()
  const [shown, setShown] = useState<Chosen>()
  // Another dialog may be shown by the time that the change of an earlier one ends.
  const close = (): void => setShown((current) => (current === chosen ? undefined : current))
  const mayChange = (member: Member): boolean =>
    member.user.id !== user.id && (role === 'owner' || member.role !== 'owner')
  const menu: Column<Member> = {
    header: 'Actions',
    isMenu: true,
    cell: (member) =>
      mayChange(member) && (
        <MemberActions
          member={member}
          onChoose={(action) => {
            const now = { action, member }
            setChosen(now)
            setShown(now)
          }}
        />
      ),
  }
  const Dialog = chosen && dialogs[chosen.action]
  return (
    <>
      <DataTable
        label="Members"
        columns={[...columns, menu]}
        rows={members}
        keyOf={({ user: { id } }) => id}
        isMuted={({ status }) => status === 'suspended'}
      />
      {Dialog && (
        <Dialog
          key={chosen.member.user.id}
          member={chosen.member}
          opened={shown === chosen}
          onClose={close}
        />
      )}
    </>
  )
}

function Person({ member: { user } }: { member: Member }): ReactNode {
  const session = useSession()
  return (
    <div className={classes.person}>
      <span>
        <strong>
          <bdi>{user.name}</bdi>
        </strong>{' '}
        {user.id === session.user.id && <Badge kind="info">You</Badge>}
      </span>
      <span className={classes.email}>{user.email}</span>
    </div>
  )
}
