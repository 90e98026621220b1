import * as keyChanges from '../../domain/api-keys/change-keys.ts'
import { describeKey, listKeys as listDescribed } from '../../domain/api-keys/describe-key.ts'
import { toInstant } from '../../domain/dates.ts'
import * as usage from '../../domain/request-log/key-usage.ts'
import { invalid } from '../../errors.ts'
import type { SettingsHandlers } from '../../http/contexts/settings-context.ts'

export const listKeys: SettingsHandlers['listKeys'] = ({ query }, { db, workspaceId, now, paginate }) =>
  paginate(query, ['listKeys'], (page) => listDescribed(db, workspaceId, now, page))

export const getKey: SettingsHandlers['getKey'] = async ({ path }, { db, workspaceId, now }) => ({
  status: 200,
  body: { data: await describeKey(db, workspaceId, path.id, now) },
})

export const createKey: SettingsHandlers['createKey'] = async ({ body }, { plan, actor }) => {
  const { name, scopes, expires_at = null } = body
  const expiresAt = futureInstant(expires_at, actor.now)
  const { key, secret } = await keyChanges.mintKey(plan, actor, {
    name,
    scopes,
    ...(expiresAt === null ? {} : { expiresAt: new Date(expiresAt) }),
  })
  return { status: 201, body: { data: key, secret } }
}

/** @throws AppError validation_error for a time in the past */
function futureInstant(expiresAt: string | null, now: Date): string | null {
  const instant = toInstant(expiresAt)
  if (instant !== null && new Date(instant) <= now)
    throw invalid('expires_at', 'expires_at must be in the future.')
  return instant
}

export const updateKey: SettingsHandlers['updateKey'] = async ({ path, body }, { plan, actor }) => {
  const { name, disabled, scopes, expires_at } = body
  const expiresAt = expires_at === undefined ? undefined : futureInstant(expires_at, actor.now)
  const key = await keyChanges.changeKey(plan, actor, path.id, { name, disabled, scopes, expiresAt })
  return { status: 200, body: { data: key } }
}

export const revokeKey: SettingsHandlers['revokeKey'] = async ({ path }, { plan, actor }) => {
  await keyChanges.changeKey(plan, actor, path.id, { revoked: true })
  return { status: 204 }
}

export const rotateKey: SettingsHandlers['rotateKey'] = async ({ path, body }, { plan, actor }) => {
  const { key, secret } = await keyChanges.rotateKey(plan, actor, path.id, body.overlap_seconds)
  return { status: 201, body: { data: key, secret } }
}

export const getKeyUsage: SettingsHandlers['getKeyUsage'] = async (
  { path, query },
  { db, workspaceId, now },
) => {
  const count = { hour: usage.countByHour, operation: usage.countByOperation, status: usage.countByStatus }
  return { status: 200, body: { data: await count[query.by ?? 'hour'](db, workspaceId, path.id, now) } }
}
