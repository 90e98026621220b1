import { operations } from '../../../generated/settings.operations.ts'
import { isAddress } from '../../db/letter-case.ts'
import type { Database } from '../../db/database.ts'
import { readOfUser } from '../../db/citus/by-workspace.ts'
import { and, eq } from '../../db/drizzle.ts'
import { memberships, users, workspaces } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { checkPassword, type CheckedAttempt } from './password-attempts.ts'
import { hasSecondFactor } from './second-factor.ts'
import type { SignInResult } from './start-session.ts'
import { readUserState } from '../user-states.ts'
import { listOwnWorkspaces } from './user-workspaces.ts'

interface SignedInUser {
  id: string
  passwordHash: string
  lastWorkspaceId: string | null
  hasSecondFactor: boolean
}

/** Returns the id of the account with this address, for the fair scheduling of password checks. */
export async function findAccountId(db: Database, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(isAddress(users.email, email))
  return user?.id
}

/**
 * Checks an email address and a password. An unknown address takes as long to check as a wrong password.
 * @throws AppError sign_in_rate_limited
 */
export async function checkSignIn(
  db: Database,
  { email, password, ip }: { email: string; password: string; ip: string },
  now: Date,
): Promise<CheckedAttempt<SignedInUser>> {
  const [user] = await db
    .select({
      id: users.id,
      hash: users.password_hash,
      lastWorkspaceId: users.last_workspace_id,
      hasSecondFactor,
    })
    .from(users)
    .where(isAddress(users.email, email))
  const attempt = { email, ip, limits: operations.signIn.signInLimits }
  const passwordHash = await checkPassword(db, attempt, { password, hash: user?.hash }, now)
  if (!user || passwordHash === undefined) return { ...attempt, found: undefined }
  const needsCodeOf = user.hasSecondFactor ? user.id : undefined
  return { ...attempt, found: { ...user, passwordHash }, needsCodeOf }
}

/**
 * Finds the workspace to sign in to: the last used workspace, or else the first that the user joined.
 * @throws AppError invalid_credentials for an unknown address or a wrong password; forbidden for a user without a
 * workspace; workspace_moved if all workspaces have moved
 */
export async function chooseWorkspace(db: Database, user: SignedInUser | undefined): Promise<SignInResult> {
  if (!user) throw new AppError('invalid_credentials')
  const joined = await listOwnWorkspaces(db, user.id)
  const last = (await readUserState(db, user.id))?.last_workspace_id ?? user.lastWorkspaceId
  const workspace = joined.find(({ id }) => id === last) ?? joined[0]
  if (!workspace) await refuseMoved(db, user.id)
  if (!workspace)
    throw new AppError('forbidden', { detail: 'Only active members of a workspace can sign in.' })
  const { id: userId, passwordHash, hasSecondFactor } = user
  return { userId, workspaceId: workspace.id, passwordHash, hasSecondFactor }
}

/** @throws AppError workspace_moved if the user is an active member of a workspace that has moved */
async function refuseMoved(db: Database, userId: string): Promise<void> {
  const [moved] = await readOfUser(db, userId, (scope) =>
    db
      .select({ to: workspaces.moved_to })
      .from(memberships)
      .innerJoin(workspaces, and(eq(workspaces.id, memberships.workspace_id), eq(workspaces.state, 'moved')))
      .where(
        and(
          scope.has(memberships.workspace_id),
          eq(memberships.user_id, userId),
          eq(memberships.status, 'active'),
        ),
      ),
  )
  if (moved) throw new AppError('workspace_moved', { detail: moved.to ?? '' })
}
