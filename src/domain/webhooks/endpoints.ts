import { and, asc, desc, eq, gt, isNull, or } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { webhookEndpoints, webhookSecrets } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'

export interface EndpointDescription {
  id: string
  url: string
  /** The types that it subscribes to; empty: all. */
  events: string[]
  status: 'enabled' | 'disabled'
  consecutive_exhausted: number
  created_at: string
  disabled_at: string | null
  /** The live ones, newest first. */
  secrets: { last4: string; expires_at: string | null }[]
}

/** The workspace's endpoints, oldest first. */
export async function listEndpoints(
  db: Database | Transaction,
  workspaceId: string,
  now: Date,
): Promise<EndpointDescription[]> {
  const endpoints = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspace_id, workspaceId))
    .orderBy(asc(webhookEndpoints.id))
  const secrets = await db
    .select()
    .from(webhookSecrets)
    .where(
      and(
        eq(webhookSecrets.workspace_id, workspaceId),
        or(isNull(webhookSecrets.expires_at), gt(webhookSecrets.expires_at, now.toISOString())),
      ),
    )
    .orderBy(desc(webhookSecrets.created_at))
  return endpoints.map(({ id, url, events, consecutive_exhausted, created_at, disabled_at }) => ({
    id,
    url,
    events,
    status: disabled_at === null ? 'enabled' : 'disabled',
    consecutive_exhausted,
    created_at,
    disabled_at,
    secrets: secrets
      .filter(({ endpoint_id }) => endpoint_id === id)
      .map(({ last4, expires_at }) => ({ last4, expires_at })),
  }))
}

/** @throws AppError not_found */
export async function lockEndpoint(
  tx: Transaction,
  id: string,
): Promise<typeof webhookEndpoints.$inferSelect> {
  const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update')
  if (!endpoint) throw new AppError('not_found')
  return endpoint
}
