import type { Plan } from '../../db/plan.ts'
import { remove } from '../../db/rows.ts'
import { events } from '../../db/schema.ts'
import type { Actor } from '../actor.ts'
import { recordActivity } from '../record/activity.ts'
import { findEventToWrite } from './find-event-to-write.ts'

/**
 * Deletes an event with its reminders, and notifies its creator and guests.
 * @throws AppError not_found, forbidden
 */
export async function deleteEvent(plan: Plan, actor: Actor, id: string): Promise<void> {
  const { event, scope } = await findEventToWrite(plan, actor, id)
  remove(plan, events, { workspace_id: actor.workspaceId, id }, { version: event.version })
  recordActivity(plan, actor, {
    type: 'event.deleted',
    subject: { id, title: event.title },
    scope,
    notify: [event.created_by, ...event.invited_user_ids],
  })
}
