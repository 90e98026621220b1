import { IANAZone } from 'luxon'
import { daysFrom, type Series } from './series-days.ts'
import { offsetsOf, type ZoneOffsets } from './zone-offsets.ts'

/**
 * Returns the first start of an event at or after a time; undefined if there is none up to the year 9999, or the
 * platform does not know the time zone (product.md 10.8).
 */
export function firstStart(series: Series, from: Date): Date | undefined {
  const zone = IANAZone.create(series.timezone)
  if (!zone.isValid) return undefined
  const offsets = offsetsOf(zone)
  for (const local of localStarts(series, from)) {
    const start = new Date(instantOf(local, offsets))
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
 * @param zones offsets that series of one list share
 */
export function* occurrencesBetween(
  series: Series & { end_time: string },
  from: string,
  to: string,
  zones: ZoneOffsets = new Map(),
): Generator<Occurrence> {
  let offset = zones.get(series.timezone)
  if (offset === undefined) {
    const zone = IANAZone.create(series.timezone)
    offset = zone.isValid ? offsetsOf(zone) : null
    zones.set(series.timezone, offset)
  }
  let previous = NaN
  // Starts a day early, because a skipped start may move past midnight.
  const [first, end] = [Date.parse(from), Date.parse(to) + dayMs]
  const early = first - dayMs
  for (const local of localStarts(series, new Date(early))) {
    // No zone moves an earlier start into the window. Skips it early, since computing a zone's offset is slow.
    if (local < early - dayMs) continue
    const start = offset ? clockAt(instantOf(local, offset), offset) : local
    if (start >= end) return
    if (start >= first && start !== previous) {
      const { date, time } = dayAndTime(start)
      const end_time = start === local ? series.end_time : movedEnd(local, start - local, series.end_time)
      yield { date, start_time: time, end_time }
    }
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
  const time = Date.parse(`1970-01-01T${series.start_time}Z`)
  if (Number.isNaN(time)) return
  for (const day of daysFrom(series, from.getTime() / dayMs)) yield day * dayMs + time
}

const dayMs = 86_400_000

/**
 * Returns the instant of a local time, given as if it were UTC. For a time that occurs twice, the first instant is
 * returned; a time in a daylight-saving gap moves forward by the gap.
 */
function instantOf(local: number, offset: (instant: number) => number): number {
  const by = (near: number): number => local - offset(near) * 60_000
  const [before, after] = [by(local - dayMs), by(local + dayMs)]
  if (before === after) return before
  return by(before) === before || by(after) !== after ? before : after
}

/** Returns the local time of an instant, as if it were UTC. */
const clockAt = (instant: number, offset: (instant: number) => number): number =>
  instant + offset(instant) * 60_000
