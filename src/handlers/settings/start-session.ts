import { networkOf } from '../../domain/accounts/client-network.ts'
import { recordAttempt, signInKey, type CheckedAttempt } from '../../domain/accounts/password-attempts.ts'
import { describeSession, findSession, listOwnWorkspaces } from '../../domain/accounts/sessions.ts'
import * as sessions from '../../domain/accounts/start-session.ts'
import { AppError } from '../../errors.ts'
import type { Reply, VisitorReadContext } from '../../http/settings-context.ts'

/** Starts a session of a person whose password has been checked, and replies with the session and its cookie. */
export async function startSession(
  { db, write, now, visitor, token, cookieOf, sessionTtlSeconds }: VisitorReadContext,
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

/** Checks a password when a slot for hashing is free: addresses take turns. The attempt counts even if the request fails. */
export function checkPassword<Found>(
  { write, passwords: limit, now }: Pick<VisitorReadContext, 'write' | 'passwords' | 'now'>,
  ip: string,
  attempt: () => Promise<CheckedAttempt<Found>>,
): Promise<Found | undefined> {
  const check = async (): Promise<Found | undefined> => {
    const { found, ...tried } = await attempt()
    await write((plan) => recordAttempt(plan, tried, found !== undefined, now), signInKey)
    return found
  }
  return limit.run(check, networkOf(ip), (found) => found !== undefined)
}
