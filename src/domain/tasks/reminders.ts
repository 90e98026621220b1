import { and, asc, isNull, lte, sql, type SQL } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/transaction.ts'
import { tasks } from '../../db/schema.ts'
import { notify } from '../record/activity.ts'
import { ofActiveWorkspace } from '../workspace-state.ts'
import { within } from '../walk-workspaces.ts'

/**
 * Notifies the assignees, or else the creator, of at most `limit` tasks with a due reminder (product.md 8.17).
 * Returns how many were due. Concurrent workers skip each other's rows.
 * @param only the workspace; undefined means all
 */
export async function fireDueReminders(
  tx: Transaction,
  now: Date,
  limit: number,
  only?: string,
): Promise<number> {
  const inWorkspace = within(tasks, only)
  const some = tx
    .select({ workspace_id: tasks.workspace_id, id: tasks.id })
    .from(tasks)
    .where(and(inWorkspace, isReminderDue(now), ofActiveWorkspace(tasks.workspace_id)))
    .orderBy(asc(tasks.reminder_at))
    .limit(limit)
    .for('update', { skipLocked: true })
  const due = await tx
    .update(tasks)
    .set({ reminded_at: now.toISOString() })
    .where(and(inWorkspace, sql`(${tasks.workspace_id}, ${tasks.id}) in ${some}`))
    .returning()
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
