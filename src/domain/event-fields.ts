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

/** The fields of an event that has only a title, a day and times, for samples. */
export const blankEvent: Omit<EventFields, 'title' | 'date' | 'start_time' | 'end_time'> = {
  description: null,
  repeat: 'none',
  repeat_interval: null,
  reminder_at: null,
  timezone: 'UTC',
  reminder_minutes_before: null,
  location: null,
  meet_link: null,
  color: null,
  order: null,
  invited_user_ids: [],
}
