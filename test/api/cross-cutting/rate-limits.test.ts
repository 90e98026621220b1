import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Config } from '../../../src/config.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { handlers } from '../../../src/handlers/public/index.ts'
import { startApp, type Answer, type CallOptions, type Caller, type TestApp } from '../../support/app.ts'

type Limits = Config['rateLimits']
const ample: Limits = { key: 1000, write: 1000, workspace: 1000, anonymous: 1000, windowSeconds: 60 }

interface World {
  app: TestApp
  fixture: Fixture
  /** Two keys of one workspace, both with every scope. */
  full: Caller
  admin: Caller
}

/** An app of its own, with these budgets; nothing has been spent. */
async function withLimits(
  limits: Partial<Limits>,
  config: Partial<Config> = {},
  until: 'test' | 'file' = 'test',
): Promise<World> {
  const app = await startApp({ config: { rateLimits: { ...ample, ...limits }, ...config } }, until)
  const fixture = await app.fixture()
  const { full, admin } = fixture.keys
  return { app, fixture, full: app.withSecret(full.secret), admin: app.withSecret(admin.secret) }
}

const task = ({ fixture }: World) => ({ title_text: 'Paint', project_id: fixture.projects.main })
const left = ({ headers }: Answer) => [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]
/** Asks, and puts this request's own cost back in. */
async function budgets(caller: Caller): Promise<Record<'key' | 'write' | 'workspace', number>> {
  const { rate_limit } = (await caller.get('/me')).body as Schemas['Me']
  return {
    key: rate_limit.key.remaining + 1,
    write: rate_limit.write.remaining,
    workspace: rate_limit.workspace.remaining + 1,
  }
}
const refusedBy = (code: string, limit: number, retryAfter = 60) => ({
  status: 429,
  headers: {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': '0',
    'retry-after': String(retryAfter),
  },
  body: { error: { type: 'rate_limit_error', code } },
})

describe('which limiter answers (specification 8.1, 8.2, 8.5; decision 2.4)', () => {
  test('a read meets the key’s, then the workspace’s; never the write budget', async () => {
    const world = await withLimits({ key: 3, write: 1, workspace: 5 })
    for (let i = 0; i < 3; i += 1) expect((await world.full.get('/projects')).status).toBe(200)
    expect(await world.full.get('/projects')).toMatchObject(refusedBy('key_rate_limited', 3))
    for (let i = 0; i < 2; i += 1) expect((await world.admin.get('/projects')).status).toBe(200)
    expect(await world.admin.get('/projects')).toMatchObject(refusedBy('workspace_rate_limited', 5))
    expect(await world.full.get('/projects')).toMatchObject(refusedBy('key_rate_limited', 3))
  })

  test('a write meets the key’s before the write budget, when both are spent', async () => {
    const world = await withLimits({ key: 2, write: 2, workspace: 2 })
    for (let i = 0; i < 2; i += 1) expect((await world.full.post('/tasks', task(world))).status).toBe(201)
    expect(await world.full.post('/tasks', task(world))).toMatchObject(refusedBy('key_rate_limited', 2))
  })

  test('a write meets the write budget before the workspace’s, when both are spent', async () => {
    const world = await withLimits({ write: 2, workspace: 2 })
    for (let i = 0; i < 2; i += 1) expect((await world.full.post('/tasks', task(world))).status).toBe(201)
    expect(await world.full.post('/tasks', task(world))).toMatchObject(refusedBy('write_rate_limited', 2))
    expect(await world.full.get('/tasks')).toMatchObject(refusedBy('workspace_rate_limited', 2))
  })

  test('POST and PATCH alike spend the write budget; reads go on when it is spent', async () => {
    const world = await withLimits({ write: 2 })
    expect((await world.full.post('/tasks', task(world))).status).toBe(201)
    const path = `/tasks/${world.fixture.tasks.first}`
    expect((await world.full.patch(path, { progress: 1 })).status).toBe(200)
    expect(await world.full.patch(path, { progress: 2 })).toMatchObject(refusedBy('write_rate_limited', 2))
    expect((await world.full.get(path)).body).toHaveProperty('data.progress', 1)
    expect(await world.full.post('/events', {})).toMatchObject(refusedBy('write_rate_limited', 2))
    expect((await world.full.call('HEAD', path)).status).toBe(200)
  })

  test('each key has a write budget of its own, and all keys share the workspace’s', async () => {
    const world = await withLimits({ write: 1, workspace: 3 })
    expect((await world.full.post('/tasks', task(world))).status).toBe(201)
    expect((await world.full.post('/tasks', task(world))).status).toBe(429)
    expect((await world.admin.post('/tasks', task(world))).status).toBe(201)
    expect((await world.admin.get('/tasks')).status).toBe(200)
    expect((await world.full.get('/tasks')).body).toHaveProperty('error.code', 'workspace_rate_limited')
  })

  test('another workspace’s budget is its own', async () => {
    const world = await withLimits({ workspace: 1 })
    expect((await world.full.get('/tasks')).status).toBe(200)
    expect((await world.full.get('/tasks')).status).toBe(429)
    const stranger = world.app.withSecret(world.fixture.foreign.key.secret)
    expect(left(await stranger.get('/tasks'))).toEqual(['1', '0'])
  })

  test('the address counts for nothing with a valid key (specification 8.1)', async () => {
    const world = await withLimits({ key: 1, anonymous: 1 }, { trustProxy: true })
    const from = (ip: string) => world.full.get('/tasks', { headers: { 'X-Forwarded-For': ip } })
    expect((await from('192.0.2.1')).status).toBe(200)
    expect((await from('192.0.2.2')).status).toBe(429)
  })
})

