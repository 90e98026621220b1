import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openForWork } from '../../src/db/open-database.ts'
import { firstId } from '../../src/domain/ids.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { runJob } from '../support/app/jobs.ts'
import { useWorld } from '../support/world/world.ts'

/* Jobs find old rows with an index, and never scan a whole table. */

const { app, world, clock, sql } = useWorld()
const count = 20_000

/** Fills each table, mostly with recent rows. */
beforeAll(async () => {
  const { id } = world.workspace
  const now = clock.now().toISOString()
  const age = sql`${now}::timestamptz - n % 1000 * interval '2 hours'`
  const old = (prefix: 'activity' | 'notification') => firstId(prefix, new Date(clock.now().getTime() - 1e12))
  const young = (prefix: 'activity' | 'notification') => firstId(prefix, clock.now())
  const numbers = sql`generate_series(1, ${count}::int) n`
  await sql`insert into webhook_endpoints (workspace_id, id, url, created_at) values (${id}, 'whe_1', 'x', ${now})`
  await sql`
    insert into activities (workspace_id, id, type, via, subject_id, created_at)
    select ${id}, case when n % 100 = 0 then ${old('activity')} else ${young('activity')} end || n, 'task.updated', 'api', 'task_1', ${now}
    from ${numbers}`
  await sql`
    insert into notifications (workspace_id, id, user_id, type, via, subject_id, created_at)
    select ${id}, case when n % 100 = 0 then ${old('notification')} else ${young('notification')} end || n, 'user_1', 'task.updated', 'api', 'task_1', ${now}
    from ${numbers}`
  await sql`
    insert into webhook_events (workspace_id, id, type, body, created_at)
    select ${id}, 'evt_' || n, 'task.updated', '{}', ${age} from ${numbers}`
  await sql`
    insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, created_at)
    select ${id}, 'whd_' || n, 'whe_1', 'evt_' || n, 'delivered', ${age} from ${numbers}`
  await sql`
    insert into webhook_attempts (workspace_id, delivery_id, at, duration_ms)
    select ${id}, 'whd_' || n, ${age}, 1 from ${numbers}`
  await sql`
    insert into idempotency_keys (workspace_id, caller_id, key, fingerprint, status, body, expires_at)
    select ${id}, 'key_1', n, '', 201, '{}', ${age} + interval '80 days' from ${numbers}`
  await sql`
    insert into imported_lines (workspace_id, project_id, file, line, expires_at)
    select ${id}, 'project_1', '', n, ${age} + interval '80 days' from ${numbers}`
  await sql`
    insert into key_usage (workspace_id, key_id, hour, requests, errors, rate_limited)
    select ${id}, 'key_' || n, ${age} + interval '80 days', 1, 0, 0 from ${numbers}`
  await sql`
    insert into key_requests (workspace_id, key_id, hour, operation_id, status, requests)
    select ${id}, 'key_' || n, ${age} + interval '80 days', '', 200, 1 from ${numbers}`
  await sql`
    insert into api_key_secrets (hash, workspace_id, key_id, last4, created_at)
    select n::text::bytea, ${id}, ${world.keys.full.id}, 'last', ${now} from ${numbers}`
  await sql`analyze`
})

test.each<[job: string, deletesFrom: string[]]>([
  ['old record', ['activities', 'notifications']],
  ['old deliveries', ['webhook_attempts', 'webhook_deliveries', 'webhook_events']],
  ['expired idempotency keys', ['idempotency_keys']],
  ['imported lines', ['imported_lines']],
  ['request log', ['key_usage', 'key_requests']],
])('the job “%s” does not scan whole tables', async (job, deletesFrom) => {
  const sent = new Map<string, readonly unknown[]>()
  const onQuery = (text: string, params: readonly unknown[]): void => {
    if (/^\s*(select|delete)/.test(text) && deletesFrom.some((table) => text.includes(`"${table}"`)))
      sent.set(text, params)
  }
  const { db, close } = openForWork(await testDatabaseUrl(), { total: 1, applicationName: 'plans', onQuery })
  onTestFinished(close)
  await runJob({ ...app.context, db }, job, 1)
  for (const table of deletesFrom)
    expect(
      [...sent.keys()].some((text) => text.includes(`delete from "${table}"`)),
      table,
    ).toBe(true)
  for (const [text, params] of sent) {
    const plan = await sql.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${text}`, params as string[])
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on (?!workspaces)/)
  }
})
