import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { createAdmission } from '../../../src/http/admission/admission.ts'
import { ConcurrencyLimit } from '../../../src/http/admission/concurrency-limit.ts'
import { newSecret, secretHash } from '../../../src/crypto/api-key-secret.ts'
import { changeKey } from '../../../src/domain/api-keys/change-keys.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { setMembership } from '../../../src/domain/accounts/change-members.ts'
import {
  unlimitedBudgets,
  startApp,
  type Answer,
  type CallOptions,
  type TestApp,
} from '../../support/app/app.ts'
import { useWorld } from '../../support/world/world.ts'
import { operatorOf, useKeys } from '../../support/world/keys.ts'
import { comparable } from '../../support/contract/refusal.ts'

// The default: a process caches keys while its listener is connected.
const scene = useWorld({ config: { creatorRecheckSeconds: 60 } })
const { app, world, anonymous, queries } = scene
const { change, statusOf } = useKeys(scene)

const present = (authorization: string): CallOptions => ({ headers: { Authorization: authorization } })
const withHeader = (authorization: string) => anonymous.get('/me', present(authorization))

describe('every invalid credential gets 401 api_key_required with the same bytes (product.md 3.5)', () => {
  let reference: Answer
  beforeAll(async () => {
    reference = await anonymous.get('/me')
  })

  const secret = () => world.keys.full.secret
  const typo = (at: number) => [...secret()].map((c, i) => (i === at ? (c === 'x' ? 'y' : 'x') : c)).join('')
  test.each<[cause: string, authorization: () => string]>([
    ['an empty Authorization header', () => ''],
    ['a scheme that only begins with Bearer', () => `BearerX ${secret()}`],
    ['a header without a space after Bearer', () => `Bearer${secret()}`],
    ['two tokens', () => `Bearer ${secret()} ${secret()}`],
    ['two credentials in one header', () => `Basic eDp5, Bearer ${secret()}`],
    ['a very long token', () => `Bearer svc_${'0'.repeat(8000)}`],
    ['a well-formed secret that was never minted', () => `Bearer ${newSecret()}`],
    ['the id of a key instead of its secret', () => `Bearer ${world.keys.full.id}`],
    ['the stored hash of a secret', () => `Bearer ${secretHash(secret()).toString('hex')}`],
    ['an expired key', () => `Bearer ${world.keys.expired.secret}`],
  ])('%s gets 401 api_key_required', async (_cause, authorization) => {
    expect(comparable(await withHeader(authorization()))).toEqual(comparable(reference))
  })

  test('a key outside the Authorization header is not read (product.md 3.4)', async () => {
    const headers = { Cookie: `session=${secret()}`, 'X-Api-Key': secret() }
    const answer = await anonymous.get(`/me?access_token=${secret()}`, { headers })
    expect(comparable(answer)).toEqual(comparable(reference))
  })

  test('a malformed key is refused without a database query (product.md 3.2)', async () => {
    const asked = async (token: string) => {
      const before = queries.length
      expect((await withHeader(`Bearer ${token}`)).status).toBe(401)
      return queries.length > before
    }
    for (const wrong of [typo(4), typo(21), typo(43), `svc_${'0'.repeat(40)}`, 'x', `${secret()}0`]) {
      expect(await asked(wrong), wrong).toBe(false)
    }
    expect(await asked(newSecret())).toBe(true)
  })

  const unusable: [
    cause: string,
    role: 'owner' | 'admin' | 'member',
    status: 'active' | 'pending' | 'suspended',
  ][] = [
    ['a creator who is now a plain member', 'member', 'active'],
    ['a suspended creator', 'admin', 'suspended'],
    ['a pending creator', 'owner', 'pending'],
  ]
  test.each(unusable)(
    'a key with %s gets 401 api_key_required (product.md 3.8)',
    async (_cause, role, status) => {
      const own = await app.fixture()
      const { secret } = own.keys.admin
      expect(await statusOf(secret)).toBe(200)
      await change((tx, now) => setMembership(tx, operatorOf(own, now), own.users.admin, { role, status }))
      expect(comparable(await withHeader(`Bearer ${secret}`))).toEqual(comparable(reference))
      // Keys of other creators keep working, and this key works again once its creator is an owner again
      // (product.md 3.8).
      expect(await statusOf(own.keys.full.secret)).toBe(200)
      const back = { role: 'owner', status: 'active' } as const
      await change((tx, now) => setMembership(tx, operatorOf(own, now), own.users.admin, back))
      expect(await statusOf(secret)).toBe(200)
    },
  )
})

