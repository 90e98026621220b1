import type { ReactNode } from 'react'
import { useWholeList } from '../../../api/list.ts'
import { FormattedText } from '../../../components/formatted-text.tsx'
import { calendarDay, dayAndTime } from '../../../time.ts'
import { assigneeNames } from '../assignee-names.ts'
import { titleOf } from '../title-of.ts'
import { Values } from '../values.tsx'
import { peopleQuery, type WorkTask } from '../work-queries.ts'

/** Shows a task to a person who may not change it. */
export function TaskValues({ task }: { task: WorkTask }): ReactNode {
  const { description, completed, priority, recurrence, due_date, due_time, reminder_date, progress } = task
  const people = useWholeList(peopleQuery)
  const names = assigneeNames(task, new Map(people.map(({ id, name }) => [id, name])))
  return (
    <Values
      values={{
        Title: <bdi>{titleOf(task)}</bdi>,
        Completed: completed ? 'Yes' : 'No',
        Priority: capitalized(priority ?? 'none'),
        Repeats: capitalized(recurrence ?? 'never'),
        'Due date': due_date !== null && calendarDay(`${due_date}T12:00`),
        ...(due_date !== null && { 'Due time': due_time }),
        Reminder: reminder_date !== null && dayAndTime(reminder_date),
        Progress: progress !== null && `${progress} %`,
        Assignees: names.join(', '),
        Description: description !== null && description !== '' && <FormattedText text={description} />,
      }}
    />
  )
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
