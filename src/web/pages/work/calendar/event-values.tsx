import type { ReactNode } from 'react'
import { LongText, Values } from '../values.tsx'
import { dayText } from './days.ts'
import type { WorkEvent } from './entries.ts'
import { labels } from './event-fields.ts'
import { reminderText, repeatText } from './event-words.ts'

/** Shows an event to a person who may not change it. @param project the name of its project */
export function EventValues({ event, project }: { event: WorkEvent; project: string }): ReactNode {
  const { date, start_time, end_time, invited_users } = event
  return (
    <Values
      values={{
        [labels.date]: date !== null && dayText(date),
        Time: start_time !== null && `${start_time}–${end_time}`,
        [labels.timezone]: event.timezone,
        [labels.repeat]: repeatText(event),
        [labels.reminder]: reminderText(event.reminder_minutes_before),
        [labels.location]: event.location !== null && <bdi>{event.location}</bdi>,
        Project: <bdi>{project}</bdi>,
        [labels.guests]: invited_users.map(({ name }) => name).join(', '),
        [labels.description]: <LongText text={event.description} />,
      }}
    />
  )
}
