import { and, asc, eq, gt, gte, lt, sql, type SQL } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { builder, prepareRows, value } from '../../db/statements/prepared.ts'
import { cards, tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { TaskRow } from '../rows.ts'

/** A task as it is read, with the column that it sits in. */
export const taskColumns = {
  id: tasks.id,
  title: tasks.title,
  description: tasks.description,
  project_id: tasks.project_id,
  card: { id: cards.id, name: cards.name, is_done: cards.is_done },
  priority: tasks.priority,
  end_date: tasks.end_date,
  end_time: tasks.end_time,
  progress: tasks.progress,
  completed: tasks.completed,
  assignee_ids: tasks.assignee_ids,
  created_at: tasks.created_at,
  updated_at: tasks.updated_at,
}

/** For `leftJoin`: the column that the task sits in. */
export const taskCard = and(eq(cards.workspace_id, tasks.workspace_id), eq(cards.id, tasks.card_id))

export interface TaskFilters {
  project_id?: string | undefined
  card_id?: string | undefined
  completed?: boolean | undefined
  /** Exclusive. */
  due_before?: string | undefined
  /** Exclusive. */
  due_after?: string | undefined
  /** Inclusive. */
  updated_since?: string | undefined
}

/** Tasks across every visible project, oldest first (specification, section 4). */
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
  const given = filterNames.filter((name) => filters[name] !== undefined)
  const list = listQuery(given, page.after !== null, limit)
  const rows = await list(db, { workspaceId, ...filters, after: page.after?.[0] ?? '', limit })
  return toPage(rows, page, (row) => [row.id])
}

const conditions = {
  project_id: eq(tasks.project_id, value('project_id')),
  card_id: eq(tasks.card_id, value('card_id')),
  completed: eq(tasks.completed, value('completed')),
  due_before: lt(tasks.end_date, value('due_before')),
  due_after: gt(tasks.end_date, value('due_after')),
  updated_since: gte(tasks.updated_at, value('updated_since')),
} satisfies Record<keyof TaskFilters, SQL>
const filterNames = Object.keys(conditions) as (keyof TaskFilters)[]

/** Of rows, in lists whose limit stands in the query, and in those that share a connection with other reads. */
const mostPlanned = 101
const mostQuick = 26

/**
 * Without a filter the limit stands in the query, so that PostgreSQL plans it once. With one it is a parameter, and each
 * query is planned for its own values: how many rows a date or a project leaves out decides which index is right.
 */
function listQuery(given: readonly (keyof TaskFilters)[], goesOn: boolean, limit: number): ListQuery {
  const isPlannedOnce = given.length === 0 && limit <= mostPlanned
  const shape = isPlannedOnce ? `${goesOn} ${limit}` : `${goesOn} ${given.join(' ')}`
  const known = listQueries.get(shape)
  if (known) return known
  const made = prepareRows(
    taskColumns,
    (columns) =>
      selectVisible(
        columns,
        ...given.map((name) => conditions[name]),
        goesOn ? gt(tasks.id, value('after')) : undefined,
      )
        .orderBy(asc(tasks.id))
        .limit(isPlannedOnce ? (sql.raw(String(limit)) as never) : value('limit')),
    { quick: isPlannedOnce && limit <= mostQuick },
  )
  listQueries.set(shape, made)
  return made
}

type ListQuery = (db: Database, values: Record<string, unknown>) => Promise<TaskRow[]>
const listQueries = new Map<string, ListQuery>()

/**
 * One task that the API shows.
 * @throws AppError not_found, alike for foreign, private, inbox, archived and absent ones
 */
export async function findVisibleTask(
  db: Database | Transaction,
  workspaceId: string,
  id: string,
): Promise<TaskRow> {
  if (!isId('task', id)) throw new AppError('not_found')
  const [task] = await visibleTask(db, { workspaceId, id })
  if (!task) throw new AppError('not_found')
  return task
}

const visibleTask = prepareRows(taskColumns, (columns) => selectVisible(columns, eq(tasks.id, value('id'))), {
  quick: true,
})

/** What the API shows of the workspace whose id is the value `workspaceId`. */
const selectVisible = (columns: typeof taskColumns, ...further: (SQL | undefined)[]) =>
  builder
    .select(columns)
    .from(tasks)
    .leftJoin(cards, taskCard)
    .where(and(eq(tasks.workspace_id, value('workspaceId')), sql`${tasks.visible}`, ...further))
