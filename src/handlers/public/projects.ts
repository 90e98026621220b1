import * as projects from '../../domain/projects/projects.ts'
import type { ApiHandlers } from '../../http/contexts/call-context.ts'

export const listProjects: ApiHandlers['listProjects'] = ({ query }, { db, workspaceId, paginate }) =>
  paginate(query, ['listProjects'], (page) => projects.listProjects(db, workspaceId, page))

export const getProject: ApiHandlers['getProject'] = async ({ path }, { db, workspaceId }) => ({
  status: 200,
  body: { data: await projects.findVisibleProject(db, workspaceId, path.id) },
})

export const listProjectCards: ApiHandlers['listProjectCards'] = (
  { path, query },
  { db, workspaceId, paginate },
) =>
  paginate(query, ['listProjectCards', path.id], (page) =>
    projects.listProjectCards(db, workspaceId, path.id, page),
  )
