import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { WebhookType } from '../../generated/openapi.operations.ts'
import { readConfig } from '../../src/config.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import { jobs } from '../../src/jobs/jobs.ts'
import { startApp, type Caller, type TestApp } from '../support/app/app.ts'
import { expectWebhookPayload } from '../support/contract/contract.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { startReceiver, status, type Receiver, type Responder } from '../support/network/receiver.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { setPassword, signIn, type Person } from '../support/world/settings.ts'

const retrySeconds = [60, 300, 1800, 7200]
const webhooks = { ...readConfig({}).webhooks, allowInsecure: true, retrySeconds }
const mail = { url: 'smtp://127.0.0.1:1', from: 'taskwire@fernhill.example' }

let app: TestApp
beforeAll(async () => {
  app = await startApp({ config: { webhooks, mail } })
})

interface Scene {
  owner: Caller
  admin: Caller
  path: string
  receiver: Receiver
  worker: DeliveryWorker
  /** Creates a task, whose event is sent to the endpoint. */
  change: (title?: string) => Promise<void>
  endpoint: () => Promise<Endpoint>
  /** Returns the types of a person's notifications about the endpoint, oldest first. */
  notified: (by?: Caller) => Promise<string[]>
  /** Returns the subjects of the emails to a person, oldest first. */
  mailed: (person?: Person) => Promise<string[]>
}

interface Endpoint {
  id: string
  name: string | null
  health: Record<string, unknown>
  last_100: Record<string, number>
  consecutive_exhausted: number
}

async function setScene(): Promise<Scene> {
  const world = await app.fixture()
  const owner = await signIn(app, world)
  const admin = await signIn(app, world, 'admin')
  const full = app.withSecret(world.keys.full.secret)
  const receiver = await startReceiver()
  const body = { name: 'Billing', url: `${receiver.url}/hook`, events: [] }
  const added = await owner.post('/webhook-endpoints', body)
  expect(added.body.data).toMatchObject({ name: 'Billing', health: health('idle') })
  const path = `/webhook-endpoints/${added.body.data.id}`
  const worker = new DeliveryWorker(app.context, createSender(webhooks))
  onTestFinished(() => worker.stop())
  return {
    owner,
    admin,
    path,
    receiver,
    worker,
    change: async (title_text = 'announced') => {
      const answer = await full.post('/tasks', { title_text, project_id: world.projects.second })
      expect(answer.status).toBe(201)
    },
    endpoint: async () => (await owner.get(path)).body.data as Endpoint,
    notified: async (by = owner) => {
      const { body } = await by.get('/notifications', { query: { limit: 100 } })
      return (body.data as { type: string; subject: { id: string } }[])
        .filter(({ subject }) => path.endsWith(subject.id))
        .map(({ type }) => type)
        .toReversed()
    },
    mailed: async (person = 'owner') => {
      const email = await setPassword(app, world, person)
      const rows = await app.context.sql<{ sealed: Uint8Array }[]>`select sealed from mails order by id`
      const mails = rows.map(
        ({ sealed }) => JSON.parse(app.context.secrets.box.open(sealed)) as { to: string; subject: string },
      )
      return mails.filter(({ to }) => to === email).map(({ subject }) => subject)
    },
  }
}

const now = (): string => app.clock.now().toISOString()

const health = (state: string, given: object = {}) => ({
  state,
  failing_since: null,
  last_delivered_at: null,
  waiting: 0,
  next_attempt_at: null,
  ...given,
})

const runJob = (name: string) => jobs.find((job) => job.name === name)?.run(app.context)

test('an endpoint is failing from a failed attempt until an attempt succeeds (product.md 13.21)', async () => {
  const { receiver, worker, change, endpoint } = await setScene()
  receiver.answer(status(500), status(500))
  const failing_since = now()
  await change()
  await change()
  await worker.idle()
  const next_attempt_at = new Date(app.clock.now().getTime() + 60_000).toISOString()
  expect(await endpoint()).toMatchObject({
    status: 'enabled',
    health: health('failing', { failing_since, waiting: 2, next_attempt_at }),
    last_100: { delivered: 0, pending: 0, retrying: 2, exhausted: 0, held: 0 },
  })
  app.clock.advance(60)
  await worker.idle()
  expect((await endpoint()).health).toEqual(health('healthy', { last_delivered_at: now() }))
})

