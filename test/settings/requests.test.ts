import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/domain/ids.ts'
import { handlers } from '../../src/handlers/public/index.ts'
import type { ApiHandlers } from '../../src/http/contexts/call-context.ts'
import { jobs } from '../../src/jobs/jobs.ts'
import {
  unlimitedBudgets,
  apiPrefix,
  sessionSecret,
  startApp,
  type Caller,
  type CallOptions,
  type TestApp,
} from '../support/app/app.ts'
import { TestClock } from '../support/app/clock.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { startServer } from '../support/app/server.ts'
import { signIn } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

let getTask: ApiHandlers['getTask'] = handlers.getTask
const { app, world, full, stranger, only, clock, sql } = useWorld({
  handlers: { ...handlers, getTask: (...call) => getTask(...call) },
})
let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

/** Returns the request log once it contains all earlier requests. */
async function list(query: CallOptions['query'] = {}, caller = owner) {
  await app.context.recorders.flush()
  const { body, status } = await caller.get('/requests', { query })
  expect(status).toBe(200)
  return body.data as Record<string, unknown>[]
}

const named = (id: string): CallOptions => ({ headers: { 'X-Request-Id': id } })

describe('the logged fields of a request (product.md 17.1)', () => {
  const listTasks = { method: 'GET', path: `${apiPrefix}/tasks`, operation_id: 'listTasks' }
  const entry = (more: object) => ({
    id: expect.stringMatching(/^req_/) as string,
    at: clock.now().toISOString(),
    duration_ms: expect.any(Number) as number,
    key: { id: world.keys.full.id, name: 'Full access' },
    ip: expect.stringContaining('127.0.0.1') as string,
    query: null,
    user_agent: null,
    code: null,
    param: null,
    message: null,
    replayed: false,
    ignored_parameters: [],
    ignored_fields: [],
    ...listTasks,
    ...more,
  })
  const refusal = (param: string | null = null) => ({ param, message: expect.any(String) as string })
  const failToGetTask = (id: string) => {
    getTask = () => Promise.reject(new Error('canary'))
    return full.get(`/tasks/${world.tasks.first}`, named(id))
  }
  test.each<[what: string, send: (id: string) => Promise<unknown>, expected: () => object]>([
    [
      'a success',
      (id) => full.get('/tasks', { query: { limit: 1 }, ...named(id) }),
      () => ({ status: 200, query: 'limit=1' }),
    ],
    [
      'a refused body',
      (id) => full.post('/tasks', { title_text: 'canary' }, named(id)),
      () => ({
        method: 'POST',
        operation_id: 'createTask',
        status: 422,
        code: 'validation_error',
        ...refusal('project_id'),
      }),
    ],
    [
      'an unknown path',
      (id) => full.get('/nowhere', named(id)),
      () => ({
        path: `${apiPrefix}/nowhere`,
        operation_id: null,
        status: 404,
        code: 'not_found',
        ...refusal(),
      }),
    ],
    [
      'a missing scope',
      (id) => only('read:events').get('/tasks', named(id)),
      () => ({
        status: 403,
        code: 'scope_required',
        ...refusal('scope'),
        key: { id: world.keys['read:events'].id, name: 'Only read:events' },
      }),
    ],
    [
      'a disabled key',
      (id) => app.withSecret(world.keys.disabled.secret).get('/tasks', named(id)),
      () => ({
        status: 403,
        code: 'api_key_disabled',
        ...refusal(),
        key: { id: world.keys.disabled.id, name: 'Disabled' },
      }),
    ],
    [
      'an internal error',
      failToGetTask,
      () => ({
        path: `${apiPrefix}/tasks/${world.tasks.first}`,
        operation_id: 'getTask',
        status: 500,
        code: 'internal_error',
        message: 'Something went wrong on our side.',
      }),
    ],
  ])('the logged request of %s has each field', async (what, send, expected) => {
    const id = what.replaceAll(' ', '-')
    await send(id)
    const [found, ...others] = await list({ request_id: id })
    expect(found).toEqual(entry({ request_id: id, ...expected() }))
    expect(others).toEqual([])
    const single = await owner.get(`/requests/${String(found?.id)}`)
    expect(single.body.data).toEqual({ ...found, deliveries: [] })
  })

  test('the replay of an idempotent request is marked in the log', async () => {
    const once = { headers: { 'Idempotency-Key': 'once', 'User-Agent': 'a'.repeat(300) } }
    const task = { title_text: 'Twice', project_id: world.projects.main }
    await full.post('/tasks', task, once)
    await full.post('/tasks', task, once)
    const user_agent = 'a'.repeat(200)
    const entries = await list({ limit: 2 })
    expect(entries).toMatchObject([
      { replayed: true, user_agent },
      { replayed: false, user_agent },
    ])
  })

  test.each([
    // product.md 17.11
    ['limit=1&name=a%20b', 'limit=1&name=a%20b'],
    [`q=svc_${'a'.repeat(40)}&limit=1`, 'q=[redacted]&limit=1'],
    [`q=%73vc%5f${'a'.repeat(40)}`, 'q=[redacted]'],
    [`svc_${'a'.repeat(40)}`, '[redacted]'],
    ['q=whsec_abc%2Bd', 'q=[redacted]'],
    ['access_token=canary&Api-Key=canary', 'access_token=[redacted]&Api-Key=[redacted]'],
    ['%74oken=canary%zz', '%74oken=[redacted]'],
    [`q=${'a'.repeat(3_000)}`, `q=${'a'.repeat(1_998)}`],
  ])('the query is logged without secrets, at most 2,000 characters: %s', async (query, logged) => {
    await fetch(`${app.url}${apiPrefix}/nowhere?${query}`, {
      headers: { Authorization: `Bearer ${world.keys.full.secret}` },
    })
    expect(await list({ limit: 1 })).toMatchObject([{ query: logged }])
  })

  test('a refusal is logged without secrets, and a field with U+0000 loses no entry', async () => {
    const headers = { 'User-Agent': world.keys.full.secret }
    await full.post('/tasks', { [`${world.keys.full.secret}\0`]: 1 }, { headers })
    const [entry] = await list({ limit: 1 })
    expect(entry).toMatchObject({ code: 'validation_error', user_agent: '[redacted]' })
    expect(JSON.stringify(entry)).not.toContain('svc_')
  })

  test('a rate-limited request is logged with 429', async () => {
    const tight = { ...unlimitedBudgets, key: 1, write: 9, workspace: 9, anonymous: 9 }
    const limited = await startApp({ clock, config: { rateLimits: tight } }, 'test')
    const caller = limited.withSecret(world.keys.full.secret)
    await caller.get('/me')
    await caller.get('/me', named('spent'))
    await limited.context.recorders.flush()
    expect(await list({ request_id: 'spent' })).toMatchObject([{ status: 429, code: 'key_rate_limited' }])
  })

  test('a client that disconnects before the response is logged with 499', async () => {
    const begun = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    getTask = async (...call) => {
      begun.resolve()
      await release.promise
      return handlers.getTask(...call)
    }
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    const head = `Host: x\r\nX-Request-Id: gone\r\nAuthorization: Bearer ${world.keys.full.secret}\r\n`
    socket.write(`GET ${apiPrefix}/tasks/${world.tasks.first} HTTP/1.1\r\n${head}\r\n`)
    await begun.promise
    socket.destroy()
    await once(socket, 'close')
    await waitFor(async () => (await list({ request_id: 'gone' })).length > 0)
    expect(await list({ request_id: 'gone' })).toMatchObject([
      {
        status: 499,
        code: null,
        operation_id: 'getTask',
        ip: expect.stringContaining('127.0.0.1') as string,
      },
    ])
    release.resolve()
  })

  test('requests without a usable key, and those of the settings area, are not logged', async () => {
    await app.anonymous().get('/me', named('nobody'))
    await app.withSecret(world.keys.revoked.secret).get('/me', named('revoked'))
    await owner.get('/keys', named('settings'))
    for (const id of ['nobody', 'revoked', 'settings']) expect(await list({ request_id: id })).toEqual([])
  })

  test('the log has no body, no other header and no secret', async () => {
    const canary = 'canary-4711'
    await full.post(
      '/tasks',
      { title_text: canary, project_id: world.projects.main },
      { query: { token: canary }, headers: { 'X-Canary': canary, 'Idempotency-Key': canary } },
    )
    await list()
    const rows = await sql`select row_to_json(r)::text as text from request_log r`
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter(({ text }) => /canary-4711|svc_/.test(String(text)))).toEqual([])
  })
})

