import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'

/*
 * The queue of pending deliveries: claims consider only due deliveries, so that waiting deliveries cost nothing
 * (docs/decisions/deliveries.md). On Citus, claims work by workspace, without the queue.
 */

export interface QueuedEndpoint {
  workspace_id: string
  endpoint_id: string
}

/** Number of deliveries that one call moves. */
const batchSize = 5_000

/** Moves the deliveries whose next attempt is due to the queue `due`. */
export async function queueDue(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set queue = 'due'
    where ctid = any(array(
      select ctid from webhook_deliveries where queue = 'later' and next_attempt_at <= ${now.toISOString()}
      order by next_attempt_at limit ${batchSize} for no key update skip locked))`)
}

/** Marks the paused deliveries of enabled endpoints as due again. */
export async function queueEnabled(db: Database): Promise<void> {
  await db.execute(sql`
    with enabled as (
      update webhook_endpoints e set has_paused = false
      from (
        select ctid from webhook_endpoints where has_paused and disabled_at is null for no key update skip locked
      ) free
      where e.ctid = free.ctid
      returning e.workspace_id, e.id
    )
    update webhook_deliveries set queue = 'due'
    where queue = 'paused' and ctid = any(array(
      select paused.ctid from enabled e cross join lateral (
        select d.ctid from webhook_deliveries d
        where d.workspace_id = e.workspace_id and d.endpoint_id = e.id and d.queue = 'paused'
        -- Keeps PostgreSQL from joining in a different order.
        limit 1000000000
      ) paused))`)
}

/**
 * Pauses the deliveries of disabled endpoints, except later test events. Also changes the row of the endpoint, so that
 * it cannot be enabled based on an earlier read.
 */
async function pauseDisabled(db: Database, endpoints: readonly QueuedEndpoint[]): Promise<void> {
  if (endpoints.length === 0) return
  await db.execute(sql`
    with disabled as (
      select e.workspace_id, e.id, e.disabled_at
      from jsonb_to_recordset(${JSON.stringify(endpoints)}::jsonb) as q (workspace_id text, endpoint_id text)
      join webhook_endpoints e on e.workspace_id = q.workspace_id and e.id = q.endpoint_id
      where e.disabled_at is not null
      for no key update of e skip locked
    ), marked as (
      update webhook_endpoints e set has_paused = true
      from disabled d where e.workspace_id = d.workspace_id and e.id = d.id
    )
    update webhook_deliveries set queue = 'paused'
    where status = 'pending' and ctid = any(array(
      select queued.ctid from disabled e cross join lateral (
        select d.ctid from webhook_deliveries d
        where d.workspace_id = e.workspace_id and d.endpoint_id = e.id and d.queue = 'due'
          and not (d.is_test and d.created_at >= e.disabled_at)
        limit ${batchSize}
      ) queued
      limit ${batchSize}))`)
}

/** Number of endpoints that one claim considers. The next claim continues after them. */
export const maxEndpointsPerClaim = 1_000

/**
 * Lists the next endpoints with due deliveries, however many deliveries are due, and pauses disabled endpoints.
 * @param after the endpoint to continue after; undefined to start
 * @returns the endpoints, and the endpoint to continue after; undefined at the end
 */
export async function listDueEndpoints(
  db: Database,
  after: QueuedEndpoint | undefined,
): Promise<{ endpoints: QueuedEndpoint[]; next: QueuedEndpoint | undefined }> {
  const rows = await db.execute<{ workspace_id: string; endpoint_id: string; is_disabled: boolean }>(sql`
    with recursive walk as (
      (${endpointAfter(sql`${after?.workspace_id ?? ''}, ${after?.endpoint_id ?? ''}`)})
      union all
      select next.* from walk w cross join lateral (${endpointAfter(sql`w.workspace_id, w.endpoint_id`)}) next
    )
    select w.workspace_id, w.endpoint_id, (
      select e.disabled_at is not null from webhook_endpoints e
      where e.workspace_id = w.workspace_id and e.id = w.endpoint_id) as is_disabled
    from (select * from walk limit ${maxEndpointsPerClaim}) w`)
  const endpoints = rows.map(({ workspace_id, endpoint_id }) => ({ workspace_id, endpoint_id }))
  await pauseDisabled(
    db,
    endpoints.filter((_, i) => rows[i]?.is_disabled),
  )
  return { endpoints, next: endpoints.length === maxEndpointsPerClaim ? endpoints.at(-1) : undefined }
}

/** Selects the next endpoint. Only one partial index matches the condition, regardless of statistics. */
const endpointAfter = (position: ReturnType<typeof sql>) => sql`
  select d.workspace_id, d.endpoint_id from webhook_deliveries d
  where d.queue = 'due' and (d.workspace_id, d.endpoint_id) > (${position})
  order by d.workspace_id, d.endpoint_id limit 1`
