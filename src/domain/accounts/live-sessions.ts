import type { Database } from '../../db/database.ts'
import { and, eq, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { memberships, sessions, users, workspaces, type WorkspaceRole } from '../../db/schema.ts'
import { activeMembership, isLive, isManager, lacksRequiredFactor, type Session } from './sessions.ts'

/**
 * Returns the ids of the sessions that may be used, and whose user has not gained or lost the manager role. Does not count as a use of the sessions.
 */
export async function findUnchanged(
  db: Database,
  workspaceId: string,
  seen: readonly Pick<Session, 'id' | 'role'>[],
  ttlSeconds: number,
  now: Date,
): Promise<Set<string>> {
  const roles = await readLiveRoles(db, workspaceId, seen, ttlSeconds, now)
  const isSame = ({ id, role }: Pick<Session, 'id' | 'role'>): boolean => {
    const found = roles.get(id)
    return found !== undefined && isManager({ role: found }) === isManager({ role })
  }
  return new Set(seen.filter(isSame).map(({ id }) => id))
}

/** Returns the ids of the sessions that may be used in the workspace. */
export async function findLive(
  db: Database,
  workspaceId: string,
  seen: readonly Pick<Session, 'id'>[],
  ttlSeconds: number,
  now: Date,
): Promise<Set<string>> {
  return new Set((await readLiveRoles(db, workspaceId, seen, ttlSeconds, now)).keys())
}

/**
 * Returns the roles of the users of active sessions of active members, by the session's id. Leaves out sessions that lack
 * a second factor that the workspace requires.
 */
async function readLiveRoles(
  db: Database,
  workspaceId: string,
  seen: readonly Pick<Session, 'id'>[],
  ttlSeconds: number,
  now: Date,
): Promise<Map<string, WorkspaceRole>> {
  const ids = seen.map(({ id }) => id)
  const which = and(
    sql`${sessions.id} = any(${sql.param(ids)}::text[])`,
    eq(sessions.workspace_id, workspaceId),
    isLive(ttlSeconds, now),
  )
  const rows = await readRoles(db, workspaceId, which)
  return new Map(rows.map(({ id, role }) => [id, role]))
}

/** Returns the roles for sessions of a workspace. On Citus, sessions are read from the coordinator and roles from one shard. */
async function readRoles(
  db: Queries,
  workspaceId: string,
  which: SQL | undefined,
): Promise<{ id: string; role: WorkspaceRole }[]> {
  const isWorkspace = eq(workspaces.id, workspaceId)
  const hasFactor = sql`not ${sql.raw(lacksRequiredFactor)}`
  if (!(await db.isDistributed()))
    return db
      .select({ id: sessions.id, role: memberships.role })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .innerJoin(workspaces, isWorkspace)
      .innerJoin(memberships, activeMembership)
      .where(and(which, hasFactor))
  const found = await db.select({ id: sessions.id, userId: sessions.user_id }).from(sessions).where(which)
  const members = await db
    .select({ userId: memberships.user_id, role: memberships.role })
    .from(memberships)
    .innerJoin(workspaces, isWorkspace)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        hasFactor,
        eq(memberships.workspace_id, workspaceId),
        sql`${memberships.user_id} = any(${sql.param(found.map(({ userId }) => userId))}::text[])`,
        eq(memberships.status, 'active'),
      ),
    )
  const roles = new Map(members.map(({ userId, role }) => [userId, role]))
  return found.flatMap(({ id, userId }) => {
    const role = roles.get(userId)
    return role ? { id, role } : []
  })
}
