import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Operation } from '../../generated/openapi.router.ts'
import type { Transaction } from '../db/client.ts'
import { isLockTimeout } from '../db/errors.ts'
import { builder, prepareCommand, prepareRows, value } from '../db/prepared.ts'
import { send } from '../db/transaction.ts'
import { idempotencyKeys } from '../db/schema.ts'
import type { ApiKey } from '../domain/api-keys.ts'
import { AppError } from '../errors.ts'
import { validateHeaders } from './validate.ts'

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
 * Does the work at most once for a key (specification, section 4; decision 3). The claim, the work and the stored
 * response commit together. A twin waits in the claim, on the unique index, for the first to commit, and then replays
 * it, or to roll back, and then does the work itself.
 * @throws AppError idempotency_key_reuse for another request, idempotency_key_in_use after too long a wait
 */
export async function runOnce(
  tx: Transaction,
  claim: Claim,
  work: () => Promise<SerializedReply>,
): Promise<SerializedReply & { replayed: boolean }> {
  if (!(await take(tx, claim))) return { ...(await stored(tx, claim)), replayed: true }
  const reply = await work()
  send(tx, storeReply(tx, { ...rowOf(claim), status: reply.status, body: reply.json }))
  return { ...reply, replayed: false }
}

const storeReply = prepareCommand(() =>
  builder
    .update(idempotencyKeys)
    .set({ status: sql`${value('status')}`, body: sql`${value('body')}` })
    .where(isRow),
)

/** Inserts the row, or takes over one that has expired. False: a live one stands there. */
async function take(tx: Transaction, claim: Claim): Promise<boolean> {
  const { fingerprint, now, ttlSeconds } = claim
  const taken = await takeRow(tx, {
    ...rowOf(claim),
    fingerprint,
    now: now.toISOString(),
    expires_at: new Date(now.getTime() + ttlSeconds * 1000).toISOString(),
  }).catch((error: unknown) => {
    throw isLockTimeout(error) ? new AppError('idempotency_key_in_use', { retryAfterSeconds: 1 }) : error
  })
  return taken > 0
}

const takeRow = prepareCommand(() => {
  const row = {
    fingerprint: sql`${value('fingerprint')}`,
    status: null,
    body: null,
    expires_at: sql`${value('expires_at')}`,
  }
  const { workspace_id, api_key_id, key, expires_at } = idempotencyKeys
  return builder
    .insert(idempotencyKeys)
    .values({
      workspace_id: sql`${value('workspaceId')}`,
      api_key_id: sql`${value('apiKeyId')}`,
      key: sql`${value('key')}`,
      ...row,
    })
    .onConflictDoUpdate({
      target: [workspace_id, api_key_id, key],
      set: row,
      setWhere: lte(expires_at, value('now')),
    })
})

async function stored(tx: Transaction, claim: Claim): Promise<SerializedReply> {
  const [row] = await storedRow(tx, { ...rowOf(claim), fingerprint: claim.fingerprint })
  if (!row || row.status === null || row.body === null) throw new Error('the stored response is gone')
  if (!row.same) throw new AppError('idempotency_key_reuse')
  return { status: row.status, json: row.body }
}

const storedRow = prepareRows(
  {
    status: idempotencyKeys.status,
    body: idempotencyKeys.body,
    same: sql<boolean>`${idempotencyKeys.fingerprint} = ${value('fingerprint')}`,
  },
  (columns) => builder.select(columns).from(idempotencyKeys).where(isRow),
)

const rowOf = ({ apiKey, idempotencyKey }: Claim) => ({
  workspaceId: apiKey.workspaceId,
  apiKeyId: apiKey.id,
  key: idempotencyKey,
})
const isRow = and(
  eq(idempotencyKeys.workspace_id, value('workspaceId')),
  eq(idempotencyKeys.api_key_id, value('apiKeyId')),
  eq(idempotencyKeys.key, value('key')),
)

/** The identity of a request: method, path and parsed body, whatever the order of its members (decision 3.2). */
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
