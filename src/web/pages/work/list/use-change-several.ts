import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { saveChange } from '../save-change.ts'
import { showRefusal } from '../../../show-refusal.ts'
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
    const tasks = latestOf(queryClient, [...selected.values()])
    setPending(true)
    setRefused([])
    const changed: WorkTask[] = []
    const moved = new Map<string, string>()
    try {
      for (let at = 0; at < tasks.length; at += perRequest) {
        const part = tasks.slice(at, at + perRequest)
        const body = { ...made, task_ids: part.map(({ id }) => id), undoable: isRestorable }
        const { data } = await saveChange(() => work.POST('/work/v1/tasks/changes', { body }))
        if (!data) continue
        const places = 'former_places' in data.data ? data.data.former_places : []
        for (const [index, place] of places.entries())
          if (place !== null) moved.set(data.data.changed[index] ?? '', place)
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
    if (isRestorable && changed.length <= limit) {
      if (moved.size > 0) offerMoveBack(queryClient, moved, text)
      else if (made.change?.card_id === undefined)
        await offerUndoOf(queryClient, project, changed, made, text).catch(() => undefined)
    }
    await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] })
  }
  return { change, isPending, refused }
}

/** Returns tasks as the pages have loaded them last: they were chosen at some earlier time. */
function latestOf(queryClient: QueryClient, tasks: readonly WorkTask[]): WorkTask[] {
  // A list that is not shown is not read again when its tasks change.
  const lists = queryClient.getQueriesData<{ pages: { data: WorkTask[] }[] }>({
    type: 'active',
    predicate: ({ queryKey: [, path, kind] }) => path === '/work/v1/tasks' && kind === 'list',
  })
  const latest = new Map(
    lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.data) ?? []).map((one) => [one.id, one]),
  )
  return tasks.map((task) => latest.get(task.id) ?? task)
}

/** Offers to undo a move of several tasks. @param formerPlaces by the ids of the tasks */
function offerMoveBack(
  queryClient: QueryClient,
  formerPlaces: ReadonlyMap<string, string>,
  text: string,
): void {
  const ids = [...formerPlaces.keys()]
  const undo = (): Promise<boolean> => moveBack(queryClient, ids, [...formerPlaces.values()])
  offerUndo({ text, taskId: ids[0] ?? '', undo })
}

/** Offers to undo a change to several tasks, if nobody changes them before. */
async function offerUndoOf(
  queryClient: QueryClient,
  project: string,
  before: readonly WorkTask[],
  { change = {} }: Change,
  text: string,
): Promise<void> {
  const changed = before.filter((task) => wasChanged(task, change))
  const ids = changed.map(({ id }) => id)
  const { add_user_ids } = change
  const after = await readTasks(project, ids)
  const undo = async (): Promise<boolean> => {
    const now = await readTasks(project, ids)
    const kept = changed.filter(({ id }) => now.has(id) && now.get(id)?.version === after.get(id)?.version)
    let isWhole = kept.length === changed.length
    // A repeating task also gets its recurrence back, and its successor goes.
    const repeats = ({ recurrence }: WorkTask): boolean => recurrence !== null && change.progress === 100
    for (const task of kept.filter(repeats)) {
      const its = after.get(task.id)
      isWhole = its !== undefined && (await restoreFields(queryClient, task, its, 'progress')) && isWhole
    }
    const groups = Map.groupBy(
      kept.filter((task) => !repeats(task)),
      ({ progress }) => JSON.stringify(add_user_ids ? { remove_user_ids: add_user_ids } : { progress }),
    )
    for (const [restored, tasks] of groups) {
      const body = {
        task_ids: tasks.map(({ id }) => id),
        change: JSON.parse(restored) as NonNullable<Change['change']>,
      }
      const { data } = await saveChange(() => work.POST('/work/v1/tasks/changes', { body }))
      isWhole = data?.data.refused.length === 0 && isWhole
    }
    await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] })
    return isWhole
  }
  offerUndo({ text, taskId: ids[0] ?? '', undo })
}

/** Returns whether a change was one for a task, which may have had these values before. */
const wasChanged = (task: WorkTask, { progress, add_user_ids }: NonNullable<Change['change']>): boolean =>
  (progress !== undefined && task.progress !== progress) ||
  add_user_ids?.some((id) => !task.assignee_ids.includes(id)) === true

/** Reads tasks as they are stored: together those that were changed last, and each of the others. */
async function readTasks(project: string, ids: readonly string[]): Promise<Map<string, WorkTask>> {
  const query = { project_id: project, sort: 'updated' as const, limit }
  const { data } = await work.GET('/work/v1/tasks', { params: { query } })
  const read = new Map(data?.data.map((task) => [task.id, task]))
  for (const id of ids) {
    if (read.has(id)) continue
    const one = await work.GET('/work/v1/tasks/{id}', { params: { path: { id } } }).catch(() => undefined)
    if (one?.data) read.set(id, one.data.data)
  }
  return read
}
