import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt, isNull, or } from '../../db/drizzle.ts'
import type { Scope } from '../../../generated/openapi.operations.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { insert, update } from '../../db/rows.ts'
import { apiKeys, apiKeySecrets, memberships, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { Actor, ChangeSource } from '../actor.ts'
import { inWorkspace } from '../record/change.ts'
import { newSecret, secretHash } from '../../crypto/api-key-secret.ts'
import { describeRow, readKey, type KeyDescription, type KeyRow } from './describe-key.ts'
import { isRevokedOrExpired } from './find-key.ts'
import { newId } from '../ids.ts'
import { differences } from '../record/changed-values.ts'
import { countBeforeAdding, lockRows } from '../row-version.ts'
import { endSecrets, retireSecrets, secretsAfterRotation } from '../secret-rotation.ts'
import { planToken } from '../token-workspace.ts'

export const maxKeys = 1_000

export interface NewKey {
  name: string
  scopes: readonly Scope[]
  expiresAt?: Date
}

/**
 * Creates a key that acts as the actor. The secret is returned only here.
 * @throws AppError forbidden if the actor is not an active owner or admin, key_limit beyond 1,000 live keys (product.md 3.17)
 */
export async function mintKey(
  plan: Plan,
  actor: Actor,
  input: NewKey,
): Promise<{ id: string; secret: string; key: KeyDescription }> {
  const creator = await findKeyManager(plan, actor)
  await requireBelowKeyLimit(plan, actor)
  const id = newId('key', actor.now)
  const key = {
    workspace_id: actor.workspaceId,
    id,
    name: input.name,
    scopes: [...new Set(input.scopes)],
    created_by: actor.userId,
    created_at: actor.now.toISOString(),
    expires_at: input.expiresAt?.toISOString() ?? null,
    disabled_at: null,
    revoked_at: null,
  }
  insert(plan, apiKeys, key)
  const { secret, shown } = addSecret(plan, actor, id)
  recordActivity(plan, actor, { type: 'key.created', subject: key, scope: inWorkspace })
  const described = describeRow(
    { key, version: '', creator, creatorActive: true, secrets: [shown] },
    actor.now,
  )
  return { id, secret, key: described }
}

async function findKeyManager({ db }: Plan, actor: Actor): Promise<KeyRow['creator']> {
  const [manager] = await db
    .select({ id: users.id, name: users.name, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.workspace_id, actor.workspaceId),
        eq(memberships.user_id, actor.userId),
        eq(memberships.status, 'active'),
      ),
    )
  if (!manager || manager.role === 'member')
    throw new AppError('forbidden', { detail: 'Only active owners and admins of the workspace may do this.' })
  return { id: manager.id, name: manager.name }
}

async function requireBelowKeyLimit(plan: Plan, { workspaceId, now }: ChangeSource): Promise<void> {
  const isLive = and(
    eq(apiKeys.workspace_id, workspaceId),
    isNull(apiKeys.revoked_at),
    or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, now.toISOString())),
  )
  if ((await countBeforeAdding(plan, workspaceId, apiKeys, isLive)) >= maxKeys)
    throw new AppError('key_limit')
}

function addSecret(plan: Plan, { workspaceId, now }: ChangeSource, keyId: string) {
  const secret = newSecret()
  const shown = {
    last4: secret.slice(-4),
    created_at: now.toISOString(),
    expires_at: null,
    last_used_at: null,
  }
  const hash = secretHash(secret)
  insert(plan, apiKeySecrets, { ...shown, workspace_id: workspaceId, key_id: keyId, hash })
  planToken(plan, hash, workspaceId, null)
  return { secret, shown }
}

/**
 * Gives a key a new secret; the old secret stays valid for the overlap. Among users, only the creator may do so, since
 * the secret acts as the creator (product.md 3.18).
 * @throws AppError not_found for an unknown, revoked or expired key, forbidden
 */
export async function rotateKey(
  plan: Plan,
  source: ChangeSource,
  id: string,
  overlapSeconds: number,
): Promise<{ id: string; secret: string; overlap_ends_at: string | null; key: KeyDescription }> {
  const { workspaceId, now } = source
  const row = await readKeyForUpdate(plan, workspaceId, id)
  if (isRevokedOrExpired(row.key, now.toISOString())) throw new AppError('not_found')
  requireCreator(source, row, 'Only the creator of a key may rotate it.')
  const rotation = { workspaceId, ownerId: id, now, overlapSeconds, ownerExpiresAt: row.key.expires_at }
  const overlap_ends_at = retireSecrets(plan, endKeySecrets, rotation)
  const { secret, shown } = addSecret(plan, source, id)
  updateKey(plan, row)
  recordActivity(plan, source, { type: 'key.rotated', subject: row.key, scope: inWorkspace })
  const key = describeRow(row, now)
  const secrets = secretsAfterRotation(key.secrets, shown, overlap_ends_at)
  return { id, secret, overlap_ends_at, key: { ...key, secrets } }
}

