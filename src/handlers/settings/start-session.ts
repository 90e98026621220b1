import { describeSession, findSession } from '../../domain/accounts/sessions.ts'
import { listOwnWorkspaces } from '../../domain/accounts/user-workspaces.ts'
import * as sessions from '../../domain/accounts/start-session.ts'
import { AppError } from '../../errors.ts'
import type { Commits, Reply, VisitorOwnContext } from '../../http/contexts/settings-context.ts'

/**
 * Starts a session for a person whose password has been checked, and replies with the session and its cookie.
 */
export async function startSession(
  { db, write, now, visitor, token, cookieOf, sessionTtlSeconds }: VisitorOwnContext & Commits,
  signedIn: sessions.SignInResult,
): Promise<Reply<'signIn'>> {
  const started = await write(
    (plan) => sessions.startSession(plan, signedIn, visitor, now, token),
    signedIn.userId,
  )
  const session = await findSession(db, started.token, sessionTtlSeconds, now)
  if (!session) throw new AppError('session_required')
  const workspaces = await listOwnWorkspaces(db, signedIn.userId)
  return {
    status: 201,
    body: { data: describeSession(session, workspaces, sessionTtlSeconds) },
    headers: { 'Set-Cookie': cookieOf(started.token) },
  }
}