describe('those after the one exceeded are not charged, those before it are (decision 2.4)', () => {
  test('a spent key budget: neither write nor workspace', async () => {
    const world = await withLimits({ key: 2, write: 10, workspace: 100 })
    await world.full.get('/tasks')
    // The write window begins later than the key's, and so outlives it.
    world.app.clock.advance(30)
    expect((await world.full.post('/tasks', task(world))).status).toBe(201)
    for (let i = 0; i < 5; i += 1) {
      expect(await world.full.post('/tasks', task(world))).toMatchObject(refusedBy('key_rate_limited', 2, 30))
    }
    expect((await budgets(world.admin)).workspace).toBe(98)
    world.app.clock.advance(30)
    expect(await budgets(world.full)).toMatchObject({ key: 2, write: 9 })
  })

  test('a spent write budget: not the workspace’s, but the key’s', async () => {
    const world = await withLimits({ write: 1 })
    for (let i = 0; i < 5; i += 1) await world.full.post('/tasks', task(world))
    expect(await budgets(world.full)).toEqual({ key: 995, write: 0, workspace: 999 })
  })

  test('a spent workspace budget: both of the key’s', async () => {
    const world = await withLimits({ workspace: 1 })
    await world.admin.get('/tasks')
    // The key's windows begin later than the workspace's, and so outlive it.
    world.app.clock.advance(30)
    for (let i = 0; i < 5; i += 1) {
      expect(await world.full.post('/tasks', task(world))).toMatchObject(
        refusedBy('workspace_rate_limited', 1, 30),
      )
    }
    world.app.clock.advance(30)
    expect(await budgets(world.full)).toEqual({ key: 995, write: 995, workspace: 1 })
  })
})

describe('headers on success are the workspace’s (specification 8.4)', () => {
  test('on reads, writes and HEAD', async () => {
    const world = await withLimits({ key: 100, write: 50, workspace: 70 })
    const path = `/tasks/${world.fixture.tasks.first}`
    const answers = [
      await world.full.get('/projects'),
      await world.full.post('/tasks', task(world)),
      await world.full.patch(path, { progress: 3 }),
      await world.full.call('HEAD', path),
      await world.admin.get('/tasks'),
    ]
    expect(answers.map(left)).toEqual([69, 68, 67, 66, 65].map((rest) => ['70', String(rest)]))
    for (const { headers } of answers) expect(headers).not.toHaveProperty('retry-after')
  })
})

