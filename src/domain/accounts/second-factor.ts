import { operations } from '../../../generated/settings.operations.ts'
import { newRecoveryCodes, recoveryCodeHash } from '../../crypto/recovery-codes.ts'
import type { SecretBox } from '../../crypto/secret-box.ts'
import { findTotpStep, newTotpSecret, totpUri } from '../../crypto/totp.ts'
import { eq, isNotNull, sql } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { assertLast } from '../../db/rows.ts'
import { isAddress } from '../../db/letter-case.ts'
import { users } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { ChangeSource } from '../actor.ts'
import { endSessions, recheckSessions } from './end-sessions.ts'
import { recordPerson } from './record-person.ts'
import { lockUser, writeFactorStep } from '../user-states.ts'

/* A second factor (product.md 18.13) consists of the encrypted secret of an authenticator app and hashes of recovery
   codes. It is active from `second_factor_at` on. */

/** Limits on wrong codes per address and IP address, like the limits on wrong passwords. */
export const codeLimits = operations.confirmSecondFactor.signInLimits

type PersonalSource = Omit<ChangeSource, 'workspaceId'>

/** True if the second factor of a user is active. */
export const hasSecondFactor = sql<boolean>`${isNotNull(users.second_factor_at)}`

/** Requires that the user has a second factor, until the commit. @throws AppError second_factor_missing */
export async function assertFactor(plan: Plan, userId: string): Promise<void> {
  const { second_factor_at } = users
  const [user] = await plan.db.select({ second_factor_at }).from(users).where(eq(users.id, userId))
  if (!user?.second_factor_at) throw new AppError('second_factor_missing')
  assertLast(plan, users, { id: userId }, user)
}

/** The columns of a user without a second factor. */
export const noSecondFactor = {
  second_factor_sealed: null,
  second_factor_at: null,
  second_factor_step: null,
  recovery_codes: [],
}

async function readFactor(tx: Transaction, userId: string) {
  const { email, second_factor_sealed, second_factor_at, second_factor_step, recovery_codes } = users
  const columns = { email, second_factor_sealed, second_factor_at, second_factor_step, recovery_codes }
  const step = await lockUser(tx, userId)
  const [user] = await tx.select(columns).from(users).where(eq(users.id, userId))
  if (!user) throw new AppError('not_found')
  return { ...user, second_factor_step: step ?? user.second_factor_step }
}

type Factor = Awaited<ReturnType<typeof readFactor>>

async function writeFactor(
  tx: Transaction,
  userId: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...values, session_changes: sql`${users.session_changes} + 1` })
    .where(eq(users.id, userId))
  if (values.second_factor_step === null) await writeFactorStep(tx, userId, null)
}

/**
 * Creates a secret that `confirm` activates. Replaces a secret that was not confirmed.
 * @throws AppError second_factor_active
 */
export async function setUp(
  tx: Transaction,
  userId: string,
  box: SecretBox,
): Promise<{ secret: string; uri: string }> {
  const { email, second_factor_at } = await readFactor(tx, userId)
  if (second_factor_at !== null) throw new AppError('second_factor_active')
  const secret = newTotpSecret()
  await writeFactor(tx, userId, { second_factor_sealed: box.seal(secret), second_factor_step: null })
  return { secret, uri: totpUri(secret, email) }
}

/** Checks that there is a second factor to confirm. @throws AppError not_found, second_factor_active */
export async function requireUnconfirmed(tx: Transaction, userId: string): Promise<void> {
  const { second_factor_sealed, second_factor_at } = await readFactor(tx, userId)
  if (second_factor_at !== null) throw new AppError('second_factor_active')
  if (second_factor_sealed === null) throw new AppError('not_found')
}

/** Activates the second factor, and ends the user's other sessions. Returns the recovery codes. */
export async function confirm(
  tx: Transaction,
  source: PersonalSource,
  userId: string,
  sessionId: string,
): Promise<string[]> {
  await requireUnconfirmed(tx, userId)
  const codes = newRecoveryCodes()
  const recovery_codes = codes.map(recoveryCodeHash)
  await writeFactor(tx, userId, { second_factor_at: source.now.toISOString(), recovery_codes })
  await endSessions(tx, userId, sessionId)
  await recordPerson(tx, source, userId, { type: 'member.second_factor_added' })
  return codes
}

/** Replaces the recovery codes. @throws AppError not_found without a second factor */
export async function renewRecoveryCodes(
  tx: Transaction,
  source: PersonalSource,
  userId: string,
): Promise<string[]> {
  await requireFactor(tx, userId)
  const codes = newRecoveryCodes()
  await writeFactor(tx, userId, { recovery_codes: codes.map(recoveryCodeHash) })
  await recordPerson(tx, source, userId, { type: 'member.recovery_codes_renewed' })
  return codes
}

/** Turns the second factor off. @throws AppError not_found if there is none */
export async function remove(tx: Transaction, source: PersonalSource, userId: string): Promise<void> {
  await requireFactor(tx, userId)
  await writeFactor(tx, userId, noSecondFactor)
  await recheckSessions(tx, userId)
  await recordPerson(tx, source, userId, { type: 'member.second_factor_removed' })
}

/**
 * Turns off the lost second factor of the user with this address, and ends all their sessions.
 * @throws AppError not_found
 */
export async function resetSecondFactor(
  tx: Transaction,
  source: PersonalSource,
  address: string,
): Promise<{ id: string; email: string }> {
  const { id, email } = users
  const [user] = await tx.select({ id, email }).from(users).where(isAddress(email, address))
  if (!user) throw new AppError('not_found')
  await remove(tx, source, user.id)
  await endSessions(tx, user.id)
  return user
}

async function requireFactor(tx: Transaction, userId: string): Promise<void> {
  const { second_factor_at } = await readFactor(tx, userId)
  if (second_factor_at === null) throw new AppError('not_found')
}

/**
 * Consumes a code from the user's app, or a recovery code, under a lock, so that only one of several requests with a
 * code succeeds. Returns whether the code was right.
 */
export async function useCode(
  tx: Transaction,
  userId: string,
  given: string,
  box: SecretBox,
  now: Date,
): Promise<boolean> {
  const factor = await readFactor(tx, userId)
  const code = given.replaceAll(/[\s-]/g, '')
  const step = /^\d{6}$/.test(code) ? findStep(factor, code, box, now) : undefined
  if (step !== undefined) {
    if (step <= (factor.second_factor_step ?? 0)) return false
    await writeFactorStep(tx, userId, step)
    return true
  }
  const hash = recoveryCodeHash(code)
  if (factor.second_factor_at === null || !factor.recovery_codes.includes(hash)) return false
  const recovery_codes = factor.recovery_codes.filter((one) => one !== hash)
  await writeFactor(tx, userId, { recovery_codes })
  return true
}

/**
 * Returns the period of a code; undefined if the code is wrong or the secret cannot be decrypted. Recovery codes still
 * work then.
 */
function findStep(
  { second_factor_sealed }: Factor,
  code: string,
  box: SecretBox,
  now: Date,
): number | undefined {
  if (second_factor_sealed === null) return undefined
  let secret: string
  try {
    secret = box.open(second_factor_sealed)
  } catch {
    return undefined
  }
  return findTotpStep(secret, code, now)
}
