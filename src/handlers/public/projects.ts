import * as projects from '../../domain/projects/projects.ts'
import type { Input, ReadContext, Reply } from '../../http/call-context.ts'
import { cardResource, projectListItem, projectResource } from '../../domain/resources.ts'

export function listProjects(
  { query }: Input<'listProjects'>,
  { db, workspaceId, paginate }: ReadContext,
): Promise<Reply<'listProjects'>> {
  return paginate(
    query,
    ['listProjects'],
    (page) => projects.listProjects(db, workspaceId, page),
    projectListItem,
  )
}

export async function getProject(
  { path }: Input<'getProject'>,
  { db, workspaceId }: ReadContext,
): Promise<Reply<'getProject'>> {
  const project = await projects.findVisibleProject(db, workspaceId, path.id)
  return { status: 200, body: { data: projectResource(project) } }
}

export function listProjectCards(
  { path, query }: Input<'listProjectCards'>,
  { db, workspaceId, paginate }: ReadContext,
): Promise<Reply<'listProjectCards'>> {
  return paginate(
    query,
    ['listProjectCards', path.id],
    (page) => projects.listProjectCards(db, workspaceId, path.id, page),
    cardResource,
  )
}
