import { generateKeyBetween } from 'fractional-indexing'
import { firstId, newId } from '../ids.ts'

/*
 * A task's place in its column is its position, or else its id: ids count upwards, so a new task is the last one without a
 * read. A position is an id, and after it a fraction once a task was put between others (docs/decisions/writes.md).
 */

/** The lower bound of all ids, as long as each: tasks before the first one are placed after it. */
const start = firstId('task', new Date(0))

/** Number of characters that a position may have. */
export const maxPositionLength = 100

/**
 * Returns a position between two places of a column; undefined if there is none that is short enough, or if another program
 * has written a place in another form.
 * @param previous null: the start of the column
 * @param next null: the end of the column
 */
export function positionBetween(previous: string | null, next: string | null, now: Date): string | undefined {
  const last = newId('task', now)
  // A node whose clock is ahead may have written the last place.
  if (next === null && (previous === null || previous < last)) return last
  try {
    const position = fractionBetween(previous ?? start, next)
    return position.length <= maxPositionLength ? position : undefined
  } catch {
    return undefined
  }
}

function fractionBetween(previous: string, next: string | null): string {
  const id = previous.slice(0, start.length)
  const isOfSameId = next?.startsWith(id) ?? false
  return id + generateKeyBetween(fractionOf(previous), isOfSameId && next !== null ? fractionOf(next) : null)
}

/** Returns what follows the id. */
const fractionOf = (place: string): string | null => place.slice(start.length) || null
