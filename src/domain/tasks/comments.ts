import type { Schemas } from '../../../generated/openapi.operations.ts'
import { and, asc, eq, gt, isNull, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import type { Plan } from '../../db/plan.ts'
import { assert, insert } from '../../db/rows.ts'
import { comments, tasks, users, type Origin } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { isId, newId } from '../ids.ts'
import { findTaskForUpdate } from './find-task-for-update.ts'
import { mapPage, toPage, type Page, type PageRequest } from '../page.ts'
import { findVisibleTask } from './find-task.ts'

/** A comment, with fields that only the web editor shows. */
export type CommentRow = Schemas['TaskComment'] & { parent_id: string | null; via: Origin }

/** Lists all comments of a visible task, including replies, oldest first. @throws AppError not_found */
export async function listTaskComments(
  db: Database,
  workspaceId: string,
  taskId: string,
  page: PageRequest,
): Promise<Page<Schemas['TaskComment']>> {
  await findVisibleTask(db, workspaceId, taskId)
  return mapPage(await readComments(db, workspaceId, taskId, page), commentResource)
}

/** Returns a comment as the API shows it. */
export function commentResource({ id, body, author, created_at }: CommentRow): Schemas['TaskComment'] {
  return { id, body, author, created_at }
}

/** Reads the comments of a task that is known to be visible. */
export async function readComments(
  db: Queries,
  workspaceId: string,
  taskId: string,
  page: PageRequest,
): Promise<Page<CommentRow>> {
  const rows = await db
    .select({
      id: comments.id,
      body: comments.body,
      author: { id: users.id, name: users.name },
      created_at: comments.created_at,
      parent_id: comments.parent_id,
      via: viaOf(workspaceId),
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.author_id))
    .where(
      and(belongsToTask(workspaceId, taskId), page.after ? gt(comments.id, page.after[0] ?? '') : undefined),
    )
    .orderBy(asc(comments.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.id])
}

const belongsToTask = (workspaceId: string, taskId: string): SQL | undefined =>
  and(eq(comments.workspace_id, workspaceId), eq(comments.task_id, taskId))

/**
 * Returns the origin of a comment. For comments written by older versions, the origin of the activity is
 * used, if it still exists.
 */
const viaOf = (workspaceId: string) => sql<Origin>`coalesce(${comments.via}, (
  select a.via from activities a
  where a.workspace_id = ${workspaceId} and a.subject_id = ${comments.id} and a.type = 'comment.created'
  limit 1), 'web')`

/**
 * Adds a comment, or a reply to a top-level one, stored byte for byte without parsing mentions, and notifies the task's
 * creator, its assignees and everyone who commented before.
 * @throws AppError not_found, forbidden, validation_error
 */
export async function createTaskComment(
  plan: Plan,
  actor: Actor,
  taskId: string,
  { body, parent_id = null }: { body: string; parent_id?: string | null | undefined },
): Promise<CommentRow> {
  const { db } = plan
  const [{ task, scope }, [author], people] = await Promise.all([
    findTaskForUpdate(plan, actor, taskId),
    db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, actor.userId)),
    participants(db, actor.workspaceId, taskId),
  ])
  const { workspaceId: workspace_id, userId: author_id, via, now } = actor
  if (parent_id !== null) await requireTopLevel(db, workspace_id, taskId, parent_id)
  const created_at = now.toISOString()
  const comment = { id: newId('comment', now), body, author: author ?? null, created_at, parent_id, via }
  // Asserts that the task's visibility in the API is unchanged.
  assert(plan, tasks, { workspace_id, id: taskId }, { visible: scope.visible })
  insert(plan, comments, {
    workspace_id,
    id: comment.id,
    task_id: taskId,
    parent_id,
    body,
    author_id,
    via,
    created_at,
  })
  recordActivity(plan, actor, {
    type: 'comment.created',
    subject: { ...commentResource(comment), task_id: taskId, project_id: scope.projectId },
    scope,
    notify: [...task.assignee_ids, ...people],
  })
  return comment
}

/** @throws AppError validation_error if the parent is a reply, belongs to another task or does not exist */
async function requireTopLevel(db: Queries, workspaceId: string, taskId: string, id: string): Promise<void> {
  const isComment = and(belongsToTask(workspaceId, taskId), eq(comments.id, id), isNull(comments.parent_id))
  const found = isId('comment', id) ? await db.$count(comments, isComment) : 0
  if (found === 0) throw invalid('parent_id', 'parent_id must be a comment of the task that is not a reply.')
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
        .where(belongsToTask(workspaceId, taskId)),
    )
  return rows.map(({ id }) => id)
}
