import { and, asc, eq, gte, inArray, lte, sql, type Queries } from '../../db/drizzle.ts'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Database } from '../../db/database.ts'
import type { Plan } from '../../db/plan.ts'
import { insert } from '../../db/rows.ts'
import { events, memberships, users } from '../../db/schema.ts'
import { AppError, invalid } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor } from '../actor.ts'
import { daysBetween, toInstant } from '../dates.ts'
import { isId, newId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { findProjectAccess, requireWriteAccess } from '../projects/project-access.ts'
import { reminderBefore } from './reminders.ts'
import { findEndpoints } from '../record/outbox.ts'

const maxWindowDays = 400

const eventColumns = {
  id: events.id,
  title: events.title,
  description: events.description,
  date: events.date,
  start_time: events.start_time,
  end_time: events.end_time,
  location: events.location,
  project_id: events.project_id,
  workspace_id: events.event_workspace_id,
  color: events.color,
  repeat: events.repeat,
  created_at: events.created_at,
  updated_at: events.updated_at,
}

/** A range of days, both inclusive. */
export interface EventWindow {
  from?: string | undefined
  to?: string | undefined
}

/**
 * Lists the workspace's own events and those of visible projects, by date.
 * @throws AppError window_too_large
 */
export async function listEvents(
  db: Database,
  workspaceId: string,
  window: EventWindow,
  page: PageRequest,
): Promise<Page<Schemas['CalendarEvent']>> {
  checkWindow(window)
  const { from, to } = window
  const [date, start, id] = page.after ?? []
  const rows = await db
    .select(eventColumns)
    .from(events)
    .where(
      and(
        eq(events.workspace_id, workspaceId),
        sql`${events.visible}`,
        from === undefined ? undefined : gte(events.date, from),
        to === undefined ? undefined : lte(events.date, to),
        page.after
          ? sql`(${events.date}, ${events.start_time}, ${events.id}) > (${date}::date, ${start}, ${id})`
          : undefined,
      ),
    )
    .orderBy(asc(events.date), asc(events.start_time), asc(events.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.date, row.start_time, row.id])
}

/** @throws AppError window_too_large */
function checkWindow({ from, to }: EventWindow): void {
  if (from !== undefined && to !== undefined && daysBetween(from, to) > maxWindowDays)
    throw new AppError('window_too_large')
}

/**
 * Creates a calendar event, of the workspace if it has no project, and notifies the invitees.
 * @throws AppError validation_error, forbidden
 */
export async function createEvent(
  plan: Plan,
  actor: Actor,
  input: Schemas['CalendarEventCreate'],
): Promise<Schemas['CalendarEvent']> {
  const project_id = input.project_id ?? null
  const [endpoints] = await Promise.all([
    findEndpoints(plan.db, actor.workspaceId),
    project_id === null ? undefined : requireProject(plan.db, actor, project_id),
  ])
  const invited = await resolveInvitees(plan.db, actor, input.invited_users ?? [])
  const minutes = input.reminder_minutes_before ?? null
  const at = actor.now.toISOString()
  const event = {
    id: newId('event', actor.now),
    title: input.title,
    description: input.description ?? null,
    date: input.date,
    start_time: input.start_time,
    end_time: input.end_time,
    location: input.location ?? null,
    project_id,
    workspace_id: project_id === null ? actor.workspaceId : null,
    color: input.color ?? null,
    repeat: input.repeat,
    created_at: at,
    updated_at: at,
  }
  insert(plan, events, {
    ...event,
    workspace_id: actor.workspaceId,
    event_workspace_id: event.workspace_id,
    visible: true,
    repeat: input.repeat,
    repeat_interval: input.repeat === 'none' ? null : (input.repeat_interval ?? null),
    reminder_at: toInstant(input.reminder_at ?? null),
    reminded_at: null,
    timezone: input.timezone ?? 'UTC',
    reminder_minutes_before: minutes,
    // An event that has already started gets no reminder.
    next_reminder_at: minutes === null ? null : reminderBefore(actor.now, minutes),
    meet_link: input.meet_link ?? null,
    order: input.order ?? null,
    invited_user_ids: invited,
    created_by: actor.userId,
  })
  recordActivity(plan, actor, {
    type: 'event.created',
    subject: event,
    place: { projectId: project_id, visible: true, endpoints },
    notify: invited,
  })
  return event
}

/** Refuses foreign, private, inbox, archived and unknown projects with the same message. */
async function requireProject(db: Queries, actor: Actor, projectId: string): Promise<void> {
  const project = await findProjectAccess(db, actor, projectId)
  if (!project?.visible) throw invalid('project_id', 'project_id must be a project that the key can see.')
  requireWriteAccess(project)
}

/**
 * Returns the invitees who are active members, without the others.
 * @throws AppError validation_error for an unknown user id
 */
async function resolveInvitees(db: Queries, actor: Actor, userIds: readonly string[]): Promise<string[]> {
  const unique = [...new Set(userIds)]
  if (unique.length === 0) return []
  const refusal = invalid('invited_users', 'invited_users must be users that exist.')
  if (!unique.every((id) => isId('user', id))) throw refusal
  const found = await db
    .select({ id: users.id, member: sql<boolean>`${memberships.user_id} is not null` })
    .from(users)
    .leftJoin(
      memberships,
      and(
        eq(memberships.workspace_id, actor.workspaceId),
        eq(memberships.user_id, users.id),
        eq(memberships.status, 'active'),
      ),
    )
    .where(inArray(users.id, unique))
  if (found.length !== unique.length) throw refusal
  const members = new Set(found.filter(({ member }) => member).map(({ id }) => id))
  return unique.filter((id) => members.has(id))
}
