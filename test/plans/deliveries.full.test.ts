import postgres, { type Sql } from 'postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { allWorkspaces } from '../../src/db/citus/scope.ts'
import type { Database } from '../../src/db/database.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { sql as query } from '../../src/db/drizzle.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { claimDue, type Claim } from '../../src/delivery/claim-due.ts'
import type { ClaimedDelivery } from '../../src/delivery/claims.ts'
import { recordResults } from '../../src/delivery/results.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

/* A worker does not read the whole of a backlog that was added since PostgreSQL last analyzed the tables. */

const waiting = 100_000
const now = new Date('2026-03-04T05:06:07Z')
const at = now.toISOString()
const limits = { total: 50, doubtful: 50, perWorkspace: 50, leaseSeconds: 20 }
const policy = { retrySeconds: [60], disableAfter: 20 }
const nothing = { inFlight: [], ended: [] }

async function openPlans(): Promise<{ sql: Sql; db: Database }> {
  const url = await emptyDatabase()
  const sql = postgres(url, { max: 1 })
  const { db, close } = openForWork(url, { total: 1, applicationName: 'plans' })
  onTestFinished(async () => {
    await close()
    await sql.end()
  })
  return { sql, db }
}

test.each([
  { was: 'no deliveries', delivered: 0 },
  { was: 'five thousand deliveries', delivered: 5_000 },
])('after $was, claiming a backlog reads only the claimed rows', async ({ delivered }) => {
  const { sql, db } = await openPlans()
  await sql`alter table webhook_deliveries set (autovacuum_enabled = off)`
  await sql`insert into workspaces (id, name, created_at) values ('ws_1', 'x', ${at})`
  await sql`insert into webhook_endpoints (workspace_id, id, url, created_at) values ('ws_1', 'whe_0', 'x', ${at})`
  await sql`insert into webhook_events (workspace_id, id, type, body, created_at) values ('ws_1', 'evt_1', 'x', '', ${at})`
  await sql`
    insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, created_at, queue)
    select 'ws_1', 'whd_old' || n, 'whe_0', 'evt_1', 'delivered', ${at}, 'later' from generate_series(1, ${delivered}::int) n`
  await sql`vacuum analyze webhook_deliveries, webhook_endpoints, webhook_events, webhook_attempts`

  await sql`insert into webhook_endpoints (workspace_id, id, url, created_at) values ('ws_1', 'whe_1', 'x', ${at})`
  await sql`
    insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, next_attempt_at, created_at)
    select 'ws_1', 'whd_' || n, 'whe_1', 'evt_1', 'pending', ${at}, ${at} from generate_series(1, ${waiting}::int) n`
  const before = await rowsRead(db)
  const { claimed } = await claimDue(db, now, limits, nothing)
  expect(
    await runTransaction(db, (tx) =>
      recordResults(tx, claimed.map(answered), policy, now, mailing, allWorkspaces),
    ),
  ).toEqual([])
  expect(claimed.length).toBeGreaterThan(0)
  expect((await rowsRead(db)) - before).toBeLessThan(waiting / 100)
})

describe('ten thousand endpoints with nothing due', () => {
  /** Adds endpoints in 500 workspaces, each with deliveries that are not due. */
  async function addEndpoints(sql: Sql, delivery: { queue: string; at: string; disabledAt: string | null }) {
    await sql`insert into workspaces (id, name, created_at) select 'ws_' || n, 'x', ${at} from generate_series(1, 500) n`
    await sql`
      insert into webhook_endpoints (workspace_id, id, url, created_at, disabled_at)
      select 'ws_' || n % 500 + 1, 'whe_' || n, 'x', ${at}, ${delivery.disabledAt} from generate_series(1, 10000) n`
    await sql`
      insert into webhook_events (workspace_id, id, type, body, created_at)
      select 'ws_' || n, 'evt_1', 'x', '', ${at} from generate_series(1, 500) n`
    await sql`
      insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, next_attempt_at, created_at, queue)
      select 'ws_' || n % 500 + 1, 'whd_' || n, 'whe_' || n, 'evt_1', 'pending', ${delivery.at}, ${at}, ${delivery.queue}
      from generate_series(1, 10000) n`
  }

  const hourLater = new Date(now.getTime() + 3_600_000).toISOString()
  test.each([
    { why: 'whose deliveries wait for their next attempt', queue: 'later', at: hourLater, disabledAt: null },
    { why: 'that are disabled', queue: 'due', at, disabledAt: at },
  ])(
    'ten thousand endpoints $why do not slow down a claim, and a due delivery is found immediately',
    async ({ why: _why, ...delivery }) => {
      const { sql, db } = await openPlans()
      await addEndpoints(sql, delivery)
      // The first claims pause the deliveries of disabled endpoints.
      expect(await claimDue(db, now, limits, nothing)).toEqual({ claimed: [], next: undefined })
      const before = await rowsRead(db)
      expect((await claimDue(db, now, limits, nothing)).claimed).toEqual([])
      expect((await rowsRead(db)) - before).toBeLessThan(10)
      await sql`
      with one as (update webhook_endpoints set disabled_at = null where id = 'whe_7000' returning workspace_id, id)
      update webhook_deliveries d set next_attempt_at = ${at} from one
      where d.workspace_id = one.workspace_id and d.endpoint_id = one.id`
      const found = await claimDue(db, now, limits, nothing)
      expect(found.claimed.map(({ endpoint_id }) => endpoint_id)).toEqual(['whe_7000'])
      expect((await rowsRead(db)) - before).toBeLessThan(100)
    },
  )

  test('a small claim considers at most a thousand endpoints, and later claims the others in turn', async () => {
    const { sql, db } = await openPlans()
    await addEndpoints(sql, { queue: 'due', at, disabledAt: null })
    const before = await rowsRead(db)
    const claimed: ClaimedDelivery[] = []
    let after: Claim['next']
    for (let i = 0; i < 10; i++) {
      const claim = await claimDue(db, now, { ...limits, total: 1 }, { inFlight: claimed, ended: [] }, after)
      claimed.push(...claim.claimed)
      after = claim.next
    }
    expect(new Set(claimed.map(({ endpoint_id }) => endpoint_id)).size).toBe(10)
    // All endpoints have been visited once.
    expect((await rowsRead(db)) - before).toBeLessThan(50_000)
    expect(after).toEqual({ workspace_id: 'ws_99', endpoint_id: 'whe_98' })
  })
})

const mailing = { isConfigured: false, siteUrl: '', box: createSecretBox('a secret that is long enough') }

const answered = (delivery: ClaimedDelivery) => ({
  delivery,
  attempt: { status: 200, error: null, response: null, duration_ms: 1 },
  signature: null,
  at: now,
  endedAt: now,
})

/** Counts the delivery rows that were read, by all connections. */
async function rowsRead(db: Database): Promise<number> {
  await db.execute(query`select pg_stat_force_next_flush()`)
  const [row] = await db.execute<{ count: number }>(query`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_user_tables
    where relname = 'webhook_deliveries'`)
  return row?.count ?? 0
}
