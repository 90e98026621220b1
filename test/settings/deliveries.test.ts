import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Schemas } from '../../generated/settings.operations.ts'
import { verify } from '../../examples/webhooks/verify.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import type { Caller } from '../support/app/app.ts'
import { expectWebhookPayload } from '../support/contract/contract.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { reset, startReceiver, status, type Receiver } from '../support/network/receiver.ts'
import { signIn } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

const webhooks = {
  retrySeconds: [60],
  timeoutSeconds: 5,
  disableAfter: 2,
  secretOverlapSeconds: 86_400,
  allowInsecure: true,
}
const { app, world, full, clock, sql, queries } = useWorld({ config: { webhooks } })

let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

interface Scene {
  id: string
  secret: string
  receiver: Receiver
  worker: DeliveryWorker
  /** Lets the delays between attempts pass. */
  exhaust(): Promise<void>
  list(query?: Record<string, string | number>): Promise<Schemas['Delivery'][]>
}

/**
 * Creates an endpoint and a worker. The endpoint is deleted at the end of the test, so it gets no events of
 * other tests.
 */
async function setScene(): Promise<Scene> {
  const receiver = await startReceiver()
  const answer = await owner.post('/webhook-endpoints', { url: `${receiver.url}/hook`, events: [] })
  expect(answer.status, answer.text).toBe(201)
  const { data, secret } = answer.body as Schemas['EndpointWithSecret']
  const { id } = data
  const worker = new DeliveryWorker(app.context, createSender(webhooks))
  onTestFinished(async () => {
    await worker.stop()
    await owner.delete(`/webhook-endpoints/${id}`)
  })
  return {
    id,
    secret: secret ?? '',
    receiver,
    worker,
    async exhaust() {
      await worker.idle()
      clock.advance(60)
      await worker.idle()
    },
    async list(query = {}) {
      const { body } = await owner.get(`/webhook-endpoints/${id}/deliveries`, { query })
      return (body as Schemas['DeliveryList']).data
    },
  }
}

/** Creates a task, and returns the `X-Request-Id`. */
async function createTask(title = 'announced'): Promise<string> {
  const body = { title_text: title, project_id: world.projects.second }
  const answer = await full.post('/tasks', body)
  expect(answer.status, answer.text).toBe(201)
  return answer.headers['x-request-id'] ?? ''
}

const read = async (id: string): Promise<Schemas['DeliveryDetail']> =>
  ((await owner.get(`/deliveries/${id}`)).body as Schemas['DeliveryDetailResponse']).data

const endpointOf = async ({ id }: Scene): Promise<Schemas['Endpoint']> =>
  ((await owner.get(`/webhook-endpoints/${id}`)).body as Schemas['EndpointResponse']).data

const feedOf = (id: string) => sql`
  select type, via, user_id, subject_name from activities
  where workspace_id = ${world.workspace.id} and subject_id = ${id} and type <> 'endpoint.created' order by id`

test('a delivery is listed with its last attempt, and read with each attempt, the exact body and the signature (product.md 13.18)', async () => {
  const { id, secret, receiver, worker, list } = await setScene()
  const mayAnswer = Promise.withResolvers<void>()
  receiver.answer(
    (res, req) => void mayAnswer.promise.then(() => status(502, 'Bad Gateway')(res, req)),
    status(200, 'taken'),
  )
  const created_at = clock.now().toISOString()
  const requestId = await createTask()
  const [queued] = await list()
  const same = {
    id: expect.stringMatching(/^whd_/) as string,
    endpoint_id: id,
    event_id: expect.stringMatching(/^evt_/) as string,
    type: 'task.created',
    is_test: false,
    subject: {
      type: 'task',
      id: expect.stringMatching(/^task_/) as string,
      name: expect.any(String) as string,
    },
    attempt_limit: 2,
    created_at,
    request_id: requestId,
    last_error: null,
  }
  for (const whole of [queued?.id, queued?.event_id])
    expect(await list({ id_contains: whole?.slice(10, 22) ?? '' })).toHaveLength(1)
  expect(await list({ id_contains: 'nothing' })).toEqual([])
  const pending = { ...same, status: 'pending', next_attempt_at: created_at }
  expect(queued).toEqual({ ...pending, attempt_count: 0, last_status: null })
  mayAnswer.resolve()
  await worker.idle()
  const next_attempt_at = new Date(clock.now().getTime() + 60_000).toISOString()
  expect(await list()).toEqual([{ ...pending, next_attempt_at, attempt_count: 1, last_status: 502 }])
  clock.advance(60)
  await worker.idle()
  const done = { status: 'delivered', next_attempt_at: null, attempt_count: 2, last_status: 200 }
  const delivered = { ...same, ...done }
  expect(await list()).toEqual([delivered])

  const { body, attempts, ...rest } = await read(queued?.id ?? '')
  expect(rest).toEqual(delivered)
  expect(receiver.requests.map((request) => request.body.toString())).toEqual([body, body])
  expect(attempts).toMatchObject([
    { at: created_at, status: 502, error: null, response: 'Bad Gateway' },
    { at: next_attempt_at, status: 200, error: null, response: 'taken' },
  ])
  expect(attempts.map(({ signature }) => signature)).toEqual(
    receiver.requests.map(({ headers }) => headers['service-signature']),
  )
  for (const { signature, at } of attempts)
    expect(verify(secret, signature ?? '', Buffer.from(body), Date.parse(at) / 1000)).toBe(true)
})

