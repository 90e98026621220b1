import { and, eq, sql } from '../../db/drizzle.ts'
import type { Scope } from '../../../generated/openapi.operations.ts'
import type { Transaction } from '../../db/transaction.ts'
import { apiKeys, apiKeySecrets, memberships } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { newSecret, secretHash } from '../../crypto/api-key-secret.ts'
import { isOver, listKeys, type KeyDescription } from './find-key.ts'
import { newId } from '../ids.ts'
import { retireSecrets } from '../secret-rotation.ts'

export interface NewKey {
  name: string
  scopes: readonly Scope[]
  expiresAt?: Date
}

/**
 * Mints a key that acts as the actor; its secret is shown this once.
 * @throws AppError forbidden when the actor is not an active owner or admin
 */
export async function mintKey(
  tx: Transaction,
  actor: Actor,
  input: NewKey,
): Promise<{ id: string; secret: string }> {
  await requireKeyManager(tx, actor)
  const id = newId('key', actor.now)
  const secret = newSecret()
  await tx.insert(apiKeys).values({
    workspace_id: actor.workspaceId,
    id,
    name: input.name,
    scopes: [...new Set(input.scopes)],
    created_by: actor.userId,
    created_at: actor.now.toISOString(),
    expires_at: input.expiresAt?.toISOString() ?? null,
  })
  await insertSecret(tx, actor.workspaceId, id, secret, actor.now)
  return { id, secret }
}

async function requireKeyManager(tx: Transaction, actor: Actor): Promise<void> {
  const [membership] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(
      and(
        eq(memberships.workspace_id, actor.workspaceId),
        eq(memberships.user_id, actor.userId),
        eq(memberships.status, 'active'),
      ),
    )
  if (!membership || membership.role === 'member') throw new AppError('forbidden')
}

async function insertSecret(
  tx: Transaction,
  workspaceId: string,
  keyId: string,
  secret: string,
  now: Date,
): Promise<void> {
  await tx.insert(apiKeySecrets).values({
    hash: secretHash(secret),
    workspace_id: workspaceId,
    key_id: keyId,
    last4: secret.slice(-4),
    created_at: now.toISOString(),
  })
}

/**
 * Gives a key a new secret; for the overlap both open it.
 * @throws AppError not_found for an unknown, revoked or expired key
 */
export async function rotateKey(
  tx: Transaction,
  id: string,
  overlapSeconds: number,
  now: Date,
): Promise<{ id: string; secret: string; overlap_ends_at: string | null }> {
  const key = await lockKey(tx, id)
  if (isOver(key, now.toISOString())) throw new AppError('not_found')
  const ofKey = and(eq(apiKeySecrets.workspace_id, key.workspace_id), eq(apiKeySecrets.key_id, id))
  const overlap = { now, overlapSeconds, ownerExpiresAt: key.expires_at }
  const overlap_ends_at = await retireSecrets(tx, apiKeySecrets, ofKey, overlap)
  const secret = newSecret()
  await insertSecret(tx, key.workspace_id, id, secret, now)
  await notifyKeyChange(tx)
  return { id, secret, overlap_ends_at }
}

/** Revokes for good. Revoking twice changes nothing. */
export function revokeKey(tx: Transaction, id: string, now: Date): Promise<KeyDescription> {
  return changeKey(tx, id, now, { revoked_at: sql`coalesce(${apiKeys.revoked_at}, ${now.toISOString()})` })
}

export function disableKey(tx: Transaction, id: string, now: Date): Promise<KeyDescription> {
  return changeKey(tx, id, now, { disabled_at: sql`coalesce(${apiKeys.disabled_at}, ${now.toISOString()})` })
}

export function enableKey(tx: Transaction, id: string, now: Date): Promise<KeyDescription> {
  return changeKey(tx, id, now, { disabled_at: sql`null` })
}

type Change = Partial<Record<'revoked_at' | 'disabled_at', ReturnType<typeof sql>>>

async function changeKey(tx: Transaction, id: string, now: Date, change: Change): Promise<KeyDescription> {
  const key = await lockKey(tx, id)
  await tx
    .update(apiKeys)
    .set(change)
    .where(and(eq(apiKeys.workspace_id, key.workspace_id), eq(apiKeys.id, id)))
  await notifyKeyChange(tx)
  const changed = (await listKeys(tx, key.workspace_id, now)).find((listed) => listed.id === id)
  if (!changed) throw new AppError('not_found')
  return changed
}

/** Has every process forget, when the transaction commits, the keys that it has looked up. It is not lost: no sweep would find it. */
export async function notifyKeyChange(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify('taskwire_keys', '')`)
}

/** @throws AppError not_found */
async function lockKey(tx: Transaction, id: string): Promise<typeof apiKeys.$inferSelect> {
  const [key] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update')
  if (!key) throw new AppError('not_found')
  return key
}
