import { oneWorkspace } from '../db/citus/scope.ts'
import type { Database } from '../db/database.ts'
import { eq, sql } from '../db/drizzle.ts'
import { webhookEndpoints } from '../db/schema.ts'
import { inActiveWorkspace } from '../domain/workspace-state.ts'
import {
  claimDeliveries,
  doubtfulSlots,
  promptSlots,
  type ClaimedDelivery,
  type ClaimLimits,
} from './claims.ts'
import type { QueuedEndpoint } from './queue.ts'

/**
 * Leases due deliveries on Citus, in one statement per workspace, and divides the free slots among workspaces. Throws
 * only if nothing was leased, since leased deliveries must be sent.
 * @param held this worker's deliveries, all of which take a slot until they are recorded
 */
export async function claimByWorkspace(
  db: Database,
  now: Date,
  limits: ClaimLimits,
  held: readonly ClaimedDelivery[],
): Promise<ClaimedDelivery[]> {
  const claimed: ClaimedDelivery[] = []
  let failure: Error | undefined
  for (const [workspaceId, total] of shareSlots(await findWorkspacesWithDue(db, now, held), held, limits)) {
    try {
      const endpoints = await endpointsOf(db, workspaceId)
      const mine = [...held, ...claimed]
      const own = await claimDeliveries(
        db,
        now,
        { ...limits, total },
        { inFlight: mine, ended: [] },
        endpoints,
        oneWorkspace(workspaceId),
      )
      for (const one of own) claimed.push(one)
    } catch (error) {
      failure = error as Error
    }
  }
  if (claimed.length === 0 && failure) throw failure
  return claimed
}

/** Lists the endpoints of a workspace, of which there are few. */
const endpointsOf = (db: Database, workspaceId: string): Promise<QueuedEndpoint[]> =>
  db
    .select({ workspace_id: webhookEndpoints.workspace_id, endpoint_id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspace_id, workspaceId))

interface WorkspaceWithDue {
  workspace_id: string
  /** Number of due deliveries. */
  due: number
}

/** Lists the workspaces with due deliveries to endpoints for which this worker has a free slot, longest due first. */
function findWorkspacesWithDue(
  db: Database,
  now: Date,
  held: readonly ClaimedDelivery[],
): Promise<WorkspaceWithDue[]> {
  const at = now.toISOString()
  const full = [...Map.groupBy(held, ({ endpoint_id }) => endpoint_id)]
    .filter(([, own]) => own.length >= (own[0]?.is_prompt === true ? promptSlots : doubtfulSlots))
    .map(([id]) => id)
  return db.nodes.ask((scope) =>
    db.execute<WorkspaceWithDue & Record<string, unknown>>(sql`
    select d.workspace_id, count(*)::int as due from webhook_deliveries d
    join webhook_endpoints e on e.workspace_id = d.workspace_id and e.id = d.endpoint_id
    where d.status = 'pending' and d.next_attempt_at <= ${at} and (d.leased_until is null or d.leased_until <= now())
      and (e.disabled_at is null or d.is_test and d.created_at >= e.disabled_at)
      and ${inActiveWorkspace(sql`d.workspace_id`, scope)}
      and ${scope.has('d.workspace_id')} and ${scope.has('e.workspace_id')}
      and d.endpoint_id not in (select jsonb_array_elements_text(${JSON.stringify(full)}::jsonb))
    group by d.workspace_id
    order by min(d.next_attempt_at)`),
  )
}

/**
 * Gives each free slot to the workspace with the fewest deliveries in flight among the workspaces with due deliveries.
 */
function shareSlots(
  waiting: readonly WorkspaceWithDue[],
  held: readonly ClaimedDelivery[],
  { total, perWorkspace }: ClaimLimits,
): Map<string, number> {
  const shares = new Map<string, number>()
  const inFlight = Map.groupBy(held, ({ workspace_id }) => workspace_id)
  const turns = waiting.flatMap(({ workspace_id, due }) => {
    const own = inFlight.get(workspace_id)?.length ?? 0
    const most = Math.max(0, Math.min(due, total, perWorkspace - own))
    return Array.from({ length: most }, (_, i) => ({ workspace_id, turn: own + i }))
  })
  // The sort is stable: among equals, the workspace that has waited longest comes first.
  turns.sort((one, other) => one.turn - other.turn)
  for (const { workspace_id } of turns.slice(0, total))
    shares.set(workspace_id, (shares.get(workspace_id) ?? 0) + 1)
  return shares
}
