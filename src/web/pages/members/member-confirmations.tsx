import { Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { ConfirmChange, doneMessage } from '../../components/confirm-change.tsx'
import { useUpdateMember } from './use-update-member.ts'

export interface MemberDialogProps {
  member: Schemas['Member']
  opened: boolean
  onClose: () => void
}

export function SuspendMember({ member: { user }, opened, onClose }: MemberDialogProps): ReactNode {
  const { workspace } = useSession()
  const update = useUpdateMember(onClose, doneMessage(user.name, 'suspended'))
  return (
    <ConfirmChange
      opened={opened}
      verb="Suspend"
      name={user.name}
      isDestructive
      change={update}
      onClose={onClose}
      onConfirm={() =>
        update.mutate({ params: { path: { user_id: user.id } }, body: { status: 'suspended' } })
      }
    >
      <Text size="sm">
        <bdi>{user.name}</bdi> is signed out of <bdi>{workspace.name}</bdi> at once, and their API keys stop
        working until you activate them again. Their tasks stay assigned.
      </Text>
    </ConfirmChange>
  )
}

export function ActivateMember({ member: { user, role }, opened, onClose }: MemberDialogProps): ReactNode {
  const { workspace } = useSession()
  const update = useUpdateMember(onClose, doneMessage(user.name, 'active'))
  return (
    <ConfirmChange
      opened={opened}
      verb="Activate"
      name={user.name}
      change={update}
      onClose={onClose}
      onConfirm={() => update.mutate({ params: { path: { user_id: user.id } }, body: { status: 'active' } })}
    >
      <Text size="sm">
        <bdi>{user.name}</bdi> can sign in to <bdi>{workspace.name}</bdi>
        {role === 'member' ? '.' : ', and the API keys that they have created work again.'}
      </Text>
    </ConfirmChange>
  )
}

export function RemoveMember({ member: { user }, opened, onClose }: MemberDialogProps): ReactNode {
  const { workspace } = useSession()
  const queryClient = useQueryClient()
  const remove = api.useMutation('delete', '/members/{user_id}', {
    onSuccess: async () => {
      onClose()
      notifications.show({
        message: doneMessage(user.name, 'removed'),
      })
      await queryClient.invalidateQueries({ queryKey: ['get', '/members'] })
    },
  })
  return (
    <ConfirmChange
      opened={opened}
      verb="Remove"
      name={user.name}
      isDestructive
      change={remove}
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { path: { user_id: user.id } } })}
    >
      <Text size="sm">
        <bdi>{user.name}</bdi> is signed out of <bdi>{workspace.name}</bdi> at once, their API keys stop
        working, and their roles in projects end. Their tasks stay assigned. To lock them out for a while,
        suspend them instead.
      </Text>
    </ConfirmChange>
  )
}
