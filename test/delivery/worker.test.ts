import type { ServerResponse } from 'node:http'
import { and, eq, sql, type SQL } from '../../src/db/drizzle.ts'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { WebhookType } from '../../generated/openapi.operations.ts'
import { notifications } from '../../src/db/schema.ts'
import type { Transaction } from '../../src/db/transaction.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { ChangeSource } from '../../src/domain/actor.ts'
import { rotateEndpointSecret } from '../../src/domain/webhooks/change-endpoints.ts'
import { deleteEndpoint } from '../../src/domain/webhooks/delete-endpoint.ts'
import type { DeliveryDetail } from '../../src/domain/webhooks/describe-delivery.ts'
import { describeEndpoint, type EndpointDescription } from '../../src/domain/webhooks/describe-endpoint.ts'
import { redeliver } from '../../src/domain/webhooks/resend-deliveries.ts'
import { sendTestEvent } from '../../src/domain/webhooks/send-test-event.ts'
import { verify } from '../../examples/webhooks/verify.ts'
import { createLazySender } from '../../src/delivery/lazy-sender.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import { startApp, type Caller, type TestApp } from '../support/app/app.ts'
import { expectWebhookPayload } from '../support/contract/contract.ts'
import { hang, startReceiver, status, type Receiver } from '../support/network/receiver.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { giveEndpoint, operatorIn, readLog } from '../support/world/webhooks.ts'

const retrySeconds = [60, 300, 1800, 7200]

/** Returns whether a receiver with this secret would accept the request. */
function isSigned(
  request: Pick<Receiver['requests'][number], 'headers' | 'body'> | undefined,
  secret: string,
): boolean {
  const header = request?.headers['service-signature'] ?? ''
  return verify(secret, header, request?.body ?? Buffer.alloc(0), app.clock.now().getTime() / 1000)
}
let app: TestApp
beforeAll(async () => {
  const webhooks = {
    retrySeconds,
    timeoutSeconds: 60,
    disableAfter: 20,
    secretOverlapSeconds: 86_400,
    allowInsecure: true,
  }
  app = await startApp({ config: { webhooks } })
})

interface Scene {
  world: Fixture
  full: Caller
  receiver: Receiver
  worker: DeliveryWorker
  id: string
  secret: string
  write<T>(work: (tx: Transaction, source: ChangeSource) => Promise<T>): Promise<T>
  /** Creates a task, which emits one `task.created`. */
  createTask(title?: string): Promise<void>
  endpoint(): Promise<EndpointDescription>
  log(): Promise<DeliveryDetail[]>
}

/** Creates a workspace with one endpoint, and a worker. */
async function setScene({
  events = [],
  on = app,
}: { events?: WebhookType[]; on?: TestApp } = {}): Promise<Scene> {
  const { db, config } = on.context
  const world = await on.fixture()
  const full = on.withSecret(world.keys.full.secret)
  const receiver = await startReceiver()
  const workspaceId = world.workspace.id
  const { id, secret } = await giveEndpoint(on, workspaceId, `${receiver.url}/hook`, events)
  const worker = new DeliveryWorker(on.context, createSender(config.webhooks))
  onTestFinished(() => worker.stop())
  return {
    world,
    full,
    receiver,
    worker,
    id,
    secret,
    write: (work) => runTransaction(db, (tx) => work(tx, operatorIn(workspaceId, app.clock.now()))),
    async createTask(title = 'announced') {
      const answer = await full.post('/tasks', { title_text: title, project_id: world.projects.second })
      expect(answer.status).toBe(201)
    },
    endpoint: () => describeEndpoint(db, workspaceId, id, app.clock.now()),
    log: () => readLog(db, workspaceId, id),
  }
}

/** Lets the delays of the retry policy pass. */
async function exhaust({ worker }: Scene): Promise<void> {
  await worker.idle()
  for (const wait of retrySeconds) {
    app.clock.advance(wait)
    await worker.idle()
  }
}

