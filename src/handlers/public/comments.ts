import * as comments from '../../domain/tasks/comments.ts'
import type { ApiHandlers } from '../../http/contexts/call-context.ts'

export const listTaskComments: ApiHandlers['listTaskComments'] = (
  { path, query },
  { db, workspaceId, paginate },
) =>
  paginate(query, ['listTaskComments', path.id], (page) =>
    comments.listTaskComments(db, workspaceId, path.id, page),
  )

export const createTaskComment: ApiHandlers['createTaskComment'] = async (
  { path, body },
  { plan, actor },
) => {
  const comment = await comments.createTaskComment(plan, actor, path.id, { body: body.body })
  return { status: 201, body: { data: comments.commentResource(comment) } }
}
