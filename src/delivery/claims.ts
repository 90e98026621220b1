import { forEachWorkspace } from '../db/citus/by-workspace.ts'
import type { Scope } from '../db/citus/scope.ts'
import { sql, type Queries, type SQL } from '../db/drizzle.ts'
import type { Database } from '../db/database.ts'
import { inActiveWorkspace } from '../domain/workspace-state.ts'
import type { QueuedEndpoint } from './queue.ts'

/** A delivery that this worker has leased, with everything that an attempt needs. */
export interface ClaimedDelivery {
  workspace_id: string
  id: string
  endpoint_id: string
  event_id: string
  type: string
  body: string
  url: string
  /** True if the endpoint's last attempt succeeded promptly. */
  is_prompt: boolean
  /** The endpoint's valid signing secrets, encrypted, in base64. */
  sealed_secrets: string[]
  failures: number
  is_test: boolean
  /** Whether the endpoint was disabled; a test event then gets one attempt. */
  is_disabled: boolean
  /** The end of the lease, by the database's clock. */
  leased_until: string
  /** The time at which the delivery became due. */
  due_at: string
}

export interface ClaimLimits {
  /** Maximum number of deliveries to lease now. */
  total: number
  /** Maximum number of deliveries in flight to doubtful endpoints, and for one workspace. */
  doubtful: number
  perWorkspace: number
  leaseSeconds: number
}

/** The deliveries of a worker. They are not leased again, even if their lease has expired. */
export interface OwnDeliveries {
  inFlight: readonly ClaimedDelivery[]
  /** Deliveries whose attempt has ended, and whose result is not recorded yet. */
  ended: readonly ClaimedDelivery[]
}

/**
 * Returns the number of free slots. An ended delivery takes no slot until there are as many of them as slots: then results
 * arrive faster than they can be recorded, or cannot be recorded.
 */
export const freeSlots = (slots: number, inFlight: number, ended: number): number =>
  slots - Math.max(inFlight, inFlight + ended - slots)

/**
 * Maximum number of deliveries in flight to one endpoint. An endpoint is prompt if its last attempt succeeded within 2
 * s (results.ts), otherwise doubtful.
 */
export const promptSlots = 8
export const doubtfulSlots = 2

/**
 * Leases due deliveries in one statement, by workspaces in turn (docs/decisions/deliveries.md). A lease that has expired may be
 * taken by any worker.
 * @param endpoints the endpoints whose due deliveries are leased
 */
export function claimDeliveries(
  db: Database,
  now: Date,
  { total, doubtful, perWorkspace, leaseSeconds }: ClaimLimits,
  own: OwnDeliveries,
  endpoints: readonly QueuedEndpoint[],
  scope: Scope,
): Promise<ClaimedDelivery[]> {
  const at = now.toISOString()
  const doubtfulLeft = doubtful - own.inFlight.filter(({ is_prompt }) => !is_prompt).length
  return db.execute<ClaimedDelivery & Record<string, unknown>>(sql`
    with waiting as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(endpoints)}::jsonb) as q (workspace_id text, endpoint_id text)
    ), ${countTaken(own, perWorkspace)}, ready as (
      select d.ctid, d.next_attempt_at, e.is_prompt,
        row_number() over (partition by w.workspace_id order by d.next_attempt_at)
          + coalesce((select taken from busy_workspaces b where b.workspace_id = w.workspace_id), 0) as turn
      from waiting w
      join webhook_endpoints e on e.workspace_id = w.workspace_id and e.id = w.endpoint_id
        and ${scope.has('e.workspace_id')} and ${inActiveWorkspace(sql`e.workspace_id`, scope)}
      left join busy b on b.workspace_id = w.workspace_id and b.endpoint_id = w.endpoint_id
      cross join lateral (
        select case when e.is_prompt then ${promptSlots}::int else ${doubtfulSlots} end as slots
      ) s
      cross join lateral (
        ${dueOfEndpoint(at, scope)}
        order by next_attempt_at
        limit greatest(s.slots - greatest(coalesce(b.in_flight, 0), coalesce(b.claimed, 0) - s.slots), 0)
      ) d
    ), due as (
      select ctid
      from (
        select *, row_number() over (partition by is_prompt order by turn, next_attempt_at) as position
        from ready where turn <= ${perWorkspace}
      ) ready
      where is_prompt or position <= ${doubtfulLeft}
      order by turn, next_attempt_at
      limit ${total}
    ), chosen as (
      select d.ctid, d.next_attempt_at as due_at
      from webhook_deliveries d
      where d.ctid = any(array(select ctid from due)) and ${scope.has('d.workspace_id')}
        and d.status not in ('delivered', 'exhausted', 'held') and (d.leased_until is null or d.leased_until <= now())
        and (d.workspace_id, d.id) not in (select workspace_id, id from mine)
      for update of d skip locked
    )
    update webhook_deliveries d set leased_until = now() + make_interval(secs => ${leaseSeconds})
    from chosen c
    where d.ctid = c.ctid and ${scope.has('d.workspace_id')}
    returning ${claimedColumns(at, scope)}`)
}