describe('searching the request log', () => {
  const searched = new TestClock('2031-05-05T10:00:00.000Z')
  let later: TestApp
  let caller: Caller
  const sent: string[] = []
  beforeAll(async () => {
    later = await startApp({ clock: searched })
    const own = await later.fixture()
    const key = later.withSecret(own.keys.full.secret)
    for (let i = 0; i < 6; i++) {
      searched.advance(60)
      await key.get(i % 2 === 0 ? '/me' : '/nowhere', named(`n${i}`))
      sent.unshift(`n${i}`)
    }
    await later.withSecret(own.keys.admin.secret).get('/projects', named('other'))
    sent.unshift('other')
    await later.context.recorders.flush()
    caller = await signIn(later, own)
    keys = { full: own.keys.full.id, admin: own.keys.admin.id }
  })
  let keys = { full: '', admin: '' }
  const ids = async (query: CallOptions['query']) =>
    (await list(query, caller)).map(({ request_id }) => request_id)

  test.each<[Record<string, string>, string[]]>([
    [{}, ['other', 'n5', 'n4', 'n3', 'n2', 'n1', 'n0']],
    [{ request_id: 'n3' }, ['n3']],
    [{ request_id: 'n' }, []],
    [{ operation_id: 'getMe' }, ['n4', 'n2', 'n0']],
    [{ status: '4xx' }, ['n5', 'n3', 'n1']],
    [{ status: '404' }, ['n5', 'n3', 'n1']],
    [{ status: '2xx' }, ['other', 'n4', 'n2', 'n0']],
    [{ status: '5xx' }, []],
    [{ code: 'not_found' }, ['n5', 'n3', 'n1']],
    [{ path: `${apiPrefix}/me` }, ['n4', 'n2', 'n0']],
    [{ path: '/me' }, []],
    [{ path: '%' }, []],
    [{ path: `${apiPrefix}/m_` }, []],
    [{ since: '2031-05-05T10:04:00Z' }, ['other', 'n5', 'n4', 'n3']],
    [{ until: '2031-05-05T12:04:00+02:00' }, ['n2', 'n1', 'n0']],
    [{ since: '2031-05-05T10:02:00Z', until: '2031-05-05T10:04:00Z', status: '2xx' }, ['n2']],
    [{ key_id: 'key_unknown' }, []],
    [{ since: '0001-01-01T00:00:00Z', until: '2031-05-05T10:02:00Z' }, ['n0']],
    [{ since: '9999-12-31T23:59:59Z' }, []],
  ])('the request log is searched by %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  test('the request log is searched by key, and pages continue only with the same filters', async () => {
    expect(await ids({ key_id: keys.admin })).toEqual(['other'])
    expect(await ids({ key_id: keys.full })).toHaveLength(6)
    expect(await ids({ request_id_contains: 'the' })).toEqual(['other'])
    const walked: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await caller.get('/requests', { query: { limit: 2, cursor } })
      walked.push(...(body.data as { request_id: string }[]).map(({ request_id }) => request_id))
      cursor = body.meta.next_cursor as string | null
    }
    expect(walked).toEqual(sent)
    const first = await caller.get('/requests', { query: { limit: 2 } })
    const query = { cursor: first.body.meta.next_cursor as string, status: '2xx' }
    expectRefusal(await caller.get('/requests', { query }), 'validation_error', { param: 'cursor' })
  })

  const summarize = async (query: Record<string, string> = {}) => {
    const { body, status } = await caller.get('/requests/summary', { query })
    expect(status).toBe(200)
    return body.data as { at: string; count_2xx: number; count_4xx: number }[]
  }
  const minutes = { since: '2031-05-05T10:00:30Z', until: '2031-05-05T10:06:30Z' }

  test.each<[Record<string, string>, number[], lengthMs: number]>([
    [{}, [4, 3], 900_000],
    [minutes, [4, 3], 5_000],
    [{ ...minutes, operation_id: 'getMe' }, [3, 0], 5_000],
    [{ ...minutes, key_id: 'key_unknown' }, [0, 0], 5_000],
    [{ ...minutes, status: '4xx' }, [0, 3], 5_000],
    [{ ...minutes, path: '/api/public/v1/me' }, [3, 0], 5_000],
    [{ ...minutes, code: 'not_a_code' }, [0, 0], 5_000],
    [{ ...minutes, request_id: 'other' }, [1, 0], 5_000],
    [{ ...minutes, request_id_contains: 'the' }, [1, 0], 5_000],
    [{ ...minutes, since: '2031-05-05T10:03:01Z' }, [2, 2], 2_000],
    [{ ...minutes, since: '2031-05-05T09:00:07.123Z' }, [4, 3], 60_000],
    [{ since: '0001-01-01T00:00:00Z' }, [4, 3], 6_180 * 86_400_000],
    [{ until: '0001-01-01T12:00:00Z' }, [0, 0], 600_000],
    [{ since: '2031-05-05T10:00:00Z', until: '2031-05-05T10:00:00Z' }, [0, 0], 0],
  ])(
    'the request log is counted by time and status: %j (product.md 17.12)',
    async (query, sums, lengthMs) => {
      const buckets = await summarize(query)
      const sum = (name: 'count_2xx' | 'count_4xx') => buckets.reduce((all, one) => all + one[name], 0)
      expect([sum('count_2xx'), sum('count_4xx')]).toEqual(sums)
      expect(buckets.length).toBeLessThanOrEqual(120)
      const times = buckets.map(({ at }) => Date.parse(at))
      if (query.since && times[0] !== undefined) expect(times[0]).toBe(Date.parse(query.since))
      const steps = times.slice(1).map((at, i) => at - (times[i] ?? 0))
      expect(new Set(steps)).toEqual(new Set(lengthMs === 0 ? [] : [lengthMs]))
    },
  )

  test('429 and 5xx are counted separately from other 4xx, and 3xx are not counted (product.md 17.12)', async () => {
    const other = await later.fixture()
    const row = {
      workspace_id: other.workspace.id,
      request_id: 'x',
      method: 'GET',
      path: '/',
      key_id: 'key_x',
    }
    const rows = [200, 301, 404, 429, 429, 499, 500, 503, 503].map((status, i) => {
      const id = newId('req', new Date('2031-05-05T10:00:00Z'))
      return { ...row, id, at: `2031-05-05T10:00:0${i}Z`, status, duration_ms: 1, ip: '::1', replayed: false }
    })
    await later.context.sql`insert into request_log ${later.context.sql(rows)}`
    const query = { since: '2031-05-05T10:00:00Z', until: '2031-05-05T11:00:00Z' }
    const { body } = await (await signIn(later, other)).get('/requests/summary', { query })
    expect(body.data[0]).toEqual({
      at: '2031-05-05T10:00:00.000Z',
      ...{ count_2xx: 1, count_4xx: 2, count_429: 2, count_5xx: 3 },
    })
  })

  test('without since, buckets begin at round times, and the first is complete', async () => {
    const [first, second] = await summarize({ until: '2031-05-06T10:07:00Z' })
    expect([first?.at, second?.at]).toEqual(['2031-05-05T10:00:00.000Z', '2031-05-05T10:15:00.000Z'])
    expect([first?.count_2xx, first?.count_4xx]).toEqual([4, 3])
  })

  test('each request is counted in the bucket that contains its time', async () => {
    const query = { since: '2031-05-05T10:01:00Z', until: '2031-05-05T10:03:00Z' }
    const seen = (await summarize(query)).filter((one) => one.count_2xx + one.count_4xx > 0)
    const none = { count_429: 0, count_5xx: 0 }
    expect(seen).toEqual([
      { at: '2031-05-05T10:01:00.000Z', count_2xx: 1, count_4xx: 0, ...none },
      { at: '2031-05-05T10:02:00.000Z', count_2xx: 0, count_4xx: 1, ...none },
    ])
    expectRefusal(await caller.get('/requests/summary', { query: { since: 'x' } }), 'validation_error', {
      param: 'since',
    })
  })

  test.each([
    { status: '3xx' },
    { status: '99' },
    { since: 'yesterday' },
    { until: '2031-02-30T00:00:00Z' },
    { since: '9999-12-31T23:59:59-01:00' },
  ])('the search %j is refused, and the message lists the values of a status', async (query) => {
    const [param] = Object.keys(query)
    const message = 'status must be 2xx, 4xx, 5xx or a number from 100 to 599.'
    const answer = await caller.get('/requests', { query })
    expectRefusal(answer, 'validation_error', { param, ...(param === 'status' ? { message } : {}) })
  })
})

