import { beforeAll, expect, test } from 'vitest'
import { operations } from '../../generated/settings.operations.ts'
import { type Caller } from '../support/app/app.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { password, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* Bodies of the settings area follow the rules of the public API. */

const { app, world, clock } = useWorld()
let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

const key = { name: 'a key', scopes: ['read:tasks'] }

test.each([' ', '\u0085', '\u3000\t'])(
  'a key name of only white space is refused with 422: %j (product.md 1.14)',
  async (name) => {
    expectRefusal(await owner.post('/keys', { ...key, name }), 'validation_error', { param: 'name' })
    const path = `/keys/${world.keys.full.id}`
    expectRefusal(await owner.patch(path, { name }), 'validation_error', { param: 'name' })
    expect((await owner.patch(path, { name: `${name}x\ufeff` })).body.data.name).toBe(`${name}x\ufeff`)
  },
)

test.each([
  ['2046-12-01t10:00:00z', '2046-12-01T10:00:00.000Z'],
  ['2046-12-01 10:00:00+01:00', '2046-12-01T09:00:00.000Z'],
  ['2046-12-31T23:59:60Z', '2047-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('an expiry of %s is accepted as %s (product.md 8.19)', async (text, instant) => {
  const answer = await owner.post('/keys', { ...key, expires_at: text })
  expect(answer.body).toHaveProperty('data.expires_at', instant)
})

test.each<[what: string, body: object, param: string]>([
  ['no name', { name: undefined }, 'name'],
  ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
  ['no scopes', { scopes: undefined }, 'scopes'],
  ['an empty list of scopes', { scopes: [] }, 'scopes'],
  ['a scope twice', { scopes: ['read:tasks', 'read:tasks'] }, 'scopes'],
  ['an unknown scope', { scopes: ['admin'] }, 'scopes'],
  ['an expiry in the past', { expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  ['an expiry that is now', { expires_at: clock.now().toISOString() }, 'expires_at'],
  ['an expiry without an offset', { expires_at: '2120-01-01T00:00:00' }, 'expires_at'],
  ['an expiry without a time', { expires_at: '2046-12-01' }, 'expires_at'],
  ['an expiry with an offset of 99 hours', { expires_at: '2046-12-01T00:00:00+99:00' }, 'expires_at'],
  ['an expiry on a nonexistent day', { expires_at: '2046-02-30T00:00:00Z' }, 'expires_at'],
  ['an expiry after the year 9999 in UTC', { expires_at: '9999-12-31T23:59:59-00:01' }, 'expires_at'],
  ['an expiry before the year 1 in UTC', { expires_at: '0001-01-01T00:00:00+00:01' }, 'expires_at'],
  ['two invalid fields', { name: '', scopes: 7 }, 'name'],
  [
    'an invalid expiry and an invalid later field',
    { scopes: 7, expires_at: '2001-01-01T00:00:00Z' },
    'scopes',
  ],
])('a key with %s is refused with its first invalid field (product.md 2.2)', async (_what, body, param) => {
  expectRefusal(await owner.post('/keys', { ...key, ...body }), 'validation_error', { param })
})

test('a password rule that needs a query is checked last (product.md 2.2)', async () => {
  const weak = { current_password: 'not the password', new_password: 'password1234' }
  expectRefusal(await owner.post('/password', weak), 'weak_password', { param: 'new_password' })
  const wrong = { ...weak, new_password: `${password}, and more` }
  expectRefusal(await owner.post('/password', wrong), 'wrong_password', { param: 'current_password' })
})

test('a form is refused with 415 by every operation that takes no body (product.md 18.3)', async () => {
  const bodiless = Object.values(operations).filter(({ method, body }) => method !== 'get' && body === null)
  for (const { operationId, method, path: template, security } of bodiless) {
    const path = template.replace('{id}', 'unknown')
    const caller = security ? owner : app.inSettings({})
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await caller.call(method, path, { headers: { 'Content-Type': type }, body: 'a=b' })
      expectRefusal(answer, 'unsupported_media_type')
    }
    for (const body of [undefined, {}])
      expect((await caller.call(method, path, { body })).status, operationId).toBe(security ? 404 : 204)
  }
})