/** Refuses a user who did not create the key. Operator commands have no user. @throws AppError forbidden */
function requireCreator({ userId }: ChangeSource, { creator }: KeyRow, detail: string): void {
  if (userId !== null && userId !== creator.id) throw new AppError('forbidden', { detail })
}

const endKeySecrets = endSecrets('api_key_secrets', 'key_id')

export interface KeyUpdate {
  name?: string | undefined
  scopes?: readonly Scope[] | undefined
  /** Null if the key never expires. */
  expiresAt?: string | null | undefined
  disabled?: boolean | undefined
  /** Revokes the key permanently. Revoking it twice changes nothing. */
  revoked?: true
}

/**
 * Renames, disables, enables or revokes a key, or sets its scopes and expiry. Undefined fields do not change. Among
 * users, only the creator may extend the key (product.md 3.19).
 * @throws AppError not_found, forbidden, key_limit if reactivating an expired key would exceed the limit
 */
export async function changeKey(
  plan: Plan,
  source: ChangeSource,
  id: string,
  { name, scopes, expiresAt, disabled, revoked }: KeyUpdate,
): Promise<KeyDescription> {
  const row = await readKeyForUpdate(plan, source.workspaceId, id)
  const at = source.now.toISOString()
  const key = { ...row.key }
  if (name !== undefined) key.name = name
  if (scopes && new Set(scopes).symmetricDifference(new Set(key.scopes)).size > 0) key.scopes = [...scopes]
  if (expiresAt !== undefined) key.expires_at = expiresAt
  if (hasGained(row.key, key))
    requireCreator(source, row, 'Only the creator of a key may add scopes or set a later expiry.')
  if (disabled !== undefined && disabled !== (key.disabled_at !== null))
    key.disabled_at = disabled ? at : null
  if (revoked) key.revoked_at ??= at
  if (isRevokedOrExpired(row.key, at) && !isRevokedOrExpired(key, at))
    await requireBelowKeyLimit(plan, source)
  const changedRow = { ...row, key }
  if (!isDeepStrictEqual(key, row.key)) {
    updateKey(plan, changedRow)
    recordKeyChanges(plan, source, row.key, key)
  }
  return describeRow(changedRow, source.now)
}

/** Records an activity for each kind of change. */
function recordKeyChanges(plan: Plan, source: ChangeSource, before: KeyRow['key'], key: KeyRow['key']): void {
  const renamed = differences(before, key, ['name'])
  if (renamed.name)
    recordActivity(plan, source, { type: 'key.renamed', subject: key, scope: inWorkspace, changed: renamed })
  const changed = differences(before, key, ['scopes', 'expires_at'])
  if (Object.keys(changed).length > 0)
    recordActivity(plan, source, { type: 'key.updated', subject: key, scope: inWorkspace, changed })
  if (key.disabled_at !== before.disabled_at)
    recordActivity(plan, source, {
      type: key.disabled_at === null ? 'key.enabled' : 'key.disabled',
      subject: key,
      scope: inWorkspace,
    })
  if (key.revoked_at !== before.revoked_at)
    recordActivity(plan, source, { type: 'key.revoked', subject: key, scope: inWorkspace })
}

/** Returns whether a key has gained scopes or a later expiry. */
function hasGained(before: KeyRow['key'], { scopes, expires_at: end }: KeyRow['key']): boolean {
  const isLater = before.expires_at !== null && (end === null || end > before.expires_at)
  return isLater || !new Set(scopes).isSubsetOf(new Set(before.scopes))
}

/** @throws AppError not_found */
async function readKeyForUpdate(plan: Plan, workspaceId: string, id: string): Promise<KeyRow> {
  await lockRows(plan, apiKeys, and(eq(apiKeys.workspace_id, workspaceId), eq(apiKeys.id, id)))
  return readKey(plan.db, workspaceId, id)
}

/** Updates a key, asserting the version that was read. */
function updateKey(plan: Plan, { key, version }: KeyRow): void {
  const { workspace_id, id, name, scopes, expires_at, disabled_at, revoked_at } = key
  const changes = { name, scopes, expires_at, disabled_at, revoked_at }
  update(plan, apiKeys, { workspace_id, id }, changes, { version })
  notifyKeyChange(plan, workspace_id)
}

/**
 * Invalidates the key cache of every process when the plan commits: locally before the response, elsewhere by
 * `pg_notify` in the same commit, because a lost signal would leave stale keys.
 */
export function notifyKeyChange(plan: Plan, workspaceId: string): void {
  plan.signal('taskwire_keys', workspaceId, workspaceId)
  plan.add(notifyKeys, { workspaceId })
}

/** Writes no row: the notification is part of the commit. */
const notifyKeys: RowStatement = {
  mustHold: true,
  changeOf: null,
  text: (rows) =>
    `select pg_notify('taskwire_keys', r->>'workspaceId')::text from json_array_elements(${rows}) as r`,
}