test('each recorded attempt sends a signal (product.md 13.20)', async () => {
  const { worker, list } = await setScene()
  const signals: string[] = []
  onTestFinished(app.context.listener.on('taskwire_changes', (payload) => void signals.push(payload)))
  await createTask()
  await worker.idle()
  const [delivery] = await list()
  await waitFor(() => signals.includes(`${world.workspace.id} delivery.attempted ${delivery?.id}`))
})

test('an attempt without a response has a message with the reason (product.md 13.11)', async () => {
  const { receiver, worker, list } = await setScene()
  receiver.answer(reset)
  await createTask()
  await worker.idle()
  const [delivery] = await list()
  expect(delivery).toMatchObject({ attempt_count: 1, last_status: null, last_error: 'connection reset' })
})

test('a request shows the deliveries that it caused (product.md 17.2)', async () => {
  const scene = await setScene()
  const requestId = await createTask()
  await scene.worker.idle()
  const deliveries = await scene.list()
  await app.context.recorders.flush()
  const found = await owner.get('/requests', { query: { request_id: requestId } })
  const [entry] = (found.body as Schemas['RequestEntryList']).data
  const detail = await owner.get(`/requests/${entry?.id}`)
  expect((detail.body as { data: Schemas['RequestDetail'] }).data.deliveries).toEqual(deliveries)
})

describe('a test event (product.md 12.9)', () => {
  test('a test event goes only to one endpoint, whatever types it subscribes to, and is marked as a test', async () => {
    const scene = await setScene()
    const other = await setScene()
    await owner.patch(`/webhook-endpoints/${scene.id}`, { events: ['event.created'] })
    const path = `/webhook-endpoints/${scene.id}/test-events`
    const headers = { 'Idempotency-Key': randomUUID() }
    const answer = await owner.post(path, undefined, { headers })
    expect(answer.status, answer.text).toBe(201)
    const { data } = answer.body as Schemas['DeliveryResponse']
    expect(data).toMatchObject({
      endpoint_id: scene.id,
      type: 'task.created',
      status: 'pending',
      is_test: true,
      request_id: null,
    })
    expect((await owner.post(path, undefined, { headers })).body).toEqual(answer.body)
    await Promise.all([scene.worker.idle(), other.worker.idle()]) // Either worker may have claimed it.
    expect(scene.receiver.requests).toHaveLength(1)
    expect(other.receiver.requests).toHaveLength(0)
    expectWebhookPayload('task.created', JSON.parse(scene.receiver.requests[0]?.body.toString() ?? ''))
    expect(await scene.list()).toMatchObject([{ id: data.id, status: 'delivered', is_test: true }])
    expect(await feedOf(scene.id)).toMatchObject([
      { type: 'endpoint.changed' },
      { type: 'endpoint.tested', via: 'web', user_id: world.users.owner },
    ])
  })
})

