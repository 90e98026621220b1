import { DateTime } from 'luxon'
import type { Frequency } from '../db/schema.ts'

/*
 * A date without a time is a string, `YYYY-MM-DD`, and never meets a `Date` object; strings of this form compare
 * as the days do.
 */

const isoFullDate = /^(\d{4}-\d{2}-\d{2}|\d{8}|\d{4}-W\d{2}-\d|\d{4}W\d{3}|\d{4}-\d{3}|\d{7})([Tt]|$)/
/** RFC 3339, whose date-times the contract speaks of, lets a space stand for the T. */
const spacedDate = /^(\d{4}-\d{2}-\d{2}) (?=\d{2}:)/
const rfc2822Date = /^([A-Za-z]{3},\s*)?\d{1,2}\s+[A-Za-z]{3}\s+\d{4}(\s|$)/

/**
 * Reads what the API calls a parseable date or time (product.md 6.8): ISO 8601 with a full date, or RFC 2822,
 * existing on the calendar, in the years 0001 to 9999; without an offset it is UTC. In either form the day alone will do.
 */
function parseInstant(given: string): DateTime | undefined {
  const text = given.replace(spacedDate, '$1T')
  const zone = { zone: 'utc' }
  const parsed = isoFullDate.test(text)
    ? DateTime.fromISO(text.toUpperCase(), zone)
    : rfc2822Date.test(text)
      ? DateTime.fromRFC2822(text.replace(/\s\d{4}$/, '$& 00:00 +0000'), zone)
      : undefined
  return parsed?.isValid && parsed.year >= 1 && parsed.year <= 9999 ? parsed : undefined
}

/** The day, in UTC, of a parseable date or time; undefined when it is not parseable. */
export function parseDay(text: string): string | undefined {
  return parseInstant(text)?.toISODate() ?? undefined
}

/** A parseable date or time as an ISO 8601 instant in UTC; undefined when it is not parseable. */
export function parseTimestamp(text: string): string | undefined {
  return parseInstant(text)?.toISO() ?? undefined
}

/** Exactly `YYYY-MM-DD` and on the calendar, as `due_before` and `due_after` demand. */
export function strictDay(text: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : undefined
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days
}

/** The UTC day of an instant. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** What the contract calls an Instant as an ISO 8601 one in UTC. A leap second counts as the second after it. */
export function toInstant(rfc3339: string): string
export function toInstant(rfc3339: string | null): string | null
export function toInstant(rfc3339: string | null): string | null {
  if (rfc3339 === null) return null
  const leap = rfc3339.slice(17, 19) === '60'
  const plain = leap ? `${rfc3339.slice(0, 17)}59${rfc3339.slice(19)}` : rfc3339
  const date = new Date(Date.parse(plain.replace(' ', 'T').toUpperCase()) + (leap ? 1000 : 0))
  return date.toISOString()
}

const steps: Record<Frequency, { unit: 'days' | 'weeks' | 'months' | 'years' }> = {
  daily: { unit: 'days' },
  weekly: { unit: 'weeks' },
  monthly: { unit: 'months' },
  yearly: { unit: 'years' },
}

/**
 * The first day of a recurrence after `today`, and after `due` where that is still to come (product.md 8.14); undefined
 * where that lies beyond the year 9999.
 * @param anchorDay the day of the month that monthly and yearly steps come back to after a shorter month
 */
export function nextOccurrence(
  due: string,
  every: Frequency,
  anchorDay: number,
  today: string,
): string | undefined {
  const after = due > today ? due : today
  const start = DateTime.fromISO(due, { zone: 'utc' })
  const { unit } = steps[every]
  // Start near the end: a due date of years ago need not be walked day by day.
  const elapsed = Math.floor(DateTime.fromISO(after, { zone: 'utc' }).diff(start, unit)[unit])
  for (let count = Math.max(elapsed, 1); ; count++) {
    const moved = start.plus({ [unit]: count })
    const anchored = every === 'daily' || every === 'weekly' ? moved : anchorTo(moved, anchorDay)
    if (anchored.year > 9999) return undefined
    const day = anchored.toISODate() ?? ''
    if (day > after) return day
  }
}

/** `plus` has clamped to a shorter month already; a longer one gets its day back. */
function anchorTo(date: DateTime, anchorDay: number): DateTime {
  return date.set({ day: Math.min(anchorDay, date.daysInMonth ?? anchorDay) })
}
