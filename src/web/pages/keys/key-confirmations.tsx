import { Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { ConfirmChange, doneMessage } from '../../components/confirm-change.tsx'
import { refreshKeys } from './keys-query.ts'
import { LastUsed } from './last-used.tsx'

export interface KeyDialogProps {
  apiKey: Schemas['Key']
  opened: boolean
  onClose: () => void
  /** Receives the key's new secret. The page shows it, because the key's row may leave the table. */
  onRotated: (made: Schemas['KeyWithSecret']) => void
}

export function DisableKey({ apiKey, opened, onClose }: KeyDialogProps): ReactNode {
  const update = useUpdate(onClose, doneMessage(apiKey.name, 'disabled'))
  return (
    <ConfirmChange
      opened={opened}
      verb="Disable"
      name={apiKey.name}
      change={update}
      onClose={onClose}
      onConfirm={() => update.mutate({ params: { path: { id: apiKey.id } }, body: { disabled: true } })}
    >
      <Text size="sm">
        Within a second, all requests with this key are refused until you enable it again. The secret does not
        change.
      </Text>
      <LastUsed apiKey={apiKey} />
    </ConfirmChange>
  )
}

export function EnableKey({ apiKey, opened, onClose }: KeyDialogProps): ReactNode {
  const update = useUpdate(onClose, doneMessage(apiKey.name, 'enabled'))
  return (
    <ConfirmChange
      opened={opened}
      verb="Enable"
      name={apiKey.name}
      change={update}
      onClose={onClose}
      onConfirm={() => update.mutate({ params: { path: { id: apiKey.id } }, body: { disabled: false } })}
    >
      <Text size="sm">Anyone with its secret can use it again, with the same scopes.</Text>
      <LastUsed apiKey={apiKey} />
    </ConfirmChange>
  )
}

export function RevokeKey({ apiKey, opened, onClose }: KeyDialogProps): ReactNode {
  const queryClient = useQueryClient()
  const revoke = api.useMutation('delete', '/keys/{id}', {
    onSuccess: async () => {
      onClose()
      notifications.show({
        message: doneMessage(apiKey.name, 'revoked'),
      })
      await refreshKeys(queryClient)
    },
  })
  return (
    <ConfirmChange
      opened={opened}
      verb="Revoke"
      name={apiKey.name}
      isDestructive
      change={revoke}
      onClose={onClose}
      onConfirm={() => revoke.mutate({ params: { path: { id: apiKey.id } } })}
    >
      <Text size="sm">
        Within a second, all requests with this key are refused permanently. To stop it for a while, disable
        it instead.
      </Text>
      <LastUsed apiKey={apiKey} />
    </ConfirmChange>
  )
}

function useUpdate(onClose: () => void, done: ReactNode) {
  const queryClient = useQueryClient()
  return api.useMutation('patch', '/keys/{id}', {
    onSuccess: async () => {
      onClose()
      notifications.show({ message: done })
      await refreshKeys(queryClient)
    },
  })
}
