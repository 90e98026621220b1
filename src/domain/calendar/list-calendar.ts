import type { Schemas } from '../../../generated/work.operations.ts'
import { eq, gte, lte, sql, type Queries } from '../../db/drizzle.ts'
import { builder, readRows, type RowOf } from '../../db/prepared.ts'
import { tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { daysBetween } from '../dates.ts'
import {
  findOccurrences,
  readOccurrences,
  type CalendarFilter,
  type Found,
} from '../events/list-occurrences.ts'
import { isId } from '../ids.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { isAccessibleTask, isInState, selectAccessibleTasks, workTask } from '../tasks/accessible-tasks.ts'
import { dueOrder } from '../tasks/choose-by-due.ts'

/** Maximum number of days from the first to the last day of a window. */
const maxWindowDays = 61

/** Maximum number of occurrences and tasks together. */
const maxEntries = 2_000

/** Number of entries that are read at once. */
const entriesAtOnce = 25

/**
 * Lists the first occurrences of events and due tasks that a person sees, merged by day, time and id
 * (product.md 10.13). Finds all of them first, and reads them in slices when they are sent.
 * @throws AppError window_too_large
 */
export async function listCalendar(
  db: Queries,
  person: Person,
  filter: CalendarFilter,
): Promise<InSlices<Schemas['Calendar']>> {
  const { from, to, projectId } = filter
  if (daysBetween(from, to) > maxWindowDays)
    throw new AppError('window_too_large', {
      detail: `from and to may be at most ${maxWindowDays} days apart.`,
    })
  const isKnown = projectId === undefined || isId('project', projectId)
  const first = isKnown ? await findFirst(db, person, filter) : []
  return {
    events: inSlices(
      first.flatMap(({ event }) => event ?? []),
      (slice) => readOccurrences(db, person, slice),
    ),
    tasks: inSlices(
      first.flatMap(({ taskId }) => taskId ?? []),
      (slice) => readTasks(db, person, slice),
    ),
  }
}

type InSlices<Whole> = { [Name in keyof Whole]: AsyncIterable<Whole[Name]> }

async function* inSlices<Found, Made>(
  all: readonly Found[],
  read: (slice: Found[]) => Promise<Made[]>,
): AsyncIterable<Made[]> {
  for (let at = 0; at < all.length; at += entriesAtOnce) yield await read(all.slice(at, at + entriesAtOnce))
}

/** An occurrence of an event or a task, with the key by which they are ordered. */
interface Entry {
  key: string
  event?: Found
  taskId?: string
}

async function findFirst(db: Queries, person: Person, filter: CalendarFilter): Promise<Entry[]> {
  const [occurrences, ...due] = await Promise.all([
    findOccurrences(db, person, filter, maxEntries),
    findDue(db, person, filter, true),
    findDue(db, person, filter, false),
  ])
  const entries: Entry[] = [
    ...occurrences.map((event) => ({
      key: keyOf(event.occurrence.date, event.occurrence.start_time, event.id),
      event,
    })),
    ...due
      .flat()
      .map(({ id, end_date, end_time }) => ({ key: keyOf(end_date, end_time ?? noTime, id), taskId: id })),
  ]
  return entries.sort((one, other) => (one.key < other.key ? -1 : 1)).slice(0, maxEntries)
}

const keyOf = (day: string | null, time: string, id: string): string => `${day} ${time} ${id}`

/** Sorts after every time of day, for tasks without one. */
const noTime = '99'

const dueColumns = { id: tasks.id, end_date: tasks.end_date, end_time: tasks.end_time }

/** Finds either the open or the completed tasks, each in the order of the index `tasks_by_due`. */
function findDue(
  db: Queries,
  person: Person,
  { from, to, projectId }: CalendarFilter,
  isCompleted: boolean,
): Promise<RowOf<typeof dueColumns>[]> {
  const ofProject = projectId === undefined ? [] : [eq(tasks.project_id, projectId)]
  const inWindow = [gte(tasks.end_date, from), lte(tasks.end_date, to)]
  const query = builder
    .select(dueColumns)
    .from(tasks)
    .where(isAccessibleTask(person, isInState(isCompleted), ...inWindow, ...ofProject))
    .orderBy(dueOrder)
    .limit(maxEntries)
  return readRows(db, dueColumns, query)
}

/** Reads tasks in the order of their ids. Tasks that were deleted or hidden since are left out. */
async function readTasks(db: Queries, person: Person, ids: string[]): Promise<Schemas['WorkTask'][]> {
  const rows = await selectAccessibleTasks(db, person, sql`${tasks.id} = any(${sql.param(ids)}::text[])`)
  const read = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = read.get(id)
    return row ? [workTask(row)] : []
  })
}
