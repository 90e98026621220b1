import { newSessionToken, sessionTokenHash } from '../../crypto/session-token.ts'
import { and, desc, eq, ne } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { insert, update, updateIfExists } from '../../db/rows.ts'
import { memberships, sessions } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../ids.ts'
import { recordOpenedWorkspace, readUserForUpdate } from './change-user.ts'
import { planSessionEnd, signOut } from './end-sessions.ts'
import type { Session } from './sessions.ts'

const maxSessions = 100

/** The address and browser of a request. */
export interface RequestOrigin {
  ip: string
  userAgent: string | null
}

/** A user who has signed in, the workspace, and the hash of the password that was used. */
export interface SignInResult {
  userId: string
  workspaceId: string
  passwordHash: string
  /** Whether the user had, and thus proved, a second factor when signing in. */
  hasSecondFactor?: boolean
}

/**
 * Starts a session, ending the previous session (against session fixation) and the oldest sessions beyond 100. Asserts
 * the user's version, so that a session never outlives a concurrent password change.
 * @throws AppError invalid_credentials if the password or the second factor was changed since it was checked
 */
export async function startSession(
  plan: Plan,
  { userId, workspaceId, passwordHash, hasSecondFactor = false }: SignInResult,
  { ip, userAgent }: RequestOrigin,
  now: Date,
  previousToken?: string,
): Promise<{ id: string; token: string }> {
  const user = await readUserForUpdate(plan, userId)
  if (user?.password_hash !== passwordHash || user.hasSecondFactor !== hasSecondFactor)
    throw new AppError('invalid_credentials')
  recordOpenedWorkspace(plan, user, workspaceId)
  const previousId = previousToken === undefined ? undefined : await signOut(plan, previousToken)
  const token = newSessionToken()
  const id = newId('ses', now)
  const at = now.toISOString()
  insert(plan, sessions, {
    hash: sessionTokenHash(token),
    id,
    user_id: userId,
    workspace_id: workspaceId,
    created_at: at,
    last_seen_at: at,
    ip,
    user_agent: userAgent,
  })
  recordMemberActivity(plan, { workspaceId, userId, now })
  await endOldest(plan, userId, previousId)
  return { id, token }
}

/** Ends the oldest sessions of the user, so that a new session stays within the limit. */
async function endOldest(plan: Plan, userId: string, previousId: string | undefined): Promise<void> {
  const oldest = await plan.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.user_id, userId), previousId === undefined ? undefined : ne(sessions.id, previousId)),
    )
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .offset(maxSessions - 1)
  for (const { id } of oldest) planSessionEnd(plan, id)
}

/** Moves the session to another workspace of the user. */
export async function changeWorkspace(
  plan: Plan,
  { id, user: { id: userId } }: Session,
  workspaceId: string,
  now: Date,
): Promise<void> {
  const user = await readUserForUpdate(plan, userId)
  if (user) recordOpenedWorkspace(plan, user, workspaceId)
  update(plan, sessions, { id }, { workspace_id: workspaceId }, {})
  recordMemberActivity(plan, { workspaceId, userId, now })
  plan.signal('taskwire_sessions', id)
}

/** Records that a member uses a session in the workspace. */
function recordMemberActivity(
  plan: Plan,
  { workspaceId, userId, now }: { workspaceId: string; userId: string; now: Date },
): void {
  const key = { workspace_id: workspaceId, user_id: userId }
  updateIfExists(plan, memberships, key, { last_seen_at: now.toISOString() })
}
