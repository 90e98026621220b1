import { expect, test } from 'vitest'
import { scopes, type Schemas } from '../../generated/openapi.operations.ts'
import { useWorld } from '../support/world.ts'

/* Tests of the remaining budgets are in cross-cutting/rate-limits. */

const { world, full, stranger, only } = useWorld()

test('GET /me shows the workspace, the key, its budgets and nothing else (product.md 1.18)', async () => {
  const { body, text } = await full.get('/me')
  expect(Object.keys(body as Schemas['Me'])).toEqual(['workspace', 'key', 'rate_limit'])
  expect(body).toMatchObject({ workspace: world.workspace, key: { name: 'Full access', scopes } })
  // Neither a secret nor an email address (product.md 3.3, 5.7).
  expect(text).not.toMatch(/svc_|@/)
})

test.each(scopes)(
  'GET /me needs no scope, and lists those of the key: %s (product.md 3.12)',
  async (scope) => {
    const { body } = await only(scope).get('/me')
    expect(body).toHaveProperty('key', { name: `Only ${scope}`, scopes: [scope] })
  },
)

test('GET /me shows the workspace of the key (product.md 5.4)', async () => {
  const { body } = await stranger.get('/me')
  expect(body).toHaveProperty('workspace', { id: world.foreign.workspace, name: 'Quartz Cycles' })
})
