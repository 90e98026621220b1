import { and, asc, eq, gt, inArray, sql } from '../../db/drizzle.ts'
import { tasks } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'

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
 * Moves all tasks of a column to another column: `task.moved` is recorded for each task, without webhook events.
 * Browsers are notified of the deletion of the column, not of each task.
 */
export async function moveTasks(tx: Transaction, source: ChangeSource, move: Move): Promise<void> {
  const place = { projectId: move.projectId, visible: false, endpoints: [] }
  for (let after = ''; ;) {
    const ids = await moveBatch(tx, source, move, after)
    const last = ids.at(-1)
    if (last === undefined) return
    for (const id of ids)
      recordActivity(tx, source, {
        type: 'task.moved',
        subject: { id },
        place,
        changed: { column: [move.from.name, move.to.name] },
        isUnannounced: true,
      })
    after = last
  }
}

/** Moves the next batch of tasks after an id, and returns their ids. */
async function moveBatch(
  tx: Transaction,
  { workspaceId, now }: ChangeSource,
  { from, to }: Move,
  after: string,
): Promise<string[]> {
  const inWorkspace = eq(tasks.workspace_id, workspaceId)
  const next = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(inWorkspace, eq(tasks.card_id, from.id), gt(tasks.id, after)))
    .orderBy(asc(tasks.id))
    .limit(batchSize)
    .for('update')
  const at = now.toISOString()
  const moved = await tx
    .update(tasks)
    .set({ card_id: to.id, updated_at: sql`greatest(${at}, ${aMomentLater})` })
    .where(and(inWorkspace, inArray(tasks.id, next)))
    .returning({ id: tasks.id })
  return moved.map(({ id }) => id).sort()
}

/** A millisecond after the last change, in a form independent of the session's time zone, as Citus requires. */
const aMomentLater = sql`(${tasks.updated_at} at time zone 'UTC' + interval '1 ms') at time zone 'UTC'`
