import { operations } from '../../../generated/settings.operations.ts'
import { verifyPassword } from '../../crypto/passwords.ts'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, sql } from '../../db/drizzle.ts'
import { signInFailures, users } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../ids.ts'
import { listManagedWorkspaces, type SignedIn } from './sessions.ts'

/** How many sign-ins may fail within a time. */
const limits = operations.signIn.signInLimits

interface Attempt {
  email: string
  password: string
  ip: string
}

/**
 * Counts an attempt as failed before its password is looked at, so that attempts which come together cannot all slip
 * through (product.md 18.5). `checkSignIn` takes it back where the password is right.
 * @returns the id of the attempt
 * @throws AppError sign_in_rate_limited, until the failure leaves the window that makes room for another
 */
export async function reserveAttempt(tx: Transaction, { email, ip }: Attempt, now: Date): Promise<string> {
  const attemptId = newId('sia', now)
  const subjects = [
    { subject: `address ${ip}`, limit: limits.address },
    { subject: `email ${email.toLowerCase()}`, limit: limits.email },
  ]
  for (const { subject, limit } of subjects) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${subject}`}, 0))`)
    await refuseTooMany(tx, subject, limit, now)
  }
  const at = now.toISOString()
  await tx
    .insert(signInFailures)
    .values(subjects.map(({ subject }) => ({ subject, at, attempt_id: attemptId })))
  return attemptId
}

async function refuseTooMany(tx: Transaction, subject: string, limit: number, now: Date): Promise<void> {
  const since = windowStart(now)
  const failures = await tx
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(and(eq(signInFailures.subject, subject), gt(signInFailures.at, since)))
    .orderBy(asc(signInFailures.at))
  const oldest = failures.at(-limit)
  if (!oldest) return
  const endsInMs = Date.parse(oldest.at) + limits.windowSeconds * 1000 - now.getTime()
  throw new AppError('sign_in_rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) })
}

const windowStart = (now: Date): string => new Date(now.getTime() - limits.windowSeconds * 1000).toISOString()

/** Deletes failures that no limit looks back at any more, as many as a batch holds. Returns whether it was full. */
export async function deleteOldFailures(db: Database, now: Date, batchSize: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from sign_in_failures where ctid = any(array(
      select ctid from sign_in_failures where at < ${windowStart(now)}
      limit ${batchSize} for update skip locked))`)
  return rowCount === batchSize
}

/**
 * Whom an e-mail address and a password let in, and where: the workspace used last, or else the one joined first. An
 * unknown address is refused as a wrong password is, and takes as long.
 * @throws AppError invalid_credentials, forbidden for who is an owner or admin nowhere
 */
export async function checkSignIn(
  db: Database,
  { email, password }: Attempt,
  attemptId: string,
): Promise<SignedIn> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  const passwordHash = user?.password_hash ?? null
  if (!(await verifyPassword(password, passwordHash)) || !user || passwordHash === null) {
    throw new AppError('invalid_credentials')
  }
  await db.delete(signInFailures).where(eq(signInFailures.attempt_id, attemptId))
  const managed = await listManagedWorkspaces(db, user.id)
  const workspace = managed.find(({ id }) => id === user.last_workspace_id) ?? managed[0]
  if (!workspace) {
    throw new AppError('forbidden', { detail: 'Only owners and admins of a workspace have settings.' })
  }
  return { userId: user.id, workspaceId: workspace.id, passwordHash }
}
