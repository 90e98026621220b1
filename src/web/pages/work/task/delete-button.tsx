import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useAsking } from '../use-asking.ts'
import type { WorkTask } from '../work-queries.ts'
import { DeleteTask } from './delete-task.tsx'

interface DeleteButtonProps {
  task: WorkTask
  onDeleted: () => void
  /** Called when the dialog opens and closes. */
  onDeleting: (isDeleting: boolean) => void
}

export function DeleteButton({ task, onDeleted, onDeleting }: DeleteButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false)
  useAsking(isAsking, onDeleting)
  return (
    <div>
      <Button variant="default" c="var(--bad)" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {isAsking && <DeleteTask task={task} onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </div>
  )
}
