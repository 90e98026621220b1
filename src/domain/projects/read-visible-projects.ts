import { and, eq, inArray, type Queries } from '../../db/drizzle.ts'
import { memberships, projectMembers, projects } from '../../db/schema.ts'
import type { VisibleProject } from '../record/workspace-feed.ts'
import { projectVisibility } from '../project-visibility.ts'

/**
 * Returns the projects that each person sees in the web editor, optionally restricted to one project
 * (product.md 25.1).
 */
export async function readAccessible(
  db: Queries,
  workspaceId: string,
  userIds: readonly string[],
  projectId?: string,
): Promise<VisibleProject[]> {
  if (userIds.length === 0) return []
  const { membership, explicitRole, isAccessible } = projectVisibility({
    workspaceId,
    userId: memberships.user_id,
  })
  return db
    .select({ userId: memberships.user_id, projectId: projects.id })
    .from(projects)
    .innerJoin(memberships, and(membership, inArray(memberships.user_id, [...userIds])))
    .leftJoin(projectMembers, explicitRole)
    .where(
      and(
        eq(projects.workspace_id, workspaceId),
        projectId === undefined ? undefined : eq(projects.id, projectId),
        isAccessible,
      ),
    )
}

/** Returns the active members who see a project. */
export async function readViewers(
  db: Queries,
  workspaceId: string,
  projectId: string,
): Promise<ReadonlySet<string>> {
  const { membership, explicitRole, isAccessible } = projectVisibility({
    workspaceId,
    userId: memberships.user_id,
  })
  const rows = await db
    .select({ userId: memberships.user_id })
    .from(projects)
    .innerJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .where(and(eq(projects.workspace_id, workspaceId), eq(projects.id, projectId), isAccessible))
  return new Set(rows.map(({ userId }) => userId))
}

/** Returns the owner of an inbox; null if the project is not an inbox. */
export async function findPersonOfInbox(
  db: Queries,
  workspaceId: string,
  projectId: string,
): Promise<string | null> {
  const isInbox = eq(projects.is_inbox, true)
  const [inbox] = await db
    .select({ userId: projects.created_by })
    .from(projects)
    .where(and(eq(projects.workspace_id, workspaceId), eq(projects.id, projectId), isInbox))
  return inbox?.userId ?? null
}
