import { inArray, type Queries } from '../../db/drizzle.ts'
import { users } from '../../db/schema.ts'
import { eventResource, type EventRow } from './event-row.ts'
import { eventVersion } from './event-version.ts'

/** Returns an event as the web editor shows it. */
export async function describeEvent(db: Queries, row: EventRow): Promise<WorkEvent> {
  return describe(row, await peopleOf(db, [row]))
}

/** Returns events as the web editor shows them, by their ids. */
export async function describeEvents(
  db: Queries,
  rows: readonly EventRow[],
): Promise<ReadonlyMap<string, WorkEvent>> {
  const people = await peopleOf(db, rows)
  return new Map(rows.map((row) => [row.id, describe(row, people)]))
}

export type WorkEvent = ReturnType<typeof describe>

type People = ReadonlyMap<string, { id: string; name: string }>

/** Reads the names of creators and guests. */
async function peopleOf(db: Queries, rows: readonly EventRow[]): Promise<People> {
  const ids = new Set(rows.flatMap(({ created_by, invited_user_ids }) => [created_by, ...invited_user_ids]))
  if (ids.size === 0) return new Map()
  const { id, name } = users
  const people = await db
    .select({ id, name })
    .from(users)
    .where(inArray(id, [...ids]))
  return new Map(people.map((person) => [person.id, person]))
}

const describe = (row: EventRow, people: People) => ({
  ...eventResource(row),
  timezone: row.timezone,
  repeat_interval: row.repeat_interval,
  reminder_at: row.reminder_at,
  reminder_minutes_before: row.reminder_minutes_before,
  meet_link: row.meet_link,
  invited_users: row.invited_user_ids.flatMap((id) => people.get(id) ?? []),
  created_by: people.get(row.created_by) ?? null,
  version: eventVersion(row),
})
