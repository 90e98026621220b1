import * as projects from '../../domain/projects/projects.ts'
import type { Input, ReadContext, Reply } from '../../http/call-context.ts'

export function listProjects(
  { query }: Input<'listProjects'>,
  { db, workspaceId, paginate }: ReadContext,
): Promise<Reply<'listProjects'>> {
  return paginate(query, ['listProjects'], (page) => projects.listProjects(db, workspaceId, page))
}

export async function getProject(
  { path }: Input<'getProject'>,
  { db, workspaceId }: ReadContext,
): Promise<Reply<'getProject'>> {
  return { status: 200, body: { data: await projects.findVisibleProject(db, workspaceId, path.id) } }
}

export function listProjectCards(
  { path, query }: Input<'listProjectCards'>,
  { db, workspaceId, paginate }: ReadContext,
): Promise<Reply<'listProjectCards'>> {
  return paginate(query, ['listProjectCards', path.id], (page) =>
    projects.listProjectCards(db, workspaceId, path.id, page),
  )
}
