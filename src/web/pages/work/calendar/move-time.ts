import { addDays } from './days.ts'
import { dayMinutes, minutesOf, timeAt } from './place-by-time.ts'

/** Moves a time in its own zone. An event ends on the day on which it starts, at the latest at 23:59. */
export function moveTime(
  { date, start_time, end_time }: EventTime,
  days: number,
  minutes: number,
): EventTime {
  const length = minutesOf(end_time) - minutesOf(start_time)
  const from = minutesOf(start_time) + minutes
  const day = Math.floor(from / dayMinutes)
  const start = from - day * dayMinutes
  const last = dayMinutes - 1
  // An event that would end at midnight is a minute shorter; one that would end later starts earlier.
  const isLate = start + length > dayMinutes
  return {
    date: addDays(date, days + day),
    start_time: timeAt(isLate ? last - length : start),
    end_time: timeAt(Math.min(start + length, last)),
  }
}

/** The day and times of an event, in its own time zone. */
export interface EventTime {
  date: string
  start_time: string
  end_time: string
}
