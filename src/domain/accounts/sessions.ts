import { newSessionToken, sessionTokenHash } from '../../crypto/session-token.ts'
import type { Database } from '../../db/database.ts'
import { isLockTimeout, refusesWrites } from '../../db/errors.ts'
import { and, desc, eq, gt, inArray, ne, sql, type SQL } from '../../db/drizzle.ts'
import { memberships, sessions, users, workspaces, type WorkspaceRole } from '../../db/schema.ts'
import { toBytea, type Plan, type RowStatement } from '../../db/plan.ts'
import { prepareInsert } from '../../db/prepared.ts'
import type { Queries } from '../../db/session.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { readUserToChange, writeUser } from './change-user.ts'

const daySeconds = 86_400

/** The longest life of a session, however often it is used (product.md 18.4). */
export const maxSessionSeconds = 30 * daySeconds

/** A live session, with its user's role in the workspace. */
export interface Session {
  id: string
  user: { id: string; name: string; email: string }
  workspace: { id: string; name: string }
  /** Null if the user is not an active member of the workspace. */
  role: WorkspaceRole | null
  createdAt: string
  lastSeenAt: string
}

const maxSessions = 100

export type SessionRow = typeof sessions.$inferSelect

/** The address and browser of a request. */
export interface RequestOrigin {
  ip: string
  userAgent: string | null
}

/** A user who has signed in, the workspace, and the hash of the password they used. */
export interface SignInResult {
  userId: string
  workspaceId: string
  passwordHash: string
}

/**
 * Starts a session, ending the former one (against session fixation) and the oldest beyond 100; its token is shown
 * this once. Asserts the user's version, so that a session never outlives a concurrent password change.
 * @throws AppError invalid_credentials if the password was changed since it was checked
 */
export async function startSession(
  plan: Plan,
  { userId, workspaceId, passwordHash }: SignInResult,
  { ip, userAgent }: RequestOrigin,
  now: Date,
  formerToken?: string,
): Promise<{ id: string; token: string }> {
  const user = await readUserToChange(plan, userId)
  if (user?.password_hash !== passwordHash) throw new AppError('invalid_credentials')
  writeUser(plan, { ...user, last_workspace_id: workspaceId })
  const former = formerToken === undefined ? undefined : await signOut(plan, formerToken)
  const token = newSessionToken()
  const id = newId('ses', now)
  const at = now.toISOString()
  insertSession(plan, {
    hash: toBytea(sessionTokenHash(token)),
    id,
    user_id: userId,
    workspace_id: workspaceId,
    created_at: at,
    last_seen_at: at,
    ip,
    user_agent: userAgent,
  })
  await endOldest(plan, userId, former)
  return { id, token }
}

const insertSession = prepareInsert(sessions)

/** Ends the user's oldest sessions, so that a new one stays within the limit. */
async function endOldest(plan: Plan, userId: string, former: string | undefined): Promise<void> {
  const oldest = await plan.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), former === undefined ? undefined : ne(sessions.id, former)))
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .offset(maxSessions - 1)
  for (const { id } of oldest) end(plan, id)
}

/** Finds the live session of a cookie with its user's present role; undefined if the session has ended. */
export async function findSession(
  db: Queries,
  token: string,
  ttlSeconds: number,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await db
    .select({
      id: sessions.id,
      user: { id: users.id, name: users.name, email: users.email },
      workspace: { id: workspaces.id, name: workspaces.name },
      role: memberships.role,
      createdAt: sessions.created_at,
      lastSeenAt: sessions.last_seen_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(workspaces, eq(workspaces.id, sessions.workspace_id))
    .leftJoin(
      memberships,
      and(
        eq(memberships.workspace_id, sessions.workspace_id),
        eq(memberships.user_id, sessions.user_id),
        eq(memberships.status, 'active'),
      ),
    )
    .where(and(eq(sessions.hash, sessionTokenHash(token)), isLive(ttlSeconds, now)))
  if (!row) return undefined
  return { ...row, lastSeenAt: await touch(db, row, ttlSeconds, now) }
}

/**
 * Tells whether the session is live, in the same workspace, and its user an owner or admin there. Does not count as
 * use.
 */
export async function isManaging(
  db: Database,
  { id, workspace }: Session,
  ttlSeconds: number,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(
      memberships,
      and(eq(memberships.workspace_id, sessions.workspace_id), eq(memberships.user_id, sessions.user_id)),
    )
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.workspace_id, workspace.id),
        isLive(ttlSeconds, now),
        eq(memberships.status, 'active'),
        inArray(memberships.role, ['owner', 'admin']),
      ),
    )
  return found.length > 0
}

/**
 * Asserts that the session is live and, with `isManaging`, still in the same workspace with a user who is an owner or
 * admin there (product.md 3.16).
 */
export function assertSession(
  plan: Plan,
  { id, workspace }: Session,
  isManaging: boolean,
  ttlSeconds: number,
  now: Date,
): void {
  const row = {
    id,
    workspace_id: workspace.id,
    seen_after: secondsBefore(now, ttlSeconds),
    created_after: secondsBefore(now, maxSessionSeconds),
  }
  plan.add(isManaging ? assertManaging : plan.locks ? lockLive : assertLive, row)
}

const live = `
  select 1 from json_to_recordset($rows) as r (
    id text, workspace_id text, seen_after timestamptz, created_after timestamptz
  )
  join sessions s on s.id = r.id and s.last_seen_at > r.seen_after and s.created_at > r.created_after`

const assertLive: RowStatement = { mustHold: true, text: live }

/** Locks the session, because the operations on one's own account may end or move it. */
const lockLive: RowStatement = { mustHold: true, text: `${live} for no key update of s` }

