import { sessionTokenHash } from '../../crypto/session-token.ts'
import { and, eq, ne, type SQL } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { remove } from '../../db/rows.ts'
import { sessions } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'

/** Ends one of the user's sessions. @throws AppError not_found */
export async function endSession(plan: Plan, userId: string, id: string): Promise<void> {
  const [session] = await findSessions(plan, and(eq(sessions.user_id, userId), eq(sessions.id, id)))
  if (!session) throw new AppError('not_found')
  planSessionEnd(plan, id)
}

/** Ends the session of a cookie, if any. Returns the session id. */
export async function signOut(plan: Plan, token: string): Promise<string | undefined> {
  const [session] = await findSessions(plan, eq(sessions.hash, sessionTokenHash(token)))
  if (session) planSessionEnd(plan, session.id)
  return session?.id
}

/** Ends all sessions of the user, with at most one exception. The caller asserts the user's version. */
export async function endSessions(plan: Plan, userId: string, exceptId?: string): Promise<void> {
  const except = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  for (const { id } of await findSessions(plan, and(eq(sessions.user_id, userId), except)))
    planSessionEnd(plan, id)
}

/** Makes the open streams of a user's sessions check whether they may continue. */
export async function recheckSessions(plan: Plan, userId: string): Promise<void> {
  for (const { id } of await findSessions(plan, eq(sessions.user_id, userId)))
    plan.signal('taskwire_sessions', id)
}

/** Ends a user's sessions in a workspace. */
export async function endSessionsIn(plan: Plan, workspaceId: string, userId: string): Promise<void> {
  const which = and(eq(sessions.workspace_id, workspaceId), eq(sessions.user_id, userId))
  for (const { id } of await findSessions(plan, which)) planSessionEnd(plan, id)
}

const findSessions = ({ db }: Plan, which: SQL | undefined): Promise<{ id: string }[]> =>
  db.select({ id: sessions.id }).from(sessions).where(which)

/** Adds the end of a session to the plan, which becomes stale if the session has already ended. */
export function planSessionEnd(plan: Plan, id: string): void {
  remove(plan, sessions, { id }, {})
  plan.signal('taskwire_sessions', id)
}
