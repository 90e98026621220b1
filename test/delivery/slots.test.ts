import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { claimDue } from '../../src/delivery/claim-due.ts'
import type { ClaimedDelivery } from '../../src/delivery/claims.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { startApp, type TestApp } from '../support/app/app.ts'
import { hang, startReceiver, status, type Receiver } from '../support/network/receiver.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

let app: TestApp
beforeAll(async () => {
  const webhooks = {
    retrySeconds: [60],
    timeoutSeconds: 60,
    disableAfter: 20,
    secretOverlapSeconds: 86_400,
    allowInsecure: true,
  }
  app = await startApp({ config: { webhooks } })
})

/** Workspace whose endpoints all point to one receiver. */
interface Tenant {
  world: Fixture
  endpointIds: string[]
}

async function addTenant(url: string, endpoints: number): Promise<Tenant> {
  const world = await app.fixture()
  const given = Array.from({ length: endpoints }, () => giveEndpoint(app, world.workspace.id, url))
  return { world, endpointIds: (await Promise.all(given)).map(({ id }) => id) }
}

/** Makes this many changes, each of which is sent to all endpoints of the workspace. */
async function change({ world }: Tenant, count: number): Promise<void> {
  const caller = app.withSecret(world.keys.full.secret)
  const body = { title_text: 'announced', project_id: world.projects.second }
  for (let i = 0; i < count; i++) await caller.post('/tasks', body)
}

/** Records whether the endpoints of the workspace responded promptly to their last attempts. */
async function setRecord({ world }: Tenant, isPrompt: boolean): Promise<void> {
  await app.context.db.execute(
    sql`update webhook_endpoints set is_prompt = ${isPrompt} where workspace_id = ${world.workspace.id}`,
  )
}

function startWorker(): DeliveryWorker {
  const worker = new DeliveryWorker(app.context, createSender(app.context.config.webhooks))
  onTestFinished(() => worker.stop())
  return worker
}

describe('fifty endpoints that hang delay no other workspace (product.md 13.14)', () => {
  test.each([
    { record: 'that have never been sent anything', is_prompt: false, slots: 2 * 50 },
    { record: 'that have responded promptly so far', is_prompt: true, slots: 2 * 100 + 8 * 10 },
  ])('fifty hanging endpoints $record take no slots from other workspaces', async ({ is_prompt, slots }) => {
    const hanging = await startReceiver()
    const healthy = await startReceiver()
    hanging.otherwise(hang)
    const other = await addTenant(healthy.url, 1)
    const tenants = [
      await addTenant(hanging.url, 20),
      await addTenant(hanging.url, 20),
      await addTenant(hanging.url, 10),
    ]
    for (const tenant of tenants) {
      await setRecord(tenant, is_prompt)
      await change(tenant, 10)
    }
    startWorker()
    await hanging.waitForRequests(slots)
    await change(other, 20)
    await healthy.waitForRequests(20)
    expect(hanging.requests).toHaveLength(slots)
    await hanging.close()
  })
})

describe('concurrent attempts of an endpoint', () => {
  const waiting = async (receiver: Receiver, tenant: Tenant, expected: number): Promise<void> => {
    const before = receiver.requests.length
    receiver.otherwise(hang)
    await change(tenant, 10)
    await receiver.waitForRequests(before + expected)
    await change(await addTenant((await startReceiver()).url, 1), 1)
    expect(receiver.requests).toHaveLength(before + expected)
    await receiver.close()
  }

  test.each([
    { last: 200, slots: 8 },
    { last: 500, slots: 2 },
  ])(
    'concurrent attempts of an endpoint are limited to $slots after a response of $last',
    async ({ last, slots }) => {
      const receiver = await startReceiver()
      const tenant = await addTenant(receiver.url, 1)
      const worker = startWorker()
      receiver.answer(status(200), status(last))
      await change(tenant, 1)
      await worker.idle()
      await change(tenant, 1)
      await worker.idle()
      await waiting(receiver, tenant, slots)
    },
  )
})

test('an endpoint whose results cannot be recorded gets at most 16 attempts, and delays no other endpoint', async () => {
  const [receiver, healthy] = [await startReceiver(), await startReceiver()]
  const locked = await addTenant(receiver.url, 1)
  const other = await addTenant(healthy.url, 1)
  await setRecord(locked, true)
  await change(locked, 100)
  const reserved = await app.context.sql.reserve()
  await reserved`begin`
  await reserved`select from webhook_endpoints where id = ${locked.endpointIds[0]!} for update`
  const worker = startWorker()
  for (let sent = 1; sent <= 40; sent++) {
    await change(other, 1)
    await healthy.waitForRequests(sent)
  }
  expect(receiver.requests).toHaveLength(16)
  await reserved`rollback`
  reserved.release()
  await worker.idle()
  expect(receiver.requests).toHaveLength(100)
})

