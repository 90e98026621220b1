import { sql } from '../../src/db/drizzle.ts'
import { expect, test } from 'vitest'
import { startApp } from '../support/app.ts'

test('/metrics counts requests by operationId and status, and refusals by budget', async () => {
  const app = await startApp({
    config: { rateLimits: { key: 1, write: 1, workspace: 10, anonymous: 1, windowSeconds: 60 } },
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

test('/metrics leaves out what only the database knows while the database is away', async () => {
  const app = await startApp()
  const read = async (): Promise<string> => (await fetch(`${app.url}/metrics`)).text()
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
