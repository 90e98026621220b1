import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/settings.operations.ts'
import type { Caller } from '../support/app/app.ts'
import { settingsContract } from '../support/contract/contract.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { expectSecretAbsent } from '../support/contract/secrets.ts'
import { signIn } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

const addresses: Record<string, string[]> = {
  'hooks.example.com': ['93.184.216.34'],
  'slow.example.com': ['93.184.216.34'],
  'inside.example.com': ['93.184.216.34', '10.0.0.1'],
}
/** Delays DNS responses for slow.example.com until this promise resolves. */
let answersSlowly: Promise<void> | undefined
let lookups = 0
const lookup = async (name: string) => {
  lookups += 1
  if (name === 'slow.example.com') await answersSlowly
  return addresses[name] ?? []
}
const { app, world, clock, sql } = useWorld({ lookup })
const url = 'https://hooks.example.com/taskwire'
const unknown = 'https://unknown.example.com/'
const nobody = 'whe_00000000000000000000000000'

let owner: Caller
let admin: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
  admin = await signIn(app, world, 'admin')
})

type Endpoint = Schemas['Endpoint']

async function create(events: string[] = [], by = owner): Promise<Endpoint & { secret: string }> {
  const answer = await by.post('/webhook-endpoints', { url, events })
  expect(answer.status, answer.text).toBe(201)
  return { ...answer.body.data, secret: answer.body.secret }
}

async function remove({ id }: Endpoint): Promise<void> {
  expect((await owner.delete(`/webhook-endpoints/${id}`)).status).toBe(204)
}

const read = async ({ id }: Endpoint): Promise<Endpoint> =>
  (await owner.get(`/webhook-endpoints/${id}`)).body.data

/** Returns the activities of an endpoint, oldest first. */
const feedOf = (id: string) => sql`
  select type, via, user_id, subject_name, changed from activities
  where workspace_id = ${world.workspace.id} and subject_id = ${id} order by id`

