import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { distributed } from '../../src/db/citus/distributed.ts'
import type { Database } from '../../src/db/database.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import { setRecurrence } from '../../src/domain/tasks/recurrence.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { startApp, type TestApp } from '../support/app/app.ts'
import { runJob } from '../support/app/jobs.ts'
import { startReceiver, status } from '../support/network/receiver.ts'
import { explainStatement, findUnconstrained } from '../support/tenancy/constraints.ts'
import { readTenantTables } from '../support/tenancy/tenant-tables.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

/*
 * Background work as on Citus. `npm run test:citus` runs this file there, and `npm test` on PostgreSQL, where
 * each statement's plan is checked.
 */

const webhooks = { ...readConfig({}).webhooks, allowInsecure: true, retrySeconds: [60], disableAfter: 1 }
let app: TestApp
let context: TestApp['context']
let isOnCitus: boolean
const worlds: Fixture[] = []
/** The statements of background work. */
const sent = new Set<string>()

/** Runs background work, and records its statements. */
async function work(run: () => Promise<void>): Promise<void> {
  app.queries.length = 0
  await run()
  for (const text of app.queries) sent.add(text)
}

beforeAll(async () => {
  app = await startApp({ config: { webhooks } })
  isOnCitus = await app.context.db.isDistributed()
  const placement = { value: () => Promise.resolve(distributed) }
  const db = Object.create(app.context.db, { placement }) as Database
  context = { ...app.context, db }
  for (let i = 0; i < 3; i++) worlds.push(await app.fixture())
})

const inEachWorld = <T>(act: (world: Fixture) => Promise<T>): Promise<T[]> => Promise.all(worlds.map(act))

async function createTask(world: Fixture, body: object = {}): Promise<string> {
  const task = { title_text: 'work', project_id: world.projects.second, ...body }
  const { body: answer } = await app.withSecret(world.keys.full.secret).post('/tasks', task)
  return (answer as { data: { id: string } }).data.id
}

const notified = async (world: Fixture, type: string): Promise<number> => {
  const rows = await app.context.sql`
    select from notifications where workspace_id = ${world.workspace.id} and type = ${type}`
  return rows.length
}

test('webhooks of each workspace are delivered and retried, and their endpoint is disabled after failures', async () => {
  const receiver = await startReceiver()
  receiver.otherwise((res, req) => status(req.url === '/bad' ? 500 : 200)(res, req))
  const endpoints = await inEachWorld(async (world) => {
    const { id } = world.workspace
    const good = await giveEndpoint(app, id, `${receiver.url}/good`)
    return { good: good.id, bad: (await giveEndpoint(app, id, `${receiver.url}/bad`)).id }
  })
  await inEachWorld((world) => createTask(world))
  const worker = new DeliveryWorker(context, createSender(webhooks))
  onTestFinished(() => worker.stop())
  await work(() => worker.idle())
  expect(receiver.requests).toHaveLength(6)
  app.clock.advance(61)
  await work(() => worker.idle())
  expect(receiver.requests).toHaveLength(9)
  const states = await inEachWorld(
    ({ workspace }) => app.context.sql<{ id: string; is_disabled: boolean; is_prompt: boolean }[]>`
      select id, disabled_at is not null as is_disabled, is_prompt from webhook_endpoints
      where workspace_id = ${workspace.id} and url like ${`${receiver.url}%`} order by id`,
  )
  for (const [i, { good, bad }] of endpoints.entries())
    expect([...(states[i] ?? [])]).toEqual([
      { id: good, is_disabled: false, is_prompt: true },
      { id: bad, is_disabled: true, is_prompt: false },
    ])
  for (const world of worlds) expect(await notified(world, 'webhook.disabled')).toBeGreaterThan(0)
})

test('reminders of tasks and events fire once in each workspace, and completed tasks recur', async () => {
  const due = new Date('2030-06-03T09:46:00Z')
  const recurring = await inEachWorld(async (world) => {
    const caller = app.withSecret(world.keys.full.secret)
    const event = {
      title: 'soon',
      date: '2030-06-03',
      start_time: '10:00',
      end_time: '11:00',
      repeat: 'none',
    }
    await caller.patch(`/tasks/${await createTask(world)}`, { reminder_date: due.toISOString() })
    for (const reminder of [{ reminder_at: due.toISOString() }, { reminder_minutes_before: 15 }])
      expect((await caller.post('/events', { ...event, ...reminder })).status).toBe(201)
    const id = await createTask(world, { progress: 100, end_date: '2031-01-31' })
    const actor = {
      workspaceId: world.workspace.id,
      userId: world.users.owner,
      via: 'cli' as const,
      now: due,
    }
    await runTransaction(app.context.db, (tx) => setRecurrence(tx, actor, id, 'monthly'))
    return id
  })
  app.clock.set(due)
  for (const job of ['reminders', 'event reminders', 'occurrence reminders', 'roll-forward'])
    for (let times = 0; times < 2; times++) await work(() => runJob(context, job))
  for (const [i, world] of worlds.entries()) {
    expect(await notified(world, 'task.reminder')).toBe(1)
    expect(await notified(world, 'event.reminder')).toBe(2)
    const { id } = world.workspace
    const successors = await app.context.sql`
      select id from tasks where workspace_id = ${id} and recurrence = 'monthly' and id <> ${recurring[i] ?? ''}`
    expect(successors).toHaveLength(1)
  }
})

