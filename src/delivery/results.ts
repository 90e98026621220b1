import type { Scope } from '../db/citus/scope.ts'
import { sql } from '../db/drizzle.ts'
import { insert } from '../db/rows.ts'
import type { Transaction } from '../db/transaction.ts'
import { webhookAttempts, type DeliveryStatus } from '../db/schema.ts'
import type { Mailing } from '../domain/mail/outbox.ts'
import { encodeSignal } from '../domain/record/change-signal.ts'
import { countFailures } from '../domain/webhooks/count-failures.ts'
import { recordHealth } from '../domain/webhooks/record-health.ts'
import type { Attempt } from './sender.ts'
import { releaseLeases, type ClaimedDelivery } from './claims.ts'

export interface Result {
  delivery: ClaimedDelivery
  attempt: Attempt
  /** The `Service-Signature` that was sent; null if nothing could be signed. */
  signature: string | null
  /** The start of the attempt. */
  at: Date
  /** The end of the attempt, from which the delay before the next attempt counts. */
  endedAt: Date
}

/** Maximum duration of a prompt attempt, in milliseconds. */
const promptMs = 2000

export interface RetryPolicy {
  /** Delays between attempts, in seconds. */
  retrySeconds: readonly number[]
  /** Number of consecutive exhausted deliveries that disables an endpoint. */
  disableAfter: number
}

/** Returns whether the receiver accepted the delivery: any complete 2xx response (product.md 13.1). */
export const succeeded = ({ status, error }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300 && error === null

/**
 * Records attempts and their consequences: the next attempt, an exhausted delivery, a disabled endpoint. Never
 * waits for a lock, and reads rows one by one (docs/decisions/deliveries.md).
 * @returns the results to record later, because their delivery or endpoint is locked
 */
export async function recordResults(
  tx: Transaction,
  results: readonly Result[],
  policy: RetryPolicy,
  now: Date,
  mailing: Mailing,
  scope: Scope,
): Promise<Result[]> {
  const isLocked = await lockDeliveries(tx, results, scope)
  const locked = results.filter(({ delivery }) => isLocked.get(delivery.id) === true)
  if (locked.length > 0) await recordLocked(tx, locked, policy, now, mailing, scope)
  return results.filter(({ delivery }) => isLocked.get(delivery.id) === false)
}

/**
 * Locks the rows to change in the same order as a deletion: deliveries, then endpoints. Skips rows that another
 * transaction has locked.
 * @returns for each delivery that exists: whether its rows are locked by this transaction
 */
async function lockDeliveries(
  tx: Transaction,
  results: readonly Result[],
  scope: Scope,
): Promise<Map<string, boolean>> {
  const keys = results.map(({ delivery: { workspace_id, id } }) => ({ workspace_id, id }))
  const rows = await tx.execute<{ id: string; is_locked: boolean }>(sql`
    with deliveries as materialized (
      select d.ctid, d.id
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (workspace_id text, id text)
      cross join lateral (
        select d.ctid, d.id from webhook_deliveries d
        where d.workspace_id = k.workspace_id and d.id = k.id and ${scope.has('d.workspace_id')} limit 1
      ) d
    ), locked as (
      select d.id
      from webhook_deliveries d
      cross join lateral (
        select e.id from webhook_endpoints e
        where e.workspace_id = d.workspace_id and e.id = d.endpoint_id and ${scope.has('e.workspace_id')}
        for no key update skip locked
      ) e
      where d.ctid = any(array(select ctid from deliveries)) and ${scope.has('d.workspace_id')}
      for no key update of d skip locked
    )
    select id, id in (select id from locked) as is_locked from deliveries`)
  return new Map(rows.map(({ id, is_locked }) => [id, is_locked]))
}

async function recordLocked(
  tx: Transaction,
  results: readonly Result[],
  policy: RetryPolicy,
  now: Date,
  mailing: Mailing,
  scope: Scope,
): Promise<void> {
  const outcomes = results.map((result) => outcomeOf(result, policy))
  logAttempts(tx, results)
  const updated = await tx.execute<{ id: string }>(sql`
    update webhook_deliveries d
    set failures = o.failures, leased_until = null,
      -- What was discarded while the attempt was in flight is not tried again, but may have been delivered.
      status = case when d.status = 'exhausted' and o.status = 'pending' then d.status else o.status end,
      queue = 'later',
      next_attempt_at = case when d.status <> 'exhausted' then o.next_attempt_at end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (
      workspace_id text, id text, leased_until timestamptz, status text, failures int, next_attempt_at timestamptz
    )
    cross join lateral (
      select d.ctid from webhook_deliveries d
      where d.workspace_id = o.workspace_id and d.id = o.id and ${scope.has('d.workspace_id')} limit 1
    ) row
    where d.ctid = row.ctid and d.leased_until = o.leased_until and ${scope.has('d.workspace_id')}
    returning d.id`)
  await recordHealth(tx, results.map(attemptOf), now, mailing, scope)
  const updatedIds = new Set(updated.map(({ id }) => id))
  const resent = outcomes.filter(({ id }) => !updatedIds.has(id))
  if (resent.length > 0) await releaseLeases(tx, resent, scope)
  const counted = outcomes.filter(({ id, is_test }) => updatedIds.has(id) && !is_test)
  await countFailures(tx, counted, policy.disableAfter, now, mailing, scope)
}

/** Inserts the attempts, and notifies clients that watch the log. */
function logAttempts(tx: Transaction, results: readonly Result[]): void {
  for (const { delivery, attempt, signature, at } of results) {
    const { workspace_id, id } = delivery
    insert(tx, webhookAttempts, {
      workspace_id,
      delivery_id: id,
      at: at.toISOString(),
      ...attempt,
      signature,
    })
    const signal = { workspaceId: workspace_id, type: 'delivery.attempted', id }
    tx.signal('taskwire_changes', encodeSignal(signal))
  }
}

const attemptOf = ({ delivery: { workspace_id, endpoint_id }, attempt, endedAt }: Result) => ({
  workspace_id,
  endpoint_id,
  succeeded: succeeded(attempt),
  isPrompt: succeeded(attempt) && attempt.duration_ms <= promptMs,
  endedAt,
})

function outcomeOf({ delivery, attempt, endedAt }: Result, { retrySeconds }: RetryPolicy) {
  const { workspace_id, id, endpoint_id, is_test, is_disabled, leased_until } = delivery
  const outcome = (status: DeliveryStatus, failures: number, next_attempt_at: string | null = null) => ({
    ...{ workspace_id, id, endpoint_id, is_test, leased_until },
    ...{ status, failures, next_attempt_at },
  })
  if (succeeded(attempt)) return outcome('delivered', delivery.failures)
  const failures = delivery.failures + 1
  const wait = is_test && is_disabled ? undefined : retrySeconds[delivery.failures]
  if (wait === undefined) return outcome('exhausted', failures)
  return outcome('pending', failures, new Date(endedAt.getTime() + wait * 1000).toISOString())
}
