import type { ReactNode } from 'react'
import { safeLink } from '../../../safe-link.ts'
import { timezone } from '../work-queries.ts'
import classes from './calendar.module.css'
import { dayText } from './days.ts'
import type { WorkEvent } from './entries.ts'
import { convert } from './zones.ts'

/** Shows the other facts about an event: its time in the person's time zone, its call, and its creator. */
export function EventFacts({ event }: { event: WorkEvent }): ReactNode {
  const { meet_link, created_by, repeat } = event
  const localTime = formatLocalTime(event)
  const call = safeLink(meet_link)
  return (
    <div className={classes.facts}>
      {localTime !== undefined && (
        <span>
          {repeat === 'none' ? 'In your time zone' : 'First occurrence in your time zone'}: {localTime}
        </span>
      )}
      {created_by && (
        <span>
          Created by <bdi>{created_by.name}</bdi>
        </span>
      )}
      {call !== undefined && (
        <a href={call} target="_blank" rel="noreferrer">
          Join the call
        </a>
      )}
      {call === undefined && meet_link !== null && (
        <span>
          Video call: <bdi>{meet_link}</bdi>
        </span>
      )}
    </div>
  )
}

/** Formats the time of an event in the person's time zone; undefined if that is also the event's. */
function formatLocalTime({ date, start_time, end_time, timezone: zone }: WorkEvent): string | undefined {
  if (zone === timezone || date === null || start_time === null || end_time === null) return undefined
  const start = convert({ day: date, time: start_time }, zone, timezone)
  const end = convert({ day: date, time: end_time }, zone, timezone)
  return `${dayText(start.day)}, ${start.time}–${end.time}`
}
