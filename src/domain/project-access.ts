import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import {
  memberships,
  projectMembers,
  projects,
  tasks,
  type ProjectRole,
  type WorkspaceRole,
} from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Actor } from './actor.ts'
import { isId } from './ids.ts'

/** What a project lookup tells the rules: what the API may see of it, and what the actor may do in it. */
export interface ProjectAccess {
  id: string
  visible: boolean
  is_inbox: boolean
  workspace_role: WorkspaceRole | null
  project_role: ProjectRole | null
}

export const accessColumns = {
  id: projects.id,
  visible: projects.visible,
  is_inbox: projects.is_inbox,
  workspace_role: memberships.role,
  project_role: projectMembers.role,
}

/** For `leftJoin`: the actor's active membership of the workspace. */
export const actorMembership = (actor: Actor): SQL | undefined =>
  and(
    eq(memberships.workspace_id, actor.workspaceId),
    eq(memberships.user_id, actor.userId),
    eq(memberships.status, 'active'),
  )

/** For `leftJoin`: the actor's explicit role in the project of the row. */
export const actorProjectRole = (actor: Actor): SQL | undefined =>
  and(
    eq(projectMembers.workspace_id, projects.workspace_id),
    eq(projectMembers.project_id, projects.id),
    eq(projectMembers.user_id, actor.userId),
  )

/**
 * Writing needs `manager` or `editor` (decision 2.8). An explicit role always wins; without one, owners and admins
 * act as managers, and members as editors of open projects.
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
 * The project in the actor's workspace, whatever its visibility; undefined when there is none. Until the transaction
 * ends it stays as visible as it was found: who archives it waits, and who comes after that sees it archived.
 */
export async function findProjectAccess(
  tx: Transaction,
  actor: Actor,
  projectId: string,
): Promise<ProjectAccess | undefined> {
  if (!isId('project', projectId)) return undefined
  const [project] = await tx
    .select(accessColumns)
    .from(projects)
    .leftJoin(memberships, actorMembership(actor))
    .leftJoin(projectMembers, actorProjectRole(actor))
    .where(and(eq(projects.workspace_id, actor.workspaceId), eq(projects.id, projectId)))
    .for('key share', { of: projects })
  return project
}

/**
 * What an entrance may see at all: the API visible projects only; people's own tools also private ones and inboxes.
 * Of the task's own copy, since that is what is looked at again after a wait for its row.
 */
export const visibleTo = (actor: Actor): SQL => (actor.via === 'api' ? sql`${tasks.visible}` : sql`true`)
