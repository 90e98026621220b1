import * as creating from '../../domain/tasks/create-task.ts'
import { readFilter } from '../../domain/lenient-values.ts'
import { findVisibleTask } from '../../domain/tasks/find-task.ts'
import * as listing from '../../domain/tasks/list-tasks.ts'
import { taskResource } from '../../domain/tasks/task-row.ts'
import * as updating from '../../domain/tasks/update-task.ts'
import type { ApiHandlers, Input } from '../../http/contexts/call-context.ts'
import { mapPage } from '../../domain/page.ts'

export const listTasks: ApiHandlers['listTasks'] = ({ query }, { db, workspaceId, paginate }) => {
  const filters = taskFilters(query)
  return paginate(query, ['listTasks', filters], async (page) =>
    mapPage(await listing.listTasks(db, workspaceId, filters, page), taskResource),
  )
}

/** Ignores malformed filters (product.md 6.6). */
function taskFilters(query: Input<'listTasks'>['query']): Required<listing.TaskFilters> {
  return {
    project_id: query.project_id,
    card_id: query.card_id,
    completed: given(query.completed, readFilter.completed),
    due_before: given(query.due_before, readFilter.due_before),
    due_after: given(query.due_after, readFilter.due_after),
    updated_since: given(query.updated_since, readFilter.updated_since),
  }
}

const given = <Value>(text: string | undefined, read: (text: string) => Value): Value | undefined =>
  text === undefined ? undefined : read(text)

export const createTask: ApiHandlers['createTask'] = async ({ body }, { plan, actor }) => {
  const task = await creating.createTask(plan, actor, body)
  return { status: 201, body: { data: taskResource(task) } }
}

export const getTask: ApiHandlers['getTask'] = async ({ path }, { db, workspaceId }) => {
  const task = await findVisibleTask(db, workspaceId, path.id)
  return { status: 200, body: { data: taskResource(task) } }
}

export const updateTask: ApiHandlers['updateTask'] = async ({ path, body }, { plan, actor }) => {
  const task = await updating.updateTask(plan, actor, path.id, body)
  return { status: 200, body: { data: taskResource(task) } }
}
