import { hashPassword, verifyPassword } from '../../crypto/passwords.ts'
import { isMostUsed } from '../../crypto/most-used-passwords.ts'
import { eq } from '../../db/drizzle.ts'
import { users } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { endSessions, type Session } from './sessions.ts'

/**
 * Changes the password of the session's user and ends their other sessions.
 * @throws AppError wrong_password, weak_password
 */
export async function changePassword(
  tx: Transaction,
  { id, user }: Session,
  { current, next }: { current: string; next: string },
): Promise<void> {
  if (await isMostUsed(next)) throw new AppError('weak_password', { param: 'new_password' })
  const [row] = await tx
    .select({ hash: users.password_hash })
    .from(users)
    .where(eq(users.id, user.id))
    .for('update')
  if (!(await verifyPassword(current, row?.hash ?? null)))
    throw new AppError('wrong_password', { param: 'current_password' })
  await tx
    .update(users)
    .set({ password_hash: await hashPassword(next) })
    .where(eq(users.id, user.id))
  await endSessions(tx, user.id, id)
}
