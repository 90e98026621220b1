import { useQueryClient } from '@tanstack/react-query'
import { notFoundTexts } from './gone.ts'
import { showRefusal } from '../../show-refusal.tsx'
import { useTaskActions } from './task-actions.ts'
import { projectQuery, readAtOnce, taskQuery } from './work-queries.ts'

/** Returns the task whose card, row or panel contains an element. */
export const taskAt = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-task-panel]')?.dataset.taskPanel ??
  element.closest('li, [role=row], [data-card]')?.querySelector<HTMLElement>('a[data-task]')?.dataset.task

/** Returns a function that runs the action with a shortcut on a task, if the person may (product.md 25.67). */
export function useTaskShortcut(): (key: string, id: string) => void {
  const queryClient = useQueryClient()
  const actionsOn = useTaskActions()
  const run = async (key: string, id: string): Promise<void> => {
    const task = (await readAtOnce(queryClient, taskQuery(id), 1_000)).data
    const project = (await readAtOnce(queryClient, projectQuery(task.project_id ?? ''), Infinity)).data
    actionsOn({ task, project })
      .find((action) => action.key === key)
      ?.run()
  }
  return (key, id) =>
    void run(key, id).catch((error: unknown) =>
      showRefusal('The task was not changed', error, notFoundTexts.task),
    )
}