test('exhausted deliveries disable the endpoint; after it is enabled again, failures count from 0 and queued deliveries resume (product.md 13.6, 13.8, 13.9, 13.16, 13.19)', async () => {
  const scene = await setScene()
  scene.receiver.otherwise(status(500))
  await createTask('first')
  await createTask('second')
  await scene.exhaust()
  expect(await endpointOf(scene)).toMatchObject({
    status: 'disabled',
    disabled_reason: 'failures',
    consecutive_exhausted: 2,
    last_100: { delivered: 0, pending: 0, retrying: 0, exhausted: 2, held: 0 },
  })
  await createTask('third')
  expect((await endpointOf(scene)).last_100).toEqual({
    delivered: 0,
    pending: 0,
    retrying: 0,
    exhausted: 2,
    held: 1,
  })
  const path = `/webhook-endpoints/${scene.id}`
  // The endpoint was already disabled, so the reason stays.
  expect((await owner.patch(path, { disabled: true })).body).toMatchObject({
    data: { disabled_reason: 'failures' },
  })
  const enabled = await owner.patch(path, { disabled: false })
  expect(enabled.body).toMatchObject({ data: { status: 'enabled', consecutive_exhausted: 0 } })
  scene.receiver.answer(status(500))
  scene.receiver.otherwise(status(200))
  await createTask('fourth')
  await scene.worker.idle()
  await owner.patch(path, { disabled: true })
  clock.advance(60)
  await scene.worker.idle()
  expect(scene.receiver.requests).toHaveLength(5)
  await owner.patch(path, { disabled: false })
  await scene.worker.idle()
  expect(scene.receiver.requests).toHaveLength(6)
  expect((await endpointOf(scene)).last_100).toEqual({
    delivered: 1,
    pending: 0,
    retrying: 0,
    exhausted: 2,
    held: 1,
  })
  expect(await feedOf(scene.id)).toMatchObject([
    { type: 'endpoint.disabled', via: 'job', user_id: null, subject_name: `${scene.receiver.url}/hook` },
    { type: 'endpoint.enabled', via: 'web', user_id: world.users.owner },
    { type: 'endpoint.disabled', via: 'web' },
    { type: 'endpoint.enabled', via: 'web' },
  ])
})

