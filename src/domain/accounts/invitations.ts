import type { Schemas } from '../../../generated/settings.operations.ts'
import { newSessionToken, sessionTokenHash } from '../../crypto/session-token.ts'
import { foldAddress, isAddress, addressText } from '../../db/letter-case.ts'
import type { Database } from '../../db/database.ts'
import { and, desc, eq, gt, inArray, isNull, or, sql, type SQL } from '../../db/drizzle.ts'
import { prepareInsert } from '../../db/insert-into.ts'
import type { Plan } from '../../db/plan.ts'
import { remove } from '../../db/rows.ts'
import { invitations, memberships, users, workspaces } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace } from '../record/change.ts'
import { isId, newId } from '../ids.ts'
import { countMail } from '../mail/daily-limit.ts'
import { planMail, type Mailing } from '../mail/outbox.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { planToken } from '../token-workspace.ts'

const lifeMs = 7 * 86_400_000

/** Roles that a person may be invited as. To become an owner, a member is promoted by an owner or an operator. */
export const invitedRoles = ['admin', 'member'] as const

interface Invitee {
  email: string
  role: (typeof invitedRoles)[number]
  name?: string | null
}

/**
 * Invites a person, replacing an earlier invitation for the address. The link is shown once, and sent by email.
 * @throws AppError already_member if the address belongs to an active or suspended member
 */
export async function createInvitation(
  plan: Plan,
  source: ChangeSource,
  { email, role, name = null }: Invitee,
  mailing: Mailing,
): Promise<{ invitation: Schemas['Invitation']; url: string }> {
  const { workspaceId, userId, now } = source
  await refuseMember(plan, workspaceId, email)
  const token = newSessionToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const invitation = {
    id: newId('inv', now),
    email,
    name,
    role,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
  const token_hash = sessionTokenHash(token)
  planToken(plan, token_hash, workspaceId, expiresAt)
  upsertInvitation(plan, { ...invitation, workspace_id: workspaceId, token_hash, invited_by: userId })
  const subject = { id: invitation.id, name: email }
  const changed = { role: [null, role] } as const
  recordActivity(plan, source, { type: 'invitation.created', subject, scope: inWorkspace, changed })
  const inviter = userId === null ? null : await readUser(plan, userId)
  const path = `/settings/invitation#${token}`
  const workspace = await readWorkspaceName(plan, workspaceId)
  if (mailing.isConfigured && (await countMail(plan, email, { isSent: true, now })))
    planMail(plan, mailing, invitationMail({ email, role, workspace, inviter, path, expiresAt }), now)
  return { invitation: { ...invitation, invited_by: inviter }, url: `${mailing.siteUrl}${path}` }
}

/** Inserts an invitation, or replaces the invitation for the same address, including id and token. */
const upsertInvitation = prepareInsert(invitations, {
  changeOf: ({ workspace_id, email }) => `invitation ${workspace_id} ${foldAddress(email)}`,
  suffix: `on conflict (workspace_id, ${addressText('email')}) do update set
    id = excluded.id, email = excluded.email, name = excluded.name, role = excluded.role,
    token_hash = excluded.token_hash, invited_by = excluded.invited_by,
    created_at = excluded.created_at, expires_at = excluded.expires_at`,
})

async function refuseMember({ db }: Plan, workspaceId: string, email: string): Promise<void> {
  const members = await db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.workspace_id, workspaceId),
        isAddress(users.email, email),
        inArray(memberships.status, ['active', 'suspended']),
      ),
    )
  if (members.length > 0) throw new AppError('already_member')
}

async function readUser({ db }: Plan, id: string): Promise<{ id: string; name: string } | null> {
  const [user] = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, id))
  return user ?? null
}

async function readWorkspaceName({ db }: Plan, id: string): Promise<string> {
  const [workspace] = await db.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, id))
  return workspace?.name ?? ''
}

interface InvitationMail extends Invitee {
  workspace: string
  inviter: { name: string } | null
  path: string
  expiresAt: Date
}

function invitationMail({ email, role, workspace, inviter, path, expiresAt }: InvitationMail) {
  const invited = inviter ? `${inviter.name} has invited you` : 'You are invited'
  const article = role === 'member' ? 'a' : 'an'
  return {
    to: email,
    subject: `${invited} to ${workspace}`,
    paragraphs: [
      `${invited} to join the workspace “${workspace}” on Taskwire, as ${article} ${role}.`,
      `The link works once, until ${expiresAt.toUTCString()}. If you did not expect it, ignore this email.`,
    ],
    link: { words: `Join ${workspace}`, path },
  }
}

/** Join condition for the membership of the inviter of an invitation. */
export const isInviter = and(
  eq(memberships.workspace_id, invitations.workspace_id),
  eq(memberships.user_id, invitations.invited_by),
)

/**
 * Returns the condition that an invitation has not expired and its inviter may still invite. Operator commands have no
 * inviter.
 */
export const isOpen = (now: Date): SQL | undefined =>
  and(
    gt(invitations.expires_at, now.toISOString()),
    or(
      isNull(invitations.invited_by),
      and(eq(memberships.status, 'active'), inArray(memberships.role, ['owner', 'admin'])),
    ),
  )

/** Lists the pending invitations of a workspace, newest first. */
export async function listInvitations(
  db: Database,
  workspaceId: string,
  now: Date,
  page: PageRequest,
): Promise<Page<Schemas['Invitation']>> {
  const [after] = page.after ?? []
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      name: invitations.name,
      role: invitations.role,
      invited_by: { id: users.id, name: users.name },
      created_at: invitations.created_at,
      expires_at: invitations.expires_at,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invited_by))
    .leftJoin(memberships, isInviter)
    .where(
      and(
        eq(invitations.workspace_id, workspaceId),
        isOpen(now),
        after === undefined ? undefined : sql`${invitations.id} < ${after}`,
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(page.limit + 1)
  return toPage(rows, page, ({ id }) => [id])
}

/** Revokes a pending invitation. @throws AppError not_found */
export async function revokeInvitation(plan: Plan, source: ChangeSource, id: string): Promise<void> {
  const { workspaceId, now } = source
  const [invitation] = isId('inv', id)
    ? await plan.db
        .select({ email: invitations.email })
        .from(invitations)
        .where(
          and(
            eq(invitations.workspace_id, workspaceId),
            eq(invitations.id, id),
            gt(invitations.expires_at, now.toISOString()),
          ),
        )
    : []
  if (!invitation) throw new AppError('not_found')
  removeInvitation(plan, workspaceId, id)
  const subject = { id, name: invitation.email }
  recordActivity(plan, source, { type: 'invitation.revoked', subject, scope: inWorkspace })
}

/** Deletes an invitation, asserting that it was not accepted, replaced or revoked since it was read. */
export function removeInvitation(plan: Plan, workspaceId: string, id: string): void {
  remove(plan, invitations, { workspace_id: workspaceId, id }, {})
}
