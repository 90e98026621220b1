import { describeSessionEntry, describeSession } from '../../domain/accounts/describe-session.ts'
import * as passwords from '../../domain/accounts/change-password.ts'
import * as sessions from '../../domain/accounts/sessions.ts'
import { recordAttempt, type PasswordAttempt } from '../../domain/accounts/password-attempts.ts'
import { chooseWorkspace, checkSignIn } from '../../domain/accounts/sign-in.ts'
import { AppError } from '../../errors.ts'
import type {
  Input,
  Reply,
  SessionReadContext,
  SessionWriteContext,
  VisitorReadContext,
  VisitorWriteContext,
} from '../../http/settings-context.ts'

export async function signIn(
  { body }: Input<'signIn'>,
  context: VisitorReadContext,
): Promise<Reply<'signIn'>> {
  const { db, write, now, visitor, token, cookieOf, sessionTtlSeconds } = context
  const tried = await checkPassword(
    context,
    () => checkSignIn(db, { ...body, ip: visitor.ip }, now),
    ({ user }) => user !== undefined,
  )
  const signedIn = await chooseWorkspace(db, tried)
  const started = await write(
    (plan) => sessions.startSession(plan, signedIn, visitor, now, token),
    signedIn.userId,
  )
  const session = await sessions.findSession(db, started.token, sessionTtlSeconds, now)
  if (!session) throw new AppError('session_required')
  const workspaces = await sessions.listManagedWorkspaces(db, signedIn.userId)
  return {
    status: 201,
    body: { data: describeSession(session, workspaces, sessionTtlSeconds) },
    headers: { 'Set-Cookie': cookieOf(started.token) },
  }
}

export async function getSession(
  _input: Input<'getSession'>,
  { db, session, sessionTtlSeconds }: SessionReadContext,
): Promise<Reply<'getSession'>> {
  const workspaces = await sessions.listManagedWorkspaces(db, session.user.id)
  return { status: 200, body: { data: describeSession(session, workspaces, sessionTtlSeconds) } }
}

export async function updateSession(
  { body }: Input<'updateSession'>,
  { plan, session, sessionTtlSeconds }: SessionWriteContext,
): Promise<Reply<'updateSession'>> {
  const workspaces = await sessions.listManagedWorkspaces(plan.db, session.user.id)
  const chosen = workspaces.find(({ id }) => id === body.workspace_id)
  if (!chosen) throw new AppError('not_found')
  await sessions.changeWorkspace(plan, session, chosen.id)
  const moved = { ...session, workspace: { id: chosen.id, name: chosen.name }, role: chosen.role }
  return { status: 200, body: { data: describeSession(moved, workspaces, sessionTtlSeconds) } }
}

export async function signOut(
  _input: Input<'signOut'>,
  { plan, token, cookieOf }: VisitorWriteContext,
): Promise<Reply<'signOut'>> {
  if (token !== undefined) await sessions.signOut(plan, token)
  return { status: 204, headers: { 'Set-Cookie': cookieOf(null) } }
}

export function listSessions(
  { query }: Input<'listSessions'>,
  { db, session, now, sessionTtlSeconds, paginate }: SessionReadContext,
): Promise<Reply<'listSessions'>> {
  return paginate(
    query,
    ['listSessions', session.user.id],
    (page) => sessions.listSessions(db, session.user.id, sessionTtlSeconds, now, page),
    describeSessionEntry(session.id),
  )
}

export async function endSession(
  { path }: Input<'endSession'>,
  { plan, session }: SessionWriteContext,
): Promise<Reply<'endSession'>> {
  await sessions.endSession(plan, session.user.id, path.id)
  return { status: 204 }
}

export async function changePassword(
  { body }: Input<'changePassword'>,
  context: SessionReadContext,
): Promise<Reply<'changePassword'>> {
  const { db, write, now, session, ip } = context
  const { current_password: current, new_password: next } = body
  const tried = await checkPassword(
    context,
    () => passwords.checkPasswordChange(db, session, { current, next, ip }, now),
    ({ hashes }) => hashes !== undefined,
  )
  await write((plan) => passwords.changePassword(plan, session, tried))
  return { status: 204 }
}

/** Checks a password when a slot for hashing is free. The attempt counts even if the request fails. */
function checkPassword<Tried extends PasswordAttempt>(
  { write, passwords: limit, now }: Pick<VisitorReadContext, 'write' | 'passwords' | 'now'>,
  attempt: () => Promise<Tried>,
  isRight: (tried: Tried) => boolean,
): Promise<Tried> {
  return limit.run(async () => {
    const tried = await attempt()
    await write((plan) => recordAttempt(plan, tried, isRight(tried), now))
    return tried
  })
}
