import type { ReactNode } from 'react'
import { useNow } from '../../../clock.ts'
import { initialsOf } from '../../../initials.ts'
import { assigneeNames } from '../assignee-names.ts'
import { dayAndMonth } from '../../../time.ts'
import { localDay } from '../local-day.ts'
import type { WorkTask } from '../work-queries.ts'
import classes from './task-facts.module.css'

interface TaskFactsProps {
  task: WorkTask
  /** The names of the workspace's people, by id; empty until they are loaded. */
  people: ReadonlyMap<string, string>
}

/** Shows the due date, priority, number of comments and assignees of a task. */
export function TaskFacts({ task, people }: TaskFactsProps): ReactNode {
  const { due_date, priority, comment_count } = task
  const names = assigneeNames(task, people)
  if (due_date === null && !hasPriority(priority) && comment_count === 0 && names.length === 0) return null
  return (
    <div className={classes.facts}>
      <DueDay task={task} />
      <Priority task={task} />
      {comment_count > 0 && <span>{comment_count === 1 ? '1 comment' : `${comment_count} comments`}</span>}
      {names.length > 0 && (
        <span className={classes.people} title={names.join(', ')}>
          <span className={classes.unseen}>Assigned to {names.join(', ')}</span>
          {names.slice(0, 3).map((name, index) => (
            <span key={index} className={classes.person} aria-hidden>
              {initialsOf(name)}
            </span>
          ))}
          {names.length > 3 && <span aria-hidden>+{names.length - 3}</span>}
        </span>
      )}
    </div>
  )
}

/** Shows the day on which a task is due, and whether it is overdue. */
export function DueDay({ task: { due_date, completed } }: { task: WorkTask }): ReactNode {
  const now = new Date(useNow())
  if (due_date === null) return null
  const isOverdue = !completed && due_date < localDay(now)
  return (
    <span className={classes.due} data-kind={isOverdue ? 'bad' : undefined}>
      {isOverdue && 'Overdue '}
      <time dateTime={due_date}>{dayText(due_date, now)}</time>
    </span>
  )
}

/** Formats a day, with the year unless that is the current year. */
function dayText(day: string, now: Date): string {
  const text = dayAndMonth(`${day}T12:00`)
  return day.startsWith(String(now.getFullYear())) ? text : `${text} ${day.slice(0, 4)}`
}

/** Shows the priority of a task, unless it has none. */
export function Priority({ task: { priority } }: { task: WorkTask }): ReactNode {
  if (!hasPriority(priority)) return null
  return (
    <span className={classes.priority} data-priority={priority}>
      {priority.charAt(0).toUpperCase() + priority.slice(1)}
    </span>
  )
}

const hasPriority = (priority: WorkTask['priority']): priority is NonNullable<WorkTask['priority']> =>
  priority !== null && priority !== 'none'
