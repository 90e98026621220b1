import { DateTime } from 'luxon'
import type { Frequency } from '../db/schema.ts'

/* A date without a time is a string, `YYYY-MM-DD`, and never becomes a `Date`. Such strings sort by day. */

const isoFullDate = /^(\d{4}-\d{2}-\d{2}|\d{8}|\d{4}-W\d{2}-\d|\d{4}W\d{3}|\d{4}-\d{3}|\d{7})([Tt]|$)/
/** An offset at the end of a time that is outside -23:59 to +23:59. Luxon would accept +99:00. */
const wrongOffset = /[T ].*[+-](?!([01]\d|2[0-3])(:?[0-5]\d)?$)\d{2}(:?\d{2})?$/i
/** The RFC 3339 variant that separates date and time by a space instead of a T. */
const spacedDate = /^(\d{4}-\d{2}-\d{2}) (?=\d{2}:)/
/** A time and an offset whose plus sign was sent unencoded in a query and became a space. */
const blankOffset = /((?:T\d{2}:?|[T ]\d{2}:)\d{2}(?::?\d{2}(?:[.,]\d+)?)?) ( ?\d{2}(?::?\d{2})?)$/i
const rfc2822Date = /^([A-Za-z]{3},\s*)?\d{1,2}\s+[A-Za-z]{3}\s+\d{4}(\s|$)/

/** Maximum length of a date. The patterns above take time quadratic in the length of the text. */
const maxLength = 100

/**
 * Parses an ISO 8601 full date or an RFC 2822 date, each with or without a time, UTC unless it has an offset, in the
 * years 0001 to 9999 (product.md 6.8).
 */
function parseInstant(given: string): DateTime | undefined {
  if (given.length > maxLength) return undefined
  const restored = restorePlus(given)
  if (wrongOffset.test(restored)) return undefined
  const text = restored.replace(spacedDate, '$1T')
  const zone = { zone: 'utc' }
  const parsed = isoFullDate.test(text)
    ? DateTime.fromISO(text.toUpperCase(), zone)
    : rfc2822Date.test(text)
      ? DateTime.fromRFC2822(text.replace(/\s\d{4}$/, '$& 00:00 +0000'), zone)
      : undefined
  return parsed && isInYears(parsed) ? parsed : undefined
}

/** Restores the plus sign of an offset that was sent without percent-encoding (product.md 6.8). */
export const restorePlus = (text: string): string =>
  text.replace(blankOffset, (_, time: string, offset: string) =>
    offset.startsWith(' ') ? `${time} +${offset.slice(1)}` : `${time}+${offset}`,
  )

/** Returns the UTC day of a date or time; undefined if it cannot be parsed. */
export function parseDay(text: string): string | undefined {
  return parseInstant(text)?.toISODate() ?? undefined
}

/** Returns a date or time as an ISO 8601 instant in UTC; undefined if it cannot be parsed. */
export function parseTimestamp(text: string): string | undefined {
  return parseInstant(text)?.toISO() ?? undefined
}

/** Returns a date that is exactly `YYYY-MM-DD` and exists, as `due_before` and `due_after` require. */
export function strictDay(text: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : undefined
}

/** Returns the whole days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days
}

/** Returns the UTC day of an instant. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** Returns the day of an instant in a time zone; the UTC day if the platform does not know the zone. */
export function dayIn(timeZone: string, now: Date): string {
  return DateTime.fromJSDate(now, { zone: timeZone }).toISODate() ?? dayOf(now)
}

/**
 * Moves an instant by days at the same local time in a time zone, or in UTC if the platform does not know the zone;
 * null beyond the supported years.
 */
export function addLocalDays(instant: string, days: number, timeZone: string): string | null {
  const local = DateTime.fromISO(instant, { zone: timeZone })
  const moved = (local.isValid ? local : DateTime.fromISO(instant, { zone: 'utc' })).plus({ days }).toUTC()
  return isInYears(moved) ? moved.toISO() : null
}

/**
 * Returns the contract's `Instant` as an ISO 8601 instant in UTC. A leap second counts as the second after it.
 */
export function toInstant(rfc3339: string): string
export function toInstant(rfc3339: string | null): string | null
export function toInstant(rfc3339: string | null): string | null {
  if (rfc3339 === null) return null
  const leap = rfc3339.slice(17, 19) === '60'
  const plain = leap ? `${rfc3339.slice(0, 17)}59${rfc3339.slice(19)}` : rfc3339
  const date = new Date(Date.parse(plain.replace(' ', 'T').toUpperCase()) + (leap ? 1000 : 0))
  return date.toISOString()
}

/** Luxon's unit for each frequency. */
export const units = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const

/** Returns whether a date is in the supported years. An invalid date, such as `infinity` in the database, is not. */
export const isInYears = ({ year }: DateTime): boolean => year >= 1 && year <= 9999

/**
 * Returns the first day of a recurrence after today and after `due` (product.md 8.14); undefined if it is beyond the
 * year 9999, or a date is outside the supported years.
 * @param anchorDay the day of the month that monthly and yearly steps return to after a shorter month
 */
export function nextOccurrence(
  due: string,
  every: Frequency,
  anchorDay: number,
  today: string,
): string | undefined {
  const after = due > today ? due : today
  const start = DateTime.fromISO(due, { zone: 'utc' })
  const unit = units[every]
  const step = (count: number): DateTime => {
    const moved = start.plus({ [unit]: count })
    return every === 'daily' || every === 'weekly' ? moved : anchorTo(moved, anchorDay)
  }
  // Starts near the end, because a due date may be years ago.
  let count = Math.max(Math.floor(DateTime.fromISO(after, { zone: 'utc' }).diff(start, unit)[unit]), 1)
  for (let next = step(count); isInYears(next); next = step(++count)) {
    const day = next.toISODate() ?? ''
    if (day > after) return day
  }
  return undefined
}

/** Returns the date with another day of the month, or the last one in a shorter month. */
export const dayOfMonth = (date: string, day: number): string | null =>
  anchorTo(DateTime.fromISO(date, { zone: 'utc' }), day).toISODate()

/** Restores the day of the month that `plus` clamped in a shorter month. */
function anchorTo(date: DateTime, anchorDay: number): DateTime {
  return date.set({ day: Math.min(Math.max(anchorDay, 1), date.daysInMonth ?? 31) })
}