describe('GET /me (specification 8.6)', () => {
  test('shows all three states, its own cost included, and agrees with the headers', async () => {
    const world = await withLimits({ key: 100, write: 50, workspace: 70 })
    await world.admin.get('/tasks')
    await world.full.post('/tasks', task(world))
    await world.full.patch(`/tasks/${world.fixture.tasks.first}`, {})
    const me = await world.full.get('/me')
    expect((me.body as Schemas['Me']).rate_limit).toEqual({
      key: { limit: 100, remaining: 97 },
      workspace: { limit: 70, remaining: 66 },
      write: { limit: 50, remaining: 48 },
    })
    expect(left(me)).toEqual(['70', '66'])
  })

  test('shows a spent write budget as 0, and never less', async () => {
    const world = await withLimits({ write: 1 })
    for (let i = 0; i < 3; i += 1) await world.full.post('/tasks', task(world))
    expect((await world.full.get('/me')).body).toHaveProperty('rate_limit.write', { limit: 1, remaining: 0 })
  })

  test('tells the truth: as many requests as remain are served, and not one more', async () => {
    const world = await withLimits({ key: 9 })
    await world.full.get('/tasks')
    const { remaining } = ((await world.full.get('/me')).body as Schemas['Me']).rate_limit.key
    expect(remaining).toBe(7)
    for (let i = 0; i < remaining; i += 1) expect((await world.full.get('/tasks')).status).toBe(200)
    expect((await world.full.get('/me')).status).toBe(429)
  })
})

describe('the window (decision 2.4)', () => {
  test.each([60, 7])(
    'of %i s is fixed: it begins with its first request and refills whole',
    async (windowSeconds) => {
      const world = await withLimits({ key: 2, windowSeconds })
      await world.full.get('/tasks')
      world.app.clock.advance(windowSeconds - 1.5)
      await world.full.get('/tasks')
      expect(await world.full.get('/tasks')).toMatchObject(refusedBy('key_rate_limited', 2, 2))
      world.app.clock.advance(1.499)
      expect(await world.full.get('/tasks')).toMatchObject(refusedBy('key_rate_limited', 2, 1))
      world.app.clock.advance(0.001)
      expect(await budgets(world.full)).toMatchObject({ key: 2 })
    },
  )

  test('waiting for Retry-After is enough, whenever one asks (decision 2.6)', async () => {
    const world = await withLimits({ key: 1 })
    for (const pause of [0, 0.4, 12.5, 59.001, 59.999]) {
      expect((await world.full.get('/tasks')).status).toBe(200)
      world.app.clock.advance(pause)
      const { status, headers } = await world.full.get('/tasks')
      expect(status).toBe(429)
      world.app.clock.advance(Number(headers['retry-after']))
    }
    expect((await world.full.get('/tasks')).status).toBe(200)
  })

  test('refused requests do not make it longer', async () => {
    const world = await withLimits({ key: 1 })
    await world.full.get('/tasks')
    for (let i = 0; i < 6; i += 1) {
      expect((await world.full.get('/tasks')).status).toBe(429)
      world.app.clock.advance(10)
    }
    expect((await world.full.get('/tasks')).status).toBe(200)
  })

  test('each budget has its own: Retry-After is that of the one exceeded', async () => {
    const world = await withLimits({ key: 3, workspace: 4 })
    await world.admin.get('/tasks')
    world.app.clock.advance(20)
    for (let i = 0; i < 3; i += 1) await world.full.get('/tasks')
    expect(await world.full.get('/tasks')).toMatchObject(refusedBy('key_rate_limited', 3, 60))
    expect(await world.admin.get('/tasks')).toMatchObject(refusedBy('workspace_rate_limited', 4, 40))
  })
})

