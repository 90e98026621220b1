import { sql } from '../../src/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { runTransaction, type Transaction } from '../../src/db/transaction.ts'
import { changeKey, mintKey, rotateKey } from '../../src/domain/api-keys/change-keys.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { KeyCache } from '../../src/http/callers/key-cache.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { operatorOf } from '../support/world/keys.ts'
import { startApp, type TestApp } from '../support/app/app.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/** Two nodes on one database, both caching. */
let node: TestApp
let other: TestApp
let world: Fixture
beforeAll(async () => {
  const config = { creatorRecheckSeconds: 60 }
  node = await startApp({ config })
  other = await startApp({ config })
  world = await node.fixture()
  await waitFor(() => node.context.listener.isConnected && other.context.listener.isConnected)
  // Signals of the fixture must arrive before the tests.
  await node.context.db.signals.flush()
  const signaled = Promise.withResolvers<void>()
  const stop = other.context.listener.on('taskwire_changes', () => signaled.resolve())
  await node.context.sql`select pg_notify('taskwire_changes', 'mark')`
  await signaled.promise
  stop()
})

async function mint(): Promise<{ id: string; secret: string }> {
  const actor = {
    workspaceId: world.workspace.id,
    userId: world.users.admin,
    via: 'cli' as const,
    now: node.clock.now(),
  }
  return runTransaction(node.context.db, (tx) =>
    mintKey(tx, actor, { name: 'cached', scopes: ['read:tasks'] }),
  )
}

const statusOn = async (app: TestApp, secret: string): Promise<number> =>
  (await app.withSecret(secret).get('/tasks')).status

/** Counts the key lookups that the work causes on this node. */
async function lookupsOf(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  const before = app.queries.length
  await work()
  return app.queries.slice(before).filter((text) => text.includes('"api_key_secrets"')).length
}

test('concurrent requests share one lookup', async () => {
  const { secret } = await mint()
  const lookups = await lookupsOf(other, async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOn(other, secret)))
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
  })
  expect(lookups).toBe(1)
})

test('a lookup that began before a key was revoked is not shared afterwards', async () => {
  const { id, secret } = await mint()
  const { listener, db } = node.context
  const cache = new KeyCache(listener, db, 60)
  const look = Promise.withResolvers<undefined>()
  const before = cache.find(secret, node.clock.now(), () => look.promise)
  await runTransaction(db, (tx) => changeKey(tx, operatorOf(world, node.clock.now()), id, { revoked: true }))
  const shared = Promise.reject(new Error('looked up again'))
  await expect(cache.find(secret, node.clock.now(), () => shared)).rejects.toThrow('looked up again')
  look.resolve(undefined)
  await before
})

describe('a change on one node takes effect on the other nodes (product.md 3.11, 3.19)', () => {
  type Change = (tx: Transaction, id: string) => Promise<unknown>
  const operator = () => operatorOf(world, node.clock.now())
  const narrow: Change = (tx, id) => changeKey(tx, operator(), id, { scopes: ['read:events'] })
  const setRole =
    (role: 'member' | 'admin'): Change =>
    (tx) =>
      setMembership(tx, operator(), world.users.admin, { role, status: 'active' })

  test.each<[what: string, change: Change, status: number]>([
    ['a revoked key is refused', (tx, id) => changeKey(tx, operator(), id, { revoked: true }), 401],
    ['a disabled key is refused', (tx, id) => changeKey(tx, operator(), id, { disabled: true }), 403],
    ['a rotated secret is refused', (tx, id) => rotateKey(tx, operator(), id, 0), 401],
    ['a key that has lost the scope is refused', narrow, 403],
    ['a key whose creator is no longer an admin is refused', setRole('member'), 401],
  ])('%s on both nodes after the change', async (_title, change, status) => {
    const { id, secret } = await mint()
    expect(await statusOn(node, secret)).toBe(200)
    expect(await statusOn(other, secret)).toBe(200)
    await runTransaction(node.context.db, (tx) => change(tx, id))
    // The clocks are stopped, so only the signal can invalidate the caches of the nodes.
    await waitFor(async () => (await statusOn(other, secret)) === status)
    await waitFor(async () => (await statusOn(node, secret)) === status)
    await runTransaction(node.context.db, (tx) => setRole('admin')(tx, id))
  })
})

test('after a change to a key, a node looks up only the keys of that workspace again', async () => {
  const [{ secret }, stranger] = [await mint(), await other.fixture()]
  const changed = await mint()
  const callAll = async () => {
    expect(await statusOn(other, secret)).toBe(200)
    expect(await statusOn(other, stranger.keys.full.secret)).toBe(200)
  }
  await callAll()
  const revoke = (tx: Transaction) =>
    changeKey(tx, operatorOf(world, node.clock.now()), changed.id, { revoked: true })
  expect(await statusOn(other, changed.secret)).toBe(200)
  await runTransaction(node.context.db, revoke)
  await waitFor(async () => (await statusOn(other, changed.secret)) === 401)
  expect(await lookupsOf(other, callAll)).toBe(1)
})

test('a node whose listener is disconnected uses no cached key, and caches keys again after reconnecting', async () => {
  const { id, secret } = await mint()
  expect(await statusOn(other, secret)).toBe(200)
  // The listeners of both nodes are disconnected, and the row is changed without a signal.
  await node.context.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'taskwire listener' and datname = current_database()`)
  await waitFor(() => !other.context.listener.isConnected)
  await node.context.db.execute(sql`update api_keys set revoked_at = now() where id = ${id}`)
  expect(await statusOn(other, secret)).toBe(401)
  await waitFor(() => node.context.listener.isConnected && other.context.listener.isConnected)
  const again = await mint()
  expect(
    await lookupsOf(other, async () => {
      await statusOn(other, again.secret)
      await statusOn(other, again.secret)
    }),
  ).toBe(1)
})

test('every process is notified of each committed change, by ids only', async () => {
  const payloads: string[] = []
  const stop = other.context.listener.on('taskwire_changes', (payload) => payloads.push(payload))
  const full = node.withSecret(world.keys.full.secret)
  const refused = await full.post('/tasks', { title_text: 'x', project_id: world.projects.no_open_column })
  expect(refused.status).toBe(422)
  const created = await full.post('/tasks', { title_text: 'x', project_id: world.projects.second })
  const { id } = (created.body as { data: { id: string } }).data
  // Signals of earlier tests may still arrive.
  const taskPayloads = () => payloads.filter((payload) => payload.includes(' task.'))
  await waitFor(() => taskPayloads().length > 0)
  stop()
  expect(taskPayloads()).toEqual([`${world.workspace.id} task.created ${id}/${world.projects.second}`])
})
