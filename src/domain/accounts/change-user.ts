import { eq } from '../../db/drizzle.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { users } from '../../db/schema.ts'
import { lockRows, versionOf } from '../row-version.ts'

interface UserRow {
  id: string
  version: string
  password_hash: string | null
  last_workspace_id: string | null
}

export async function readUserToChange(plan: Plan, id: string): Promise<UserRow | undefined> {
  await lockRows(plan, users, eq(users.id, id))
  const { password_hash, last_workspace_id } = users
  const [user] = await plan.db
    .select({ id: users.id, version: versionOf(users), password_hash, last_workspace_id })
    .from(users)
    .where(eq(users.id, id))
  return user
}

/**
 * Writes a user, asserting the version that was read, so that concurrent changes of the user's sessions conflict.
 */
export function writeUser(plan: Plan, user: UserRow): void {
  plan.add(updateUsers, user, `user ${user.id}`)
}

const updateUsers: RowStatement = {
  mustHold: true,
  text: `
    update users u set password_hash = r.password_hash, last_workspace_id = r.last_workspace_id
    from json_to_recordset($rows) as r (id text, version xid, password_hash text, last_workspace_id text)
    where u.id = r.id and u.xmin = r.version returning 1`,
}
