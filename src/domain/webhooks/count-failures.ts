import type { Scope } from '../../db/citus/scope.ts'
import { and, eq, isNull, sql } from '../../db/drizzle.ts'
import { webhookEndpoints, type DeliveryStatus } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Mailing } from '../mail/outbox.ts'
import { recordEndpointActivity } from './find-endpoint-for-update.ts'
import { notifyManagers, updateWarning } from './notify-managers.ts'

interface DeliveryResult {
  workspace_id: string
  endpoint_id: string
  status: DeliveryStatus
}

/**
 * Counts consecutive exhausted deliveries per enabled endpoint, resets the count after a success, warns the managers,
 * and disables the endpoint at `disableAfter` (product.md 13.6, 13.7).
 * @param results in the order in which the attempts finished
 */
export async function countFailures(
  tx: Transaction,
  results: readonly DeliveryResult[],
  disableAfter: number,
  now: Date,
  mailing: Mailing,
  scope: Scope,
): Promise<void> {
  const final = results.filter(({ status }) => status !== 'pending')
  const byEndpoint = [...Map.groupBy(final, ({ endpoint_id }) => endpoint_id)].map(([id, ofEndpoint]) => ({
    id,
    workspace_id: ofEndpoint[0]?.workspace_id ?? '',
    count: ofEndpoint.length,
    lastDelivered: ofEndpoint.findLastIndex(({ status }) => status === 'delivered'),
  }))
  await resetCounts(
    tx,
    byEndpoint.filter(({ lastDelivered }) => lastDelivered >= 0),
    scope,
  )
  for (const { id, workspace_id, count, lastDelivered } of byEndpoint) {
    const exhausted = count - 1 - lastDelivered
    if (exhausted > 0) await addExhausted(tx, { workspace_id, id }, exhausted, disableAfter, now, mailing)
  }
}

/** Resets the counts of enabled endpoints in one statement. Counts that are already 0 are not written. */
async function resetCounts(
  tx: Transaction,
  endpoints: readonly { workspace_id: string; id: string }[],
  scope: Scope,
): Promise<void> {
  if (endpoints.length === 0) return
  const rows = JSON.stringify(endpoints.map(({ workspace_id, id }) => ({ workspace_id, id })))
  await tx.execute(sql`
    update webhook_endpoints e set consecutive_exhausted = 0
    from jsonb_to_recordset(${rows}::jsonb) as delivered (workspace_id text, id text)
    where e.workspace_id = delivered.workspace_id and e.id = delivered.id and e.consecutive_exhausted <> 0
      and e.disabled_at is null and ${scope.has('e.workspace_id')}`)
}

async function addExhausted(
  tx: Transaction,
  { workspace_id, id }: { workspace_id: string; id: string },
  added: number,
  disableAfter: number,
  now: Date,
  mailing: Mailing,
): Promise<void> {
  const isEndpoint = and(eq(webhookEndpoints.workspace_id, workspace_id), eq(webhookEndpoints.id, id))
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({ consecutive_exhausted: sql`${webhookEndpoints.consecutive_exhausted} + ${added}::int` })
    .where(and(isEndpoint, isNull(webhookEndpoints.disabled_at)))
    .returning()
  if (!endpoint) return
  const isFirst = endpoint.failing_notified_at === null
  endpoint.failing_notified_at ??= now.toISOString()
  const { consecutive_exhausted: count, failing_notified_at } = endpoint
  if (isFirst) {
    await tx.update(webhookEndpoints).set({ failing_notified_at }).where(isEndpoint)
    await notifyManagers(tx, endpoint, 'endpoint.failing', now, mailing)
  }
  const marks = warningMarks(disableAfter)
  if (count >= disableAfter) {
    await tx
      .update(webhookEndpoints)
      .set({ disabled_at: now.toISOString(), disabled_reason: 'failures' })
      .where(isEndpoint)
    const actor = { workspaceId: workspace_id, userId: null, via: 'job', now } as const
    recordEndpointActivity(tx, actor, 'endpoint.disabled', endpoint)
    await notifyManagers(tx, endpoint, 'webhook.disabled', now, mailing)
  } else if (marks.some((mark) => count >= mark && count - added < mark)) {
    await notifyManagers(tx, endpoint, 'webhook.failing', now, mailing)
  } else if (marks.some((mark) => count > mark)) {
    await updateWarning(tx, endpoint)
  }
}

/** Lists the counts at which managers are warned: 10 and 15 of 20 (product.md 13.7). */
const warningMarks = (disableAfter: number): number[] => [
  Math.ceil(disableAfter / 2),
  Math.ceil((disableAfter * 3) / 4),
]
