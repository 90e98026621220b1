import { and, eq } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/transaction.ts'
import { update } from '../../db/rows.ts'
import { cards, tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { announce, recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'
import { findTaskForUpdate, type FoundTask, type WritableTask } from './find-task-for-update.ts'
import { placeTask } from './place-task.ts'
import type { Card } from './resolve-target.ts'
import { timeOfChange } from '../row-version.ts'

/**
 * Moves a task to a column of its project, before another task of the column or to its end (product.md 8.21, 25.12). No
 * field changes, so `task.moved` is recorded without a webhook event; within a column, only open pages are notified.
 * @returns the task as it was before and is after the move
 * @throws AppError not_found for an unknown task or a column of another project; forbidden; validation_error
 */
export async function moveTask(
  tx: Transaction,
  actor: Actor,
  id: string,
  { cardId, before = null }: { cardId: string; before?: string | null | undefined },
): Promise<{ before: WritableTask; after: WritableTask }> {
  const found = await findTaskForUpdate(tx, actor, id)
  const card = await lockColumn(tx, actor, found, cardId)
  const column = { workspaceId: actor.workspaceId, projectId: found.scope.projectId, cardId }
  const position = await placeTask(tx, column, placeIn(card, found), before, actor.now)
  const after = position === undefined ? found.task : moveFoundTask(tx, actor, found, card, position)
  return { before: found.task, after }
}

/** Returns a task with its sort key in a column; null if it is in another one. */
export const placeIn = (card: Card, { task }: FoundTask): { id: string; place: string | null } => ({
  id: task.id,
  place: card.id === task.card?.id ? (task.position ?? task.id) : null,
})

/** Gives a task that was found for an update a new position, in the same or another column. */
export function moveFoundTask(
  tx: Transaction,
  actor: Actor,
  { task, scope }: FoundTask,
  card: Card,
  position: string,
): WritableTask {
  const { id } = task
  const isMoved = card.id !== task.card?.id
  const updated_at = isMoved ? timeOfChange(actor, task).toISOString() : task.updated_at
  const moved = { ...task, card, position, updated_at }
  const key = { workspace_id: actor.workspaceId, id }
  update(tx, tasks, key, { card_id: card.id, position, updated_at }, { version: task.version })
  if (isMoved)
    recordActivity(tx, actor, {
      type: 'task.moved',
      subject: moved,
      scope,
      changed: { column: [task.card?.name ?? null, card.name] },
    })
  else announce(tx, actor, { type: 'task.moved', subject: moved, scope })
  return moved
}

/**
 * Locks a column to which a task is moved, so moves into it are serialized. New tasks do not wait.
 * @throws AppError not_found
 */
export async function lockColumn(
  tx: Transaction,
  actor: Actor,
  { scope: { projectId }, isInInbox }: FoundTask,
  id: string,
): Promise<Card> {
  // The web editor shows no columns of an inbox.
  if (!isId('card', id) || (isInInbox && actor.via === 'web')) throw new AppError('not_found')
  const [card] = await tx
    .select({ id: cards.id, name: cards.name, is_done: cards.is_done })
    .from(cards)
    .where(and(eq(cards.workspace_id, actor.workspaceId), eq(cards.project_id, projectId), eq(cards.id, id)))
    .for('no key update')
  if (!card) throw new AppError('not_found')
  return card
}
