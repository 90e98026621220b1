import { describeEntry, describeSession } from '../../domain/accounts/describe-session.ts'
import * as passwords from '../../domain/accounts/change-password.ts'
import * as sessions from '../../domain/accounts/sessions.ts'
import { settleAttempt } from '../../domain/accounts/password-attempts.ts'
import { findPlace, trySignIn } from '../../domain/accounts/sign-in.ts'
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
  { db, write, passwordTurn, now, visitor, token, cookieOf, sessionTtlSeconds }: VisitorReadContext,
): Promise<Reply<'signIn'>> {
  const tried = await passwordTurn(async () => {
    const tried = await trySignIn(db, { ...body, ip: visitor.ip }, now)
    await write((tx) => settleAttempt(tx, tried, tried.user !== undefined, now))
    return tried
  })
  const signedIn = await findPlace(db, tried)
  const started = await write(async (tx) => {
    if (token !== undefined) await sessions.signOut(tx, token)
    return sessions.startSession(tx, signedIn, visitor, now)
  })
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
  { tx, session, sessionTtlSeconds }: SessionWriteContext,
): Promise<Reply<'updateSession'>> {
  const workspaces = await sessions.listManagedWorkspaces(tx, session.user.id)
  const chosen = workspaces.find(({ id }) => id === body.workspace_id)
  if (!chosen) throw new AppError('not_found')
  await sessions.changeWorkspace(tx, session, chosen.id)
  const moved = { ...session, workspace: { id: chosen.id, name: chosen.name }, role: chosen.role }
  return { status: 200, body: { data: describeSession(moved, workspaces, sessionTtlSeconds) } }
}

export async function signOut(
  _input: Input<'signOut'>,
  { tx, token, cookieOf }: VisitorWriteContext,
): Promise<Reply<'signOut'>> {
  if (token !== undefined) await sessions.signOut(tx, token)
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
    describeEntry(session.id),
  )
}

export async function endSession(
  { path }: Input<'endSession'>,
  { tx, session }: SessionWriteContext,
): Promise<Reply<'endSession'>> {
  await sessions.endSession(tx, session.user.id, path.id)
  return { status: 204 }
}

export async function changePassword(
  { body }: Input<'changePassword'>,
  { db, write, passwordTurn, now, session, ip }: SessionReadContext,
): Promise<Reply<'changePassword'>> {
  const { current_password: current, new_password: next } = body
  const tried = await passwordTurn(async () => {
    const tried = await passwords.tryChange(db, session, { current, next, ip }, now)
    await write((tx) => settleAttempt(tx, tried, tried.hashes !== undefined, now))
    return tried
  })
  await write((tx) => passwords.changePassword(tx, session, tried))
  return { status: 204 }
}
