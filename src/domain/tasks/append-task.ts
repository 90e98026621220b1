import type { Transaction } from '../../db/transaction.ts'
import type { Actor } from '../actor.ts'
import { readPlacedTasks } from '../projects/column-order.ts'
import type { FoundTask, WritableTask } from './find-task-for-update.ts'
import { lockColumn, moveFoundTask, placeIn } from './move-task.ts'
import { placeTask } from './place-task.ts'
import { positionBetween } from './positions.ts'
import type { Card } from './resolve-target.ts'

/** Moves tasks to the ends of columns one after another, in one transaction. */
export interface Appender {
  /** Locks a column to which a task is moved. @throws AppError not_found */
  lock: (found: FoundTask, cardId: string) => Promise<Card>
  /** Moves a task to the end of a column, and returns it. @throws AppError not_found */
  append: (found: FoundTask, cardId: string) => Promise<WritableTask>
}

/** Returns an appender that locks each column and reads its last task once. */
export function createAppender(tx: Transaction, actor: Actor): Appender {
  const { workspaceId, now } = actor
  const locks = new Map<string, Promise<Card>>()
  const ends = new Map<string, { id: string; place: string } | undefined>()

  function lock(found: FoundTask, cardId: string): Promise<Card> {
    const key = `${found.scope.projectId} ${cardId}`
    const locked = locks.get(key) ?? lockColumn(tx, actor, found, cardId)
    locks.set(key, locked)
    return locked
  }

  async function append(found: FoundTask, cardId: string): Promise<WritableTask> {
    const card = await lock(found, cardId)
    const { id } = found.task
    const column = { workspaceId, projectId: found.scope.projectId, cardId }
    if (!ends.has(cardId))
      ends.set(cardId, (await readPlacedTasks(tx, column, { fromEnd: true, limit: 1 }))[0])
    const end = ends.get(cardId)
    if (end?.id === id) return found.task
    const position =
      positionBetween(end?.place ?? null, null, now) ??
      (await placeTask(tx, column, placeIn(card, found), null, now))
    if (position === undefined) return found.task
    ends.set(cardId, { id, place: position })
    return moveFoundTask(tx, actor, found, card, position)
  }

  return { lock, append }
}
