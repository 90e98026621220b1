import type { components } from '../../../../../generated/work.types.ts'
import { addDays } from './days.ts'
import { convert } from './zones.ts'

type Schemas = components['schemas']

export type WorkEvent = Schemas['WorkEvent']
type Calendar = Schemas['Calendar']
type Occurrence = Calendar['events'][number]

/** An event or a due task on a day of the calendar. */
export type Entry = EventEntry | TaskEntry

export interface EventEntry {
  kind: 'event'
  key: string
  event: WorkEvent
  /** The time of day at which it starts; null if that was the day before. */
  start: string | null
  /** The time of day at which it ends; null if that is the day after. */
  end: string | null
}

export interface TaskEntry {
  kind: 'task'
  key: string
  task: Schemas['WorkTask']
  /** The time of day at which it is due. */
  start: string | null
}

export type EntriesByDay = ReadonlyMap<string, Entry[]>

/** Returns the entries of each day: first tasks without a time, then the others by time. */
export function entriesByDay({ events, tasks }: Calendar, zone: string): EntriesByDay {
  const days = new Map<string, Entry[]>()
  const add = (day: string, entry: Entry): void => {
    const entries = days.get(day)
    if (entries) entries.push(entry)
    else days.set(day, [entry])
  }
  for (const task of tasks)
    if (task.due_date !== null) add(task.due_date, { kind: 'task', key: task.id, task, start: task.due_time })
  for (const occurrence of events) addOccurrence(occurrence, zone, add)
  for (const entries of days.values()) entries.sort(byTime)
  return days
}

/** Adds an occurrence to its day, or to both days if it lasts past midnight in the person's time zone. */
function addOccurrence(
  { event, date, start_time, end_time }: Occurrence,
  zone: string,
  add: (day: string, entry: Entry) => void,
): void {
  const start = convert({ day: date, time: start_time }, event.timezone, zone)
  const end = convert({ day: date, time: end_time }, event.timezone, zone)
  const shown = { kind: 'event', key: `${event.id} ${date}`, event } as const
  if (end.day <= start.day) {
    add(start.day, { ...shown, start: start.time, end: end.time })
    return
  }
  const isUntilMidnight = end.time === '00:00' && end.day === addDays(start.day, 1)
  add(start.day, { ...shown, start: start.time, end: isUntilMidnight ? end.time : null })
  if (!isUntilMidnight) add(end.day, { ...shown, start: null, end: end.time })
}

const byTime = (one: Entry, other: Entry): number => {
  const [a, b] = [one.start ?? '', other.start ?? '']
  return a === b ? 0 : a < b ? -1 : 1
}
