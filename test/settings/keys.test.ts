import { beforeAll, expect, test } from 'vitest'
import type { Schemas } from '../../generated/settings.operations.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { settingsPrefix, type Caller } from '../support/app/app.ts'
import { sendHalf } from '../support/network/half-request.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { expectSecretAbsent } from '../support/contract/secrets.ts'
import { signIn, signInCookie } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

type Key = Schemas['Key']

// The default: a process caches keys while its listener is connected.
const { app, world, clock, sql, commit } = useWorld({ config: { creatorRecheckSeconds: 60 } })
const inSeconds = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString()
const statusOf = async (secret: string): Promise<number> => (await app.withSecret(secret).get('/me')).status

let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

async function create(body: object = {}, creator = owner): Promise<{ key: Key; secret: string }> {
  const answer = await creator.post('/keys', { name: 'CI', scopes: ['read:tasks'], ...body })
  expect(answer.status, answer.text).toBe(201)
  return { key: answer.body.data as Key, secret: answer.body.secret as string }
}

const activityOf = (id: string) =>
  sql<{ type: string; via: string; user_id: string; subject_name: string }[]>`
    select type, via, user_id, subject_name from activities where subject_id = ${id} order by id`

test('each step in the life of a key is visible in the public API (product.md 3.14, 18.7, 18.8)', async () => {
  const { key, secret } = await create({ expires_at: inSeconds(1000) })
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
  const activities = await activityOf(key.id)
  expect(activities).toEqual([
    { type: 'key.created', subject_name: 'CI', ...origin },
    { type: 'key.renamed', subject_name: 'Nightly', ...origin },
    ...['key.disabled', 'key.enabled', 'key.rotated', 'key.revoked'].map((type) => ({
      type,
      subject_name: 'Nightly',
      ...origin,
    })),
  ])
})

test('a key is refused as soon as its revocation has been answered, even if it was just used (product.md 3.11)', async () => {
  for (let i = 0; i < 5; i++) {
    const { key, secret } = await create()
    expect(await statusOf(secret)).toBe(200)
    await owner.delete(`/keys/${key.id}`)
    expect(await statusOf(secret)).toBe(401)
  }
})

test('a key whose creator has lost the role is marked as such, whatever its status', async () => {
  const own = await app.fixture()
  await sql`update memberships set role = 'member' where workspace_id = ${own.workspace.id} and user_id = ${own.users.admin}`
  const owner = await signIn(app, own)
  expect((await owner.get(`/keys/${own.keys.admin.id}`)).body.data).toMatchObject({
    status: 'active',
    creator_active: false,
    created_by: { id: own.users.admin },
  })
})

test('another admin cannot rotate a key, but can disable and revoke it (product.md 3.18)', async () => {
  const { key, secret } = await create()
  const admin = await signIn(app, world, 'admin')
  expectRefusal(await admin.post(`/keys/${key.id}/rotations`, { overlap_seconds: 0 }), 'forbidden')
  expect(await statusOf(secret)).toBe(200)
  expect((await admin.patch(`/keys/${key.id}`, { disabled: true })).status).toBe(200)
  expect((await admin.delete(`/keys/${key.id}`)).status).toBe(204)
})

test.each([
  ['add a scope', { scopes: ['read:tasks', 'read:projects'] }],
  ['replace a scope', { scopes: ['write:tasks'] }],
  ['set a later expiry', { expires_at: inSeconds(2000) }],
  ['remove the expiry', { expires_at: null }],
])(
  'only the creator of a key can %s, and nothing is written for others (product.md 3.19)',
  async (_what, body) => {
    const { key } = await create({ scopes: ['read:tasks', 'read:events'], expires_at: inSeconds(1000) })
    const admin = await signIn(app, world, 'admin')
    const path = `/keys/${key.id}`
    const before = (await owner.get(path)).body
    expectRefusal(await admin.patch(path, { ...body, name: 'Mine' }), 'forbidden')
    expect((await owner.get(path)).body).toEqual(before)
    expect((await owner.patch(path, body)).status).toBe(200)
  },
)

test('another admin can remove scopes of a key, and set an earlier expiry (product.md 3.19)', async () => {
  const { key } = await create({ scopes: ['read:tasks', 'read:events'] })
  const admin = await signIn(app, world, 'admin')
  const less = { scopes: ['read:events'], expires_at: inSeconds(500) }
  expect((await admin.patch(`/keys/${key.id}`, less)).body.data).toMatchObject(less)
})

