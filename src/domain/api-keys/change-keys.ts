import { and, eq, gt, isNull, or, sql } from '../../db/drizzle.ts'
import type { Scope } from '../../../generated/openapi.operations.ts'
import type { Transaction } from '../../db/transaction.ts'
import { apiKeys, apiKeySecrets, memberships, workspaces } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../activity.ts'
import type { Actor, ChangeSource } from '../actor.ts'
import { inWorkspace } from '../change.ts'
import { newSecret, secretHash } from '../../crypto/api-key-secret.ts'
import { isOver } from './find-key.ts'
import { newId } from '../ids.ts'
import { retireSecrets } from '../secret-rotation.ts'

const maxKeys = 1_000

export interface NewKey {
  name: string
  scopes: readonly Scope[]
  expiresAt?: Date
}

/**
 * Mints a key that acts as the actor; its secret is shown this once.
 * @throws AppError forbidden when the actor is not an active owner or admin, key_limit beyond 1,000 live keys (product.md 3.17)
 */
export async function mintKey(
  tx: Transaction,
  actor: Actor,
  input: NewKey,
): Promise<{ id: string; secret: string }> {
  await requireKeyManager(tx, actor)
  await requireFreeKey(tx, actor)
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
  recordActivity(tx, actor, { type: 'key.created', subject: { id, name: input.name }, place: inWorkspace })
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

/** Locks the workspace, so that keys which are made at once are counted one after the other. */
async function requireFreeKey(tx: Transaction, { workspaceId, now }: Actor): Promise<void> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update')
  const isLive = and(
    eq(apiKeys.workspace_id, workspaceId),
    isNull(apiKeys.revoked_at),
    or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, now.toISOString())),
  )
  if ((await tx.$count(apiKeys, isLive)) >= maxKeys) throw new AppError('key_limit')
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
  source: ChangeSource,
  id: string,
  overlapSeconds: number,
): Promise<{ id: string; secret: string; overlap_ends_at: string | null }> {
  const { workspaceId, now } = source
  const key = await lockKey(tx, workspaceId, id)
  if (isOver(key, now.toISOString())) throw new AppError('not_found')
  const ofKey = and(eq(apiKeySecrets.workspace_id, workspaceId), eq(apiKeySecrets.key_id, id))
  const overlap = { now, overlapSeconds, ownerExpiresAt: key.expires_at }
  const overlap_ends_at = await retireSecrets(tx, apiKeySecrets, ofKey, overlap)
  const secret = newSecret()
  await insertSecret(tx, workspaceId, id, secret, now)
  await notifyKeyChange(tx)
  recordActivity(tx, source, { type: 'key.rotated', subject: key, place: inWorkspace })
  return { id, secret, overlap_ends_at }
}

/** Revokes for good. Revoking twice changes nothing. @throws AppError not_found */
export function revokeKey(tx: Transaction, source: ChangeSource, id: string): Promise<void> {
  return changeKey(tx, source, id, ({ revoked_at }) =>
    revoked_at === null ? { type: 'key.revoked', set: { revoked_at: source.now.toISOString() } } : undefined,
  )
}

/** @throws AppError not_found */
export function disableKey(tx: Transaction, source: ChangeSource, id: string): Promise<void> {
  return changeKey(tx, source, id, ({ disabled_at }) =>
    disabled_at === null
      ? { type: 'key.disabled', set: { disabled_at: source.now.toISOString() } }
      : undefined,
  )
}

/** @throws AppError not_found */
export function enableKey(tx: Transaction, source: ChangeSource, id: string): Promise<void> {
  return changeKey(tx, source, id, ({ disabled_at }) =>
    disabled_at === null ? undefined : { type: 'key.enabled', set: { disabled_at: null } },
  )
}

/** @throws AppError not_found */
function renameKey(tx: Transaction, source: ChangeSource, id: string, name: string): Promise<void> {
  return changeKey(tx, source, id, (key) =>
    key.name === name ? undefined : { type: 'key.renamed', set: { name } },
  )
}

/** Renames a key, disables it or enables it. What is undefined stays. @throws AppError not_found */
export async function updateKey(
  tx: Transaction,
  source: ChangeSource,
  id: string,
  { name, disabled }: { name?: string | undefined; disabled?: boolean | undefined },
): Promise<void> {
  if (name !== undefined) await renameKey(tx, source, id, name)
  if (disabled !== undefined) await (disabled ? disableKey : enableKey)(tx, source, id)
}

type Key = typeof apiKeys.$inferSelect
interface KeyChange {
  type: 'key.renamed' | 'key.disabled' | 'key.enabled' | 'key.revoked'
  set: Partial<Key>
}

async function changeKey(
  tx: Transaction,
  source: ChangeSource,
  id: string,
  decide: (key: Key) => KeyChange | undefined,
): Promise<void> {
  const key = await lockKey(tx, source.workspaceId, id)
  const change = decide(key)
  if (!change) return
  const { type, set } = change
  await tx
    .update(apiKeys)
    .set(set)
    .where(and(eq(apiKeys.workspace_id, source.workspaceId), eq(apiKeys.id, id)))
  await notifyKeyChange(tx)
  recordActivity(tx, source, { type, subject: { ...key, ...set }, place: inWorkspace })
}

/**
 * Has every process forget, when the transaction commits, the keys that it has looked up: this one before the caller is
 * answered, the others by a notification that is a part of the transaction, since no sweep would find one that is lost.
 */
export async function notifyKeyChange(tx: Transaction): Promise<void> {
  tx.signal('taskwire_keys')
  await tx.execute(sql`select pg_notify('taskwire_keys', '')`)
}

/** @throws AppError not_found */
async function lockKey(tx: Transaction, workspaceId: string, id: string): Promise<Key> {
  const [key] = await tx
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.workspace_id, workspaceId), eq(apiKeys.id, id)))
    .for('update')
  if (!key) throw new AppError('not_found')
  return key
}
