import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openForWork, type Database } from '../../src/db/database.ts'
import { sql as query } from '../../src/db/drizzle.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { claimDeliveries, type ClaimedDelivery } from '../../src/delivery/claims.ts'
import { recordResults } from '../../src/delivery/results.ts'
import { emptyDatabase } from '../support/empty-database.ts'

/* A worker does not read all of a backlog that came since PostgreSQL last analysed the tables. */

const waiting = 100_000
const now = new Date('2026-03-04T05:06:07Z')
const at = now.toISOString()
const limits = { total: 50, doubtful: 50, perWorkspace: 50, leaseSeconds: 20 }
const policy = { retrySeconds: [60], disableAfter: 20 }

test.each([
  { was: 'nothing', delivered: 0 },
  { was: 'five thousand deliveries', delivered: 5_000 },
])('after $was deliveries, claiming a backlog reads only the claimed rows', async ({ delivered }) => {
  const url = await emptyDatabase()
  const sql = postgres(url, { max: 1 })
  const { db, close } = openForWork(url, { total: 1, applicationName: 'plans' })
  onTestFinished(async () => {
    await close()
    await sql.end()
  })
  await sql`alter table webhook_deliveries set (autovacuum_enabled = off)`
  await sql`insert into workspaces (id, name, created_at) values ('ws_1', 'x', ${at})`
  await sql`insert into webhook_endpoints (workspace_id, id, url, created_at) values ('ws_1', 'whe_0', 'x', ${at})`
  await sql`insert into webhook_events (workspace_id, id, type, body, created_at) values ('ws_1', 'evt_1', 'x', '', ${at})`
  await sql`
    insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, created_at)
    select 'ws_1', 'whd_old' || n, 'whe_0', 'evt_1', 'delivered', ${at} from generate_series(1, ${delivered}::int) n`
  await sql`vacuum analyze webhook_deliveries, webhook_endpoints, webhook_events, webhook_attempts`

  await sql`insert into webhook_endpoints (workspace_id, id, url, created_at) values ('ws_1', 'whe_1', 'x', ${at})`
  await sql`
    insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, next_attempt_at, created_at)
    select 'ws_1', 'whd_' || n, 'whe_1', 'evt_1', 'pending', ${at}, ${at} from generate_series(1, ${waiting}::int) n`
  const before = await rowsRead(db)
  const claimed = await claimDeliveries(db, now, limits, [])
  expect(
    await runTransaction(db, (tx) => recordResults(tx, claimed.map(answered), policy, now, mailing)),
  ).toEqual([])
  expect(claimed.length).toBeGreaterThan(0)
  expect((await rowsRead(db)) - before).toBeLessThan(waiting / 100)
})

const mailing = { isConfigured: false, siteUrl: '', box: createSecretBox('a secret that is long enough') }

const answered = (delivery: ClaimedDelivery) => ({
  delivery,
  attempt: { status: 200, error: null, response: null, duration_ms: 1 },
  signature: null,
  at: now,
  endedAt: now,
})

/** Counts the rows of deliveries that were read, by this connection and all others. */
async function rowsRead(db: Database): Promise<number> {
  await db.execute(query`select pg_stat_force_next_flush()`)
  const [row] = await db.execute<{ count: number }>(query`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_user_tables
    where relname = 'webhook_deliveries'`)
  return row?.count ?? 0
}
