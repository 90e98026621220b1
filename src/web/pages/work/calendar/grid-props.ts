import type { EntriesByDay } from './entries.ts'
import type { ProjectMarks } from './project-marks.ts'
import type { useDayKeys } from './use-day-keys.ts'
import type { useDrag } from './use-drag.ts'

export interface CalendarDaysProps {
  view: 'month' | 'week'
  /** The chosen day. */
  day: string
  days: readonly string[]
  today: string
  /** A day to scroll to, once. */
  wanted: { day: string }
  entries: EntriesByDay | undefined
  isLoading: boolean
  marks: ProjectMarks
  onGo: (day: string) => void
  /** Called with a day, and with the time of day if the calendar shows times. */
  onNew: (day: string, time?: string) => void
}

/** What the month and the week view are given. */
export interface GridProps extends CalendarDaysProps {
  drag: ReturnType<typeof useDrag>['drag']
  list: ReturnType<typeof useDayKeys>['list']
  handlers: ReturnType<typeof useDrag>['handlers']
}
