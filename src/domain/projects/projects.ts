import type { Schemas } from '../../../generated/openapi.operations.ts'
import { and, asc, eq, gt, sql } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { cards, projects } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../ids.ts'
import { mapPage, toPage, type Page, type PageRequest } from '../page.ts'
import { isOnLaterPage, pageInFirstOrder } from '../stable-pagination.ts'
import { taskCount } from './task-count.ts'

const projectColumns = {
  id: projects.id,
  name: projects.name,
  description: projects.description,
  created_at: projects.created_at,
  updated_at: projects.updated_at,
}

/** Lists visible projects with their number of tasks, oldest first (product.md 6.1, 6.11). */
export async function listProjects(
  db: Database,
  workspaceId: string,
  page: PageRequest,
): Promise<Page<Schemas['ProjectListItem']>> {
  const rows = await db
    .select({ ...projectColumns, task_count: taskCount(workspaceId) })
    .from(projects)
    .where(
      and(
        eq(projects.workspace_id, workspaceId),
        sql`${projects.visible}`,
        page.after ? gt(projects.id, page.after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(projects.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.id])
}

/**
 * Returns a visible project.
 * @throws AppError not_found for private, inbox, archived and unknown projects, and projects of other workspaces
 */
export async function findVisibleProject(
  db: Database | Transaction,
  workspaceId: string,
  id: string,
): Promise<Schemas['Project']> {
  if (!isId('project', id)) throw new AppError('not_found')
  const [project] = await db
    .select(projectColumns)
    .from(projects)
    .where(and(eq(projects.workspace_id, workspaceId), eq(projects.id, id), sql`${projects.visible}`))
  if (!project) throw new AppError('not_found')
  return project
}

/** Lists the board columns of a visible project by their order (product.md 6.1, 6.12). @throws AppError not_found */
export async function listProjectCards(
  db: Database,
  workspaceId: string,
  projectId: string,
  page: PageRequest,
): Promise<Page<Schemas['Card']>> {
  await findVisibleProject(db, workspaceId, projectId)
  const { id, name, is_done, order } = cards
  const is_on_later_page = isOnLaterPage(
    page,
    (after, afterId) => sql`(${order}, ${id}) > (${after}::int, ${afterId})`,
  )
  const board = await db
    .select({ id, name, is_done, order, is_on_later_page })
    .from(cards)
    .where(and(eq(cards.workspace_id, workspaceId), eq(cards.project_id, projectId)))
    .orderBy(asc(order), asc(id))
  const columns = pageInFirstOrder(board, page, (row) => String(row.order))
  return mapPage(columns, ({ is_on_later_page: _isOnLaterPage, ...card }) => card)
}