test('a delivery that succeeds after its endpoint was disabled does not reset the count of consecutive failures (product.md 13.6)', async () => {
  const { owner, path, receiver, worker, change, endpoint } = await setScene()
  receiver.otherwise(status(500))
  await change()
  await worker.idle()
  for (const wait of retrySeconds) {
    app.clock.advance(wait)
    await worker.idle()
  }
  let answer: (() => void) | undefined
  receiver.answer((res) => void (answer = () => res.writeHead(200).end()))
  await change()
  const sent = worker.idle()
  await waitFor(() => answer !== undefined)
  expect((await owner.patch(path, { disabled: true })).status).toBe(200)
  answer?.()
  await sent
  const last_100 = { delivered: 1, exhausted: 1 }
  expect(await endpoint()).toMatchObject({ status: 'disabled', consecutive_exhausted: 1, last_100 })
})

test('managers are notified of the first exhausted delivery and of the recovery, once each (product.md 13.22)', async () => {
  const { receiver, worker, change, notified, mailed } = await setScene()
  receiver.otherwise(status(500))
  for (let i = 0; i < 2; i++) {
    await change()
    await worker.idle()
    for (const wait of retrySeconds) {
      app.clock.advance(wait)
      await worker.idle()
    }
    expect(await notified()).toEqual(['endpoint.failing'])
  }
  await runJob('failing endpoints')
  receiver.otherwise(status(200))
  for (let i = 0; i < 2; i++) await change()
  await worker.idle()
  expect(await notified()).toEqual(['endpoint.failing', 'endpoint.recovered'])
  expect(await mailed()).toEqual([
    'Webhook endpoint Billing is failing',
    'Webhook endpoint Billing has recovered',
  ])
})

test('an outage that disables the endpoint causes one notification and two emails, and its end causes one of each (product.md 13.7, 13.22)', async () => {
  const { owner, path, receiver, worker, change, notified, mailed } = await setScene()
  receiver.otherwise(status(500))
  for (let i = 0; i < 20; i++) await change()
  await worker.idle()
  for (const wait of retrySeconds) {
    app.clock.advance(wait)
    await worker.idle()
    await runJob('failing endpoints')
  }
  expect(await notified()).toEqual(['webhook.disabled'])
  const { body } = await owner.get('/notifications', { query: { limit: 1 } })
  expect(body.data).toMatchObject([
    { text: '“Billing” was disabled, because 20 deliveries in a row had failed', read_at: null },
  ])
  receiver.otherwise(status(200))
  await owner.patch(path, { disabled: false })
  await change()
  await worker.idle()
  expect(await notified()).toEqual(['webhook.disabled', 'endpoint.recovered'])
  expect(await mailed()).toEqual([
    'Webhook endpoint Billing is failing',
    'Webhook endpoint Billing was disabled',
    'Webhook endpoint Billing has recovered',
  ])
  receiver.otherwise(status(500))
  await change()
  await worker.idle()
  app.clock.advance(900)
  await runJob('failing endpoints')
  expect(await notified()).toEqual(['webhook.disabled', 'endpoint.recovered', 'endpoint.failing'])
})

test('a delivery that is exhausted after its endpoint was disabled does not count, so the page and the notification agree (product.md 13.6)', async () => {
  const { owner, path, receiver, worker, change, endpoint } = await setScene()
  const mayAnswer = Promise.withResolvers<void>()
  const answerLate: Responder = (res, req) => void mayAnswer.promise.then(() => status(500)(res, req))
  receiver.answer(...Array<Responder>(4).fill(status(500)), answerLate)
  await change()
  await worker.idle()
  for (const wait of retrySeconds.slice(0, 3)) {
    app.clock.advance(wait)
    await worker.idle()
  }
  app.clock.advance(retrySeconds.at(-1) ?? 0)
  const idle = worker.idle()
  await receiver.waitForRequests(5)
  await owner.patch(path, { disabled: true })
  mayAnswer.resolve()
  await idle
  expect(await endpoint()).toMatchObject({ consecutive_exhausted: 0, last_100: { exhausted: 1 } })
})

