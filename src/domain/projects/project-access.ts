import { and, eq, sql, type Queries } from '../../db/drizzle.ts'
import { builder, prepareRows, placeholder, type RowOf } from '../../db/prepared.ts'
import { memberships, projectMembers, projects, tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'
import { projectVisibility } from '../project-visibility.ts'

const actorVisibility = projectVisibility({
  workspaceId: placeholder('workspaceId'),
  userId: placeholder('userId'),
})

/** The join conditions of a query with `accessColumns`, by the values `workspaceId` and `userId`. */
export const actorMembership = actorVisibility.membership
export const actorProjectRole = actorVisibility.explicitRole

/** The columns that decide whether the actor sees a project and may write to it. */
export const accessColumns = {
  id: projects.id,
  visible: projects.visible,
  is_inbox: projects.is_inbox,
  is_archived: sql<boolean>`${projects.archived_at} is not null`,
  is_accessible: actorVisibility.isAccessible,
  role: actorVisibility.role,
}

export type ProjectAccess = RowOf<typeof accessColumns>

/**
 * Requires `manager` or `editor` (product.md 5.5): without an explicit role, owners and admins act as managers, and members as
 * editors of open projects. Plans do not assert the role (docs/changing-rows.md).
 * @throws AppError forbidden
 */
export function requireWriteAccess({ role }: Pick<ProjectAccess, 'role'>, via: Actor['via']): void {
  const detail = via === 'api' ? '' : 'You may not write in this project.'
  if (role !== 'manager' && role !== 'editor') throw new AppError('forbidden', { detail })
}

/**
 * Finds a project of the actor's workspace, visible or not. Rows that a plan adds to the project assert the visibility
 * by their foreign key.
 */
export async function findProjectAccess(
  db: Queries,
  actor: Pick<Actor, 'workspaceId' | 'userId'>,
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
    .where(
      and(eq(projects.workspace_id, placeholder('workspaceId')), eq(projects.id, placeholder('projectId'))),
    ),
)

/**
 * Returns the values for `isShownToActor`: the API finds rows of visible projects, the web editor those that
 * the person sees, and other origins all rows.
 */
export const visibilityFor = ({ via }: Actor): { visibleOnly: boolean; accessibleOnly: boolean } => ({
  visibleOnly: via === 'api',
  accessibleOnly: via === 'web',
})
export const isShownToActor = sql`((${tasks.visible} or not ${placeholder('visibleOnly')}::boolean)
  and (not ${placeholder('accessibleOnly')}::boolean or ${actorVisibility.isAccessible}))`

/** Returns whether the project is shown to callers of this origin. */
export const isShown = ({ via }: Actor, { visible, is_accessible }: ProjectAccess): boolean =>
  via === 'api' ? visible : via === 'web' ? is_accessible : true
