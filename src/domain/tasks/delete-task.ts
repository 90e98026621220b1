import { and, eq } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/transaction.ts'
import { tasks } from '../../db/schema.ts'
import { recordActivity } from '../activity.ts'
import type { Actor } from '../actor.ts'
import { discount } from '../projects/task-counts.ts'
import { findTaskToWrite, timeOfChange } from './find-task-to-write.ts'
import type { TaskRow } from '../rows.ts'

/**
 * Deletes a task and its comments, and returns it as it was.
 * @throws AppError not_found, forbidden
 */
export async function deleteTask(tx: Transaction, actor: Actor, id: string): Promise<TaskRow> {
  const { task, place } = await findTaskToWrite(tx, actor, id)
  await tx.delete(tasks).where(and(eq(tasks.workspace_id, actor.workspaceId), eq(tasks.id, id)))
  discount(tx, actor.workspaceId, task)
  const change = { subject: task, place, notify: task.assignee_ids, at: timeOfChange(actor, task) }
  recordActivity(tx, actor, { ...change, type: 'task.deleted' })
  return task
}
