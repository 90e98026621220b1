import type { Operation } from '../../contract/operation.ts'
import type { Plan } from '../../db/plan.ts'
import type { Caller } from '../callers/caller.ts'
import type { HttpContext } from '../http-context.ts'
import { findStoredReply, storeReply, withoutSecrets, type IdempotencyKey } from './idempotency.ts'
import type { CheckedReply } from '../reply/reply.ts'

export type Replays = ReturnType<typeof createReplays>

/** Returns the functions that store the replies of requests with an `Idempotency-Key`, and find them for repeats. */
export function createReplays({ db, clock, config }: Pick<HttpContext, 'db' | 'clock' | 'config'>) {
  /** Returns the stored reply of an earlier request with this `Idempotency-Key`. */
  async function find(
    operation: Operation,
    { identity }: Caller,
    idempotency: IdempotencyKey | undefined,
  ): Promise<CheckedReply | undefined> {
    const stored = idempotency && identity && (await findStoredReply(db, identity, idempotency, clock.now()))
    if (!stored) return undefined
    const mediaType = operation.responses[stored.status]?.mediaType ?? null
    return { status: stored.status, mediaType, text: stored.json, isReplay: true }
  }

  /** Adds the reply to the plan of the write, if the request has an `Idempotency-Key`. */
  function store(
    plan: Plan,
    operation: Operation,
    { identity }: Caller,
    idempotency: IdempotencyKey | undefined,
    reply: CheckedReply,
    now: Date,
  ): void {
    if (!idempotency || !identity) return
    const expiresAt = new Date(now.getTime() + config.idempotencyTtlSeconds * 1000)
    storeReply(plan, identity, idempotency, withoutSecrets(operation, reply), expiresAt)
  }

  return { find, store }
}
