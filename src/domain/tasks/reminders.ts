import { and, asc, isNull, lte, type SQL } from '../../db/drizzle.ts'
import { update } from '../../db/rows.ts'
import type { Transaction } from '../../db/transaction.ts'
import { tasks } from '../../db/schema.ts'
import { notify } from '../record/activity.ts'
import { claimBatch, type Batch } from '../claim-batch.ts'

/**
 * Notifies the assignees, or else the creator, of a batch of tasks with a due reminder (product.md 8.17).
 * Returns how many were due.
 */
export async function fireDueReminders(tx: Transaction, now: Date, batch: Batch): Promise<number> {
  const { workspace_id, id, project_id, assignee_ids, created_by } = tasks
  const query = tx.select({ workspace_id, id, project_id, assignee_ids, created_by }).from(tasks)
  const oldestFirst = query.orderBy(asc(tasks.reminder_at)).$dynamic()
  const due = await claimBatch(oldestFirst, tasks, isReminderDue(now), batch)
  for (const { workspace_id, id } of due)
    update(tx, tasks, { workspace_id, id }, { reminded_at: now.toISOString() }, {})
  const recipients = due.flatMap(({ workspace_id, id, project_id, assignee_ids, created_by }) =>
    (assignee_ids.length > 0 ? assignee_ids : [created_by]).map((user_id) => ({
      workspace_id,
      user_id,
      subject_id: id,
      project_id,
    })),
  )
  notify(tx, recipients, { type: 'task.reminder', actorId: null, via: 'job', now })
  return due.length
}

export const isReminderDue = (now: Date): SQL | undefined =>
  and(lte(tasks.reminder_at, now.toISOString()), isNull(tasks.reminded_at))
