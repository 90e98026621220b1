import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../crypto/passwords.ts'
import { isAddress } from '../../db/letter-case.ts'
import { eq } from '../../db/drizzle.ts'
import { users, workspaces, type WorkspaceRole } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace } from '../record/change.ts'
import { newId } from '../ids.ts'
import { setMembership } from './change-members.ts'
import { endSessions } from './end-sessions.ts'
import { lockUser } from '../user-states.ts'
import { recordPerson } from './record-person.ts'

interface Person {
  email: string
  name: string
}

interface User extends Person {
  id: string
}

/** A user and their generated password; null if the user existed already. */
interface NewAccount {
  user: User
  password: string | null
}

/** Creates a workspace and its owner, who may be an existing user (product.md 18.9). */
export async function createWorkspace(
  tx: Transaction,
  origin: Omit<ChangeSource, 'workspaceId'>,
  { name, timeZone, owner }: { name: string; timeZone?: string | undefined; owner: Person },
): Promise<NewAccount & { workspace: { id: string; name: string } }> {
  const workspace = { id: newId('ws', origin.now), name }
  const source = { ...origin, workspaceId: workspace.id }
  await tx
    .insert(workspaces)
    .values({ ...workspace, time_zone: timeZone, created_at: source.now.toISOString() })
  recordActivity(tx, source, { type: 'workspace.created', subject: workspace, scope: inWorkspace })
  return { workspace, ...(await addMember(tx, source, owner, 'owner')) }
}

/**
 * Makes a person an active member of a workspace; creates the user if the email address is new.
 * @throws AppError not_found
 */
export async function addMember(
  tx: Transaction,
  source: ChangeSource,
  person: Person,
  role: WorkspaceRole,
): Promise<NewAccount> {
  const account = (await findAccount(tx, person.email)) ?? (await createUser(tx, person, source.now))
  await setMembership(tx, source, account.user.id, { role, status: 'active' })
  return account
}

async function findAccount(tx: Transaction, email: string): Promise<NewAccount | undefined> {
  const [user] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(isAddress(users.email, email))
  return user && { user, password: null }
}

async function createUser(tx: Transaction, { email, name }: Person, now: Date): Promise<NewAccount> {
  const user = { id: newId('user', now), email, name }
  const password = generatePassword()
  const password_hash = await hashPassword(password)
  await tx.insert(users).values({ ...user, password_hash, created_at: now.toISOString() })
  return { user, password }
}

/**
 * Sets a generated password, ends all sessions of the user, and records the reset in their workspaces, except
 * workspaces that are moving or have moved.
 * @throws AppError not_found
 */
export async function resetPassword(
  tx: Transaction,
  origin: Omit<ChangeSource, 'workspaceId'>,
  email: string,
): Promise<{ id: string; email: string; password: string }> {
  const account = await findAccount(tx, email)
  if (!account) throw new AppError('not_found')
  const { id, email: stored } = account.user
  const password = generatePassword()
  // A sign-in waits for this lock.
  await lockUser(tx, id)
  await tx
    .update(users)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(users.id, id))
  await endSessions(tx, id)
  await recordPerson(tx, origin, id, { type: 'member.password_reset' })
  return { id, email: stored, password }
}

/** Returns 96 random bits as text that can be typed. */
const generatePassword = (): string => randomBytes(12).toString('base64url')
