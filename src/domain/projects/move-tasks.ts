import type { Transaction } from '../../db/transaction.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { newId } from '../ids.ts'
import { readPlacedTasks } from './column-order.ts'

/** Maximum number of tasks in a statement. */
const batchSize = 1_000

interface Move {
  projectId: string
  from: Column
  to: Column
}

interface Column {
  id: string
  name: string
}

/**
 * Moves all tasks of a column to the end of another column, in order. Records `task.moved` for each, without a
 * webhook event. Open pages are notified of the column's deletion, not of each task.
 */
export async function moveTasks(tx: Transaction, source: ChangeSource, move: Move): Promise<void> {
  const scope = { projectId: move.projectId, visible: false, endpoints: [] }
  for (;;) {
    const ids = await moveBatch(tx, source, move)
    for (const id of ids)
      recordActivity(tx, source, {
        type: 'task.moved',
        subject: { id },
        scope,
        changed: { column: [move.from.name, move.to.name] },
        isUnannounced: true,
      })
    if (ids.length === 0) return
  }
}

/** Moves the first tasks of a column, and returns their ids. */
async function moveBatch(
  tx: Transaction,
  { workspaceId, now }: ChangeSource,
  { projectId, from, to }: Move,
): Promise<string[]> {
  const column = { workspaceId, projectId, cardId: from.id }
  const first = await readPlacedTasks(tx, column, { limit: batchSize })
  const placed = first.map(({ id }) => ({ id, position: newId('task', now) }))
  const values = [JSON.stringify(placed), workspaceId, from.id, to.id, now.toISOString()]
  await tx.run(lockTasks, values.slice(0, 3))
  await tx.run(updateTasks, values)
  return first.map(({ id }) => id)
}

const placedTasks = `json_to_recordset($1::text::json) as r (id text collate "C", position text collate "C")`

/** Locks tasks by id order, like all statements that lock several tasks, to avoid deadlocks. */
const lockTasks = `
  select t.id from tasks t join ${placedTasks} on r.id = t.id
  where t.workspace_id = $2 and t.card_id = $3 order by t.id for update of t`

/** A millisecond after the last change, computed without the session's time zone, as Citus requires. */
const afterLastChange = `(t.updated_at at time zone 'UTC' + interval '1 ms') at time zone 'UTC'`

const updateTasks = `
  update tasks t set card_id = $4, position = r.position, updated_at = greatest($5::timestamptz, ${afterLastChange})
  from ${placedTasks} where t.workspace_id = $2 and t.card_id = $3 and t.id = r.id`
