import { sql } from '../db/drizzle.ts'
import type { Transaction } from '../db/transaction.ts'
import type { DeliveryStatus } from '../db/schema.ts'
import { countFailures } from '../domain/webhooks/count-failures.ts'
import type { Attempt } from './sender.ts'
import type { ClaimedDelivery } from './claims.ts'

export interface Result {
  delivery: ClaimedDelivery
  attempt: Attempt
  /** The `Service-Signature` that was sent; null where nothing could be signed. */
  signature: string | null
  /** When the attempt began. */
  at: Date
  /** When it ended: the wait before the next counts from here. */
  endedAt: Date
}

/** An answer within this time is prompt. */
const promptMs = 2000

export interface RetryPolicy {
  /** The waits between the attempts. */
  retrySeconds: readonly number[]
  /** So many exhausted deliveries in a row disable the endpoint. */
  disableAfter: number
}

/** Whether the receiver took it: any 2xx, to its end, and nothing else (product.md 13.1). */
export const succeeded = ({ status, error }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300 && error === null

/**
 * Records attempts and what follows from them: the next attempt's time, an exhausted delivery, an endpoint's count
 * and its end. A delivery whose lease has passed to somebody else keeps that one's state; the attempt is logged all
 * the same. Of a delivery that was deleted with its endpoint meanwhile nothing is recorded.
 *
 * Each delivery is looked up by itself, and then reached by its place (`ctid`): a join would read all of a backlog where
 * PostgreSQL has yet to learn that there is one.
 *
 * It waits for nobody: who deletes the endpoint of one workspace, or sends much of it again, would hold up all others.
 * @returns what has to be recorded later, since somebody else has locked its delivery or its endpoint
 */
export async function recordResults(
  tx: Transaction,
  results: readonly Result[],
  policy: RetryPolicy,
  now: Date,
): Promise<Result[]> {
  const isFree = await lockRows(tx, results)
  const free = results.filter(({ delivery }) => isFree.get(delivery.id) === true)
  if (free.length > 0) await recordFree(tx, free, policy, now)
  return results.filter(({ delivery }) => isFree.get(delivery.id) === false)
}

/**
 * Locks what is going to be changed, where nobody else has. A deletion takes the deliveries first, and their endpoint
 * last. Endpoints are looked up for each delivery, since the deliveries of an endpoint may be a long backlog.
 * @returns by the id of each delivery that is still there: whether it is ours
 */
async function lockRows(tx: Transaction, results: readonly Result[]): Promise<Map<string, boolean>> {
  const keys = results.map(({ delivery: { workspace_id, id } }) => ({ workspace_id, id }))
  const rows = await tx.execute<{ id: string; is_free: boolean }>(sql`
    with deliveries as materialized (
      select d.ctid, d.id
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (workspace_id text, id text)
      cross join lateral (
        select d.ctid, d.id from webhook_deliveries d where d.workspace_id = k.workspace_id and d.id = k.id limit 1
      ) d
    ), free as (
      select d.id
      from webhook_deliveries d
      cross join lateral (
        select e.id from webhook_endpoints e where e.workspace_id = d.workspace_id and e.id = d.endpoint_id
        for no key update skip locked
      ) e
      where d.ctid = any(array(select ctid from deliveries))
      for no key update of d skip locked
    )
    select id, id in (select id from free) as is_free from deliveries`)
  return new Map(rows.map(({ id, is_free }) => [id, is_free]))
}

async function recordFree(
  tx: Transaction,
  results: readonly Result[],
  policy: RetryPolicy,
  now: Date,
): Promise<void> {
  const outcomes = results.map((result) => outcomeOf(result, policy))
  await logAttempts(tx, results)
  const settled = await tx.execute<{ id: string }>(sql`
    update webhook_deliveries d
    set status = o.status, failures = o.failures, next_attempt_at = o.next_attempt_at, leased_until = null
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (
      workspace_id text, id text, leased_until timestamptz, status text, failures int, next_attempt_at timestamptz
    )
    cross join lateral (
      select d.ctid from webhook_deliveries d where d.workspace_id = o.workspace_id and d.id = o.id limit 1
    ) row
    where d.ctid = row.ctid and d.leased_until = o.leased_until
    returning d.id`)
  await notePromptness(tx, results)
  const settledIds = new Set(settled.map(({ id }) => id))
  const counted = outcomes.filter(({ id, is_test }) => settledIds.has(id) && !is_test)
  await countFailures(tx, counted, policy.disableAfter, now)
}

/** The log's reader hears of each. */
async function logAttempts(tx: Transaction, results: readonly Result[]): Promise<void> {
  const attempts = results.map(({ delivery, attempt, signature, at }) => ({
    workspace_id: delivery.workspace_id,
    delivery_id: delivery.id,
    at: at.toISOString(),
    ...attempt,
    signature,
  }))
  await tx.execute(sql`
    insert into webhook_attempts (workspace_id, delivery_id, at, duration_ms, status, error, response, signature)
    select a.workspace_id, a.delivery_id, a.at, a.duration_ms, a.status, a.error, a.response, a.signature
    from json_to_recordset(${JSON.stringify(attempts)}) as a (
      workspace_id text, delivery_id text, at timestamptz, duration_ms int, status int, error text, response text,
      signature text
    )`)
  for (const { workspace_id, delivery_id } of attempts)
    tx.signal('taskwire_changes', `${workspace_id} delivery.attempted ${delivery_id}`)
}

/** The last attempt tells whether an endpoint gets many places or few. It is written where that changes. */
async function notePromptness(tx: Transaction, results: readonly Result[]): Promise<void> {
  const lastByEndpoint = new Map(
    results.map(({ delivery: { workspace_id, endpoint_id }, attempt }) => [
      `${workspace_id} ${endpoint_id}`,
      { workspace_id, id: endpoint_id, is_prompt: succeeded(attempt) && attempt.duration_ms <= promptMs },
    ]),
  )
  await tx.execute(sql`
    update webhook_endpoints e set is_prompt = l.is_prompt
    from jsonb_to_recordset(${JSON.stringify([...lastByEndpoint.values()])}::jsonb) as l (
      workspace_id text, id text, is_prompt boolean
    )
    where e.workspace_id = l.workspace_id and e.id = l.id and e.is_prompt <> l.is_prompt`)
}

interface Outcome {
  workspace_id: string
  id: string
  endpoint_id: string
  is_test: boolean
  leased_until: string
  status: DeliveryStatus
  failures: number
  next_attempt_at: string | null
}

function outcomeOf({ delivery, attempt, endedAt }: Result, { retrySeconds }: RetryPolicy): Outcome {
  const { workspace_id, id, endpoint_id, is_test, leased_until } = delivery
  const same = { workspace_id, id, endpoint_id, is_test, leased_until }
  if (succeeded(attempt))
    return { ...same, status: 'delivered', failures: delivery.failures, next_attempt_at: null }
  const failures = delivery.failures + 1
  const wait = retrySeconds[delivery.failures]
  if (wait === undefined) return { ...same, status: 'exhausted', failures, next_attempt_at: null }
  const next = new Date(endedAt.getTime() + wait * 1000).toISOString()
  return { ...same, status: 'pending', failures, next_attempt_at: next }
}
