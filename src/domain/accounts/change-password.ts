import { operations } from '../../../generated/settings.operations.ts'
import { hashPassword } from '../../crypto/passwords.ts'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { users } from '../../db/schema.ts'
import type { Plan } from '../../db/plan.ts'
import { AppError } from '../../errors.ts'
import { readUserForUpdate, writeUser } from './change-user.ts'
import { rejectWeakPassword } from './new-password.ts'
import { checkPassword, type CheckedAttempt } from './password-attempts.ts'
import { endSessions } from './end-sessions.ts'
import type { Session } from './sessions.ts'

/** The hashes of the current and the new password. */
interface PasswordChange {
  current: string
  next: string
}

/**
 * Checks the current password of the session's user. A wrong password counts as a failed sign-in, which limits guessing
 * from a stolen session.
 * @throws AppError validation_error, weak_password, sign_in_rate_limited
 */
export async function checkPasswordChange(
  db: Database,
  { user }: Session,
  { current, next, ip }: { current: string; next: string; ip: string },
  now: Date,
): Promise<CheckedAttempt<PasswordChange>> {
  await rejectWeakPassword(next, 'new_password')
  const [row] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, user.id))
  const attempt = { email: user.email, ip, limits: operations.changePassword.signInLimits }
  const hash = await checkPassword(db, attempt, { password: current, hash: row?.hash }, now)
  return { ...attempt, found: hash === undefined ? hash : { current: hash, next: await hashPassword(next) } }
}

/**
 * Changes the password of the session's user and ends their other sessions.
 * @throws AppError wrong_password, including if the password was changed since it was checked
 */
export async function changePassword(
  plan: Plan,
  { id, user: { id: userId } }: Session,
  hashes: PasswordChange | undefined,
): Promise<void> {
  const user = hashes && (await readUserForUpdate(plan, userId))
  if (!user || user.password_hash !== hashes.current)
    throw new AppError('wrong_password', { param: 'current_password' })
  writeUser(plan, { ...user, password_hash: hashes.next })
  await endSessions(plan, userId, id)
}
