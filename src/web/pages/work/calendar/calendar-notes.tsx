import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { WorkSchemas } from '../../../api/work.ts'
import { Note } from '../../../components/note.tsx'
import { maxEntries } from './calendar-queries.ts'
import classes from './calendar.module.css'
import { shortDayText } from './days.ts'

interface CalendarNotesProps {
  calendar: WorkSchemas['Calendar'] | undefined
  isEmpty: boolean
  isLoading: boolean
}

/** Shows that the calendar is loading, is empty, or has more entries than it lists. */
export function CalendarNotes({ calendar, isEmpty, isLoading }: CalendarNotesProps): ReactNode {
  if (isLoading) return <VisuallyHidden role="status">Loading</VisuallyHidden>
  if (!calendar) return null
  const { events, tasks } = calendar
  if (events.length + tasks.length >= maxEntries) {
    const last = [events.at(-1)?.date ?? '', tasks.at(-1)?.due_date ?? ''].toSorted().at(-1) ?? ''
    return (
      <div className={classes.note}>
        <Note kind="warn" role="status">
          Only the first {maxEntries.toLocaleString('en')} events and tasks are shown, up to{' '}
          {shortDayText(last)}. Show a single project, or a week, to see the others.
        </Note>
      </div>
    )
  }
  return isEmpty && <p className={classes.empty}>No events and no due tasks.</p>
}
