import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { cards, tasks } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { isId } from './ids.ts'
import { toPage, type Page, type PageRequest } from './page.ts'

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

export interface TaskRow {
  id: string
  title: string
  description: string | null
  project_id: string
  card: { id: string; name: string; is_done: boolean } | null
  priority: string | null
  end_date: string | null
  end_time: string | null
  progress: number | null
  completed: boolean
  assignee_ids: string[]
  created_at: string
  updated_at: string
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
  const { project_id, card_id, completed, due_before, due_after, updated_since } = filters
  if (project_id !== undefined && !isId('project', project_id)) return { rows: [], next: null }
  if (card_id !== undefined && !isId('card', card_id)) return { rows: [], next: null }
  const rows = await db
    .select(taskColumns)
    .from(tasks)
    .leftJoin(cards, taskCard)
    .where(
      and(
        eq(tasks.workspace_id, workspaceId),
        sql`${tasks.visible}`,
        project_id === undefined ? undefined : eq(tasks.project_id, project_id),
        card_id === undefined ? undefined : eq(tasks.card_id, card_id),
        completed === undefined ? undefined : eq(tasks.completed, completed),
        due_before === undefined ? undefined : lt(tasks.end_date, due_before),
        due_after === undefined ? undefined : gt(tasks.end_date, due_after),
        updated_since === undefined ? undefined : gte(tasks.updated_at, updated_since),
        page.after ? gt(tasks.id, page.after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(tasks.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.id])
}

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
  const [task] = await db
    .select(taskColumns)
    .from(tasks)
    .leftJoin(cards, taskCard)
    .where(and(eq(tasks.workspace_id, workspaceId), eq(tasks.id, id), sql`${tasks.visible}`))
  if (!task) throw new AppError('not_found')
  return task
}
