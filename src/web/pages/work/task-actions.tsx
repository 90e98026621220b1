import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { labelColumns } from '../projects/label-columns.ts'
import { useTaskChanges } from './use-task-changes.ts'
import type { WorkProject, WorkTask } from './work-queries.ts'

/** Something that a person can do with a task. */
export interface TaskAction {
  kind: 'assign' | 'move' | 'copy' | 'delete'
  /** Unique among the actions of a task. */
  id: string
  name: ReactNode
  run: () => void
}

export interface TaskActionsContext {
  task: WorkTask
  /** The task's project. */
  project: Pick<WorkProject, 'role' | 'columns'>
  /** Moves the task to the end of a column, if the page does that itself. */
  onMove?: ((task: WorkTask, cardId: string) => void) | undefined
  onDelete: (task: WorkTask) => void
}

/** Returns what the person may do with a task, for its menu on cards and in lists, and for its panel. */
export function useTaskActions({ task, project, onMove, onDelete }: TaskActionsContext): TaskAction[] {
  const { user } = useSession()
  const { assign, unassign, moveTo, copyLink } = useTaskChanges()
  const copy: TaskAction = { kind: 'copy', id: 'copy', name: 'Copy link', run: () => copyLink(task) }
  if (project.role === 'viewer') return [copy]
  const isMine = task.assignee_ids.includes(user.id)
  const columns = labelColumns(project.columns).filter(({ id }) => id !== task.card?.id)
  return [
    isMine
      ? { kind: 'assign', id: 'assign', name: 'Unassign me', run: () => unassign(task, user.id) }
      : { kind: 'assign', id: 'assign', name: 'Assign to me', run: () => assign(task, user.id) },
    ...columns.map(({ id, label }): TaskAction => ({
      kind: 'move',
      id,
      name: (
        <>
          Move to <bdi>{label}</bdi>
        </>
      ),
      run: () => (onMove ? onMove(task, id) : void moveTo(task, id, label)),
    })),
    copy,
    { kind: 'delete', id: 'delete', name: 'Delete', run: () => onDelete(task) },
  ]
}
