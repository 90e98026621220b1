import { and, eq, inArray, sql, type Queries } from '../../db/drizzle.ts'
import { memberships, users } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'
import { readViewers } from '../projects/read-visible-projects.ts'

/**
 * Returns the invitees who are active members, without the others.
 * @param scope the event's project, and people who are guests already
 * @throws AppError validation_error for an unknown user id, or for a new guest who does not see the project
 */
export async function resolveInvitees(
  db: Queries,
  actor: Actor,
  userIds: readonly string[],
  scope: { projectId: string | null; visible: boolean; guests?: readonly string[] },
): Promise<string[]> {
  const unique = [...new Set(userIds)]
  if (unique.length === 0) return []
  const refusal = invalid('invited_users', 'invited_users must be users that exist.')
  if (!unique.every((id) => isId('user', id))) throw refusal
  const found = await db
    .select({ id: users.id, member: sql<boolean>`${memberships.user_id} is not null` })
    .from(users)
    .leftJoin(
      memberships,
      and(
        eq(memberships.workspace_id, actor.workspaceId),
        eq(memberships.user_id, users.id),
        eq(memberships.status, 'active'),
      ),
    )
    .where(inArray(users.id, unique))
  if (found.length !== unique.length) throw refusal
  const members = new Set(found.filter(({ member }) => member).map(({ id }) => id))
  const invited = unique.filter((id) => members.has(id))
  await requireVisibility(db, actor, invited, scope)
  return invited
}

/** Requires that new guests can see the project. Every active member can see a project that the API shows. */
async function requireVisibility(
  db: Queries,
  { workspaceId }: Actor,
  invited: readonly string[],
  { projectId, visible, guests = [] }: Parameters<typeof resolveInvitees>[3],
): Promise<void> {
  const added = invited.filter((id) => !guests.includes(id))
  if (projectId === null || visible || added.length === 0) return
  const viewers = await readViewers(db, workspaceId, projectId)
  if (!added.every((id) => viewers.has(id)))
    throw invalid('invited_users', 'Every guest must be able to see the project.')
}