describe('the deliveries of a request (product.md 17.2)', () => {
  const deliveriesOf = async (id: unknown) =>
    (await owner.get(`/requests/${String(id)}`)).body.data.deliveries as Record<string, unknown>[]

  test('the deliveries of a request are only its own, even if a client reuses a request ID', async () => {
    // Nothing is sent, since no worker runs in this test.
    for (const url of ['https://9.9.9.9/one', 'https://9.9.9.9/two'])
      expect((await owner.post('/webhook-endpoints', { url, events: [] })).status).toBe(201)
    const titled = (title_text: string) =>
      full.post('/tasks', { title_text, project_id: world.projects.main }, named('again'))
    const first = await titled('first')
    clock.advance(10)
    const second = await titled('second')
    clock.advance(10)
    await full.get('/me', named('again'))
    const [read, later, earlier] = await list({ request_id: 'again' })
    expect(await deliveriesOf(read?.id)).toEqual([])
    for (const [entry, answer] of [
      [later, second],
      [earlier, first],
    ] as const) {
      const deliveries = await deliveriesOf(entry?.id)
      expect(deliveries).toHaveLength(2)
      for (const delivery of deliveries) {
        expect(delivery).toMatchObject({ type: 'task.created', request_id: 'again' })
        const single = await owner.get(`/deliveries/${String(delivery.id)}`)
        expect(single.body.data.body).toContain((answer.body as { data: { id: string } }).data.id)
      }
    }
  })
})

