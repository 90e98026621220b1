import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { useWorkDialog } from '../../../shell/work-dialog.tsx'
import { pageActionsFor } from '../shortcuts.ts'
import { useTaskActions, type TaskAction } from '../task-actions.ts'
import { taskAt } from '../task-shortcuts.ts'
import { projectQuery, taskQuery, type WorkTask } from '../work-queries.ts'

const route = getRouteApi('/signed-in/work')

/** An action that the search runs. */
export interface Command extends Pick<TaskAction, 'id' | 'name' | 'column' | 'run'> {
  /** The task on which it acts. */
  task?: WorkTask
  keys: readonly string[]
}

/**
 * Returns the actions whose name has each of the words, at the beginning of one of its own: those on the task that is open
 * or was focused when the search was opened, and those on none.
 * @param onDelete asks whether to delete the task
 */
export function useCommands(text: string, onDelete: (task: WorkTask) => void): Command[] {
  const { show, hide } = useWorkDialog()
  const { role } = useSession()
  const navigate = useNavigate()
  const onTask = useTaskCommands(onDelete)
  const onPage = pageActionsFor(role).map(({ name, keys, run }): Command => ({
    id: name.replaceAll(' ', '-'),
    name,
    keys,
    run: () =>
      void run({
        show,
        go: (to) => {
          hide(false)
          void navigate({ to })
        },
      }),
  }))
  const words = wordsOf(text)
  return [...onTask, ...onPage].filter(({ name, column = '' }) => {
    const its = wordsOf(`${name} ${column}`)
    return words.every((word) => its.some((one) => one.startsWith(word)))
  })
}

function useTaskCommands(onDelete: (task: WorkTask) => void): Command[] {
  const { hide, opener } = useWorkDialog()
  const { task: open } = route.useSearch()
  const actionsOn = useTaskActions()
  const id = open ?? (opener ? taskAt(opener) : undefined)
  const task = useQuery({ ...taskQuery(id ?? ''), enabled: id !== undefined, retry: false }).data?.data
  const projectId = task?.project_id ?? ''
  const project = useQuery({ ...projectQuery(projectId), enabled: projectId !== '', retry: false }).data?.data
  if (!task || !project) return []
  return actionsOn({ task, project, onDelete }).map(({ key, run, isDestructive = false, ...action }) => ({
    ...action,
    task,
    keys: key === undefined ? [] : [key],
    // A dialog above the search asks first. Other actions may move the focus, which the search returns before.
    run: isDestructive
      ? run
      : () => {
          hide()
          requestAnimationFrame(run)
        },
  }))
}

/** Returns the words of a text without regard to case and accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
