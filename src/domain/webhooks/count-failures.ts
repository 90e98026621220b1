import { and, eq, inArray, sql } from '../../db/drizzle.ts'
import { memberships, notifications, webhookEndpoints, type DeliveryStatus } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { newId } from '../ids.ts'
import { recordOnEndpoint } from './find-endpoint-to-write.ts'

interface DeliveryResult {
  workspace_id: string
  endpoint_id: string
  status: DeliveryStatus
}

/**
 * Counts exhausted deliveries in a row by endpoint, resets the count after a delivered one, warns the managers as it
 * grows, and disables the endpoint at `disableAfter` (product.md 13.7).
 * @param results in the order in which the attempts ended
 */
export async function countFailures(
  tx: Transaction,
  results: readonly DeliveryResult[],
  disableAfter: number,
  now: Date,
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
  )
  for (const { id, workspace_id, count, lastDelivered } of byEndpoint) {
    const exhausted = count - 1 - lastDelivered
    if (exhausted > 0) await addExhausted(tx, { workspace_id, id }, exhausted, disableAfter, now)
  }
}

/** Resets all counts in one statement. Counts that are 0 already are not written. */
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
  { workspace_id, id }: { workspace_id: string; id: string },
  added: number,
  disableAfter: number,
  now: Date,
): Promise<void> {
  const isEndpoint = and(eq(webhookEndpoints.workspace_id, workspace_id), eq(webhookEndpoints.id, id))
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
    const actor = { workspaceId: workspace_id, userId: null, via: 'job', now } as const
    recordOnEndpoint(tx, actor, 'endpoint.disabled', endpoint)
    await notifyManagers(tx, endpoint, 'webhook.disabled', now)
  } else if (warningMarks(disableAfter).some(passed)) {
    await notifyManagers(tx, endpoint, 'webhook.failing', now)
  }
}

/** Lists the counts at which managers are warned: 10 and 15 of 20 (product.md 13.7). */
const warningMarks = (disableAfter: number): number[] => [
  Math.ceil(disableAfter / 2),
  Math.ceil((disableAfter * 3) / 4),
]

async function notifyManagers(
  tx: Transaction,
  { workspace_id, id: subject_id, consecutive_exhausted }: typeof webhookEndpoints.$inferSelect,
  type: 'webhook.failing' | 'webhook.disabled',
  now: Date,
): Promise<void> {
  const managers = await tx
    .select({ id: memberships.user_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.workspace_id, workspace_id),
        eq(memberships.status, 'active'),
        inArray(memberships.role, ['owner', 'admin']),
      ),
    )
  if (managers.length === 0) return
  await tx.insert(notifications).values(
    managers.map(({ id }) => ({
      workspace_id,
      id: newId('notification', now),
      user_id: id,
      type,
      subject_id,
      via: 'job' as const,
      data: { consecutive_exhausted },
      created_at: now.toISOString(),
    })),
  )
}
