import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { and, eq, gt, sql } from '../db/drizzle.ts'
import type { Transaction } from '../db/transaction.ts'
import { isLockTimeout } from '../db/errors.ts'
import { builder, prepareCommand, prepareRows, prepareWrite, value } from '../db/statements/prepared.ts'
import { idempotencyKeys } from '../db/schema.ts'
import type { ApiKey } from '../domain/api-keys/find-key.ts'
import { AppError } from '../errors.ts'
import type { Operation } from './contract.ts'
import { validateHeaders } from './input.ts'

/** An `Idempotency-Key` and the request that it came with. */
export interface Claim {
  apiKey: ApiKey
  idempotencyKey: string
  /** SHA-256 of method, path and parsed body. */
  fingerprint: Buffer
  now: Date
  ttlSeconds: number
}

/** The header that the contract lists for the operation, checked by it. @throws AppError validation_error */
export function readIdempotencyKey(operation: Operation, req: IncomingMessage): string | undefined {
  validateHeaders(operation, req)
  return req.headers['idempotency-key'] as string | undefined
}

/** A response as it is sent and stored: the JSON is the body's bytes. */
export interface SerializedReply {
  status: number
  json: string
}

/**
 * Does the work at most once for a key (product.md 7.5, 7.6). The work and the stored response commit
 * together, under a lock on the key: a twin waits in it for the first to commit, and then replays it, or to roll back,
 * and then does the work itself.
 * @throws AppError idempotency_key_reuse for another request, idempotency_key_in_use after too long a wait
 */
export async function runOnce(
  tx: Transaction,
  claim: Claim,
  work: () => Promise<SerializedReply>,
): Promise<SerializedReply & { replayed: boolean }> {
  const row = rowOf(claim)
  const { fingerprint, now, ttlSeconds } = claim
  const locking = lockKey(tx, row)
  // It travels with the lock, and is looked for once that is held.
  const finding = findStored(tx, { ...row, fingerprint, now: now.toISOString() })
  finding.catch(() => undefined)
  await locking.catch(refuseIfInUse)
  const [stored] = await finding
  if (stored) {
    if (!stored.same) throw new AppError('idempotency_key_reuse')
    return { status: stored.status, json: stored.body, replayed: true }
  }
  const reply = await work()
  const expires_at = new Date(now.getTime() + ttlSeconds * 1000).toISOString()
  store(tx, { ...row, fingerprint, status: reply.status, body: reply.json, expires_at })
  return { ...reply, replayed: false }
}

const lockKey = prepareCommand(
  () => sql`select pg_advisory_xact_lock(hashtextextended(
    ${value('workspaceId')} || ' ' || ${value('apiKeyId')} || ' ' || ${value('key')}, 0))`,
)

function refuseIfInUse(error: unknown): never {
  throw isLockTimeout(error) ? new AppError('idempotency_key_in_use', { retryAfterSeconds: 1 }) : error
}

const isRow = and(
  eq(idempotencyKeys.workspace_id, value('workspaceId')),
  eq(idempotencyKeys.api_key_id, value('apiKeyId')),
  eq(idempotencyKeys.key, value('key')),
)

const findStored = prepareRows(
  {
    status: idempotencyKeys.status,
    body: idempotencyKeys.body,
    same: sql<boolean>`${idempotencyKeys.fingerprint} = ${value('fingerprint')}`,
  },
  (columns) =>
    builder
      .select(columns)
      .from(idempotencyKeys)
      .where(and(isRow, gt(idempotencyKeys.expires_at, value('now')))),
)

/** In the place of one that has expired. */
const store = prepareWrite(() => {
  const reply = {
    fingerprint: sql`${value('fingerprint')}`,
    status: sql`${value('status')}`,
    body: sql`${value('body')}`,
    expires_at: sql`${value('expires_at')}`,
  }
  const { workspace_id, api_key_id, key } = idempotencyKeys
  return builder
    .insert(idempotencyKeys)
    .values({
      workspace_id: sql`${value('workspaceId')}`,
      api_key_id: sql`${value('apiKeyId')}`,
      key: sql`${value('key')}`,
      ...reply,
    })
    .onConflictDoUpdate({ target: [workspace_id, api_key_id, key], set: reply })
})

const rowOf = ({ apiKey, idempotencyKey }: Claim) => ({
  workspaceId: apiKey.workspaceId,
  apiKeyId: apiKey.id,
  key: idempotencyKey,
})

/** The identity of a request: method, path and parsed body, whatever the order of its members (product.md 7.2). */
export function fingerprintOf(method: string, path: string, body: unknown): Buffer {
  const digest = createHash('sha256').update(JSON.stringify([method, path]))
  for (const piece of canonicalPieces(body)) digest.update(piece)
  return digest.digest()
}

/** The body's JSON with members in the order of their names; with a stack of its own, so that no depth is too deep. */
function* canonicalPieces(body: unknown): Generator<string> {
  const rest: (string | { value: unknown })[] = [{ value: body }]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === 'string') {
      yield next
    } else if (typeof next.value !== 'object' || next.value === null) {
      yield JSON.stringify(next.value)
    } else {
      const isArray = Array.isArray(next.value)
      const members = Object.entries(next.value)
      if (!isArray) members.sort(([a], [b]) => (a < b ? -1 : 1))
      yield isArray ? '[' : '{'
      rest.push(isArray ? ']' : '}')
      for (const [name, value] of members.reverse()) {
        rest.push(',', { value })
        if (!isArray) rest.push(`${JSON.stringify(name)}:`)
      }
    }
  }
}
