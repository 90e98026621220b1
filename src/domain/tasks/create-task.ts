import type { Plan } from '../../db/plan.ts'
import { insert } from '../../db/rows.ts'
import { tasks } from '../../db/schema.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import type { ChangeScope } from '../record/change.ts'
import { toInstant } from '../dates.ts'
import { newId } from '../ids.ts'
import { findOrCreateInbox } from '../projects/inbox.ts'
import { invalidAssignee } from './assignees.ts'
import { resolveTarget, type Card, type Target } from './resolve-target.ts'
import { recurrenceDay } from './recurrence-day.ts'
import type { WebOnlyFields, NewTask, TaskInput } from '../task-fields.ts'
import { taskResource, type TaskRow } from './task-row.ts'

export type CreatedTask = TaskRow & NewTask

/**
 * Creates a task in a column of a project; in the web editor, in the person's inbox if neither is given. Assignees must
 * see the project.
 * @param findTarget a cache of targets, for a plan that creates many tasks
 * @throws AppError not_found, inbox_project, forbidden, no_open_column, invalid_assignee, validation_error
 */
export async function createTask(
  plan: Plan,
  actor: Actor,
  input: TaskInput,
  { recurrence = null, reminder_date = null }: WebOnlyFields = {},
  findTarget = resolveTarget,
): Promise<CreatedTask> {
  const assignees = [...new Set(input.user_ids)]
  const { card_id, project_id } = input
  const isForInbox = actor.via === 'web' && card_id == null && project_id == null
  const { scope, card, assignable } = isForInbox
    ? await resolveInbox(plan, actor, assignees)
    : await findTarget(plan.db, actor, { card_id, project_id, assignees })
  // The task is refused if any assignee may not be assigned.
  if (assignable !== assignees.length) throw invalidAssignee(actor)
  return insertTask(plan, actor, scope, card, {
    title: input.title_text,
    description: input.description ?? null,
    priority: input.priority ?? null,
    progress: input.progress ?? null,
    end_date: input.end_date ?? null,
    end_time: input.end_date == null ? null : (input.end_time ?? null),
    assignee_ids: assignees,
    reminder_at: toInstant(reminder_date),
    recurrence,
    recurrence_day: await recurrenceDay(plan, actor, recurrence, input.end_date ?? null),
  })
}

/** Returns the person's inbox as the target of a task. */
async function resolveInbox(plan: Plan, actor: Actor, assignees: readonly string[]): Promise<Target> {
  const { id, isNew } = await findOrCreateInbox(plan, actor)
  if (!isNew) return resolveTarget(plan.db, actor, { card_id: null, project_id: id, assignees })
  const scope = { projectId: id, visible: false, endpoints: [] }
  return { scope, card: null, assignable: assignees.filter((one) => one === actor.userId).length }
}

/** Inserts the row and records the change, with target and assignees already checked. */
export function insertTask(
  plan: Plan,
  actor: Actor,
  scope: ChangeScope & { projectId: string },
  card: Card | null,
  fields: NewTask,
): CreatedTask {
  const at = actor.now.toISOString()
  const row = {
    ...fields,
    id: newId('task', actor.now),
    project_id: scope.projectId,
    created_at: at,
    updated_at: at,
  }
  insert(plan, tasks, {
    ...row,
    workspace_id: actor.workspaceId,
    card_id: card?.id ?? null,
    position: null,
    visible: scope.visible,
    reminded_at: actor.via === 'import' && hasPassed(fields.reminder_at, actor.now) ? at : null,
    created_by: actor.userId,
  })
  const created = { ...row, card, completed: row.progress === 100 }
  recordActivity(plan, actor, {
    type: 'task.created',
    subject: taskResource(created),
    scope,
    notify: created.assignee_ids,
  })
  return created
}

/** An import reminds nobody of what has passed (product.md 26.22). */
const hasPassed = (instant: string | null, now: Date): boolean =>
  instant !== null && Date.parse(instant) <= now.getTime()