describe('what costs what (decisions 2.4, 6.3, 7.2, 7.3)', () => {
  let world: World
  let oneEach: World
  let twoStrangers: World
  beforeAll(async () => {
    world = await withLimits({}, { bodyLimitBytes: 4000 }, 'file')
    oneEach = await withLimits({ key: 1 }, {}, 'file')
    twoStrangers = await withLimits({ anonymous: 2 }, {}, 'file')
  })
  // A new window: nothing has been spent.
  beforeEach(() => {
    for (const { app } of [world, oneEach, twoStrangers]) app.clock.advance(60)
  })

  const refused: [what: string, method: string, path: string, status: number, options: CallOptions][] = [
    ['an invalid body', 'POST', '/tasks', 422, { body: { title_text: 1 } }],
    ['malformed JSON', 'POST', '/tasks', 422, { body: '{', headers: { 'Content-Type': 'application/json' } }],
    ['a wrong media type', 'POST', '/tasks', 415, { body: 'x', headers: { 'Content-Type': 'text/plain' } }],
    ['a body that is too large', 'POST', '/tasks', 413, { body: { title_text: 'x'.repeat(5000) } }],
    ['an unknown target', 'POST', '/tasks', 404, { body: { title_text: 'x', project_id: 'nope' } }],
    ['a bad Idempotency-Key', 'POST', '/events', 422, { body: {}, headers: { 'Idempotency-Key': '' } }],
    ['an unknown id', 'PATCH', '/tasks/nope', 404, { body: {} }],
    ['an unknown id', 'POST', '/tasks/nope/comments', 404, { body: { body: 'x' } }],
  ]
  test.each(refused)(
    '%s (%s %s, %i) costs what a write costs',
    async (_what, method, path, status, options) => {
      const answer = await world.full.call(method, path, options)
      expect(answer.status).toBe(status)
      expect(left(answer)).toEqual(['1000', '999'])
      expect(await budgets(world.full)).toEqual({ key: 999, write: 999, workspace: 999 })
    },
  )

  test('so does a missing scope', async () => {
    const stranger = world.app.withSecret(world.fixture.keys['read:tasks'].secret)
    expect(left(await stranger.post('/tasks', task(world)))).toEqual(['1000', '999'])
    expect(await budgets(stranger)).toEqual({ key: 999, write: 999, workspace: 999 })
  })

  test('so does a project in which the creator is a viewer', async () => {
    const body = { title_text: 'x', project_id: world.fixture.projects.viewer_only }
    expect((await world.full.post('/tasks', body)).status).toBe(403)
    expect(await budgets(world.full)).toEqual({ key: 999, write: 999, workspace: 999 })
  })

  test('so do a replay and a conflict', async () => {
    const headers = { 'Idempotency-Key': 'once' }
    expect((await world.full.post('/tasks', task(world), { headers })).status).toBe(201)
    const replay = await world.full.post('/tasks', task(world), { headers })
    expect(replay.headers['idempotent-replay']).toBe('true')
    expect(left(replay)).toEqual(['1000', '998'])
    expect((await world.full.post('/tasks', { title_text: 'y' }, { headers })).status).toBe(409)
    expect(await budgets(world.full)).toEqual({ key: 997, write: 997, workspace: 997 })
  })

  const asReads: [what: string, method: string, path: string, status: number, options?: CallOptions][] = [
    ['a read', 'GET', '/tasks', 200],
    ['HEAD', 'HEAD', '/tasks', 200],
    ['a cursor that is refused', 'GET', '/tasks?cursor=nope', 422],
    ['a window that is refused', 'GET', '/events?from=never', 422],
    ['an unknown id', 'GET', '/tasks/nope', 404],
    ['HEAD of an unknown id', 'HEAD', '/tasks/nope', 404],
    ['an unknown path', 'GET', '/nope', 404],
    ['a write to an unknown path', 'POST', '/nope', 404, { body: {} }],
    ['HEAD of an unknown path', 'HEAD', '/nope', 404],
    ['the bare prefix', 'GET', '', 404],
    ['a trailing slash', 'GET', '/tasks/', 404],
    ['a write with a trailing slash', 'POST', '/tasks/', 404, { body: {} }],
    ['a malformed escape', 'PATCH', '/tasks/%zz', 404, { body: {} }],
    ['a method that the path has not', 'DELETE', '/tasks', 405],
    ['a POST that the path has not', 'POST', '/projects', 405, { body: {} }],
    ['a PATCH that the path has not', 'PATCH', '/me', 405, { body: {} }],
    ['OPTIONS', 'OPTIONS', '/tasks', 405],
  ]
  test.each(asReads)(
    '%s (%s %s, %i) costs what a read costs',
    async (_what, method, path, status, options) => {
      const answer = await world.full.call(method, path, options)
      expect(answer.status).toBe(status)
      expect(left(answer)).toEqual(['1000', '999'])
      expect(await budgets(world.full)).toEqual({ key: 999, write: 1000, workspace: 999 })
      expect(left(await world.app.anonymous().get('/me'))).toEqual(['1000', '999'])
    },
  )

  const strays = asReads.filter(
    ([, , path, status]) => (status === 404 && !path.endsWith('nope')) || status === 405,
  )
  test.each([...strays, ['an unknown path', 'GET', '/nope', 404] as (typeof strays)[number]])(
    '%s (%s %s, %i) costs the address a unit where there is no usable key',
    async (_what, method, path, status, options) => {
      const { app, fixture, full } = twoStrangers
      const callers = [app.anonymous(), app.withSecret(fixture.keys.disabled.secret)]
      for (const [i, caller] of callers.entries()) {
        const answer = await caller.call(method, path, options)
        expect(answer.status).toBe(status)
        expect(left(answer)).toEqual(['2', String(1 - i)])
      }
      const revoked = app.withSecret(fixture.keys.revoked.secret)
      expect(await revoked.call(method, path, options)).toMatchObject({ status: 429 })
      expect(await budgets(full)).toEqual({ key: 1000, write: 1000, workspace: 1000 })
    },
  )

  test.each(asReads)('%s (%s %s) is 429 where the key’s budget is spent', async (...row) => {
    const [, method, path, , options] = row
    await oneEach.full.get('/me')
    const answer = await oneEach.full.call(method, path, options)
    expect(answer.status).toBe(429)
    expect(left(answer)).toEqual(['1', '0'])
    expect(answer.headers['retry-after']).toBe('60')
  })

  test('what lies outside the API costs nothing', async () => {
    const { app } = twoStrangers
    for (const path of ['/healthz', '/api', '/api/public/v2/me', '/api/public/v1me']) {
      const answer = await fetch(app.url + path)
      expect(answer.headers.has('x-ratelimit-limit'), path).toBe(false)
      await answer.text()
    }
    expect(left(await app.anonymous().get('/me'))).toEqual(['2', '1'])
  })

  test('a failure of ours costs its unit, but carries no headers of it (decision 7.3)', async () => {
    const broken = { ...handlers, listTasks: () => Promise.reject(new Error('out of order')) }
    const rateLimits = { ...ample, key: 2 }
    const app = await startApp({ config: { rateLimits, logLevel: 'silent' }, handlers: broken }, 'test')
    const full = app.withSecret((await app.fixture()).keys.full.secret)
    for (let i = 0; i < 2; i += 1) {
      const { status, headers } = await full.get('/tasks')
      expect(status).toBe(500)
      expect(headers).not.toHaveProperty('x-ratelimit-limit')
      expect(headers).not.toHaveProperty('x-ratelimit-remaining')
    }
    expect(await full.get('/tasks')).toMatchObject(refusedBy('key_rate_limited', 2))
  })
})

