import { and, eq, or, isNull, sql, type Queries, type SelectedFields, type SQL } from '../../db/drizzle.ts'
import { builder, readRows } from '../../db/prepared.ts'
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

function selectFound(db: Queries, person: Person, id: string) {
  const columns = foundColumns(person)
  return readRows(db, columns, selectAccessibleEvents(person, columns, eq(events.id, id)))
}

/** Selects columns of the events that a person sees. */
export function selectAccessibleEvents(person: Person, columns: SelectedFields, which: SQL | undefined) {
  const { membership, explicitRole, isAccessible } = projectVisibility(person)
  return builder
    .select(columns)
    .from(events)
    .leftJoin(
      projects,
      and(eq(projects.workspace_id, person.workspaceId), eq(projects.id, events.project_id)),
    )
    .leftJoin(memberships, membership)
    .leftJoin(projectMembers, and(eq(projectMembers.workspace_id, person.workspaceId), explicitRole))
    .where(
      and(
        eq(events.workspace_id, person.workspaceId),
        which,
        // Events of the workspace, or of projects that the person sees.
        or(isNull(events.project_id), isAccessible),
      ),
    )
}
