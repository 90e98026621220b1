import type { Database } from '../../db/database.ts'
import { and, eq } from '../../db/drizzle.ts'
import { invitations, sessions, webhookDeliveries, workspaces, type WorkspaceState } from '../../db/schema.ts'
import type { Plan } from '../../db/plan.ts'
import type { Transaction } from '../../db/transaction.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { notifyKeyChange } from '../api-keys/change-keys.ts'
import { inWorkspace } from '../record/change.ts'

export async function findWorkspaceState(
  db: Database | Transaction,
  id: string,
): Promise<WorkspaceState | undefined> {
  const [found] = await db.select({ state: workspaces.state }).from(workspaces).where(eq(workspaces.id, id))
  return found?.state
}

/** Changes the state of a workspace. Returns undefined if the workspace is not in the expected state. */
async function changeState(
  tx: Transaction,
  id: string,
  from: WorkspaceState,
  to: { state: WorkspaceState; moved_to?: string | null },
): Promise<{ id: string; name: string } | undefined> {
  const isFrom = and(eq(workspaces.id, id), eq(workspaces.state, from))
  const named = { id: workspaces.id, name: workspaces.name }
  const [changed] = await tx.update(workspaces).set(to).where(isFrom).returning(named)
  // Cached API keys include the state of the workspace.
  notifyKeyChange(tx, id)
  return changed
}

/** Refuses writes to a workspace from now on, and pauses its deliveries, reminders and recurring tasks. */
export async function beginMove(tx: Transaction, source: ChangeSource): Promise<boolean> {
  const isActive = and(eq(workspaces.id, source.workspaceId), eq(workspaces.state, 'active'))
  const [workspace] = await tx
    .select({ id: workspaces.id, name: workspaces.name })
    .from(workspaces)
    .where(isActive)
    .for('no key update')
  if (!workspace) return false
  // The last activity before writes to the workspace are refused.
  recordActivity(tx, source, { type: 'workspace.exported', subject: workspace, scope: inWorkspace })
  return (await changeState(tx, workspace.id, 'active', { state: 'moving' })) !== undefined
}

/** Cancels a move: accepts writes again, and resumes deliveries, reminders and recurring tasks. */
export async function resumeWorkspace(tx: Transaction, source: ChangeSource): Promise<boolean> {
  const workspace = await changeState(tx, source.workspaceId, 'moving', { state: 'active' })
  if (!workspace) return false
  tx.signal('taskwire_deliveries')
  recordActivity(tx, source, { type: 'workspace.resumed', subject: workspace, scope: inWorkspace })
  return true
}

/** Records that a workspace has been imported. */
export function recordImport(plan: Plan, source: ChangeSource, name: string): void {
  const subject = { id: source.workspaceId, name }
  recordActivity(plan, source, { type: 'workspace.imported', subject, scope: inWorkspace })
}

/**
 * Finishes a move: requests are refused with the new address. Deletes waiting deliveries, invitations and sessions,
 * which the other installation now handles.
 */
export async function retireWorkspace(tx: Transaction, id: string, movedTo: string | null): Promise<boolean> {
  if (!(await changeState(tx, id, 'moving', { state: 'moved', moved_to: movedTo }))) return false
  const isPending = and(eq(webhookDeliveries.workspace_id, id), eq(webhookDeliveries.status, 'pending'))
  await tx.delete(webhookDeliveries).where(isPending)
  await tx.delete(invitations).where(eq(invitations.workspace_id, id))
  const ended = await tx.delete(sessions).where(eq(sessions.workspace_id, id)).returning({ id: sessions.id })
  for (const session of ended) tx.signal('taskwire_sessions', session.id)
  return true
}
