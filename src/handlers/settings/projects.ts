import * as columns from '../../domain/projects/change-columns.ts'
import * as members from '../../domain/projects/change-members.ts'
import * as projectChanges from '../../domain/projects/change-project.ts'
import * as creation from '../../domain/projects/create-project.ts'
import * as described from '../../domain/projects/describe-project.ts'
import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'

export const listProjects: SettingsHandlers['listProjects'] = (
  { query },
  { db, workspaceId, session, paginate },
) => {
  const isManager = session.role === 'owner' || session.role === 'admin'
  const archived = query.archived ?? false
  // The public API shows no archived projects.
  const filter = { archived, visibleOnly: !isManager }
  return paginate(query, ['listProjects', filter], (page) =>
    described.listProjects(db, workspaceId, filter, page),
  )
}

export const createProject: SettingsHandlers['createProject'] = async (
  { body },
  { plan, actor, session },
) => {
  const { name, description, private: isPrivate = false } = body
  const created = await creation.createProject(plan, actor, {
    name,
    description,
    visibility: isPrivate ? 'private' : 'open',
  })
  return { status: 201, body: { data: described.describeNewProject(created, session.user) } }
}

export const getProject: SettingsHandlers['getProject'] = async ({ path }, { db, workspaceId }) => {
  const project = await described.findProject(db, { workspaceId, via: 'web' }, path.id)
  return { status: 200, body: { data: described.describeProject(project) } }
}

export const updateProject: SettingsHandlers['updateProject'] = async ({ path, body }, { tx, actor }) => {
  const project = await projectChanges.updateProject(tx, actor, path.id, body)
  return { status: 200, body: { data: described.describeProject(project) } }
}

export const createColumn: SettingsHandlers['createColumn'] = async ({ path, body }, { plan, actor }) => ({
  status: 201,
  body: { data: await columns.createColumn(plan, actor, path.id, body) },
})

export const updateColumn: SettingsHandlers['updateColumn'] = async ({ path, body }, { plan, actor }) => ({
  status: 200,
  body: { data: await columns.updateColumn(plan, actor, path.id, body) },
})

export const deleteColumn: SettingsHandlers['deleteColumn'] = async ({ path, query }, { tx, actor }) => {
  await columns.deleteColumn(tx, actor, path.id, query.move_to)
  return { status: 204 }
}

export const setProjectMember: SettingsHandlers['setProjectMember'] = async (
  { path, body },
  { plan, actor },
) => {
  const member = await members.setProjectMember(plan, actor, path.id, path.user_id, body.role)
  return { status: 200, body: { data: member } }
}

export const removeProjectMember: SettingsHandlers['removeProjectMember'] = async (
  { path },
  { plan, actor },
) => {
  await members.removeProjectMember(plan, actor, path.id, path.user_id)
  return { status: 204 }
}
