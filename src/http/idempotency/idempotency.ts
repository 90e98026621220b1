import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Operation } from '../../contract/operation.ts'
import type { Database } from '../../db/database.ts'
import { and, eq, lte, sql } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { prepareInsert } from '../../db/insert-into.ts'
import { builder, prepareCommand, prepareRows, placeholder } from '../../db/prepared.ts'
import { idempotencyKeys } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { Identity } from '../callers/caller.ts'
import { fingerprintOf } from './fingerprint.ts'
import { validateHeaders } from '../input/input.ts'

/** An `Idempotency-Key` and the request that it came with. */
export interface IdempotencyKey {
  key: string
  /**
   * SHA-256 of method, path and all fields of the body; for a text body, of the URL and the body.
   */
  fingerprint: Buffer
}

/** Returns whether an operation stores its reply with what it writes, and so can honor an `Idempotency-Key`. */
export const storesReply = ({ transaction }: Operation): boolean =>
  transaction !== null && transaction !== 'own'

/** Returns the `Idempotency-Key` of a request that has one. @throws AppError validation_error */
export function readIdempotencyKey(
  operation: Operation,
  req: IncomingMessage,
  path: string,
  body: Uint8Array | Record<string, unknown> | undefined,
): IdempotencyKey | undefined {
  validateHeaders(operation, req)
  const key = req.headers['idempotency-key'] as string | undefined
  if (key === undefined) return undefined
  // The fingerprint of a file includes the query, which determines how the file is read.
  const [target, content] =
    body instanceof Uint8Array ? [req.url ?? '', hash('sha256', body)] : [path, body ?? null]
  return { key, fingerprint: fingerprintOf(operation.method, target, content) }
}

/** Returns a reply as shown in replays: members that are shown only once are null. */
export function withoutSecrets(
  { responses }: Operation,
  { status, text }: { status: number; text: string },
): StoredReply {
  const { shownOnce = [] } = responses[status] ?? {}
  if (shownOnce.length === 0) return { status, json: text }
  const hidden = Object.fromEntries(shownOnce.map((name) => [name, null]))
  return { status, json: JSON.stringify({ ...(JSON.parse(text) as object), ...hidden }) }
}

/** A reply as stored for replays: the JSON is the body's text, without secrets. */
export interface StoredReply {
  status: number
  json: string
}

/**
 * Returns the stored reply of the key, if it has not expired (product.md 7.3).
 * @throws AppError idempotency_key_reuse if the key was used with another request
 */
export async function findStoredReply(
  db: Database,
  { workspaceId, id: callerId }: Identity,
  { key, fingerprint }: IdempotencyKey,
  now: Date,
): Promise<StoredReply | undefined> {
  const values = { workspaceId, callerId, key, fingerprint, now: now.toISOString() }
  const [stored] = await selectStored(db, values)
  if (!stored) return undefined
  if (!stored.live) return void (await deleteExpired(db, values))
  if (!stored.same) throw new AppError('idempotency_key_reuse')
  return { status: stored.status, json: stored.body }
}

/**
 * Adds the reply to the plan of the write (product.md 7.5, 7.6). Its row is unique, so one of several concurrent requests
 * with the same key commits; the plans of the others are stale, and find the reply when they are rebuilt.
 */
export function storeReply(
  plan: Plan,
  { workspaceId, id: callerId }: Identity,
  { key, fingerprint }: IdempotencyKey,
  { status, json }: StoredReply,
  expiresAt: Date,
): void {
  insertReply(plan, {
    workspace_id: workspaceId,
    caller_id: callerId,
    key,
    fingerprint,
    status,
    body: json,
    expires_at: expiresAt.toISOString(),
  })
}

/** Inserts a reply. A locked row belongs to a request with the same key whose commit has not ended. */
const insertReply = prepareInsert(idempotencyKeys, {
  isLast: true,
  whenLocked: () => new AppError('idempotency_key_in_use', { retryAfterSeconds: 1 }),
})

const isRow = and(
  eq(idempotencyKeys.workspace_id, placeholder('workspaceId')),
  eq(idempotencyKeys.caller_id, placeholder('callerId')),
  eq(idempotencyKeys.key, placeholder('key')),
)

const columns = {
  status: idempotencyKeys.status,
  body: idempotencyKeys.body,
  same: sql<boolean>`${idempotencyKeys.fingerprint} = ${placeholder('fingerprint')}`,
  live: sql<boolean>`${idempotencyKeys.expires_at} > ${placeholder('now')}`,
}

const selectStored = prepareRows(columns, (columns) =>
  builder.select(columns).from(idempotencyKeys).where(isRow),
)

const deleteExpired = prepareCommand(() =>
  builder.delete(idempotencyKeys).where(and(isRow, lte(idempotencyKeys.expires_at, placeholder('now')))),
)
