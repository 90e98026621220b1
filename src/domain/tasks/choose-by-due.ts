import { gt, isNotNull, isNull, sql, type SQL } from '../../db/drizzle.ts'
import { tasks } from '../../db/schema.ts'
import type { PageRequest } from '../page.ts'
import type { Person } from '../projects/accessible-projects.ts'
import type { DueGroup } from './due-groups.ts'
import { isInState, isAccessibleTask } from './accessible-tasks.ts'

/** The time of day, as in the index `tasks_by_due`: tasks without one come last. */
const dueTime = sql`coalesce(${tasks.end_time}, '99') collate "C"`

/** The order of the index `tasks_by_due`. */
export const dueOrder = sql`${tasks.end_date}, ${dueTime}, ${tasks.id}`

interface DueFilters {
  completed?: boolean | undefined
  due?: DueGroup | undefined
}

/**
 * Selects the ids of a page of tasks in due order. Open and completed tasks with a date are two ranges of an index. Tasks
 * without a date are read only if the page has room for them.
 * @param which conditions, which include the filters
 */
export function chooseByDue(
  person: Person,
  { completed, due }: DueFilters,
  which: readonly SQL[],
  { limit: size, after }: PageRequest,
): SQL {
  const limit = size + 1
  const [day = '', time = '', id = ''] = after ?? []
  const isAfter = sql`(${dueOrder}) > (${day}::date, ${time || '99'} collate "C", ${id})`
  const dated = (isCompleted: boolean): SQL => sql`(
    select ${tasks.id}, ${tasks.end_date}, ${dueTime} as due_time from ${tasks}
    where ${isAccessibleTask(person, ...which, isInState(isCompleted), isNotNull(tasks.end_date), ...(after ? [isAfter] : []))}
    order by ${dueOrder} limit ${limit})`
  const states = completed === undefined ? (due === undefined ? [false, true] : [false]) : [completed]
  const allDated = sql`(
    select id from (${sql.join(states.map(dated), sql` union all `)}) as dated
    order by end_date, due_time, id limit ${limit})`
  const undated = sql`(
    select ${tasks.id} from ${tasks}
    where ${isAccessibleTask(person, ...which, isNull(tasks.end_date), ...(after && day === '' ? [gt(tasks.id, id)] : []))}
    order by ${tasks.id} limit ${limit})`
  const hasDated = due !== 'none' && (after === null || day !== '')
  const hasUndated = due === undefined || due === 'none'
  const parts = [...(hasDated ? [allDated] : []), ...(hasUndated ? [undated] : [])]
  return sql`select id from (${sql.join(parts, sql` union all `)}) as parts limit ${limit}`
}