describe('64 requests at once are counted exactly (specification 8)', () => {
  const all = <T>(call: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 64 }, (_, i) => call(i)))
  const statuses = (answers: Answer[]) =>
    answers.reduce<Record<number, number>>(
      (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
      {},
    )
  /** What was left, as the served ones saw it: every number from the budget down to 0, once. */
  const expectCountdown = (answers: Answer[], from: number) => {
    const seen = answers
      .filter(({ status }) => status < 400)
      .map(({ headers }) => headers['x-ratelimit-remaining'])
    expect(seen.map(Number).sort((a, b) => b - a)).toEqual(
      Array.from({ length: from }, (_, i) => from - 1 - i),
    )
  }

  test('by key', async () => {
    const world = await withLimits({ key: 40 })
    expect(statuses(await all(() => world.full.get('/members')))).toEqual({ 200: 40, 429: 24 })
    expect((await budgets(world.admin)).workspace).toBe(960)
  })

  test('by workspace, over several keys', async () => {
    const world = await withLimits({ workspace: 40 })
    const answers = await all((i) => (i % 2 ? world.full : world.admin).get('/members'))
    expect(statuses(answers)).toEqual({ 200: 40, 429: 24 })
    expectCountdown(answers, 40)
  })

  test('by write budget: as many rows are written as were allowed', async () => {
    const world = await withLimits({ write: 40 })
    const before = await countTasks(world)
    expect(statuses(await all(() => world.full.post('/tasks', task(world))))).toEqual({ 201: 40, 429: 24 })
    expect(await countTasks(world)).toBe(before + 40)
    expect(await budgets(world.full)).toEqual({ key: 936, write: 0, workspace: 960 })
  })

  test('by address', async () => {
    const world = await withLimits({ anonymous: 40 })
    const answers = await all((i) => world.app.anonymous().get(i % 2 ? '/me' : '/nope'))
    const { 429: refused = 0, ...served } = statuses(answers)
    expect(refused).toBe(24)
    expect(served).toEqual({ 401: expect.any(Number) as number, 404: expect.any(Number) as number })
  })

  test('when all would do: none is refused', async () => {
    const world = await withLimits({ key: 64, write: 64, workspace: 64 })
    const answers = await all(() => world.full.post('/tasks', task(world)))
    expect(statuses(answers)).toEqual({ 201: 64 })
    expectCountdown(answers, 64)
    expect((await world.full.get('/me')).status).toBe(429)
  })
})

