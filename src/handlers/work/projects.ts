import * as accessible from '../../domain/projects/accessible-projects.ts'
import type { Handler } from '../../http/work-context.ts'

export const listProjects: Handler<'listProjects'> = ({ query }, { db, workspaceId, session, paginate }) => {
  const person = { workspaceId, userId: session.user.id }
  return paginate(query, ['listProjects', person.userId], (page) =>
    accessible.listAccessibleProjects(db, person, page),
  )
}

export const getProject: Handler<'getProject'> = async ({ path }, { db, workspaceId, session }) => {
  const project = await accessible.findAccessibleProject(
    db,
    { workspaceId, userId: session.user.id },
    path.id,
  )
  return { status: 200, body: { data: project } }
}
