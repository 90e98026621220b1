import * as comments from '../../domain/comments.ts'
import type { Input, ReadContext, Reply, WriteContext } from '../../http/call-context.ts'

export function listTaskComments(
  { path, query }: Input<'listTaskComments'>,
  { db, workspaceId, paginate }: ReadContext,
): Promise<Reply<'listTaskComments'>> {
  return paginate(query, ['listTaskComments', path.id], (page) =>
    comments.listTaskComments(db, workspaceId, path.id, page),
  )
}

export async function createTaskComment(
  { path, body }: Input<'createTaskComment'>,
  { plan, actor }: WriteContext,
): Promise<Reply<'createTaskComment'>> {
  const comment = await comments.createTaskComment(plan, actor, path.id, body.body)
  return { status: 201, body: { data: comment } }
}
