import { dayIn } from '../../domain/dates.ts'
import { readFilter } from '../../domain/lenient-values.ts'
import { mapPage } from '../../domain/page.ts'
import * as creating from '../../domain/tasks/create-task.ts'
import * as deleting from '../../domain/tasks/delete-task.ts'
import * as listing from '../../domain/tasks/list-accessible-tasks.ts'
import * as history from '../../domain/tasks/list-task-activity.ts'
import * as moving from '../../domain/tasks/move-task.ts'
import { describeWrittenTask, findAccessibleTask, workTask } from '../../domain/tasks/accessible-tasks.ts'
import * as updating from '../../domain/tasks/update-task.ts'
import type { Handler } from '../../http/work-context.ts'

export const listTasks: Handler<'listTasks'> = ({ query }, { db, workspaceId, session, now, paginate }) => {
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

export const getTask: Handler<'getTask'> = async ({ path }, { db, workspaceId, session }) => {
  const task = await findAccessibleTask(db, { workspaceId, userId: session.user.id }, path.id)
  return { status: 200, body: { data: workTask(task) } }
}

export const createTask: Handler<'createTask'> = async ({ body }, { plan, actor, session }) => {
  const { title, recurrence, reminder_date, ...fields } = body
  const input = { ...fields, title_text: title }
  const task = await creating.createTask(plan, actor, input, { recurrence, reminder_date })
  const { id, name } = session.user
  return { status: 201, body: { data: workTask({ ...task, comment_count: 0, created_by: { id, name } }) } }
}

export const updateTask: Handler<'updateTask'> = async ({ path, body }, { plan, actor }) => {
  const { title, user_ids, recurrence, version, ...fields } = body
  const input = { ...fields, title_text: title }
  const task = await updating.updateTask(plan, actor, path.id, input, { user_ids, recurrence, version })
  return { status: 200, body: { data: workTask(await describeWrittenTask(plan.db, actor, task)) } }
}

export const deleteTask: Handler<'deleteTask'> = async ({ path }, { plan, actor }) => {
  await deleting.deleteTask(plan, actor, path.id)
  return { status: 204 }
}

export const moveTask: Handler<'moveTask'> = async ({ path, body }, { tx, actor }) => {
  const { card_id: cardId, before } = body
  const task = await moving.moveTask(tx, actor, path.id, { cardId, before })
  return { status: 200, body: { data: workTask(await describeWrittenTask(tx, actor, task)) } }
}

export const listTaskActivity: Handler<'listTaskActivity'> = (
  { path, query },
  { db, workspaceId, session, paginate },
) => {
  const person = { workspaceId, userId: session.user.id }
  return paginate(query, ['listTaskActivity', path.id], (page) =>
    history.listTaskActivity(db, person, path.id, page),
  )
}
