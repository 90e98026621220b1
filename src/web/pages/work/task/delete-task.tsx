import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { workApi } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { titleOf } from '../title-of.ts'
import { useDialogEnd } from '../../../use-dialog-end.ts'
import type { WorkTask } from '../work-queries.ts'

interface DeleteTaskProps {
  task: WorkTask
  onClose: () => void
  onDeleted?: () => void
}

/** Asks whether to delete a task, and shows what else will be deleted. */
export function DeleteTask({ task, onClose, onDeleted }: DeleteTaskProps): ReactNode {
  const { id, title, comment_count } = task
  const queryClient = useQueryClient()
  const { close, onError } = useDialogEnd(onClose, `“${titleOf(task)}” was not deleted`)
  const remove = workApi.useMutation('delete', '/work/v1/tasks/{id}', {
    onError,
    onSuccess: async () => {
      announce(`Deleted “${titleOf(task)}”`)
      close()
      onDeleted?.()
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] })
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/projects/{id}'] })
    },
  })
  return (
    <ConfirmDialog
      opened
      title={
        <>
          Delete <bdi>{title === '' ? 'this task' : title}</bdi>?
        </>
      }
      verb="Delete"
      isDestructive
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { path: { id } } })}
      onClose={onClose}
    >
      <Text>The task{commentsText(comment_count)} is deleted for everyone. This cannot be undone.</Text>
    </ConfirmDialog>
  )
}

function commentsText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', with its comment,' : `, with its ${count} comments,`
}