describe('a claim', () => {
  beforeEach(() => app.context.db.execute(sql`delete from webhook_deliveries`))

  const limits = { total: 12, doubtful: 12, perWorkspace: 100, leaseSeconds: 20 }

  /** Adds a backlog of deliveries that no worker has claimed, recorded this many seconds ago. */
  async function addBacklog(
    tenant: Tenant,
    count: number,
    secondsAgo: number,
    isPrompt = true,
  ): Promise<void> {
    const { id } = tenant.world.workspace
    const at = new Date(app.clock.now().getTime() - secondsAgo * 1000).toISOString()
    await app.context.db.execute(sql`
      with event as (
        insert into webhook_events (workspace_id, id, type, body, created_at)
        values (${id}, 'evt_' || ${id}, 'task.created', '{}', ${at}) returning id
      )
      insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, next_attempt_at, created_at)
      select ${id}, 'whd_' || n, e.id, event.id, 'pending', ${at}, ${at}
      from event, generate_series(1, ${count}::int) n
      join webhook_endpoints e on e.workspace_id = ${id}
      where mod(n, ${tenant.endpointIds.length}::int) = (
        select count(*) from webhook_endpoints o where o.workspace_id = ${id} and o.id < e.id)`)
    await setRecord(tenant, isPrompt)
  }

  const claim = async (
    own: Partial<typeof limits> = {},
    inFlight: readonly ClaimedDelivery[] = [],
    ended: readonly ClaimedDelivery[] = [],
  ): Promise<ClaimedDelivery[]> =>
    (await claimDue(app.context.db, app.clock.now(), { ...limits, ...own }, { inFlight, ended })).claimed

  const countOf = (claimed: readonly ClaimedDelivery[], { world }: Tenant): number =>
    claimed.filter(({ workspace_id }) => workspace_id === world.workspace.id).length

  test('a claim is shared evenly among the waiting workspaces, however long they have waited, even with several workers', async () => {
    const large = await addTenant('http://127.0.0.1:9/', 20)
    const small = await addTenant('http://127.0.0.1:9/', 1)
    const smaller = await addTenant('http://127.0.0.1:9/', 1)
    await addBacklog(large, 400, 3600)
    await addBacklog(small, 6, 1)
    await addBacklog(smaller, 2, 0)
    const first = await claim()
    expect([large, small, smaller].map((tenant) => countOf(first, tenant))).toEqual([5, 5, 2])
    // A second worker has no deliveries in flight, and does not claim those of the first worker.
    const second = await claim()
    expect([large, small, smaller].map((tenant) => countOf(second, tenant))).toEqual([11, 1, 0])
    expect(new Set([...first, ...second].map(({ workspace_id, id }) => `${workspace_id} ${id}`)).size).toBe(
      24,
    )
  })

  test('a claim counts the worker’s deliveries in flight for the endpoint and the workspace', async () => {
    const large = await addTenant('http://127.0.0.1:9/', 2)
    const small = await addTenant('http://127.0.0.1:9/', 1)
    await addBacklog(large, 100, 60)
    const held = await claim({ total: 7, perWorkspace: 7 })
    expect(held).toHaveLength(7)
    expect(await claim({ perWorkspace: 7 }, held)).toEqual([])
    await addBacklog(small, 20, 1)
    const more = await claim({ total: 6 }, held)
    expect([large, small].map((tenant) => countOf(more, tenant))).toEqual([0, 6])
    const all = [...held, ...more]
    const rest = await claim({ total: 100 }, all)
    expect([large, small].map((tenant) => countOf([...all, ...rest], tenant))).toEqual([16, 8])
  })

  test('a claim skips deliveries that the worker has in flight, even after their lease has expired', async () => {
    const tenant = await addTenant('http://127.0.0.1:9/', 1)
    await addBacklog(tenant, 4, 60)
    const held = await claim({ total: 3 })
    await app.context.db.execute(
      sql`update webhook_deliveries set leased_until = now() - interval '1 second'`,
    )
    const more = await claim({}, held)
    expect(new Set([...held, ...more].map(({ id }) => id)).size).toBe(4)
    expect(more).toHaveLength(1)
    expect(await claim()).toHaveLength(3)
  })

  test('unrecorded deliveries take no slot until there are as many of them as slots', async () => {
    const tenant = await addTenant('http://127.0.0.1:9/', 1)
    await addBacklog(tenant, 20, 60)
    const first = await claim()
    expect(first).toHaveLength(8)
    expect(await claim({}, first)).toEqual([])
    const second = await claim({}, [], first)
    expect(second).toHaveLength(8)
    expect(await claim({}, second, first)).toEqual([])
    expect(await claim({}, [], [...first, ...second])).toEqual([])
  })

  test('a workspace has at most twice as many unrecorded deliveries as slots', async () => {
    const tenant = await addTenant('http://127.0.0.1:9/', 4)
    await addBacklog(tenant, 100, 60)
    const first = await claim({ perWorkspace: 10 })
    expect(first).toHaveLength(10)
    const second = await claim({ perWorkspace: 10 }, [], first)
    expect(second).toHaveLength(10)
    expect(await claim({ perWorkspace: 10 }, [], [...first, ...second])).toEqual([])
  })

  test('deliveries that are being recorded are not claimed again, even after their lease has expired', async () => {
    const tenant = await addTenant('http://127.0.0.1:9/', 1)
    await addBacklog(tenant, 4, 60)
    const ended = await claim({ total: 3 })
    await app.context.db.execute(
      sql`update webhook_deliveries set leased_until = now() - interval '1 second'`,
    )
    const more = await claim({}, [], ended)
    expect(new Set([...ended, ...more].map(({ id }) => id)).size).toBe(4)
    expect(more).toHaveLength(1)
  })

  test('a claim leaves slots for endpoints that respond', async () => {
    const failing = await addTenant('http://127.0.0.1:9/', 10)
    const prompt = await addTenant('http://127.0.0.1:9/', 1)
    await addBacklog(failing, 100, 60, false)
    await addBacklog(prompt, 10, 1)
    const first = await claim({ total: 100, doubtful: 5 })
    expect([failing, prompt].map((tenant) => countOf(first, tenant))).toEqual([5, 8])
    const second = await claim({ total: 100, doubtful: 8 }, first)
    expect([failing, prompt].map((tenant) => countOf(second, tenant))).toEqual([3, 0])
  })
})