test('a request of another workspace is not listed, and reading it returns 404', async () => {
  await stranger.get('/me', named('strange'))
  expect(await list({ request_id: 'strange' })).toEqual([])
  const [row] = await sql<{ id: string }[]>`select id from request_log where request_id = 'strange'`
  expectRefusal(await owner.get(`/requests/${row?.id}`), 'not_found')
  expectRefusal(await owner.get('/requests/nonsense'), 'not_found')
})

describe('the request log (product.md 17.1, 17.3)', () => {
  const partitions = async () =>
    (
      await sql<{ name: string }[]>`
        select inhrelid::regclass::text as name from pg_inherits where inhparent = 'request_log'::regclass
        order by 1`
    ).map(({ name }) => name)
  const run = (given: Awaited<ReturnType<typeof startApp>>) =>
    jobs.find(({ name }) => name === 'request log')?.run(given.context)

  test('the request log keeps only errors with REQUEST_LOG=errors and nothing with off, but counts all requests', async () => {
    const own = await app.fixture()
    const modes = { errors: ['bad'], off: [] }
    for (const [mode, kept] of Object.entries(modes) as ['errors' | 'off', string[]][]) {
      const set = await startApp({ clock, config: { requestLog: { mode, days: 7 } } }, 'test')
      const caller = set.withSecret(own.keys.full.secret)
      await caller.get('/me', named('good'))
      await caller.get('/nowhere', named('bad'))
      await set.context.recorders.flush()
      const rows = await sql`select request_id from request_log where workspace_id = ${own.workspace.id}`
      expect(rows.map(({ request_id }) => request_id as string)).toEqual(kept)
      await sql`delete from request_log where workspace_id = ${own.workspace.id}`
    }
    const usage = await sql`select requests, errors from key_usage where workspace_id = ${own.workspace.id}`
    expect(usage).toEqual([{ requests: 4, errors: 2 }])
  })

  test('the request log creates partitions for the next days, and drops those that are older than REQUEST_LOG_DAYS', async () => {
    const own = new TestClock('2029-03-01T12:00:00Z')
    const node = await startApp({ clock: own }, 'test')
    await run(node)
    const ahead = ['20290301', '20290302', '20290303', '20290304'].map((day) => `request_log_${day}`)
    expect(await partitions()).toEqual(expect.arrayContaining(ahead))
    const world = await node.fixture()
    await node.withSecret(world.keys.full.secret).get('/me')
    await node.context.recorders.flush()
    own.advance(7 * 86_400 + 43_199)
    await run(node)
    expect(await partitions()).toContain('request_log_20290301')
    own.advance(1)
    await run(node)
    const left = await partitions()
    expect(left).not.toContain('request_log_20290301')
    expect(left).toContain('request_log_20290302')
    const rows = await sql`select from request_log where workspace_id = ${world.workspace.id}`
    expect(rows).toHaveLength(0)
  })

  test('the request log gives up the lock for dropping a partition that is being read, so writers are not blocked', async () => {
    const own = new TestClock('2034-03-01T12:00:00Z')
    const node = await startApp({ clock: own }, 'test')
    await run(node)
    own.advance(30 * 86_400)
    const admin = await signIn(app, await app.fixture(), 'admin')
    await sql.begin(async (reader) => {
      await reader`lock table request_log in access share mode`
      const dropping = Promise.allSettled([run(node)])
      await waitForLocks(sql, 1)
      // Reads of the log have a shorter lock timeout than writes.
      const list = admin.get('/requests')
      await sql.begin(async (writer) => {
        await writer`set local lock_timeout to '5s'`
        await writer`lock table request_log in row exclusive mode`
      })
      expect(await list).toMatchObject({ status: 200 })
      expect(await dropping).toMatchObject([{ status: 'rejected', reason: { cause: { code: '55P03' } } }])
      expect(await partitions()).toContain('request_log_20340401')
    })
    await run(node)
    expect(await partitions()).not.toContain('request_log_20340301')
  })

  test('the request log creates each partition once when nodes start together', async () => {
    const own = new TestClock('2039-03-01T12:00:00Z')
    const nodes = await Promise.all([1, 2, 3].map(() => startApp({ clock: own }, 'test')))
    await Promise.all(nodes.map(async (node) => run(node)))
    expect((await partitions()).filter((name) => name.includes('2039'))).toHaveLength(4)
  })

  test('the request log drops and counts entries when 2,000 are waiting', async () => {
    const own = await app.fixture()
    const node = await startApp({ clock }, 'test')
    const { recorders, metrics } = node.context
    const dropped = async () => (await metrics.requestsDropped.get()).values[0]?.value
    const key = { workspaceId: own.workspace.id, id: own.keys.full.id }
    const request = {
      operationId: null,
      status: 200,
      refusal: undefined,
      query: null,
      userAgent: null,
      replayed: false,
      durationMs: 1,
      key,
      ip: '',
    }
    const release = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const locking = sql.begin(async (tx) => {
      await tx`lock table request_log in exclusive mode`
      locked.resolve()
      await release.promise
    })
    await locked.promise
    // The batch that waits for the lock also counts.
    for (let i = 0; i < 2_600; i++)
      recorders.requests.add({ ...request, at: clock.now(), requestId: String(i), method: 'GET', path: '/' })
    expect(await dropped()).toBe(600)
    release.resolve()
    await locking
    await recorders.flush()
    const [row] = await sql`select count(*)::int from request_log where workspace_id = ${own.workspace.id}`
    expect(row).toEqual({ count: 2_000 })
    expect(await dropped()).toBe(600)
  })

  test('the request log has all entries of a server that has drained', async () => {
    const own = await app.fixture()
    const server = await startServer({
      DATABASE_URL: await testDatabaseUrl(),
      SESSION_SECRET: sessionSecret,
      DEMO: '0',
    })
    const headers = { Authorization: `Bearer ${own.keys.full.secret}` }
    expect((await fetch(`${server.url}${apiPrefix}/me`, { headers })).status).toBe(200)
    // The server exits long before the next regular write.
    expect(await server.kill('SIGTERM')).toBe(0)
    const after = await sql`select from request_log where workspace_id = ${own.workspace.id}`
    expect(after).toHaveLength(1)
  })

  test('the request log creates a missing partition for an entry', async () => {
    const own = new TestClock('2044-02-29T23:59:59.999Z')
    const node = await startApp({ clock: own }, 'test')
    const world = await node.fixture()
    const caller = node.withSecret(world.keys.full.secret)
    await caller.get('/me')
    own.advance(1)
    await caller.get('/me')
    await node.context.recorders.flush()
    const rows = await sql`select from request_log where workspace_id = ${world.workspace.id}`
    expect(rows).toHaveLength(2)
  })
})
