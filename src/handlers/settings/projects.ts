import * as columns from '../../domain/projects/change-columns.ts'
import * as members from '../../domain/projects/change-members.ts'
import * as changes from '../../domain/projects/change-project.ts'
import * as creation from '../../domain/projects/create-project.ts'
import * as described from '../../domain/projects/describe-project.ts'
import type { Input, Reply, SessionReadContext, SessionWriteContext } from '../../http/settings-context.ts'

export function listProjects(
  { query }: Input<'listProjects'>,
  { db, workspaceId, session, paginate }: SessionReadContext,
): Promise<Reply<'listProjects'>> {
  const isManager = session.role === 'owner' || session.role === 'admin'
  const archived = query.archived ?? false
  // The public API shows no archived projects.
  const filter = { archived, visibleOnly: !isManager }
  return paginate(query, ['listProjects', filter], (page) =>
    described.listProjects(db, workspaceId, filter, page),
  )
}

export async function createProject(
  { body }: Input<'createProject'>,
  { plan, actor, session }: SessionWriteContext,
): Promise<Reply<'createProject'>> {
  const { name, description, private: isPrivate = false } = body
  const created = await creation.createProject(plan, actor, {
    name,
    description,
    visibility: isPrivate ? 'private' : 'open',
  })
  return { status: 201, body: { data: described.describeNewProject(created, session.user) } }
}

export async function getProject(
  { path }: Input<'getProject'>,
  { db, workspaceId }: SessionReadContext,
): Promise<Reply<'getProject'>> {
  const project = await described.findProject(db, { workspaceId, via: 'web' }, path.id)
  return { status: 200, body: { data: described.describeProject(project) } }
}

export async function updateProject(
  { path, body }: Input<'updateProject'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'updateProject'>> {
  const project = await changes.updateProject(plan, actor, path.id, body)
  return { status: 200, body: { data: described.describeProject(project) } }
}

export async function createColumn(
  { path, body }: Input<'createColumn'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'createColumn'>> {
  return { status: 201, body: { data: await columns.createColumn(plan, actor, path.id, body) } }
}

export async function updateColumn(
  { path, body }: Input<'updateColumn'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'updateColumn'>> {
  return { status: 200, body: { data: await columns.updateColumn(plan, actor, path.id, body) } }
}

export async function deleteColumn(
  { path, query }: Input<'deleteColumn'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'deleteColumn'>> {
  await columns.deleteColumn(plan, actor, path.id, query.move_to)
  return { status: 204 }
}

export async function setProjectMember(
  { path, body }: Input<'setProjectMember'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'setProjectMember'>> {
  const member = await members.setProjectMember(plan, actor, path.id, path.user_id, body.role)
  return { status: 200, body: { data: member } }
}

export async function removeProjectMember(
  { path }: Input<'removeProjectMember'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'removeProjectMember'>> {
  await members.removeProjectMember(plan, actor, path.id, path.user_id)
  return { status: 204 }
}
