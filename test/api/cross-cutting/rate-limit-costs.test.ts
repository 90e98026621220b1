import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handlers } from '../../../src/handlers/public/index.ts'
import { startApp, type CallOptions } from '../../support/app/app.ts'
import {
  ampleBudgets,
  budgets,
  expectExhausted,
  budgetHeaders,
  withLimits,
  type LimitedWorld,
} from '../../support/app/budgets.ts'
import { operations, send } from '../../support/contract/operations.ts'
import { useWorld } from '../../support/world/world.ts'

/** Budgets so large that no test exceeds them by accident. */
const scene = useWorld({ config: { rateLimits: ampleBudgets } })
beforeEach(() => scene.clock.advance(ampleBudgets.windowSeconds))

describe.each(operations)('$id', (operation) => {
  const { windowSeconds: _seconds, ...after } = ampleBudgets
  for (const budget of operation.budgets) after[budget] -= 1
  const { key, write, workspace } = after
  const spent = { key, write, workspace }
  const last = operation.budgets.at(-1)
  const headersAfter = last ? [String(ampleBudgets[last]), String(after[last])] : [undefined, undefined]

  test(`a request spends one unit of each of its budgets, as GET /me shows (product.md 4.10): ${operation.budgets.join(', ')}`, async () => {
    const answer = await send(scene.full, operation, scene)
    expect(operation.successes, answer.text).toContain(answer.status)
    expect(budgetHeaders(answer)).toEqual(headersAfter)
    expect(await budgets(scene.full)).toEqual(spent)
  })
})

describe('costs of requests (product.md 4.3, 4.5, 4.6)', () => {
  let world: LimitedWorld
  beforeAll(async () => {
    world = await withLimits({}, {}, 'file')
  })
  // Begins a new rate limit window, with full budgets.
  beforeEach(() => world.app.clock.advance(60))

  const asReads: [what: string, method: string, path: string, status: number, options?: CallOptions][] = [
    ['a read', 'GET', '/tasks', 200],
    ['HEAD', 'HEAD', '/tasks', 200],
    ['a cursor that is refused', 'GET', '/tasks?cursor=nope', 422],
    ['an unknown id', 'GET', '/tasks/nope', 404],
    ['an unknown path', 'GET', '/nope', 404],
    ['a write to an unknown path', 'POST', '/nope', 404, { body: {} }],
    ['a method that the path does not support', 'DELETE', '/tasks', 405],
    ['a PATCH that the path does not support', 'PATCH', '/me', 405, { body: {} }],
  ]
  test.each(asReads)(
    '%s (%s %s, %i) costs as much as a read',
    async (_what, method, path, status, options) => {
      const answer = await world.full.call(method, path, options)
      expect(answer.status).toBe(status)
      expect(budgetHeaders(answer)).toEqual(['1000', '999'])
      expect(await budgets(world.full)).toEqual({ key: 999, write: 1000, workspace: 999 })
      // Only a request without a key is charged to the address.
      const stray = await world.app.anonymous().call(method, path, options)
      expect(budgetHeaders(stray)).toEqual(['1000', '999'])
    },
  )

  test('requests outside the API cost nothing', async () => {
    const { app } = world
    for (const path of ['/healthz', '/api', '/api/public/v2/me', '/api/public/v1me']) {
      const answer = await fetch(app.url + path)
      expect(answer.headers.has('x-ratelimit-limit'), path).toBe(false)
      await answer.text()
    }
    expect(budgetHeaders(await app.anonymous().get('/me'))).toEqual(['1000', '999'])
  })

  test('a request that fails with 500 costs one unit, but its response has no rate-limit headers (product.md 4.6, 4.8)', async () => {
    const broken = { ...handlers, listTasks: () => Promise.reject(new Error('out of order')) }
    const rateLimits = { ...ampleBudgets, key: 2 }
    const app = await startApp({ config: { rateLimits, logLevel: 'silent' }, handlers: broken }, 'test')
    const full = app.withSecret((await app.fixture()).keys.full.secret)
    for (let i = 0; i < 2; i += 1) {
      const { status, headers } = await full.get('/tasks')
      expect(status).toBe(500)
      expect(headers).not.toHaveProperty('x-ratelimit-limit')
      expect(headers).not.toHaveProperty('x-ratelimit-remaining')
    }
    expectExhausted(await full.get('/tasks'), 'key', 2)
  })
})
