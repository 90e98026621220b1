import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { settingsPrefix } from '../support/app/app.ts'
import { expectExhausted, withLimits } from '../support/app/budgets.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { cookieOf, setPassword, password, signIn, signInCookie } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

const { app, clock, sql } = useWorld()
beforeAll(() => waitFor(() => app.context.listener.isConnected))

test('a session has its own budgets of requests and of writes per minute (product.md 18.10)', async () => {
  const { app, fixture } = await withLimits({ session: 4, session_write: 1 })
  const [one, other] = [await signIn(app, fixture), await signIn(app, fixture)]
  const write = () => one.post('/notifications/reads', { until: app.clock.now().toISOString() })
  expect((await write()).status).toBe(204)
  const refused = await write()
  expectRefusal(refused, 'session_rate_limited')
  expect(refused.headers['retry-after']).toBe('60')
  expect((await one.get('/session')).status).toBe(200)
  expect((await one.get('/session')).status).toBe(200)
  expectExhausted(await one.get('/session'), 'session', 4)
  expect((await other.get('/session')).status).toBe(200)
  app.clock.advance(60)
  expect((await one.get('/session')).status).toBe(200)
})

test('all sessions of a user share a budget of requests and one of writes, which other users do not use (product.md 18.10)', async () => {
  const { app, fixture } = await withLimits({ user: 4, user_write: 1 })
  const [one, other] = [await signIn(app, fixture), await signIn(app, fixture)]
  const admin = await signIn(app, fixture, 'admin')
  const write = { until: app.clock.now().toISOString() }
  expect((await one.post('/notifications/reads', write)).status).toBe(204)
  expectRefusal(await other.post('/notifications/reads', write), 'session_rate_limited')
  for (const caller of [one, other]) expect((await caller.get('/session')).status).toBe(200)
  for (const caller of [one, other]) expectRefusal(await caller.get('/session'), 'session_rate_limited')
  expect((await admin.get('/session')).status).toBe(200)
  app.clock.advance(60)
  expect((await other.get('/session')).status).toBe(200)
})

test('a thirty-first stream of a user is refused with stream_limit in every session, but not for other users (product.md 18.10)', async () => {
  const world = await app.fixture()
  const sessions = []
  for (let i = 0; i < 4; i++) sessions.push(await signInCookie(app, world))
  const [one = '', two = '', three = '', four = ''] = sessions
  const streams = []
  for (const cookie of [one, two, three]) for (let i = 0; i < 10; i++) streams.push(await openStream(cookie))
  expect(streams.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200))
  expectRefusal(await app.inSettings({ Cookie: four }).get('/changes'), 'stream_limit')
  expect((await openStream(await signInCookie(app, world, 'admin'))).statusCode).toBe(200)
  streams[0]?.destroy()
  await waitFor(async () => (await openStream(four)).statusCode === 200)
})

test('an eleventh stream of a session is refused with stream_limit until another has ended (product.md 18.10)', async () => {
  const world = await app.fixture()
  const [cookie, other] = [await signInCookie(app, world), await signInCookie(app, world)]
  const streams = []
  for (let i = 0; i < 10; i++) streams.push(await openStream(cookie))
  expect(streams.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expectRefusal(await app.inSettings({ Cookie: cookie }).get('/changes'), 'stream_limit')
  expect((await openStream(other)).statusCode).toBe(200)
  streams[0]?.destroy()
  await waitFor(async () => (await openStream(cookie)).statusCode === 200)
})

async function openStream(cookie: string): Promise<IncomingMessage> {
  const request = get(`${app.url}${settingsPrefix}/changes`, { headers: { Cookie: cookie }, agent: false })
  const [res] = (await once(request, 'response')) as [IncomingMessage]
  onTestFinished(() => void res.destroy())
  return res
}

test('a workspace may have 1,000 active keys, and one of two concurrent requests for the last slot is refused with key_limit (product.md 3.17)', async () => {
  const { workspace, users } = await app.fixture()
  const owner = await signIn(app, { workspace, users } as Parameters<typeof signIn>[1])
  const [live] = await sql<{ count: number }[]>`
    select count(*)::int from api_keys where workspace_id = ${workspace.id} and revoked_at is null
      and (expires_at is null or expires_at > ${clock.now().toISOString()})`
  const addKeys = (count: number, ended: { revoked_at?: string; expires_at?: string } = {}) => sql`
    insert into api_keys (workspace_id, id, name, scopes, created_by, created_at, revoked_at, expires_at)
    select ${workspace.id}, 'key_' || gen_random_uuid(), 'one of many', '{read:tasks}', ${users.owner}, now(),
      ${ended.revoked_at ?? null}, ${ended.expires_at ?? null}
    from generate_series(1, ${count})`
  const now = clock.now().toISOString()
  await addKeys(5, { revoked_at: now })
  await addKeys(5, { expires_at: now })
  await addKeys(999 - (live?.count ?? 0))
  const create = () => owner.post('/keys', { name: 'the last', scopes: ['read:tasks'] })
  const answers = await Promise.all([create(), create()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  expectRefusal(answers.find(({ status }) => status === 422) ?? (await create()), 'key_limit')
})

test('a sign-in beyond 100 sessions ends the oldest session of the user (product.md 18.11)', async () => {
  const world = await app.fixture()
  const oldest = await signIn(app, world)
  clock.advance(1)
  const second = await signIn(app, world)
  await sql`
    insert into sessions (hash, id, user_id, workspace_id, created_at, last_seen_at, ip)
    select sha256(uuid_send(gen_random_uuid())), 'ses_' || gen_random_uuid(), ${world.users.owner}, ${world.workspace.id},
      ${clock.now().toISOString()}, ${clock.now().toISOString()}, '192.0.2.1'
    from generate_series(1, 98)`
  expect((await oldest.get('/session')).status).toBe(200)
  clock.advance(1)
  const newest = await signIn(app, world)
  expectRefusal(await oldest.get('/session'), 'session_required')
  expect((await second.get('/session')).status).toBe(200)
  expect((await newest.get('/session')).status).toBe(200)
})

test('the first 512 characters of a User-Agent are stored (product.md 18.11)', async () => {
  const email = await setPassword(app, await app.fixture())
  const headers = { 'User-Agent': 'x'.repeat(2_000) }
  const answer = await app.inSettings({}).post('/session', { email, password }, { headers })
  const { body } = await app.inSettings({ Cookie: cookieOf(answer) }).get('/sessions')
  expect(body.data[0].user_agent).toBe('x'.repeat(512))
})
