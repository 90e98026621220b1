import { checkCredentials, signInCode } from '../../domain/accounts/check-credentials.ts'
import { networkOf } from '../../domain/accounts/client-network.ts'
import * as acceptance from '../../domain/accounts/accept-invitation.ts'
import * as invitations from '../../domain/accounts/invitations.ts'
import { AppError } from '../../errors.ts'
import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'
import { startSession } from './start-session.ts'

export const listInvitations: SettingsHandlers['listInvitations'] = (
  { query },
  { db, workspaceId, now, paginate },
) => paginate(query, ['listInvitations'], (page) => invitations.listInvitations(db, workspaceId, now, page))

export const createInvitation: SettingsHandlers['createInvitation'] = async (
  { body },
  { plan, actor, mailing },
) => {
  const { invitation, url } = await invitations.createInvitation(plan, actor, body, mailing)
  return { status: 201, body: { data: invitation, url } }
}

export const revokeInvitation: SettingsHandlers['revokeInvitation'] = async ({ path }, { plan, actor }) => {
  await invitations.revokeInvitation(plan, actor, path.id)
  return { status: 204 }
}

export const getInvitation: SettingsHandlers['getInvitation'] = async ({ body }, { plan, now }) => {
  const { email, role, workspace, account } = await acceptance.findInvitation(plan.db, body.token, now)
  const data = { email, role, workspace: { name: workspace.name }, has_account: account !== null }
  return { status: 200, body: { data } }
}

export const acceptInvitation: SettingsHandlers['acceptInvitation'] = async ({ body }, context) => {
  const { db, write, now, visitor, passwords } = context
  const invitation = await acceptance.findInvitation(db, body.token, now)
  const attempt = { ...body, ip: visitor.ip }
  // A person without an account is identified by the invitation.
  const { id: account = invitation.id } = invitation.account ?? {}
  const person =
    invitation.account === null
      ? await passwords.run(() => acceptance.createPerson(body, now), {
          address: networkOf(visitor.ip),
          account,
        })
      : await checkCredentials(
          context,
          { ip: visitor.ip, account },
          () => acceptance.checkPerson(db, invitation, attempt, now),
          signInCode(body),
        )
  if (!person) throw new AppError('invalid_credentials')
  const workspaceId = invitation.workspace.id
  await write((plan) => acceptance.acceptInvitation(plan, body.token, person, now), workspaceId)
  const { id: userId, passwordHash, hasSecondFactor } = person
  return startSession(context, { userId, workspaceId, passwordHash, hasSecondFactor })
}
