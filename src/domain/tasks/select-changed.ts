import { and, sql, type SQL, type SQLWrapper } from '../../db/drizzle.ts'
import { tasks } from '../../db/schema.ts'
import { isVisibleTask } from './select-visible.ts'

/** Selects a value of a query: as a parameter that the planner sees, or in a subquery that hides it. */
export type ValueOf = (name: string) => SQLWrapper

/** Number of tasks read in list order first: enough for a page of 25 if one in eight has changed. */
const walkedTasks = 200

/**
 * Selects changed tasks in three steps, each only if the page has room: of the next tasks in order, older changed tasks by
 * their partial index, new tasks. A plain scan could read a million unchanged tasks first.
 * @param isPlanKept whether the plan is the same for all values, so that only that index may be used in the second step
 */
export function selectChanged(others: readonly SQL[], valueOf: ValueOf, isPlanKept: boolean): SQL {
  const shown = and(isVisibleTask, ...others)
  const [limit, since, createdSince] = ['limit', 'updated_since', 'created_since'].map(valueOf)
  const inOrder = sql`select * from ${tasks} where ${shown} order by ${tasks.id}`
  const isLater = sql`${tasks.id} > (select id from last_walked)`
  // The upper bound makes the planner expect few rows of the range, so that it reads the index.
  const isChanged = sql`${tasks.updated_at} >= ${since} and ${tasks.updated_at} <= 'infinity'`
  const isOlder = and(...others, isLater, sql`${tasks.id} < ${createdSince}`)
  return sql`
    with last_walked as materialized (
      select ${tasks.id} from ${tasks} where ${shown}
      order by ${tasks.id} offset ${sql.raw(`${walkedTasks - 1}`)} limit 1)
    (select * from (${inOrder} limit ${sql.raw(`${walkedTasks}`)}) as ${tasks}
    where ${tasks.updated_at} >= ${since} limit ${limit})
    union all
    (select * from (
      select * from ${tasks}
      where ${and(isVisibleTask, isChanged, isPlanKept ? undefined : isOlder)}
        and ${tasks.updated_at} > ${tasks.created_at}
      offset 0) as ${tasks}
    where ${isOlder} order by ${tasks.id} limit ${limit})
    union all
    (select * from ${tasks}
    where ${shown} and ${isLater} and ${tasks.updated_at} >= ${since} and ${tasks.id} >= ${createdSince}
    order by ${tasks.id} limit ${limit})
    limit ${limit}`
}
