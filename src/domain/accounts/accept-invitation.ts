import { operations } from '../../../generated/settings.operations.ts'
import { sessionTokenHash } from '../../crypto/session-token.ts'
import { lowerCaseAddress } from '../../db/letter-case.ts'
import type { Database } from '../../db/database.ts'
import { and, eq, type Queries } from '../../db/drizzle.ts'
import { prepareInsert } from '../../db/insert-into.ts'
import type { Plan } from '../../db/plan.ts'
import { assertLast, insert } from '../../db/rows.ts'
import { invitations, memberships, users, workspaces } from '../../db/schema.ts'
import { AppError, invalid } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import { notifyKeyChange } from '../api-keys/change-keys.ts'
import { inWorkspace } from '../record/change.ts'
import { newId } from '../ids.ts'
import { assertActive, refuseWhileMoving } from '../workspace-state.ts'
import { inTokenWorkspace } from '../token-workspace.ts'
import { isInviter, isOpen, removeInvitation } from './invitations.ts'
import { hashNewPassword } from './new-password.ts'
import { hasSecondFactor, noSecondFactor } from './second-factor.ts'
import { checkPassword, type CheckedAttempt } from './password-attempts.ts'
import { planUserWorkspace } from './user-workspaces.ts'

/** A pending invitation, found by the token of its link. The account is null if the address has none. */
type OpenInvitation = Awaited<ReturnType<typeof findInvitation>>

/** A person who joins, with the hash of the password that was entered. */
interface JoiningPerson {
  id: string
  passwordHash: string
  /** The name of a person without an account. */
  newName: string | null
  hasSecondFactor: boolean
}

/** Finds a pending invitation by the token of its link. @throws AppError not_found */
export async function findInvitation(db: Queries, token: string, now: Date) {
  const hash = sessionTokenHash(token)
  const inWorkspace = await inTokenWorkspace(db, invitations.workspace_id, hash)
  const [invitation] = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      workspace: { id: workspaces.id, name: workspaces.name },
      workspaceState: workspaces.state,
      inviter: { id: memberships.user_id, role: memberships.role },
      account: { id: users.id, name: users.name, hash: users.password_hash, hasSecondFactor },
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspace_id))
    .leftJoin(users, eq(lowerCaseAddress(users.email), lowerCaseAddress(invitations.email)))
    .leftJoin(memberships, isInviter)
    .where(and(eq(invitations.token_hash, hash), inWorkspace, isOpen(now)))
  if (!invitation) throw new AppError('not_found')
  return invitation
}

/** Creates an account for a person who has none. @throws AppError validation_error, weak_password */
export async function createPerson(
  { name, password }: { name?: string | undefined; password: string },
  now: Date,
): Promise<JoiningPerson> {
  if (name === undefined) throw invalid('name', 'name is required.')
  const passwordHash = await hashNewPassword(password, 'password')
  return { id: newId('user', now), passwordHash, newName: name, hasSecondFactor: false }
}

/** Checks the password of the invited account. @throws AppError sign_in_rate_limited */
export async function checkPerson(
  db: Database,
  { email, account }: OpenInvitation,
  { password, ip }: { password: string; ip: string },
  now: Date,
): Promise<CheckedAttempt<JoiningPerson>> {
  const attempt = { email, ip, limits: operations.acceptInvitation.signInLimits }
  const passwordHash = await checkPassword(db, attempt, { password, hash: account?.hash }, now)
  if (!account || passwordHash === undefined) return { ...attempt, found: undefined }
  const { id, hasSecondFactor } = account
  const needsCodeOf = hasSecondFactor ? id : undefined
  return { ...attempt, found: { id, passwordHash, newName: null, hasSecondFactor }, needsCodeOf }
}

/**
 * Makes a person an active member, and creates an account if needed. Of several plans for one invitation, only the
 * first commits.
 * @throws AppError not_found, already_member, invalid_credentials if the address got an account since it was read
 * @throws AppError service_unavailable while the workspace is moved
 */
export async function acceptInvitation(
  plan: Plan,
  token: string,
  { id: userId, passwordHash, newName }: JoiningPerson,
  now: Date,
): Promise<void> {
  const invitation = await findInvitation(plan.db, token, now)
  const { id, email, role, workspace, workspaceState, inviter, account } = invitation
  refuseWhileMoving(workspaceState)
  assertActive(plan, workspace.id)
  const at = now.toISOString()
  if (account) await refuseMember(plan, workspace.id, account.id)
  if (account?.id !== (newName === null ? userId : undefined)) throw new AppError('invalid_credentials')
  removeInvitation(plan, workspace.id, id)
  if (inviter) {
    const key = { workspace_id: workspace.id, user_id: inviter.id }
    assertLast(plan, memberships, key, { role: inviter.role, status: 'active' })
  }
  if (newName !== null) {
    const user = { id: userId, email, name: newName, password_hash: passwordHash, created_at: at }
    const initial = { last_workspace_id: workspace.id, session_changes: 0, keyboard_shortcuts: true }
    insert(plan, users, { ...user, ...initial, ...noSecondFactor })
  }
  const membership = { workspace_id: workspace.id, user_id: userId, role, joined_at: at }
  joinWorkspace(plan, { ...membership, status: 'active', last_seen_at: null })
  planUserWorkspace(plan, workspace.id, userId)
  notifyKeyChange(plan, workspace.id)
  const source = { workspaceId: workspace.id, userId, via: 'web' as const, now }
  const subject = { id: userId, name: newName ?? account?.name ?? '' }
  const changed = { role: [null, role] } as const
  recordActivity(plan, source, { type: 'member.joined', subject, scope: inWorkspace, changed })
}

async function refuseMember({ db }: Plan, workspaceId: string, userId: string): Promise<void> {
  const [membership] = await db
    .select({ status: memberships.status })
    .from(memberships)
    .where(and(eq(memberships.workspace_id, workspaceId), eq(memberships.user_id, userId)))
  if (membership && membership.status !== 'pending') throw new AppError('already_member')
}

/**
 * Inserts a membership, or replaces a pending one. Asserts that the person is not already an active or suspended
 * member.
 */
const joinWorkspace = prepareInsert(memberships, {
  mustHold: true,
  suffix: `on conflict (workspace_id, user_id) do update set role = excluded.role, status = excluded.status,
      joined_at = coalesce(t.joined_at, excluded.joined_at)
    where t.status = 'pending'`,
})
