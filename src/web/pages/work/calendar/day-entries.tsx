import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './calendar.module.css'
import { dayText, shortDayText } from './days.ts'
import type { Entry } from './entries.ts'
import { EntryLink } from './entry-link.tsx'
import type { ProjectMarks } from './project-marks.ts'
import type { Drag } from './use-drag.ts'

/** Number of entries that a day in the month view shows if there are too many. */
const shownCount = 3

interface DayEntriesProps {
  day: string
  entries: readonly Entry[]
  marks: ProjectMarks
  drag: Drag | undefined
}

/** Shows the entries of a day of the month view. If there are too many, links to the week. */
export function DayEntries({ day, entries, marks, drag }: DayEntriesProps): ReactNode {
  if (entries.length === 0) return null
  const isCut = entries.length > shownCount + 1
  const shown = isCut ? entries.slice(0, shownCount) : entries
  return (
    <>
      <ul className={classes.entries} aria-label={dayText(day)}>
        {shown.map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} isWhole={false} marks={marks} drag={drag} />
          </li>
        ))}
      </ul>
      {isCut && (
        <Link
          to="."
          search={(current) => ({ ...current, view: 'week', day })}
          className={classes.more}
          aria-label={`+${entries.length - shownCount} more on ${shortDayText(day)}`}
        >
          +{entries.length - shownCount} more
        </Link>
      )}
    </>
  )
}
