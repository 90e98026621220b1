import { sql } from '../db/drizzle.ts'
import type { Database } from '../db/database.ts'

/** A delivery that this worker has leased: everything an attempt needs. */
export interface ClaimedDelivery {
  workspace_id: string
  id: string
  endpoint_id: string
  event_id: string
  type: string
  /** The payload's bytes. */
  body: string
  url: string
  /** The endpoint's live signing secrets, still sealed, in base64. */
  sealed_secrets: string[]
  failures: number
  is_test: boolean
  leased_until: string
  /** When it became due. */
  due_at: string
}

export interface ClaimLimits {
  total: number
  perEndpoint: number
  leaseSeconds: number
}

/**
 * Leases due deliveries, oldest first, in one statement. Workers pass over each other's rows, and a lease that has run
 * out is anybody's: a worker that was killed is taken over. Disabled endpoints wait.
 *
 * It goes from endpoint to endpoint, a step in the index each, and takes from each what still has a place: however
 * much waits for one receiver, it is not looked at to get past it.
 * @param busy endpoints, with the number of their deliveries that this worker has in flight
 */
export async function claimDeliveries(
  db: Database,
  now: Date,
  { total, perEndpoint, leaseSeconds }: ClaimLimits,
  busy: ReadonlyMap<string, number>,
): Promise<ClaimedDelivery[]> {
  const at = now.toISOString()
  const until = new Date(now.getTime() + leaseSeconds * 1000).toISOString()
  const { rows } = await db.execute<ClaimedDelivery & Record<string, unknown>>(sql`
    with recursive waiting as (
      (
        select workspace_id, endpoint_id from webhook_deliveries
        where status = 'pending'
        order by workspace_id, endpoint_id limit 1
      )
      union all
      select next.workspace_id, next.endpoint_id
      from waiting w cross join lateral (
        select d.workspace_id, d.endpoint_id from webhook_deliveries d
        where d.status = 'pending' and (d.workspace_id, d.endpoint_id) > (w.workspace_id, w.endpoint_id)
        order by d.workspace_id, d.endpoint_id limit 1
      ) next
    ), busy as materialized (
      select key as endpoint_id, value::int as in_flight from jsonb_each_text(${JSON.stringify(Object.fromEntries(busy))}::jsonb)
    ), due as (
      select d.ctid
      from waiting w
      join webhook_endpoints e on e.workspace_id = w.workspace_id and e.id = w.endpoint_id
      left join busy b on b.endpoint_id = w.endpoint_id
      cross join lateral (
        select d.ctid, d.next_attempt_at from webhook_deliveries d
        where d.workspace_id = w.workspace_id and d.endpoint_id = w.endpoint_id
          and d.status = 'pending' and d.next_attempt_at <= ${at}
          and (d.leased_until is null or d.leased_until <= ${at})
        order by d.next_attempt_at
        limit greatest(${perEndpoint} - coalesce(b.in_flight, 0), 0)
      ) d
      where e.disabled_at is null
      order by d.next_attempt_at
      limit ${total}
    ), chosen as (
      select d.workspace_id, d.id, d.next_attempt_at as due_at
      from webhook_deliveries d
      where d.ctid = any(array(select ctid from due))
        and d.status = 'pending' and (d.leased_until is null or d.leased_until <= ${at})
      for update of d skip locked
    )
    update webhook_deliveries d set leased_until = ${until}
    from chosen c
    where d.workspace_id = c.workspace_id and d.id = c.id
    returning d.workspace_id, d.id, d.endpoint_id, d.event_id, d.failures, d.is_test,
      ${until} as leased_until, c.due_at,
      (select type from webhook_events v where v.workspace_id = d.workspace_id and v.id = d.event_id),
      (select body from webhook_events v where v.workspace_id = d.workspace_id and v.id = d.event_id),
      (select url from webhook_endpoints e where e.workspace_id = d.workspace_id and e.id = d.endpoint_id),
      array(
        select encode(s.sealed, 'base64') from webhook_secrets s
        where s.workspace_id = d.workspace_id and s.endpoint_id = d.endpoint_id
          and (s.expires_at is null or s.expires_at > ${at})
        order by s.created_at desc
      ) as sealed_secrets`)
  return rows
}

/** Hands leases back, so that others need not wait for them to run out. */
export async function releaseClaims(db: Database, claims: readonly ClaimedDelivery[]): Promise<void> {
  if (claims.length === 0) return
  const rows = JSON.stringify(
    claims.map(({ workspace_id, id, leased_until }) => ({ workspace_id, id, leased_until })),
  )
  await db.execute(sql`
    update webhook_deliveries d set leased_until = null
    from jsonb_to_recordset(${rows}::jsonb) as mine (workspace_id text, id text, leased_until timestamptz)
    where d.workspace_id = mine.workspace_id and d.id = mine.id and d.leased_until = mine.leased_until`)
}

/** When the earliest of the deliveries that wait for a later time is due. */
export async function nextDueAt(db: Database, now: Date): Promise<Date | undefined> {
  const { rows } = await db.execute<{ due_at: string | null }>(sql`
    select min(next_attempt_at) as due_at from webhook_deliveries
    where status = 'pending' and next_attempt_at > ${now.toISOString()}`)
  const at = rows[0]?.due_at
  return at ? new Date(at) : undefined
}
