import type { Schemas } from '../../../generated/openapi.operations.ts'
import { and, asc, eq, gt, sql, type Queries } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import type { Plan } from '../../db/plan.ts'
import { assert, insert } from '../../db/rows.ts'
import { comments, tasks, users } from '../../db/schema.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { newId } from '../ids.ts'
import { findTaskForUpdate } from './find-task-for-update.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { findVisibleTask } from './find-task.ts'

/** Lists all comments of a visible task, replies included, oldest first. @throws AppError not_found */
export async function listTaskComments(
  db: Database,
  workspaceId: string,
  taskId: string,
  page: PageRequest,
): Promise<Page<Schemas['TaskComment']>> {
  await findVisibleTask(db, workspaceId, taskId)
  const rows = await db
    .select({
      id: comments.id,
      body: comments.body,
      author: { id: users.id, name: users.name },
      created_at: comments.created_at,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.author_id))
    .where(
      and(
        eq(comments.workspace_id, workspaceId),
        eq(comments.task_id, taskId),
        page.after ? gt(comments.id, page.after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(comments.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.id])
}

/**
 * Adds a comment, stored byte for byte without parsing mentions, and notifies the task's creator, its assignees and
 * everyone who commented before.
 * @throws AppError not_found, forbidden
 */
export async function createTaskComment(
  plan: Plan,
  actor: Actor,
  taskId: string,
  body: string,
): Promise<Schemas['TaskComment']> {
  const { db } = plan
  const [{ task, place }, [author], people] = await Promise.all([
    findTaskForUpdate(plan, actor, taskId),
    db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, actor.userId)),
    participants(db, actor.workspaceId, taskId),
  ])
  const { workspaceId: workspace_id, userId: author_id, now } = actor
  const created_at = now.toISOString()
  const comment = { id: newId('comment', now), body, author: author ?? null, created_at }
  // The API still shows the task, or still hides it.
  assert(plan, tasks, { workspace_id, id: taskId }, { visible: place.visible })
  insert(plan, comments, {
    workspace_id,
    id: comment.id,
    task_id: taskId,
    parent_id: null,
    body,
    author_id,
    created_at,
  })
  recordActivity(plan, actor, {
    type: 'comment.created',
    subject: { ...comment, task_id: taskId, project_id: place.projectId },
    place,
    notify: [...task.assignee_ids, ...people],
  })
  return comment
}

async function participants(db: Queries, workspaceId: string, taskId: string): Promise<string[]> {
  const rows = await db
    .select({ id: tasks.created_by })
    .from(tasks)
    .where(and(eq(tasks.workspace_id, workspaceId), eq(tasks.id, taskId)))
    .union(
      db
        .select({ id: sql<string>`${comments.author_id}` })
        .from(comments)
        .where(and(eq(comments.workspace_id, workspaceId), eq(comments.task_id, taskId))),
    )
  return rows.map(({ id }) => id)
}
