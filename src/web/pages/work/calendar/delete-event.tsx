import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { workApi } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useDialogEnd } from '../../../use-dialog-end.ts'
import type { WorkEvent } from './entries.ts'

interface DeleteEventProps {
  event: WorkEvent
  onClose: () => void
  onDeleted: () => void
}

/** Asks whether to delete an event, and shows what else will be deleted. */
export function DeleteEvent({ event, onClose, onDeleted }: DeleteEventProps): ReactNode {
  const { id, title, repeat, invited_users } = event
  const queryClient = useQueryClient()
  const { close, onError } = useDialogEnd(onClose, `“${title}” was not deleted`)
  const remove = workApi.useMutation('delete', '/work/v1/events/{id}', {
    onError,
    onSuccess: async () => {
      announce(`Deleted “${title}”`)
      close()
      onDeleted()
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/calendar'] })
    },
  })
  return (
    <ConfirmDialog
      opened
      title={
        <>
          Delete <bdi>{title}</bdi>?
        </>
      }
      verb="Delete"
      isDestructive
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { path: { id } } })}
      onClose={onClose}
    >
      <Text>
        The event{repeat !== 'none' && ', with all its occurrences,'} is deleted for everyone.
        {invited_users.length > 0 && ' Its guests are notified.'} This cannot be undone.
      </Text>
    </ConfirmDialog>
  )
}