test('each event type arrives as the contract documents, signed, with its headers (product.md 12.3, 13.3)', async () => {
  const { world, full, receiver, worker, secret } = await setScene()
  const { second, main } = world.projects
  const created = await full.post('/tasks', { title_text: 'x', description: 'secret', project_id: second })
  const { id } = (created.body as { data: { id: string } }).data
  await full.patch(`/tasks/${id}`, { progress: 100 })
  await full.post(`/tasks/${id}/comments`, { body: 'secret' })
  const event = {
    title: 'x',
    description: 'secret',
    date: '2031-01-01',
    start_time: '09:00',
    end_time: '10:00',
    repeat: 'none',
  }
  await full.post('/events', { ...event, project_id: main })
  await worker.idle()
  const types = receiver.requests.map(({ headers, body }) => {
    const payload = JSON.parse(body.toString()) as { id: string; type: string }
    expectWebhookPayload(payload.type, payload)
    expect(headers['service-event-id']).toBe(payload.id)
    expect(headers['service-event-type']).toBe(payload.type)
    expect(headers['content-type']).toBe('application/json')
    expect(isSigned({ headers, body }, secret)).toBe(true)
    expect(body.toString()).not.toContain('secret')
    return payload.type
  })
  expect(types.sort()).toEqual([
    'comment.created',
    'event.created',
    'task.completed',
    'task.created',
    'task.updated',
  ])
})

test('a webhook event has one id for every endpoint, and only subscribers get it (product.md 12.5, 12.8)', async () => {
  const first = await setScene()
  const second = await startReceiver()
  const third = await startReceiver()
  const add = (receiver: Receiver, events: WebhookType[]) =>
    giveEndpoint(app, first.world.workspace.id, receiver.url, events)
  await add(second, ['task.created', 'task.deleted'])
  await add(third, ['event.created'])
  await first.createTask()
  await first.worker.idle()
  expect(first.receiver.requests).toHaveLength(1)
  expect(second.requests.map(({ headers }) => headers['service-event-id'])).toEqual(
    first.receiver.requests.map(({ headers }) => headers['service-event-id']),
  )
  expect(third.requests).toEqual([])
})

test('a delivery has five attempts, with waits of 1, 5, 30 and 120 minutes, each with a new signature of the same bytes (product.md 12.4, 13.2, 13.3)', async () => {
  const scene = await setScene()
  const { receiver, worker, secret } = scene
  receiver.otherwise(status(500, 'no'))
  const start = app.clock.now().getTime()
  await scene.createTask()
  await worker.idle()
  for (const wait of retrySeconds) {
    const before = receiver.requests.length
    app.clock.advance(wait - 1)
    await worker.idle()
    expect(receiver.requests).toHaveLength(before)
    app.clock.advance(1)
    await worker.idle()
    expect(receiver.requests).toHaveLength(before + 1)
    const last = receiver.requests.at(-1)
    expect(isSigned(last, secret)).toBe(true)
  }
  app.clock.advance(100_000)
  await worker.idle()
  expect(new Set(receiver.requests.map(({ body }) => body.toString())).size).toBe(1)
  expect(new Set(receiver.requests.map(({ headers }) => headers['service-signature'])).size).toBe(5)
  const [delivery] = await scene.log()
  expect(delivery).toMatchObject({ status: 'exhausted', next_attempt_at: null })
  expect(delivery?.attempts.map(({ at }) => (Date.parse(at) - start) / 1000)).toEqual([
    0, 60, 360, 2160, 9360,
  ])
  expect(delivery?.attempts[0]).toMatchObject({ status: 500, error: null, response: 'no' })
  expect((await scene.endpoint()).consecutive_exhausted).toBe(1)
})

