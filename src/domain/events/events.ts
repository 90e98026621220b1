import { and, asc, eq, gte, lte, sql } from '../../db/drizzle.ts'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Database } from '../../db/database.ts'
import { events } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { daysBetween } from '../dates.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'

const maxWindowDays = 400

const eventColumns = {
  id: events.id,
  title: events.title,
  description: events.description,
  date: events.date,
  start_time: events.start_time,
  end_time: events.end_time,
  location: events.location,
  project_id: events.project_id,
  workspace_id: events.event_workspace_id,
  color: events.color,
  repeat: events.repeat,
  created_at: events.created_at,
  updated_at: events.updated_at,
}

/** A range of days, both inclusive. */
export interface EventWindow {
  from?: string | undefined
  to?: string | undefined
}

/**
 * Lists the workspace's own events and those of visible projects, by date.
 * @throws AppError window_too_large
 */
export async function listEvents(
  db: Database,
  workspaceId: string,
  window: EventWindow,
  page: PageRequest,
): Promise<Page<Schemas['CalendarEvent']>> {
  checkWindow(window)
  const { from, to } = window
  const [date, start, id] = page.after ?? []
  const rows = await db
    .select(eventColumns)
    .from(events)
    .where(
      and(
        eq(events.workspace_id, workspaceId),
        sql`${events.visible}`,
        from === undefined ? undefined : gte(events.date, from),
        to === undefined ? undefined : lte(events.date, to),
        page.after
          ? sql`(${events.date}, ${events.start_time}, ${events.id}) > (${date}::date, ${start}, ${id})`
          : undefined,
      ),
    )
    .orderBy(asc(events.date), asc(events.start_time), asc(events.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.date, row.start_time, row.id])
}

/** @throws AppError window_too_large */
function checkWindow({ from, to }: EventWindow): void {
  if (from !== undefined && to !== undefined && daysBetween(from, to) > maxWindowDays)
    throw new AppError('window_too_large')
}
