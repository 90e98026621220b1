import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Problem } from '../../../api/problem.ts'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { askBeforeLeaving } from '../ask-before-leaving.ts'
import { inOrder } from '../in-order.ts'
import { saveChange } from '../save-change.ts'
import { notFoundTexts } from '../gone.ts'
import { showRefusal } from '../../../show-refusal.tsx'
import { restoreFields } from '../take-back.ts'
import { titleOf } from '../title-of.ts'
import { offerUndo } from '../undo.ts'
import { readAtOnce, taskQuery, type WorkTask } from '../work-queries.ts'

/** Fields that a person changes. */
export type TaskChange = Omit<WorkSchemas['WorkTaskUpdate'], 'version'>

export interface Saving {
  /** Words for the last change: `Saving…`, `Saved`. */
  status: string
  /** Saves a change. If that fails, shows the reason and throws. */
  save: (change: TaskChange) => Promise<WorkTask>
  saveText: SaveText
  /**
   * Assigns and unassigns people. Those whom others have assigned or unassigned meanwhile stay so.
   * @param shown the people whom the page showed before
   */
  saveAssignees: (ids: readonly string[], shown: readonly string[]) => Promise<WorkTask>
}

/**
 * Saves text if nobody has changed it since it was `base`; otherwise returns the task as it is stored, and saves
 * nothing.
 */
export type SaveText = (field: TextField, text: string, base: string) => Promise<WorkTask>

export type TextField = 'title' | 'description'

/** Saves each change to a task as it is made. */
export function useSaveTask({ id }: WorkTask): Saving {
  const queryClient = useQueryClient()
  const { status, say: sayOf } = useSavingStatus()
  const say: typeof sayOf = (change, isSaved) =>
    sayOf(() => askBeforeLeaving(() => inOrder(id, change)), isSaved)
  const query = taskQuery(id)

  const save = async (change: TaskChange): Promise<WorkTask> => {
    let before: WorkTask | undefined
    const after = await say(async () => {
      // What is restored is what was stored, which the page may not show yet. If that cannot be read, the change is still made.
      if ('progress' in change) {
        const stored = readAtOnce(queryClient, query)
        before = (await stored.catch(() => queryClient.getQueryData<Awaited<typeof stored>>(query.queryKey)))
          ?.data
      }
      return send(queryClient, id, change)
    })
    if (before) offerUndoOf(queryClient, before, after)
    return after
  }

  const saveText = (field: TextField, text: string, base: string): Promise<WorkTask> => {
    const textOf = (task: WorkTask): string => task[field] ?? ''
    const change = (stored: WorkTask) => (textOf(stored) === base ? { [field]: text } : undefined)
    return say(
      () => sendOnto(queryClient, id, change),
      (now) => textOf(now) === text,
    )
  }

  const saveAssignees: Saving['saveAssignees'] = async (ids, shown) => {
    const isRemoved = (one: string): boolean => shown.includes(one) && !ids.includes(one)
    let before: WorkTask | undefined
    const change = (stored: WorkTask): TaskChange => {
      before = stored
      const kept = stored.assignee_ids.filter((one) => !isRemoved(one))
      const added = ids.filter((one) => !shown.includes(one) && !kept.includes(one))
      return { user_ids: [...kept, ...added] }
    }
    const after = await say(() => sendOnto(queryClient, id, change))
    if (before) offerUndoOf(queryClient, before, after)
    return after
  }
  return { status, save, saveText, saveAssignees }
}

/** Returns words for the changes that are being saved, and a function that saves one. */
function useSavingStatus() {
  const [status, setStatus] = useState('')
  const running = useRef(0)
  const say = async (
    change: () => Promise<WorkTask>,
    isSaved: (result: WorkTask) => boolean = () => true,
  ): Promise<WorkTask> => {
    running.current += 1
    setStatus('Saving…')
    try {
      const result = await change()
      running.current -= 1
      if (!isSaved(result)) setStatus('Not saved')
      else if (running.current === 0) setStatus('Saved')
      return result
    } catch (error) {
      running.current -= 1
      setStatus('Not saved')
      showRefusal('The change was not saved', error, notFoundTexts.task)
      throw error
    }
  }
  return { status, say }
}

async function send(
  queryClient: QueryClient,
  id: string,
  body: WorkSchemas['WorkTaskUpdate'],
): Promise<WorkTask> {
  const { data } = await saveChange(() =>
    work.PATCH('/work/v1/tasks/{id}', { params: { path: { id } }, body }),
  )
  if (!data) throw Problem.unreachable()
  queryClient.setQueryData(taskQuery(id).queryKey, data)
  void queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks', 'list'] })
  return data.data
}

/** Sends a change to the task as it is stored; none if `changeOf` returns none. Another person's change is not lost. */
async function sendOnto(
  queryClient: QueryClient,
  id: string,
  changeOf: (stored: WorkTask) => TaskChange | undefined,
): Promise<WorkTask> {
  const query = taskQuery(id)
  for (;;) {
    const stored = (await readAtOnce(queryClient, query, Infinity)).data
    const change = changeOf(stored)
    if (!change) return stored
    try {
      return await send(queryClient, id, { ...change, version: stored.version })
    } catch (error) {
      if (Problem.of(error).code !== 'changed_by_another') throw error
      await readAtOnce(queryClient, query)
    }
  }
}

/** Offers to undo a completion, or the removal of a person. */
function offerUndoOf(queryClient: QueryClient, before: WorkTask, after: WorkTask): void {
  const isLeft = before.assignee_ids.some((id) => !after.assignee_ids.includes(id))
  if (before.completed === after.completed && !isLeft) return
  const replaced = isLeft ? 'assignees' : 'progress'
  const done = isLeft ? 'Unassigned' : after.completed ? 'Completed' : 'Reopened'
  offerUndo({
    text: `${done} “${titleOf(after)}”`,
    taskId: after.id,
    undo: () => restoreFields(queryClient, before, after, replaced),
  })
}
