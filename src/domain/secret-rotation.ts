import { and, gt, isNull, or, sql, type SQL } from '../db/drizzle.ts'
import type { Transaction } from '../db/transaction.ts'
import type { apiKeySecrets, webhookSecrets } from '../db/schema.ts'

interface Rotation {
  now: Date
  overlapSeconds: number
  /** When the owner of the secrets ends, and its secrets with it. */
  ownerExpiresAt?: string | null
}

/**
 * Makes room for a new secret beside those of `owner`: the latest lives on for the overlap, but never longer than its
 * owner; one that was still living from an earlier rotation ends at once (product.md 3.9, 3.10, 13.5).
 * @returns when the overlap ends; null: there is none
 */
export async function retireSecrets(
  tx: Transaction,
  secrets: typeof apiKeySecrets | typeof webhookSecrets,
  owner: SQL | undefined,
  { now, overlapSeconds, ownerExpiresAt = null }: Rotation,
): Promise<string | null> {
  const at = now.toISOString()
  const wanted = new Date(now.getTime() + overlapSeconds * 1000).toISOString()
  const ends = ownerExpiresAt !== null && ownerExpiresAt < wanted ? ownerExpiresAt : wanted
  const isLatest = isNull(secrets.expires_at)
  await tx
    .update(secrets)
    .set({ expires_at: sql`case when ${isLatest} then ${ends}::timestamptz else ${at}::timestamptz end` })
    .where(and(owner, or(isLatest, gt(secrets.expires_at, at))))
  return ends > at ? ends : null
}
