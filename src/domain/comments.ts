import { and, asc, eq, gt, sql } from '../db/drizzle.ts'
import type { Database } from '../db/database.ts'
import { comments, tasks, users } from '../db/schema.ts'
import { prepareInsert } from '../db/statements/prepared.ts'
import type { Transaction } from '../db/transaction.ts'
import { recordActivity } from './activity.ts'
import type { Actor } from './actor.ts'
import { newId } from './ids.ts'
import { lockTask } from './tasks/lock-task.ts'
import { toPage, type Page, type PageRequest } from './page.ts'
import type { CommentRow } from './rows.ts'
import { findVisibleTask } from './tasks/list-tasks.ts'

/**
 * Every comment of a visible task, top-level and replies alike, oldest first.
 * @throws AppError not_found
 */
export async function listTaskComments(
  db: Database,
  workspaceId: string,
  taskId: string,
  page: PageRequest,
): Promise<Page<CommentRow>> {
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
 * Comments on a task. The body is stored byte for byte, and mentions are not parsed; whoever takes part in the task is
 * notified: its creator, its assignees, and those who commented before.
 * @throws AppError not_found, forbidden
 */
export async function createTaskComment(
  tx: Transaction,
  actor: Actor,
  taskId: string,
  body: string,
): Promise<CommentRow> {
  const { task, place } = await lockTask(tx, actor, taskId)
  const [[author], people] = await Promise.all([
    tx.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, actor.userId)),
    participants(tx, actor.workspaceId, taskId),
  ])
  const row = {
    workspace_id: actor.workspaceId,
    id: newId('comment', actor.now),
    task_id: taskId,
    parent_id: null,
    body,
    author_id: actor.userId,
    created_at: actor.now.toISOString(),
  }
  insertComment(tx, row)
  const comment = { ...row, project_id: place.projectId, author: author ?? null }
  recordActivity(tx, actor, {
    type: 'comment.created',
    subject: comment,
    place,
    notify: [...task.assignee_ids, ...people],
  })
  return comment
}

const insertComment = prepareInsert(comments)

async function participants(tx: Transaction, workspaceId: string, taskId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: tasks.created_by })
    .from(tasks)
    .where(and(eq(tasks.workspace_id, workspaceId), eq(tasks.id, taskId)))
    .union(
      tx
        .select({ id: sql<string>`${comments.author_id}` })
        .from(comments)
        .where(and(eq(comments.workspace_id, workspaceId), eq(comments.task_id, taskId))),
    )
  return rows.map(({ id }) => id)
}
