import { addDays } from './days.ts'
import { dayMinutes, minutesOf, timeAt } from './place-by-time.ts'

/** Minutes by which an event is moved at a time. */
export const stepMinutes = 15

/**
 * Moves a time in its own zone, keeping its length. An event ends on the day on which it starts, at the latest at
 * 23:59: one that would last longer is moved by fewer steps.
 */
export function moveTime(when: EventTime, days: number, minutes: number): EventTime {
  const length = minutesOf(when.end_time) - minutesOf(when.start_time)
  const from = minutesOf(when.start_time) + minutes
  const day = Math.floor(from / dayMinutes)
  const start = from - day * dayMinutes
  if (start + length >= dayMinutes) {
    const fewer = Math.sign(minutes) * Math.max(Math.abs(minutes) - stepMinutes, 0)
    return moveTime(when, days, fewer)
  }
  return {
    date: addDays(when.date, days + day),
    start_time: timeAt(start),
    end_time: timeAt(start + length),
  }
}

/** The day and times of an event, in its own time zone. */
export interface EventTime {
  date: string
  start_time: string
  end_time: string
}
