import type { Scope } from '../../db/citus/scope.ts'
import { and, isNull, lte, sql, type SQL } from '../../db/drizzle.ts'
import { update } from '../../db/rows.ts'
import { webhookEndpoints } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Mailing } from '../mail/outbox.ts'
import { claimBatch, type Batch } from '../claim-batch.ts'
import { notifyManagers } from './notify-managers.ts'

type Recovery = Parameters<typeof notifyManagers>[1] & { has_recovered: boolean }

export interface AttemptResult {
  workspace_id: string
  endpoint_id: string
  succeeded: boolean
  /** Whether the attempt succeeded fast enough for the endpoint to get more slots. */
  isPrompt: boolean
  endedAt: Date
}

/**
 * Duration of failing attempts after which managers are notified, unless a delivery is exhausted earlier, in
 * milliseconds.
 */
const failingMs = 15 * 60_000

/**
 * Records when attempts at enabled endpoints last succeeded, or since when they have failed, and notifies the managers
 * of an endpoint that recovers (product.md 13.21, 13.22).
 * @param results in the order in which the attempts finished
 */
export async function recordHealth(
  tx: Transaction,
  results: readonly AttemptResult[],
  now: Date,
  mailing: Mailing,
  scope: Scope,
): Promise<void> {
  const byEndpoint = Map.groupBy(results, ({ endpoint_id }) => endpoint_id).values()
  const rows = JSON.stringify([...byEndpoint].map((ofEndpoint) => healthAfter(ofEndpoint)))
  const recovered = await tx.execute<Recovery & Record<string, unknown>>(sql`
    update webhook_endpoints e set
      is_prompt = h.is_prompt,
      last_delivered_at = coalesce(h.delivered_at, e.last_delivered_at),
      failing_since = case
        when h.delivered_at is not null or h.failed_at is null then h.failed_at
        else coalesce(e.failing_since, h.failed_at) end,
      failing_notified_at = case when h.delivered_at is null then e.failing_notified_at end
    from jsonb_to_recordset(${rows}::jsonb) as h (
      workspace_id text, id text, is_prompt boolean, delivered_at timestamptz, failed_at timestamptz
    )
    join webhook_endpoints old on old.workspace_id = h.workspace_id and old.id = h.id
    where e.workspace_id = h.workspace_id and e.id = h.id and e.disabled_at is null
      and ${scope.has('e.workspace_id')} and ${scope.has('old.workspace_id')}
      and (h.delivered_at is not null or e.failing_since is null or e.is_prompt <> h.is_prompt)
    returning e.workspace_id, e.id, e.name, e.url, e.consecutive_exhausted, e.failing_notified_at,
      old.failing_notified_at is not null and h.delivered_at is not null as has_recovered`)
  for (const endpoint of recovered)
    if (endpoint.has_recovered) await notifyManagers(tx, endpoint, 'endpoint.recovered', now, mailing)
}

function healthAfter(results: readonly AttemptResult[]) {
  const lastSuccess = results.findLastIndex(({ succeeded }) => succeeded)
  return {
    workspace_id: results[0]?.workspace_id,
    id: results[0]?.endpoint_id,
    is_prompt: results.at(-1)?.isPrompt,
    delivered_at: results[lastSuccess]?.endedAt ?? null,
    failed_at: results[lastSuccess + 1]?.endedAt ?? null,
  }
}

/** Notifies the managers of a batch of endpoints that have failed for 15 minutes (product.md 13.22). Returns how many there were. */
export async function notifyFailing(
  tx: Transaction,
  now: Date,
  batch: Batch,
  mailing: Mailing,
): Promise<number> {
  const query = tx.select().from(webhookEndpoints)
  const failing = await claimBatch(query.$dynamic(), webhookEndpoints, isFailing(now), batch)
  const failing_notified_at = now.toISOString()
  for (const endpoint of failing) {
    const { workspace_id, id } = endpoint
    update(tx, webhookEndpoints, { workspace_id, id }, { failing_notified_at }, {})
    await notifyManagers(tx, { ...endpoint, failing_notified_at }, 'endpoint.failing', now, mailing)
  }
  return failing.length
}

export const isFailing = (now: Date): SQL | undefined =>
  and(
    lte(webhookEndpoints.failing_since, new Date(now.getTime() - failingMs).toISOString()),
    isNull(webhookEndpoints.failing_notified_at),
    isNull(webhookEndpoints.disabled_at),
  )