test('recovering an endpoint counts or resends the deliveries that were exhausted or held since a given time (product.md 13.10)', async () => {
  const scene = await setScene()
  scene.receiver.otherwise(status(500))
  await createTask('long ago')
  const afterCreation = new Date(clock.now().getTime() + 30_000).toISOString()
  await scene.exhaust()
  clock.advance(3600)
  const since = clock.now().toISOString()
  await owner.patch(`/webhook-endpoints/${scene.id}`, { disabled: true })
  await createTask('held')
  await owner.patch(`/webhook-endpoints/${scene.id}`, { disabled: false })
  scene.receiver.otherwise(status(200))
  const recover = async (body: object): Promise<unknown> => {
    const answer = await owner.post(`/webhook-endpoints/${scene.id}/recoveries`, body)
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  expect(await recover({ since, dry_run: true })).toEqual({ data: { count: 1 } })
  // The second attempt of the first delivery was after this time.
  expect(await recover({ since: afterCreation, dry_run: true })).toEqual({ data: { count: 2 } })
  await scene.worker.idle()
  expect((await scene.list()).map((one) => one.status)).toEqual(['held', 'exhausted'])
  expect(await recover({ since })).toEqual({ data: { count: 1 } })
  expect(await recover({ since })).toEqual({ data: { count: 0 } })
  await scene.worker.idle()
  expect((await scene.list()).map((one) => one.status)).toEqual(['delivered', 'exhausted'])
  const feed = await feedOf(scene.id)
  expect(feed.filter(({ type }) => type === 'endpoint.recovered')).toMatchObject([
    { via: 'web', user_id: world.users.owner },
  ])
  const bad = await owner.post(`/webhook-endpoints/${scene.id}/recoveries`, { since: 'yesterday' })
  expectRefusal(bad, 'validation_error', { param: 'since' })
})

test('recovering an endpoint resends 6,000 deliveries, with more than one statement', async () => {
  const count = 6_000
  const own = await app.fixture()
  const caller = await signIn(app, own)
  const { body } = await caller.post('/webhook-endpoints', { url: 'http://127.0.0.1:1999/', events: [] })
  const { id } = (body as Schemas['EndpointWithSecret']).data
  await sql`
    insert into webhook_events (workspace_id, id, type, body, created_at)
    values (${own.workspace.id}, 'evt_1', 'task.created', '{}', ${clock.now().toISOString()})`
  await sql`
    insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, created_at)
    select ${own.workspace.id}, 'whd_' || lpad(n::text, 5, '0'), ${id}, 'evt_1',
      case when n % 3 = 0 then 'held' when n % 3 = 1 then 'exhausted' else 'delivered' end,
      ${clock.now().toISOString()}::timestamptz
    from generate_series(1, ${(count / 2) * 3}::int) n`
  queries.length = 0
  const since = clock.now().toISOString()
  const answer = await caller.post(`/webhook-endpoints/${id}/recoveries`, { since })
  expect(answer.body).toEqual({ data: { count } })
  expect(queries.filter((text) => text.includes('update webhook_deliveries')).length).toBeGreaterThan(1)
  const left = await sql`
    select status, count(*)::int from webhook_deliveries where endpoint_id = ${id} group by 1 order by 1`
  expect([...left]).toEqual([
    { status: 'delivered', count: count / 2 },
    { status: 'pending', count },
  ])
  expect((await caller.delete(`/webhook-endpoints/${id}`)).status).toBe(204)
})

test('a redelivered delivery has the same id, the same bytes and new attempts (product.md 13.10)', async () => {
  const scene = await setScene()
  scene.receiver.otherwise(status(500))
  await createTask()
  await scene.exhaust()
  const [lost] = await scene.list()
  expect(lost).toMatchObject({ status: 'exhausted', attempt_count: 2 })
  scene.receiver.otherwise(status(200))
  const headers = { 'Idempotency-Key': randomUUID() }
  const path = `/deliveries/${lost?.id}/redeliveries`
  const answer = await owner.post(path, undefined, { headers })
  expect(answer.status, answer.text).toBe(201)
  expect(answer.body).toEqual({
    data: { ...lost, status: 'pending', next_attempt_at: clock.now().toISOString() },
  })
  expect((await owner.post(path, undefined, { headers })).headers['idempotent-replay']).toBe('true')
  await scene.worker.idle()
  expect(await scene.list()).toMatchObject([{ id: lost?.id, status: 'delivered', attempt_count: 3 }])
  expect(new Set(scene.receiver.requests.map(({ body }) => body.toString())).size).toBe(1)
  expect(await feedOf(lost?.id ?? '')).toMatchObject([{ type: 'delivery.resent', via: 'web' }])
})

test('the list of deliveries is filtered by status, type and time (product.md 13.18)', async () => {
  const scene = await setScene()
  await scene.worker.stop()
  const start = clock.now().getTime()
  const at = (seconds: number): string => new Date(start + seconds * 1000).toISOString()
  for (const name of ['a', 'b', 'c', 'd']) {
    await createTask(name)
    clock.advance(1)
  }
  await full.post('/events', {
    title: 'e',
    date: '2031-01-01',
    start_time: '09:00',
    end_time: '10:00',
    repeat: 'none',
  })
  const all = await scene.list()
  expect(all.map(({ type }) => type)).toEqual(['event.created', ...Array<string>(4).fill('task.created')])
  await sql`update webhook_deliveries set status = 'exhausted', next_attempt_at = null where id = ${all[1]?.id ?? ''}`
  const found = async (query: Record<string, string>): Promise<number[]> =>
    (await scene.list(query)).map(({ id }) => all.findIndex((one) => one.id === id))
  expect(await found({ status: 'exhausted' })).toEqual([1])
  expect(await found({ status: 'pending' })).toEqual([0, 2, 3, 4])
  expect(await found({ status: 'delivered' })).toEqual([])
  expect(await found({ type: 'event.created' })).toEqual([0])
  expect(await found({ type: 'task.created', status: 'exhausted' })).toEqual([1])
  expect(await found({ since: at(2) })).toEqual([0, 1, 2])
  expect(await found({ until: at(2) })).toEqual([3, 4])
  expect(await found({ since: at(1), until: at(3) })).toEqual([2, 3])
  expect(await found({ since: at(1).replace('Z', '+00:00') })).toEqual([0, 1, 2, 3])
  expect(await found({ until: '1970-01-01T00:00:00-12:00' })).toEqual([])
  expect(await found({ since: '0001-01-01T00:00:00Z' })).toHaveLength(5)
  expect(await found({ until: '9999-12-31T23:59:59Z' })).toHaveLength(5)

  const path = `/webhook-endpoints/${scene.id}/deliveries`
  for (const [param, value] of Object.entries({
    status: 'lost',
    type: 'task.moved',
    since: 'yesterday',
    until: '2026',
  }))
    expectRefusal(await owner.get(path, { query: { [param]: value } }), 'validation_error', { param })

  const walked: string[] = []
  let cursor = ''
  do {
    const { body } = await owner.get(path, { query: { limit: 2, type: 'task.created', cursor } })
    const { data, meta } = body as Schemas['DeliveryList']
    walked.push(...data.map(({ id }) => id))
    cursor = meta.next_cursor ?? ''
    if (cursor) {
      const elsewhere = await owner.get(path, { query: { limit: 2, cursor } })
      expectRefusal(elsewhere, 'validation_error', { param: 'cursor' })
    }
  } while (cursor)
  expect(walked).toEqual(all.slice(1).map(({ id }) => id))
})

test.each(['GET ', 'POST /redeliveries'])(
  "%s of another workspace's delivery is refused with 404",
  async (line) => {
    const theirs = await giveEndpoint(app, world.foreign.workspace, 'https://receiver.example/')
    await app
      .withSecret(world.foreign.key.secret)
      .post('/tasks', { title_text: 'x', project_id: world.foreign.project })
    const [row] = await sql`select id from webhook_deliveries where endpoint_id = ${theirs.id}`
    const [method = '', suffix = ''] = line.split(' ')
    for (const id of [row?.id as string, 'whd_00000000000000000000000000', 'whd', '%00']) {
      const answer = await owner.call(method, `/deliveries/${id}${suffix}`)
      expectRefusal(answer, 'not_found')
    }
    expect((await owner.get(`/webhook-endpoints/${theirs.id}/deliveries`)).status).toBe(404)
    await sql`update webhook_deliveries set status = 'held', next_attempt_at = null where endpoint_id = ${theirs.id}`
  },
)

describe('while an endpoint is deleted (product.md 13.17)', () => {
  test('while an endpoint is deleted, a worker that is sending to it continues with all other endpoints', async () => {
    const scene = await setScene()
    const other = await setScene()
    const answers = Promise.withResolvers<void>()
    scene.receiver.answer((res, req) => void answers.promise.then(() => status(500)(res, req)))
    other.receiver.answer((res, req) => void answers.promise.then(() => status(200)(res, req)))
    await createTask()
    await Promise.all([scene.receiver.waitForRequests(1), other.receiver.waitForRequests(1)])
    expect((await owner.delete(`/webhook-endpoints/${scene.id}`)).status).toBe(204)
    answers.resolve()
    await Promise.all([scene.worker.idle(), other.worker.idle()])
    expect(await other.list()).toMatchObject([{ status: 'delivered', attempt_count: 1 }])
    expect(app.logs.filter(({ level }) => (level as number) >= 50)).toEqual([])
  })

  const remove = async ({ id }: Scene): Promise<void> => {
    expect((await owner.delete(`/webhook-endpoints/${id}`)).status).toBe(204)
  }

  /** Blocks writes to the table until the work is done. */
  const withLocked = (table: string, work: () => Promise<unknown>) =>
    sql.begin(async (tx) => {
      await tx.unsafe(`lock table ${table} in share mode`)
      await work()
    })

  test('while an endpoint is deleted, a change that has already read the endpoint commits without a delivery to it', async () => {
    const scene = await setScene()
    const other = await setScene()
    let creating: Promise<string> | undefined
    await withLocked('tasks', async () => {
      creating = createTask()
      await waitForLocks(sql, 1)
      await remove(scene)
    })
    await creating
    expect(await other.list()).toHaveLength(1)
  })

  test('while an endpoint is deleted, a change waits until the deletion has committed', async () => {
    const scene = await setScene()
    const other = await setScene()
    let both: Promise<unknown> | undefined
    await withLocked('webhook_secrets', async () => {
      const deleting = remove(scene)
      await waitForLocks(sql, 1)
      both = Promise.all([deleting, createTask()])
      await waitForLocks(sql, 2)
    })
    await both
    expect(await other.list()).toHaveLength(1)
  })
})
