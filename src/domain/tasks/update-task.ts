import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { toInstant } from '../dates.ts'
import { findTaskToWrite, type TaskToWrite } from './find-task-to-write.ts'
import { insertSuccessor } from './recurrence.ts'
import { timeOfChange } from '../row-version.ts'
import { taskResource, type TaskRow } from './task-row.ts'

/**
 * Changes a task: omitted fields stay, null clears. Records nothing if nothing changes. Completing a recurring task
 * creates the next task.
 * @throws AppError not_found, forbidden, validation_error
 */
export async function updateTask(
  plan: Plan,
  actor: Actor,
  id: string,
  input: Schemas['TaskUpdate'],
): Promise<TaskRow> {
  const { task, place } = await findTaskToWrite(plan, actor, id)
  const wanted = wantedFields(task, input)
  const changes = changedFields(task, wanted)
  if (Object.keys(changes).length === 0) return task
  const at = timeOfChange(actor, task)
  const { rearm, recurrence_day } = consequences(task, changes)
  const updated_at = at.toISOString()
  const updated = { ...task, ...changes, completed: wanted.progress === 100, recurrence_day, updated_at }
  const isCompletion = updated.completed && !task.completed
  const row = {
    ...wanted,
    workspace_id: actor.workspaceId,
    id,
    version: task.updated_at,
    visible: place.visible,
    updated_at,
    rearm,
    recurrence_day,
    ends_recurrence: isCompletion && task.recurrence !== null,
  }
  plan.add(updateRows, row, `task ${id}`)
  const change = { subject: taskResource(updated), place, notify: updated.assignee_ids, at }
  recordActivity(plan, actor, { ...change, type: 'task.updated', changed: Object.keys(changes) })
  if (isCompletion) {
    recordActivity(plan, actor, { ...change, type: 'task.completed' })
    await insertSuccessor(plan, actor, place, updated)
  }
  return updated
}

/** Asserts each task's version, and whether the API shows the task. */
const updateRows: RowStatement = {
  mustHold: true,
  text: `
    update tasks t set
      title = r.title, description = r.description, priority = r.priority, progress = r.progress,
      end_date = r.end_date, end_time = r.end_time, reminder_at = r.reminder_at,
      reminded_at = case when not r.rearm then t.reminded_at end,
      recurrence = case when not r.ends_recurrence then t.recurrence end,
      recurrence_day = case when not r.ends_recurrence then r.recurrence_day end,
      updated_at = r.updated_at
    from json_to_recordset($rows) as r (
      workspace_id text, id text, version timestamptz, visible boolean, title text, description text, priority text,
      progress smallint, end_date date, end_time text, reminder_at timestamptz, rearm boolean,
      recurrence_day smallint, ends_recurrence boolean, updated_at timestamptz
    )
    where t.workspace_id = r.workspace_id and t.id = r.id and t.updated_at = r.version and t.visible = r.visible
    returning 1`,
}

/**
 * Returns the effects of a changed due date or time: its reminder fires again, and its recurrence keeps the new day.
 */
function consequences(
  task: TaskToWrite,
  changes: Partial<Fields>,
): { rearm: boolean; recurrence_day: number | null } {
  const rearm = 'end_date' in changes || 'end_time' in changes || 'reminder_at' in changes
  const newDay =
    task.recurrence !== null && typeof changes.end_date === 'string' ? changes.end_date.slice(8) : null
  return { rearm, recurrence_day: newDay === null ? task.recurrence_day : Number(newDay) }
}

type Fields = Pick<
  TaskToWrite,
  'title' | 'description' | 'priority' | 'progress' | 'end_date' | 'end_time' | 'reminder_at'
>

/** Returns the fields of the updated task. An end time without an end date is dropped. */
function wantedFields(task: TaskToWrite, input: Schemas['TaskUpdate']): Fields {
  const end_date = input.end_date === undefined ? task.end_date : input.end_date
  const end_time = input.end_time === undefined ? task.end_time : input.end_time
  return {
    title: input.title_text === undefined ? task.title : (input.title_text ?? ''),
    description: input.description === undefined ? task.description : input.description,
    priority: input.priority === undefined ? task.priority : input.priority,
    progress: input.progress === undefined ? task.progress : input.progress,
    end_date,
    end_time: end_date === null ? null : end_time,
    reminder_at: input.reminder_date === undefined ? task.reminder_at : toInstant(input.reminder_date),
  }
}

function changedFields(task: TaskToWrite, wanted: Fields): Partial<Fields> {
  const changed = Object.entries(wanted).filter(([field, value]) => task[field as keyof Fields] !== value)
  return Object.fromEntries(changed)
}