/** Composes the subqueries `mine`, `busy` (by endpoint) and `busy_workspaces` (the slots that are taken, as in `freeSlots`). */
function countTaken({ inFlight, ended }: OwnDeliveries, perWorkspace: number): SQL {
  const rowOf = ({ workspace_id, endpoint_id, id }: ClaimedDelivery, is_in_flight: boolean) => {
    return { workspace_id, endpoint_id, id, is_in_flight }
  }
  const rows = [...inFlight.map((one) => rowOf(one, true)), ...ended.map((one) => rowOf(one, false))]
  return sql`mine as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (
        workspace_id text, endpoint_id text, id text, is_in_flight boolean)
    ), busy as materialized (
      select workspace_id, endpoint_id, count(*) filter (where is_in_flight) as in_flight, count(*) as claimed
      from mine
      group by workspace_id, endpoint_id
    ), busy_workspaces as materialized (
      select workspace_id, greatest(sum(in_flight), sum(claimed) - ${perWorkspace}::int) as taken
      from busy
      group by workspace_id
    )`
}

/** Selects the due deliveries of an endpoint: the oldest if the endpoint is enabled, otherwise only test events. */
const dueOfEndpoint = (at: string, scope: Scope) => sql`
  select oldest.* from (
    select d.ctid, d.next_attempt_at from webhook_deliveries d
    where e.disabled_at is null and d.workspace_id = w.workspace_id and ${scope.has('d.workspace_id')}
      and d.endpoint_id = w.endpoint_id
      and d.status = 'pending' and d.next_attempt_at <= ${at}
      and (d.leased_until is null or d.leased_until <= now())
    order by d.next_attempt_at
    limit ${sql.raw(String(promptSlots))}
  ) oldest
  union all
  select test.* from (
    select d.ctid, d.next_attempt_at from webhook_deliveries d
    where e.disabled_at is not null and d.workspace_id = w.workspace_id and ${scope.has('d.workspace_id')}
      and d.endpoint_id = w.endpoint_id
      -- Tests from before the disabling wait like all else.
      and d.status = 'pending' and d.is_test and d.created_at >= e.disabled_at and d.next_attempt_at <= ${at}
      and (d.leased_until is null or d.leased_until <= now())
    limit ${sql.raw(String(doubtfulSlots))}
  ) test`

const claimedColumns = (at: string, scope: Scope) => {
  const isEvent = sql`v.workspace_id = d.workspace_id and v.id = d.event_id and ${scope.has('v.workspace_id')}`
  const isEndpoint = sql`e.workspace_id = d.workspace_id and e.id = d.endpoint_id and ${scope.has('e.workspace_id')}`
  return sql`
    d.workspace_id, d.id, d.endpoint_id, d.event_id, d.failures, d.is_test, d.leased_until, c.due_at,
    (select type from webhook_events v where ${isEvent}),
    (select body from webhook_events v where ${isEvent}),
    (select url from webhook_endpoints e where ${isEndpoint}),
    (select disabled_at is not null from webhook_endpoints e where ${isEndpoint}) as is_disabled,
    (select is_prompt from webhook_endpoints e where ${isEndpoint}),
    array(
      select encode(s.sealed, 'base64') from webhook_secrets s
      where s.workspace_id = d.workspace_id and s.endpoint_id = d.endpoint_id and ${scope.has('s.workspace_id')}
        and (s.expires_at is null or s.expires_at > ${at})
      order by s.created_at desc
    ) as sealed_secrets`
}

/**
 * Ends leases early, so that other workers need not wait. Skips deliveries whose rows are locked.
 * @throws the first failure, after ending the leases of the other workspaces
 */
export async function releaseClaims(db: Database, claims: readonly ClaimedDelivery[]): Promise<void> {
  await forEachWorkspace(
    db,
    claims,
    ({ workspace_id }) => workspace_id,
    (some, scope) => releaseLeases(db, some, scope),
  )
}

/** Ends leases, including leases of deliveries that were resent since the claim (see `resendRows`). */
export async function releaseLeases(
  db: Queries,
  claims: readonly Pick<ClaimedDelivery, 'workspace_id' | 'id' | 'leased_until'>[],
  scope: Scope,
): Promise<void> {
  const rows = JSON.stringify(
    claims.map(({ workspace_id, id, leased_until }) => ({ workspace_id, id, leased_until })),
  )
  await db.execute(sql`
    with free as (
      select d.workspace_id, d.id
      from jsonb_to_recordset(${rows}::jsonb) as mine (workspace_id text, id text, leased_until timestamptz)
      join webhook_deliveries d
        on d.workspace_id = mine.workspace_id and d.id = mine.id and ${scope.has('d.workspace_id')}
        and d.leased_until between mine.leased_until and mine.leased_until + interval '1 second'
      for no key update of d skip locked
    )
    update webhook_deliveries d set leased_until = null
    from free where d.workspace_id = free.workspace_id and d.id = free.id and ${scope.has('d.workspace_id')}`)
}

/** Returns the time at which the next delivery is due. */
export async function nextDueAt(db: Database, now: Date): Promise<Date | undefined> {
  const [row] = await db.nodes.ask((scope) =>
    db.execute<{ due_at: string | null }>(sql`
      select min(next_attempt_at) as due_at from webhook_deliveries d
      where status = 'pending' and next_attempt_at > ${now.toISOString()} and ${scope.has('d.workspace_id')}`),
  )
  return row?.due_at ? new Date(row.due_at) : undefined
}
