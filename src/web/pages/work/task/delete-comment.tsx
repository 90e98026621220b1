import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { workApi } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useDialogEnd } from '../../../use-dialog-end.ts'
import { invalidateComments } from './invalidate-comments.ts'

interface DeleteCommentProps {
  taskId: string
  id: string
  onClose: () => void
  onDeleted: () => void
}

/** Asks whether to delete a comment. */
export function DeleteComment({ taskId, id, onClose, onDeleted }: DeleteCommentProps): ReactNode {
  const queryClient = useQueryClient()
  const { close, onError } = useDialogEnd(onClose, 'The comment was not deleted')
  const remove = workApi.useMutation('delete', '/work/v1/tasks/{id}/comments/{comment_id}', {
    onError,
    onSuccess: async () => {
      announce('Deleted the comment')
      close()
      onDeleted()
      await invalidateComments(queryClient)
    },
  })
  return (
    <ConfirmDialog
      opened
      title="Delete this comment?"
      verb="Delete"
      isDestructive
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { path: { id: taskId, comment_id: id } } })}
      onClose={onClose}
    >
      <Text>Its text is deleted for everyone. This cannot be undone.</Text>
    </ConfirmDialog>
  )
}
