import type { Queries } from './drizzle.ts'
import { isLockTimeout, isStalePlan } from './errors.ts'
import type { GroupCommit } from './group-commit.ts'
import { OpenPlan, type Plan } from './plan.ts'
import { runTransaction, type WriteParts } from './transaction.ts'

/** Maximum number of plans that are tried without locks. After that, a transaction locks the rows that it changes. */
const maxOpenPlans = 3

/**
 * Plans a write and commits the plan. Planning locks no row; the commit asserts that what was read still holds. If it does
 * not, the plan is stale, and a new plan is made from fresh reads.
 * @param make fills a plan; called for each attempt; if it throws, nothing is written
 * @param contentionKey equal for plans that may wait for the same lock: the workspace id
 */
export async function commitPlan<T>(
  db: Queries & WriteParts & { commits: GroupCommit },
  make: (plan: Plan) => Promise<T>,
  { contentionKey = '' }: { contentionKey?: string | undefined } = {},
): Promise<T> {
  for (let plans = 0; plans < maxOpenPlans; plans++) {
    try {
      const plan = new OpenPlan(db)
      const result = await make(plan)
      // Locks the rows that it changes, and no others, until it ends. After a crash, all rows of the plan are stored or none.
      // If only the signals are lost, periodic queries find the deliveries and emails.
      await db.commits.commit(plan, contentionKey)
      db.signals.send(plan.signals)
      return result
    } catch (error) {
      // A row is locked. A transaction waits for its lock without blocking other plans.
      if (isLockTimeout(error)) break
      if (!isStalePlan(error)) throw error
    }
  }
  try {
    return await runTransaction(db, make, contentionKey)
  } finally {
    db.commits.forget(contentionKey)
  }
}
