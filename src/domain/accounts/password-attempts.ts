import { operations } from '../../../generated/settings.operations.ts'
import { verifyPassword } from '../../crypto/passwords.ts'
import { foldAddress } from '../../db/letter-case.ts'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, lt, or, sql, type Queries } from '../../db/drizzle.ts'
import { signInFailures } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { networkOf } from './client-network.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../ids.ts'

export { signInKey } from '../../db/pool/use-bounds.ts'

/** A password attempt: the account, the client address, and the limit of failures in the window. */
export interface PasswordAttempt {
  email: string
  ip: string
  limits: { email: number; address: number; windowSeconds: number }
  /** Kind of attempt, if it is counted separately from sign-ins. */
  kind?: 'reset'
}

/** An attempt whose password has been checked, and the result if the password is right. */
export interface CheckedAttempt<Found> extends PasswordAttempt {
  found: Found | undefined
  /** The user whose second factor must also be checked. */
  needsCodeOf?: string | undefined
}

/**
 * Returns the hash if the password matches. Rate-limited attempts are refused before any hashing.
 * @throws AppError sign_in_rate_limited
 */
export async function checkPassword(
  db: Database,
  attempt: PasswordAttempt,
  { password, hash = null }: { password: string; hash: string | null | undefined },
  now: Date,
): Promise<string | undefined> {
  for (const subject of countersOf(attempt)) await refuseTooMany(db, subject, attempt, now)
  return (await verifyPassword(password, hash)) && hash !== null ? hash : undefined
}

/**
 * Returns whether an attempt succeeds, and counts failures, under a lock. Concurrent attempts are serialized, so that
 * beyond the limit no attempt learns whether the password was right (product.md 18.5).
 * @throws AppError sign_in_rate_limited, until enough failures have left the window
 */
export async function recordAttempt(
  tx: Transaction,
  attempt: PasswordAttempt,
  check: boolean | (() => Promise<boolean>),
  now: Date,
): Promise<boolean> {
  const subjects = countersOf(attempt)
  for (const subject of subjects) {
    const name = `sign-in ${subject.name}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
    await refuseTooMany(tx, subject, attempt, now)
  }
  const isRight = typeof check === 'boolean' ? check : await check()
  if (isRight) return true
  const failure = { at: now.toISOString(), attempt_id: newId('sia', now) }
  await tx.insert(signInFailures).values(subjects.map(({ name }) => ({ ...failure, subject: name })))
  return false
}

interface FailureCounter {
  name: string
  limit: number
}

/** Lists the counters of an attempt in a fixed order, so that two attempts cannot deadlock. */
function countersOf({ email, ip, limits, kind }: PasswordAttempt): FailureCounter[] {
  const prefix = kind ? `${kind} ` : ''
  return [
    { name: `${prefix}address ${networkOf(ip)}`, limit: limits.address },
    { name: `${prefix}email ${foldAddress(email)}`, limit: limits.email },
  ]
}

async function refuseTooMany(
  db: Queries,
  { name, limit }: FailureCounter,
  { limits: { windowSeconds } }: PasswordAttempt,
  now: Date,
): Promise<void> {
  const failures = await db
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(and(eq(signInFailures.subject, name), gt(signInFailures.at, windowStart(now, windowSeconds))))
    .orderBy(asc(signInFailures.at))
  const oldest = failures.at(-limit)
  if (!oldest) return
  const endsInMs = Date.parse(oldest.at) + windowSeconds * 1000 - now.getTime()
  throw new AppError('sign_in_rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) })
}

const windowStart = (now: Date, seconds: number): string =>
  new Date(now.getTime() - seconds * 1000).toISOString()

const longestSeconds = Math.max(
  operations.signIn.signInLimits.windowSeconds,
  operations.changePassword.signInLimits.windowSeconds,
  operations.requestPasswordReset.signInLimits.windowSeconds,
)

/**
 * Returns the condition that a failure is older than every window. Counted emails (mail/daily-limit.ts) are kept for a
 * day.
 */
export const isOldFailure = (now: Date) =>
  and(
    lt(signInFailures.at, windowStart(now, longestSeconds)),
    or(sql`${signInFailures.subject} not like 'mail %'`, lt(signInFailures.at, windowStart(now, 86_400))),
  )