describe('adding an endpoint', () => {
  test('adding an endpoint returns the endpoint and its signing secret, which is not shown again (product.md 13.4)', async () => {
    const { secret, ...endpoint } = await create(['task.created', 'task.deleted'])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(endpoint).toEqual({
      id: expect.stringMatching(/^whe_/),
      url,
      events: ['task.created', 'task.deleted'],
      status: 'enabled',
      disabled_reason: null,
      consecutive_exhausted: 0,
      created_at: clock.now().toISOString(),
      disabled_at: null,
      secrets: [{ last4: secret.slice(-4), created_at: clock.now().toISOString(), expires_at: null }],
      name: null,
      health: {
        state: 'idle',
        failing_since: null,
        last_delivered_at: null,
        waiting: 0,
        next_attempt_at: null,
      },
      last_100: { delivered: 0, pending: 0, retrying: 0, exhausted: 0, held: 0 },
    })
    expect(await read(endpoint)).toEqual(endpoint)
    const list = await owner.get('/webhook-endpoints')
    expect(list.text).not.toContain(secret.slice(6, 30))
    await expectSecretAbsent(app, secret)
    expect(await feedOf(endpoint.id)).toEqual([
      { type: 'endpoint.created', via: 'web', user_id: world.users.owner, subject_name: url, changed: null },
    ])
    await remove(endpoint)
  })

  test('adding an endpoint stores the URL in normalized form, and repeated types once', async () => {
    const answer = await owner.post('/webhook-endpoints', {
      url: 'HTTPS://Hooks.Example.com.',
      events: [],
    })
    expect(answer.body.data.url).toBe('https://hooks.example.com/')
    await remove(answer.body.data)
  })

  test.each([
    ['http', 'http://hooks.example.com/', 'The URL must begin with https:// and a host.'],
    ['a private address', 'https://10.0.0.1/', 'The address 10.0.0.1 is not public.'],
    ['the loopback address in hexadecimal', 'https://0x7f.1/', 'The address 127.0.0.1 is not public.'],
    ['localhost', 'https://localhost/', 'Localhost is not public.'],
    ['a name without an address', 'https://nowhere.example.com/', 'The name does not resolve.'],
    [
      'a name with one private address',
      'https://inside.example.com/',
      'The name resolves to an address that is not public.',
    ],
    [
      'a user name and password',
      'https://me:pass@hooks.example.com/',
      'The URL must not carry a user name or password.',
    ],
    ['a fragment', 'https://hooks.example.com/#x', 'The URL must not have a fragment (#).'],
    ['a port of another service', 'https://hooks.example.com:25/', 'The port must be 443, or 1024 or above.'],
  ])(
    'adding or changing an endpoint with %s is refused with unsafe_url (product.md 13.12, 13.13)',
    async (_title, unsafe, message) => {
      const endpoint = await create()
      const refusal = { code: 'unsafe_url', param: 'url', message }
      const added = await owner.post('/webhook-endpoints', { url: unsafe, events: [] })
      expect([added.status, added.body.error]).toEqual([422, expect.objectContaining(refusal)])
      const moved = await owner.patch(`/webhook-endpoints/${endpoint.id}`, { url: unsafe, disabled: true })
      expect([moved.status, moved.body.error]).toEqual([422, expect.objectContaining(refusal)])
      expect(await read(endpoint)).toMatchObject({ url, status: 'enabled' })
      await remove(endpoint)
    },
  )

  test.each<[body: object, code: 'unsafe_url' | 'validation_error', param: string]>([
    [{ events: [] }, 'validation_error', 'url'],
    [{ url }, 'validation_error', 'events'],
    [{ url: '', events: 'x' }, 'validation_error', 'url'],
    [{ url: `https://hooks.example.com/${'a'.repeat(2023)}`, events: [] }, 'validation_error', 'url'],
    [{ url, events: ['task.moved'] }, 'validation_error', 'events'],
    [{ url, events: ['task.created', 'task.created'] }, 'validation_error', 'events'],
    [{ url: 'ftp://x', events: 'x' }, 'unsafe_url', 'url'],
    [{ url: 'ftp://x' }, 'unsafe_url', 'url'],
    [{ url: unknown, events: 'x' }, 'validation_error', 'events'],
    [{ url: unknown, events: [] }, 'unsafe_url', 'url'],
  ])(
    'adding an endpoint with %j is refused with %s of %s, the first invalid field (product.md 2.2)',
    async (body, code, param) => {
      expectRefusal(await owner.post('/webhook-endpoints', body), code, { param })
      const headers = { 'Idempotency-Key': 'wrong' }
      expectRefusal(await owner.post('/webhook-endpoints', body, { headers }), code, { param })
      const patch = { url, events: [], ...body }
      if (param in body)
        expectRefusal(await owner.patch(`/webhook-endpoints/${nobody}`, patch), code, { param })
    },
  )

  test('adding a twenty-first endpoint is refused with endpoint_limit, or with unsafe_url if its URL is unsafe (product.md 13.15)', async () => {
    const own = await app.fixture()
    const caller = await signIn(app, own)
    for (let i = 0; i < 20; i++) await create([], caller)
    const answer = await caller.post('/webhook-endpoints', { url, events: [] })
    expectRefusal(answer, 'endpoint_limit')
    const unsafe = await caller.post('/webhook-endpoints', { url: 'https://10.0.0.1/', events: [] })
    expect(unsafe.body.error.code).toBe('unsafe_url')
  })

  test('a repeated Idempotency-Key adds one endpoint, and the replay does not show the secret (product.md 18.7)', async () => {
    const body = { url, events: [] }
    const headers = { 'Idempotency-Key': 'add one' }
    const first = await owner.post('/webhook-endpoints', body, { headers })
    const again = await owner.post('/webhook-endpoints', body, { headers })
    expect(again.status).toBe(201)
    expect(again.headers['idempotent-replay']).toBe('true')
    expect(again.body).toEqual({ data: first.body.data, secret: null })
    expect((await admin.post('/webhook-endpoints', body, { headers })).body.data.id).not.toBe(
      first.body.data.id,
    )
    await expectSecretAbsent(app, first.body.secret)
  })
})

