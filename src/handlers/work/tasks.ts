import { dayIn } from '../../domain/dates.ts'
import { isId, type IdPrefix } from '../../domain/ids.ts'
import { readFilter } from '../../domain/lenient-values.ts'
import { mapPage } from '../../domain/page.ts'
import * as several from '../../domain/tasks/change-tasks.ts'
import * as creating from '../../domain/tasks/create-task.ts'
import * as deleting from '../../domain/tasks/delete-task.ts'
import * as listing from '../../domain/tasks/list-accessible-tasks.ts'
import * as history from '../../domain/tasks/list-task-activity.ts'
import { describeFormerPlace, readFormerPlace, type FormerPlace } from '../../domain/tasks/former-place.ts'
import * as moving from '../../domain/tasks/move-task.ts'
import { describeWrittenTask, findAccessibleTask, workTask } from '../../domain/tasks/accessible-tasks.ts'
import * as updating from '../../domain/tasks/update-task.ts'
import { invalid } from '../../errors.ts'
import type { WorkHandlers } from '../../http/contexts/work-context.ts'

export const listTasks: WorkHandlers['listTasks'] = (
  { query },
  { db, workspaceId, session, now, paginate },
) => {
  const person = { workspaceId, userId: session.user.id }
  const { project_id, card_id, due, q, sort, order, timezone = 'UTC' } = query
  const completed = query.completed && readFilter.completed(query.completed)
  const assignee_id = query.assignee_id === 'me' ? person.userId : query.assignee_id
  const filters = { project_id, card_id, assignee_id, completed, due, q, sort, order }
  const today = dayIn(timezone, now)
  return paginate(query, ['listTasks', person.userId, filters, timezone], async (page) =>
    mapPage(await listing.listAccessibleTasks(db, person, filters, today, page), workTask),
  )
}

export const getTask: WorkHandlers['getTask'] = async ({ path }, { db, workspaceId, session }) => {
  const task = await findAccessibleTask(db, { workspaceId, userId: session.user.id }, path.id)
  return { status: 200, body: { data: workTask(task) } }
}

export const createTask: WorkHandlers['createTask'] = async ({ body }, { plan, actor, session }) => {
  const { title, recurrence, reminder_date, ...fields } = body
  const input = { ...fields, title_text: title }
  const task = await creating.createTask(plan, actor, input, { recurrence, reminder_date })
  const { id, name } = session.user
  return { status: 201, body: { data: workTask({ ...task, comment_count: 0, created_by: { id, name } }) } }
}

export const updateTask: WorkHandlers['updateTask'] = async ({ path, body }, { plan, actor }) => {
  const { title, user_ids, recurrence, version, ...fields } = body
  const input = { ...fields, title_text: title }
  const task = await updating.updateTask(plan, actor, path.id, input, { user_ids, recurrence, version })
  return { status: 200, body: { data: workTask(await describeWrittenTask(plan.db, actor, task)) } }
}

export const deleteTask: WorkHandlers['deleteTask'] = async ({ path }, { plan, actor }) => {
  await deleting.deleteTask(plan, actor, path.id)
  return { status: 204 }
}

export const moveTask: WorkHandlers['moveTask'] = async ({ path, body }, { tx, actor }) => {
  const { card_id: cardId, before, undoable = false } = body
  const moved = await moving.moveTask(tx, actor, path.id, { cardId, before })
  const data = workTask(await describeWrittenTask(tx, actor, moved.after))
  const former_place = describeFormerPlace(moved.before, moved.after)
  return { status: 200, body: { data, ...(undoable && { former_place }) } }
}

export const changeTasks: WorkHandlers['changeTasks'] = async ({ body }, { tx, actor }) => {
  const result = await several.changeTasks(tx, actor, body.task_ids, readChange(body))
  const { changed, formerPlaces } = result
  const refused = result.refused.map(({ id, error: { code, message } }) => ({ id, code, message }))
  const hasPlaces = body.undoable === true && formerPlaces.size > 0
  const former_places = changed.map((id) => formerPlaces.get(id) ?? null)
  return { status: 200, body: { data: { changed, refused, ...(hasPlaces && { former_places }) } } }
}

/** Returns the change of a body. @throws AppError validation_error */
function readChange({
  task_ids,
  change,
  delete: isDeletion,
}: Parameters<WorkHandlers['changeTasks']>[0]['body']): Parameters<typeof several.changeTasks>[3] {
  requireIds('task_ids', 'task', task_ids)
  if (isDeletion && change) throw invalid('delete', 'delete cannot be combined with change.')
  if (isDeletion) return 'delete'
  const { progress, card_id, priority, end_date, add_user_ids, remove_user_ids, former_places } = change ?? {}
  const wanted = { progress, card_id, priority, end_date, add_user_ids, remove_user_ids }
  const isEmpty = Object.values(wanted).every((value) => value === undefined)
  if (former_places && !isEmpty)
    throw invalid('change.former_places', 'change.former_places cannot be combined with other fields.')
  if (former_places) return { formerPlaces: readFormerPlaces(task_ids, former_places) }
  if (isEmpty) throw invalid('change', 'change must have a field, unless the tasks are deleted.')
  if (card_id !== undefined) requireIds('change.card_id', 'card', [card_id])
  requireIds('change.add_user_ids', 'user', add_user_ids)
  requireIds('change.remove_user_ids', 'user', remove_user_ids)
  if (add_user_ids?.some((id) => remove_user_ids?.includes(id)))
    throw invalid('change.remove_user_ids', 'change.remove_user_ids has a person of change.add_user_ids.')
  return wanted
}

/** Returns the former places of tasks by their ids. @throws AppError validation_error */
function readFormerPlaces(ids: readonly string[], texts: readonly string[]): Map<string, FormerPlace> {
  const places = new Map<string, FormerPlace>()
  for (const [index, id] of ids.entries()) {
    const place = readFormerPlace(texts[index] ?? '')
    if (place) places.set(id, place)
  }
  if (places.size !== ids.length || texts.length !== ids.length)
    throw invalid(
      'change.former_places',
      'change.former_places must have a former place of each of task_ids, in their order.',
    )
  return places
}

/** @throws AppError validation_error for a text without the shape of an id */
function requireIds(param: string, prefix: IdPrefix, ids: readonly string[] = []): void {
  if (!ids.every((id) => isId(prefix, id)))
    throw invalid(
      param,
      `${param} has a text that is not an id, such as ${prefix}_01m6drk2y0e6qsmym84rk0bvbg.`,
    )
}

export const listTaskActivity: WorkHandlers['listTaskActivity'] = (
  { path, query },
  { db, workspaceId, session, paginate },
) => {
  const person = { workspaceId, userId: session.user.id }
  return paginate(query, ['listTaskActivity', path.id], (page) =>
    history.listTaskActivity(db, person, path.id, page),
  )
}
