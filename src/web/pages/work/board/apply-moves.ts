import type { WorkTask } from '../work-queries.ts'

/** A task's new place in a column. */
export interface Place {
  /** The task that follows the moved task; null if it is not loaded, or at the end of the column. */
  before: string | null
  /** The last loaded task of the column, if the task that follows the moved task is not loaded. */
  after?: string
}

/** A task's new position, which the page shows until the server's lists contain it. */
export interface Move extends Place {
  task: WorkTask
  cardId: string
}

/** Returns the loaded tasks of a column as they are after these moves. @param hasMore whether more can be loaded */
export function applyMoves(
  tasks: readonly WorkTask[],
  moves: readonly Move[],
  cardId: string,
  hasMore: boolean,
): WorkTask[] {
  let shown = [...tasks]
  for (const { task, cardId: target, ...place } of moves) {
    const stored = shown.find(({ id }) => id === task.id) ?? task
    shown = shown.filter(({ id }) => id !== task.id)
    const index = target === cardId ? indexOf(shown, place, hasMore) : undefined
    if (index !== undefined) shown.splice(index, 0, stored)
  }
  return shown
}

/** Returns the index of a place among the loaded tasks; undefined if it comes after them. */
function indexOf(tasks: readonly WorkTask[], { before, after }: Place, hasMore: boolean): number | undefined {
  const neighbour = tasks.findIndex(({ id }) => id === (after ?? before))
  if (neighbour !== -1) return after === undefined ? neighbour : neighbour + 1
  return hasMore ? undefined : tasks.length
}

/** Returns the place at an index of the loaded tasks of a column. @param hasMore whether more can be loaded */
export function placeAt(tasks: readonly WorkTask[], index: number, hasMore: boolean): Place {
  const before = tasks[index]?.id
  if (before !== undefined) return { before }
  const after = hasMore ? tasks.at(-1)?.id : undefined
  return { before: null, ...(after !== undefined && { after }) }
}
