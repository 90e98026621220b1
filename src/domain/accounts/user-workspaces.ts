import { readOfUser } from '../../db/citus/by-workspace.ts'
import { and, eq, ne, type Queries } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { prepareInsert } from '../../db/insert-into.ts'
import { memberships, userWorkspaces, workspaces, type WorkspaceRole } from '../../db/schema.ts'

/** True if the workspace has not moved to another installation. */
export const isOnThisInstallation = ne(workspaces.state, 'moved')

/** Lists the workspaces of this installation in which the user is an active member, in the order of joining. */
export async function listOwnWorkspaces(
  db: Queries,
  userId: string,
): Promise<{ id: string; name: string; role: WorkspaceRole }[]> {
  const rows = await readOfUser(db, userId, (scope) =>
    db
      .select({ id: workspaces.id, name: workspaces.name, role: memberships.role, at: memberships.joined_at })
      .from(memberships)
      .innerJoin(workspaces, eq(workspaces.id, memberships.workspace_id))
      .where(
        and(
          scope.has(memberships.workspace_id),
          eq(memberships.user_id, userId),
          eq(memberships.status, 'active'),
          isOnThisInstallation,
        ),
      ),
  )
  const byJoining = rows.map(({ at, ...workspace }) => ({ workspace, order: `${at} ${workspace.id}` }))
  byJoining.sort((one, other) => (one.order < other.order ? -1 : 1))
  return byJoining.map(({ workspace }) => workspace)
}

/** Adds a workspace of a user to the plan, even on plain PostgreSQL, so that the database can be distributed later. */
export function planUserWorkspace(plan: Plan, workspaceId: string, userId: string): void {
  insertUserWorkspace(plan, { user_id: userId, workspace_id: workspaceId })
}

const insertUserWorkspace = prepareInsert(userWorkspaces, {
  suffix: 'on conflict do nothing',
  changeOf: null,
})
