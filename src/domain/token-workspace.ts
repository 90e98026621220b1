import { eq, type PgColumn, type SQL, type Queries } from '../db/drizzle.ts'
import type { Plan } from '../db/plan.ts'
import { insert } from '../db/rows.ts'
import { tokenWorkspaces } from '../db/schema.ts'

/**
 * Returns the condition that a row is in the workspace of a token, for a lookup by token hash. Undefined on plain
 * PostgreSQL, where the hash alone is faster; on Citus, a lookup without a workspace would query every shard.
 */
export async function inTokenWorkspace(
  db: Queries,
  workspaceId: PgColumn,
  hash: Uint8Array,
): Promise<SQL | undefined> {
  if (!(await db.isDistributed())) return undefined
  const [found] = await db
    .select({ workspaceId: tokenWorkspaces.workspace_id })
    .from(tokenWorkspaces)
    .where(eq(tokenWorkspaces.hash, hash))
  return eq(workspaceId, found?.workspaceId ?? '')
}

/**
 * Adds the workspace of a new token to the plan, even on plain PostgreSQL, since `migrate --citus` runs while servers
 * commit new tokens.
 */
export function planToken(plan: Plan, hash: Buffer, workspaceId: string, expiresAt: Date | null): void {
  insert(plan, tokenWorkspaces, {
    hash,
    workspace_id: workspaceId,
    expires_at: expiresAt?.toISOString() ?? null,
  })
}
