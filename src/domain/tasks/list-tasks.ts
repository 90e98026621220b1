import type { Contract } from '../../../generated/openapi.operations.ts'
import { and, asc, eq, gt, gte, lt, sql, type SQL } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import { prepareRows, placeholder } from '../../db/prepared.ts'
import { tasks } from '../../db/schema.ts'
import { firstId, isId } from '../ids.ts'
import type { readFilter } from '../lenient-values.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { isVisibleTask, selectVisible } from './select-visible.ts'
import { taskColumns, type TaskRow } from './task-row.ts'

/**
 * The filters of a list: its parameters, except those of pagination. Dates are exclusive, `updated_since` is
 * inclusive.
 */
export type TaskFilters = {
  [Name in Exclude<keyof Parameters, 'limit' | 'cursor'>]?: FilterValue<Name> | undefined
}
type Parameters = NonNullable<Contract['types']['listTasks']['parameters']['query']>
type FilterValue<Name> = Name extends keyof typeof readFilter
  ? NonNullable<ReturnType<(typeof readFilter)[Name]>>
  : string

/** Lists the tasks of all visible projects, oldest first. */
export async function listTasks(
  db: Database,
  workspaceId: string,
  filters: TaskFilters,
  page: PageRequest,
): Promise<Page<TaskRow>> {
  const { project_id, card_id } = filters
  if (project_id !== undefined && !isId('project', project_id)) return { rows: [], next: null }
  if (card_id !== undefined && !isId('card', card_id)) return { rows: [], next: null }
  const limit = page.limit + 1
  const given = { ...filters, after: page.after?.[0] }
  const values = { workspaceId, ...given, limit, created_since: createdSince(filters) }
  const rows = await listQuery(given, limit)(db, values)
  return toPage(rows, page, (row) => [row.id])
}

type GivenFilters = TaskFilters & { after: string | undefined }

function listQuery(given: GivenFilters, limit: number): ListQuery {
  const names = conditionNames.filter((name) => given[name] !== undefined)
  const isFiltered = names.some((name) => name !== 'after')
  const query =
    isFiltered || limit > maxPrepared ? filteredLists[setOf(names)] : plainLists[names.length]?.[limit]
  if (!query) throw new Error('no query is prepared for this list')
  return query
}

type ListQuery = (db: Database, values: Record<string, unknown>) => Promise<TaskRow[]>

const conditions = {
  project_id: eq(tasks.project_id, placeholder('project_id')),
  card_id: eq(tasks.card_id, placeholder('card_id')),
  completed: eq(tasks.completed, placeholder('completed')),
  due_before: lt(tasks.end_date, placeholder('due_before')),
  due_after: gt(tasks.end_date, placeholder('due_after')),
  updated_since: gte(tasks.updated_at, placeholder('updated_since')),
  after: gt(tasks.id, placeholder('after')),
} satisfies Record<keyof GivenFilters, SQL>
const conditionNames = Object.keys(conditions) as (keyof GivenFilters)[]

/** Returns a set of conditions as a bit mask. */
function setOf(names: readonly (keyof GivenFilters)[]): number {
  return names.reduce((bits, name) => bits | (1 << conditionNames.indexOf(name)), 0)
}

/** The largest limit, in rows, that has its own prepared query. */
const maxPrepared = 101

/**
 * The unfiltered queries of first and later pages, by limit. The limit is a literal, so that PostgreSQL reuses one
 * plan.
 */
const plainLists: ListQuery[][] = [[], [conditions.after]].map((after) =>
  Array.from({ length: maxPrepared + 1 }, (_, limit) =>
    prepareRows(taskColumns, (columns) =>
      selectInOrder(columns, ...after).limit(sql.raw(String(limit)) as never),
    ),
  ),
)

/**
 * The filtered queries by set of conditions. Their limit is a parameter: PostgreSQL plans each run for its values,
 * which decide the best index.
 */
const filteredLists: ListQuery[] = Array.from({ length: 1 << conditionNames.length }, (_, set) =>
  prepareRows(taskColumns, (columns) => {
    const given = conditionNames.filter((name) => set & setOf([name]))
    const others = given.filter((name) => name !== 'updated_since').map((name) => conditions[name])
    return given.length === others.length
      ? selectInOrder(columns, ...others).limit(placeholder('limit'))
      : selectInOrder(columns, sql`${tasks.id} = any(array(${selectUpdated(...others)}))`)
  }),
)

/** Returns the lower bound of the ids of all tasks created since `updated_since`. */
function createdSince({ updated_since }: TaskFilters): string | undefined {
  return updated_since === undefined ? undefined : firstId('task', new Date(updated_since))
}

/** Number of tasks read in list order first: enough for a page of 25 if one in eight has changed. */
const walkedTasks = 200

/**
 * Selects ids of changed tasks in three steps, each only if the page has room: the next tasks in order, older
 * changed tasks by their partial index, new tasks. A plain scan could read a million unchanged tasks first.
 */
function selectUpdated(...others: SQL[]): SQL {
  const shown = and(isVisibleTask, ...others)
  const isLater = sql`${tasks.id} > (select id from walked order by id offset ${sql.raw(`${walkedTasks - 1}`)})`
  return sql`
    with walked as materialized (
      select ${tasks.id}, ${tasks.updated_at} from ${tasks}
      where ${shown} order by ${tasks.id} limit ${sql.raw(`${walkedTasks}`)})
    (select id from walked where updated_at >= ${placeholder('updated_since')})
    union all
    (select id from (
      select ${tasks.id} from ${tasks}
      where ${shown} and ${isLater} and ${conditions.updated_since}
        and ${tasks.updated_at} > ${tasks.created_at} and ${tasks.id} < ${placeholder('created_since')}
      offset 0) as changed
    order by id limit ${placeholder('limit')})
    union all
    (select ${tasks.id} from ${tasks}
    where ${shown} and ${isLater} and ${conditions.updated_since} and ${tasks.id} >= ${placeholder('created_since')}
    order by ${tasks.id} limit ${placeholder('limit')})
    limit ${placeholder('limit')}`
}

const selectInOrder = (columns: typeof taskColumns, ...conditions: SQL[]) =>
  selectVisible(columns, ...conditions).orderBy(asc(tasks.id))
