import { and, eq, or, isNull, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { versionOf } from '../../db/rows.ts'
import { events, memberships, projectMembers, projects, type WorkspaceRole } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../ids.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { projectVisibility } from '../project-visibility.ts'

export const eventRowColumns = {
  id: events.id,
  title: events.title,
  description: events.description,
  date: events.date,
  start_time: events.start_time,
  end_time: events.end_time,
  repeat: events.repeat,
  repeat_interval: events.repeat_interval,
  reminder_at: events.reminder_at,
  timezone: events.timezone,
  reminder_minutes_before: events.reminder_minutes_before,
  location: events.location,
  meet_link: events.meet_link,
  color: events.color,
  order: events.order,
  invited_user_ids: events.invited_user_ids,
  project_id: events.project_id,
  event_workspace_id: events.event_workspace_id,
  created_by: events.created_by,
  created_at: events.created_at,
  updated_at: events.updated_at,
}

const foundColumns = (person: Person) => ({
  ...eventRowColumns,
  visible: events.visible,
  reminded_at: events.reminded_at,
  next_reminder_at: events.next_reminder_at,
  version: versionOf(events),
  workspace_role: sql<WorkspaceRole | null>`${memberships.role}`,
  project_role: projectVisibility(person).role,
})

/**
 * Finds an event that a person sees: an event of the workspace, or of a project that the person sees.
 * @throws AppError not_found
 */
export async function findAccessibleEvent(db: Queries, person: Person, id: string): Promise<AccessibleEvent> {
  if (!isId('event', id)) throw new AppError('not_found')
  const [event] = await selectFound(db, person, id)
  if (!event) throw new AppError('not_found')
  return event
}

export type AccessibleEvent = Awaited<ReturnType<typeof selectFound>>[number]

const selectFound = (db: Queries, person: Person, id: string) => {
  const visibility = projectVisibility(person)
  return db
    .select(foundColumns(person))
    .from(events)
    .leftJoin(projects, projectOfEvent(person))
    .leftJoin(memberships, visibility.membership)
    .leftJoin(projectMembers, explicitRoleOf(person))
    .where(and(eq(events.workspace_id, person.workspaceId), eq(events.id, id), isAccessibleEvent(person)))
}

/** Returns the join condition for an event's project. */
export const projectOfEvent = ({ workspaceId }: Person): SQL | undefined =>
  and(eq(projects.workspace_id, workspaceId), eq(projects.id, events.project_id))

/** Returns the join condition for the explicit role. Constrains the workspace, because the project is joined too. */
export const explicitRoleOf = (person: Person): SQL | undefined =>
  and(eq(projectMembers.workspace_id, person.workspaceId), projectVisibility(person).explicitRole)

/** Returns the condition for events that a person sees. The query must have the joins of `projectVisibility`. */
export const isAccessibleEvent = (person: Person): SQL | undefined =>
  or(isNull(events.project_id), projectVisibility(person).isAccessible)
