import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { changeKey } from '../../../src/domain/api-keys/change-keys.ts'
import { setMembership } from '../../../src/domain/accounts/change-members.ts'
import { useWorld } from '../../support/world/world.ts'
import { operatorOf, useKeys } from '../../support/world/keys.ts'

// The default: a process caches keys while its listener is connected.
const scene = useWorld({ config: { creatorRecheckSeconds: 60 } })
const { app, world, clock, sql } = scene
const { change, mint, rotate, statusOf } = useKeys(scene)
const inSeconds = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000)

describe('a disabled key (product.md 3.7)', () => {
  test('a disabled key that is also revoked gets 401, like an unknown key', async () => {
    const { id, secret } = await mint(world)
    await change((tx, now) => changeKey(tx, operatorOf(world, now), id, { disabled: true }))
    expect(await statusOf(secret)).toBe(403)
    await change((tx, now) => changeKey(tx, operatorOf(world, now), id, { revoked: true }))
    expect(await statusOf(secret)).toBe(401)
    await change((tx, now) => changeKey(tx, operatorOf(world, now), id, { disabled: false }))
    expect(await statusOf(secret)).toBe(401)
  })

  test('a disabled key that has also expired gets 401', async () => {
    const { id, secret } = await mint(world, inSeconds(100))
    await change((tx, now) => changeKey(tx, operatorOf(world, now), id, { disabled: true }))
    expect(await statusOf(secret)).toBe(403)
    clock.advance(100)
    expect(await statusOf(secret)).toBe(401)
  })

  test('a disabled key whose creator is no longer an admin gets 401', async () => {
    const own = await app.fixture()
    const { id, secret } = own.keys.admin
    await change((tx, now) => changeKey(tx, operatorOf(own, now), id, { disabled: true }))
    expect(await statusOf(secret)).toBe(403)
    const member = { role: 'member', status: 'active' } as const
    await change((tx, now) => setMembership(tx, operatorOf(own, now), own.users.admin, member))
    expect(await statusOf(secret)).toBe(401)
  })

  test('a disabled key stays disabled when it is rotated: both secrets are disabled (product.md 3.9)', async () => {
    const key = await mint(world)
    await change((tx, now) => changeKey(tx, operatorOf(world, now), key.id, { disabled: true }))
    const { secret } = await rotate(key, 60)
    expect([await statusOf(key.secret), await statusOf(secret)]).toEqual([403, 403])
  })
})

describe('the expiry and the creator of a key', () => {
  test('the creator’s membership is reread after at most 60 s, even without a signal', async () => {
    const own = await app.fixture()
    const { secret } = own.keys.admin
    expect(await statusOf(secret)).toBe(200)
    await sql`
      update memberships set role = 'member'
      where workspace_id = ${own.workspace.id} and user_id = ${own.users.admin}`
    clock.advance(60)
    expect(await statusOf(secret)).toBe(401)
  })

  test('a key stops working at the instant it expires, and not before (product.md 3.6)', async () => {
    const { secret } = await mint(world, inSeconds(100))
    expect(await statusOf(secret)).toBe(200)
    clock.advance(99.999)
    expect(await statusOf(secret)).toBe(200)
    clock.advance(0.001)
    expect(await statusOf(secret)).toBe(401)
    clock.advance(1e6)
    expect(await statusOf(secret)).toBe(401)
  })
})

describe('rotation (product.md 3.9, 3.10)', () => {
  const sevenDays = 7 * 86_400

  test.each([1, sevenDays])(
    'after a rotation with an overlap of %i s, the old secret works during the overlap and stops at its end',
    async (overlap) => {
      const key = await mint(world)
      const { secret, overlap_ends_at } = await rotate(key, overlap)
      expect(overlap_ends_at).toBe(inSeconds(overlap).toISOString())
      expect([await statusOf(key.secret), await statusOf(secret)]).toEqual([200, 200])
      clock.advance(overlap - 0.001)
      expect([await statusOf(key.secret), await statusOf(secret)]).toEqual([200, 200])
      clock.advance(0.001)
      expect([await statusOf(key.secret), await statusOf(secret)]).toEqual([401, 200])
    },
  )

  test('after a rotation, both secrets share the key’s name, scopes and rate limits (product.md 3.9)', async () => {
    const key = world.keys['read:tasks']
    const { secret } = await rotate(key, 60)
    const read = async (one: string) => (await app.withSecret(one).get('/me')).body as Schemas['Me']
    const before = await read(key.secret)
    const after = await read(secret)
    expect(after.key).toEqual(before.key)
    expect(after.key.scopes).toEqual(['read:tasks'])
    expect(after.rate_limit.key.remaining).toBe(before.rate_limit.key.remaining - 1)
  })

  test('at most two secrets are active: rotating again ends the oldest immediately (product.md 3.10)', async () => {
    const first = await mint(world)
    const second = await rotate(first, 3600)
    const third = await rotate(first, 3600)
    const statuses = async () => Promise.all([first, second, third].map(({ secret }) => statusOf(secret)))
    expect(await statuses()).toEqual([401, 200, 200])
    await rotate(first, 0)
    expect(await statuses()).toEqual([401, 401, 401])
  })

  test('neither the rotation overlap nor the new secret lasts beyond the key’s own expiry (product.md 3.9)', async () => {
    const expiry = inSeconds(100)
    const key = await mint(world, expiry)
    const { secret, overlap_ends_at } = await rotate(key, 3600)
    expect(overlap_ends_at).toBe(expiry.toISOString())
    clock.advance(99.999)
    expect([await statusOf(key.secret), await statusOf(secret)]).toEqual([200, 200])
    clock.advance(0.001)
    expect([await statusOf(key.secret), await statusOf(secret)]).toEqual([401, 401])
  })

  test('a revoked key cannot be restored by rotation', async () => {
    await expect(rotate(world.keys.revoked, 60)).rejects.toMatchObject({ code: 'not_found' })
  })
})
