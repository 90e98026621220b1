import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Queries } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { insert } from '../../db/rows.ts'
import { events } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { toInstant } from '../dates.ts'
import { newId } from '../ids.ts'
import { findProjectAccess, requireWriteAccess } from '../projects/project-access.ts'
import { recordActivity } from '../record/activity.ts'
import { findEndpoints } from '../record/outbox.ts'
import { eventResource, type EventRow } from './event-row.ts'
import { resolveInvitees } from './invitees.ts'
import { reminderBefore } from './reminders.ts'

/**
 * Creates a calendar event in a project or, without one, in the workspace, and notifies the invitees.
 * @throws AppError validation_error, forbidden
 */
export async function createEvent(
  plan: Plan,
  actor: Actor,
  input: Schemas['CalendarEventCreate'],
): Promise<EventRow> {
  const project_id = input.project_id ?? null
  const [endpoints, visible] = await Promise.all([
    findEndpoints(plan.db, actor.workspaceId),
    project_id === null ? true : findVisibility(plan.db, actor, project_id),
  ])
  const invited = await resolveInvitees(plan.db, actor, input.invited_users ?? [], {
    projectId: project_id,
    visible,
  })
  const at = actor.now.toISOString()
  const event = {
    id: newId('event', actor.now),
    title: input.title,
    description: input.description ?? null,
    date: input.date,
    start_time: input.start_time,
    end_time: input.end_time,
    repeat: input.repeat,
    repeat_interval: input.repeat === 'none' ? null : (input.repeat_interval ?? null),
    reminder_at: toInstant(input.reminder_at ?? null),
    timezone: input.timezone ?? 'UTC',
    reminder_minutes_before: input.reminder_minutes_before ?? null,
    location: input.location ?? null,
    meet_link: input.meet_link ?? null,
    color: input.color ?? null,
    order: input.order ?? null,
    invited_user_ids: invited,
    project_id,
    event_workspace_id: project_id === null ? actor.workspaceId : null,
    created_by: actor.userId,
    created_at: at,
    updated_at: at,
  }
  const minutes = event.reminder_minutes_before
  insert(plan, events, {
    ...event,
    workspace_id: actor.workspaceId,
    visible,
    reminded_at: null,
    // An event that has already started gets no reminder.
    next_reminder_at: minutes === null ? null : reminderBefore(actor.now, minutes),
  })
  recordActivity(plan, actor, {
    type: 'event.created',
    subject: eventResource(event),
    scope: { projectId: project_id, visible, endpoints },
    notify: invited,
  })
  return event
}

/**
 * Returns whether the API shows a project that the actor may write to.
 * @throws AppError validation_error with the same message for any project that the actor does not see and for inboxes
 */
async function findVisibility(db: Queries, actor: Actor, projectId: string): Promise<boolean> {
  const project = await findProjectAccess(db, actor, projectId)
  const isShown = actor.via === 'web' ? project?.is_accessible : project?.visible
  if (!project || !isShown || project.is_inbox) throw invalid('project_id', notShown[reader(actor)])
  requireWriteAccess(project, actor.via)
  return project.visible
}

const reader = ({ via }: Actor): keyof typeof notShown => (via === 'web' ? 'person' : 'key')
const notShown = {
  key: 'project_id must be a project that the key can see.',
  person: 'project_id must be a project that you can see, and not an inbox.',
}