test('the authentication scheme before a valid key is case-insensitive (RFC 9110 11.1)', async () => {
  expect((await withHeader(`bEaReR   ${world.keys.full.secret}`)).status).toBe(200)
})

describe('the budget of the client’s IP address (product.md 4.4, 4.7)', () => {
  const admission = { ...createAdmission(), keyLookups: new ConcurrencyLimit(1, 0) }
  let strict: TestApp
  let own: Fixture
  beforeAll(async () => {
    const rateLimits = { ...unlimitedBudgets, key: 50, write: 50, workspace: 500, anonymous: 3 }
    strict = await startApp({ config: { rateLimits }, admission })
    own = await strict.fixture()
  })
  // Begins a new rate limit window, with full budgets.
  beforeEach(() => strict.clock.advance(60))
  const left = ({ headers }: Answer) => [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]

  test('the address budget is charged for every 401 and 403 api_key_disabled, as the headers show', async () => {
    const answers = [
      await strict.anonymous().get('/me'),
      await strict.withSecret(own.keys.disabled.secret).get('/me'),
      await strict.withSecret(newSecret()).post('/tasks', {}),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 401])
    expect(answers.map(left)).toEqual([
      ['3', '2'],
      ['3', '1'],
      ['3', '0'],
    ])
  })

  test('the address budget is not charged if key lookups are shed with 503, whether or not an operation matches', async () => {
    const held = Promise.withResolvers<void>()
    const lookUp = admission.keyLookups.run(() => held.promise)
    const full = strict.withSecret(own.keys.full.secret)
    for (const path of ['/tasks', '/nowhere']) expect((await full.get(path)).status).toBe(503)
    held.resolve()
    await lookUp
    expect(left(await strict.anonymous().get('/me'))).toEqual(['3', '2'])
  })

  test('the address budget is not charged for a valid key, which is served even when that budget is exhausted', async () => {
    const full = strict.withSecret(own.keys.full.secret)
    for (let i = 0; i < 50; i += 1) await full.get('/tasks/nope')
    expect((await full.get('/me')).body).toHaveProperty('error.code', 'key_rate_limited')
    expect(left(await strict.anonymous().get('/me'))).toEqual(['3', '2'])
    for (const status of [401, 401, 429]) expect((await strict.anonymous().get('/me')).status).toBe(status)
    expect((await strict.withSecret(own.keys.admin.secret).get('/me')).status).toBe(200)
  })

  test('a disabled key spends only the address budget, not its own or its workspace’s', async () => {
    const before = (await strict.withSecret(own.keys.full.secret).get('/me')).body as Schemas['Me']
    for (let i = 0; i < 5; i += 1) await strict.withSecret(own.keys.disabled.secret).post('/tasks', {})
    await change(
      (tx, now) => changeKey(tx, operatorOf(own, now), own.keys.disabled.id, { disabled: false }),
      strict,
    )
    const after = (await strict.withSecret(own.keys.disabled.secret).get('/me')).body as Schemas['Me']
    expect(after.rate_limit.key).toEqual({ limit: 50, remaining: 49 })
    expect(after.rate_limit.write).toEqual({ limit: 50, remaining: 50 })
    expect(after.rate_limit.workspace.remaining).toBe(before.rate_limit.workspace.remaining - 1)
  })
})
