import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'

/** A mail that this worker has leased. */
export interface ClaimedMail {
  id: string
  sealed: Buffer
  failures: number
  /** The end of the lease, after which any worker may send the mail. */
  next_attempt_at: string
}

/**
 * Leases due mails in one statement, by moving their next attempt past the lease. A mail whose worker was killed is sent
 * again when the lease runs out.
 */
export function claimMails(
  db: Database,
  now: Date,
  { total, leaseSeconds }: { total: number; leaseSeconds: number },
): Promise<ClaimedMail[]> {
  const at = now.toISOString()
  return db.execute<ClaimedMail & Record<string, unknown>>(sql`
    update mails m set next_attempt_at = greatest(now(), ${at}) + make_interval(secs => ${leaseSeconds})
    from (
      select id from mails where next_attempt_at <= ${at}
      order by next_attempt_at limit ${total} for update skip locked
    ) due
    where m.id = due.id
    returning m.id, m.sealed, m.failures, m.next_attempt_at`)
}

/** Deletes a mail that was accepted or given up. */
export async function deleteMail(db: Database, { id }: ClaimedMail): Promise<void> {
  await db.execute(sql`delete from mails where id = ${id}`)
}

/** Ends a lease: the next attempt is at this time. Does nothing if another worker has leased the mail since. */
export async function rescheduleMail(
  db: Database,
  { id, next_attempt_at }: ClaimedMail,
  failures: number,
  at: Date,
): Promise<void> {
  await db.execute(sql`
    update mails set failures = ${failures}, next_attempt_at = ${at.toISOString()}
    where id = ${id} and next_attempt_at = ${next_attempt_at}`)
}
