import { NativeSelect, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { api, type Schemas } from '../../api/client.ts'
import { ConfirmChange } from '../../components/confirm-change.tsx'
import { useRefreshProjects } from './project-queries.ts'

interface DeleteColumnProps {
  column: Schemas['Column']
  others: readonly Schemas['Column'][]
  opened: boolean
  onClose: () => void
}

/** Deletes a column, after asking where its tasks go. */
export function DeleteColumn({ column, others, opened, onClose }: DeleteColumnProps): ReactNode {
  const refresh = useRefreshProjects()
  const [chosen, setChosen] = useState<string>()
  const remove = api.useMutation('delete', '/columns/{id}', {
    onSuccess: async () => {
      onClose()
      await refresh()
    },
  })
  const moveTo = chosen ?? others[0]?.id
  const hasTasks = column.task_count > 0
  return (
    <ConfirmChange
      opened={opened}
      verb="Delete"
      name={column.name}
      isDestructive
      change={remove}
      onConfirm={() => {
        const query = hasTasks && moveTo !== undefined ? { move_to: moveTo } : {}
        remove.mutate({ params: { path: { id: column.id }, query } })
      }}
      onClose={onClose}
    >
      {!hasTasks && <Text>The column is empty.</Text>}
      {hasTasks && moveTo === undefined && (
        <Text>The only column has tasks. Add another column for the tasks first.</Text>
      )}
      {hasTasks && moveTo !== undefined && (
        <NativeSelect
          label="Move tasks to"
          description="The tasks keep their progress, and no webhook events are sent."
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={moveTo}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
    </ConfirmChange>
  )
}
