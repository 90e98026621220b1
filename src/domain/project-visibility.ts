import { and, dialect, eq, sql, type SQL, type SQLWrapper } from '../db/drizzle.ts'
import { memberships, projectMembers, projects, type ProjectRole } from '../db/schema.ts'

/** A person in a workspace: ids, or the placeholders of a prepared query. */
export interface Viewer {
  workspaceId: string | SQLWrapper
  userId: string | SQLWrapper
}

/** Parts of a query on `projects` for a person. The query left-joins two tables on these conditions. */
export interface ProjectVisibility {
  /** The join condition of `memberships`: the person is an active member. */
  membership: SQL | undefined
  /** The join condition of `projectMembers`: the person's explicit role in the project. */
  explicitRole: SQL | undefined
  /** Whether the person sees the project in the web editor (product.md 25.1). */
  isAccessible: SQL<boolean>
  /** The person's role in the project, even if it is archived (product.md 5.6); null if there is none. */
  role: SQL<ProjectRole | null>
}

/**
 * Returns the conditions that decide which projects a person sees, and with which role. No other code decides this.
 */
export function projectVisibility({ workspaceId, userId }: Viewer): ProjectVisibility {
  return {
    membership: and(
      eq(memberships.workspace_id, workspaceId),
      eq(memberships.user_id, userId),
      eq(memberships.status, 'active'),
    ),
    explicitRole: and(
      eq(projectMembers.workspace_id, projects.workspace_id),
      eq(projectMembers.project_id, projects.id),
      eq(projectMembers.user_id, userId),
    ),
    isAccessible: isAccessibleTo({
      userId,
      workspaceRole: memberships.role,
      hasRole: sql`${projectMembers.role} is not null`,
    }),
    role: sql<ProjectRole | null>`case
      when ${memberships.role} is null then null
      when ${projects.is_inbox} and ${projects.created_by} = ${userId} then 'manager'
      when ${projectMembers.role} is not null then ${projectMembers.role}
      when ${memberships.role} <> 'member' then 'manager'
      when ${projects.visible} then 'editor' end`,
  }
}

/** Returns the condition that a member sees the project in `projects`. */
export const isAccessibleTo = (member: {
  userId: string | SQLWrapper
  /** The role in the workspace; null if the person is not an active member. */
  workspaceRole: SQLWrapper
  /** Whether the person has an explicit role in the project. */
  hasRole: SQLWrapper
}): SQL<boolean> =>
  sql<boolean>`(${member.workspaceRole} is not null and ${projects.archived_at} is null and case
    when ${projects.is_inbox} then ${projects.created_by} = ${member.userId}
    else ${projects.visible} or ${member.workspaceRole} <> 'member' or ${member.hasRole} end)`

const isAccessibleToRecipient = dialect.sqlToQuery(
  isAccessibleTo({
    userId: sql.raw('r.user_id'),
    workspaceRole: sql.raw('m.role'),
    hasRole: sql.raw('pm.role is not null'),
  }),
).sql

/**
 * Returns the condition, as text, that a person sees the project of a row `r` with `project_id` and `user_id`. `m` is the
 * person's membership.
 * @param workspaceId the workspace, as SQL
 */
export const seesProjectText = (workspaceId: string): string => `exists (
  select from projects
  left join project_members pm
    on pm.workspace_id = ${workspaceId} and pm.project_id = projects.id and pm.user_id = r.user_id
  where projects.workspace_id = ${workspaceId} and projects.id = r.project_id and ${isAccessibleToRecipient})`
