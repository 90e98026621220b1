import { and, eq, isNull, type Queries } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { assert, assertLast, update, versionOf } from '../../db/rows.ts'
import { comments, memberships, tasks, type WorkspaceRole } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { isManager } from '../accounts/sessions.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'
import { recordActivity } from '../record/activity.ts'
import { findTaskForUpdate } from './find-task-for-update.ts'
import { commentColumns, selectComments, type CommentRow } from './comments.ts'

/**
 * Changes the text of the actor's own comment (product.md 25.50). Records nothing if it is equal.
 * @throws AppError not_found, forbidden
 */
export async function updateTaskComment(
  plan: Plan,
  actor: Actor,
  { taskId, id }: CommentId,
  body: string,
): Promise<CommentRow> {
  const { comment, subject, scope } = await findCommentToChange(plan, actor, { taskId, id })
  const { author_id, version, ...row } = comment
  if (author_id !== actor.userId)
    throw new AppError('forbidden', { detail: 'Only its author may change a comment.' })
  if (row.body === body) return row
  const edited_at = actor.now.toISOString()
  change(plan, actor, { id, version }, { body, edited_at, deleted_at: null })
  const changed = { body: [row.body, body] as const }
  recordActivity(plan, actor, { type: 'comment.updated', subject, scope, changed })
  return { ...row, body, edited_at }
}

/**
 * Deletes the text of a comment of the actor's own, or of anyone's for those who manage the project or the workspace. The
 * row stays, as the place of its replies and of its history (product.md 25.51).
 * @param workspaceRole the actor's, which is asserted if it decides
 * @throws AppError not_found, forbidden
 */
export async function deleteTaskComment(
  plan: Plan,
  actor: Actor,
  { taskId, id }: CommentId,
  workspaceRole: WorkspaceRole,
): Promise<void> {
  const { comment, subject, role, scope } = await findCommentToChange(plan, actor, { taskId, id })
  if (comment.author_id !== actor.userId && role !== 'manager') {
    if (!isManager({ role: workspaceRole }))
      throw new AppError('forbidden', { detail: 'Only its author or a manager may delete a comment.' })
    const { workspaceId: workspace_id, userId: user_id } = actor
    assertLast(plan, memberships, { workspace_id, user_id }, { role: workspaceRole })
  }
  change(plan, actor, comment, { body: '', edited_at: null, deleted_at: actor.now.toISOString() })
  recordActivity(plan, actor, { type: 'comment.deleted', subject, scope })
}

interface CommentId {
  taskId: string
  id: string
}

/** @throws AppError not_found if the comment was deleted too; forbidden */
async function findCommentToChange(plan: Plan, actor: Actor, { taskId, id }: CommentId) {
  const { workspaceId: workspace_id } = actor
  const [{ scope, role }, [comment]] = await Promise.all([
    findTaskForUpdate(plan, actor, taskId),
    isId('comment', id) ? selectComment(plan.db, actor.workspaceId, { taskId, id }) : [],
  ])
  if (!comment) throw new AppError('not_found')
  // Asserts that the task's visibility in the API is unchanged.
  assert(plan, tasks, { workspace_id, id: taskId }, { visible: scope.visible })
  const subject = { id, task_id: taskId, project_id: scope.projectId }
  return { comment, subject, scope, role }
}

const selectComment = (db: Queries, workspaceId: string, { taskId, id }: CommentId) =>
  selectComments(db, {
    ...commentColumns(workspaceId),
    author_id: comments.author_id,
    version: versionOf(comments),
  }).where(
    and(
      eq(comments.workspace_id, workspaceId),
      eq(comments.task_id, taskId),
      eq(comments.id, id),
      isNull(comments.deleted_at),
    ),
  )

function change(
  plan: Plan,
  { workspaceId: workspace_id }: Actor,
  { id, version }: { id: string; version: string },
  changes: { body: string; edited_at: string | null; deleted_at: string | null },
): void {
  update(plan, comments, { workspace_id, id }, changes, { version })
}
