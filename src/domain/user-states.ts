import { eq, sql, type Queries } from '../db/drizzle.ts'
import { prepareInsert } from '../db/insert-into.ts'
import type { Plan } from '../db/plan.ts'
import { users, userStates } from '../db/schema.ts'
import type { Transaction } from '../db/transaction.ts'
import { lockRows } from './row-version.ts'

/*
 * The part of a user that sign-ins change on Citus. It is stored on the coordinator, since a write to `users` fails
 * while a node is unreachable.
 */

/**
 * Reads the state of a user, which has zero changes until the first change after distribution. Undefined on plain
 * PostgreSQL.
 */
export async function readUserState(db: Queries, userId: string) {
  if (!(await db.isDistributed())) return undefined
  const { changes, last_workspace_id } = userStates
  const [found] = await db
    .select({ changes, last_workspace_id })
    .from(userStates)
    .where(eq(userStates.user_id, userId))
  return found ?? { changes: 0, last_workspace_id: null }
}

/** Locks a user before a plan reads the rows to change, if the plan locks rows. */
export async function lockUserForUpdate(plan: Plan, userId: string): Promise<void> {
  if (await plan.db.isDistributed()) await lockRows(plan, userStates, eq(userStates.user_id, userId))
  else await lockRows(plan, users, eq(users.id, userId))
}

/**
 * Locks a user until the transaction ends, on Citus by counting a change to the state. Returns the period of the last
 * code that was accepted; null if the state has none.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<number | null> {
  if (!(await tx.isDistributed())) {
    const [user] = await tx
      .select({ step: users.second_factor_step })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
    return user?.step ?? null
  }
  const [state] = await tx
    .insert(userStates)
    .values({ user_id: userId, changes: 1 })
    .onConflictDoUpdate({ target: userStates.user_id, set: { changes: sql`${userStates.changes} + 1` } })
    .returning({ step: userStates.second_factor_step })
  return state?.step ?? null
}

/** Writes the period of the last accepted code of a locked user. */
export async function writeFactorStep(tx: Transaction, userId: string, step: number | null): Promise<void> {
  if (await tx.isDistributed())
    await tx.update(userStates).set({ second_factor_step: step }).where(eq(userStates.user_id, userId))
  else
    await tx
      .update(users)
      .set({ second_factor_step: step, session_changes: sql`${users.session_changes} + 1` })
      .where(eq(users.id, userId))
}

/**
 * Writes the state of a user, asserting that the change counter was one lower. The row stays locked until the
 * transaction ends, so that sign-ins and changes to the password or second factor are serialized.
 */
export const writeUserState = prepareInsert(userStates, {
  mustHold: true,
  suffix: `
    on conflict (user_id) do update set changes = excluded.changes, last_workspace_id = excluded.last_workspace_id
    where t.changes = excluded.changes - 1`,
})
