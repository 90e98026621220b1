import { eq, sql, type PgTable, type SQL } from '../db/drizzle.ts'
import type { Plan } from '../db/plan.ts'
import { update, versionOf } from '../db/rows.ts'
import { workspaces } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { ChangeSource } from './actor.ts'

/** Locks rows that a plan is about to read, if the plan locks rows. */
export async function lockRows(plan: Plan, table: PgTable, which: SQL | undefined): Promise<void> {
  if (plan.locks)
    await plan.db
      .select({ row: sql`1` })
      .from(table)
      .where(which)
      .for('no key update')
}

/**
 * Counts rows of a workspace before a plan adds one, asserting the workspace's version: of concurrent plans only the
 * first commits.
 * @throws AppError not_found for an unknown workspace
 */
export async function countBeforeAdding(
  plan: Plan,
  id: string,
  table: PgTable,
  which: SQL | undefined,
): Promise<number> {
  const isWorkspace = eq(workspaces.id, id)
  await lockRows(plan, workspaces, isWorkspace)
  const [row] = await plan.db
    .select({ name: workspaces.name, version: versionOf(workspaces), count: plan.db.$count(table, which) })
    .from(workspaces)
    .where(isWorkspace)
  if (!row) throw new AppError('not_found')
  // Any update gives a row a new version.
  update(plan, workspaces, { id }, { name: row.name }, { version: row.version })
  return row.count
}

/**
 * Returns the time of a change, which is later than the previous version of the row despite clock skew, so that the
 * newest webhook event of a task shows its current state (product.md 12.10).
 */
export function timeOfChange(
  { now }: Pick<ChangeSource, 'now'>,
  { updated_at }: { updated_at: string },
): Date {
  return new Date(Math.max(now.getTime(), Date.parse(updated_at) + 1))
}
