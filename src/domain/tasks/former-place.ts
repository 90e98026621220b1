import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'
import type { FoundTask, WritableTask } from './find-task-for-update.ts'
import { lockColumn, moveFoundTask } from './move-task.ts'
import { placeAgain } from './place-task.ts'
import { isPosition } from './positions.ts'

/** A task's column, and its sort key there. */
interface Place {
  cardId: string
  key: string
}

/** Where a task stood before a move, and where the move put it. */
export interface FormerPlace {
  from: Place
  to: Place
}

const separator = '.'

/** Describes where a task stood before a move, for `readFormerPlace`; null if it stood in no column. */
export function describeFormerPlace(before: WritableTask, after: WritableTask): string | null {
  const places = [placeOf(before), placeOf(after)]
  if (!before.card) return null
  return places.flatMap(({ cardId, key }) => [cardId, key]).join(separator)
}

/** Returns undefined for a text that is no former place. */
export function readFormerPlace(text: string): FormerPlace | undefined {
  const [fromCard = '', fromKey = '', toCard = '', toKey = '', ...rest] = text.split(separator)
  const isRead = [fromCard, toCard].every((id) => isId('card', id)) && [fromKey, toKey].every(isPosition)
  if (!isRead || rest.length > 0) return undefined
  return { from: { cardId: fromCard, key: fromKey }, to: { cardId: toCard, key: toKey } }
}

/**
 * Moves a task that was found for an update back to where it stood before its last move (product.md 25.91).
 * @throws AppError changed_by_another if it has been moved since; not_found if the column is gone
 */
export async function moveBack(
  tx: Transaction,
  actor: Actor,
  found: FoundTask,
  { from, to }: FormerPlace,
): Promise<void> {
  const { task, scope } = found
  const place = placeOf(task)
  if (place.cardId !== to.cardId || place.key !== to.key) throw new AppError('changed_by_another')
  const card = await lockColumn(tx, actor, found, from.cardId)
  const column = { workspaceId: actor.workspaceId, projectId: scope.projectId, cardId: card.id }
  const position = await placeAgain(tx, column, task.id, from.key, actor.now)
  if (card.id !== place.cardId || position !== place.key) moveFoundTask(tx, actor, found, card, position)
}

const placeOf = ({ id, card, position }: WritableTask): Place => ({
  cardId: card?.id ?? '',
  key: position ?? id,
})
