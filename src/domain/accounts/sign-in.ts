import { verifyPassword } from '../../crypto/passwords.ts'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, gt, sql } from '../../db/drizzle.ts'
import { signInFailures, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { listManagedWorkspaces } from './sessions.ts'

/** How many sign-ins may fail within a time. */
export interface SignInLimits {
  email: number
  address: number
  window_seconds: number
}

interface Attempt {
  email: string
  password: string
  ip: string
}

/**
 * Whom an e-mail address and a password let in, and where (product.md 15.5). An unknown address is refused as a wrong
 * password is, and takes as long.
 * @throws AppError sign_in_rate_limited, invalid_credentials, forbidden for who is an owner or admin nowhere
 */
export async function checkSignIn(
  db: Database,
  { email, password, ip }: Attempt,
  limits: SignInLimits,
  now: Date,
): Promise<{ userId: string; workspaceId: string }> {
  const subjects = [
    { subject: `email ${email.toLowerCase()}`, limit: limits.email },
    { subject: `address ${ip}`, limit: limits.address },
  ]
  for (const { subject, limit } of subjects) await refuseTooMany(db, subject, limit, limits, now)
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  if (!(await verifyPassword(password, user?.password_hash ?? null)) || !user) {
    await db
      .insert(signInFailures)
      .values(subjects.map(({ subject }) => ({ subject, at: now.toISOString() })))
    throw new AppError('invalid_credentials')
  }
  const managed = await listManagedWorkspaces(db, user.id)
  const workspace = managed.find(({ id }) => id === user.last_workspace_id) ?? managed[0]
  if (!workspace) throw new AppError('forbidden')
  return { userId: user.id, workspaceId: workspace.id }
}

/** @throws AppError sign_in_rate_limited, until the failure leaves the window that makes room for another */
async function refuseTooMany(
  db: Database,
  subject: string,
  limit: number,
  { window_seconds }: SignInLimits,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - window_seconds * 1000).toISOString()
  const failures = await db
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(and(eq(signInFailures.subject, subject), gt(signInFailures.at, since)))
    .orderBy(asc(signInFailures.at))
  const oldest = failures.at(-limit)
  if (!oldest) return
  const endsInMs = Date.parse(oldest.at) + window_seconds * 1000 - now.getTime()
  throw new AppError('sign_in_rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) })
}
