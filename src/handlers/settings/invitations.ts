import { networkOf } from '../../domain/accounts/client-network.ts'
import * as acceptance from '../../domain/accounts/accept-invitation.ts'
import * as invitations from '../../domain/accounts/invitations.ts'
import { AppError } from '../../errors.ts'
import type {
  Input,
  Reply,
  SessionReadContext,
  SessionWriteContext,
  VisitorReadContext,
} from '../../http/settings-context.ts'
import { checkPassword, startSession } from './start-session.ts'

export function listInvitations(
  { query }: Input<'listInvitations'>,
  { db, workspaceId, now, paginate }: SessionReadContext,
): Promise<Reply<'listInvitations'>> {
  return paginate(query, ['listInvitations'], (page) =>
    invitations.listInvitations(db, workspaceId, now, page),
  )
}

export async function createInvitation(
  { body }: Input<'createInvitation'>,
  { plan, actor, mailing }: SessionWriteContext,
): Promise<Reply<'createInvitation'>> {
  const { invitation, url } = await invitations.createInvitation(plan, actor, body, mailing)
  return { status: 201, body: { data: invitation, url } }
}

export async function revokeInvitation(
  { path }: Input<'revokeInvitation'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'revokeInvitation'>> {
  await invitations.revokeInvitation(plan, actor, path.id)
  return { status: 204 }
}

export async function getInvitation(
  { body }: Input<'getInvitation'>,
  { db, now }: VisitorReadContext,
): Promise<Reply<'getInvitation'>> {
  const { email, role, workspace, account } = await acceptance.findInvitation(db, body.token, now)
  const data = { email, role, workspace: { name: workspace.name }, has_account: account !== null }
  return { status: 200, body: { data } }
}

export async function acceptInvitation(
  { body }: Input<'acceptInvitation'>,
  context: VisitorReadContext,
): Promise<Reply<'acceptInvitation'>> {
  const { db, write, now, visitor, passwords } = context
  const invitation = await acceptance.findInvitation(db, body.token, now)
  const { person } =
    invitation.account === null
      ? { person: await passwords.run(() => acceptance.createPerson(body, now), networkOf(visitor.ip)) }
      : await checkPassword(
          context,
          visitor.ip,
          () => acceptance.checkPerson(db, invitation, { ...body, ip: visitor.ip }, now),
          ({ person }) => person !== undefined,
        )
  if (!person) throw new AppError('invalid_credentials')
  const workspaceId = invitation.workspace.id
  await write((plan) => acceptance.acceptInvitation(plan, body.token, person, now), workspaceId)
  return startSession(context, { userId: person.id, workspaceId, passwordHash: person.passwordHash })
}
