import { and, asc, eq, exists, gt, gte, inArray, or, type SQL } from '../../db/drizzle.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import type { Transaction } from '../../db/transaction.ts'
import { webhookAttempts, webhookDeliveries, type DeliveryStatus } from '../../db/schema.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace } from '../record/change.ts'
import { describeDelivery, type DeliveryDescription } from './describe-delivery.ts'
import { findEndpointForUpdate, recordEndpointActivity } from './find-endpoint-for-update.ts'
import { wakeWorkers } from '../record/outbox.ts'

/**
 * Resends a delivery with the same id and body, and a new set of attempts. The resend waits for an attempt in flight,
 * whose result does not count.
 * @throws AppError not_found
 */
export async function redeliver(plan: Plan, source: ChangeSource, id: string): Promise<DeliveryDescription> {
  const delivery = await describeDelivery(plan.db, source.workspaceId, id)
  const next_attempt_at = source.now.toISOString()
  plan.add(resendRows, { workspace_id: source.workspaceId, id, next_attempt_at })
  wakeWorkers(plan)
  recordActivity(plan, source, { type: 'delivery.resent', subject: { id }, scope: inWorkspace })
  return { ...delivery, status: 'pending', next_attempt_at }
}

/**
 * Shifts the end of a lease, so that the result of an attempt in flight is ignored while other workers still skip the
 * delivery. Computed in UTC, since Citus accepts only immutable functions of columns.
 */
const resendRows: RowStatement<{ workspace_id: string; id: string; next_attempt_at: string }> = {
  mustHold: true,
  changeOf: ({ workspace_id, id }) => `delivery ${workspace_id} ${id}`,
  text: (rows, workspaceId) => `
    update webhook_deliveries d set
      status = 'pending', queue = 'due', failures = 0, next_attempt_at = r.next_attempt_at,
      leased_until = (d.leased_until at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC'
    from json_to_recordset(${rows}) as r (workspace_id text, id text, next_attempt_at timestamptz)
    where d.workspace_id = ${workspaceId} and d.id = r.id returning 1`,
}

const lostStatuses: DeliveryStatus[] = ['exhausted', 'held']

/** Selects an attempt of the outer query's delivery at this time or later. */
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
 * Resends, or with `dryRun` only counts, all exhausted and held deliveries since a given time, in batches, because their
 * number is unbounded.
 * @throws AppError not_found
 */
export async function recoverDeliveries(
  tx: Transaction,
  source: ChangeSource,
  endpointId: string,
  { since, dryRun }: { since: Date; dryRun: boolean },
): Promise<{ count: number }> {
  const { workspaceId, now } = source
  const endpoint = await findEndpointForUpdate(tx, workspaceId, endpointId)
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
    recordEndpointActivity(tx, source, 'endpoint.recovered', endpoint)
  }
  return { count }
}

/** Number of deliveries in a batch, small enough to stay far below the statement timeout. */
const batchSize = 5_000

/** Resends deliveries by id, locking each batch before the change, so that the count is exact. */
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
    const next_attempt_at = now.toISOString()
    for (const { id } of batch) tx.add(resendRows, { workspace_id: workspaceId, id, next_attempt_at })
    count += batch.length
    last = batch.length === batchSize ? batch.at(-1)?.id : undefined
  }
  return count
}
