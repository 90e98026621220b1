import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { showRefusal } from './show-refusal.ts'
import { useTaskChanges } from './use-task-changes.ts'
import { projectQuery, taskQuery } from './work-queries.ts'

/** What a shortcut does with the focused task: changes it, or focuses a field of its panel. */
export type TaskShortcut = 'complete' | 'assign' | 'due' | 'priority' | 'column'

/** Returns the task whose card, row or panel contains an element. */
export const taskAt = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-task-panel]')?.dataset.taskPanel ??
  element.closest('li, [role=row], [data-card]')?.querySelector<HTMLElement>('a[data-task]')?.dataset.task

/** Returns a function that runs a shortcut on a task, if the person may change it (product.md 25.67). */
export function useTaskShortcut(): (shortcut: TaskShortcut, id: string) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const { complete, assign, unassign } = useTaskChanges()
  const run = async (shortcut: TaskShortcut, id: string): Promise<void> => {
    const task = (await queryClient.fetchQuery({ ...taskQuery(id), staleTime: 1_000 })).data
    const project = await queryClient.ensureQueryData(projectQuery(task.project_id ?? ''))
    if (project.data.role === 'viewer') return
    if (shortcut === 'complete') complete(task, !task.completed)
    else if (shortcut !== 'assign') {
      await navigate({ to: '.', search: (current) => ({ ...current, task: id }), resetScroll: false })
      focusWhenShown(`[data-task-panel="${CSS.escape(id)}"] [data-field="${shortcut}"]`)
    } else if (task.assignee_ids.includes(user.id)) unassign(task, user.id)
    else assign(task, user.id)
  }
  return (shortcut, id) =>
    void run(shortcut, id).catch((error: unknown) => showRefusal('The task was not changed', error))
}

/** Time within which a field of the panel is shown, in milliseconds. */
const shownMs = 5_000

/** Focuses a field as soon as it is on the page, after the panel has taken the focus. */
function focusWhenShown(selector: string): void {
  const until = performance.now() + shownMs
  const look = (): void => {
    const field = document.querySelector<HTMLElement>(selector)
    if (field) field.focus()
    if (document.activeElement !== field && performance.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
