import type { Plan, RowStatement } from '../../db/plan.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { subtractFromCount } from './task-counts.ts'
import { findTaskToWrite } from './find-task-to-write.ts'
import { timeOfChange } from '../row-version.ts'
import { taskResource, type TaskRow } from './task-row.ts'

/** Deletes a task with its comments, and returns its last state. @throws AppError not_found, forbidden */
export async function deleteTask(plan: Plan, actor: Actor, id: string): Promise<TaskRow> {
  const { task, place } = await findTaskToWrite(plan, actor, id)
  const row = { workspace_id: actor.workspaceId, id, version: task.updated_at, visible: place.visible }
  plan.add(deleteRows, row, `task ${id}`)
  subtractFromCount(plan, actor.workspaceId, task)
  const change = {
    subject: taskResource(task),
    place,
    notify: task.assignee_ids,
    at: timeOfChange(actor, task),
  }
  recordActivity(plan, actor, { ...change, type: 'task.deleted' })
  return task
}

/** Asserts each task's version, and whether the API shows the task. */
const deleteRows: RowStatement = {
  mustHold: true,
  text: `
    delete from tasks t
    using json_to_recordset($rows) as r (workspace_id text, id text, version timestamptz, visible boolean)
    where t.workspace_id = r.workspace_id and t.id = r.id and t.updated_at = r.version and t.visible = r.visible
    returning 1`,
}
