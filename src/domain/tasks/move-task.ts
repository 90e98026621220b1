import { and, eq } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/transaction.ts'
import { update } from '../../db/rows.ts'
import { cards, tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'
import { findTaskForUpdate } from './find-task-for-update.ts'
import { timeOfChange } from '../row-version.ts'
import type { TaskRow } from './task-row.ts'

/**
 * Moves a task to another column of its project. No field changes, so `task.moved` is recorded, which has no webhook
 * event.
 * @throws AppError not_found for an unknown task or a column of another project; forbidden
 */
export async function moveTask(tx: Transaction, actor: Actor, id: string, cardId: string): Promise<TaskRow> {
  const { task, place } = await findTaskForUpdate(tx, actor, id)
  const [card] = isId('card', cardId)
    ? await tx
        .select({ id: cards.id, name: cards.name, is_done: cards.is_done })
        .from(cards)
        .where(
          and(
            eq(cards.workspace_id, actor.workspaceId),
            eq(cards.project_id, place.projectId),
            eq(cards.id, cardId),
          ),
        )
    : []
  if (!card) throw new AppError('not_found')
  if (card.id === task.card?.id) return task
  const updated_at = timeOfChange(actor, task).toISOString()
  const key = { workspace_id: actor.workspaceId, id }
  update(tx, tasks, key, { card_id: card.id, updated_at }, { version: task.version })
  const moved = { ...task, card, updated_at }
  recordActivity(tx, actor, {
    type: 'task.moved',
    subject: moved,
    place,
    changed: { column: [task.card?.name ?? null, card.name] },
  })
  return moved
}
