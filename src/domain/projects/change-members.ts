import { and, eq } from '../../db/drizzle.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { memberships, projectMembers, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { ChangeSource } from '../actor.ts'
import { isId } from '../ids.ts'
import { deleteRows } from '../row-version.ts'
import { recordOnProject } from './change-project.ts'
import { findProject, type ProjectDescription } from './describe-project.ts'

type ProjectMember = ProjectDescription['members'][number]

/**
 * Gives an active member of the workspace a role in a project, or changes it.
 * @throws AppError not_found for an unknown project, or a user who is not an active member
 */
export async function setProjectMember(
  plan: Plan,
  source: ChangeSource,
  projectId: string,
  userId: string,
  role: ProjectMember['role'],
): Promise<ProjectMember> {
  const project = await findProject(plan.db, source, projectId)
  const user = await findActiveMember(plan, source, userId)
  const current = project.members.find((member) => member.user.id === userId)
  if (current?.role === role) return current
  const row = { workspace_id: source.workspaceId, project_id: projectId, user_id: userId, role }
  plan.add(upsertMembers, row, changeOf(projectId, userId))
  recordOnProject(plan, source, 'project.member_changed', project)
  return { user, role }
}

/** Names the changed row of a plan: a statement must not upsert a row twice. */
const changeOf = (projectId: string, userId: string): string => `member ${projectId} ${userId}`

async function findActiveMember(
  { db }: Plan,
  { workspaceId }: ChangeSource,
  userId: string,
): Promise<ProjectMember['user']> {
  if (!isId('user', userId)) throw new AppError('not_found')
  const [user] = await db
    .select({ id: users.id, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.workspace_id, workspaceId),
        eq(memberships.user_id, userId),
        eq(memberships.status, 'active'),
      ),
    )
  if (!user) throw new AppError('not_found')
  return user
}

/** Asserts that each user is an active member. */
const upsertMembers: RowStatement = {
  mustHold: true,
  text: `
    insert into project_members (workspace_id, project_id, user_id, role)
    select r.workspace_id, r.project_id, r.user_id, r.role
    from json_populate_recordset(null::project_members, $rows) r
    join memberships m on m.workspace_id = r.workspace_id and m.user_id = r.user_id
    where m.status = 'active' for share of m
    on conflict (workspace_id, project_id, user_id) do update set role = excluded.role returning 1`,
}

/** Removes a person's role in a project. @throws AppError not_found for an unknown project, or a user without a role */
export async function removeProjectMember(
  plan: Plan,
  source: ChangeSource,
  projectId: string,
  userId: string,
): Promise<void> {
  const project = await findProject(plan.db, source, projectId)
  if (!project.members.some(({ user }) => user.id === userId)) throw new AppError('not_found')
  const row = { workspace_id: source.workspaceId, project_id: projectId, user_id: userId }
  plan.add(deleteMembers, row, changeOf(projectId, userId))
  recordOnProject(plan, source, 'project.member_removed', project)
}

const deleteMembers = deleteRows(projectMembers, ['workspace_id', 'project_id', 'user_id'])
