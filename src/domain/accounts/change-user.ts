import { eq } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { assert, update } from '../../db/rows.ts'
import { users } from '../../db/schema.ts'
import { hasSecondFactor } from './second-factor.ts'
import { lockUserForUpdate, readUserState, writeUserState } from '../user-states.ts'

type UserRow = NonNullable<Awaited<ReturnType<typeof readUserForUpdate>>>

/** Returns a user and, as `read`, the columns as they were read, for `writeUser` and `recordOpenedWorkspace`. */
export async function readUserForUpdate(plan: Plan, id: string) {
  await lockUserForUpdate(plan, id)
  const { password_hash, last_workspace_id, session_changes } = users
  const [user] = await plan.db
    .select({ password_hash, last_workspace_id, session_changes, hasSecondFactor })
    .from(users)
    .where(eq(users.id, id))
  const state = await readUserState(plan.db, id)
  if (!user) return undefined
  const last = state?.last_workspace_id ?? user.last_workspace_id
  return { id, ...user, last_workspace_id: last, state, read: user }
}

/**
 * Writes a user, asserting the password and counters that were read, so that concurrent session changes conflict. The
 * row's version is not asserted, since the copies on Citus nodes differ (docs/changing-rows.md).
 */
export function writeUser(plan: Plan, user: UserRow): void {
  const { id, password_hash, last_workspace_id, read } = user
  recordState(plan, user)
  const session_changes = read.session_changes + 1
  update(plan, users, { id }, { password_hash, last_workspace_id, session_changes }, expectedColumns(user))
}

/** Records the workspace that a user opens, with the assertions of `writeUser`. On Citus, `users` is only read. */
export function recordOpenedWorkspace(plan: Plan, user: UserRow, workspaceId: string): void {
  const next = { ...user, last_workspace_id: workspaceId }
  if (!user.state) return writeUser(plan, next)
  recordState(plan, next)
  assert(plan, users, { id: user.id }, expectedColumns(user))
}

function recordState(plan: Plan, { id, state, last_workspace_id }: UserRow): void {
  if (state)
    writeUserState(plan, {
      ...{ user_id: id, changes: state.changes + 1, last_workspace_id },
      second_factor_step: null,
    })
}

const expectedColumns = ({ read: { password_hash, session_changes } }: UserRow) => ({
  password_hash,
  session_changes,
})
