import { NativeSelect, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Schemas } from '../../api/client.ts'
import { announce } from '../../components/announcer.tsx'
import { ConfirmChange } from '../../components/confirm-change.tsx'
import { useDialogEnd } from '../../use-dialog-end.ts'
import { labelColumns, type Labelled } from './label-columns.ts'

interface DeleteColumnProps {
  column: Labelled<Schemas['Column']>
  /** The columns of the project. */
  columns: readonly Schemas['Column'][]
  opened: boolean
  onClose: () => void
  /** Deletes the column, and moves its tasks, if any, to another column. */
  onDelete: (moveTo: string | undefined) => Promise<unknown>
}

/** Deletes a column, after asking where to move its tasks. */
export function DeleteColumn({ column, columns, opened, onClose, onDelete }: DeleteColumnProps): ReactNode {
  const [chosen, setChosen] = useState<string>()
  const { close, onError } = useDialogEnd(onClose, `“${column.label}” was not deleted`, opened)
  const remove = useMutation({
    mutationFn: onDelete,
    onError,
    onSuccess: () => {
      announce(`Deleted ${column.label}`)
      close()
    },
  })
  const others = labelColumns(columns).filter(({ id }) => id !== column.id)
  const moveTo = chosen ?? others[0]?.id
  const hasTasks = column.task_count > 0
  return (
    <ConfirmChange
      opened={opened}
      verb="Delete"
      name={column.label}
      isDestructive
      change={remove}
      onConfirm={() => remove.mutate(hasTasks ? moveTo : undefined)}
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
          data={others.map(({ id, label }) => ({ value: id, label }))}
          value={moveTo}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
    </ConfirmChange>
  )
}
