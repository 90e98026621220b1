import { foldAddress, isAddress } from '../../db/letter-case.ts'
import { and, eq, gt, type Queries } from '../../db/drizzle.ts'
import { prepareInsert } from '../../db/insert-into.ts'
import type { Plan } from '../../db/plan.ts'
import { signInFailures, users } from '../../db/schema.ts'
import { readUserState } from '../user-states.ts'
import { newId } from '../ids.ts'

const dayMs = 86_400_000
/** Maximum number of emails per day to an address that has never been used to sign in (product.md 21.13). */
const mailsPerDay = 5

/**
 * Counts an email toward the daily limit of an address that has never been used to sign in. Reads and writes the same
 * tables for every address, so that timing does not reveal accounts.
 * @returns whether the email may be sent
 */
export async function countMail(
  plan: Plan,
  address: string,
  { isSent, now }: { isSent: boolean; now: Date },
): Promise<boolean> {
  const subject = `mail ${foldAddress(address)}`
  const since = new Date(now.getTime() - dayMs).toISOString()
  const [taken, hasSignedIn] = await Promise.all([
    readTaken(plan.db, subject, since),
    hasEverSignedIn(plan.db, address),
  ])
  const place = Array.from({ length: mailsPerDay }, (_, i) => `mail ${i}`).find((one) => !taken.has(one))
  const isCounted = isSent && !hasSignedIn && place !== undefined
  // Each counted row takes one of five unique slots, so that concurrent emails cannot exceed the limit.
  const row = isCounted ? { subject, attempt_id: place } : { subject: 'mail', attempt_id: newId('sia', now) }
  takeSlot(plan, { ...row, at: now.toISOString() })
  return isSent && (hasSignedIn || isCounted)
}

async function readTaken(db: Queries, subject: string, since: string): Promise<Set<string>> {
  const rows = await db
    .select({ place: signInFailures.attempt_id })
    .from(signInFailures)
    .where(and(eq(signInFailures.subject, subject), gt(signInFailures.at, since)))
  return new Set(rows.map(({ place }) => place))
}

async function hasEverSignedIn(db: Queries, address: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id, lastWorkspaceId: users.last_workspace_id })
    .from(users)
    .where(isAddress(users.email, address))
  const state = await readUserState(db, user?.id ?? '')
  return user !== undefined && (user.lastWorkspaceId !== null || state?.last_workspace_id != null)
}

/** Inserts a row, or replaces an expired row. Asserts that the slot has no unexpired row. */
const takeSlot = prepareInsert(signInFailures, {
  mustHold: true,
  suffix: `on conflict (attempt_id, subject) do update set at = excluded.at
    where t.at <= excluded.at - interval '1 day'`,
})
