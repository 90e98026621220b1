import type { Plan } from '../../db/plan.ts'
import { remove } from '../../db/rows.ts'
import { tasks } from '../../db/schema.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { subtractFromCount } from './task-counts.ts'
import { findTaskForUpdate, type FoundTask } from './find-task-for-update.ts'
import { timeOfChange } from '../row-version.ts'
import { taskResource, type TaskRow } from './task-row.ts'

/** Deletes a task with its comments, and returns its last state. @throws AppError not_found, forbidden */
export async function deleteTask(plan: Plan, actor: Actor, id: string): Promise<TaskRow> {
  return deleteFoundTask(plan, actor, await findTaskForUpdate(plan, actor, id))
}

/** Deletes a task that was found for an update. */
export function deleteFoundTask(plan: Plan, actor: Actor, { task, scope }: FoundTask): TaskRow {
  const { id } = task
  remove(plan, tasks, { workspace_id: actor.workspaceId, id }, { version: task.version })
  subtractFromCount(plan, actor.workspaceId, task)
  const change = {
    subject: taskResource(task),
    scope,
    notify: task.assignee_ids,
    at: timeOfChange(actor, task),
  }
  recordActivity(plan, actor, { ...change, type: 'task.deleted' })
  return task
}
