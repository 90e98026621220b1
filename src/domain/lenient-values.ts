import { parseTimestamp, strictDay } from './dates.ts'

/**
 * Readers for the lenient filters of the public API, by parameter. They return undefined if the value is ignored
 * (product.md 6.6).
 */
export const readFilter = {
  completed: (text: string): boolean | undefined => completedValues.get(text),
  due_before: strictDay,
  due_after: strictDay,
  updated_since: parseTimestamp,
}

const completedValues = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

/** Returns a given page size; undefined, for the default, if it is malformed or below 1 (product.md 6.3). */
export function readPageSize(text: string): number | undefined {
  const size = /^\d+$/.test(text) ? Number(text) : 0
  return size < 1 ? undefined : size
}
