import { notifications } from '@mantine/notifications'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { work, type WorkSchemas } from '../../api/work.ts'
import { announce } from '../../components/announcer.tsx'
import { copyText } from '../../copy-text.ts'
import { inOrder } from './in-order.ts'
import { saveChange } from './save-change.ts'
import { showTaskRefusal } from './gone.ts'
import { formerPlaceOf, moveBack, restoreFields, type Replaced } from './take-back.ts'
import { titleOf } from './title-of.ts'
import { offerUndo } from './undo.ts'
import { taskQuery, type WorkTask } from './work-queries.ts'

/** Changes to a task by a button or a menu, which say what was done and can be undone. */
export interface TaskChanges {
  complete: (task: WorkTask, isCompleted: boolean) => void
  assign: (task: WorkTask, userId: string) => void
  unassign: (task: WorkTask, userId: string) => void
  /** Moves a task to the end of a column. */
  moveTo: (task: WorkTask, cardId: string, column: string) => Promise<void>
  copyLink: (task: WorkTask) => void
}

export function useTaskChanges(): TaskChanges {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      complete: (task, isCompleted) =>
        void changeInOrder(queryClient, task, isCompleted ? 'Completed' : 'Reopened', 'progress', () => ({
          progress: isCompleted ? 100 : 0,
        })),
      assign: (task, userId) =>
        void changeInOrder(queryClient, task, 'Assigned', 'assignees', ({ assignee_ids, version }) => ({
          user_ids: [...assignee_ids.filter((id) => id !== userId), userId],
          version,
        })),
      unassign: (task, userId) =>
        void changeInOrder(queryClient, task, 'Unassigned', 'assignees', ({ assignee_ids, version }) => ({
          user_ids: assignee_ids.filter((id) => id !== userId),
          version,
        })),
      moveTo: (task, cardId, column) => inOrder(task.id, () => moveToEnd(queryClient, task, cardId, column)),
      copyLink: (task) => void copyLink(task),
    }),
    [queryClient],
  )
}

const changeInOrder = (...given: Parameters<typeof change>): Promise<void> =>
  inOrder(given[1].id, () => change(...given))

/** Changes a task as it is stored now, since the page may show an earlier state. */
async function change(
  queryClient: QueryClient,
  shown: WorkTask,
  done: string,
  replaced: Replaced,
  bodyFor: (task: WorkTask) => WorkSchemas['WorkTaskUpdate'],
): Promise<void> {
  const path = { params: { path: { id: shown.id } } }
  try {
    const stored = await saveChange(() => work.GET('/work/v1/tasks/{id}', path))
    const task = stored.data?.data ?? shown
    const { data } = await saveChange(() =>
      work.PATCH('/work/v1/tasks/{id}', { ...path, body: bodyFor(task) }),
    )
    if (!data) return
    say(task, done, () => restoreFields(queryClient, task, data.data, replaced))
    queryClient.setQueryData(taskQuery(task.id).queryKey, data)
    await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks', 'list'] })
  } catch (error) {
    showTaskRefusal(shown, 'changed', error)
  }
}

async function moveToEnd(
  queryClient: QueryClient,
  task: WorkTask,
  cardId: string,
  column: string,
): Promise<void> {
  try {
    const { data } = await saveChange(() =>
      work.POST('/work/v1/tasks/{id}/moves', {
        params: { path: { id: task.id } },
        body: { card_id: cardId, before: null, undoable: true },
      }),
    )
    if (!data) return
    queryClient.setQueryData(taskQuery(task.id).queryKey, { data: data.data })
    const former = formerPlaceOf(data)
    if (former !== undefined)
      say(task, `Moved to ${column}:`, () => moveBack(queryClient, [task.id], [former]))
    await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks', 'list'] })
  } catch (error) {
    showTaskRefusal(task, 'moved', error)
  }
}

function say(task: WorkTask, done: string, undo: () => Promise<number>): void {
  const text = `${done} “${titleOf(task)}”`
  announce(text)
  offerUndo({ text, taskId: task.id, undo })
}

async function copyLink({ id }: WorkTask): Promise<void> {
  const link = `${location.origin}/work?task=${id}`
  const isCopied = await copyText(link)
  notifications.show(
    isCopied
      ? { message: 'Link copied' }
      : { color: 'red', title: 'The browser refused to copy the link', message: link },
  )
}
