import { describe, expect, test } from 'vitest'
import type { Answer } from '../../support/app/app.ts'
import {
  budgets,
  expectExhausted,
  budgetHeaders,
  withLimits,
  type LimitedWorld,
} from '../../support/app/budgets.ts'

const task = ({ fixture }: LimitedWorld) => ({ title_text: 'Paint', project_id: fixture.projects.main })

describe('budgets before the exceeded one are charged, and budgets after it are not (product.md 4.2, 4.3)', () => {
  test('with an exhausted key budget, neither the write nor the workspace budget is charged', async () => {
    const world = await withLimits({ key: 2, write: 10, workspace: 100 })
    await world.full.get('/tasks')
    // The write window begins after the key's, and so ends after it.
    world.app.clock.advance(30)
    expect((await world.full.post('/tasks', task(world))).status).toBe(201)
    for (let i = 0; i < 5; i += 1) {
      expectExhausted(await world.full.post('/tasks', task(world)), 'key', 2, 30)
    }
    expect((await budgets(world.admin)).workspace).toBe(98)
    world.app.clock.advance(30)
    expect(await budgets(world.full)).toMatchObject({ key: 2, write: 9 })
  })

  test('with an exhausted write budget, the key budget is charged, but not the workspace budget', async () => {
    const world = await withLimits({ write: 1 })
    for (let i = 0; i < 5; i += 1) await world.full.post('/tasks', task(world))
    expect(await budgets(world.full)).toEqual({ key: 995, write: 0, workspace: 999 })
  })

  test('with an exhausted workspace budget, both budgets of the key are charged', async () => {
    const world = await withLimits({ workspace: 1 })
    await world.admin.get('/tasks')
    // The key's windows begin after the workspace's, and so end after it.
    world.app.clock.advance(30)
    for (let i = 0; i < 5; i += 1) {
      expectExhausted(await world.full.post('/tasks', task(world)), 'workspace', 1, 30)
    }
    world.app.clock.advance(30)
    expect(await budgets(world.full)).toEqual({ key: 995, write: 995, workspace: 1 })
  })
})

describe('the window (product.md 4.1)', () => {
  test('the window is fixed: it begins with its first request, and the budget refills completely when it ends', async () => {
    const world = await withLimits({ key: 2, windowSeconds: 7 })
    await world.full.get('/tasks')
    world.app.clock.advance(5.5)
    await world.full.get('/tasks')
    expectExhausted(await world.full.get('/tasks'), 'key', 2, 2)
    world.app.clock.advance(1.499)
    expectExhausted(await world.full.get('/tasks'), 'key', 2, 1)
    world.app.clock.advance(0.001)
    expect(await budgets(world.full)).toMatchObject({ key: 2 })
  })

  test('a client that waits as long as Retry-After says is served (product.md 4.9)', async () => {
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
})

describe('64 concurrent requests are counted exactly (product.md 4.11)', () => {
  const all = <T>(call: (i: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 64 }, (_, i) => call(i)))
  const statuses = (answers: Answer[]) =>
    answers.reduce<Record<number, number>>(
      (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
      {},
    )

  test('64 concurrent writes are counted exactly: the number of rows written is the number allowed', async () => {
    const world = await withLimits({ write: 40 })
    const before = await countTasks(world)
    expect(statuses(await all(() => world.full.post('/tasks', task(world))))).toEqual({ 201: 40, 429: 24 })
    expect(await countTasks(world)).toBe(before + 40)
    expect(await budgets(world.full)).toEqual({ key: 936, write: 0, workspace: 960 })
  })
})

async function countTasks({ app, fixture }: LimitedWorld): Promise<number> {
  const [row] = await app.context.sql<{ count: number }[]>`
    select count(*)::int from tasks where workspace_id = ${fixture.workspace.id}`
  return row?.count ?? -1
}

describe('the client’s IP address (product.md 4.4)', () => {
  const from = ({ app }: LimitedWorld, ip: string) =>
    app.anonymous().get('/me', { headers: { 'X-Forwarded-For': ip } })

  test('the rate limit uses the address of the connection: X-Forwarded-For is ignored unless it is configured', async () => {
    const world = await withLimits({ anonymous: 2 })
    expect(budgetHeaders(await from(world, '192.0.2.1'))).toEqual(['2', '1'])
    expect(budgetHeaders(await from(world, '192.0.2.2'))).toEqual(['2', '0'])
    expect((await from(world, '192.0.2.3')).status).toBe(429)
    expect((await world.app.anonymous().get('/me')).status).toBe(429)
  })

  test('the rate limit uses the /64 of an IPv6 address; IPv4-mapped IPv6 addresses count as their IPv4 address', async () => {
    const world = await withLimits({ anonymous: 2 }, { trustProxy: true })
    for (const ips of [
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:8000::'],
      ['2001:db8:1:3::1', '2001:db8:1:3::2', '2001:db8:1:3::3'],
      ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201'],
    ]) {
      const answers = []
      for (const ip of ips) answers.push((await from(world, ip)).status)
      expect(answers, ips.join()).toEqual([401, 401, 429])
    }
  })

  test.each([
    {
      address: '192.0.2.1',
      forms: ['192.0.2.1:5555', '"192.0.2.1:80"', '"192.0.2.1"', '[::ffff:192.0.2.1]:443'],
    },
    {
      address: '2001:db8::1',
      forms: ['[2001:db8::1]', '[2001:db8::1]:8080', '"[2001:db8::1]:1"', '"2001:db8::1"'],
    },
    // An empty address means that the address of the connection, or of the last trusted proxy, counts.
    { address: '', forms: ['unknown', '_hidden', '192.0.2', '1', '192.0.2.1:', '[192.0.2.1', '192.0.2.1:x'] },
    { address: '198.51.100.7', forms: ['unknown, 198.51.100.7', '192.0.2.1, garbage, 198.51.100.7:80'] },
  ])(
    'the rate limit uses $address for each of the X-Forwarded-For values $forms from a trusted proxy',
    async ({ address, forms }) => {
      const world = await withLimits({ anonymous: forms.length + 1 }, { trustProxy: true })
      const own = world.app.anonymous()
      expect((await (address === '' ? own.get('/me') : from(world, address))).status).toBe(401)
      for (const form of forms) expect((await from(world, form)).status, form).toBe(401)
      for (const form of forms) expect((await from(world, form)).status, form).toBe(429)
    },
  )

  test.each([
    ['one hop', 1],
    ['a list of addresses', 'loopback'],
  ])(
    'the rate limit uses the address that the trusted proxy (%s) saw, not the one that the client claims',
    async (_how, trustProxy) => {
      const world = await withLimits({ anonymous: 2 }, { trustProxy })
      expect(budgetHeaders(await from(world, '203.0.113.1, 192.0.2.1'))).toEqual(['2', '1'])
      expect(budgetHeaders(await from(world, '203.0.113.2, 192.0.2.1'))).toEqual(['2', '0'])
      expect((await from(world, '203.0.113.3, 192.0.2.1')).status).toBe(429)
      expect((await from(world, '203.0.113.3, 192.0.2.2')).status).toBe(401)
    },
  )
})
