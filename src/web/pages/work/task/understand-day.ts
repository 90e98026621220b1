import { casual } from 'chrono-node/en'
import { localDay } from '../local-day.ts'

/* Loaded with the first due date that is typed, since it is larger than the rest of the panel. */

/**
 * Returns the day that words such as `fri` or `in 2 weeks` mean, today or later, in the person's time zone; undefined if
 * they mean none.
 */
export function understandDay(text: string, now: Date): string | undefined {
  if (past.test(text)) return undefined
  const parse = (from: Date) => casual.parse(text, from, { forwardDate: true })[0]?.start
  // A day without a time is at noon for the library, which is over in the afternoon; the day is not.
  const today = parse(new Date(now.getFullYear(), now.getMonth(), now.getDate()))
  const date = today?.isCertain('hour') ? parse(now) : today
  const day = date && localDay(date.date())
  return day && day >= localDay(now) ? day : undefined
}

/** Words for a day before today, which the library would move to one after it. */
const past = /\b(last|past)\s+(week|month|year|night|mon|tue|wed|thu|fri|sat|sun)/i
