import { useSession } from '../../api/session.ts'
import { labelColumns } from '../projects/label-columns.ts'
import { useEditField } from './edit-field.ts'
import { useTaskChanges } from './use-task-changes.ts'
import type { WorkProject, WorkTask } from './work-queries.ts'

/** Something that a person can do with a task. */
export interface TaskAction extends Pick<TaskActionKind, 'key' | 'control' | 'isDestructive'> {
  /** Unique among the actions on a task. */
  id: string
  name: string
  /** The name of the column that follows the name. */
  column?: string
  run: () => void
}

export interface TaskActionsContext {
  task: WorkTask
  /** The task's project. */
  project: Pick<WorkProject, 'role' | 'columns'>
  /** Moves the task to the end of a column, if the page does that itself. */
  onMove?: ((task: WorkTask, cardId: string) => void) | undefined
  /** Asks whether to delete the task. Without it, the task cannot be deleted there. */
  onDelete?: (task: WorkTask) => void
}

interface TaskActionKind {
  name: string
  /** The key that does it on a focused task. */
  key?: string
  /** Where a control other than a menu item or a button does it: in the panel, or on cards and in rows too. */
  control?: 'panel' | 'everywhere'
  /** Whether people who may only read the project may do it. */
  isForViewers?: boolean
  isDestructive?: boolean
  /** Returns the actions on a task, named like their kind unless they have a name. */
  of: (
    context: TaskActionsContext & {
      userId: string
      /** The changes, which offer to be undone. */
      changes: ReturnType<typeof useTaskChanges>
      edit: ReturnType<typeof useEditField>
    },
  ) => readonly (Pick<TaskAction, 'run' | 'column'> & Partial<Pick<TaskAction, 'id' | 'name'>>)[]
}

/**
 * Everything that can be done with a task, in the order in which it is offered: in its menu and panel, by shortcuts, which
 * the help lists, and in the search. The toolbar of the list has the names of those that it does with several tasks.
 */
export const taskActionKinds = {
  complete: {
    name: 'Complete',
    key: 'x',
    control: 'everywhere',
    of: ({ task, changes }) => [
      {
        ...(task.completed && { name: 'Reopen' }),
        run: () => changes.complete(task, !task.completed),
      },
    ],
  },
  assign: {
    name: 'Assign to me',
    key: 'a',
    of: ({ task, userId, changes }) => [
      task.assignee_ids.includes(userId)
        ? { name: 'Unassign me', run: () => changes.unassign(task, userId) }
        : { run: () => changes.assign(task, userId) },
    ],
  },
  due: {
    name: 'Due date',
    key: 'd',
    control: 'everywhere',
    of: ({ task, edit }) => [{ run: () => edit(task.id, 'due') }],
  },
  priority: {
    name: 'Priority',
    key: 'p',
    control: 'everywhere',
    of: ({ task, edit }) => [{ run: () => edit(task.id, 'priority') }],
  },
  column: {
    name: 'Column',
    key: 'm',
    control: 'everywhere',
    of: ({ task, edit }) => (task.card ? [{ run: () => edit(task.id, 'column') }] : []),
  },
  move: {
    name: 'Move to',
    control: 'panel',
    of: ({ task, project, changes, onMove }) =>
      labelColumns(project.columns)
        .filter(({ id }) => id !== task.card?.id)
        .map(({ id, label }) => ({
          id,
          column: label,
          run: () => (onMove ? onMove(task, id) : void changes.moveTo(task, id, label)),
        })),
  },
  copy: {
    name: 'Copy link',
    isForViewers: true,
    of: ({ task, changes }) => [{ run: () => changes.copyLink(task) }],
  },
  delete: {
    name: 'Delete',
    isDestructive: true,
    of: ({ task, onDelete }) => (onDelete ? [{ run: () => onDelete(task) }] : []),
  },
} satisfies Record<string, TaskActionKind>

const kinds: [string, TaskActionKind][] = Object.entries(taskActionKinds)

/** Returns a function that returns what the person may do with a task. */
export function useTaskActions(): (context: TaskActionsContext) => TaskAction[] {
  const { user } = useSession()
  const tools = { userId: user.id, changes: useTaskChanges(), edit: useEditField() }
  return (context) =>
    kinds
      .filter(([, { isForViewers = false }]) => isForViewers || context.project.role !== 'viewer')
      .flatMap(([id, { of, isForViewers: _, ...kind }]) =>
        of({ ...context, ...tools }).map((action) => ({ id, ...kind, ...action })),
      )
}
