import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { saveChange } from '../save-change.ts'
import { showRefusal } from '../show-refusal.ts'
import { moveBack, restoreFields } from '../take-back.ts'
import { offerUndo } from '../undo.ts'
import { limit, type WorkTask } from '../work-queries.ts'
import type { Selection } from './use-selection.ts'

type Change = Omit<WorkSchemas['TasksChange'], 'task_ids'>

/** Tasks that were not changed, and the reason. */
export type Refused = WorkSchemas['RefusedTask'][]

/** Maximum number of tasks in a request. */
const perRequest = 100

/**
 * Changes the chosen tasks. What was changed is no longer chosen; what was refused stays, with its reason.
 * @param isRestorable whether the change can be undone
 */
export function useChangeSeveral(
  project: string,
  selected: Selection,
  deselect: (tasks: readonly WorkTask[]) => void,
) {
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<Refused>([])
  const change = async (made: Change, done: string, isRestorable = true): Promise<void> => {
    const tasks = [...selected.values()]
    setPending(true)
    setRefused([])
    const changed: WorkTask[] = []
    try {
      for (let at = 0; at < tasks.length; at += perRequest) {
        const part = tasks.slice(at, at + perRequest)
        const body = { ...made, task_ids: part.map(({ id }) => id) }
        const { data } = await saveChange(() => work.POST('/work/v1/tasks/changes', { body }))
        if (!data) continue
        const ids = new Set(data.data.changed)
        const gone = part.filter(({ id }) => ids.has(id))
        for (const task of gone) changed.push(task)
        deselect(gone)
        setRefused((current) => [...current, ...data.data.refused])
      }
    } catch (error) {
      showRefusal('The tasks were not changed', error)
    } finally {
      setPending(false)
    }
    if (changed.length === 0) return
    const text = `${done} ${changed.length === 1 ? '1 task' : `${changed.length} tasks`}`
    announce(text)
    if (isRestorable && changed.length <= limit) await offerUndoOf(queryClient, project, changed, made, text)
    await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] })
  }
  return { change, isPending, refused }
}

/** Offers to undo a change to several tasks. The list of the last changes has them as they are now. */
async function offerUndoOf(
  queryClient: QueryClient,
  project: string,
  before: readonly WorkTask[],
  { change }: Change,
  text: string,
): Promise<void> {
  const query = { project_id: project, sort: 'updated' as const, limit }
  const { data } = await work.GET('/work/v1/tasks', { params: { query } }).catch(() => ({ data: undefined }))
  const now = new Map(data?.data.map((task) => [task.id, task]))
  const to = change?.card_id
  const undoOne = (task: WorkTask): Promise<boolean> => {
    if (to !== undefined)
      return task.card && task.card.id !== to
        ? moveBack(queryClient, task, to, { cardId: task.card.id, before: null })
        : Promise.resolve(true)
    const after = now.get(task.id)
    return after ? restoreFields(queryClient, task, after) : Promise.resolve(false)
  }
  const undo = async (): Promise<boolean> => {
    let isWhole = true
    for (const task of before) isWhole = (await undoOne(task)) && isWhole
    return isWhole
  }
  offerUndo({ text, taskId: before[0]?.id ?? '', undo })
}
