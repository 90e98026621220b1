import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/settings.operations.ts'
import type { Answer, Caller } from '../support/app.ts'
import { expectRefusal } from '../support/refusal.ts'
import { expectNowhere } from '../support/secrets.ts'
import { signIn } from '../support/settings.ts'
import { useWorld } from '../support/world.ts'

type Key = Schemas['Key']

// The default: keys are kept in the process for as long as it hears of changes.
const { app, world, clock, sql } = useWorld({ config: { creatorRecheckSeconds: 60 } })
const inSeconds = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString()
const statusOf = async (secret: string): Promise<number> => (await app.withSecret(secret).get('/me')).status

async function create(owner: Caller, body: object = {}): Promise<{ key: Key; secret: string }> {
  const answer = await owner.post('/keys', { name: 'CI', scopes: ['read:tasks'], ...body })
  expect(answer.status, answer.text).toBe(201)
  return { key: answer.body.data as Key, secret: answer.body.secret as string }
}

const activityOf = (id: string) =>
  sql<{ type: string; via: string; user_id: string; subject_name: string }[]>`
    select type, via, user_id, subject_name from activities where subject_id = ${id} order by id`

test('a key’s whole life, each step as the public API sees it (product.md 3.14, 18.7, 18.8)', async () => {
  const owner = await signIn(app, world)
  const { key, secret } = await create(owner, { expires_at: inSeconds(1000) })
  expect(key).toEqual({
    id: key.id,
    name: 'CI',
    scopes: ['read:tasks'],
    status: 'active',
    created_by: { id: world.users.owner, name: expect.any(String) as string },
    creator_active: true,
    created_at: clock.now().toISOString(),
    expires_at: inSeconds(1000),
    last_used_at: null,
    secrets: [
      {
        last4: secret.slice(-4),
        created_at: clock.now().toISOString(),
        expires_at: null,
        last_used_at: null,
      },
    ],
  })
  const path = `/keys/${key.id}`
  const status = async () => ((await owner.get(path)).body.data as Key).status

  expect(await statusOf(secret)).toBe(200)
  await app.context.recorders.flush()
  expect(((await owner.get(path)).body.data as Key).last_used_at).toBe(clock.now().toISOString())

  expect((await owner.patch(path, { name: 'Nightly' })).body.data.name).toBe('Nightly')
  expect((await owner.patch(path, { disabled: true })).body.data.status).toBe('disabled')
  expect(await statusOf(secret)).toBe(403)
  expect((await owner.patch(path, { disabled: true, name: 'Nightly' })).status).toBe(200)
  expect((await owner.patch(path, { disabled: false })).body.data.status).toBe('active')
  expect(await statusOf(secret)).toBe(200)

  const rotated = await owner.post(`${path}/rotations`, { overlap_seconds: 60 })
  const second = rotated.body.secret as string
  expect(rotated.body.data.secrets).toHaveLength(2)
  expect([await statusOf(secret), await statusOf(second)]).toEqual([200, 200])
  clock.advance(60)
  expect([await statusOf(secret), await statusOf(second)]).toEqual([401, 200])

  expect((await owner.delete(path)).status).toBe(204)
  expect(await statusOf(second)).toBe(401)
  expect((await owner.delete(path)).status).toBe(204)
  expect(await status()).toBe('revoked')
  expectRefusal(await owner.post(`${path}/rotations`, { overlap_seconds: 0 }), 'not_found')

  const origin = { via: 'web', user_id: world.users.owner }
  const told = await activityOf(key.id)
  expect(told).toEqual([
    { type: 'key.created', subject_name: 'CI', ...origin },
    { type: 'key.renamed', subject_name: 'Nightly', ...origin },
    ...['key.disabled', 'key.enabled', 'key.rotated', 'key.revoked'].map((type) => ({
      type,
      subject_name: 'Nightly',
      ...origin,
    })),
  ])
})

test('revoking holds from the answer on, for a key that was just used (product.md 3.11)', async () => {
  const owner = await signIn(app, world)
  for (let i = 0; i < 20; i++) {
    const { key, secret } = await create(owner)
    expect(await statusOf(secret)).toBe(200)
    await owner.delete(`/keys/${key.id}`)
    expect(await statusOf(secret)).toBe(401)
  }
})

test('the newest key is the first, and a page goes on where the last one ended', async () => {
  const own = await app.fixture()
  const owner = await signIn(app, own)
  const all = (await owner.get('/keys', { query: { limit: 100 } })).body.data as Key[]
  expect(all.map(({ id }) => id)).toEqual(
    all
      .map(({ id }) => id)
      .sort()
      .reverse(),
  )
  const statuses = new Set(all.map(({ status }) => status))
  expect(statuses).toEqual(new Set(['active', 'disabled', 'revoked', 'expired']))
  const walked: Key[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Answer = await owner.get('/keys', { query: { limit: 3, cursor } })
    walked.push(...(page.body.data as Key[]))
    cursor = page.body.meta.next_cursor as string | null
  }
  expect(walked).toEqual(all)
})

