import type { Scope } from '../../../generated/openapi.operations.ts'
import type { Database } from '../../db/database.ts'
import { and, desc, eq, inArray, lt, sql } from '../../db/drizzle.ts'
import { apiKeys, apiKeySecrets, memberships, users } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { isOver, keyStatus, type KeyStatus } from './find-key.ts'

/** A key as its workspace's owners and admins see it. */
export interface KeyDescription {
  id: string
  name: string
  scopes: Scope[]
  status: KeyStatus
  created_by: { id: string; name: string }
  /** False where the creator is not an active owner or admin, so that the key opens nothing. */
  creator_active: boolean
  created_at: string
  expires_at: string | null
  last_used_at: string | null
  /** The live ones, newest first. */
  secrets: { last4: string; created_at: string; expires_at: string | null; last_used_at: string | null }[]
}

/** The keys of a workspace, newest first. */
export async function listKeys(
  db: Database | Transaction,
  workspaceId: string,
  now: Date,
  page: PageRequest,
): Promise<Page<KeyDescription>> {
  const [after] = page.after ?? []
  const rows = await selectKeys(
    db,
    workspaceId,
    after === undefined ? undefined : lt(apiKeys.id, after),
    page.limit + 1,
  )
  const keys = await withSecrets(db, workspaceId, rows, now)
  return toPage(keys, page, ({ id }) => [id])
}

/** @throws AppError not_found */
export async function describeKey(
  db: Database | Transaction,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<KeyDescription> {
  const rows = await selectKeys(db, workspaceId, eq(apiKeys.id, id), 1)
  const [key] = await withSecrets(db, workspaceId, rows, now)
  if (!key) throw new AppError('not_found')
  return key
}

function selectKeys(
  db: Database | Transaction,
  workspaceId: string,
  condition: ReturnType<typeof eq> | undefined,
  limit: number,
) {
  return db
    .select({
      key: apiKeys,
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
}

async function withSecrets(
  db: Database | Transaction,
  workspaceId: string,
  rows: Awaited<ReturnType<typeof selectKeys>>,
  now: Date,
): Promise<KeyDescription[]> {
  const ids = rows.map(({ key }) => key.id)
  const secrets =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(apiKeySecrets)
          .where(and(eq(apiKeySecrets.workspace_id, workspaceId), inArray(apiKeySecrets.key_id, ids)))
          .orderBy(desc(apiKeySecrets.created_at))
  const at = now.toISOString()
  return rows.map(({ key, creator, creatorActive }) => {
    const ofKey = secrets.filter(({ key_id }) => key_id === key.id)
    const live = ofKey.filter(
      ({ expires_at }) => !isOver(key, at) && (expires_at === null || expires_at > at),
    )
    const uses = ofKey.flatMap(({ last_used_at }) => last_used_at ?? [])
    return {
      id: key.id,
      name: key.name,
      scopes: key.scopes as Scope[],
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
  })
}
