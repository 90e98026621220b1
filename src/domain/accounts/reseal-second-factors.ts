import type { SecretBox } from '../../crypto/secret-box.ts'
import { eq, isNotNull } from '../../db/drizzle.ts'
import { users } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'

/**
 * Re-encrypts the secrets of second factors that were encrypted with another key.
 * @returns how many were re-encrypted, and how many no known key can decrypt
 */
export async function resealSecondFactors(
  tx: Transaction,
  box: SecretBox,
): Promise<{ resealed: number; unreadable: number }> {
  const rows = await tx
    .select({ id: users.id, sealed: users.second_factor_sealed })
    .from(users)
    .where(isNotNull(users.second_factor_sealed))
    .for('no key update')
  const counts = { resealed: 0, unreadable: 0 }
  for (const { id, sealed } of rows) {
    if (sealed === null) continue
    let resealedSecret: Buffer | undefined
    try {
      resealedSecret = box.reseal(sealed)
    } catch {
      counts.unreadable += 1
    }
    if (!resealedSecret) continue
    await tx.update(users).set({ second_factor_sealed: resealedSecret }).where(eq(users.id, id))
    counts.resealed += 1
  }
  return counts
}
