import * as changes from '../../domain/api-keys/change-keys.ts'
import { describeKey, listKeys as listDescribed } from '../../domain/api-keys/describe-key.ts'
import { toInstant } from '../../domain/dates.ts'
import * as usage from '../../domain/request-log/key-usage.ts'
import { invalid } from '../../errors.ts'
import type { Input, Reply, SessionReadContext, SessionWriteContext } from '../../http/settings-context.ts'

export function listKeys(
  { query }: Input<'listKeys'>,
  { db, workspaceId, now, paginate }: SessionReadContext,
): Promise<Reply<'listKeys'>> {
  return paginate(query, ['listKeys'], (page) => listDescribed(db, workspaceId, now, page))
}

export async function getKey(
  { path }: Input<'getKey'>,
  { db, workspaceId, now }: SessionReadContext,
): Promise<Reply<'getKey'>> {
  return { status: 200, body: { data: await describeKey(db, workspaceId, path.id, now) } }
}

export async function createKey(
  { body }: Input<'createKey'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'createKey'>> {
  const { name, scopes, expires_at = null } = body
  const expiresAt = futureInstant(expires_at, actor.now)
  const { key, secret } = await changes.mintKey(plan, actor, {
    name,
    scopes,
    ...(expiresAt === null ? {} : { expiresAt: new Date(expiresAt) }),
  })
  return { status: 201, body: { data: key, secret } }
}

/** @throws AppError validation_error for a time that has passed */
function futureInstant(expiresAt: string | null, now: Date): string | null {
  const instant = toInstant(expiresAt)
  if (instant !== null && new Date(instant) <= now)
    throw invalid('expires_at', 'expires_at must be in the future.')
  return instant
}

export async function updateKey(
  { path, body }: Input<'updateKey'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'updateKey'>> {
  const { name, disabled, scopes, expires_at } = body
  const expiresAt = expires_at === undefined ? undefined : futureInstant(expires_at, actor.now)
  const key = await changes.changeKey(plan, actor, path.id, { name, disabled, scopes, expiresAt })
  return { status: 200, body: { data: key } }
}

export async function revokeKey(
  { path }: Input<'revokeKey'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'revokeKey'>> {
  await changes.changeKey(plan, actor, path.id, { revoked: true })
  return { status: 204 }
}

export async function rotateKey(
  { path, body }: Input<'rotateKey'>,
  { plan, actor }: SessionWriteContext,
): Promise<Reply<'rotateKey'>> {
  const { key, secret } = await changes.rotateKey(plan, actor, path.id, body.overlap_seconds)
  return { status: 201, body: { data: key, secret } }
}

export async function getKeyUsage(
  { path, query }: Input<'getKeyUsage'>,
  { db, workspaceId, now }: SessionReadContext,
): Promise<Reply<'getKeyUsage'>> {
  const count = { hour: usage.countByHour, operation: usage.countByOperation, status: usage.countByStatus }
  return { status: 200, body: { data: await count[query.by ?? 'hour'](db, workspaceId, path.id, now) } }
}
