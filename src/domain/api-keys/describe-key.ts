import type { Schemas } from '../../../generated/settings.operations.ts'
import { and, desc, eq, inArray, lt, sql, type Queries } from '../../db/drizzle.ts'
import { apiKeys, apiKeySecrets, memberships, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { versionOf } from '../../db/rows.ts'
import { isRevokedOrExpired, keyStatus } from './find-key.ts'

/** A key as owners and admins of the workspace see it. */
export type KeyDescription = Schemas['Key']

/** Lists the keys of a workspace, newest first. */
export async function listKeys(
  db: Queries,
  workspaceId: string,
  now: Date,
  page: PageRequest,
): Promise<Page<KeyDescription>> {
  const [after] = page.after ?? []
  const condition = after === undefined ? undefined : lt(apiKeys.id, after)
  const rows = await readKeys(db, workspaceId, condition, page.limit + 1)
  const keys = rows.map((row) => describeRow(row, now))
  return toPage(keys, page, ({ id }) => [id])
}

/** @throws AppError not_found */
export async function describeKey(
  db: Queries,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<KeyDescription> {
  return describeRow(await readKey(db, workspaceId, id), now)
}

/** The row of a key with its version, creator and secrets, from which the description is built. */
export interface KeyRow {
  key: typeof apiKeys.$inferSelect
  version: string
  creator: { id: string; name: string }
  creatorActive: boolean
  /** All secrets, including expired secrets, newest first. */
  secrets: KeyDescription['secrets']
}

/** @throws AppError not_found */
export async function readKey(db: Queries, workspaceId: string, id: string): Promise<KeyRow> {
  const [row] = await readKeys(db, workspaceId, eq(apiKeys.id, id), 1)
  if (!row) throw new AppError('not_found')
  return row
}

async function readKeys(
  db: Queries,
  workspaceId: string,
  condition: ReturnType<typeof eq> | undefined,
  limit: number,
): Promise<KeyRow[]> {
  const rows = await db
    .select({
      key: apiKeys,
      version: versionOf(apiKeys),
      creator: { id: users.id, name: users.name },
      creatorActive: sql<boolean>`coalesce(${memberships.status} = 'active' and ${memberships.role} in ('owner', 'admin'), false)`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.created_by))
    .leftJoin(
      memberships,
      and(eq(memberships.workspace_id, apiKeys.workspace_id), eq(memberships.user_id, apiKeys.created_by)),
    )
    .where(and(eq(apiKeys.workspace_id, workspaceId), condition))
    .orderBy(desc(apiKeys.id))
    .limit(limit)
  if (rows.length === 0) return []
  const ids = rows.map(({ key }) => key.id)
  const secrets = await db
    .select()
    .from(apiKeySecrets)
    .where(and(eq(apiKeySecrets.workspace_id, workspaceId), inArray(apiKeySecrets.key_id, ids)))
    .orderBy(desc(apiKeySecrets.created_at))
  return rows.map((row) => ({ ...row, secrets: secrets.filter(({ key_id }) => key_id === row.key.id) }))
}

export function describeRow({ key, creator, creatorActive, secrets }: KeyRow, now: Date): KeyDescription {
  const at = now.toISOString()
  const live = secrets.filter(
    ({ expires_at }) => !isRevokedOrExpired(key, at) && (expires_at === null || expires_at > at),
  )
  const uses = secrets.flatMap(({ last_used_at }) => last_used_at ?? [])
  return {
    id: key.id,
    name: key.name,
    scopes: key.scopes as KeyDescription['scopes'],
    status: keyStatus(key, at),
    created_by: creator,
    creator_active: creatorActive,
    created_at: key.created_at,
    expires_at: key.expires_at,
    last_used_at: uses.sort().at(-1) ?? null,
    secrets: live.map(({ last4, created_at, expires_at, last_used_at }) => ({
      last4,
      created_at,
      expires_at,
      last_used_at,
    })),
  }
}
