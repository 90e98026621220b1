import { useState, type ReactNode } from 'react'
import { Deferred } from '../../../components/deferred.tsx'
import type { TaskActionsContext } from '../task-actions.ts'
import { TaskMenu } from '../task-menu.tsx'
import type { WorkTask } from '../work-queries.ts'
import { DeleteTask } from './delete-task.tsx'

interface RowMenuProps {
  task: WorkTask
  /** The task's project; undefined until it is loaded. */
  project: TaskActionsContext['project'] | undefined
}

/** Shows the menu of a task in a list. */
export function RowMenu({ task, project }: RowMenuProps): ReactNode {
  const [isAsking, setAsking] = useState(false)
  if (!project) return null
  return (
    <Deferred>
      <TaskMenu task={task} project={project} onDelete={() => setAsking(true)} />
      {isAsking && <DeleteTask task={task} onClose={() => setAsking(false)} />}
    </Deferred>
  )
}
