import { generateKeyBetween } from 'fractional-indexing'
import { firstId, isId, newId } from '../ids.ts'

/*
 * A task's sort key in its column is its position, or else its id: ids increase, so a new task is last without a read. A
 * position is an id, followed by a fraction if the task was placed between others (docs/decisions/writes.md).
 */

/** Lower bound of all ids, with the same length: a task moved to the start is placed after it. */
const start = firstId('task', new Date(0))

/** Maximum length of a position, in characters. */
export const maxPositionLength = 100

/** Returns whether a text has the shape of a sort key. */
export const isPosition = (text: string): boolean =>
  text.length <= maxPositionLength &&
  isId('task', text.slice(0, start.length)) &&
  /^[0-9A-Za-z]*$/.test(text.slice(start.length))

/**
 * Returns a position between two sort keys; undefined if there is none that is short enough, or a key has an unknown
 * format.
 * @param previous null for the start of the column
 * @param next null for the end of the column
 */
export function positionBetween(previous: string | null, next: string | null, now: Date): string | undefined {
  const last = newId('task', now)
  // A node whose clock is ahead may have written the last sort key.
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
  const hasSameId = next?.startsWith(id) ?? false
  return id + generateKeyBetween(fractionOf(previous), hasSameId && next !== null ? fractionOf(next) : null)
}

/** Returns the fraction after the id. */
const fractionOf = (place: string): string | null => place.slice(start.length) || null
