/*
 * Days are strings, `YYYY-MM-DD`, as in the API. Calculations with them are in UTC, so neither a time zone nor daylight
 * saving shifts them.
 */

const dayMs = 86_400_000

/** Returns whether a string is a day of a year from 1000 to 9998, so that the adjacent days are valid too. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) || text.startsWith('9999')) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && dayOf(time) === text
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string => dayOf(Date.parse(day) + count * dayMs)

/** Returns the first day of the month that is `count` months later. */
export function addMonths(day: string, count: number): string {
  const first = new Date(`${monthOf(day)}-01`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return dayOf(first.getTime())
}

export const monthOf = (day: string): string => day.slice(0, 7)

/**
 * Returns the day `count` weeks later, or the first day of the month `count` months later; in the current month,
 * today.
 */
export function stepFrom(day: string, view: 'month' | 'week', count: number, today: string): string {
  if (view === 'week') return addDays(day, 7 * count)
  const first = addMonths(day, count)
  return monthOf(first) === monthOf(today) ? today : first
}

/** Returns the days of the weeks of a month, from a Monday to a Sunday. */
export function daysOfMonth(day: string): string[] {
  const from = mondayOf(`${monthOf(day)}-01`)
  const last = addDays(addMonths(day, 1), -1)
  return daysFrom(from, addDays(mondayOf(last), 6))
}

/** Returns the days of a week, from Monday to Sunday. */
export function daysOfWeek(day: string): string[] {
  const monday = mondayOf(day)
  return daysFrom(monday, addDays(monday, 6))
}

const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / dayMs + 1 }, (_, i) => addDays(from, i))

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })

const month = format({ month: 'long', year: 'numeric' })
const weekday = format({ weekday: 'short' })
const longWeekday = format({ weekday: 'long' })
/** Formatter for a day or a range of days, with the year. */
const range = format({ day: 'numeric', month: 'long', year: 'numeric' })
/** Formatter for a range of days in two months, which fits into a line on a phone. */
const shortRange = format({ day: 'numeric', month: 'short', year: 'numeric' })
const shortMonth = format({ month: 'short' })
const short = format({ day: 'numeric', month: 'short' })

/** Formats a month: `November 2026`. */
export const monthText = (day: string): string => month.format(Date.parse(day))

/** Formats a week: `23–29 November 2026`, `30 Nov – 6 Dec 2026`. */
export function weekText(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const format = monthOf(first) === monthOf(last) ? range : shortRange
  return format.formatRange(Date.parse(first), Date.parse(last))
}

/** Formats a day: `Thursday 12 November 2026`. */
export const dayText = (day: string): string =>
  `${longWeekday.format(Date.parse(day))} ${range.format(Date.parse(day))}`

/** Formats a day of the current year: `12 Nov`. */
export const shortDayText = (day: string): string => short.format(Date.parse(day))

/** Formats a month alone: `Nov`. */
export const monthName = (day: string): string => shortMonth.format(Date.parse(day))

/** Formats a day of the week: `Thu`. */
export const weekdayText = (day: string): string => weekday.format(Date.parse(day))

/** Returns the day of the month, `1` to `31`. */
export const dayNumber = (day: string): string => String(Number(day.slice(8)))
