import type { Database } from '../../db/database.ts'
import { isLookedUp, prepareLookup } from '../../db/prepared.ts'
import { tasks } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../ids.ts'
import { selectVisible } from './select-visible.ts'
import { taskColumns, type TaskRow } from './task-row.ts'

/**
 * Returns a visible task.
 * @throws AppError not_found for private, inbox, archived and unknown tasks, and tasks of other workspaces
 */
export async function findVisibleTask(
  db: Database | Transaction,
  workspaceId: string,
  id: string,
): Promise<TaskRow> {
  if (!isId('task', id)) throw new AppError('not_found')
  const task = await visibleTask(db, { workspaceId }, id)
  if (!task) throw new AppError('not_found')
  return task
}

const visibleTask = prepareLookup(
  taskColumns,
  ({ id }) => id,
  (columns) => selectVisible(columns, isLookedUp(tasks.id)),
)