test('only a 2xx is a success, and every other status is a failed attempt (product.md 13.1)', async () => {
  const codes = [200, 201, 204, 299, 301, 400, 410, 500]
  const scene = await setScene()
  scene.receiver.answer(...codes.map((code) => status(code)))
  for (const code of codes) {
    await scene.createTask(String(code))
    await scene.worker.idle()
  }
  const log = (await scene.log()).reverse()
  expect(log.map(({ attempts }) => attempts[0]?.status)).toEqual(codes)
  expect(log.map(({ status }) => status)).toEqual([
    ...Array<string>(4).fill('delivered'),
    ...Array<string>(4).fill('pending'),
  ])
})

describe('exhausted deliveries', () => {
  test('exhausted deliveries disable their endpoint after 20 in a row; owners and admins get one notification, which is updated and marked unread at 10, 15 and 20 (product.md 13.6, 13.7)', async () => {
    const scene = await setScene()
    scene.receiver.otherwise(status(500))
    const isForEndpoint = and(
      eq(notifications.subject_id, scene.id),
      eq(notifications.workspace_id, scene.world.workspace.id),
    )
    const notified: Record<number, string[]> = {}
    for (let count = 1; count <= 20; count++) {
      await scene.createTask()
      await exhaust(scene)
      const rows = await app.context.db.select().from(notifications).where(isForEndpoint)
      notified[count] = rows
        .map(({ type, user_id, data, read_at }) => {
          const person = user_id === scene.world.users.owner ? 'owner' : 'admin'
          return `${person}: ${type} ${String(data?.consecutive_exhausted)}${read_at === null ? ', unread' : ''}`
        })
        .sort()
      await app.context.db
        .update(notifications)
        .set({ read_at: app.clock.now().toISOString() })
        .where(isForEndpoint)
      expect((await scene.endpoint()).status).toBe(count < 20 ? 'enabled' : 'disabled')
    }
    const each = (text: string) => [`admin: ${text}`, `owner: ${text}`]
    expect(notified[1]).toEqual(each('endpoint.failing 1, unread'))
    expect(notified[9]).toEqual(each('endpoint.failing 1'))
    expect(notified[10]).toEqual(each('webhook.failing 10, unread'))
    expect(notified[14]).toEqual(each('webhook.failing 14'))
    expect(notified[15]).toEqual(each('webhook.failing 15, unread'))
    expect(notified[20]).toEqual(each('webhook.disabled 20, unread'))
  })

  test('exhausted deliveries are counted from 0 again after a success (product.md 13.6)', async () => {
    const scene = await setScene()
    scene.receiver.otherwise(status(500))
    await scene.createTask()
    await exhaust(scene)
    expect((await scene.endpoint()).consecutive_exhausted).toBe(1)
    scene.receiver.otherwise(status(200))
    await scene.createTask()
    await scene.worker.idle()
    expect((await scene.endpoint()).consecutive_exhausted).toBe(0)
  })

  test('exhausted deliveries never include test events (product.md 12.9)', async () => {
    const scene = await setScene({ events: ['event.created'] })
    scene.receiver.otherwise(status(500))
    const { event_id } = await scene.write((tx, source) => sendTestEvent(tx, source, scene.id))
    await exhaust(scene)
    expect(scene.receiver.requests.map(({ headers }) => headers['service-event-id'])).toEqual(
      Array(5).fill(event_id),
    )
    expectWebhookPayload('task.created', JSON.parse(scene.receiver.requests[0]?.body.toString() ?? ''))
    expect((await scene.endpoint()).consecutive_exhausted).toBe(0)
  })
})

test('a redelivered delivery gets five attempts, and counts again if they fail (product.md 13.10)', async () => {
  const scene = await setScene()
  scene.receiver.otherwise(status(500))
  await scene.createTask()
  await exhaust(scene)
  const [{ id } = { id: '' }] = await scene.log()
  await scene.write((tx, source) => redeliver(tx, source, id))
  await exhaust(scene)
  expect(scene.receiver.requests).toHaveLength(10)
  expect((await scene.endpoint()).consecutive_exhausted).toBe(2)
})

