import { and, asc, eq, gt, isNull, sql } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { cards, projectMembers, projects, type Visibility } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../activity.ts'
import type { Actor, ChangeSource } from '../actor.ts'
import { isId, newId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { CardRow, ProjectRow } from '../rows.ts'
import { findEndpoints } from '../webhooks/outbox.ts'
import { taskCount } from './task-counts.ts'

const projectColumns = {
  id: projects.id,
  name: projects.name,
  description: projects.description,
  created_at: projects.created_at,
  updated_at: projects.updated_at,
}

/** Lists visible projects, oldest first, each with its number of tasks (product.md 6.1, 6.11). */
export async function listProjects(
  db: Database,
  workspaceId: string,
  page: PageRequest,
): Promise<Page<ProjectRow & { task_count: number }>> {
  const rows = await db
    .select({ ...projectColumns, task_count: taskCount })
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
 * @throws AppError not_found for foreign, private, inbox, archived and unknown projects
 */
export async function findVisibleProject(
  db: Database | Transaction,
  workspaceId: string,
  id: string,
): Promise<ProjectRow> {
  if (!isId('project', id)) throw new AppError('not_found')
  const [project] = await db
    .select(projectColumns)
    .from(projects)
    .where(and(eq(projects.workspace_id, workspaceId), eq(projects.id, id), sql`${projects.visible}`))
  if (!project) throw new AppError('not_found')
  return project
}

/** Lists the board columns of a visible project by their order. @throws AppError not_found */
export async function listProjectCards(
  db: Database,
  workspaceId: string,
  projectId: string,
  page: PageRequest,
): Promise<Page<CardRow>> {
  await findVisibleProject(db, workspaceId, projectId)
  const [order, id] = page.after ?? []
  const rows = await db
    .select({ id: cards.id, name: cards.name, is_done: cards.is_done, order: cards.order })
    .from(cards)
    .where(
      and(
        eq(cards.workspace_id, workspaceId),
        eq(cards.project_id, projectId),
        page.after ? sql`(${cards.order}, ${cards.id}) > (${order}::int, ${id})` : undefined,
      ),
    )
    .orderBy(asc(cards.order), asc(cards.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [String(row.order), row.id])
}

export interface NewProject {
  name: string
  description?: string | null
  visibility?: Visibility
  is_inbox?: boolean
  /** Board columns, in order. */
  cards?: readonly { name: string; is_done: boolean }[]
}

const defaultCards = [
  { name: 'To do', is_done: false },
  { name: 'Doing', is_done: false },
  { name: 'Done', is_done: true },
]

export interface ProjectWithCards extends ProjectRow {
  visibility: Visibility
  archived: boolean
  cards: { id: string; name: string; is_done: boolean }[]
}

/** Creates a project with its board and makes its creator its manager. */
export async function createProject(
  tx: Transaction,
  actor: Actor,
  input: NewProject,
): Promise<ProjectWithCards> {
  const { workspaceId, userId, now } = actor
  const created_at = now.toISOString()
  const inserting = tx
    .insert(projects)
    .values({
      workspace_id: workspaceId,
      id: newId('project', now),
      name: input.name,
      description: input.description ?? null,
      visibility: input.visibility ?? 'open',
      is_inbox: input.is_inbox ?? false,
      created_by: userId,
      created_at,
      updated_at: created_at,
    })
    .returning({ ...projectColumns, visibility: projects.visibility, visible: projects.visible })
  const [[project], endpoints] = await Promise.all([inserting, findEndpoints(tx, workspaceId)])
  if (!project) throw new Error('insert returned no row')
  const { visible, ...row } = project
  const board = (input.cards ?? defaultCards).map((card, order) => ({
    ...card,
    id: newId('card', now),
    order,
  }))
  if (board.length > 0) {
    await tx
      .insert(cards)
      .values(board.map((card) => ({ ...card, workspace_id: workspaceId, project_id: row.id, created_at })))
  }
  await tx
    .insert(projectMembers)
    .values({ workspace_id: workspaceId, project_id: row.id, user_id: userId, role: 'manager' })
  const place = { projectId: row.id, visible, endpoints }
  recordActivity(tx, actor, { type: 'project.created', subject: row, place })
  return { ...row, archived: false, cards: board.map(({ id, name, is_done }) => ({ id, name, is_done })) }
}

/**
 * Archives a project. Foreign keys carry the project's visibility to its rows, so the API hides all of them too.
 * Archiving it twice changes nothing.
 * @throws AppError not_found
 */
export async function archiveProject(
  tx: Transaction,
  source: ChangeSource,
  id: string,
): Promise<ProjectWithCards> {
  const { workspaceId } = source
  const at = source.now.toISOString()
  const thisProject = and(eq(projects.workspace_id, workspaceId), eq(projects.id, id))
  const [archived] = await tx
    .update(projects)
    .set({ archived_at: at, updated_at: at })
    .where(and(thisProject, isNull(projects.archived_at)))
    .returning({ id: projects.id })
  const [project] = await tx
    .select({ ...projectColumns, visibility: projects.visibility })
    .from(projects)
    .where(thisProject)
  if (!project) throw new AppError('not_found')
  if (archived) {
    // The API no longer shows the project, so no webhook announces it.
    const place = { projectId: id, visible: false, endpoints: [] }
    recordActivity(tx, source, { type: 'project.archived', subject: project, place })
  }
  const board = await tx
    .select({ id: cards.id, name: cards.name, is_done: cards.is_done })
    .from(cards)
    .where(and(eq(cards.workspace_id, workspaceId), eq(cards.project_id, id)))
    .orderBy(asc(cards.order), asc(cards.id))
  return { ...project, archived: true, cards: board }
}
