import { and, asc, eq, or, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { builder, readLong } from '../../db/prepared.ts'
import { events, memberships, projectMembers, projects } from '../../db/schema.ts'
import { Pacer } from '../../pacer.ts'
import { dayOf, daysBetween } from '../dates.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { projectVisibility } from '../project-visibility.ts'
import { describeEvents, type WorkEvent } from './describe-event.ts'
import type { EventRow } from './event-row.ts'
import {
  eventRowColumns,
  explicitRoleOf,
  isAccessibleEvent,
  projectOfEvent,
} from './find-accessible-event.ts'
import { firstDaySince } from './first-day.ts'
import { occurrencesBetween, type Occurrence } from './occurrences.ts'
import type { ZoneOffsets } from './zone-offsets.ts'

/** A range of days, both inclusive, and a project. */
export interface CalendarFilter {
  from: string
  to: string
  projectId?: string | undefined
}

export type EventOccurrence = Occurrence & { event: WorkEvent }

/**
 * Lists the first occurrences of the events that a person sees, by day, start and event id (product.md
 * 10.13).
 */
export async function listOccurrences(
  db: Queries,
  person: Person,
  filter: CalendarFilter,
  limit: number,
): Promise<EventOccurrence[]> {
  const rows = await selectFirstEvents(db, person, filter, limit)
  const found = await firstOccurrences(rows, filter, limit)
  const described = await describeEvents(db, new Set(found.map(({ row }) => row)))
  return found.flatMap(({ row, occurrence }) => {
    const event = described.get(row)
    return event ? [{ event, ...occurrence }] : []
  })
}

/** Selects the events with the earliest first occurrences: no other event can be among the first entries. */
function selectFirstEvents(
  db: Queries,
  person: Person,
  { from, to, projectId }: CalendarFilter,
  limit: number,
): Promise<EventRow[]> {
  const [first, last] = [sql`${from}::date`, sql`${to}::date`]
  // Daylight saving may move a start on the previous day past midnight.
  const dayBefore = sql`(${first} - 1)`
  const query = builder
    .select(eventRowColumns)
    .from(events)
    .leftJoin(projects, projectOfEvent(person))
    .leftJoin(memberships, projectVisibility(person).membership)
    .leftJoin(projectMembers, explicitRoleOf(person))
    .where(
      and(
        eq(events.workspace_id, person.workspaceId),
        projectId === undefined ? undefined : eq(events.project_id, projectId),
        isAccessibleEvent(person),
        sql`${events.date} <= ${last}`,
        or(isRepeating, and(eq(events.repeat, 'none'), sql`${events.date} >= ${dayBefore}`)),
        sql`${firstDaySince(dayBefore)} <= ${last}`,
      ),
    )
    .orderBy(sql`${firstDaySince(first)} nulls last`, asc(events.start_time), asc(events.id))
    .limit(limit)
  return readLong(db, eventRowColumns, query)
}

/** The condition that an event repeats, written so that it matches an index. */
const isRepeating: SQL = sql`${events.repeat} in ('daily', 'weekly', 'monthly', 'yearly')`

/** An occurrence of an event, with an iterator over the later ones. */
interface NextOccurrence {
  row: EventRow
  occurrence: Occurrence
  later: Iterator<Occurrence, void>
}

/**
 * Returns the first occurrences of events. Works day by day, so it computes few occurrences beyond the limit.
 */
async function firstOccurrences(
  rows: readonly EventRow[],
  { from, to }: CalendarFilter,
  limit: number,
): Promise<NextOccurrence[]> {
  const zones: ZoneOffsets = new Map()
  const byDay = new Map<string, NextOccurrence[]>(daysOf(from, to).map((day) => [day, []]))
  const add = (row: EventRow, later: NextOccurrence['later']): void => {
    const { value: occurrence } = later.next()
    if (occurrence) byDay.get(occurrence.date)?.push({ row, occurrence, later })
  }
  const pacer = new Pacer()
  for (const row of rows) {
    await pacer.pause()
    add(row, occurrencesBetween(row, from, to, zones))
  }
  const found: NextOccurrence[] = []
  for (const ofDay of byDay.values()) {
    // Grows if an event occurs twice on a day, because a start on the previous day moved past midnight.
    for (const { row, later } of ofDay) {
      await pacer.pause()
      add(row, later)
    }
    for (const one of ofDay.sort(byTime)) found.push(one)
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
