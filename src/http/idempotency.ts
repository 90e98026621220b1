import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Database } from '../db/database.ts'
import { and, eq, lte, sql } from '../db/drizzle.ts'
import type { Plan } from '../db/plan.ts'
import { builder, prepareCommand, prepareInsert, prepareRows, value } from '../db/prepared.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Operation } from './contract.ts'
import { validateHeaders } from './input.ts'

/** The API key or user, in a workspace, to which an `Idempotency-Key` belongs. */
export interface Identity {
  workspaceId: string
  id: string
}

/** An `Idempotency-Key` and the request that it came with. */
export interface Claim {
  idempotencyKey: string
  /** SHA-256 of method, path and the documented fields of the body. */
  fingerprint: Buffer
}

/** Returns the claim of a request with the header. @throws AppError validation_error */
export function readClaim(
  operation: Operation,
  req: IncomingMessage,
  path: string,
  body: Record<string, unknown> | undefined,
): Claim | undefined {
  validateHeaders(operation, req)
  const idempotencyKey = req.headers['idempotency-key'] as string | undefined
  if (idempotencyKey === undefined) return undefined
  return { idempotencyKey, fingerprint: fingerprintOf(operation.method, path, documentedOf(operation, body)) }
}

/** Returns a reply as replays show it: members that are shown only once are null. */
export function withoutSecrets(
  { responses }: Operation,
  { status, text }: { status: number; text: string },
): KeptReply {
  const { shownOnce = [] } = responses[status] ?? {}
  if (shownOnce.length === 0) return { status, json: text }
  const hidden = Object.fromEntries(shownOnce.map((name) => [name, null]))
  return { status, json: JSON.stringify({ ...(JSON.parse(text) as object), ...hidden }) }
}

/** A reply as stored for replays: the JSON is the body's text, without secrets. */
export interface KeptReply {
  status: number
  json: string
}

/**
 * Returns the stored reply of the key, if it has not expired (product.md 7.3).
 * @throws AppError idempotency_key_reuse if the key was used with another request
 */
export async function findReply(
  db: Database,
  { workspaceId, id: callerId }: Identity,
  { idempotencyKey: key, fingerprint }: Claim,
  now: Date,
): Promise<KeptReply | undefined> {
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
export function keepReply(
  plan: Plan,
  { workspaceId, id: callerId }: Identity,
  { idempotencyKey: key, fingerprint }: Claim,
  { status, json }: KeptReply,
  expiresAt: Date,
): void {
  const row = {
    workspace_id: workspaceId,
    caller_id: callerId,
    key,
    // The plan is JSON, where bytes are hexadecimal text.
    fingerprint: `\\x${fingerprint.toString('hex')}` as never,
    status,
    body: json,
    expires_at: expiresAt.toISOString(),
  }
  insertReply(plan, row, `reply ${workspaceId} ${callerId} ${key}`)
}

/** Inserts a reply. A locked row belongs to a request with the same key on another node that has not ended. */
const insertReply = prepareInsert(idempotencyKeys, {
  isLast: true,
  whenLocked: () => new AppError('idempotency_key_in_use', { retryAfterSeconds: 1 }),
})

const isRow = and(
  eq(idempotencyKeys.workspace_id, value('workspaceId')),
  eq(idempotencyKeys.caller_id, value('callerId')),
  eq(idempotencyKeys.key, value('key')),
)

const columns = {
  status: idempotencyKeys.status,
  body: idempotencyKeys.body,
  same: sql<boolean>`${idempotencyKeys.fingerprint} = ${value('fingerprint')}`,
  live: sql<boolean>`${idempotencyKeys.expires_at} > ${value('now')}`,
}

const selectStored = prepareRows(columns, (columns) =>
  builder.select(columns).from(idempotencyKeys).where(isRow),
)

const deleteExpired = prepareCommand(() =>
  builder.delete(idempotencyKeys).where(and(isRow, lte(idempotencyKeys.expires_at, value('now')))),
)

/** Returns the documented fields of a body: others are ignored, and cost nothing. Null if no body is given. */
function documentedOf({ body: rules }: Operation, body: Record<string, unknown> | undefined): object | null {
  if (!rules || !body) return null
  const given = rules.fields.filter(({ name }) => Object.hasOwn(body, name))
  return Object.fromEntries(given.map(({ name }) => [name, body[name]]))
}

/** Returns a hash of method, path and the fields of a body, independent of the order of members (product.md 7.2). */
export function fingerprintOf(method: string, path: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, path]))
    .update(canonicalJson(body))
    .digest()
}

/** Serializes with members in the order of their names. Bodies are nested at most 64 deep, so recursion is safe. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => `${canonicalJson(item)},`).join('')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)},`).join('')}}`
}
