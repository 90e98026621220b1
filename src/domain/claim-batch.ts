import type { TenantTable } from '../db/citus/by-workspace.ts'
import type { Scope } from '../db/citus/scope.ts'
import { and, type PgSelect, type SQL } from '../db/drizzle.ts'
import { inActiveWorkspace } from './workspace-state.ts'

/** The part of a job's rows that one transaction processes. */
export interface Batch {
  scope: Scope
  limit: number
}

/**
 * Restricts a query to a batch of due rows, which it locks. Skips rows that another worker has locked, and rows of
 * workspaces that are moving or have moved.
 * @param table the table whose rows are locked
 */
export const claimBatch = <Query extends PgSelect>(
  query: Query,
  table: TenantTable,
  isDue: SQL | undefined,
  { scope, limit }: Batch,
) =>
  query
    .where(and(scope.has(table.workspace_id), isDue, inActiveWorkspace(table.workspace_id, scope)))
    .limit(limit)
    .for('no key update', { of: table, skipLocked: true })
