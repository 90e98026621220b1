import type { WorkSchemas } from '../../../api/work.ts'
import type { WorkEvent } from './entries.ts'

/** The fields of an event in a form. */
export interface EventFields {
  title: string
  date: string
  start: string
  end: string
  repeat: WorkSchemas['EventRepeat']
  /** The number of days, weeks, months or years between occurrences. */
  every: string
  timezone: string
  location: string
  description: string
  meetLink: string
  /** Minutes before each start; empty without a reminder. */
  reminder: string
  guests: readonly string[]
}

export type FieldName = keyof EventFields

export const labels: Record<FieldName, string> = {
  title: 'Title',
  date: 'Date',
  start: 'Start',
  end: 'End',
  repeat: 'Repeats',
  every: 'Every',
  timezone: 'Time zone',
  location: 'Location',
  description: 'Description',
  meetLink: 'Meeting link',
  reminder: 'Reminder',
  guests: 'Guests',
}

/** The fields by their names in the API, to show its errors. */
export const fieldOfParam: Readonly<Record<string, FieldName>> = {
  title: 'title',
  date: 'date',
  start_time: 'start',
  end_time: 'end',
  repeat: 'repeat',
  repeat_interval: 'every',
  timezone: 'timezone',
  location: 'location',
  description: 'description',
  meet_link: 'meetLink',
  reminder_minutes_before: 'reminder',
  invited_users: 'guests',
}

export const fieldsOf = (event: WorkEvent): EventFields => ({
  title: event.title,
  date: event.date ?? '',
  start: event.start_time ?? '',
  end: event.end_time ?? '',
  repeat: event.repeat ?? 'none',
  every: String(event.repeat_interval ?? 1),
  timezone: event.timezone,
  location: event.location ?? '',
  description: event.description ?? '',
  meetLink: event.meet_link ?? '',
  reminder: event.reminder_minutes_before === null ? '' : String(event.reminder_minutes_before),
  guests: event.invited_users.map(({ id }) => id),
})

/** Returns the fields of a new event of one hour: the next full hour if `now` is given, otherwise from 09:00. */
export function newFields(day: string, timezone: string, now: Date | undefined): EventFields {
  const hour = now ? Math.min(now.getHours() + 1, 22) : 9
  return {
    title: '',
    date: day,
    start: clock(hour),
    end: clock(hour + 1),
    repeat: 'none',
    every: '1',
    timezone,
    location: '',
    description: '',
    meetLink: '',
    reminder: '',
    guests: [],
  }
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Returns the end for a new start: the same end if that is later, otherwise an hour after the start. */
export function endAfter(start: string, end: string): string {
  if (start === '' || end > start) return end
  const hour = Number(start.slice(0, 2)) + 1
  return hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${start.slice(2)}`
}

/** Returns the body of a request that creates an event. */
export const eventBody = (fields: EventFields, project: string): WorkSchemas['CalendarEventCreate'] => ({
  ...{ title: fields.title.trim(), date: fields.date, start_time: fields.start, end_time: fields.end },
  ...repetition(fields),
  ...others(fields),
  ...(project !== '' && { project_id: project }),
})

type EventChange = Omit<WorkSchemas['WorkEventUpdate'], 'version'>

/** Returns the body of a request that changes these fields of an event. */
export function changedBody(fields: EventFields, changed: readonly FieldName[]): EventChange {
  const body = { ...eventBody(fields, '') }
  const isSent = (param: string): boolean => {
    const field = fieldOfParam[param]
    if (field === undefined) return false
    // The interval is part of the repetition, so it is sent with it.
    return changed.includes(field) || (param === 'repeat_interval' && changed.includes('repeat'))
  }
  return Object.fromEntries(Object.entries(body).filter(([param]) => isSent(param)))
}

const repetition = ({ repeat, every }: EventFields) =>
  repeat === 'none' ? { repeat, repeat_interval: null } : { repeat, repeat_interval: Number(every) }

const others = ({ timezone, location, description, meetLink, reminder, guests }: EventFields) => ({
  timezone,
  location: orNull(location),
  description: orNull(description),
  meet_link: orNull(meetLink.trim()),
  reminder_minutes_before: reminder === '' ? null : Number(reminder),
  invited_users: [...guests],
})

const orNull = (text: string): string | null => (text === '' ? null : text)

export const isSame = (one: EventFields[FieldName], other: EventFields[FieldName]): boolean =>
  String(one) === String(other)