test('a delivery that is resent during an attempt counts as in flight until that attempt has ended, and is then sent (product.md 13.10)', async () => {
  const scene = await setScene()
  const { receiver, worker } = scene
  let answer: (() => void) | undefined
  receiver.answer((res) => void (answer = () => res.writeHead(200).end()))
  await scene.createTask()
  await waitFor(() => answer !== undefined)
  const [{ id } = { id: '' }] = await scene.log()
  for (let times = 0; times < 2; times++) await scene.write((tx, source) => redeliver(tx, source, id))
  const { sql } = app.context
  expect(await sql`select from webhook_deliveries where id = ${id} and leased_until > now()`).toHaveLength(1)
  const other = new DeliveryWorker(app.context, createSender(app.context.config.webhooks))
  onTestFinished(() => other.stop())
  await other.idle()
  expect(receiver.requests).toHaveLength(1)
  answer?.()
  await worker.idle()
  await other.idle()
  await waitFor(async () => (await scene.log())[0]?.status === 'delivered')
  expect(receiver.requests).toHaveLength(2)
})

describe('rotation of the signing secret', () => {
  const signers = async (scene: Scene, secrets: Record<string, string>): Promise<string[]> => {
    await scene.createTask()
    await scene.worker.idle()
    const last = scene.receiver.requests.at(-1)
    const header = last?.headers['service-signature'] ?? ''
    const names = Object.entries(secrets).filter(([, secret]) => isSigned(last, secret))
    expect(header.match(/v1=/g)).toHaveLength(names.length)
    return names.map(([name]) => name)
  }

  const rotate = async (scene: Scene): Promise<string> => {
    const { secret } = await scene.write((tx, source) =>
      rotateEndpointSecret(tx, source, app.context.secrets.box, scene.id, 86_400),
    )
    return secret
  }

  test('the signing secret that was replaced also signs for 24 hours, and then only the new secret signs (product.md 13.5)', async () => {
    const scene = await setScene()
    const secrets = { old: scene.secret, new: await rotate(scene) }
    expect(await signers(scene, secrets)).toEqual(['old', 'new'])
    app.clock.advance(86_399)
    expect(await signers(scene, secrets)).toEqual(['old', 'new'])
    app.clock.advance(1)
    expect(await signers(scene, secrets)).toEqual(['new'])
  })

  test('a retry is signed with the secrets that are active at that time (product.md 13.3)', async () => {
    const scene = await setScene()
    scene.receiver.answer(status(500))
    await scene.createTask()
    await scene.worker.idle()
    const secret = await rotate(scene)
    app.clock.advance(60)
    await scene.worker.idle()
    const last = scene.receiver.requests.at(-1)
    expect(isSigned(last, secret)).toBe(true)
  })
})

test('several workers deliver each webhook event once; a delivery of a killed worker is sent again when its lease ends (product.md 12.6)', async () => {
  const scene = await setScene()
  const { config, db } = app.context
  const others = Array.from(
    { length: 3 },
    () => new DeliveryWorker(app.context, createSender(config.webhooks)),
  )
  for (const other of others) onTestFinished(() => other.stop())
  await Promise.all(Array.from({ length: 100 }, (_, i) => scene.createTask(`task ${i}`)))
  await Promise.all([scene.worker, ...others].map((worker) => worker.idle()))
  await scene.receiver.waitForRequests(100)
  expect(new Set(scene.receiver.requests.map(({ headers }) => headers['service-event-id'])).size).toBe(100)
  expect(scene.receiver.requests).toHaveLength(100)
  // The row as left by a worker that was killed in the middle of an attempt.
  await db.execute(sql`
    update webhook_deliveries set status = 'pending', next_attempt_at = ${app.clock.now().toISOString()},
      leased_until = now() + interval '1 hour'
    where endpoint_id = ${scene.id} and id = (select max(id) from webhook_deliveries where endpoint_id = ${scene.id})`)
  await scene.worker.idle()
  expect(scene.receiver.requests).toHaveLength(100)
  await db.execute(
    sql`update webhook_deliveries set leased_until = now() where endpoint_id = ${scene.id} and leased_until is not null`,
  )
  await scene.worker.idle()
  await scene.receiver.waitForRequests(101)
})

