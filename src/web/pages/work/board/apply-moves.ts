import type { WorkTask } from '../work-queries.ts'

/** A task's new position, which the page shows until the server's lists contain it. */
export interface Move {
  task: WorkTask
  cardId: string
  /** The task that follows the moved task; null at the end of the column. */
  before: string | null
}

/** Returns the tasks of a column as they are after these moves. */
export function applyMoves(tasks: readonly WorkTask[], moves: readonly Move[], cardId: string): WorkTask[] {
  let shown = [...tasks]
  for (const { task, cardId: target, before } of moves) {
    const stored = shown.find(({ id }) => id === task.id) ?? task
    shown = shown.filter(({ id }) => id !== task.id)
    if (target !== cardId) continue
    const index = before === null ? -1 : shown.findIndex(({ id }) => id === before)
    shown.splice(index === -1 ? shown.length : index, 0, stored)
  }
  return shown
}

/**
 * Returns the task before which a task is inserted at an index of another column; null for the end. Until all tasks of
 * the column are loaded, its end is unknown, so the last loaded task is returned.
 */
export function taskAfter(tasks: readonly WorkTask[], index: number, hasMore: boolean): string | null {
  return tasks[index]?.id ?? (hasMore ? (tasks.at(-1)?.id ?? null) : null)
}
