import type { events } from '../db/schema.ts'

/** The columns of an event that callers can set. */
export type EventFields = Pick<
  typeof events.$inferSelect,
  | 'title'
  | 'description'
  | 'date'
  | 'start_time'
  | 'end_time'
  | 'repeat'
  | 'repeat_interval'
  | 'reminder_at'
  | 'timezone'
  | 'reminder_minutes_before'
  | 'location'
  | 'meet_link'
  | 'color'
  | 'order'
  | 'invited_user_ids'
>
