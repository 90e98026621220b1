import { and, eq, ne, type Queries } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { prepareInsert } from '../../db/insert-into.ts'
import { memberships, userWorkspaces, workspaces, type WorkspaceRole } from '../../db/schema.ts'
import { within } from '../walk-workspaces.ts'

/**
 * Reads rows of a user from all of their workspaces: on PostgreSQL in one statement, and on Citus in one for each
 * workspace, so that no other shard is asked. There, workspaces on an unavailable node are left out if others answer.
 * @param read gets the workspace; undefined means all
 */
export async function readOfUser<Row>(
  db: Queries,
  userId: string,
  read: (workspaceId: string | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  if (!(await db.isDistributed())) return read(undefined)
  const found = await db
    .select({ id: userWorkspaces.workspace_id })
    .from(userWorkspaces)
    .where(eq(userWorkspaces.user_id, userId))
  const answers = await Promise.allSettled(found.map(({ id }) => read(id)))
  const rows = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed && rows.length === 0) throw failed.reason
  return rows
}

/** Tells whether the workspace has not moved to another installation. */
export const isHere = ne(workspaces.state, 'moved')

/** Lists the workspaces here in which the user is an active member, by the time they joined. */
export async function listOwnWorkspaces(
  db: Queries,
  userId: string,
): Promise<{ id: string; name: string; role: WorkspaceRole }[]> {
  const rows = await readOfUser(db, userId, (only) =>
    db
      .select({ id: workspaces.id, name: workspaces.name, role: memberships.role, at: memberships.joined_at })
      .from(memberships)
      .innerJoin(workspaces, eq(workspaces.id, memberships.workspace_id))
      .where(
        and(
          within(memberships, only),
          eq(memberships.user_id, userId),
          eq(memberships.status, 'active'),
          isHere,
        ),
      ),
  )
  const byJoining = rows.map(({ at, ...workspace }) => ({ workspace, order: `${at} ${workspace.id}` }))
  byJoining.sort((one, other) => (one.order < other.order ? -1 : 1))
  return byJoining.map(({ workspace }) => workspace)
}

/** Adds a workspace of a user to the plan, on PostgreSQL too, so that it can be distributed. */
export function planUserWorkspace(plan: Plan, workspaceId: string, userId: string): void {
  insertUserWorkspace(plan, { user_id: userId, workspace_id: workspaceId })
}

const insertUserWorkspace = prepareInsert(userWorkspaces, {
  suffix: 'on conflict do nothing',
  changeOf: null,
})
