import { and, eq, inArray, sql, type Queries } from '../../db/drizzle.ts'
import { memberships, users } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'

/**
 * Returns the invitees who are active members, without the others.
 * @throws AppError validation_error for an unknown user id
 */
export async function resolveInvitees(
  db: Queries,
  actor: Actor,
  userIds: readonly string[],
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
  return unique.filter((id) => members.has(id))
}
