import type { Schemas } from '../../../generated/settings.operations.ts'
import { sessionTokenHash } from '../../crypto/session-token.ts'
import type { Database } from '../../db/database.ts'
import { isLockTimeout, refusesWrites } from '../../db/errors.ts'
import { and, desc, eq, gt, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { memberships, sessions, users, workspaces, type WorkspaceRole } from '../../db/schema.ts'
import { hasSecondFactor } from './second-factor.ts'
import { isOnThisInstallation } from './user-workspaces.ts'
import { workspaceColumns } from './workspaces.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'

const daySeconds = 86_400

/** Maximum lifetime of a session, however often it is used (product.md 18.4). */
export const maxSessionSeconds = 30 * daySeconds

/** An active session, with the role of the user in the workspace. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>

export type SessionRow = typeof sessions.$inferSelect

/**
 * Finds the active session of a cookie with the current role of the user; undefined if the session has ended, the user
 * is not an active member of the workspace (product.md 20.2), or the workspace has moved.
 */
export async function findSession(db: Queries, token: string, ttlSeconds: number, now: Date) {
  const find = (await db.isDistributed()) ? findOnCitus : findOnPostgres
  const row = await find(db, and(eq(sessions.hash, sessionTokenHash(token)), isLive(ttlSeconds, now)))
  if (!row) return undefined
  return { ...row, lastSeenAt: await touch(db, row, ttlSeconds, now) }
}

const sessionColumns = {
  id: sessions.id,
  user: {
    id: users.id,
    name: users.name,
    email: users.email,
    second_factor: hasSecondFactor,
    keyboard_shortcuts: users.keyboard_shortcuts,
  },
  createdAt: sessions.created_at,
  lastSeenAt: sessions.last_seen_at,
}

const managers: WorkspaceRole[] = ['owner', 'admin']

/**
 * SQL condition that the workspace requires a second factor that the user of a membership lacks (product.md 20.10).
 * Decides it for requests, open streams and commits.
 */
export const lacksRequiredFactor = `(workspaces.require_second_factor and users.second_factor_at is null
  and memberships.role = any('{${managers.join()}}'))`

const placeColumns = {
  workspace: workspaceColumns,
  workspaceState: workspaces.state,
  /** Keys that verify the cursors of the installations that the workspace came from. */
  cursorKeys: workspaces.cursor_keys,
  role: memberships.role,
  lacksRequiredFactor: sql<boolean>`${sql.raw(lacksRequiredFactor)}`,
}

async function findOnPostgres(db: Queries, which: SQL | undefined) {
  const [row] = await db
    .select({ ...sessionColumns, ...placeColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(workspaces, and(eq(workspaces.id, sessions.workspace_id), isOnThisInstallation))
    .innerJoin(memberships, activeMembership)
    .where(which)
  return row
}

/** Finds a session on the coordinator, then the related rows in the shard of its workspace. */
async function findOnCitus(db: Queries, which: SQL | undefined) {
  const [session] = await db
    .select({ ...sessionColumns, workspaceId: sessions.workspace_id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(which)
  if (!session) return undefined
  const { workspaceId, ...found } = session
  const [member] = await db
    .select(placeColumns)
    .from(memberships)
    .innerJoin(workspaces, and(eq(workspaces.id, memberships.workspace_id), isOnThisInstallation))
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(isActiveIn(workspaceId, found.user.id))
  return member && { ...found, ...member }
}

const isActiveIn = (workspaceId: string, userId: string): SQL | undefined =>
  and(
    eq(memberships.workspace_id, workspaceId),
    eq(memberships.user_id, userId),
    eq(memberships.status, 'active'),
  )

/** Join condition for the membership of the session's user in the session's workspace. */
export const activeMembership = and(
  eq(memberships.workspace_id, sessions.workspace_id),
  eq(memberships.user_id, sessions.user_id),
  eq(memberships.status, 'active'),
)

/** Returns whether the user of a session is an owner or admin. */
export const isManager = ({ role }: Pick<Session, 'role'>): boolean => managers.includes(role)

/** Returns the condition that a session was used recently enough and is not too old. */
export const isLive = (ttlSeconds: number, now: Date) =>
  and(
    gt(sessions.last_seen_at, secondsBefore(now, ttlSeconds)),
    gt(sessions.created_at, secondsBefore(now, maxSessionSeconds)),
  )

/** Returns whether a session has expired. */
export const isEnded = (ttlSeconds: number, now: Date): SQL => sql`not (${isLive(ttlSeconds, now)})`

export const secondsBefore = (now: Date, seconds: number): string =>
  new Date(now.getTime() - seconds * 1000).toISOString()

/**
 * Updates `last_seen_at` of the session and its member at most once a minute, or once a tenth of a shorter TTL, so that
 * most reads write nothing.
 */
async function touch(
  db: Queries,
  {
    id,
    lastSeenAt,
    user,
    workspace,
  }: Record<'user' | 'workspace', { id: string }> & { id: string; lastSeenAt: string },
  ttlSeconds: number,
  now: Date,
): Promise<string> {
  if (lastSeenAt > secondsBefore(now, Math.min(60, ttlSeconds / 10))) return lastSeenAt
  const at = now.toISOString()
  try {
    await db.update(sessions).set({ last_seen_at: at }).where(eq(sessions.id, id))
    const isMember = and(eq(memberships.workspace_id, workspace.id), eq(memberships.user_id, user.id))
    await db.update(memberships).set({ last_seen_at: at }).where(isMember)
    return at
  } catch (error) {
    // A later request can write the time. Until then, the session expires slightly earlier.
    if (refusesWrites(error) || isLockTimeout(error)) return lastSeenAt
    throw error
  }
}

/** Returns the expiry of the session without further use, as an ISO date-time. */
function sessionExpiry({ createdAt, lastSeenAt }: Session, ttlSeconds: number): string {
  const idle = Date.parse(lastSeenAt) + ttlSeconds * 1000
  const oldest = Date.parse(createdAt) + maxSessionSeconds * 1000
  return new Date(Math.min(idle, oldest)).toISOString()
}

/** Returns a session as the API shows it to the user. */
export function describeSession(
  session: Session,
  workspaces: Schemas['Session']['workspaces'],
  ttlSeconds: number,
): Schemas['Session'] {
  const { user, workspace, role } = session
  return { user, workspace, role, workspaces, expires_at: sessionExpiry(session, ttlSeconds) }
}

/** Returns a session as an entry in the user's list of sessions. */
export const describeSessionEntry =
  (currentId: string) =>
  ({ id, created_at, last_seen_at, ip, user_agent }: SessionRow): Schemas['SessionEntry'] => ({
    id,
    created_at,
    last_seen_at,
    ip,
    user_agent,
    current: id === currentId,
  })

/**
 * Lists the active sessions of a user, newest first, so that using a session does not change the order.
 */
export async function listSessions(
  db: Database,
  userId: string,
  ttlSeconds: number,
  now: Date,
  page: PageRequest,
): Promise<Page<SessionRow>> {
  const [created, id] = page.after ?? []
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        isLive(ttlSeconds, now),
        page.after
          ? sql`(${sessions.created_at}, ${sessions.id}) < (${created}::timestamptz, ${id})`
          : undefined,
      ),
    )
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.created_at, row.id])
}