/**
 * Runs a trigger body before each such write, until it is removed. Works on Citus too, where only tests have
 * triggers.
 */
async function addTrigger(name: string, when: string, body: string): Promise<() => Promise<unknown>> {
  const { db } = app.context
  const drop = (): Promise<unknown> => db.execute(sql.raw(`drop function if exists ${name} cascade`))
  onTestFinished(async () => void (await drop()))
  await runTransaction(db, async (tx) => {
    await tx.execute(sql`set local citus.enable_unsafe_triggers = on`)
    await tx.execute(
      sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`),
    )
    await tx.execute(sql.raw(`create trigger ${name} before ${when} execute function ${name}()`))
  })
  return drop
}

/** Makes each lease expire immediately. */
const endLeases = () =>
  addTrigger(
    'end_lease',
    'update on webhook_deliveries for each row when (new.leased_until is not null)',
    `new.leased_until := now() - interval '1 s'; return new;`,
  )

describe('while the rows of a delivery are locked', () => {
  /** Holds the locks of the statement until it is rolled back. */
  async function holdRows(statement: SQL): Promise<() => Promise<unknown>> {
    const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = runTransaction(app.context.db, async (tx) => {
      await tx.execute(statement)
      held.resolve()
      await end.promise
      throw new Error('taken back')
    }).catch(() => undefined)
    const release = (): Promise<unknown> => {
      end.resolve()
      return holding
    }
    onTestFinished(async () => void (await release()))
    await Promise.race([held.promise, holding])
    return release
  }

  /** Waits until the scene's only delivery has reached the receiver, which does not answer yet. */
  async function sendOne(scene: Scene): Promise<ServerResponse> {
    const asked = Promise.withResolvers<ServerResponse>()
    scene.receiver.answer((res) => asked.resolve(res))
    await scene.createTask()
    return asked.promise
  }

  const statusOf = async (scene: Scene): Promise<string | undefined> => (await scene.log())[0]?.status

  test.each([
    {
      what: 'delivery',
      statement: ({ id }: Scene) => sql`delete from webhook_deliveries where endpoint_id = ${id}`,
    },
    {
      what: 'endpoint',
      statement: ({ world, id }: Scene) => sql`
        select from webhook_endpoints where workspace_id = ${world.workspace.id} and id = ${id} for no key update`,
    },
  ])(
    'while the $what is locked, results of other endpoints are recorded, and the blocked results are recorded afterwards',
    async ({ statement }) => {
      await endLeases()
      const held = await setScene()
      const { worker } = held
      const other = await setScene()
      await other.worker.stop()
      const answers = [await sendOne(held), await sendOne(other)]
      const release = await holdRows(statement(held))
      for (const res of answers) res.end()
      await waitFor(async () => (await statusOf(other)) === 'delivered')
      expect(await statusOf(held)).toBe('pending')
      await release()
      await worker.idle()
      expect(await held.log()).toMatchObject([{ status: 'delivered', attempts: [{ status: 200 }] }])
      // Neither was sent twice, although their leases had expired.
      expect([held, other].map(({ receiver }) => receiver.requests.length)).toEqual([1, 1])
    },
  )

  test('a delivery whose endpoint was deleted is not sent again (product.md 13.17)', async () => {
    const scene = await setScene()
    const res = await sendOne(scene)
    await scene.write((tx, source) => deleteEndpoint(tx, source, scene.id))
    res.end()
    await scene.worker.idle()
    expect(scene.receiver.requests).toHaveLength(1)
  })

  test('a worker that stops releases its other deliveries (product.md 15.4)', async () => {
    const held = await setScene()
    const other = await setScene()
    await other.worker.stop()
    await Promise.all([sendOne(held), sendOne(other)])
    await holdRows(sql`delete from webhook_deliveries where endpoint_id = ${held.id}`)
    await held.worker.stop(0)
    const rows = await app.context.db.execute(
      sql`select from webhook_deliveries where endpoint_id = ${other.id} and leased_until is null`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a result that the database refuses', () => {
  const failures = (on = app): number =>
    on.logs.filter(({ msg }) => msg === 'results of deliveries could not be recorded').length

  /** Makes every insert of an attempt fail until the trigger is removed. */
  const fillDisk = () =>
    addTrigger(
      'fill_disk',
      'insert on webhook_attempts for each row',
      `raise exception 'no space left on device' using errcode = 'disk_full';`,
    )

  test('a result that the database refuses is recorded later, and the delivery is not sent again', async () => {
    await endLeases()
    const scene = await setScene()
    const before = failures()
    const repair = await fillDisk()
    await scene.createTask()
    await waitFor(() => failures() > before)
    await repair()
    await scene.worker.idle()
    expect(await scene.log()).toMatchObject([{ status: 'delivered', attempts: [{ status: 200 }] }])
    expect(scene.receiver.requests).toHaveLength(1)
  })

  test('a result that the database refuses counts as a failure before later results do', async () => {
    const webhooks = { ...app.context.config.webhooks, retrySeconds: [], disableAfter: 2 }
    const on = await startApp({ config: { webhooks } })
    const { receiver, worker, createTask, endpoint } = await setScene({ on })
    receiver.answer(status(500))
    await createTask()
    await worker.idle()
    const asked: ServerResponse[] = []
    receiver.otherwise((res) => void asked.push(res))
    await createTask()
    await createTask()
    await waitFor(() => asked.length === 2)
    const repair = await fillDisk()
    asked[0]?.end()
    await waitFor(() => failures(on) > 0)
    asked[1]?.writeHead(500).end()
    const failed = async () =>
      (await on.context.metrics.webhookAttempts.get()).values.find(
        ({ labels }) => labels.outcome === 'failed',
      )
    await waitFor(async () => (await failed())?.value === 2)
    await repair()
    await worker.idle()
    expect(await endpoint()).toMatchObject({ disabled_at: null, consecutive_exhausted: 1 })
  })
})

test('an error before results are written is logged, and the worker records later results', async () => {
  let isBroken = false
  const isDistributed = (): Promise<boolean> => {
    if (isBroken) throw new Error('broken')
    return app.context.db.isDistributed()
  }
  const db = new Proxy(app.context.db, {
    get: (target, name) =>
      name === 'isDistributed' ? isDistributed : (Reflect.get(target, name) as unknown),
  })
  const scene = await setScene({ on: { ...app, context: { ...app.context, db } } })
  const asked = Promise.withResolvers<ServerResponse>()
  scene.receiver.answer((res) => asked.resolve(res))
  await scene.createTask()
  const res = await asked.promise
  isBroken = true
  const { length } = app.logs
  res.end()
  const isLogged = () =>
    app.logs.slice(length).some(({ msg }) => msg === 'results of deliveries could not be recorded')
  await waitFor(isLogged)
  isBroken = false
  await scene.createTask()
  await scene.worker.idle()
  expect(await scene.log()).toMatchObject([
    { status: 'delivered', attempts: [{ status: 200 }] },
    { status: 'pending', attempts: [] },
  ])
})

test('a worker that stops releases a hanging attempt: another worker sends the delivery immediately, and no failed attempt is recorded (product.md 15.4)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] }) // no sweep runs
  onTestFinished(() => void vi.useRealTimers())
  const scene = await setScene()
  const { receiver } = scene
  receiver.answer(hang)
  await scene.createTask()
  await receiver.waitForRequests(1)
  const other = new DeliveryWorker(app.context, createSender(app.context.config.webhooks))
  onTestFinished(() => other.stop())
  await other.idle()
  await scene.worker.stop(0)
  await receiver.waitForRequests(2)
  await other.idle()
  const [first, second] = receiver.requests
  expect(second?.headers['service-event-id']).toBe(first?.headers['service-event-id'])
  expect(second?.body).toEqual(first?.body)
  expect(await scene.log()).toMatchObject([{ status: 'delivered', attempts: [{ status: 200 }] }])
})

test('a worker that stops records an attempt that completes within the grace period (product.md 15.4)', async () => {
  const scene = await setScene()
  const { receiver, worker } = scene
  const asked = Promise.withResolvers<ServerResponse>()
  receiver.answer((res) => asked.resolve(res))
  await scene.createTask()
  const res = await asked.promise
  const stopped = worker.stop()
  res.end()
  await stopped
  expect(await scene.log()).toMatchObject([{ status: 'delivered', attempts: [{ status: 200 }] }])
})

test('a delivery that is announced during a worker’s last query does not wait for the next sweep', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] }) // no sweep runs
  onTestFinished(() => void vi.useRealTimers())
  const querying = Promise.withResolvers<void>()
  const continueQuery = Promise.withResolvers<void>()
  const execute = async (query: SQL): Promise<unknown> => {
    const answer = await app.context.db.execute(query)
    if (answer.columns?.[0]?.name === 'due_at') {
      querying.resolve()
      await continueQuery.promise
    }
    return answer
  }
  const db = new Proxy(app.context.db, {
    get: (target, name) => (name === 'execute' ? execute : (Reflect.get(target, name) as unknown)),
  })
  const { receiver, createTask } = await setScene({ on: { ...app, context: { ...app.context, db } } })
  await querying.promise
  const signaled = Promise.withResolvers<void>()
  onTestFinished(app.context.listener.on('taskwire_deliveries', () => signaled.resolve()))
  await createTask()
  await signaled.promise
  continueQuery.resolve()
  await waitFor(() => receiver.requests.length === 1)
})

test('a worker begins the next attempt when it is due, not at its next sweep', async () => {
  const { config } = app.context
  const quick = { ...config, webhooks: { ...config.webhooks, retrySeconds: [0, 0, 0, 0] } }
  const scene = await setScene({ on: await startApp({ config: quick, clock: app.clock }, 'test') })
  scene.receiver.otherwise(status(500))
  await scene.createTask()
  await scene.receiver.waitForRequests(5)
})

test('a signing secret that cannot be read fails the attempt with a message, until it is rotated', async () => {
  const scene = await setScene()
  const { id, worker } = scene
  await app.context.db.execute(sql`update webhook_secrets set sealed = '\\x00' where endpoint_id = ${id}`)
  await scene.createTask()
  await worker.idle()
  const error = 'the signing secret cannot be read: rotate it'
  expect(await scene.log()).toMatchObject([{ status: 'pending', attempts: [{ status: null, error }] }])
  await scene.write((tx, source) => rotateEndpointSecret(tx, source, app.context.secrets.box, id, 86_400))
  app.clock.advance(60)
  await worker.idle()
  expect(await scene.log()).toMatchObject([{ status: 'delivered' }])
})

test('a sender that cannot be loaded counts no attempt, and the deliveries are sent after the next query', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] }) // no sweep runs
  onTestFinished(() => void vi.useRealTimers())
  const { webhooks } = app.context.config
  let isBroken = true
  const late = createLazySender(webhooks, () =>
    isBroken
      ? Promise.reject(new Error('EMFILE: too many open files'))
      : Promise.resolve(createSender(webhooks)),
  )
  const scene = await setScene()
  await scene.worker.stop()
  await scene.createTask()
  const worker = new DeliveryWorker(app.context, late)
  onTestFinished(() => worker.stop())
  await worker.idle()
  expect(await scene.log()).toMatchObject([{ status: 'pending', attempts: [] }])
  isBroken = false
  await worker.idle()
  expect(await scene.log()).toMatchObject([{ status: 'delivered', attempts: [{ status: 200 }] }])
})
