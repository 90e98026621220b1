import type { Schemas } from '../../../generated/settings.operations.ts'
import { and, eq, ne } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { assertLast, insert, remove, removeAll, update, versionOf } from '../../db/rows.ts'
import {
  memberships,
  projectMembers,
  users,
  type MembershipStatus,
  type WorkspaceRole,
} from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { notifyKeyChange } from '../api-keys/change-keys.ts'
import { inWorkspace } from '../record/change.ts'
import { differences } from '../record/changed-values.ts'
import { countBeforeAdding, lockRows } from '../row-version.ts'
import { endSessionsIn } from './end-sessions.ts'
import { planUserWorkspace } from './user-workspaces.ts'

type Member = Schemas['Member']

interface Rights {
  role: WorkspaceRole
  status: MembershipStatus
}

/** A user and their membership; null if they are not a member. */
interface Candidate {
  user: Member['user']
  membership: (Omit<Member, 'user'> & { version: string }) | null
}

/**
 * Changes the role or status of a member. Undefined fields do not change.
 * @throws AppError not_found, forbidden, last_owner, own_membership (product.md 20.5)
 */
export async function changeMember(
  plan: Plan,
  source: ChangeSource,
  userId: string,
  change: { role?: WorkspaceRole | undefined; status?: MembershipStatus | undefined },
): Promise<Member> {
  const member = await readMember(plan, source.workspaceId, userId)
  const { role, status } = member.membership
  const rights = { role: change.role ?? role, status: change.status ?? status }
  await requireMayChange(plan, source, member, rights)
  return writeMembership(plan, source, member, rights)
}

/**
 * Removes a member, with their sessions in the workspace and their roles in its projects.
 * @throws AppError not_found, forbidden, last_owner, own_membership (product.md 20.5)
 */
export async function removeMember(plan: Plan, source: ChangeSource, userId: string): Promise<void> {
  const { workspaceId } = source
  const member = await readMember(plan, workspaceId, userId)
  await requireMayChange(plan, source, member, null)
  const { user, membership } = member
  const key = { workspace_id: workspaceId, user_id: userId }
  remove(plan, memberships, key, { version: membership.version })
  removeAll(plan, projectMembers, key)
  await endSessionsIn(plan, workspaceId, userId)
  notifyKeyChange(plan, workspaceId)
  recordActivity(plan, source, {
    type: 'member.removed',
    subject: user,
    scope: inWorkspace,
    changed: { role: [membership.role, null] },
  })
}

/**
 * Sets the role and status of a user in a workspace, and on first activation the time of joining. Records nothing if
 * both are unchanged.
 * @throws AppError not_found for an unknown user, last_owner
 */
export async function setMembership(
  plan: Plan,
  source: ChangeSource,
  userId: string,
  rights: Rights,
): Promise<Member> {
  const candidate = await readCandidate(plan, source.workspaceId, userId)
  await requireAnotherOwner(plan, source, candidate, rights)
  return writeMembership(plan, source, candidate, rights)
}

async function readMember(plan: Plan, workspaceId: string, userId: string) {
  const { user, membership } = await readCandidate(plan, workspaceId, userId)
  if (!membership) throw new AppError('not_found')
  return { user, membership }
}

/** @throws AppError not_found for an unknown user */
async function readCandidate(plan: Plan, workspaceId: string, userId: string): Promise<Candidate> {
  const isTheirs = and(eq(memberships.workspace_id, workspaceId), eq(memberships.user_id, userId))
  await lockRows(plan, memberships, isTheirs)
  const { role, status, joined_at, last_seen_at } = memberships
  const [found] = await plan.db
    .select({
      user: { id: users.id, name: users.name, email: users.email },
      membership: { role, status, joined_at, last_seen_at },
      version: versionOf(memberships),
    })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.user_id, users.id), isTheirs))
    .where(eq(users.id, userId))
  if (!found) throw new AppError('not_found')
  const { user, membership, version } = found
  return { user, membership: membership && { ...membership, version } }
}

/**
 * Checks a change to a member. For operator commands, only checks that an owner remains.
 * @param rights the new role and status; null if the member is removed
 * @throws AppError forbidden if an admin changes or makes an owner, last_owner, own_membership
 */
async function requireMayChange(
  plan: Plan,
  source: ChangeSource,
  member: Candidate & { membership: Rights },
  rights: Rights | null,
): Promise<void> {
  const { workspaceId, userId: actorId } = source
  const concernsOwner = member.membership.role === 'owner' || rights?.role === 'owner'
  if (concernsOwner && actorId !== null) await requireOwner(plan, workspaceId, actorId)
  await requireAnotherOwner(plan, source, member, rights)
  if (member.user.id === actorId) throw new AppError('own_membership')
}

/** @throws AppError forbidden */
async function requireOwner(plan: Plan, workspaceId: string, userId: string): Promise<void> {
  const isTheirs = and(eq(memberships.workspace_id, workspaceId), eq(memberships.user_id, userId))
  const owners = await plan.db.$count(memberships, and(isTheirs, activeOwner))
  if (owners === 0) throw new AppError('forbidden', { detail: 'Only owners may make or change an owner.' })
  assertLast(
    plan,
    memberships,
    { workspace_id: workspaceId, user_id: userId },
    { role: 'owner', status: 'active' },
  )
}

async function writeMembership(
  plan: Plan,
  source: ChangeSource,
  { user, membership }: Candidate,
  rights: Rights,
): Promise<Member> {
  const { workspaceId, now } = source
  const joined = membership?.joined_at ?? null
  const written = {
    ...rights,
    joined_at: rights.status === 'active' ? (joined ?? now.toISOString()) : joined,
    last_seen_at: membership?.last_seen_at ?? null,
  }
  const changed = differences(membership ?? { role: null, status: null }, rights, ['role', 'status'])
  if (Object.keys(changed).length === 0) return { user, ...written }
  const key = { workspace_id: workspaceId, user_id: user.id }
  if (!membership) {
    insert(plan, memberships, { ...key, ...written })
    planUserWorkspace(plan, workspaceId, user.id)
  } else {
    const { role, status, joined_at } = written
    update(plan, memberships, key, { role, status, joined_at }, { version: membership.version })
  }
  if (rights.status !== 'active') await endSessionsIn(plan, workspaceId, user.id)
  notifyKeyChange(plan, workspaceId)
  recordActivity(plan, source, { type: 'member.changed', subject: user, scope: inWorkspace, changed })
  return { user, ...written }
}

const activeOwner = and(eq(memberships.role, 'owner'), eq(memberships.status, 'active'))
const isActiveOwner = ({ role, status }: Rights): boolean => role === 'owner' && status === 'active'

/**
 * Checks that the workspace still has an active owner after the member is changed. Of concurrent plans, only the
 * first commits.
 * @throws AppError last_owner
 */
async function requireAnotherOwner(
  plan: Plan,
  { workspaceId }: ChangeSource,
  { user, membership }: Candidate,
  rights: Rights | null,
): Promise<void> {
  if (!membership || !isActiveOwner(membership) || (rights && isActiveOwner(rights))) return
  const isOther = and(
    eq(memberships.workspace_id, workspaceId),
    ne(memberships.user_id, user.id),
    activeOwner,
  )
  const others = await countBeforeAdding(plan, workspaceId, memberships, isOther)
  if (others === 0) throw new AppError('last_owner')
}