const assertManaging: RowStatement = {
  mustHold: true,
  isLast: true,
  text: `${live}
    join memberships m on m.workspace_id = s.workspace_id and m.user_id = s.user_id
    where s.workspace_id = r.workspace_id and m.status = 'active' and m.role in ('owner', 'admin')`,
}

const isLive = (ttlSeconds: number, now: Date) =>
  and(
    gt(sessions.last_seen_at, secondsBefore(now, ttlSeconds)),
    gt(sessions.created_at, secondsBefore(now, maxSessionSeconds)),
  )

const secondsBefore = (now: Date, seconds: number): string =>
  new Date(now.getTime() - seconds * 1000).toISOString()

/**
 * Updates `last_seen_at` at most once a minute, or once a tenth of a shorter TTL, so that most reads write nothing.
 */
async function touch(
  db: Queries,
  { id, lastSeenAt }: Pick<Session, 'id' | 'lastSeenAt'>,
  ttlSeconds: number,
  now: Date,
): Promise<string> {
  if (lastSeenAt > secondsBefore(now, Math.min(60, ttlSeconds / 10))) return lastSeenAt
  const at = now.toISOString()
  try {
    await db.update(sessions).set({ last_seen_at: at }).where(eq(sessions.id, id))
    return at
  } catch (error) {
    // A later request can write the time; until then the session expires a little earlier.
    if (refusesWrites(error) || isLockTimeout(error)) return lastSeenAt
    throw error
  }
}

/** Deletes a batch of expired sessions. Returns whether the batch was full. */
export async function deleteEndedSessions(
  db: Database,
  ttlSeconds: number,
  now: Date,
  batchSize: number,
): Promise<boolean> {
  const { count } = await db.execute(sql`
    delete from sessions where ctid = any(array(
      select ctid from sessions
      where last_seen_at <= ${secondsBefore(now, ttlSeconds)} or created_at <= ${secondsBefore(now, maxSessionSeconds)}
      limit ${batchSize} for update skip locked))`)
  return count === batchSize
}

/** Returns when the session expires if it is not used again, as an ISO date-time. */
export function sessionExpiry({ createdAt, lastSeenAt }: Session, ttlSeconds: number): string {
  const idle = Date.parse(lastSeenAt) + ttlSeconds * 1000
  const oldest = Date.parse(createdAt) + maxSessionSeconds * 1000
  return new Date(Math.min(idle, oldest)).toISOString()
}

/** Lists the workspaces in which the user is an active owner or admin, by the time they joined. */
export function listManagedWorkspaces(
  db: Queries,
  userId: string,
): Promise<{ id: string; name: string; role: WorkspaceRole }[]> {
  return db
    .select({ id: workspaces.id, name: workspaces.name, role: memberships.role })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspace_id))
    .where(
      and(
        eq(memberships.user_id, userId),
        eq(memberships.status, 'active'),
        sql`${memberships.role} in ('owner', 'admin')`,
      ),
    )
    .orderBy(memberships.joined_at, memberships.workspace_id)
}

/** Moves the session to another workspace that the user manages. */
export async function changeWorkspace(
  plan: Plan,
  { id, user: { id: userId } }: Session,
  workspaceId: string,
): Promise<void> {
  const user = await readUserToChange(plan, userId)
  if (user) writeUser(plan, { ...user, last_workspace_id: workspaceId })
  plan.add(moveSessions, { id, workspace_id: workspaceId }, `session ${id}`)
  plan.signal('taskwire_sessions', id)
}

const moveSessions: RowStatement = {
  mustHold: true,
  text: `
    update sessions s set workspace_id = r.workspace_id from json_to_recordset($rows) as r (id text, workspace_id text)
    where s.id = r.id returning 1`,
}

/** Lists a user's live sessions, the last used first. */
export async function listSessions(
  db: Database,
  userId: string,
  ttlSeconds: number,
  now: Date,
  page: PageRequest,
): Promise<Page<SessionRow>> {
  const [seen, id] = page.after ?? []
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        isLive(ttlSeconds, now),
        page.after
          ? sql`(${sessions.last_seen_at}, ${sessions.id}) < (${seen}::timestamptz, ${id})`
          : undefined,
      ),
    )
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.last_seen_at, row.id])
}

/** Ends one of the user's sessions. @throws AppError not_found */
export async function endSession(plan: Plan, userId: string, id: string): Promise<void> {
  const [session] = await findSessions(plan, and(eq(sessions.user_id, userId), eq(sessions.id, id)))
  if (!session) throw new AppError('not_found')
  end(plan, id)
}

/** Ends the session of a cookie, if there is one. Returns its id. */
export async function signOut(plan: Plan, token: string): Promise<string | undefined> {
  const [session] = await findSessions(plan, eq(sessions.hash, sessionTokenHash(token)))
  if (session) end(plan, session.id)
  return session?.id
}

/** Ends all sessions of the user, or all but one. The caller asserts the user's version. */
export async function endSessions(plan: Plan, userId: string, exceptId?: string): Promise<void> {
  const except = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  for (const { id } of await findSessions(plan, and(eq(sessions.user_id, userId), except))) end(plan, id)
}

const findSessions = ({ db }: Plan, which: SQL | undefined): Promise<{ id: string }[]> =>
  db.select({ id: sessions.id }).from(sessions).where(which)

function end(plan: Plan, id: string): void {
  plan.add(deleteSessions, { id }, `session ${id}`)
  plan.signal('taskwire_sessions', id)
}

const deleteSessions: RowStatement = {
  mustHold: true,
  text: `delete from sessions s using json_to_recordset($rows) as r (id text) where s.id = r.id returning 1`,
}
