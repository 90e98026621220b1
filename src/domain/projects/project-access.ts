import { and, eq, sql, type Queries } from '../../db/drizzle.ts'
import { builder, prepareRows, value, type RowOf } from '../../db/prepared.ts'
import {
  memberships,
  projectMembers,
  projects,
  tasks,
  type ProjectRole,
  type WorkspaceRole,
} from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'

/** The columns that decide whether the API shows a project and whether the actor may write in it. */
export const accessColumns = {
  id: projects.id,
  visible: projects.visible,
  is_inbox: projects.is_inbox,
  is_archived: sql<boolean>`${projects.archived_at} is not null`,
  // Null if the left join finds no row.
  workspace_role: sql<WorkspaceRole | null>`${memberships.role}`,
  project_role: sql<ProjectRole | null>`${projectMembers.role}`,
}

export type ProjectAccess = RowOf<typeof accessColumns>

/** The join condition for the actor's active membership, by the values `workspaceId` and `userId`. */
export const actorMembership = and(
  eq(memberships.workspace_id, value('workspaceId')),
  eq(memberships.user_id, value('userId')),
  eq(memberships.status, 'active'),
)

/** The join condition for the actor's explicit role in the project of the row. */
export const actorProjectRole = and(
  eq(projectMembers.workspace_id, projects.workspace_id),
  eq(projectMembers.project_id, projects.id),
  eq(projectMembers.user_id, value('userId')),
)

/**
 * Requires `manager` or `editor` (product.md 5.5). An explicit role wins; without one, owners and admins act as
 * managers, and members as editors of open projects.
 * @throws AppError forbidden
 */
export function requireWriteAccess(access: Omit<ProjectAccess, 'id'>): void {
  if (!mayWrite(access)) throw new AppError('forbidden')
}

function mayWrite({ visible, workspace_role, project_role }: Omit<ProjectAccess, 'id'>): boolean {
  if (workspace_role === null) return false
  if (project_role !== null) return project_role !== 'viewer'
  return workspace_role !== 'member' || visible
}

/**
 * Finds a project of the actor's workspace, visible or not. Rows that a plan adds to the project assert its
 * visibility by a foreign key.
 */
export async function findProjectAccess(
  db: Queries,
  actor: Actor,
  projectId: string,
): Promise<ProjectAccess | undefined> {
  if (!isId('project', projectId)) return undefined
  const [project] = await accessTo(db, { workspaceId: actor.workspaceId, userId: actor.userId, projectId })
  return project
}

const accessTo = prepareRows(accessColumns, (columns) =>
  builder
    .select(columns)
    .from(projects)
    .leftJoin(memberships, actorMembership)
    .leftJoin(projectMembers, actorProjectRole)
    .where(and(eq(projects.workspace_id, value('workspaceId')), eq(projects.id, value('projectId')))),
)

/** Returns the value for `isShownToActor`: the API sees visible projects only, other origins all of them. */
export const visibilityFor = (actor: Actor): { visibleOnly: boolean } => ({
  visibleOnly: actor.via === 'api',
})
export const isShownToActor = sql`(${tasks.visible} or not ${value('visibleOnly')}::boolean)`
