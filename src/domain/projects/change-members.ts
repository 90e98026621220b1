import { and, eq } from '../../db/drizzle.ts'
import { prepareInsert } from '../../db/insert-into.ts'
import type { Plan } from '../../db/plan.ts'
import { remove } from '../../db/rows.ts'
import { memberships, projectMembers, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { isId } from '../ids.ts'
import { inProject } from './change-project.ts'
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
  upsertMember(plan, { workspace_id: source.workspaceId, project_id: projectId, user_id: userId, role })
  recordActivity(plan, source, {
    type: 'project.member_changed',
    subject: project,
    scope: inProject(projectId),
    changed: { role: [current?.role ?? null, role] },
    personId: userId,
  })
  return { user, role }
}

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

/** Inserts or replaces a role, asserting that the user is an active member, which the lock keeps true. */
const upsertMember = prepareInsert(projectMembers, {
  mustHold: true,
  matching: (workspaceId) =>
    `join memberships m on m.workspace_id = ${workspaceId} and m.user_id = r.user_id where m.status = 'active' for share of m`,
  suffix: 'on conflict (workspace_id, project_id, user_id) do update set role = excluded.role',
})

/** Removes a person's role in a project. @throws AppError not_found for an unknown project, or a user without a role */
export async function removeProjectMember(
  plan: Plan,
  source: ChangeSource,
  projectId: string,
  userId: string,
): Promise<void> {
  const project = await findProject(plan.db, source, projectId)
  const member = project.members.find(({ user }) => user.id === userId)
  if (!member) throw new AppError('not_found')
  const key = { workspace_id: source.workspaceId, project_id: projectId, user_id: userId }
  remove(plan, projectMembers, key, {})
  recordActivity(plan, source, {
    type: 'project.member_removed',
    subject: project,
    scope: inProject(projectId),
    changed: { role: [member.role, null] },
    personId: userId,
  })
}
