import { and, eq, gt, isNull, or, sql } from '../../db/drizzle.ts'
import type { Scope } from '../../../generated/openapi.operations.ts'
import type { Database } from '../../db/database.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { StalePlanError } from '../../db/errors.ts'
import { refuseWhileMoving } from '../workspace-state.ts'
import { apiKeys, apiKeySecrets, memberships, workspaces } from '../../db/schema.ts'
import { inTokenWorkspace } from '../token-workspace.ts'

/** The API key of a request. */
export type ApiKey = NonNullable<Awaited<ReturnType<typeof findKeyByHash>>>

/**
 * Finds the key of a secret; undefined if the key is unknown, revoked or expired, or its creator is not an active owner
 * or admin of the workspace (product.md 3.8). Disabled keys are found.
 */
export async function findKeyByHash(db: Database, hash: Buffer, now: Date) {
  const at = now.toISOString()
  const inWorkspace = await inTokenWorkspace(db, apiKeySecrets.workspace_id, hash)
  const [row] = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      workspaceId: apiKeys.workspace_id,
      workspaceName: workspaces.name,
      workspaceState: workspaces.state,
      /** The address to which the workspace has moved, if known. */
      movedTo: workspaces.moved_to,
      /** Keys to verify cursors of installations that the workspace came from. */
      cursorKeys: workspaces.cursor_keys,
      /** The creator: the user that the key acts as. */
      userId: apiKeys.created_by,
      disabledAt: apiKeys.disabled_at,
      keyExpiresAt: apiKeys.expires_at,
      secretExpiresAt: apiKeySecrets.expires_at,
      /** The recorded time of the last use of this secret. */
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
        inWorkspace,
        isNull(apiKeys.revoked_at),
        or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, at)),
        or(isNull(apiKeySecrets.expires_at), gt(apiKeySecrets.expires_at, at)),
      ),
    )
  if (!row) return undefined
  const { disabledAt, keyExpiresAt, secretExpiresAt, ...key } = row
  return {
    ...key,
    scopes: key.scopes as Scope[],
    disabled: disabledAt !== null,
    /** SHA-256 of the secret, in hexadecimal digits. */
    secretHash: hash.toString('hex'),
    /** The earlier expiry of the key and this secret, as an ISO date-time; null if neither expires. */
    validUntil: [keyExpiresAt, secretExpiresAt].filter((at) => at !== null).sort()[0] ?? null,
  }
}

/**
 * Asserts that the key's secret is active, its scopes are unchanged, its creator is an active owner or admin
 * (product.md 3.16), and its workspace is not being moved.
 * @throws StalePlanError if the key has expired
 * @throws AppError service_unavailable
 */
export function assertKey(plan: Plan, key: ApiKey, now: Date): void {
  const { workspaceId, id, scopes, secretHash, validUntil, workspaceState } = key
  refuseWhileMoving(workspaceState)
  if (validUntil !== null && validUntil <= now.toISOString()) throw new StalePlanError()
  plan.add(assertAlive, {
    workspace_id: workspaceId,
    key_id: id,
    hash: `\\x${secretHash}`,
    scopes,
    valid_until: validUntil,
  })
}

/**
 * Joins the tables that the permissions of a key depend on, since each write asserts them. The workspace's state is a
 * subquery: with a join, PostgreSQL would choose a merge join with all secrets of a small table.
 */
const assertAlive: RowStatement = {
  mustHold: true,
  isLast: true,
  changeOf: null,
  text: (rows, workspaceId) => `
    select 1 from json_to_recordset(${rows})
      as r (workspace_id text, key_id text, hash bytea, scopes text[], valid_until timestamptz)
    join api_key_secrets s on s.workspace_id = ${workspaceId} and s.key_id = r.key_id and s.hash = r.hash
    join api_keys k on k.workspace_id = ${workspaceId} and k.id = r.key_id
    join memberships m on m.workspace_id = ${workspaceId} and m.user_id = k.created_by
    where k.revoked_at is null and k.disabled_at is null and m.status = 'active' and m.role in ('owner', 'admin')
      and k.scopes = r.scopes and least(k.expires_at, s.expires_at) is not distinct from r.valid_until
      and (select w.state from workspaces w where w.id = ${workspaceId}) = 'active'`,
}

type KeyStatus = 'active' | 'disabled' | 'revoked' | 'expired'

/** Returns whether a key is revoked or expired, both of which are final. */
export function isRevokedOrExpired(key: typeof apiKeys.$inferSelect, at: string): boolean {
  return key.revoked_at !== null || (key.expires_at !== null && key.expires_at <= at)
}

export function keyStatus(key: typeof apiKeys.$inferSelect, at: string): KeyStatus {
  if (key.revoked_at !== null) return 'revoked'
  if (key.expires_at !== null && key.expires_at <= at) return 'expired'
  return key.disabled_at === null ? 'active' : 'disabled'
}
