import { beforeAll, describe, expect, test } from 'vitest'
import { scopes, type Schemas } from '../../generated/openapi.operations.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { ample, type Answer } from '../support/app.ts'
import { useWorld } from '../support/world.ts'

const limits = { ...ample, key: 600, write: 120, workspace: 3000, anonymous: 60 }

const { app, world, full, stranger, only, clock } = useWorld({ config: { rateLimits: limits } })

const me = (answer: Answer) => answer.body as Schemas['Me']

test('Me is returned unwrapped: workspace, key, rate_limit and nothing else (product.md 1.18)', async () => {
  const answer = await full.get('/me')
  expect(answer.status).toBe(200)
  expect(Object.keys(me(answer))).toEqual(['workspace', 'key', 'rate_limit'])
  expect(me(answer).workspace).toEqual(world.workspace)
  expect(me(answer).key).toEqual({ name: 'Full access', scopes })
})

test.each(scopes)(
  'GET /me requires no specific scope and lists what is granted: %s (product.md 3.12)',
  async (scope) => {
    const answer = await only(scope).get('/me')
    expect(answer.status).toBe(200)
    expect(me(answer).key).toEqual({ name: `Only ${scope}`, scopes: [scope] })
  },
)

test('a key sees exactly its own workspace (product.md 5.4)', async () => {
  const answer = await stranger.get('/me')
  expect(me(answer).workspace).toEqual({ id: world.foreign.workspace, name: 'Quartz Cycles' })
})

test('neither the secret nor an email address is shown (product.md 3.3, 5.7)', async () => {
  const { text } = await full.get('/me')
  expect(text).not.toContain('svc_')
  expect(text).not.toContain('@')
})

describe('all three rate limits are reported, as they are after the request (product.md 4.10)', () => {
  const state = async (secret: string) => me(await app.withSecret(secret).get('/me')).rate_limit
  let fresh: Fixture
  beforeAll(async () => {
    fresh = await app.fixture()
  })

  test('a first request spends one of the key and one of the workspace, none of the writes', async () => {
    expect(await state(fresh.keys.full.secret)).toEqual({
      key: { limit: 600, remaining: 599 },
      workspace: { limit: 3000, remaining: 2999 },
      write: { limit: 120, remaining: 120 },
    })
  })

  test('POST and PATCH spend one of each of the three, refused or not', async () => {
    const full = app.withSecret(fresh.keys.full.secret)
    expect((await full.post(`/tasks/${fresh.tasks.first}/comments`, { body: 'Hello' })).status).toBe(201)
    expect((await full.patch(`/tasks/${fresh.tasks.first}`, { progress: 1 })).status).toBe(200)
    expect((await full.post('/tasks', {})).status).toBe(422)
    expect(await state(fresh.keys.full.secret)).toEqual({
      key: { limit: 600, remaining: 595 },
      workspace: { limit: 3000, remaining: 2995 },
      write: { limit: 120, remaining: 117 },
    })
  })

  test('another key of the workspace has its own budgets and shares the workspace’s', async () => {
    expect(await state(fresh.keys.admin.secret)).toEqual({
      key: { limit: 600, remaining: 599 },
      workspace: { limit: 3000, remaining: 2994 },
      write: { limit: 120, remaining: 120 },
    })
  })

  test('another workspace shares nothing', async () => {
    expect(await state(fresh.foreign.key.secret)).toEqual({
      key: { limit: 600, remaining: 599 },
      workspace: { limit: 3000, remaining: 2999 },
      write: { limit: 120, remaining: 120 },
    })
  })

  test('a new window starts afresh', async () => {
    clock.advance(60)
    expect((await state(fresh.keys.full.secret)).key).toEqual({ limit: 600, remaining: 599 })
  })
})
