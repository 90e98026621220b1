import { DateTime, IANAZone } from 'luxon'
import type { Repeat } from '../../db/schema.ts'
import { isInYears, units } from '../dates.ts'

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

/**
 * Returns the first start of an event at or after a time; undefined if there is none up to the year 9999, or the
 * platform does not know the time zone (product.md 10.8).
 */
export function firstStart(series: Series, from: Date): Date | undefined {
  const { date, start_time } = series
  const zone = IANAZone.create(series.timezone)
  if (!zone.isValid) return undefined
  for (const day of daysFrom(DateTime.fromISO(date, { zone: 'utc' }), series, from)) {
    const local = DateTime.fromISO(`${day.toISODate()}T${start_time}`, { zone: 'utc' })
    const start = new Date(instantOf(local.toMillis(), zone))
    // The year is NaN if the time is invalid.
    if (!(start.getUTCFullYear() <= 9999)) return undefined
    if (start >= from) return start
  }
  return undefined
}

/** Yields the days of an event from shortly before a time, without stepping through the years before. */
function* daysFrom(first: DateTime, { repeat, repeat_interval }: Series, from: Date): Generator<DateTime> {
  if (repeat === 'none') {
    yield first
    return
  }
  const unit = units[repeat]
  const interval = repeat_interval ?? 1
  if (interval < 1) return
  const elapsed = DateTime.fromJSDate(from, { zone: 'utc' }).diff(first, unit)[unit]
  // Starts a step early, because local time may differ from UTC by a day. Counts from the first day, so that a
  // shorter month shifts no later one.
  let count = Math.max(Math.floor(elapsed / interval) - 1, 0)
  const step = (): DateTime => first.plus({ [unit]: count++ * interval })
  for (let day = step(); isInYears(day); day = step()) yield day
}

const dayMs = 86_400_000

/**
 * Returns the instant of a local time, given as if it were UTC. For a time that occurs twice, the first instant is
 * returned; a time in a daylight-saving gap moves forward by the gap.
 */
function instantOf(local: number, zone: IANAZone): number {
  const by = (near: number): number => local - zone.offset(near) * 60_000
  const [before, after] = [by(local - dayMs), by(local + dayMs)]
  return by(before) === before || by(after) !== after ? before : after
}
