import { eq, sql, type Queries } from '../db/drizzle.ts'
import { prepareInsert } from '../db/insert-into.ts'
import type { Transaction } from '../db/transaction.ts'
import { userStates } from '../db/schema.ts'

/*
 * The part of a user that sign-ins change on Citus. It is on the coordinator, since a write of `users` fails while a node is
 * away.
 */

/** Reads the state of a user, without any changes before the first since the tables were distributed. Undefined on PostgreSQL. */
export async function readUserState(db: Queries, userId: string) {
  if (!(await db.isDistributed())) return undefined
  const { changes, last_workspace_id } = userStates
  const [found] = await db
    .select({ changes, last_workspace_id })
    .from(userStates)
    .where(eq(userStates.user_id, userId))
  return found ?? { changes: 0, last_workspace_id: null }
}

/** Counts a change, and so locks the state until the transaction ends. Returns the last period of a code. */
export async function lockUserState(tx: Transaction, userId: string): Promise<number | null> {
  const [state] = await tx
    .insert(userStates)
    .values({ user_id: userId, changes: 1 })
    .onConflictDoUpdate({ target: userStates.user_id, set: { changes: sql`${userStates.changes} + 1` } })
    .returning({ step: userStates.second_factor_step })
  return state?.step ?? null
}

/** Writes the period of the last code that was accepted. */
export const writeFactorStep = (tx: Transaction, userId: string, step: number | null) =>
  tx.update(userStates).set({ second_factor_step: step }).where(eq(userStates.user_id, userId))

/**
 * Writes the state of a user, asserting that one change fewer was counted. The row is locked until the transaction ends, so
 * that a sign-in and a change of the password or second factor run one after the other.
 */
export const writeUserState = prepareInsert(userStates, {
  mustHold: true,
  suffix: `
    on conflict (user_id) do update set changes = excluded.changes, last_workspace_id = excluded.last_workspace_id
    where t.changes = excluded.changes - 1`,
})
