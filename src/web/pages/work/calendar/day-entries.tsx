import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import classes from './calendar.module.css'
import { dayText, shortDayText } from './days.ts'
import type { Entry, EventEntry, TaskEntry } from './entries.ts'

/** Number of entries that a day in the month view shows if there are too many. */
const shownCount = 3

interface DayEntriesProps {
  day: string
  entries: readonly Entry[]
  /** Whether all entries are shown, with end times and locations. */
  isWhole: boolean
}

/** Shows the entries of a day. If there are too many for the month view, links to the week. */
export function DayEntries({ day, entries, isWhole }: DayEntriesProps): ReactNode {
  if (entries.length === 0) return null
  const isCut = !isWhole && entries.length > shownCount + 1
  const shown = isCut ? entries.slice(0, shownCount) : entries
  return (
    <>
      <ul className={classes.entries} aria-label={dayText(day)}>
        {shown.map((entry) => (
          <li key={entry.key}>
            {entry.kind === 'event' ? (
              <EventLink entry={entry} isWhole={isWhole} />
            ) : (
              <TaskLink entry={entry} />
            )}
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

function EventLink({ entry, isWhole }: { entry: EventEntry; isWhole: boolean }): ReactNode {
  const { id, title, color, location } = entry.event
  return (
    <Link
      to="."
      resetScroll={false}
      search={({ task: _, ...current }) => ({ ...current, event: id })}
      className={classes.entry}
      data-kind="event"
      data-event={id}
      {...(color !== null && { style: { '--mark': color } as CSSProperties })}
    >
      <span className={classes.time}>{timeText(entry, isWhole)}</span>{' '}
      <bdi className={classes.title}>{title}</bdi>
      {isWhole && location !== null && location !== '' && <bdi className={classes.place}>{location}</bdi>}
    </Link>
  )
}

/** Formats the times of an event on a day. */
function timeText({ start, end }: EventEntry, isWhole: boolean): string {
  if (start === null) return `until ${end}`
  if (!isWhole) return start
  return end === null ? `from ${start}` : `${start}–${end}`
}

function TaskLink({ entry: { task, start } }: { entry: TaskEntry }): ReactNode {
  return (
    <Link
      to="."
      resetScroll={false}
      search={({ event: _, ...current }) => ({ ...current, task: task.id })}
      className={classes.entry}
      data-kind="task"
      data-task={task.id}
      data-completed={task.completed || undefined}
    >
      <VisuallyHidden component="span">{task.completed ? 'Completed task' : 'Task'} </VisuallyHidden>
      {start !== null && (
        <>
          <span className={classes.time}>{start}</span>{' '}
        </>
      )}
      <bdi className={classes.title}>{task.title === '' ? 'Untitled' : task.title}</bdi>
    </Link>
  )
}
