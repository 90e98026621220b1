import { and, eq } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { events } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'
import { requireWriteAccess } from '../projects/project-access.ts'
import type { ChangeScope } from '../record/change.ts'
import { lockRows } from '../row-version.ts'
import { findAccessibleEvent, type AccessibleEvent } from './find-accessible-event.ts'

/**
 * Finds an event that the actor may change, and locks it if the plan locks rows that it reads: events of the workspace
 * for their creator, owners and admins, events of a project for its writers (product.md 10.12).
 * @throws AppError not_found, forbidden
 */
export async function findEventToWrite(
  plan: Plan,
  actor: Actor,
  id: string,
): Promise<{ event: AccessibleEvent; scope: ChangeScope }> {
  if (!isId('event', id)) throw new AppError('not_found')
  await lockRows(plan, events, and(eq(events.workspace_id, actor.workspaceId), eq(events.id, id)))
  const event = await findAccessibleEvent(plan.db, actor, id)
  const { project_id, project_role, workspace_role, created_by } = event
  if (project_id !== null) requireWriteAccess({ role: project_role }, actor.via)
  else if (workspace_role === 'member' && created_by !== actor.userId)
    throw new AppError('forbidden', { detail: 'Its creator, an owner or an admin may change this event.' })
  // Without endpoints, because changes to events have no webhook event.
  return { event, scope: { projectId: project_id, visible: event.visible, endpoints: [] } }
}
