import type { Schemas } from '../../../generated/work.operations.ts'
import { and, eq, gte, lte, type Queries } from '../../db/drizzle.ts'
import { readLong } from '../../db/prepared.ts'
import { tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { daysBetween } from '../dates.ts'
import { listOccurrences, type CalendarFilter } from '../events/list-occurrences.ts'
import { isId } from '../ids.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { dueOrder } from '../tasks/choose-by-due.ts'
import {
  accessibleTaskColumns,
  isInState,
  selectAccessibleTasks,
  workTask,
} from '../tasks/accessible-tasks.ts'

/** Maximum number of days from the first to the last day of a window. */
const maxWindowDays = 61

/** Maximum number of occurrences and tasks together. */
const maxEntries = 2_000

type Calendar = Schemas['Calendar']
type Occurrence = Calendar['events'][number]
type Task = Calendar['tasks'][number]

/**
 * Lists the first occurrences of events and due tasks that a person sees, merged by day, time and id
 * (product.md 10.13).
 * @throws AppError window_too_large
 */
export async function listCalendar(db: Queries, person: Person, filter: CalendarFilter): Promise<Calendar> {
  const { from, to, projectId } = filter
  if (daysBetween(from, to) > maxWindowDays)
    throw new AppError('window_too_large', {
      detail: `from and to may be at most ${maxWindowDays} days apart.`,
    })
  if (projectId !== undefined && !isId('project', projectId)) return { events: [], tasks: [] }
  const [occurrences, ...due] = await Promise.all([
    listOccurrences(db, person, filter, maxEntries),
    selectDue(db, person, filter, true),
    selectDue(db, person, filter, false),
  ])
  const entries = [
    ...occurrences.map((occurrence) => ({ key: keyOfOccurrence(occurrence), occurrence })),
    ...due.flat().map((row) => ({ key: keyOfTask(row), task: workTask(row) })),
  ]
  return firstOf(entries)
}

interface Entry {
  key: string
  occurrence?: Occurrence
  task?: Task
}

function firstOf(entries: Entry[]): Calendar {
  const first = entries.sort((one, other) => (one.key < other.key ? -1 : 1)).slice(0, maxEntries)
  return {
    events: first.flatMap(({ occurrence }) => occurrence ?? []),
    tasks: first.flatMap(({ task }) => task ?? []),
  }
}

const keyOfOccurrence = ({ date, start_time, event }: Occurrence): string =>
  `${date} ${start_time} ${event.id}`

/** Sorts after every time of day, for tasks without one. */
const noTime = '99'
const keyOfTask = ({
  end_date,
  end_time,
  id,
}: {
  end_date: string | null
  end_time: string | null
  id: string
}) => `${end_date} ${end_time ?? noTime} ${id}`

/** Selects either the open or the completed tasks, each in the order of the index `tasks_by_due`. */
const selectDue = (
  db: Queries,
  person: Person,
  { from, to, projectId }: CalendarFilter,
  isCompleted: boolean,
) =>
  readLong(
    db,
    accessibleTaskColumns(person.workspaceId),
    selectAccessibleTasks(
      db,
      person,
      and(
        isInState(isCompleted),
        gte(tasks.end_date, from),
        lte(tasks.end_date, to),
        projectId === undefined ? undefined : eq(tasks.project_id, projectId),
      ),
    )
      .orderBy(dueOrder)
      .limit(maxEntries),
  )
