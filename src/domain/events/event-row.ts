import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { EventFields } from '../event-fields.ts'

/** An event, without the state of its reminders. */
export interface EventRow extends EventFields {
  id: string
  project_id: string | null
  event_workspace_id: string | null
  created_by: string
  created_at: string
  updated_at: string
}

/** Returns an event as the public API and its webhook events show it. */
export const eventResource = (row: EventRow): Schemas['CalendarEvent'] => ({
  id: row.id,
  title: row.title,
  description: row.description,
  date: row.date,
  start_time: row.start_time,
  end_time: row.end_time,
  location: row.location,
  project_id: row.project_id,
  workspace_id: row.event_workspace_id,
  color: row.color,
  repeat: row.repeat,
  created_at: row.created_at,
  updated_at: row.updated_at,
})
