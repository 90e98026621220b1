import { and, eq, inArray, sql } from '../db/drizzle.ts'
import type { Transaction } from '../db/transaction.ts'
import { memberships, notifications, webhookEndpoints, type DeliveryStatus } from '../db/schema.ts'
import { newId } from '../domain/ids.ts'
import { recordOnEndpoint } from '../domain/webhooks/lock-endpoint.ts'
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
  await countByEndpoint(
    tx,
    outcomes.filter(({ id, is_test }) => settledIds.has(id) && !is_test),
    policy,
    now,
  )
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

/** A delivered one sets an endpoint's count back, an exhausted one adds to it, in the order in which they ended. */
async function countByEndpoint(
  tx: Transaction,
  outcomes: readonly Outcome[],
  policy: RetryPolicy,
  now: Date,
): Promise<void> {
  const final = outcomes.filter(({ status }) => status !== 'pending')
  const byEndpoint = [...Map.groupBy(final, ({ endpoint_id }) => endpoint_id)].map(([id, ofEndpoint]) => ({
    id,
    workspace_id: ofEndpoint[0]?.workspace_id ?? '',
    count: ofEndpoint.length,
    lastDelivered: ofEndpoint.findLastIndex(({ status }) => status === 'delivered'),
  }))
  await resetCounts(
    tx,
    byEndpoint.filter(({ lastDelivered }) => lastDelivered >= 0),
  )
  for (const { id, workspace_id, count, lastDelivered } of byEndpoint) {
    const exhausted = count - 1 - lastDelivered
    if (exhausted > 0) await addExhausted(tx, workspace_id, id, exhausted, policy, now)
  }
}

/** In one statement, since those of a hundred endpoints end together; most are right already, and are not written. */
async function resetCounts(
  tx: Transaction,
  endpoints: readonly { workspace_id: string; id: string }[],
): Promise<void> {
  if (endpoints.length === 0) return
  const rows = JSON.stringify(endpoints.map(({ workspace_id, id }) => ({ workspace_id, id })))
  await tx.execute(sql`
    update webhook_endpoints e set consecutive_exhausted = 0
    from jsonb_to_recordset(${rows}::jsonb) as delivered (workspace_id text, id text)
    where e.workspace_id = delivered.workspace_id and e.id = delivered.id and e.consecutive_exhausted <> 0`)
}

async function addExhausted(
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
  added: number,
  { disableAfter }: RetryPolicy,
  now: Date,
): Promise<void> {
  const isEndpoint = and(eq(webhookEndpoints.workspace_id, workspaceId), eq(webhookEndpoints.id, endpointId))
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({ consecutive_exhausted: sql`${webhookEndpoints.consecutive_exhausted} + ${added}::int` })
    .where(isEndpoint)
    .returning()
  if (!endpoint || endpoint.disabled_at !== null) return
  const count = endpoint.consecutive_exhausted
  const passed = (mark: number): boolean => count >= mark && count - added < mark
  if (count >= disableAfter) {
    await tx
      .update(webhookEndpoints)
      .set({ disabled_at: now.toISOString(), disabled_reason: 'failures' })
      .where(isEndpoint)
    recordOnEndpoint(tx, { workspaceId, userId: null, via: 'job', now }, 'endpoint.disabled', endpoint)
    await notifyManagers(tx, workspaceId, endpointId, 'webhook.disabled', count, now)
  } else if (warningMarks(disableAfter).some(passed)) {
    await notifyManagers(tx, workspaceId, endpointId, 'webhook.failing', count, now)
  }
}

/** Half and three quarters of the way: 10 and 15 of 20 (product.md 13.7). */
const warningMarks = (disableAfter: number): number[] => [
  Math.ceil(disableAfter / 2),
  Math.ceil((disableAfter * 3) / 4),
]

async function notifyManagers(
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
  type: 'webhook.failing' | 'webhook.disabled',
  count: number,
  now: Date,
): Promise<void> {
  const managers = await tx
    .select({ id: memberships.user_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.workspace_id, workspaceId),
        eq(memberships.status, 'active'),
        inArray(memberships.role, ['owner', 'admin']),
      ),
    )
  if (managers.length === 0) return
  await tx.insert(notifications).values(
    managers.map(({ id }) => ({
      workspace_id: workspaceId,
      id: newId('notification', now),
      user_id: id,
      type,
      subject_id: endpointId,
      via: 'job' as const,
      data: { consecutive_exhausted: count },
      created_at: now.toISOString(),
    })),
  )
}
