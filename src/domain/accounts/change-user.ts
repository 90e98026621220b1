import { eq } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { update } from '../../db/rows.ts'
import { users } from '../../db/schema.ts'
import { hasSecondFactor } from './second-factor.ts'
import { lockRows } from '../row-version.ts'

type UserRow = NonNullable<Awaited<ReturnType<typeof readUserToChange>>>

/** Returns a user, and as `read` the columns as they were read, for `writeUser`. */
export async function readUserToChange(plan: Plan, id: string) {
  await lockRows(plan, users, eq(users.id, id))
  const { password_hash, last_workspace_id, session_changes } = users
  const [user] = await plan.db
    .select({ password_hash, last_workspace_id, session_changes, hasSecondFactor })
    .from(users)
    .where(eq(users.id, id))
  return user && { id, ...user, read: user }
}

/**
 * Writes a user, asserting the password and the counter that were read, so that concurrent changes of the user's sessions
 * conflict. It does not assert the row's version, which differs in each node's copy of the row (docs/changing-rows.md).
 */
export function writeUser(plan: Plan, { id, password_hash, last_workspace_id, read }: UserRow): void {
  const session_changes = read.session_changes + 1
  const asRead = { password_hash: read.password_hash, session_changes: read.session_changes }
  update(plan, users, { id }, { password_hash, last_workspace_id, session_changes }, asRead)
}
