import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'

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

/** How many due rows are looked at to find some that are not all of one endpoint. */
const candidates = 1_000

/**
 * Leases due deliveries, oldest first, in one statement. Workers pass over each other's rows, and a lease that has run
 * out is anybody's: a worker that was killed is taken over. Disabled endpoints wait.
 * @param busy endpoints, with the number of their deliveries that this worker has under way
 */
export async function claimDeliveries(
  db: Database,
  now: Date,
  { total, perEndpoint, leaseSeconds }: ClaimLimits,
  busy: ReadonlyMap<string, number>,
): Promise<ClaimedDelivery[]> {
  const at = now.toISOString()
  const until = new Date(now.getTime() + leaseSeconds * 1000).toISOString()
  const underWay = JSON.stringify(Object.fromEntries(busy))
  const full = JSON.stringify([...busy].filter(([, count]) => count >= perEndpoint).map(([id]) => id))
  const { rows } = await db.execute<ClaimedDelivery & Record<string, unknown>>(sql`
    with due as (
      select d.workspace_id, d.id, d.endpoint_id, d.next_attempt_at
      from webhook_deliveries d
      join webhook_endpoints e on e.workspace_id = d.workspace_id and e.id = d.endpoint_id
      where d.status = 'pending' and d.next_attempt_at <= ${at}
        and (d.leased_until is null or d.leased_until <= ${at})
        and e.disabled_at is null
        and not (${full}::jsonb ? d.endpoint_id)
      order by d.next_attempt_at
      limit ${candidates}
    ), fair as (
      select workspace_id, id,
        row_number() over (partition by endpoint_id order by next_attempt_at) as place,
        coalesce((${underWay}::jsonb ->> endpoint_id)::int, 0) as under_way
      from due
    ), chosen as (
      select d.workspace_id, d.id, d.next_attempt_at as due_at
      from fair join webhook_deliveries d using (workspace_id, id)
      where fair.place + fair.under_way <= ${perEndpoint}
        and d.status = 'pending' and (d.leased_until is null or d.leased_until <= ${at})
      order by d.next_attempt_at
      limit ${total}
      for update of d skip locked
    )
    update webhook_deliveries d set leased_until = ${until}
    from chosen c
    join webhook_deliveries own using (workspace_id, id)
    join webhook_events v on v.workspace_id = own.workspace_id and v.id = own.event_id
    join webhook_endpoints e on e.workspace_id = own.workspace_id and e.id = own.endpoint_id
    where d.workspace_id = c.workspace_id and d.id = c.id
    returning d.workspace_id, d.id, d.endpoint_id, d.event_id, v.type, v.body, e.url, d.failures, d.is_test,
      ${until} as leased_until, c.due_at,
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
