import * as accessible from '../../domain/projects/accessible-projects.ts'
import * as creation from '../../domain/projects/create-project.ts'
import type { WorkHandlers } from '../../http/contexts/work-context.ts'

export const listProjects: WorkHandlers['listProjects'] = (
  { query },
  { db, workspaceId, session, paginate },
) => {
  const person = { workspaceId, userId: session.user.id }
  return paginate(query, ['listProjects', person.userId], (page) =>
    accessible.listAccessibleProjects(db, person, page),
  )
}

export const getProject: WorkHandlers['getProject'] = async ({ path }, { db, workspaceId, session }) => {
  const project = await accessible.findAccessibleProject(
    db,
    { workspaceId, userId: session.user.id },
    path.id,
  )
  return { status: 200, body: { data: project } }
}

export const createProject: WorkHandlers['createProject'] = async ({ body }, { plan, actor }) => {
  const { name, description, private: isPrivate = false } = body
  const visibility = isPrivate ? 'private' : 'open'
  const created = await creation.createProject(plan, actor, { name, description, visibility })
  return { status: 201, body: { data: accessible.describeCreatedProject(created) } }
}
