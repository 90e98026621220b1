import type { Scope } from '../db/citus/scope.ts'
import { sql, type AnyPgColumn, type SQL } from '../db/drizzle.ts'
import type { Plan } from '../db/plan.ts'
import { assert } from '../db/rows.ts'
import { workspaces, type WorkspaceState } from '../db/schema.ts'
import { AppError } from '../errors.ts'

const retryAfterSeconds = 5

/** Refuses a write while the workspace is copied to another installation. @throws AppError service_unavailable */
export function refuseWhileMoving(state: WorkspaceState): void {
  if (state === 'moving') throw new AppError('service_unavailable', { retryAfterSeconds })
}

/** Asserts that the workspace is not being moved and has not moved. */
export function assertActive(plan: Plan, workspaceId: string): void {
  assert(plan, workspaces, { id: workspaceId }, { state: 'active' })
}

/** Returns the condition by which background work skips the rows of a workspace that is moving or has moved. */
export const inActiveWorkspace = (workspaceId: AnyPgColumn | SQL, scope: Scope): SQL =>
  sql`not exists (select from workspaces w where w.id = ${workspaceId} and w.state <> 'active' and ${scope.has('w.id')})`
