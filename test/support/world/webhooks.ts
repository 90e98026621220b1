import type { WebhookType } from '../../../generated/openapi.operations.ts'
import type { Database } from '../../../src/db/database.ts'
import { runTransaction } from '../../../src/db/transaction.ts'
import type { ChangeSource } from '../../../src/domain/actor.ts'
import { addEndpoint } from '../../../src/domain/webhooks/change-endpoints.ts'
import {
  listDeliveries,
  readDelivery,
  type DeliveryDetail,
} from '../../../src/domain/webhooks/describe-delivery.ts'
import type { TestApp } from '../app/app.ts'

/** Returns the source of a change by an operator's command in a workspace. */
export const operatorIn = (workspaceId: string, now: Date): ChangeSource => ({
  workspaceId,
  userId: null,
  via: 'cli',
  now,
})

/** Adds an endpoint to a workspace, as the command does. */
export function giveEndpoint(
  { context: { db, secrets }, clock }: Pick<TestApp, 'context' | 'clock'>,
  workspaceId: string,
  url: string,
  events: readonly WebhookType[] = [],
): Promise<{ id: string; secret: string }> {
  const source = operatorIn(workspaceId, clock.now())
  return runTransaction(db, (tx) => addEndpoint(tx, source, secrets.box, { url, events }))
}

/** Reads the whole delivery log of an endpoint, newest first. */
export async function readLog(
  db: Database,
  workspaceId: string,
  endpointId: string,
): Promise<DeliveryDetail[]> {
  const page = { limit: 1000, after: null }
  const { rows } = await listDeliveries(db, workspaceId, endpointId, { statuses: [] }, page)
  return Promise.all(rows.map(({ id }) => readDelivery(db, workspaceId, id)))
}
