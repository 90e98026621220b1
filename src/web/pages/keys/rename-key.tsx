import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api/client.ts'
import { NameDialog } from '../../components/name-dialog.tsx'
import type { KeyDialogProps } from './key-confirmations.tsx'
import { refreshKeys } from './keys-query.ts'

export function RenameKey({ apiKey: { id, name }, opened, onClose }: KeyDialogProps): ReactNode {
  const queryClient = useQueryClient()
  const update = api.useMutation('patch', '/keys/{id}', { onSuccess: () => refreshKeys(queryClient) })
  return (
    <NameDialog
      title={
        <>
          Rename <bdi>{name}</bdi>
        </>
      }
      verb="Rename"
      initial={name}
      opened={opened}
      onClose={onClose}
      refusal={`“${name}” was not renamed`}
      save={(newName) => update.mutateAsync({ params: { path: { id } }, body: { name: newName } })}
    />
  )
}
