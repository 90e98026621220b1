import * as changing from '../../domain/tasks/change-comment.ts'
import * as comments from '../../domain/tasks/comments.ts'
import { findAccessibleTask } from '../../domain/tasks/accessible-tasks.ts'
import type { WorkHandlers } from '../../http/contexts/work-context.ts'

export const listTaskComments: WorkHandlers['listTaskComments'] = (
  { path, query },
  { db, workspaceId, session, paginate },
) => {
  const person = { workspaceId, userId: session.user.id }
  return paginate(query, ['listTaskComments', path.id], async (page) => {
    await findAccessibleTask(db, person, path.id)
    return comments.listWorkComments(db, workspaceId, path.id, page)
  })
}

export const createTaskComment: WorkHandlers['createTaskComment'] = async (
  { path, body },
  { plan, actor },
) => {
  const { body: text, parent_id } = body
  const comment = await comments.createTaskComment(plan, actor, path.id, { body: text, parent_id })
  return { status: 201, body: { data: comment } }
}

export const updateTaskComment: WorkHandlers['updateTaskComment'] = async (
  { path, body },
  { plan, actor },
) => {
  const id = { taskId: path.id, id: path.comment_id }
  return { status: 200, body: { data: await changing.updateTaskComment(plan, actor, id, body.body) } }
}

export const deleteTaskComment: WorkHandlers['deleteTaskComment'] = async (
  { path },
  { plan, actor, session },
) => {
  const id = { taskId: path.id, id: path.comment_id }
  await changing.deleteTaskComment(plan, actor, id, session.role)
  return { status: 204 }
}