async function countTasks({ app, fixture }: World): Promise<number> {
  const [row] = await app.context.sql<{ count: number }[]>`
    select count(*)::int from tasks where workspace_id = ${fixture.workspace.id}`
  return row?.count ?? -1
}

describe('the address (specification 8.3; decision 2.5)', () => {
  const from = ({ app }: World, ip: string) =>
    app.anonymous().get('/me', { headers: { 'X-Forwarded-For': ip } })

  test('is that of the connection: X-Forwarded-For is not believed unless it is configured', async () => {
    const world = await withLimits({ anonymous: 2 })
    expect(left(await from(world, '192.0.2.1'))).toEqual(['2', '1'])
    expect(left(await from(world, '192.0.2.2'))).toEqual(['2', '0'])
    expect((await from(world, '192.0.2.3')).status).toBe(429)
    expect((await world.app.anonymous().get('/me')).status).toBe(429)
  })

  test('is the forwarded one behind a trusted proxy, each with a budget of its own', async () => {
    const world = await withLimits({ anonymous: 1 }, { trustProxy: true })
    for (const ip of ['192.0.2.1', '192.0.2.2', '2001:db8::1']) {
      expect(left(await from(world, ip))).toEqual(['1', '0'])
      expect(await from(world, ip)).toMatchObject(refusedBy('anonymous_rate_limited', 1))
    }
    expect((await world.app.anonymous().get('/me')).status).toBe(401)
  })

  test.each([
    ['one hop', 1],
    ['a list of addresses', 'loopback'],
  ])('is what the trusted proxy (%s) saw, not what the client claims', async (_how, trustProxy) => {
    const world = await withLimits({ anonymous: 2 }, { trustProxy })
    expect(left(await from(world, '203.0.113.1, 192.0.2.1'))).toEqual(['2', '1'])
    expect(left(await from(world, '203.0.113.2, 192.0.2.1'))).toEqual(['2', '0'])
    expect((await from(world, '203.0.113.3, 192.0.2.1')).status).toBe(429)
    expect((await from(world, '203.0.113.3, 192.0.2.2')).status).toBe(401)
  })
})
