import { and, eq, type SQL } from '../../db/drizzle.ts'
import { webhookEndpoints } from '../../db/schema.ts'
import type { Plan } from '../../db/plan.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace, type EndpointChange } from '../record/change.ts'

type Endpoint = typeof webhookEndpoints.$inferSelect

/**
 * Finds an endpoint, locked if the plan locks rows that it reads. The lock strength `update` also blocks new
 * deliveries, and so every change in the workspace.
 * @throws AppError not_found
 */
export async function findEndpointForUpdate(
  plan: Plan,
  workspaceId: string,
  id: string,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<Endpoint> {
  const query = plan.db
    .select()
    .from(webhookEndpoints)
    .where(isEndpoint({ workspace_id: workspaceId, id }))
  const [endpoint] = await (plan.locks ? query.for(strength) : query)
  if (!endpoint) throw new AppError('not_found')
  return endpoint
}

export function isEndpoint({ workspace_id, id }: Pick<Endpoint, 'workspace_id' | 'id'>): SQL | undefined {
  return and(eq(webhookEndpoints.workspace_id, workspace_id), eq(webhookEndpoints.id, id))
}

/** Records an activity on an endpoint. */
export function recordEndpointActivity(
  plan: Plan,
  source: ChangeSource,
  type: Exclude<EndpointChange, 'endpoint.changed'>,
  endpoint: NamedEndpoint,
): void {
  recordActivity(plan, source, { type, subject: namedEndpoint(endpoint), scope: inWorkspace })
}

type NamedEndpoint = Pick<Endpoint, 'id' | 'name' | 'url'>

/** Returns an endpoint as a subject, which the feed names by its URL if it has no name. */
export const namedEndpoint = ({ id, name, url }: NamedEndpoint) => ({ id, name: name ?? url })