test('an endpoint is added without a database connection while names are resolved (product.md 13.15)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answersSlowly = promise
  const before = lookups
  const own = await app.fixture()
  const caller = await signIn(app, own)
  const body = { url: 'https://slow.example.com/', events: [] }
  // More concurrent additions than connections in the pool.
  const adding = Array.from({ length: 12 }, (_, i) =>
    caller.post('/webhook-endpoints', body, i % 2 ? { headers: { 'Idempotency-Key': `slow ${i}` } } : {}),
  )
  await waitFor(() => lookups === before + 12)
  expect((await caller.get('/webhook-endpoints')).body).toMatchObject({ data: [] })
  resolve()
  expect((await Promise.all(adding)).map((answer) => answer.status)).toEqual(Array(12).fill(201))
})

test('a replay resolves no name, so the response is the same even if the name no longer exists (product.md 13.15)', async () => {
  addresses['gone.example.com'] = ['93.184.216.34']
  const body = { url: 'https://gone.example.com/', events: [] }
  const options = { headers: { 'Idempotency-Key': 'gone' } }
  const first = await owner.post('/webhook-endpoints', body, options)
  expect(first.status).toBe(201)
  delete addresses['gone.example.com']
  const again = await owner.post('/webhook-endpoints', body, options)
  expect(again.body).toMatchObject({ data: { id: (first.body as { data: Endpoint }).data.id }, secret: null })
  expect((await owner.post('/webhook-endpoints', body)).status).toBe(422)
})

test('endpoints are listed newest first', async () => {
  const caller = await signIn(app, await app.fixture())
  const made = [(await create([], caller)).id, (await create([], caller)).id]
  const { data } = (await caller.get('/webhook-endpoints')).body as Schemas['EndpointList']
  expect(data.map(({ id }) => id)).toEqual(made.reverse())
})

describe('changing an endpoint', () => {
  test('changing an endpoint changes the URL and types; omitted fields stay, and equal values record no activity (product.md 13.16, 13.20)', async () => {
    const endpoint = await create(['task.created'])
    const path = `/webhook-endpoints/${endpoint.id}`
    for (let i = 0; i < 2; i++) {
      const answer = await owner.patch(path, { url: `${url}/2`, events: [] })
      expect(answer.status).toBe(200)
      expect(answer.body.data).toMatchObject({ url: `${url}/2`, events: [], status: 'enabled' })
    }
    expect((await owner.patch(path, {})).body.data).toMatchObject({ url: `${url}/2`, events: [] })
    expect(await feedOf(endpoint.id)).toMatchObject([
      { type: 'endpoint.created' },
      { type: 'endpoint.changed', changed: ['url', 'events'], subject_name: `${url}/2` },
    ])
    await remove(endpoint)
  })

  test('disabling and enabling an endpoint record one activity each, even if repeated (product.md 13.20)', async () => {
    const endpoint = await create()
    const path = `/webhook-endpoints/${endpoint.id}`
    const disabledAt = clock.now().toISOString()
    for (let i = 0; i < 2; i++) {
      const { body } = await admin.patch(path, { disabled: true })
      expect(body.data).toMatchObject({
        status: 'disabled',
        disabled_reason: 'manual',
        disabled_at: disabledAt,
      })
      clock.advance(1)
    }
    await sql`update webhook_endpoints set consecutive_exhausted = 7 where id = ${endpoint.id}`
    for (let i = 0; i < 2; i++) {
      const { body } = await owner.patch(path, { disabled: false })
      expect(body.data).toMatchObject({
        status: 'enabled',
        disabled_reason: null,
        disabled_at: null,
        consecutive_exhausted: 0,
      })
    }
    expect(await feedOf(endpoint.id)).toMatchObject([
      { type: 'endpoint.created' },
      { type: 'endpoint.disabled', via: 'web', user_id: world.users.admin },
      { type: 'endpoint.enabled', via: 'web', user_id: world.users.owner },
    ])
    await remove(endpoint)
  })
})

