import { allWorkspaces } from '../db/citus/scope.ts'
import type { Database } from '../db/database.ts'
import { claimByWorkspace } from './claim-by-workspace.ts'
import { claimDeliveries, type ClaimedDelivery, type ClaimLimits, type OwnDeliveries } from './claims.ts'
import { queueDue, queueEnabled, listDueEndpoints, type QueuedEndpoint } from './queue.ts'

export interface Claim {
  claimed: ClaimedDelivery[]
  /**
   * The endpoint after which the next claim continues, so that every endpoint gets its turn; undefined to start from
   * the first.
   */
  next: QueuedEndpoint | undefined
}

/**
 * Leases due deliveries: on PostgreSQL for the next endpoints with due deliveries, on Citus in one statement per
 * workspace. Throws only if nothing was leased, since leases must be sent.
 * @param after the `next` of the previous claim
 */
export async function claimDue(
  db: Database,
  now: Date,
  limits: ClaimLimits,
  own: OwnDeliveries,
  after?: QueuedEndpoint,
): Promise<Claim> {
  if (await db.isDistributed())
    return {
      claimed: await claimByWorkspace(db, now, limits, [...own.inFlight, ...own.ended]),
      next: undefined,
    }
  await queueEnabled(db)
  await queueDue(db, now)
  let isWhole = after === undefined
  for (let position = after; ;) {
    const { endpoints, next } = await listDueEndpoints(db, position)
    const claimed =
      endpoints.length > 0 ? await claimDeliveries(db, now, limits, own, endpoints, allWorkspaces) : []
    if (claimed.length > 0 || (isWhole && next === undefined)) return { claimed, next }
    if (next === undefined) isWhole = true
    position = next
  }
}
