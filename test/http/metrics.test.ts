import { sql } from '../../src/db/drizzle.ts'
import { expect, test } from 'vitest'
import { unlimitedBudgets, startApp, type TestApp } from '../support/app/app.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

test('/metrics counts requests by operationId and status, and refusals by budget', async () => {
  const app = await startApp({
    config: { rateLimits: { ...unlimitedBudgets, key: 1, write: 1, workspace: 10, anonymous: 1 } },
  })
  const world = await app.fixture()
  const full = app.withSecret(world.keys.full.secret)
  await full.get('/me')
  await full.get('/tasks')
  await app.anonymous().get('/nowhere')
  const response = await fetch(`${app.url}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const text = await response.text()
  expect(text).toContain('taskwire_request_duration_seconds_count{operation="getMe",status="200"} 1')
  expect(text).toContain('taskwire_request_duration_seconds_count{operation="listTasks",status="429"} 1')
  expect(text).toContain('taskwire_request_duration_seconds_count{operation="none",status="404"} 1')
  expect(text).toContain('taskwire_rate_limited_total{budget="key"} 1')
  expect(text).toMatch(/taskwire_database_connections\{state="active"\} [1-9]/)
})

test('/metrics omits the metrics of the database while it is down', async () => {
  const app = await startApp()
  const read = () => readMetrics(app)
  const depth = /^taskwire_webhook_queue_depth \d/m
  expect(await read()).toMatch(depth)
  await app.context.db.execute(sql`alter table webhook_deliveries rename to renamed`)
  try {
    expect(await read()).not.toMatch(depth)
  } finally {
    await app.context.db.execute(sql`alter table renamed rename to webhook_deliveries`)
  }
  expect(await read()).toMatch(depth)
})

test('/metrics shows connections in use, waiting requests and refused requests', async () => {
  const app = await startApp({ maxWaitMs: 1 })
  const world = await app.fixture()
  const { writes } = app.context.db
  const { size } = writes.load
  const held = Array.from({ length: size }, () => writes.run('select pg_sleep(600)').catch(() => undefined))
  const body = { title_text: 'Not now', project_id: world.projects.main }
  expect((await app.withSecret(world.keys.full.secret).post('/tasks', body)).status).toBe(503)
  const waiting = writes.run('select').catch(() => undefined)
  expect(writes.load.waiting).toBe(1)
  await waiting
  const text = await readMetrics(app)
  expect(text).toContain(`taskwire_pool_size{share="writes"} ${size}`)
  expect(text).toContain(`taskwire_pool_in_use{share="writes"} ${size}`)
  expect(text).toContain('taskwire_pool_waiting{share="writes"} 0')
  expect(text).toContain('taskwire_pool_refused_total{share="writes"} 2')
  expect(text).toContain('taskwire_pool_refused_total{share="reads"} 0')
  expect(text).toContain('taskwire_database_writable 1')
  await waitFor(async () => {
    const [row] = await app.context.sql<{ canceled: number }[]>`
      select count(pg_cancel_backend(pid))::int as canceled from pg_stat_activity
      where datname = current_database() and query = 'select pg_sleep(600)' and state = 'active'`
    return row?.canceled === 0
  })
  await Promise.all(held)
  expect(await readMetrics(app)).toContain('taskwire_pool_in_use{share="writes"} 0')
})

test('/metrics shows that the database accepts writes again, even without requests to /readyz', async () => {
  const app = await startApp()
  app.context.db.writability.refusal = 'full'
  expect(await readMetrics(app)).toMatch(/^taskwire_database_writable 1$/m)
})

test('/metrics shows how long a due delivery has not been sent', async () => {
  const app = await startApp()
  const world = await app.fixture()
  // Deliveries left by other tests would also count.
  await app.context.sql`delete from webhook_deliveries`
  expect(await readMetrics(app)).toMatch(/^taskwire_webhook_overdue_seconds 0$/m)
  await giveEndpoint(app, world.workspace.id, 'https://receiver.example/hook')
  const body = { title_text: 'A change', project_id: world.projects.main }
  expect((await app.withSecret(world.keys.full.secret).post('/tasks', body)).status).toBe(201)
  app.clock.advance(90)
  expect(await readMetrics(app)).toMatch(/^taskwire_webhook_overdue_seconds 90$/m)
  await app.context.sql`update webhook_endpoints set disabled_at = now()`
  expect(await readMetrics(app)).toMatch(/^taskwire_webhook_overdue_seconds 0$/m)
})

async function readMetrics({ url }: TestApp): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}