test('jobs delete old rows of each workspace, and warn about failing endpoints', async () => {
  const { sql } = app.context
  app.clock.set(new Date())
  const old = new Date(app.clock.now().getTime() - 100 * 86_400_000).toISOString()
  await inEachWorld(async ({ workspace: { id }, keys, users }) => {
    const { id: endpoint } = await giveEndpoint(app, id, 'https://receiver.example/')
    await sql`update webhook_endpoints set failing_since = ${old} where workspace_id = ${id} and id = ${endpoint}`
    await sql`
      insert into idempotency_keys (workspace_id, caller_id, key, fingerprint, status, body, expires_at)
      values (${id}, ${keys.full.id}, 'old', '', 201, '{}', ${old})`
    await sql`
      insert into imported_lines (workspace_id, project_id, file, line, expires_at) values (${id}, 'project_1', '', 1, ${old})`
    await sql`
      insert into key_usage (workspace_id, key_id, hour, requests, errors, rate_limited) values (${id}, 'key_1', ${old}, 1, 0, 0)`
    await sql`
      insert into key_requests (workspace_id, key_id, hour, operation_id, status, requests) values (${id}, 'key_1', ${old}, '', 200, 1)`
    await sql`
      insert into webhook_events (workspace_id, id, type, body, created_at) values (${id}, 'evt_old', 'task.updated', '{}', ${old})`
    await sql`
      insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, created_at)
      values (${id}, 'whd_old', ${endpoint}, 'evt_old', 'delivered', ${old})`
    await sql`insert into webhook_attempts (workspace_id, delivery_id, at, duration_ms) values (${id}, 'whd_old', ${old}, 1)`
    await sql`
      insert into notifications (workspace_id, id, user_id, type, via, subject_id, created_at)
      values (${id}, 'notification_0', ${users.owner}, 'task.updated', 'api', 'task_1', ${old})`
  })
  for (const job of [
    'expired idempotency keys',
    'imported lines',
    'request log',
    'old deliveries',
    'old record',
  ])
    await work(() => runJob(context, job))
  await work(() => runJob(context, 'failing endpoints'))
  for (const world of worlds) {
    const { id } = world.workspace
    const left = await sql`
      select expires_at as at from idempotency_keys where workspace_id = ${id} and expires_at <= ${old}
      union all select expires_at from imported_lines where workspace_id = ${id} and expires_at <= ${old}
      union all select hour from key_usage where workspace_id = ${id} and hour <= ${old}
      union all select hour from key_requests where workspace_id = ${id} and hour <= ${old}
      union all select created_at from webhook_events where workspace_id = ${id} and created_at <= ${old}
      union all select created_at from webhook_deliveries where workspace_id = ${id} and created_at <= ${old}
      union all select at from webhook_attempts where workspace_id = ${id} and at <= ${old}
      union all select created_at from notifications where workspace_id = ${id} and created_at <= ${old}`
    expect([...left]).toEqual([])
    expect(await notified(world, 'endpoint.failing')).toBeGreaterThan(0)
  }
})

test('each statement that locks or writes has its workspace as a value in every part', async ({ skip }) => {
  if (isOnCitus) skip('Citus has refused those that do not')
  const findings = await app.context.sql
    .begin(async (tx) => {
      const tables = await readTenantTables(tx)
      const writing = [...sent].filter((text) =>
        /skip locked|^\s*(update(?! api_key_secrets)|delete)/.test(text),
      )
      expect(writing.length).toBeGreaterThan(15)
      const found: string[] = []
      for (const text of writing) {
        const unnamed = findUnconstrained(await explainStatement(tx, text), tables, false)
        if (unnamed.length > 0) found.push(`${unnamed.join(', ')} in: ${text}`)
      }
      throw Object.assign(new Error('rolled back'), { found })
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && 'found' in error)) throw error
      return error.found
    })
  expect(findings).toEqual([])
})
