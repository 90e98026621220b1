import type { Schemas } from '../../../generated/openapi.operations.ts'
import { and, asc, eq, gt, isNull, or, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import type { Plan } from '../../db/plan.ts'
import { assert, insert } from '../../db/rows.ts'
import { comments, tasks, users, type Origin } from '../../db/schema.ts'
import { AppError, invalid } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { isId, newId } from '../ids.ts'
import { findTaskForUpdate } from './find-task-for-update.ts'
import { mapPage, toPage, type Page, type PageRequest } from '../page.ts'
import { findVisibleTask } from './find-task.ts'

/** A comment, with fields that only the web editor shows. */
export type CommentRow = Schemas['TaskComment'] & {
  parent_id: string | null
  via: Origin
  edited_at: string | null
}

/** Lists all comments of a visible task, including replies, oldest first. @throws AppError not_found */
export async function listTaskComments(
  db: Database,
  workspaceId: string,
  taskId: string,
  page: PageRequest,
): Promise<Page<Schemas['TaskComment']>> {
  await findVisibleTask(db, workspaceId, taskId)
  const stored = await readComments(db, workspaceId, taskId, isNull(comments.deleted_at), page)
  return mapPage(stored, commentResource)
}

/** Returns a comment as the API shows it. */
export function commentResource({ id, body, author, created_at }: CommentRow): Schemas['TaskComment'] {
  return { id, body, author, created_at }
}

/** A comment as the web editor shows it. Text and author are null if it was deleted. */
type WorkComment = Omit<CommentRow, 'body'> & { body: string | null }

/**
 * Lists the comments of a task that is known to be visible, oldest first, with a place for each deleted one that has
 * replies (product.md 25.51).
 */
export async function listWorkComments(
  db: Queries,
  workspaceId: string,
  taskId: string,
  page: PageRequest,
): Promise<Page<WorkComment>> {
  const hasReplies = sql`exists (
    select from comments reply
    where reply.workspace_id = ${workspaceId} and reply.task_id = ${taskId}
      and reply.parent_id = ${comments.id} and reply.deleted_at is null)`
  const isShown = or(isNull(comments.deleted_at), hasReplies)
  return mapPage(await readComments(db, workspaceId, taskId, isShown, page), workComment)
}

function workComment({ deleted_at, ...comment }: StoredComment): WorkComment {
  return deleted_at === null ? comment : { ...comment, body: null, author: null }
}

type StoredComment = CommentRow & { deleted_at: string | null }

async function readComments(
  db: Queries,
  workspaceId: string,
  taskId: string,
  which: SQL | undefined,
  page: PageRequest,
): Promise<Page<StoredComment>> {
  const isLater = page.after ? gt(comments.id, page.after[0] ?? '') : undefined
  const columns = { ...commentColumns(workspaceId), deleted_at: comments.deleted_at }
  const rows = await selectComments(db, columns)
    .where(and(belongsToTask(workspaceId, taskId), which, isLater))
    .orderBy(asc(comments.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.id])
}

/** The columns of a comment that has not been deleted. */
export const commentColumns = (workspaceId: string) => ({
  id: comments.id,
  body: comments.body,
  author: { id: users.id, name: users.name },
  created_at: comments.created_at,
  parent_id: comments.parent_id,
  via: viaOf(workspaceId),
  edited_at: comments.edited_at,
})

export const selectComments = <Columns extends ReturnType<typeof commentColumns>>(
  db: Queries,
  columns: Columns,
) => db.select(columns).from(comments).leftJoin(users, eq(users.id, comments.author_id))

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
  if (parent_id !== null) {
    await requireTopLevel(db, workspace_id, taskId, parent_id)
    assert(plan, comments, { workspace_id, id: parent_id }, { deleted_at: null })
  }
  const created_at = now.toISOString()
  const id = newId('comment', now)
  const comment = { id, body, author: author ?? null, created_at, parent_id, via, edited_at: null }
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
    edited_at: null,
    deleted_at: null,
  })
  recordActivity(plan, actor, {
    type: 'comment.created',
    subject: { ...commentResource(comment), task_id: taskId, project_id: scope.projectId },
    scope,
    notify: [...task.assignee_ids, ...people],
  })
  return comment
}

/**
 * @throws AppError validation_error if the parent is a reply, belongs to another task or does not exist; not_found if it
 * was deleted
 */
async function requireTopLevel(db: Queries, workspaceId: string, taskId: string, id: string): Promise<void> {
  const isComment = and(belongsToTask(workspaceId, taskId), eq(comments.id, id), isNull(comments.parent_id))
  const [found] = isId('comment', id)
    ? await db.select({ deleted_at: comments.deleted_at }).from(comments).where(isComment)
    : []
  if (!found) throw invalid('parent_id', 'parent_id must be a comment of the task that is not a reply.')
  if (found.deleted_at !== null) throw new AppError('not_found')
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
        .where(and(belongsToTask(workspaceId, taskId), isNull(comments.deleted_at))),
    )
  return rows.map(({ id }) => id)
}
