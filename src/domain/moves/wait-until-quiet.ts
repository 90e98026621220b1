import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { type OpenTransaction, listOpenTransactions } from '../../db/open-transactions.ts'

const pollMs = 100

/** Time to wait for the request log and key uses, which lag requests by up to half a second, in milliseconds. */
const recordersMs = 1_000

/**
 * Waits until no transaction from before the refusal of writes is open, and no delivery is in flight, whose result must
 * be in the export.
 * @returns the transaction that has not ended in time; undefined if there is none
 */
export async function waitUntilQuiet(
  db: Database,
  workspaceId: string,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<OpenTransaction | undefined> {
  const start = performance.now()
  const old = new Set((await listOpenTransactions(db)).map(({ id }) => id))
  for (;;) {
    signal.throwIfAborted()
    const passedMs = performance.now() - start
    const left = (await listOpenTransactions(db)).find(({ id }) => old.has(id))
    if (left && passedMs > seconds * 1000) return left
    if (!left && passedMs > recordersMs && !(await hasDeliveriesInFlight(db, workspaceId))) return undefined
    await delay(pollMs)
  }
}

/** Returns whether a worker has leased a delivery. A lease expires even if the worker was killed. */
async function hasDeliveriesInFlight(db: Database, workspaceId: string): Promise<boolean> {
  const leased = await db.execute(sql`
    select from webhook_deliveries
    where workspace_id = ${workspaceId} and leased_until > now() limit 1`)
  return leased.length > 0
}
