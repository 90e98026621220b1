import { operations } from '../../../generated/settings.operations.ts'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { users } from '../../db/schema.ts'
import { checkPassword, type CheckedAttempt } from './password-attempts.ts'
import type { Session } from './sessions.ts'

/**
 * Checks the current password of the session's user. A wrong password counts as a failed sign-in, which limits guessing
 * from a stolen session.
 * @throws AppError sign_in_rate_limited
 */
export async function checkCurrentPassword(
  db: Database,
  { user }: Session,
  { password, ip }: { password: string; ip: string },
  now: Date,
): Promise<CheckedAttempt<string>> {
  const [row] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, user.id))
  const attempt = { email: user.email, ip, limits: operations.changePassword.signInLimits }
  return { ...attempt, found: await checkPassword(db, attempt, { password, hash: row?.hash }, now) }
}
