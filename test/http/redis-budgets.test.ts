import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  unlimitedBudgets,
  startApp,
  type Answer,
  type Caller,
  type TestApp,
  type TestAppOptions,
} from '../support/app/app.ts'
import { freePort } from '../support/network/free-port.ts'
import { startRedis, isRedisMissing, type TestRedis } from '../support/database/redis.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/** Starts a relay whose later connections can be directed to another Redis, as a changed DNS record does. */
async function startName(of: string): Promise<{ url: string; of: string }> {
  const port = await freePort()
  const name = { url: `redis://127.0.0.1:${port}`, of }
  const server = createServer((socket) => {
    const to = connect(Number(new URL(name.of).port), '127.0.0.1')
    socket.on('error', () => to.destroy()).pipe(to)
    to.on('error', () => socket.destroy()).pipe(socket)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return name
}

describe.skipIf(isRedisMissing)('budgets shared through Redis (product.md 4.11)', () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.kill())

  const node = (limits: object, config: TestAppOptions['config'] = {}): Promise<TestApp> => {
    const rateLimits = {
      ...unlimitedBudgets,
      key: 1e6,
      write: 1e6,
      workspace: 1e6,
      anonymous: 1e6,
      ...limits,
    }
    return startApp({ config: { redisUrl: redis.url, rateLimits, ...config } }, 'test')
  }

  const statuses = (answers: Answer[]): Record<number, number> => {
    const counts: Record<number, number> = {}
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  test('two nodes share one budget exactly under 64 concurrent requests', async () => {
    const nodes = [await node({ key: 100 }), await node({ key: 100 })]
    const world = await (nodes[0] as TestApp).fixture()
    const callers = nodes.map((app) => app.withSecret(world.keys.full.secret))
    const answers: Answer[] = []
    for (let round = 0; round < 3; round++) {
      const batch = Array.from({ length: 64 }, (_, i) => (callers[i % 2] as Caller).get('/projects'))
      answers.push(...(await Promise.all(batch)))
    }
    expect(statuses(answers)).toEqual({ 200: 100, 429: 92 })
    const refused = answers.filter(({ status }) => status === 429)
    for (const { headers, body } of refused) {
      expect((body as { error: { code: string } }).error.code).toBe('key_rate_limited')
      expect(headers).toMatchObject({ 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0' })
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    }
  })

  test('when Redis is killed and restarted under load, no request gets a 5xx, requests are still limited, and budgets are shared again', async () => {
    const app = await node({ anonymous: 1e6 })
    const world = await app.fixture()
    const full = app.withSecret(world.keys.full.secret)
    const seen = new Set<number>()
    let loading = true
    const load = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (loading) seen.add((await full.get('/projects')).status)
      }),
    )
    const isLogged = (text: string): boolean => app.logs.some(({ msg }) => String(msg).startsWith(text))
    await redis.kill()
    await waitFor(() => isLogged('redis is unavailable'))
    expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(/^taskwire_redis_down 1$/m)
    await redis.start()
    await waitFor(() => isLogged('redis is available again'))
    loading = false
    await load
    expect([...seen]).toEqual([200])
    expect(app.logs.filter(({ msg }) => String(msg).startsWith('redis is unavailable'))).toHaveLength(1)
  })

  test('a Redis user with only the permissions listed in docs/deploy.md is sufficient, in its own database', async () => {
    const [, said = ''] =
      /A separate user needs (.*?\.)\n/s.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
    const rights = [...said.matchAll(/`(\S+)`/g)].map(([, one = '']) =>
      one.startsWith('~') ? one : `+${one}`,
    )
    const client = new Redis(`${redis.url}/1`)
    await client.call('ACL', 'SETUSER', 'taskwire', 'on', '>secret', ...rights)
    const app = await node({}, { redisUrl: `${redis.url.replace('//', '//taskwire:secret@')}/1` })
    const world = await app.fixture()
    expect((await app.withSecret(world.keys.full.secret).get('/me')).status).toBe(200)
    expect(await client.get(`taskwire:budget:key:${world.keys.full.id}`)).toBe('1')
    client.disconnect()
  })

  test('a hanging Redis gets one command, and the next one five seconds later', async () => {
    // An unknown key also charges the address's budget.
    const app = await node({}, { creatorRecheckSeconds: 60 })
    const world = await app.fixture()
    const full = app.withSecret(world.keys.full.secret)
    const client = new Redis(redis.url)
    // When Redis continues, it processes the commands that it received while it hung.
    const asked = async (): Promise<number> =>
      Number(await client.get(`taskwire:budget:key:${world.keys.full.id}`))
    await waitFor(async () => {
      const already = app.queries.length
      await full.get('/projects')
      return !app.queries.slice(already).some((text) => text.includes('api_keys'))
    })
    const before = await asked()
    redis.hang()
    try {
      for (let i = 0; i < 3; i++) expect((await full.get('/projects')).status).toBe(200)
    } finally {
      redis.resume()
    }
    await waitFor(async () => (await asked()) >= before + 1)
    await full.get('/projects')
    expect(await asked()).toBe(before + 1)
    app.clock.advance(5)
    await full.get('/projects')
    expect(await asked()).toBe(before + 2)
    client.disconnect()
  })

  test('a process that was suspended uses the shared budgets afterwards', async () => {
    const app = await node({}, { creatorRecheckSeconds: 60 })
    const { budgets } = app.context
    const charge = { budget: 'key', owner: 'key_of-one-who-sleeps' } as const
    await budgets.spend([charge])
    const asked = Promise.all(Array.from({ length: 5 }, () => budgets.spend([charge])))
    // Blocks like SIGSTOP: when the process continues, the replies have already arrived.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
    expect((await asked).map(({ states }) => 1e6 - (states[0]?.remaining ?? 0))).toEqual([2, 3, 4, 5, 6])
    expect(app.logs.filter(({ msg }) => String(msg).startsWith('redis is unavailable'))).toEqual([])
  })

  test('a Redis that became a replica is replaced by the new primary with the same host name', async () => {
    const primary = await startRedis()
    const name = await startName(redis.url)
    const app = await node({}, { redisUrl: name.url })
    const charge = { budget: 'key', owner: 'key_of-one-who-moves' } as const
    await app.context.budgets.spend([charge])
    const old = new Redis(redis.url)
    const { port } = new URL(primary.url)
    await old.replicaof('127.0.0.1', port)
    name.of = primary.url
    const client = new Redis(primary.url)
    await waitFor(async () => {
      await app.context.budgets.spend([charge])
      return (await client.exists(`taskwire:budget:key:${charge.owner}`)) === 1
    })
    expect(app.logs.some(({ msg }) => String(msg).startsWith('redis is unavailable'))).toBe(true)
    await old.replicaof('NO', 'ONE')
    old.disconnect()
    client.disconnect()
    await primary.kill()
  })

  test('without Redis each process counts locally', async () => {
    const app = await node({ key: 3 })
    const world = await app.fixture()
    const full = app.withSecret(world.keys.full.secret)
    await redis.kill()
    const answers = await Promise.all(Array.from({ length: 10 }, () => full.get('/projects')))
    expect(statuses(answers)).toEqual({ 200: 3, 429: 7 })
    await redis.start()
  })
})