test('scopes and expiry of a key can be changed, and the change applies once its response is sent (product.md 3.19)', async () => {
  const { key, secret } = await create()
  const path = `/keys/${key.id}`
  const asKey = app.withSecret(secret)
  expect((await asKey.get('/projects')).status).toBe(403)
  const update = { scopes: ['read:projects'], expires_at: '2031-05-05T12:00:00+02:00' }
  const shown = { scopes: ['read:projects'], expires_at: '2031-05-05T10:00:00.000Z' }
  for (const _ of [1, 2]) expect((await owner.patch(path, update)).body.data).toMatchObject(shown)
  expect((await owner.get(path)).body.data).toMatchObject(shown)
  expect((await asKey.get('/projects')).status).toBe(200)
  expect((await owner.patch(path, { expires_at: null })).body.data.expires_at).toBeNull()
  expect(await sql`select type, changed from activities where subject_id = ${key.id} order by id`).toEqual([
    { type: 'key.created', changed: null },
    { type: 'key.updated', changed: ['scopes', 'expires_at'] },
    { type: 'key.updated', changed: ['expires_at'] },
  ])
})

test('an expired key works again with a later expiry, but only below the limit of live keys (product.md 3.17, 3.19)', async () => {
  const own = await app.fixture()
  const owner = await signIn(app, own)
  const { key, secret } = await create({}, owner)
  const expireKey = () => sql`update api_keys set expires_at = '2001-01-01' where id = ${key.id}`
  await expireKey()
  expect(await statusOf(secret)).toBe(401)
  expect((await owner.patch(`/keys/${key.id}`, { expires_at: null })).body.data.status).toBe('active')
  expect(await statusOf(secret)).toBe(200)
  await expireKey()
  await sql`
    insert into api_keys (workspace_id, id, name, scopes, created_by, created_at)
    select workspace_id, 'key_more' || n, name, scopes, created_by, created_at
    from api_keys, generate_series(1, 1000) n where id = ${key.id}`
  expectRefusal(await owner.patch(`/keys/${key.id}`, { expires_at: null }), 'key_limit')
})

test('a key cannot get an expiry in the past (product.md 3.19)', async () => {
  const answer = await owner.patch(`/keys/${world.keys.full.id}`, { expires_at: '2001-01-01T00:00:00Z' })
  expectRefusal(answer, 'validation_error', { param: 'expires_at' })
})

test.each([-1, 604_801, 1.5, null, undefined])(
  'a rotation with an overlap of %s is refused',
  async (overlap_seconds) => {
    const answer = await owner.post(`/keys/${world.keys.full.id}/rotations`, { overlap_seconds })
    expectRefusal(answer, 'validation_error', { param: 'overlap_seconds' })
  },
)

test('every operation on a key of another workspace is refused with 404', async () => {
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

test('a key secret is only in the response that created it: not in a replay, a log line or a table (product.md 3.3, 18.7)', async () => {
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
    await expectSecretAbsent(app, secret)
  }
})

test('an Idempotency-Key of one user does not conflict with that of another user of the workspace (product.md 7.1)', async () => {
  const admin = await signIn(app, world, 'admin')
  const headers = { 'Idempotency-Key': 'the same' }
  const [first, second] = [
    await owner.post('/keys', { name: 'a', scopes: ['read:tasks'] }, { headers }),
    await admin.post('/keys', { name: 'b', scopes: ['read:tasks'] }, { headers }),
  ]
  expect([first.body.data.name, second.body.data.name]).toEqual(['a', 'b'])
  const other = await owner.post('/keys', { name: 'c', scopes: ['read:tasks'] }, { headers })
  expectRefusal(other, 'idempotency_key_reuse')
})

test('an Idempotency-Key belongs to the workspace of the write, even if the session switches during the request (product.md 7.3)', async () => {
  const other = await app.fixture()
  const source = { workspaceId: other.workspace.id, userId: null, via: 'cli' as const, now: clock.now() }
  await commit((tx) => setMembership(tx, source, world.users.owner, { role: 'admin', status: 'active' }))
  const cookie = await signInCookie(app, world)
  const settings = app.inSettings({ Cookie: cookie })
  const body = { name: 'Moved', scopes: ['read:tasks'] }
  const headers = { Cookie: cookie, 'Idempotency-Key': 'moved' }
  const url = `${app.url}${settingsPrefix}/keys`
  const finish = await sendHalf(app.context.admission.bodies, { url, method: 'POST', headers, body })
  expect((await settings.patch('/session', { workspace_id: other.workspace.id })).status).toBe(200)
  const first = await finish()
  const second = await settings.post('/keys', body, { headers: { 'Idempotency-Key': 'moved' } })
  expect([first.status, second.status, second.headers['idempotent-replay']]).toEqual([201, 201, 'true'])
})