test('when an endpoint is disabled manually, every manager gets one email, and all except the one who disabled it get one notification (product.md 13.26)', async () => {
  const { owner, admin, path, notified, mailed } = await setScene()
  for (let i = 0; i < 2; i++) await owner.patch(path, { disabled: true })
  expect(await notified()).toEqual([])
  expect(await notified(admin)).toEqual(['webhook.disabled'])
  const [{ text }] = (await admin.get('/notifications', { query: { limit: 1 } })).body.data
  expect(text).toBe('Anna Keller disabled “Billing”')
  for (const person of ['owner', 'admin'] as const)
    expect(await mailed(person)).toEqual(['Webhook endpoint Billing was disabled'])
})

test('managers are notified of an endpoint that has failed for 15 minutes, even if no delivery is exhausted (product.md 13.22)', async () => {
  const { receiver, worker, change, notified } = await setScene()
  receiver.otherwise(status(500))
  await change()
  await worker.idle()
  app.clock.advance(899)
  await runJob('failing endpoints')
  expect(await notified()).toEqual([])
  app.clock.advance(1)
  for (let i = 0; i < 2; i++) await runJob('failing endpoints')
  expect(await notified()).toEqual(['endpoint.failing'])
})

describe('enabling an endpoint', () => {
  /** Disables the endpoint with a retrying, a pending and a held delivery. */
  async function disable({ owner, path, receiver, worker, change }: Scene): Promise<void> {
    receiver.answer(status(500))
    await change('retrying')
    await worker.idle()
    await worker.stop()
    await change('pending')
    await owner.patch(path, { disabled: true })
    await change('held')
  }

  test('before an endpoint is enabled, the number of waiting deliveries is shown, and none of them is due (product.md 13.21)', async () => {
    const scene = await setScene()
    const failing_since = now()
    await disable(scene)
    expect((await scene.endpoint()).health).toEqual(health('disabled', { failing_since, waiting: 3 }))
    expect((await scene.owner.get(`${scene.path}/waiting-deliveries`)).body.data).toEqual({
      queued: 2,
      held: 1,
    })
  })

  test('enabling an endpoint sends the deliveries that were waiting when it was disabled, unless they are discarded (product.md 13.23)', async () => {
    const scene = await setScene()
    await disable(scene)
    const { owner, path } = scene
    const answer = await owner.patch(path, { disabled: false })
    expect(answer.body.data.health).toMatchObject({ state: 'failing', waiting: 3 })
    expect(answer.body.data.health.next_attempt_at).not.toBeNull()
    expect((await scene.endpoint()).last_100).toMatchObject({ pending: 1, retrying: 1, held: 1 })
  })

  test('enabling an endpoint discards all waiting deliveries on request, and they can be recovered (product.md 13.23)', async () => {
    const scene = await setScene()
    await disable(scene)
    const { owner, path } = scene
    const answer = await owner.patch(path, { disabled: false, waiting: 'discard' })
    expect(answer.body.data.health).toMatchObject({ state: 'failing', waiting: 0, next_attempt_at: null })
    expect(await scene.endpoint()).toMatchObject({
      last_100: { exhausted: 3 },
      consecutive_exhausted: 0,
    })
    const since = '2000-01-01T00:00:00Z'
    expect((await owner.post(`${path}/recoveries`, { since })).body.data).toEqual({ count: 3 })
  })

  test.each([
    [200, 'delivered'],
    [500, 'exhausted'],
  ])(
    'enabling an endpoint can discard a delivery in flight, whose result after a response with %s is %s (product.md 13.23)',
    async (code, state) => {
      const { owner, path, receiver, worker, change } = await setScene()
      const mayAnswer = Promise.withResolvers<void>()
      receiver.answer((res, req) => void mayAnswer.promise.then(() => status(code)(res, req)))
      await change()
      await receiver.waitForRequests(1)
      await owner.patch(path, { disabled: true })
      await owner.patch(path, { disabled: false, waiting: 'discard' })
      mayAnswer.resolve()
      await worker.idle()
      const { body } = await owner.get(`${path}/deliveries`)
      expect(body.data).toMatchObject([{ status: state, next_attempt_at: null, last_status: code }])
    },
  )

  test('enabling an endpoint refuses an unknown choice for the waiting deliveries', async () => {
    const { owner, path } = await setScene()
    const answer = await owner.patch(path, { disabled: false, waiting: 'drop' })
    expectRefusal(answer, 'validation_error', { param: 'waiting' })
  })
})

