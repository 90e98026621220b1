import { checkCredentials, signInCode } from '../../domain/accounts/check-credentials.ts'
import * as passwords from '../../domain/accounts/change-password.ts'
import * as ends from '../../domain/accounts/end-sessions.ts'
import * as sessions from '../../domain/accounts/sessions.ts'
import { listOwnWorkspaces } from '../../domain/accounts/user-workspaces.ts'
import { changeWorkspace } from '../../domain/accounts/start-session.ts'
import { chooseWorkspace, checkSignIn, findAccountId } from '../../domain/accounts/sign-in.ts'
import { findWorkspace } from '../../domain/accounts/workspaces.ts'
import { mapPage } from '../../domain/page.ts'
import { AppError } from '../../errors.ts'
import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'
import { startSession } from './start-session.ts'

export const signIn: SettingsHandlers['signIn'] = async ({ body }, context) => {
  const { db, now, visitor } = context
  const attempt = { ...body, ip: visitor.ip }
  const who = { ip: visitor.ip, account: await findAccountId(db, body.email) }
  const check = () => checkSignIn(db, attempt, now)
  const user = await checkCredentials(context, who, check, signInCode(body))
  return startSession(context, await chooseWorkspace(db, user))
}

export const getSession: SettingsHandlers['getSession'] = async (
  _input,
  { db, session, sessionTtlSeconds },
) => {
  const workspaces = await listOwnWorkspaces(db, session.user.id)
  return { status: 200, body: { data: sessions.describeSession(session, workspaces, sessionTtlSeconds) } }
}

export const updateSession: SettingsHandlers['updateSession'] = async (
  { body },
  { plan, session, actor, sessionTtlSeconds },
) => {
  const workspaces = await listOwnWorkspaces(plan.db, session.user.id)
  const chosen = workspaces.find(({ id }) => id === body.workspace_id)
  if (!chosen) throw new AppError('not_found')
  await changeWorkspace(plan, session, chosen.id, actor.now)
  const workspace = await findWorkspace(plan.db, chosen.id)
  const moved = { ...session, workspace, role: chosen.role }
  return { status: 200, body: { data: sessions.describeSession(moved, workspaces, sessionTtlSeconds) } }
}

export const signOut: SettingsHandlers['signOut'] = async (_input, { plan, token, cookieOf }) => {
  if (token !== undefined) await ends.signOut(plan, token)
  return { status: 204, headers: { 'Set-Cookie': cookieOf(null) } }
}

export const listSessions: SettingsHandlers['listSessions'] = (
  { query },
  { db, session, now, sessionTtlSeconds, paginate },
) =>
  paginate(query, ['listSessions', session.user.id], async (page) =>
    mapPage(
      await sessions.listSessions(db, session.user.id, sessionTtlSeconds, now, page),
      sessions.describeSessionEntry(session.id),
    ),
  )

export const endSession: SettingsHandlers['endSession'] = async ({ path }, { plan, session }) => {
  await ends.endSession(plan, session.user.id, path.id)
  return { status: 204 }
}

export const changePassword: SettingsHandlers['changePassword'] = async ({ body }, context) => {
  const { db, write, now, session, ip } = context
  const attempt = { current: body.current_password, next: body.new_password, ip }
  const hashes = await checkCredentials(context, { ip, account: session.user.id }, () =>
    passwords.checkPasswordChange(db, session, attempt, now),
  )
  await write((plan) => passwords.changePassword(plan, session, hashes))
  return { status: 204 }
}
