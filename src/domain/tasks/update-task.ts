import { and, eq, sql } from '../../db/drizzle.ts'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Transaction } from '../../db/transaction.ts'
import { builder, prepareWrite, value } from '../../db/statements/prepared.ts'
import { tasks } from '../../db/schema.ts'
import { recordActivity } from '../activity.ts'
import type { Actor } from '../actor.ts'
import { toInstant } from '../dates.ts'
import { lockTask, updatedAt, type LockedTask } from './lock-task.ts'
import { rollForward } from './recurrence.ts'
import type { TaskRow } from '../rows.ts'

/**
 * Changes a task: an omitted field stays, a null clears, and what changes nothing is not recorded. Completing a task
 * that recurs creates its successor.
 * @throws AppError not_found, forbidden, validation_error
 */
export async function updateTask(
  tx: Transaction,
  actor: Actor,
  id: string,
  input: Schemas['TaskUpdate'],
): Promise<TaskRow> {
  const { task, place } = await lockTask(tx, actor, id)
  const wanted = wantedFields(task, input)
  const changes = changedFields(task, wanted)
  if (Object.keys(changes).length === 0) return task
  const { rearm, recurrence_day } = consequences(task, changes)
  const updated = {
    ...task,
    ...changes,
    completed: wanted.progress === 100,
    recurrence_day,
    updated_at: updatedAt(actor, task),
  }
  const change = { subject: updated, place, notify: updated.assignee_ids }
  const { updated_at } = updated
  const values = { ...wanted, rearm, recurrence_day, updated_at, workspaceId: actor.workspaceId, id }
  writeFields(tx, values)
  recordActivity(tx, actor, { ...change, type: 'task.updated', changed: Object.keys(changes) })
  if (updated.completed && !task.completed) {
    recordActivity(tx, actor, { ...change, type: 'task.completed' })
    await rollForward(tx, actor, place, updated)
  }
  return updated
}

const writeFields = prepareWrite(() =>
  builder
    .update(tasks)
    .set({
      title: sql`${value('title')}`,
      description: sql`${value('description')}`,
      priority: sql`${value('priority')}`,
      progress: sql`${value('progress')}`,
      end_date: sql`${value('end_date')}`,
      end_time: sql`${value('end_time')}`,
      reminder_at: sql`${value('reminder_at')}`,
      reminded_at: sql`case when not ${value('rearm')}::boolean then ${tasks.reminded_at} end`,
      recurrence_day: sql`${value('recurrence_day')}`,
      updated_at: sql`${value('updated_at')}`,
    })
    .where(and(eq(tasks.workspace_id, value('workspaceId')), eq(tasks.id, value('id')))),
)

/** A change of when a task is due re-arms its reminder, and gives its recurrence the new day to keep. */
function consequences(
  task: LockedTask,
  changes: Partial<Fields>,
): { rearm: boolean; recurrence_day: number | null } {
  const rearm = 'end_date' in changes || 'end_time' in changes || 'reminder_at' in changes
  const newDay =
    task.recurrence !== null && typeof changes.end_date === 'string' ? changes.end_date.slice(8) : null
  return { rearm, recurrence_day: newDay === null ? task.recurrence_day : Number(newDay) }
}

interface Fields {
  title: string
  description: string | null
  priority: string | null
  progress: number | null
  end_date: string | null
  end_time: string | null
  reminder_at: string | null
}

/** The task's fields as they will be; an end time without an end date is dropped. */
function wantedFields(task: LockedTask, input: Schemas['TaskUpdate']): Fields {
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

function changedFields(task: LockedTask, wanted: Fields): Partial<Fields> {
  const changed = Object.entries(wanted).filter(([field, value]) => task[field as keyof Fields] !== value)
  return Object.fromEntries(changed)
}
