import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openForWork, type Database } from '../../src/db/database.ts'
import { sql as query } from '../../src/db/drizzle.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { claimDeliveries, type ClaimedDelivery } from '../../src/delivery/claims.ts'
import { recordResults } from '../../src/delivery/results.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { useWorld } from '../support/world.ts'

/* A worker that has waited long, with plans for tables that were empty, does not look at all of a backlog that comes then. */

const { app, world, sql } = useWorld()
const waiting = 100_000
const limits = { total: 50, doubtful: 50, perWorkspace: 50, leaseSeconds: 20 }

beforeAll(() => sql`vacuum analyze webhook_deliveries, webhook_endpoints, webhook_events, webhook_attempts`)

test('a backlog is worked off by what is taken of it', async () => {
  const { db, close } = openForWork(await testDatabaseUrl(), { total: 1, applicationName: 'plans' })
  onTestFinished(close)
  // An analysis by PostgreSQL itself while the backlog is being inserted would make other plans.
  await sql`alter table webhook_deliveries set (autovacuum_enabled = off)`
  onTestFinished(async () => void (await sql`alter table webhook_deliveries reset (autovacuum_enabled)`))
  const { id } = world.workspace
  const now = app.clock.now()
  const at = now.toISOString()
  const claim = () => claimDeliveries(db, now, limits, [])
  const record = (claimed: readonly ClaimedDelivery[]) =>
    runTransaction(db, (tx) => recordResults(tx, claimed.map(answered), app.context.config.webhooks, now))
  const answered = (delivery: ClaimedDelivery) => ({
    delivery,
    attempt: { status: 200, error: null, response: null, duration_ms: 1 },
    signature: null,
    at: now,
    endedAt: now,
  })
  const nobody = { workspace_id: id, id: 'whd_0', endpoint_id: 'whe_1' } as ClaimedDelivery
  // After the fifth time a statement has the plan that it keeps.
  for (let time = 0; time < 8; time++) {
    await claim()
    await record([nobody])
  }

  await sql`insert into webhook_endpoints (workspace_id, id, url, created_at) values (${id}, 'whe_1', 'x', ${at})`
  await sql`insert into webhook_events (workspace_id, id, type, body, created_at) values (${id}, 'evt_1', 'x', '', ${at})`
  await sql`
    insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, next_attempt_at, created_at)
    select ${id}, 'whd_' || n, 'whe_1', 'evt_1', 'pending', ${at}, ${at} from generate_series(1, ${waiting}::int) n`
  const before = await rowsRead(db)
  const claimed = await claim()
  expect(await record(claimed)).toEqual([])
  expect(claimed.length).toBeGreaterThan(0)
  expect((await rowsRead(db)) - before).toBeLessThan(waiting / 100)
})

/** Of the deliveries, by this connection and all others. */
async function rowsRead(db: Database): Promise<number> {
  await db.execute(query`select pg_stat_force_next_flush()`)
  const [row] = await db.execute<{ count: number }>(query`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_user_tables
    where relname = 'webhook_deliveries'`)
  return row?.count ?? 0
}
