import type { QueryClient } from '@tanstack/react-query'
import { Problem } from '../../api/problem.ts'
import { work, type WorkSchemas } from '../../api/work.ts'
import { saveChange } from './save-change.ts'
import { taskQuery, type WorkTask } from './work-queries.ts'

/* Takes changes to tasks back, unless somebody has changed the task since (product.md 25.62). */

/** What a change has replaced. Completing a repeating task also ends its recurrence. */
export type Replaced = 'progress' | 'assignees'

/**
 * Restores what a change has replaced, and nothing else. A successor that the completion of a repeating task has made is deleted.
 * @param before the task before the change
 * @param after the task as the server returned it after the change
 * @returns the number of restored tasks: 0 if the task, or its successor, has been changed since
 */
export async function restoreFields(
  queryClient: QueryClient,
  before: WorkTask,
  after: WorkTask,
  replaced: Replaced,
): Promise<number> {
  const { progress, recurrence, assignee_ids } = before
  const hasSuccessor = replaced === 'progress' && recurrence !== after.recurrence
  const successor = hasSuccessor ? await findSuccessor(before) : undefined
  if (hasSuccessor && !successor) return 0
  const restored =
    replaced === 'assignees' ? { user_ids: assignee_ids } : { progress, ...(hasSuccessor && { recurrence }) }
  const done = await isDone(() =>
    work.PATCH('/work/v1/tasks/{id}', {
      params: { path: { id: before.id } },
      body: { ...restored, version: after.version },
    }),
  )
  // Nobody's change to the successor is lost: it is read again.
  const untouched = done && successor ? await findSuccessor(before) : undefined
  if (untouched) await isDone(() => work.DELETE('/work/v1/tasks/{id}', pathOf(untouched)))
  await refresh(queryClient, before)
  return done ? 1 : 0
}

/** Returns where a task stood before an undoable move; undefined if it cannot go back. */
export const formerPlaceOf = (
  reply: WorkSchemas['WorkTaskResponse'] | WorkSchemas['UndoableMoveResponse'],
): string | undefined => ('former_place' in reply ? (reply.former_place ?? undefined) : undefined)

/**
 * Moves tasks back to where they stood, unless somebody has moved them since. The others go back.
 * @param formerPlaces of the tasks, from the reply to the move
 * @returns the number of tasks that went back
 */
export async function moveBack(
  queryClient: QueryClient,
  ids: readonly string[],
  formerPlaces: readonly string[],
): Promise<number> {
  const body = { task_ids: [...ids], change: { former_places: [...formerPlaces] } }
  const { data } = await saveChange(() => work.POST('/work/v1/tasks/changes', { body }))
  await Promise.all(ids.map((id) => refresh(queryClient, { id })))
  const { changed = [], refused = [] } = data?.data ?? {}
  const isMeanwhile = ({ code }: { code: string }): boolean =>
    code === 'changed_by_another' || code === 'not_found'
  const other = refused.find((one) => !isMeanwhile(one))
  if (other && changed.length === 0) throw new Error(other.message)
  return changed.length
}

/** Returns false if a change was refused because somebody has changed or deleted the task. */
async function isDone(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change()
    return true
  } catch (error) {
    const { code, isNotFound } = Problem.of(error)
    if (code === 'changed_by_another' || isNotFound) return false
    throw error
  }
}

/** Finds the task that the completion of a repeating task has made, if nobody has changed it. */
async function findSuccessor(before: WorkTask): Promise<WorkTask | undefined> {
  const query = { project_id: before.project_id ?? '', completed: 'false' as const, sort: 'created' as const }
  const { data } = await work.GET('/work/v1/tasks', { params: { query } })
  return data?.data.find(
    ({ id, title, recurrence, created_at, updated_at, comment_count }) =>
      id !== before.id &&
      title === before.title &&
      recurrence === before.recurrence &&
      (created_at ?? '') >= (before.updated_at ?? '') &&
      updated_at === created_at &&
      comment_count === 0,
  )
}

const pathOf = ({ id }: WorkTask) => ({ params: { path: { id } } })

async function refresh(queryClient: QueryClient, { id }: Pick<WorkTask, 'id'>): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/tasks'] }),
    queryClient.invalidateQueries({ queryKey: taskQuery(id).queryKey }),
  ])
}
