import { and, asc, eq, or, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { readRows, type RowOf } from '../../db/prepared.ts'
import { events } from '../../db/schema.ts'
import { Pacer } from '../../pacer.ts'
import { dayOf, daysBetween } from '../dates.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { describeEvents, type WorkEvent } from './describe-event.ts'
import { eventRowColumns, selectAccessibleEvents } from './find-accessible-event.ts'
import { firstDaySince } from './first-day.ts'
import { occurrencesBetween, type Occurrence } from './occurrences.ts'
import type { ZoneOffsets } from './zone-offsets.ts'

/** A range of days, both inclusive, and a project. */
export interface CalendarFilter {
  from: string
  to: string
  projectId?: string | undefined
}

/** An occurrence of an event that is not read yet. */
export interface Found {
  id: string
  occurrence: Occurrence
}

/** Finds the first occurrences of the events that a person sees, by day, start and event id (product.md 10.13). */
export async function findOccurrences(
  db: Queries,
  person: Person,
  filter: CalendarFilter,
  limit: number,
): Promise<Found[]> {
  return firstOccurrences(await selectFirstSeries(db, person, filter, limit), filter, limit)
}

/** Reads the events of occurrences, in the same order. Events that were deleted or hidden since are left out. */
export async function readOccurrences(
  db: Queries,
  person: Person,
  found: readonly Found[],
): Promise<(Occurrence & { event: WorkEvent })[]> {
  const ids = sql.param([...new Set(found.map(({ id }) => id))])
  const which = sql`${events.id} = any(${ids}::text[])`
  const query = selectAccessibleEvents(person, eventRowColumns, which)
  const described = await describeEvents(db, await readRows(db, eventRowColumns, query))
  return found.flatMap(({ id, occurrence }) => {
    const event = described.get(id)
    return event ? [{ event, ...occurrence }] : []
  })
}

const seriesColumns = {
  id: events.id,
  date: events.date,
  start_time: events.start_time,
  end_time: events.end_time,
  repeat: events.repeat,
  repeat_interval: events.repeat_interval,
  timezone: events.timezone,
}

type SeriesRow = RowOf<typeof seriesColumns>

/** Selects the series with the earliest first occurrences: no other can be among the first entries. */
function selectFirstSeries(
  db: Queries,
  person: Person,
  { from, to, projectId }: CalendarFilter,
  limit: number,
): Promise<SeriesRow[]> {
  const [first, last] = [sql`${from}::date`, sql`${to}::date`]
  // Daylight saving may move a start on the previous day past midnight.
  const dayBefore = sql`(${first} - 1)`
  const which = and(
    projectId === undefined ? undefined : eq(events.project_id, projectId),
    sql`${events.date} <= ${last}`,
    or(isRepeating, and(eq(events.repeat, 'none'), sql`${events.date} >= ${dayBefore}`)),
    sql`${firstDaySince(dayBefore)} <= ${last}`,
  )
  const query = selectAccessibleEvents(person, seriesColumns, which)
    .orderBy(sql`${firstDaySince(first)} nulls last`, asc(events.start_time), asc(events.id))
    .limit(limit)
  return readRows(db, seriesColumns, query)
}

/** The condition that an event repeats, written so that it matches an index. */
const isRepeating: SQL = sql`${events.repeat} in ('daily', 'weekly', 'monthly', 'yearly')`

/** An occurrence of an event, with an iterator over the later ones. */
interface NextOccurrence {
  row: SeriesRow
  occurrence: Occurrence
  later: Iterator<Occurrence, void>
}

/**
 * Returns the first occurrences of series. Works day by day, so it computes few occurrences beyond the limit.
 */
async function firstOccurrences(
  rows: readonly SeriesRow[],
  { from, to }: CalendarFilter,
  limit: number,
): Promise<Found[]> {
  const zones: ZoneOffsets = new Map()
  const byDay = new Map<string, NextOccurrence[]>(daysOf(from, to).map((day) => [day, []]))
  const add = (row: SeriesRow, later: NextOccurrence['later']): void => {
    const { value: occurrence } = later.next()
    if (occurrence) byDay.get(occurrence.date)?.push({ row, occurrence, later })
  }
  const pacer = new Pacer()
  for (const row of rows) {
    await pacer.pause()
    add(row, occurrencesBetween(row, from, to, zones))
  }
  const found: Found[] = []
  for (const ofDay of byDay.values()) {
    // Grows if an event occurs twice on a day, because a start on the previous day moved past midnight.
    for (const { row, later } of ofDay) {
      await pacer.pause()
      add(row, later)
    }
    for (const { row, occurrence } of ofDay.sort(byTime)) found.push({ id: row.id, occurrence })
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, i) =>
    dayOf(new Date(Date.parse(from) + i * 86_400_000)),
  )

const byTime = (one: NextOccurrence, other: NextOccurrence): number => (timeOf(one) < timeOf(other) ? -1 : 1)
const timeOf = ({ occurrence, row }: NextOccurrence): string => `${occurrence.start_time} ${row.id}`
