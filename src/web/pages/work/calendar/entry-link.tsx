import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import classes from './calendar.module.css'
import type { Drag } from './use-drag.ts'
import type { Entry, EventEntry, TaskEntry } from './entries.ts'
import { dayMinutes, isAllDay, minutesOf, timeAt } from './place-by-time.ts'
import type { ProjectMarks } from './project-marks.ts'

interface EntryLinkProps {
  entry: Entry
  /** Whether end times, locations and names of projects are shown. */
  isWhole: boolean
  marks: ProjectMarks
  drag: Drag | undefined
}

/** Shows an event or a task, in the color of its project, and links to it. */
export function EntryLink({ entry, isWhole, marks, drag }: EntryLinkProps): ReactNode {
  const { name, color } = marks.markOf(entry)
  const moved = drag?.key === entry.key ? drag : undefined
  return (
    <Link
      to="."
      resetScroll={false}
      draggable={false}
      search={({ task: _, event: __, ...current }) =>
        entry.kind === 'event' ? { ...current, event: entry.event.id } : { ...current, task: entry.task.id }
      }
      className={classes.entry}
      title={name}
      style={
        {
          '--mark': color,
          ...(moved && { transform: `translate(${moved.x}px, ${moved.y}px)` }),
        } as CSSProperties
      }
      data-kind={entry.kind}
      data-dragged={moved && true}
      {...(entry.kind === 'event'
        ? {
            'data-event': entry.event.id,
            'data-movable': marks.mayChange(entry.event) ? entry.key : undefined,
          }
        : { 'data-task': entry.task.id, 'data-completed': entry.task.completed || undefined })}
    >
      {entry.kind === 'event' ? (
        <EventText entry={entry} isWhole={isWhole} minutes={moved?.minutes ?? 0} />
      ) : (
        <TaskText entry={entry} />
      )}
      {isWhole && name !== '' && (
        <>
          {' '}
          <bdi className={classes.project}>{name}</bdi>
        </>
      )}
    </Link>
  )
}

interface EventTextProps {
  entry: EventEntry
  isWhole: boolean
  /** Minutes by which the event is being dragged. */
  minutes: number
}

function EventText({ entry, isWhole, minutes }: EventTextProps): ReactNode {
  const { title, color, location } = entry.event
  return (
    <>
      <span className={classes.time} data-time>
        {color !== null && (
          <i className={classes.dot} style={{ '--dot': color } as CSSProperties} aria-hidden />
        )}
        {!(isWhole && isAllDay(entry)) && <TimeText entry={entry} isWhole={isWhole} minutes={minutes} />}
      </span>{' '}
      <bdi className={classes.title}>{title}</bdi>
      {isWhole && location !== null && location !== '' && (
        <>
          {' '}
          <bdi className={classes.place}>{location}</bdi>
        </>
      )}
    </>
  )
}

/** Shows the times of an event on a day. */
function TimeText({ entry: { start, end }, isWhole, minutes }: EventTextProps): ReactNode {
  const moved = (time: string): string => timeAt((minutesOf(time) + minutes + dayMinutes) % dayMinutes)
  if (start === null) return `until ${moved(end ?? '00:00')}`
  if (!isWhole) return moved(start)
  if (end === null) return `from ${moved(start)}`
  return (
    <>
      {moved(start)}
      <span data-end>–{moved(end)}</span>
    </>
  )
}

function TaskText({ entry: { task, start } }: { entry: TaskEntry }): ReactNode {
  return (
    <>
      <VisuallyHidden component="span">{task.completed ? 'Completed task' : 'Task'} </VisuallyHidden>
      {start !== null && (
        <>
          <span className={classes.time}>{start}</span>{' '}
        </>
      )}
      <bdi className={classes.title}>{task.title === '' ? 'Untitled' : task.title}</bdi>
    </>
  )
}