test('a key whose creator lost the role says so, whatever its status', async () => {
  const own = await app.fixture()
  await sql`update memberships set role = 'member' where workspace_id = ${own.workspace.id} and user_id = ${own.users.admin}`
  const owner = await signIn(app, own)
  expect((await owner.get(`/keys/${own.keys.admin.id}`)).body.data).toMatchObject({
    status: 'active',
    creator_active: false,
    created_by: { id: own.users.admin },
  })
})

describe('what is not a key', () => {
  const valid = { name: 'x', scopes: ['read:tasks'] }
  test.each([
    ['no name', { scopes: ['read:tasks'] }, 'name'],
    ['an empty name', { ...valid, name: '' }, 'name'],
    ['101 characters', { ...valid, name: 'x'.repeat(101) }, 'name'],
    ['no scopes', { name: 'x' }, 'scopes'],
    ['an empty list of scopes', { ...valid, scopes: [] }, 'scopes'],
    ['a scope twice', { ...valid, scopes: ['read:tasks', 'read:tasks'] }, 'scopes'],
    ['an unknown scope', { ...valid, scopes: ['admin'] }, 'scopes'],
    ['an end in the past', { ...valid, expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    ['an end without an offset', { ...valid, expires_at: '2120-01-01T00:00:00' }, 'expires_at'],
  ])('%s is refused', async (_what, body, param) => {
    const owner = await signIn(app, world)
    expectRefusal(await owner.post('/keys', body), 'validation_error', { param })
  })

  test.each([-1, 604_801, 1.5, null, undefined])('an overlap of %s is refused', async (overlap_seconds) => {
    const owner = await signIn(app, world)
    const answer = await owner.post(`/keys/${world.keys.full.id}/rotations`, { overlap_seconds })
    expectRefusal(answer, 'validation_error', { param: 'overlap_seconds' })
  })

  test('one of another workspace is not found, by any operation', async () => {
    const owner = await signIn(app, world)
    const path = `/keys/${world.foreign.key.id}`
    const answers = [
      await owner.get(path),
      await owner.patch(path, { name: 'mine' }),
      await owner.patch(path, {}),
      await owner.post(`${path}/rotations`, { overlap_seconds: 0 }),
      await owner.delete(path),
      await owner.get('/keys/key_x%00'),
    ]
    for (const answer of answers) expectRefusal(answer, 'not_found')
    expect(await statusOf(world.foreign.key.secret)).toBe(200)
  })
})

describe('a secret (product.md 18.7)', () => {
  test('is in the answer that made it, and never again: not in a replay, a log line or a table', async () => {
    const owner = await signIn(app, world)
    const headers = { 'Idempotency-Key': 'a key of a key' }
    const body = { name: 'Once', scopes: ['read:tasks'] }
    const first = await owner.post('/keys', body, { headers })
    const replay = await owner.post('/keys', body, { headers })
    expect(replay.status).toBe(201)
    expect(replay.headers['idempotent-replay']).toBe('true')
    expect(replay.body).toEqual({ data: first.body.data, secret: null })
    const rotation = { headers: { 'Idempotency-Key': 'a rotation' } }
    const path = `/keys/${first.body.data.id}/rotations`
    const rotated = await owner.post(path, { overlap_seconds: 60 }, rotation)
    expect((await owner.post(path, { overlap_seconds: 60 }, rotation)).body.secret).toBeNull()

    for (const secret of [first.body.secret, rotated.body.secret] as string[]) {
      expect(await statusOf(secret)).toBe(200)
      for (const read of [`/keys/${first.body.data.id}`, '/keys?limit=100', '/sessions']) {
        expect((await owner.get(read)).text).not.toContain(secret)
      }
      await expectNowhere(app, secret)
    }
  })

  test('an Idempotency-Key is a user’s, in a workspace (product.md 7.1)', async () => {
    const [owner, admin] = [await signIn(app, world), await signIn(app, world, 'admin')]
    const headers = { 'Idempotency-Key': 'the same' }
    const [first, second] = [
      await owner.post('/keys', { name: 'a', scopes: ['read:tasks'] }, { headers }),
      await admin.post('/keys', { name: 'b', scopes: ['read:tasks'] }, { headers }),
    ]
    expect([first.body.data.name, second.body.data.name]).toEqual(['a', 'b'])
    const other = await owner.post('/keys', { name: 'c', scopes: ['read:tasks'] }, { headers })
    expectRefusal(other, 'idempotency_key_reuse')
  })
})
