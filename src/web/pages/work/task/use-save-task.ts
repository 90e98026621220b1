import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Problem } from '../../../api/problem.ts'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { saveChange } from '../save-change.ts'
import { showRefusal } from '../show-refusal.ts'
import { restoreFields } from '../take-back.ts'
import { titleOf } from '../title-of.ts'
import { offerUndo } from '../undo.ts'
import { taskQuery, type WorkTask } from '../work-queries.ts'

/** Fields that a person changes. */
export type TaskChange = Omit<WorkSchemas['WorkTaskUpdate'], 'version'>

export interface Saving {
  /** Words for the last change: `Saving…`, `Saved`. */
  status: string
  /** Saves a change. If that fails, shows the reason and throws. */
  save: (change: TaskChange) => Promise<WorkTask>
  saveText: SaveText
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
  const [status, setStatus] = useState('')
  const running = useRef(0)
  const query = taskQuery(id)

  const send = async (body: WorkSchemas['WorkTaskUpdate']): Promise<WorkTask> => {
    const { data } = await saveChange(() =>
      work.PATCH('/work/v1/tasks/{id}', { params: { path: { id } }, body }),
    )
    if (!data) throw Problem.unreachable()
    queryClient.setQueryData(query.queryKey, data)
    void queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks', 'list'] })
    return data.data
  }
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
      showRefusal('The change was not saved', error)
      throw error
    }
  }
  const save = async (change: TaskChange): Promise<WorkTask> => {
    const before = queryClient.getQueryData<{ data: WorkTask }>(query.queryKey)?.data
    const after = await say(() => send(change))
    if (before) offerUndoOf(queryClient, before, after)
    return after
  }

  const saveText = (field: TextField, text: string, base: string): Promise<WorkTask> => {
    const textOf = (task: WorkTask): string => task[field] ?? ''
    const change = async (): Promise<WorkTask> => {
      for (;;) {
        const stored = (await queryClient.ensureQueryData(query)).data
        if (textOf(stored) !== base) return stored
        try {
          return await send({ [field]: text, version: stored.version })
        } catch (error) {
          if (Problem.of(error).code !== 'changed_by_another') throw error
          // The other person's change may be to another field.
          await queryClient.fetchQuery({ ...query, staleTime: 0 })
        }
      }
    }
    return say(change, (now) => textOf(now) === text)
  }
  return { status, save, saveText }
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
