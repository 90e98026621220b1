import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Scope } from '../../generated/openapi.router.ts'
import type { Database, Transaction } from '../db/client.ts'
import { apiKeys, apiKeySecrets, memberships, workspaces } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Actor } from './actor.ts'
import { newSecret, secretHash } from './api-key-secret.ts'
import { newId } from './ids.ts'
import { retireSecrets } from './secret-rotation.ts'

/** What a request's key says of it. */
export interface ApiKey {
  id: string
  name: string
  scopes: Scope[]
  workspaceId: string
  workspaceName: string
  /** The creator: the user that the key acts as. */
  userId: string
  disabled: boolean
  /** When the key or this secret of it expires; null: never. */
  validUntil: string | null
}

/**
 * The key that a secret belongs to, or undefined when it opens nothing: unknown, revoked, expired, or its creator is
 * no active owner or admin of the workspace (specification, section 5). A disabled key is found.
 */
export async function findKeyByHash(db: Database, hash: Buffer, now: Date): Promise<ApiKey | undefined> {
  const at = now.toISOString()
  const [row] = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      workspaceId: apiKeys.workspace_id,
      workspaceName: workspaces.name,
      userId: apiKeys.created_by,
      disabledAt: apiKeys.disabled_at,
      keyExpiresAt: apiKeys.expires_at,
      secretExpiresAt: apiKeySecrets.expires_at,
      lastUsedAt: apiKeySecrets.last_used_at,
    })
    .from(apiKeySecrets)
    .innerJoin(
      apiKeys,
      and(eq(apiKeys.workspace_id, apiKeySecrets.workspace_id), eq(apiKeys.id, apiKeySecrets.key_id)),
    )
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspace_id))
    .innerJoin(
      memberships,
      and(
        eq(memberships.workspace_id, apiKeys.workspace_id),
        eq(memberships.user_id, apiKeys.created_by),
        eq(memberships.status, 'active'),
        sql`${memberships.role} in ('owner', 'admin')`,
      ),
    )
    .where(
      and(
        eq(apiKeySecrets.hash, hash),
        isNull(apiKeys.revoked_at),
        or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, at)),
        or(isNull(apiKeySecrets.expires_at), gt(apiKeySecrets.expires_at, at)),
      ),
    )
  if (!row) return undefined
  const { disabledAt, lastUsedAt, keyExpiresAt, secretExpiresAt, ...key } = row
  await touchSecret(db, hash, lastUsedAt, now)
  return {
    ...key,
    scopes: key.scopes as Scope[],
    disabled: disabledAt !== null,
    validUntil: [keyExpiresAt, secretExpiresAt].filter((at) => at !== null).sort()[0] ?? null,
  }
}

/** `last_used_at` is kept to the minute, so that reading stays reading. */
async function touchSecret(db: Database, hash: Buffer, lastUsedAt: string | null, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000).toISOString()
  if (lastUsedAt !== null && lastUsedAt > minuteAgo) return
  await db.update(apiKeySecrets).set({ last_used_at: now.toISOString() }).where(eq(apiKeySecrets.hash, hash))
}

export interface NewKey {
  name: string
  scopes: readonly Scope[]
  expiresAt?: Date
}

/**
 * Mints a key that acts as the actor; its secret is shown this once.
 * @throws AppError forbidden when the actor is no active owner or admin
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
  await announceKeyChange(tx)
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
  await announceKeyChange(tx)
  const changed = (await listKeys(tx, key.workspace_id, now)).find((listed) => listed.id === id)
  if (!changed) throw new AppError('not_found')
  return changed
}

/** Tells every process, when the transaction commits, to forget the keys that it has looked up. */
export async function announceKeyChange(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify('taskwire_keys', '')`)
}

/** @throws AppError not_found */
async function lockKey(tx: Transaction, id: string): Promise<typeof apiKeys.$inferSelect> {
  const [key] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update')
  if (!key) throw new AppError('not_found')
  return key
}

export interface KeyDescription {
  id: string
  name: string
  scopes: string[]
  status: 'active' | 'disabled' | 'revoked' | 'expired'
  created_at: string
  expires_at: string | null
  last_used_at: string | null
  /** The live ones, newest first. */
  secrets: { last4: string; expires_at: string | null; last_used_at: string | null }[]
}

/** The workspace's keys, oldest first. */
export async function listKeys(
  db: Database | Transaction,
  workspaceId: string,
  now: Date,
): Promise<KeyDescription[]> {
  const at = now.toISOString()
  const keys = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.workspace_id, workspaceId))
    .orderBy(asc(apiKeys.id))
  const secrets = await db
    .select()
    .from(apiKeySecrets)
    .where(eq(apiKeySecrets.workspace_id, workspaceId))
    .orderBy(desc(apiKeySecrets.created_at))
  return keys.map((key) => {
    const own = secrets.filter((secret) => secret.key_id === key.id)
    const status = keyStatus(key, at)
    const live = own.filter(({ expires_at }) => !isOver(key, at) && (expires_at === null || expires_at > at))
    return {
      id: key.id,
      name: key.name,
      scopes: key.scopes,
      status,
      created_at: key.created_at,
      expires_at: key.expires_at,
      last_used_at: own.reduce<string | null>(
        (latest, { last_used_at }) => later(latest, last_used_at),
        null,
      ),
      secrets: live.map(({ last4, expires_at, last_used_at }) => ({ last4, expires_at, last_used_at })),
    }
  })
}

/** Nothing brings a revoked or expired key back. */
function isOver(key: typeof apiKeys.$inferSelect, at: string): boolean {
  return key.revoked_at !== null || (key.expires_at !== null && key.expires_at <= at)
}

function keyStatus(key: typeof apiKeys.$inferSelect, at: string): KeyDescription['status'] {
  if (key.revoked_at !== null) return 'revoked'
  if (key.expires_at !== null && key.expires_at <= at) return 'expired'
  return key.disabled_at === null ? 'active' : 'disabled'
}

const later = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a
