import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { askBeforeLeaving } from '../ask-before-leaving.ts'
import { notFoundTexts } from '../gone.ts'
import { saveChange } from '../save-change.ts'
import { showRefusal } from '../../../show-refusal.tsx'
import { moveBack, restoreFields } from '../take-back.ts'
import { offerUndo } from '../undo.ts'
import { limit, type WorkTask } from '../work-queries.ts'
import type { Selection } from './use-selection.ts'

type Change = Omit<WorkSchemas['TasksChange'], 'task_ids'>
type Fields = NonNullable<Change['change']>

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
    if (isPending) return
    const tasks = [...selected.values()]
    setPending(true)
    setRefused([])
    // What is restored is what was stored, which the page may not show yet.
    const isReadFirst = isRestorable && made.change?.card_id === undefined && tasks.length <= limit
    const latest = isReadFirst
      ? await askBeforeLeaving(() => readLastChanged(project)).catch(() => undefined)
      : undefined
    const before = latest && new Map([...selected, ...shownTasks(queryClient), ...latest])
    const changed: WorkTask[] = []
    const moved = new Map<string, string>()
    try {
      for (let at = 0; at < tasks.length; at += perRequest) {
        const part = tasks.slice(at, at + perRequest)
        const body = { ...made, task_ids: idsOf(part), undoable: isRestorable }
        const { data } = await saveChange(() => work.POST('/work/v1/tasks/changes', { body }))
        if (!data) continue
        const places = 'former_places' in data.data ? data.data.former_places : []
        for (const [index, place] of places.entries())
          if (place !== null) moved.set(data.data.changed[index] ?? '', place)
        const ids = new Set(data.data.changed)
        const gone = part.filter(({ id }) => ids.has(id))
        for (const task of gone) changed.push(task)
        deselect(gone)
        const reason = made.change?.card_id === undefined ? notFoundTexts.task : notFoundTexts.place
        const withReason = (one: Refused[number]) =>
          one.code === 'not_found' ? { ...one, message: reason } : one
        setRefused((current) => [...current, ...data.data.refused.map(withReason)])
      }
    } catch (error) {
      showRefusal('The tasks were not changed', error)
    } finally {
      setPending(false)
    }
    if (changed.length === 0) return
    const text = `${done} ${changed.length === 1 ? '1 task' : `${changed.length} tasks`}`
    announce(text)
    if (moved.size > 0 && moved.size <= limit) offerMoveBack(queryClient, moved, text)
    if (before) await offerUndoOf(queryClient, project, { ids: idsOf(changed), before, made, text })
    await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] })
  }
  return { change, isPending, refused }
}

const idsOf = (tasks: readonly WorkTask[]): string[] => tasks.map(({ id }) => id)

/** Offers to undo a move of several tasks. @param formerPlaces by the ids of the tasks */
function offerMoveBack(
  queryClient: QueryClient,
  formerPlaces: ReadonlyMap<string, string>,
  text: string,
): void {
  const ids = [...formerPlaces.keys()]
  const undo = (): Promise<number> => moveBack(queryClient, ids, [...formerPlaces.values()])
  offerUndo({ text, taskId: ids[0] ?? '', count: ids.length, undo })
}

interface ChangedTasks {
  ids: readonly string[]
  /** The tasks as they were stored before. */
  before: ReadonlyMap<string, WorkTask>
  made: Change
  text: string
}

/** Offers to undo a change to several tasks, except those that somebody changes before. */
async function offerUndoOf(
  queryClient: QueryClient,
  project: string,
  { ids, before, made: { change = {} }, text }: ChangedTasks,
): Promise<void> {
  const changed = ids.filter((id) => wasChanged(before.get(id), change))
  const after = await readTasks(project, changed).catch(() => undefined)
  if (!after || changed.length === 0) return
  const undo = async (): Promise<number> => {
    const now = await readTasks(project, changed)
    const isKept = ({ id }: WorkTask): boolean =>
      now.has(id) && now.get(id)?.version === after.get(id)?.version
    const kept = changed.flatMap((id) => before.get(id) ?? []).filter(isKept)
    const restored = await restoreTasks(queryClient, kept, after, change)
    await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] })
    return restored
  }
  offerUndo({ text, taskId: changed[0] ?? '', count: changed.length, undo })
}

/** Restores what a change has replaced in tasks. Returns the number of restored tasks; throws if the first cannot be restored. */
async function restoreTasks(
  queryClient: QueryClient,
  before: readonly WorkTask[],
  after: ReadonlyMap<string, WorkTask>,
  { progress: made, add_user_ids }: Fields,
): Promise<number> {
  // A repeating task also gets its recurrence back, and its successor goes.
  const repeats = ({ recurrence }: WorkTask): boolean => recurrence !== null && made === 100
  const groups = Map.groupBy(
    before.filter((task) => !repeats(task)),
    ({ progress }) => JSON.stringify(add_user_ids ? { remove_user_ids: add_user_ids } : { progress }),
  )
  const steps = [
    ...before.filter(repeats).map((task) => () => {
      const its = after.get(task.id)
      return its ? restoreFields(queryClient, task, its, 'progress') : 0
    }),
    ...[...groups].map(
      ([fields, tasks]) =>
        () =>
          setFields(tasks, JSON.parse(fields) as Fields),
    ),
  ]
  let restored = 0
  try {
    for (const step of steps) restored += await step()
  } catch (error) {
    if (restored === 0) throw error
  }
  return restored
}

async function setFields(tasks: readonly WorkTask[], fields: Fields): Promise<number> {
  const body = { task_ids: idsOf(tasks), change: fields }
  const { data } = await saveChange(() => work.POST('/work/v1/tasks/changes', { body }))
  return data?.data.changed.length ?? 0
}

/** Returns whether a change was one for a task, which may have had these values before. */
const wasChanged = (before: WorkTask | undefined, { progress, add_user_ids }: Fields): boolean =>
  before === undefined ||
  (progress !== undefined && before.progress !== progress) ||
  add_user_ids?.some((id) => !before.assignee_ids.includes(id)) === true

/** Returns the tasks of the lists that are shown. A list that is not is not read again when its tasks change. */
function shownTasks(queryClient: QueryClient): Map<string, WorkTask> {
  const lists = queryClient.getQueriesData<{ pages: { data: WorkTask[] }[] }>({
    type: 'active',
    predicate: ({ queryKey: [, path, kind] }) => path === '/work/v1/tasks' && kind === 'list',
  })
  const tasks = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.data) ?? [])
  return new Map(tasks.map((task) => [task.id, task]))
}

/** Reads the tasks of a project that were changed last. */
async function readLastChanged(project: string): Promise<Map<string, WorkTask>> {
  const query = { project_id: project, sort: 'updated' as const, limit }
  const { data } = await work.GET('/work/v1/tasks', { params: { query } })
  return new Map(data?.data.map((task) => [task.id, task]))
}

/**
 * Reads tasks as they are stored: together those that were changed last, and each of the others. Those that are gone are
 * left out.
 */
async function readTasks(project: string, ids: readonly string[]): Promise<Map<string, WorkTask>> {
  const read = await readLastChanged(project)
  const readOne = (id: string) =>
    work.GET('/work/v1/tasks/{id}', { params: { path: { id } } }).catch(() => undefined)
  const others = await Promise.all(ids.filter((id) => !read.has(id)).map(readOne))
  for (const one of others) if (one?.data) read.set(one.data.data.id, one.data.data)
  return read
}
