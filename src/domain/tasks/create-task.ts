import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Plan } from '../../db/plan.ts'
import { insert } from '../../db/rows.ts'
import { tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import type { Place } from '../record/change.ts'
import { newId } from '../ids.ts'
import { resolveTarget, type Card } from './resolve-target.ts'
import type { NewTask } from '../task-fields.ts'
import { taskResource, type TaskRow } from './task-row.ts'

/**
 * Creates a task in a column of a project, assigned to active members of the workspace.
 * @param findTarget a cache of targets, for a plan that creates many tasks
 * @throws AppError not_found, inbox_project, forbidden, no_open_column, invalid_assignee, validation_error
 */
export async function createTask(
  plan: Plan,
  actor: Actor,
  input: Schemas['TaskCreate'],
  findTarget = resolveTarget,
): Promise<TaskRow> {
  const assignees = [...new Set(input.user_ids)]
  const { card_id, project_id } = input
  const { place, card, activeAssignees } = await findTarget(plan.db, actor, {
    card_id,
    project_id,
    assignees,
  })
  // One inactive assignee refuses the task.
  if (activeAssignees !== assignees.length) throw new AppError('invalid_assignee', { param: 'user_ids' })
  return insertTask(plan, actor, place, card, {
    title: input.title_text,
    description: input.description ?? null,
    priority: input.priority ?? null,
    progress: input.progress ?? null,
    end_date: input.end_date ?? null,
    end_time: input.end_date == null ? null : (input.end_time ?? null),
    assignee_ids: assignees,
    recurrence: null,
    recurrence_day: null,
  })
}

/** Inserts the row and records the change, with target and assignees already checked. */
export function insertTask(
  plan: Plan,
  actor: Actor,
  place: Place & { projectId: string },
  card: Card | null,
  fields: NewTask,
): TaskRow {
  const at = actor.now.toISOString()
  const row = {
    ...fields,
    id: newId('task', actor.now),
    project_id: place.projectId,
    created_at: at,
    updated_at: at,
  }
  insert(plan, tasks, {
    ...row,
    workspace_id: actor.workspaceId,
    card_id: card?.id ?? null,
    visible: place.visible,
    reminder_at: null,
    reminded_at: null,
    created_by: actor.userId,
  })
  const created = { ...row, card, completed: row.progress === 100 }
  recordActivity(plan, actor, {
    type: 'task.created',
    subject: taskResource(created),
    place,
    notify: created.assignee_ids,
  })
  return created
}
