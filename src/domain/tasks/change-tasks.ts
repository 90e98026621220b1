import type { Transaction } from '../../db/transaction.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import type { TaskUpdateInput } from '../task-fields.ts'
import { createAppender } from './append-task.ts'
import { requireAssignable } from './assignees.ts'
import { deleteFoundTask } from './delete-task.ts'
import { findTasksForUpdate, type FoundTask } from './find-task-for-update.ts'
import { describeFormerPlace, moveBack, type FormerPlace } from './former-place.ts'
import { updateFoundTask } from './update-task.ts'

/** A change to several tasks. Omitted fields keep their values. */
export interface TasksChange extends Pick<TaskUpdateInput, 'progress' | 'priority' | 'end_date'> {
  /** The column to whose end the tasks are moved. */
  card_id?: string | undefined
  add_user_ids?: readonly string[] | undefined
  remove_user_ids?: readonly string[] | undefined
}

/** Moves each task back to where it stood before its last move. */
export interface MovesBack {
  /** Each task's former place, by its id. */
  formerPlaces: ReadonlyMap<string, FormerPlace>
}

export interface ChangedTasks {
  changed: string[]
  /** The tasks that may not be changed, with the error of the operation on a single task. */
  refused: { id: string; error: AppError }[]
  /** Where moved tasks stood before, by their ids; null for those that stood in no column. */
  formerPlaces: ReadonlyMap<string, string | null>
}

/** The maximum number of assignees of a task, as in the contract. */
const maxAssignees = 100

/**
 * Changes or deletes several tasks. Each is changed as `moveTask` and `updateTask` would, or refused by itself (product.md
 * 25.53, 25.54).
 */
export async function changeTasks(
  tx: Transaction,
  actor: Actor,
  ids: readonly string[],
  change: TasksChange | MovesBack | 'delete',
): Promise<ChangedTasks> {
  const found = await findTasksForUpdate(tx, actor, ids)
  const refused: ChangedTasks['refused'] = []
  /** Runs a step of each task that no step has refused. */
  const forEach = async (step: (task: FoundTask) => unknown): Promise<void> => {
    for (const [id, task] of found) {
      const error = task instanceof AppError ? task : await refusalOf(() => step(task))
      if (!error) continue
      refused.push({ id, error })
      found.delete(id)
    }
  }
  const formerPlaces = new Map<string, string | null>()
  if (change === 'delete') await forEach((task) => deleteFoundTask(tx, actor, task))
  else if ('formerPlaces' in change) await forEach((task) => takeBack(tx, actor, task, change))
  else await changeFound(tx, actor, change, { found, forEach, formerPlaces })
  const order = new Map(ids.map((id, index) => [id, index]))
  refused.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
  return { changed: [...found.keys()], refused, formerPlaces }
}

async function refusalOf(step: () => unknown): Promise<AppError | undefined> {
  try {
    await step()
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

async function takeBack(tx: Transaction, actor: Actor, found: FoundTask, { formerPlaces }: MovesBack) {
  const former = formerPlaces.get(found.task.id)
  if (former) await moveBack(tx, actor, found, former)
}

interface Steps {
  found: Map<string, FoundTask | AppError>
  forEach: (step: (task: FoundTask) => unknown) => Promise<void>
  formerPlaces: Map<string, string | null>
}

async function changeFound(
  tx: Transaction,
  actor: Actor,
  { card_id, add_user_ids = [], remove_user_ids = [], ...fields }: TasksChange,
  { found, forEach, formerPlaces }: Steps,
): Promise<void> {
  const requireAssignees = createAssigneeCache()
  const appender = createAppender(tx, actor)
  const wantedAssignees = ({ task: { assignee_ids } }: FoundTask): string[] =>
    [...new Set([...assignee_ids, ...add_user_ids])].filter((id) => !remove_user_ids.includes(id))
  // All refusals come first, because a task that is refused may not have been moved.
  await forEach(async (task) => {
    const { assignee_ids } = task.task
    const wanted = wantedAssignees(task)
    if (wanted.length > Math.max(maxAssignees, assignee_ids.length))
      throw invalid('user_ids', `A task has at most ${maxAssignees} assignees.`)
    const added = wanted.filter((id) => !assignee_ids.includes(id))
    await requireAssignees(tx.db, actor, task.scope.projectId, added)
    if (card_id !== undefined) await appender.lock(task, card_id)
  })
  if (card_id !== undefined)
    await forEach(async (before) => {
      const after = await appender.append(before, card_id)
      formerPlaces.set(after.id, describeFormerPlace(before.task, after))
    })
  const changesAssignees = add_user_ids.length + remove_user_ids.length > 0
  if (!changesAssignees && Object.values(fields).every((value) => value === undefined)) return
  // Moved tasks are read again, so that their events show the new column.
  const current = card_id === undefined ? found : await findTasksForUpdate(tx, actor, [...found.keys()])
  for (const [id, task] of current) found.set(id, task)
  await forEach((task) => {
    const further = changesAssignees ? { user_ids: wantedAssignees(task) } : {}
    return updateFoundTask(tx, actor, task, fields, further, requireAssignees)
  })
}

/** Returns a caching `requireAssignable`, for use within one transaction. */
function createAssigneeCache(): typeof requireAssignable {
  const checks = new Map<string, Promise<void>>()
  return (db, actor, projectId, assignees) => {
    const key = JSON.stringify([projectId, assignees])
    const check = checks.get(key) ?? requireAssignable(db, actor, projectId, assignees)
    checks.set(key, check)
    return check
  }
}