test('rotating a signing secret returns a new one; both are active during the overlap, and never more than two (product.md 13.5)', async () => {
  const endpoint = await create()
  const path = `/webhook-endpoints/${endpoint.id}/rotations`
  const rotate = async (options = {}): Promise<{ data: Endpoint; secret: string | null }> => {
    const answer = await owner.post(path, undefined, options)
    expect(answer.status, answer.text).toBe(201)
    return answer.body
  }
  const last4 = (secret: string | null) => secret?.slice(-4)
  const overlapEnds = new Date(clock.now().getTime() + 86_400_000).toISOString()
  const once = { headers: { 'Idempotency-Key': 'rotate' } }
  const first = await rotate(once)
  expect(first.secret).toMatch(/^whsec_/)
  expect(first.secret).not.toBe(endpoint.secret)
  expect(first.data.secrets).toMatchObject([
    { last4: last4(first.secret), expires_at: null },
    { last4: last4(endpoint.secret), expires_at: overlapEnds },
  ])
  expect(await rotate(once)).toEqual({ data: first.data, secret: null })
  clock.advance(1)
  const second = await rotate()
  expect(second.data.secrets).toMatchObject([
    { last4: last4(second.secret), expires_at: null },
    { last4: last4(first.secret) },
  ])
  clock.advance(86_400)
  expect((await read(endpoint)).secrets).toMatchObject([{ last4: last4(second.secret) }])
  const rotated = { type: 'endpoint.rotated', via: 'web', user_id: world.users.owner }
  expect(await feedOf(endpoint.id)).toMatchObject([{ type: 'endpoint.created' }, rotated, rotated])
  await expectSecretAbsent(app, second.secret ?? '')
  await remove(endpoint)
})

test('deleting an endpoint deletes its secrets, deliveries and attempts, and keeps its activities (product.md 13.17)', async () => {
  const endpoint = await create()
  const other = await create()
  await owner.post(`/webhook-endpoints/${endpoint.id}/rotations`)
  const delivery = (await owner.post(`/webhook-endpoints/${endpoint.id}/test-events`)).body.data
  await sql`insert into webhook_attempts (workspace_id, delivery_id, at, duration_ms)
    values (${world.workspace.id}, ${delivery.id}, now(), 1)`
  await remove(endpoint)
  const path = `/webhook-endpoints/${endpoint.id}`
  expect((await owner.delete(path)).status).toBe(404)
  expect((await owner.get(path)).status).toBe(404)
  expect((await owner.get(`/deliveries/${delivery.id}`)).status).toBe(404)
  for (const [table, column, id] of [
    ['webhook_secrets', 'endpoint_id', endpoint.id],
    ['webhook_deliveries', 'endpoint_id', endpoint.id],
    ['webhook_attempts', 'delivery_id', delivery.id],
  ] as const)
    expect(await sql.unsafe(`select 1 from ${table} where ${column} = $1`, [id])).toHaveLength(0)
  expect((await read(other)).status).toBe('enabled')
  expect((await feedOf(endpoint.id)).at(-1)).toMatchObject({ type: 'endpoint.deleted', subject_name: url })
  await remove(other)
})

test.each(['the contract', 'docs/webhooks.md'])(
  '%s states which URLs an endpoint may have (product.md 13.12)',
  (where) => {
    const { EndpointUrl } = settingsContract.components.schemas as Record<
      string,
      { description: string; maxLength: number }
    >
    expect(EndpointUrl?.maxLength).toBe(2048)
    const guide = readFileSync('docs/webhooks.md', 'utf8').split('### Which URLs')[1]
    const text = where === 'the contract' ? EndpointUrl?.description : guide
    for (const rule of [
      /`https:\/\/`/,
      /user name or password/,
      /fragment/,
      /space, control character or backslash/,
      /443/,
      /1024/,
      /2,048 characters/,
      /localhost/,
      /resolve/,
      /loopback, private, link-local, multicast (and|or) reserved/,
      /metadata/,
      /stored/,
    ])
      expect(text?.replaceAll(/\s+/g, ' ')).toMatch(rule)
  },
)
