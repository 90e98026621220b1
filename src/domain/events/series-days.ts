import type { Repeat } from '../../db/schema.ts'

/** The date, time and repetition of an event. */
export interface Series {
  date: string
  /** Local time in the time zone. */
  start_time: string
  timezone: string
  repeat: Repeat
  /** Repeat interval; null if the event does not repeat. */
  repeat_interval: number | null
}

/*
 * A day is an integer, the days since 1970-01-01, because computing thousands of series with date objects takes a
 * hundred milliseconds.
 */

const dayMs = 86_400_000
const lastDay = Date.parse('9999-12-31') / dayMs

/**
 * Yields the days of an event in the years 1 to 9999 from shortly before a day, without stepping through all earlier
 * years. Counts from the first day, so that a shorter month does not shift later days.
 */
export function* daysFrom(
  { date, repeat, repeat_interval }: Pick<Series, 'date' | 'repeat' | 'repeat_interval'>,
  from: number,
): Generator<number> {
  const first = parse(date)
  if (first === undefined) return
  if (repeat === 'none') {
    yield first
    return
  }
  const interval = repeat_interval ?? 1
  if (interval < 1) return
  const inMonths = repeat === 'monthly' || repeat === 'yearly'
  const step = interval * (repeat === 'weekly' ? 7 : repeat === 'yearly' ? 12 : 1)
  const months = inMonths ? monthsAfter(date, step) : undefined
  // Starts two steps early, because the lengths of months are means, and local time may differ from UTC by a day.
  const passed = Math.floor((from - first) / (inMonths ? step * meanMonth : step))
  for (let count = Math.max(passed - 2, 0); ; count++) {
    const day = months ? months(count) : first + count * step
    if (day > lastDay) return
    yield day
  }
}

/** Mean length in days of a month of the Gregorian calendar, whose cycle is 400 years. */
const meanMonth = 146_097 / 4_800

/** Returns the day of `YYYY-MM-DD`; undefined for other text and days that do not exist, such as `infinity`. */
function parse(date: string): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : NaN
  return ms >= firstMs && new Date(ms).toISOString().startsWith(date) ? ms / dayMs : undefined
}
const firstMs = Date.parse('0001-01-01')

/** Returns the days that are multiples of some months after a date, in shorter months their last day. */
function monthsAfter(date: string, step: number): (count: number) => number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return (count) => {
    const months = year * 12 + month - 1 + count * step
    const start = firstOf(months)
    return Math.min(start + day, firstOf(months + 1)) - 1
  }
}

/** Returns the first day of a month, counted from the year 0, by Howard Hinnant's `days_from_civil`. */
function firstOf(months: number): number {
  const shifted = months - 2 // A year begins in March, so a leap day is its last.
  const [year, month] = [Math.floor(shifted / 12), ((shifted % 12) + 12) % 12]
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return year * 365 + leaps + Math.floor((153 * month + 2) / 5) - 719_468
}
