import { and, eq, gt, isNull, or } from '../../db/drizzle.ts'
import type { SecretBox } from '../../crypto/secret-box.ts'
import type { Database } from '../../db/database.ts'
import { webhookSecrets } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'

/** Lists the workspaces that have signing secrets, for operators. */
export async function listSealingWorkspaces(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ id: webhookSecrets.workspace_id }).from(webhookSecrets)
  return rows.map(({ id }) => id)
}

/**
 * Re-encrypts active signing secrets that were encrypted with another key.
 * @returns how many were re-encrypted, and how many no known key can decrypt
 */
export async function resealSecrets(
  tx: Transaction,
  workspaceId: string,
  box: SecretBox,
  now: Date,
): Promise<{ resealed: number; unreadable: number }> {
  const inWorkspace = eq(webhookSecrets.workspace_id, workspaceId)
  const isAlive = or(isNull(webhookSecrets.expires_at), gt(webhookSecrets.expires_at, now.toISOString()))
  const rows = await tx
    .select({ sealed: webhookSecrets.sealed, endpointId: webhookSecrets.endpoint_id })
    .from(webhookSecrets)
    .where(and(inWorkspace, isAlive))
    .for('update')
  const counts = { resealed: 0, unreadable: 0 }
  for (const { sealed, endpointId } of rows) {
    let resealedSecret: Buffer | undefined
    try {
      resealedSecret = box.reseal(sealed)
    } catch {
      counts.unreadable += 1
    }
    if (!resealedSecret) continue
    await tx
      .update(webhookSecrets)
      .set({ sealed: resealedSecret })
      .where(and(inWorkspace, eq(webhookSecrets.endpoint_id, endpointId), eq(webhookSecrets.sealed, sealed)))
    counts.resealed += 1
  }
  return counts
}
