import { networkOf } from '../../domain/accounts/client-network.ts'
import { recordAttempt, signInKey, type CheckedAttempt } from '../../domain/accounts/password-attempts.ts'
import { useCode } from '../../domain/accounts/second-factor.ts'
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

interface GivenCode {
  code: string | undefined
  /** Returns the error for a wrong code. */
  wrong: () => AppError
}

/** Returns the given code of a sign-in. */
export const signInCode = ({ code }: { code?: string }): GivenCode => ({
  code,
  wrong: () => new AppError('invalid_code'),
})

/**
 * Checks a password, and a code if there is a second factor, once a slot for hashing is free. The attempt counts even
 * if the request fails; a missing code is not a failure.
 * @param who the id of the account; undefined if it does not exist
 * @throws AppError second_factor_required, sign_in_rate_limited, or the error for a wrong code
 */
export async function checkCredentials<Found>(
  context: Pick<VisitorOwnContext & Commits, 'transact' | 'passwords' | 'now' | 'secretBox'>,
  { ip, account }: { ip: string; account: string | undefined },
  attempt: () => Promise<CheckedAttempt<Found>>,
  { code, wrong }: GivenCode = signInCode({}),
): Promise<Found | undefined> {
  const { transact, passwords: limit, now, secretBox } = context
  const check = async () => {
    const { found, needsCodeOf, ...tried } = await attempt()
    const hasPassword = found !== undefined
    if (!hasPassword || needsCodeOf === undefined || code === undefined) {
      await transact((tx) => recordAttempt(tx, tried, hasPassword, now), signInKey)
      const isIncomplete = hasPassword && needsCodeOf !== undefined
      return { found, refusal: isIncomplete ? new AppError('second_factor_required') : undefined }
    }
    const isRight = await transact(
      (tx) => recordAttempt(tx, tried, () => useCode(tx, needsCodeOf, code, secretBox, now), now),
      signInKey,
    )
    return isRight ? { found, refusal: undefined } : { found: undefined, refusal: wrong() }
  }
  const { found, refusal } = await limit.run(
    check,
    { address: networkOf(ip), account },
    (result) => result.found !== undefined,
  )
  if (refusal) throw refusal
  return found
}
