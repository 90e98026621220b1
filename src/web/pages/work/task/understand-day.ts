import { casual } from 'chrono-node/en'
import { localDay } from '../local-day.ts'

/* Loaded with the first due date that is typed, since it is larger than the rest of the panel. */

/**
 * Returns the day that words such as `fri` or `in 2 weeks` mean, today or later, in the person's time zone; undefined if
 * they mean none.
 */
export function understandDay(text: string, now: Date): string | undefined {
  const date = casual.parseDate(text, now, { forwardDate: true })
  const day = date && localDay(date)
  return day && day >= localDay(now) ? day : undefined
}
