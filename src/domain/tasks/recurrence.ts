import { and, isNotNull, sql, type SQL } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import type { Transaction } from '../../db/transaction.ts'
import { update } from '../../db/rows.ts'
import { cards, tasks, type Frequency } from '../../db/schema.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import type { ChangeScope } from '../record/change.ts'
import { insertTask } from './create-task.ts'
import { findWorkspace } from '../accounts/workspaces.ts'
import { claimBatch, type Batch } from '../claim-batch.ts'
import { addLocalDays, dayIn, daysBetween, nextOccurrence } from '../dates.ts'
import { findTaskForUpdate } from './find-task-for-update.ts'
import { recurrenceDay } from './recurrence-day.ts'
import { findOpenColumn } from './resolve-target.ts'
import { endpointsColumn } from '../record/outbox.ts'
import { timeOfChange } from '../row-version.ts'
import { taskCard, taskColumns, type TaskRow } from './task-row.ts'

type RecurringTask = TaskRow & {
  recurrence: Frequency | null
  recurrence_day: number | null
  reminder_at: string | null
}

/**
 * Creates the next task of a completed recurring task, in the first open column of its project, or else in the same one.
 * If there is no next date, the recurrence ends, and completing the task still succeeds.
 */
export async function insertSuccessor(
  plan: Plan,
  actor: Actor,
  scope: ChangeScope & { projectId: string },
  task: RecurringTask,
): Promise<void> {
  if (task.recurrence === null) return
  const [{ time_zone }, openColumn] = await Promise.all([
    findWorkspace(plan.db, actor.workspaceId),
    findOpenColumn(plan.db, actor.workspaceId, scope.projectId),
  ])
  const today = dayIn(time_zone, actor.now)
  const due = task.end_date ?? today
  const anchorDay = task.recurrence_day ?? Number(due.slice(8))
  const end_date = nextOccurrence(due, task.recurrence, anchorDay, today)
  if (end_date === undefined) return
  insertTask(plan, actor, scope, openColumn ?? task.card, {
    title: task.title,
    description: task.description,
    priority: task.priority,
    progress: null,
    end_date,
    end_time: task.end_time,
    assignee_ids: task.assignee_ids,
    reminder_at: task.reminder_at && addLocalDays(task.reminder_at, daysBetween(due, end_date), time_zone),
    recurrence: task.recurrence,
    recurrence_day: anchorDay,
  })
}

/**
 * Makes a task recur from its due date, or from today if it has none, like the web editor.
 * @throws AppError not_found, forbidden
 */
export async function setRecurrence(
  tx: Transaction,
  actor: Actor,
  id: string,
  every: Frequency | null,
): Promise<TaskRow> {
  const { task, scope } = await findTaskForUpdate(tx, actor, id)
  if (every === task.recurrence) return task
  const day = await recurrenceDay(tx, actor, every, task.end_date)
  const updated_at = timeOfChange(actor, task).toISOString()
  const key = { workspace_id: actor.workspaceId, id }
  update(tx, tasks, key, { recurrence: every, recurrence_day: day, updated_at }, { version: task.version })
  recordActivity(tx, actor, {
    type: 'task.recurrence_changed',
    subject: task,
    scope,
    changed: { recurrence: [task.recurrence, every] },
  })
  return { ...task, updated_at }
}

/** Creates the next task of a batch of tasks that were made recurring after completion. Returns how many there were. */
export async function rollForwardCompleted(tx: Transaction, now: Date, batch: Batch): Promise<number> {
  const query = tx
    .select({
      task: { ...columnsWithoutCard, ...recurrenceColumns },
      card: taskColumns.card,
      visible: tasks.visible,
      endpoints: endpointsColumn(tasks.workspace_id, batch.scope),
    })
    .from(tasks)
    .leftJoin(cards, and(taskCard, batch.scope.has(cards.workspace_id)))
  const completed = await claimBatch(query.$dynamic(), tasks, needsSuccessor(), batch)
  for (const { task, card, visible, endpoints } of completed) {
    const actor = { workspaceId: task.workspace_id, userId: task.created_by, via: 'job' as const, now }
    const updated_at = timeOfChange(actor, task).toISOString()
    const key = { workspace_id: task.workspace_id, id: task.id }
    update(tx, tasks, key, { recurrence: null, updated_at }, {})
    await insertSuccessor(tx, actor, { projectId: task.project_id, visible, endpoints }, { ...task, card })
  }
  return completed.length
}

export const needsSuccessor = (): SQL | undefined => and(isNotNull(tasks.recurrence), sql`${tasks.completed}`)

const { card: _card, ...columnsWithoutCard } = taskColumns
const recurrenceColumns = {
  workspace_id: tasks.workspace_id,
  created_by: tasks.created_by,
  recurrence: tasks.recurrence,
  recurrence_day: tasks.recurrence_day,
  reminder_at: tasks.reminder_at,
}
