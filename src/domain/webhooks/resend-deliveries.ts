import { and, asc, eq, exists, gt, gte, inArray, or, sql, type SQL } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/transaction.ts'
import { webhookAttempts, webhookDeliveries, type DeliveryStatus } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../activity.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace } from '../change.ts'
import { lockEndpoint, recordOnEndpoint } from './lock-endpoint.ts'
import { wakeWorkers } from './outbox.ts'

/** Sends one delivery again, with a fresh set of attempts: same id, same body. @throws AppError not_found */
export async function redeliver(tx: Transaction, source: ChangeSource, id: string): Promise<void> {
  const { workspaceId, now } = source
  const sent = await tx
    .update(webhookDeliveries)
    .set(freshSet(now))
    .where(and(eq(webhookDeliveries.workspace_id, workspaceId), eq(webhookDeliveries.id, id)))
    .returning({ id: webhookDeliveries.id })
  if (sent.length === 0) throw new AppError('not_found')
  wakeWorkers(tx)
  recordActivity(tx, source, { type: 'delivery.resent', subject: { id }, place: inWorkspace })
}

const freshSet = (now: Date): Partial<typeof webhookDeliveries.$inferInsert> => ({
  status: 'pending',
  failures: 0,
  next_attempt_at: now.toISOString(),
  leased_until: null,
})

const lostStatuses: DeliveryStatus[] = ['exhausted', 'held']

/** An attempt at the delivery of the outer query, at the time or later. */
const attemptSince = (tx: Transaction, workspaceId: string, since: Date) =>
  tx
    .select({ at: webhookAttempts.at })
    .from(webhookAttempts)
    .where(
      and(
        eq(webhookAttempts.workspace_id, workspaceId),
        eq(webhookAttempts.delivery_id, webhookDeliveries.id),
        gte(webhookAttempts.at, since.toISOString()),
      ),
    )

/**
 * Sends again all that failed, or was held, since a time; or only counts it.
 * @throws AppError not_found
 */
export async function recoverDeliveries(
  tx: Transaction,
  source: ChangeSource,
  endpointId: string,
  { since, dryRun }: { since: Date; dryRun: boolean },
): Promise<{ count: number }> {
  const { workspaceId, now } = source
  const endpoint = await lockEndpoint(tx, workspaceId, endpointId)
  const lost = and(
    eq(webhookDeliveries.workspace_id, workspaceId),
    eq(webhookDeliveries.endpoint_id, endpointId),
    inArray(webhookDeliveries.status, lostStatuses),
    or(gte(webhookDeliveries.created_at, since.toISOString()), exists(attemptSince(tx, workspaceId, since))),
  )
  if (dryRun) return { count: await tx.$count(webhookDeliveries, lost) }
  const count = await resendAll(tx, workspaceId, lost, now)
  if (count > 0) {
    wakeWorkers(tx)
    recordOnEndpoint(tx, source, 'endpoint.recovered', endpoint)
  }
  return { count }
}

/** A statement of so many ends long before its timeout. */
const batchSize = 5_000

/** In the order of their ids, each batch locked before it is changed, so that the count is of what was changed. */
async function resendAll(
  tx: Transaction,
  workspaceId: string,
  which: SQL | undefined,
  now: Date,
): Promise<number> {
  let count = 0
  for (let last: string | undefined = ''; last !== undefined;) {
    const batch = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(which, gt(webhookDeliveries.id, last)))
      .orderBy(asc(webhookDeliveries.id))
      .limit(batchSize)
      .for('update')
    const ids = batch.map(({ id }) => id)
    await tx
      .update(webhookDeliveries)
      .set(freshSet(now))
      .where(
        and(
          eq(webhookDeliveries.workspace_id, workspaceId),
          // One parameter, however many they are.
          sql`${webhookDeliveries.id} = any(${sql.param(ids)})`,
        ),
      )
    count += ids.length
    last = ids.length === batchSize ? ids.at(-1) : undefined
  }
  return count
}
