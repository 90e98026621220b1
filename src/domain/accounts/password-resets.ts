import { operations } from '../../../generated/settings.operations.ts'
import { newSessionToken, sessionTokenHash } from '../../crypto/session-token.ts'
import { isAddress } from '../../db/letter-case.ts'
import { and, eq, gt, type Queries } from '../../db/drizzle.ts'
import { prepareInsert } from '../../db/insert-into.ts'
import type { Plan } from '../../db/plan.ts'
import { remove } from '../../db/rows.ts'
import { passwordResets, users } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { countMail } from '../mail/daily-limit.ts'
import { planMail, type Mailing } from '../mail/outbox.ts'
import { readUserForUpdate, writeUser } from './change-user.ts'
import { recordAttempt } from './password-attempts.ts'
import { endSessions } from './end-sessions.ts'
import { recordPerson } from './record-person.ts'

const lifeMs = 3_600_000

/**
 * Sends a user a link to set a new password. An unknown address causes the same statements, so that timing does not
 * reveal accounts.
 * @throws AppError mail_not_configured, sign_in_rate_limited
 */
export async function requestPasswordReset(
  tx: Transaction,
  { email, ip }: { email: string; ip: string },
  mailing: Mailing,
  now: Date,
): Promise<void> {
  if (!mailing.isConfigured) throw new AppError('mail_not_configured')
  const { signInLimits: limits } = operations.requestPasswordReset
  await recordAttempt(tx, { email, ip, limits, kind: 'reset' }, false, now)
  const [found] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isAddress(users.email, email))
  const user = found ?? { id: '', email }
  const token = newSessionToken()
  insertForUser(tx, {
    hash: sessionTokenHash(token),
    user_id: user.id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifeMs).toISOString(),
  })
  const isSent = await countMail(tx, user.email, { isSent: found !== undefined, now })
  planMail(tx, mailing, resetMail(user.email, token), now, isSent ? user.id : '')
}

/** Inserts a password reset if the user exists. */
const insertForUser = prepareInsert(passwordResets, { matching: () => 'join users u on u.id = r.user_id' })

const resetMail = (to: string, token: string) => ({
  to,
  subject: 'Reset your Taskwire password',
  paragraphs: [
    'Someone has asked to reset the password of your Taskwire account.',
    'The link works once, for an hour. If you did not request this, ignore this email: your password does not change.',
  ],
  link: { words: 'Set a new password', path: `/settings/reset-password#${token}` },
})

/** Finds the user of a pending password reset. @throws AppError not_found */
export async function findReset(db: Queries, token: string, now: Date): Promise<string> {
  const [reset] = await db
    .select({ userId: passwordResets.user_id })
    .from(passwordResets)
    .where(
      and(eq(passwordResets.hash, sessionTokenHash(token)), gt(passwordResets.expires_at, now.toISOString())),
    )
  if (!reset) throw new AppError('not_found')
  return reset.userId
}

/**
 * Sets the user's password, ends all their sessions and deletes their pending resets. Of several plans with the same
 * link, only the first commits.
 * @throws AppError not_found
 */
export async function completePasswordReset(
  plan: Plan,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const userId = await findReset(plan.db, token, now)
  const user = await readUserForUpdate(plan, userId)
  if (!user) throw new AppError('not_found')
  writeUser(plan, { ...user, password_hash: passwordHash })
  const open = await plan.db
    .select({ hash: passwordResets.hash })
    .from(passwordResets)
    .where(eq(passwordResets.user_id, userId))
  // The row of the link is asserted even if it has been deleted since it was read.
  for (const hash of [sessionTokenHash(token), ...open.map(({ hash }) => hash)])
    remove(plan, passwordResets, { hash }, {})
  await endSessions(plan, userId)
  await recordPerson(plan, { userId, via: 'web', now }, userId, { type: 'member.password_reset' })
}
