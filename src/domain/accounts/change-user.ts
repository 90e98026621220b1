import { eq } from '../../db/drizzle.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
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
 * conflict. It does not assert xmin, which differs in each node's copy of the row (docs/scaling.md).
 */
export function writeUser(plan: Plan, { id, password_hash, last_workspace_id, read }: UserRow): void {
  const { password_hash: read_hash, session_changes } = read
  plan.add(updateUsers, { id, password_hash, last_workspace_id, read_hash, session_changes }, `user ${id}`)
}

const updateUsers: RowStatement = {
  mustHold: true,
  text: `
    update users u set password_hash = r.password_hash, last_workspace_id = r.last_workspace_id,
      session_changes = r.session_changes + 1
    from json_to_recordset($rows) as r (
      id text, password_hash text, last_workspace_id text, read_hash text, session_changes integer
    )
    where u.id = r.id and u.password_hash is not distinct from r.read_hash
      and u.session_changes = r.session_changes returning 1`,
}
