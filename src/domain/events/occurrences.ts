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
  const zone = IANAZone.create(series.timezone)
  if (!zone.isValid) return undefined
  for (const local of localStarts(series, from)) {
    const start = new Date(instantOf(local, zone))
    if (start.getUTCFullYear() > 9999) return undefined
    if (start >= from) return start
  }
  return undefined
}

/** An occurrence of an event: its day and times in the event's time zone. */
export interface Occurrence {
  date: string
  start_time: string
  end_time: string
}

/**
 * Yields the occurrences of an event between two days (inclusive), by the same rule as reminders. Ignores daylight
 * saving if the platform does not know the time zone. Occurrences that start at the same time are merged.
 */
export function* occurrencesBetween(
  series: Series & { end_time: string },
  from: string,
  to: string,
): Generator<Occurrence> {
  const zone = IANAZone.create(series.timezone)
  let previous = NaN
  // Starts a day early, because a skipped start may move past midnight.
  const early = Date.parse(from) - dayMs
  for (const local of localStarts(series, new Date(early))) {
    // No zone moves an earlier start into the window. Skips it early, since computing a zone's offset is slow.
    if (local < early - dayMs) continue
    const start = zone.isValid ? clockAt(instantOf(local, zone), zone) : local
    const { date, time } = dayAndTime(start)
    if (date > to) return
    const end_time = start === local ? series.end_time : movedEnd(local, start - local, series.end_time)
    if (date >= from && start !== previous) yield { date, start_time: time, end_time }
    previous = start
  }
}

/**
 * Returns the end of an occurrence whose start is skipped by daylight saving: moved by as much as the start, but on the
 * same day.
 */
function movedEnd(local: number, skippedMs: number, end_time: string): string {
  const start = dayAndTime(local + skippedMs)
  const end = dayAndTime(Date.parse(`${dayAndTime(local).date}T${end_time}Z`) + skippedMs)
  return end.date === start.date ? end.time : '23:59'
}

function dayAndTime(local: number): { date: string; time: string } {
  const text = new Date(local).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/** Yields the local starts of an event, as if they were UTC, from shortly before a time. */
function* localStarts(series: Series, from: Date): Generator<number> {
  const time = DateTime.fromISO(`1970-01-01T${series.start_time}`, { zone: 'utc' })
  const first = DateTime.fromISO(series.date, { zone: 'utc' })
  if (!time.isValid || !first.isValid) return
  for (const day of daysFrom(first, series, from)) yield day.toMillis() + time.toMillis()
}

/** Yields the days of an event from shortly before a time, without stepping through all earlier years. */
function* daysFrom(first: DateTime, { repeat, repeat_interval }: Series, from: Date): Generator<DateTime> {
  if (repeat === 'none') {
    yield first
    return
  }
  const unit = units[repeat]
  const interval = repeat_interval ?? 1
  if (interval < 1) return
  const steps = Math.floor((from.getTime() - first.toMillis()) / (interval * meanMs[repeat]))
  // Starts two steps early, because the lengths are means, and local time may differ from UTC by a day. Counts from the
  // first day, so that a shorter month does not shift later occurrences.
  let count = Math.max(steps - 2, 0)
  const step = (): DateTime => first.plus({ [unit]: count++ * interval })
  for (let day = step(); isInYears(day); day = step()) yield day
}

const dayMs = 86_400_000

/** Mean lengths of the Gregorian calendar, whose cycle is 400 years. luxon's `diff` takes fifty times as long. */
const meanMs = {
  daily: dayMs,
  weekly: 7 * dayMs,
  monthly: (146_097 / 4_800) * dayMs,
  yearly: (146_097 / 400) * dayMs,
}

/**
 * Returns the instant of a local time, given as if it were UTC. For a time that occurs twice, the first instant is
 * returned; a time in a daylight-saving gap moves forward by the gap.
 */
function instantOf(local: number, zone: IANAZone): number {
  const by = (near: number): number => local - zone.offset(near) * 60_000
  const [before, after] = [by(local - dayMs), by(local + dayMs)]
  if (before === after) return before
  return by(before) === before || by(after) !== after ? before : after
}

/** Returns the local time of an instant, as if it were UTC. */
const clockAt = (instant: number, zone: IANAZone): number => instant + zone.offset(instant) * 60_000
