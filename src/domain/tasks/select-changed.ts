import { and, gte, sql, type SQL } from '../../db/drizzle.ts'
import { placeholder } from '../../db/prepared.ts'
import { tasks } from '../../db/schema.ts'
import { isVisibleTask } from './select-visible.ts'

/** Number of tasks read in list order first: enough for a page of 25 if one in eight has changed. */
const walkedTasks = 200

/**
 * Selects the ids of changed tasks in three steps, each only if the page has room: of the next tasks in order, older
 * changed tasks by their partial index, new tasks. A plain scan could read a million unchanged tasks first.
 */
export function selectChanged(...others: SQL[]): SQL {
  const shown = and(isVisibleTask, ...others)
  const [limit, createdSince] = [placeholder('limit'), placeholder('created_since')]
  const isChanged = gte(tasks.updated_at, placeholder('updated_since'))
  const isLater = sql`${tasks.id} > (select id from walked order by id offset ${sql.raw(`${walkedTasks - 1}`)})`
  return sql`
    with walked as materialized (
      select ${tasks.id}, ${tasks.updated_at} from ${tasks}
      where ${shown} order by ${tasks.id} limit ${sql.raw(`${walkedTasks}`)})
    (select id from walked where updated_at >= ${placeholder('updated_since')})
    union all
    (select id from (
      select ${tasks.id} from ${tasks}
      where ${shown} and ${isLater} and ${isChanged}
        and ${tasks.updated_at} > ${tasks.created_at} and ${tasks.id} < ${createdSince}
      offset 0) as changed
    order by id limit ${limit})
    union all
    (select ${tasks.id} from ${tasks}
    where ${shown} and ${isLater} and ${isChanged} and ${tasks.id} >= ${createdSince}
    order by ${tasks.id} limit ${limit})
    limit ${limit}`
}
