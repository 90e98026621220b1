import * as creating from '../../domain/tasks/create-task.ts'
import { parseTimestamp, strictDay } from '../../domain/dates.ts'
import * as tasks from '../../domain/tasks/list-tasks.ts'
import * as updating from '../../domain/tasks/update-task.ts'
import type { Handler, Input } from '../../http/call-context.ts'
import { mapPage } from '../../domain/page.ts'

export const listTasks: Handler<'listTasks'> = ({ query }, { db, workspaceId, paginate }) => {
  const filters = taskFilters(query)
  return paginate(query, ['listTasks', filters], async (page) =>
    mapPage(await tasks.listTasks(db, workspaceId, filters, page), tasks.taskResource),
  )
}

/** Ignores malformed filters (product.md 6.6). */
function taskFilters(query: Input<'listTasks'>['query']): tasks.TaskFilters {
  return {
    project_id: query.project_id,
    card_id: query.card_id,
    completed: query.completed === undefined ? undefined : completedValues.get(query.completed),
    due_before: query.due_before === undefined ? undefined : strictDay(query.due_before),
    due_after: query.due_after === undefined ? undefined : strictDay(query.due_after),
    updated_since: query.updated_since === undefined ? undefined : parseTimestamp(query.updated_since),
  }
}

const completedValues = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

export const createTask: Handler<'createTask'> = async ({ body }, { plan, actor }) => {
  const task = await creating.createTask(plan, actor, body)
  return { status: 201, body: { data: tasks.taskResource(task) } }
}

export const getTask: Handler<'getTask'> = async ({ path }, { db, workspaceId }) => {
  const task = await tasks.findVisibleTask(db, workspaceId, path.id)
  return { status: 200, body: { data: tasks.taskResource(task) } }
}

export const updateTask: Handler<'updateTask'> = async ({ path, body }, { plan, actor }) => {
  const task = await updating.updateTask(plan, actor, path.id, body)
  return { status: 200, body: { data: tasks.taskResource(task) } }
}