describe('a test event', () => {
  const types: WebhookType[] = [
    'task.created',
    'task.updated',
    'task.completed',
    'task.deleted',
    'comment.created',
    'event.created',
    'project.created',
  ]

  test.each(types)('a test event of type %s has the payload of that type (product.md 12.9)', async (type) => {
    const { owner, path, receiver, worker } = await setScene()
    const answer = await owner.post(`${path}/test-events`, { type })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({ type, subject: null, attempt_limit: 5 })
    await worker.idle()
    const payload = JSON.parse(receiver.requests[0]?.body.toString() ?? '') as { type: string }
    expect(payload.type).toBe(type)
    expectWebhookPayload(type, payload)
  })

  test.each([
    [200, 'delivered'],
    [500, 'exhausted'],
  ])(
    'a test event is sent to a disabled endpoint in one attempt that changes nothing else: %i (product.md 12.9)',
    async (code, state) => {
      const { owner, path, receiver, worker, change, endpoint, notified } = await setScene()
      await owner.patch(path, { disabled: true })
      await change()
      const before = await endpoint()
      receiver.otherwise(status(code))
      const { body } = await owner.post(`${path}/test-events`)
      await worker.idle()
      app.clock.advance(100_000)
      await worker.idle()
      expect(receiver.requests).toHaveLength(1)
      const delivery = (await owner.get(`/deliveries/${body.data.id}`)).body.data
      expect(delivery).toMatchObject({ status: state, attempt_count: 1, is_test: true })
      const { last_100: _counts, ...after } = await endpoint()
      expect(after).toEqual((({ last_100: _, ...rest }) => rest)(before))
      expect(await notified()).toEqual([])
    },
  )

  test('a test event waits with other deliveries if its endpoint is disabled before the next attempt (product.md 13.8)', async () => {
    const { owner, path, receiver, worker } = await setScene()
    receiver.answer(status(500))
    await owner.post(`${path}/test-events`)
    await worker.idle()
    app.clock.advance(1)
    await owner.patch(path, { disabled: true })
    app.clock.advance(100_000)
    await worker.idle()
    expect(receiver.requests).toHaveLength(1)
    await owner.patch(path, { disabled: false })
    await worker.idle()
    expect(receiver.requests).toHaveLength(2)
  })

  test('a test event of an unknown type is refused', async () => {
    const { owner, path } = await setScene()
    const answer = await owner.post(`${path}/test-events`, { type: 'task.moved' })
    expectRefusal(answer, 'validation_error', { param: 'type' })
  })
})

test('a delivery names its subject (product.md 13.24)', async () => {
  const { owner, path, change } = await setScene()
  await change('Order the stone')
  const { body } = await owner.get(`${path}/deliveries`)
  expect(body.data).toMatchObject([{ subject: { type: 'task', name: 'Order the stone' }, attempt_limit: 5 }])
})

test('an endpoint can be renamed, and its name removed (product.md 13.24)', async () => {
  const { owner, path } = await setScene()
  for (const name of ['Invoices', null]) expect((await owner.patch(path, { name })).body.data.name).toBe(name)
  for (const name of ['', ' ', 'x'.repeat(101)])
    expectRefusal(await owner.patch(path, { name }), 'validation_error', { param: 'name' })
})
