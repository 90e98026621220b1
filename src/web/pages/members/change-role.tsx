import { Modal, NativeSelect, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { DialogForm } from '../../components/dialog-form.tsx'
import type { MemberDialogProps } from './member-confirmations.tsx'
import { rolePermissions, roleNames, rolesGivenBy } from './roles.ts'
import { useUpdateMember } from './use-update-member.ts'

export function ChangeRole({ member, opened, onClose }: MemberDialogProps): ReactNode {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        <>
          Change role of <bdi>{member.user.name}</bdi>
        </>
      }
    >
      <RoleForm member={member} onClose={onClose} />
    </Modal>
  )
}

function RoleForm({ member, onClose }: Omit<MemberDialogProps, 'opened'>): ReactNode {
  const { user } = member
  const session = useSession()
  const [role, setRole] = useState(member.role)
  const update = useUpdateMember(
    onClose,
    <>
      <bdi>{user.name}</bdi> is now {roleNames[role].toLowerCase()}.
    </>,
  )
  const options = rolesGivenBy(session.role).map((value) => ({ value, label: roleNames[value] }))
  const losesKeys = member.role !== 'member' && role === 'member'
  return (
    <DialogForm
      verb="Change role"
      isPending={update.isPending}
      error={update.error}
      onSubmit={() => update.mutate({ params: { path: { user_id: user.id } }, body: { role } })}
      onCancel={onClose}
    >
      <NativeSelect
        label="Role"
        data-autofocus
        data={options}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value as typeof role)}
      />
      <Text size="sm" role="status">
        {rolePermissions[role]}
        {losesKeys && (
          <>
            {' '}
            The API keys that <bdi>{user.name}</bdi> has created stop working.
          </>
        )}
      </Text>
    </DialogForm>
  )
}
