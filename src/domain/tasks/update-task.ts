import type { Plan } from '../../db/plan.ts'
import { update } from '../../db/rows.ts'
import { tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import type { Changed } from '../record/change.ts'
import { dayOfMonth, toInstant } from '../dates.ts'
import { differences } from '../record/changed-values.ts'
import { findTaskForUpdate, type FoundTask, type WritableTask } from './find-task-for-update.ts'
import { merged } from '../merged.ts'
import { insertSuccessor } from './recurrence.ts'
import { recurrenceDay } from './recurrence-day.ts'
import { requireAssignable } from './assignees.ts'
import type { WebOnlyChanges, TaskChanges, TaskUpdateInput } from '../task-fields.ts'
import { taskVersion } from './task-version.ts'
import { timeOfChange } from '../row-version.ts'
import { taskResource } from './task-row.ts'

/**
 * Changes a task. Omitted fields keep their values, null clears a field. Records nothing if nothing changes.
 * Completing a recurring task creates the next task.
 * @throws AppError not_found, forbidden, validation_error, changed_by_another, invalid_assignee
 */
export async function updateTask(
  plan: Plan,
  actor: Actor,
  id: string,
  input: TaskUpdateInput,
  further: WebOnlyChanges = {},
): Promise<WritableTask> {
  return updateFoundTask(plan, actor, await findTaskForUpdate(plan, actor, id), input, further)
}

/**
 * Changes a task that was found for an update.
 * @param requireAssignees checks the added assignees, or uses the results of earlier checks
 */
export async function updateFoundTask(
  plan: Plan,
  actor: Actor,
  { task, scope }: FoundTask,
  input: TaskUpdateInput,
  further: WebOnlyChanges = {},
  requireAssignees = requireAssignable,
): Promise<WritableTask> {
  const { id } = task
  if (further.version !== undefined && further.version !== taskVersion(task))
    throw new AppError('changed_by_another', { param: 'version' })
  const wanted = wantedFields(task, input, further)
  const changed = differences(task, wanted, Object.keys(wanted) as (keyof TaskChanges)[])
  if (Object.keys(changed).length === 0) return task
  const added = wanted.assignee_ids.filter((one) => !task.assignee_ids.includes(one))
  await requireAssignees(plan.db, actor, scope.projectId, added)
  const at = timeOfChange(actor, task)
  const { reminded_at, recurrence_day } = await consequences(plan, actor, task, wanted, changed)
  const updated_at = at.toISOString()
  const updated = { ...task, ...wanted, completed: wanted.progress === 100, recurrence_day, updated_at }
  const isCompletion = updated.completed && !task.completed
  // The day is kept for the case that the completion is undone.
  const recurs = { recurrence: isCompletion ? null : updated.recurrence, recurrence_day }
  const key = { workspace_id: actor.workspaceId, id }
  update(plan, tasks, key, { ...wanted, reminded_at, ...recurs, updated_at }, { version: task.version })
  const change = { subject: taskResource(updated), scope, notify: updated.assignee_ids, at }
  recordActivity(plan, actor, { ...change, type: 'task.updated', changed, added })
  if (isCompletion) {
    recordActivity(plan, actor, { ...change, type: 'task.completed' })
    await insertSuccessor(plan, actor, scope, updated)
  }
  return { ...updated, ...recurs }
}

/**
 * Returns the effects of a changed due date, time, reminder or recurrence: the reminder is reset, and the
 * recurrence uses the new day. A recurrence that returns after a completion uses the day from before it.
 */
async function consequences(
  plan: Plan,
  actor: Actor,
  task: WritableTask,
  wanted: TaskChanges,
  changed: Changed<'task.updated'>,
): Promise<Pick<WritableTask, 'reminded_at' | 'recurrence_day'>> {
  const rearm = 'end_date' in changed || 'end_time' in changed || 'reminder_at' in changed
  const returns = task.recurrence === null && wanted.recurrence !== null && hasDayOf(wanted, task)
  const isOtherDate = 'end_date' in changed && (wanted.end_date !== null || wanted.recurrence === null)
  const isNewDay = isOtherDate || ('recurrence' in changed && !returns)
  return {
    reminded_at: rearm ? null : task.reminded_at,
    recurrence_day: isNewDay
      ? await recurrenceDay(plan, actor, wanted.recurrence, wanted.end_date)
      : task.recurrence_day,
  }
}

/** Returns whether the kept day of a recurrence falls on the due date, at the latest at the end of its month. */
const hasDayOf = ({ end_date }: TaskChanges, { recurrence_day }: WritableTask): boolean =>
  end_date !== null && recurrence_day !== null && end_date === dayOfMonth(end_date, recurrence_day)

/** Returns the fields of the updated task. An end time without an end date is dropped. */
function wantedFields(
  task: WritableTask,
  input: TaskUpdateInput,
  { user_ids, recurrence }: WebOnlyChanges,
): TaskChanges {
  const fields = merged(task, {
    title: input.title_text === null ? '' : input.title_text,
    description: input.description,
    priority: input.priority,
    progress: input.progress,
    end_date: input.end_date,
    end_time: input.end_time,
    assignee_ids: user_ids === undefined ? undefined : [...new Set(user_ids)],
    reminder_at: input.reminder_date === undefined ? undefined : toInstant(input.reminder_date),
    recurrence,
  })
  return { ...fields, end_time: fields.end_date === null ? null : fields.end_time }
}
