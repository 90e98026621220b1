import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Database } from '../db/database.ts'
import { and, eq, lte, sql } from '../db/drizzle.ts'
import { isLockTimeout, isUniqueViolation } from '../db/errors.ts'
import { builder, prepareRows, prepareWrite, value, type RowOf } from '../db/statements/prepared.ts'
import { runTransaction, type Transaction } from '../db/transaction.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Operation } from './contract.ts'
import { validateHeaders } from './input.ts'
import { Twins } from './twins.ts'

/** Whose `Idempotency-Key`s are its own. */
export interface Identity {
  workspaceId: string
  id: string
}

/** An `Idempotency-Key` and the request that it came with. */
export interface Claim {
  caller: Identity
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

/** A response as it is sent: the JSON is the body's bytes. */
interface SerializedReply {
  status: number
  json: string
}

/** With what is kept of it for replays, which leaves out secrets. */
export type NewReply = SerializedReply & { storedJson: string }
export type ReplayableReply = SerializedReply & { replayed: boolean }

/** What is done at most once for a key. */
export interface Work<Input> {
  /** What it takes that no transaction need be open for; a replay does without. */
  prepare: () => Promise<Input>
  perform: (tx: Transaction, input: Input) => Promise<NewReply>
  /** Equal for works that wait for the same, should they have to wait. */
  alike?: string
}

/** Where writes are done, and the replies kept that are replayed. */
export interface Writes {
  /**
   * Does the work in one transaction.
   * @param alike equal for works that wait for the same, should they have to wait
   */
  run: <T>(work: (tx: Transaction) => Promise<T>, alike?: string) => Promise<T>
  /** Does it at most once for a key, and keeps its reply. */
  runOnce: <Input>(claim: Claim, work: Work<Input>) => Promise<ReplayableReply>
}

export function databaseWrites(db: Database): Writes {
  const twins = new Twins()
  return {
    run: (work, alike) => runTransaction(db, work, alike),
    runOnce(claim, work) {
      const { caller, idempotencyKey } = claim
      return twins.inTurn(
        `${caller.workspaceId} ${caller.id} ${idempotencyKey}`,
        () => replayStored(db, claim),
        () => runOnce(db, claim, work),
      )
    },
  }
}

/**
 * Does the work at most once for a key (product.md 7.5, 7.6). The work and the stored response commit together, and the
 * row of the response is unique, which alone guards against twins: one that comes meanwhile, to another node, waits, when
 * it stores its own, for the first to commit, and then undoes its work and replays the first's, or for the first to roll
 * back, and then commits.
 * @throws AppError idempotency_key_reuse for another request, idempotency_key_in_use after too long a wait
 */
async function runOnce<Input>(
  db: Database,
  claim: Claim,
  { prepare, perform, alike }: Work<Input>,
): Promise<ReplayableReply> {
  const stored = await findStored(db, claim)
  if (stored?.live) return replay(stored)
  const input = await prepare()
  try {
    return await runTransaction(
      db,
      async (tx) => {
        const reply = await perform(tx, input)
        if (stored) deleteExpired(tx, valuesOf(claim))
        store(tx, claim, reply)
        return { status: reply.status, json: reply.json, replayed: false }
      },
      alike,
    )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // A twin that was first may be what stands in the way.
    const replayed = await replayStored(db, claim)
    if (replayed) return replayed
    throw error
  }
}

async function replayStored(db: Database, claim: Claim): Promise<ReplayableReply | undefined> {
  const stored = await findStored(db, claim)
  return stored?.live ? replay(stored) : undefined
}

type Stored = RowOf<typeof columns>

async function findStored(db: Database, claim: Claim): Promise<Stored | undefined> {
  const [stored] = await selectStored(db, valuesOf(claim))
  return stored
}

function replay({ same, status, body }: Stored): ReplayableReply {
  if (!same) throw new AppError('idempotency_key_reuse')
  return { status, json: body, replayed: true }
}

function store(tx: Transaction, claim: Claim, { status, storedJson }: NewReply): void {
  const { now, ttlSeconds } = claim
  const expires_at = new Date(now.getTime() + ttlSeconds * 1000).toISOString()
  insertStored(tx, { ...valuesOf(claim), status, body: storedJson, expires_at })
}

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

const selectStored = prepareRows(
  columns,
  (columns) => builder.select(columns).from(idempotencyKeys).where(isRow),
  { quick: true },
)

/** Fails where there is one already, or where it waits too long for another node's to commit. */
const insertStored = prepareWrite(
  () =>
    builder.insert(idempotencyKeys).values({
      workspace_id: value('workspaceId'),
      caller_id: value('callerId'),
      key: value('key'),
      fingerprint: value('fingerprint'),
      status: value('status'),
      body: value('body'),
      expires_at: value('expires_at'),
    }),
  asTwin,
)

const deleteExpired = prepareWrite(
  () => builder.delete(idempotencyKeys).where(and(isRow, lte(idempotencyKeys.expires_at, value('now')))),
  asTwin,
)

/** The row is a twin's, which has committed, or does not come to its end. */
function asTwin(error: unknown): unknown {
  const isTwin = isUniqueViolation(error) || isLockTimeout(error)
  return isTwin ? new AppError('idempotency_key_in_use', { retryAfterSeconds: 1 }) : error
}

const valuesOf = ({ caller, idempotencyKey, fingerprint, now }: Claim) => ({
  workspaceId: caller.workspaceId,
  callerId: caller.id,
  key: idempotencyKey,
  fingerprint,
  now: now.toISOString(),
})

/** The identity of a request: method, path and parsed body, whatever the order of its members (product.md 7.2). */
export function fingerprintOf(method: string, path: string, body: unknown): Buffer {
  const digest = createHash('sha256').update(JSON.stringify([method, path]))
  for (const piece of canonicalPieces(body)) digest.update(piece)
  return digest.digest()
}

/** An array or an object that is being written. */
interface Opened {
  value: Readonly<Record<string | number, unknown>>
  /** Of its members; an array's are their places. */
  names: readonly string[] | undefined
  count: number
  next: number
}

/** To digest each member by itself would take ten times as long, and a body may have half a million. */
const pieceLength = 65_536

/** The body's JSON with members in the order of their names; with a stack of its own, so that no depth is too deep. */
function* canonicalPieces(body: unknown): Generator<string> {
  const opened: Opened[] = []
  let text = ''
  const write = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) {
      text += typeof value === 'string' ? JSON.stringify(value) : String(value)
      if (opened.length > 0) text += ','
      return
    }
    const names = Array.isArray(value) ? undefined : Object.keys(value).sort()
    text += names ? '{' : '['
    opened.push({ value: value as Opened['value'], names, count: (names ?? (value as [])).length, next: 0 })
  }
  write(body)
  for (let top = opened.at(-1); top; top = opened.at(-1)) {
    const { value, names, count } = top
    if (top.next === count) {
      opened.pop()
      text += names ? '}' : ']'
      if (opened.length > 0) text += ','
    } else {
      const name = names?.[top.next] ?? top.next
      top.next++
      if (names) text += `${JSON.stringify(name)}:`
      write(value[name])
    }
    if (text.length < pieceLength) continue
    yield text
    text = ''
  }
  yield text
}
