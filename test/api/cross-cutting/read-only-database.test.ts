import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type Answer, type Caller, type TestApp } from '../../support/app/app.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { signInCookie } from '../../support/world/settings.ts'
import { waitFor } from '../../support/runner/wait-for.ts'

/* Writes that the database refuses return 503, and reads succeed (product.md 2.9). */

let app: TestApp
let world: Fixture
let full: Caller
let cookie: string
beforeAll(async () => {
  app = await startApp()
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
  cookie = await signInCookie(app, world)
  expect((await createOnce()).status).toBe(201)
})

/** Makes new sessions read-only or writable, and makes the app reconnect. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const { sql, listener } = app.context
  const [row] = await sql<{ name: string }[]>`select current_database() as name`
  await sql.unsafe(`alter database ${row?.name} set default_transaction_read_only = ${value}`)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'taskwire%'`
  await waitFor(() => !listener.isConnected)
  await waitFor(() => listener.isConnected)
}

/** Creates a task with an `Idempotency-Key` while the database is writable. */
const createOnce = (): Promise<Answer> =>
  full.post(
    '/tasks',
    { title_text: 'Written', project_id: world.projects.main },
    { headers: { 'Idempotency-Key': 'written' } },
  )

async function expectReplay(): Promise<void> {
  const answer = await createOnce()
  expect([answer.status, answer.headers['idempotent-replay']]).toEqual([201, 'true'])
}

const writes: Record<string, () => Promise<Answer>> = {
  POST: () => full.post('/tasks', { title_text: 'Unwritten', project_id: world.projects.main }),
  'POST with an Idempotency-Key': () =>
    full.post(
      '/tasks',
      { title_text: 'Unwritten', project_id: world.projects.main },
      { headers: { 'Idempotency-Key': 'unwritten' } },
    ),
  PATCH: () => full.patch(`/tasks/${world.tasks.first}`, { title_text: 'Unwritten' }),
}

const ready = async (): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(`${app.url}/readyz`)
  return { status: answer.status, body: await answer.json() }
}

describe('a read-only database', () => {
  beforeAll(async () => {
    await setReadOnly('on')
    return () => setReadOnly('off')
  })

  test.each(Object.keys(writes))('a read-only database makes %s fail with 503', async (name) => {
    const answer = await writes[name]?.()
    expect([answer?.status, answer?.body.error.code]).toEqual([503, 'service_unavailable'])
    expect(answer?.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  })

  test('a stored reply is still replayed while the database is read-only (product.md 7.4)', expectReplay)

  test('/metrics shows that the database is read-only', async () => {
    expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(/^taskwire_database_writable 0$/m)
  })

  test.each(['/me', '/tasks', '/projects', '/members'])(
    'GET %s is still served while the database is read-only',
    async (path) => {
      // The key was not used for a minute, so its last use has to be written.
      app.clock.advance(120)
      expect((await full.get(path)).status).toBe(200)
    },
  )

  test('the settings area is still served while the database is read-only', async () => {
    app.clock.advance(120)
    const settings = app.inSettings({ Cookie: cookie })
    expect((await settings.get('/keys')).status).toBe(200)
  })

  test('while the database is read-only, /readyz is not ready and gives that as the reason', async () => {
    expect(await ready()).toMatchObject({
      status: 503,
      body: { check: 'writes', reason: 'The database is read-only.', error: { code: 'service_unavailable' } },
    })
  })
})

describe('a full database', () => {
  afterEach(async () => {
    await app.context.sql`drop trigger if exists full_disk on tasks`
    await app.context.sql`drop event trigger if exists full_disk`
  })

  const fill = async (what: 'tasks' | 'all'): Promise<void> => {
    const { sql } = app.context
    const kind = what === 'tasks' ? 'trigger' : 'event_trigger'
    await sql.unsafe(`
      create or replace function full_disk_${what}() returns ${kind} language plpgsql
      as $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`)
    if (what === 'tasks')
      await sql`create trigger full_disk before insert or update on tasks execute function full_disk_tasks()`
    else await sql`create event trigger full_disk on ddl_command_start execute function full_disk_all()`
  }

  test.each(Object.keys(writes))('a full database makes %s fail with 503', async (name) => {
    await fill('tasks')
    const answer = await writes[name]?.()
    expect([answer?.status, answer?.body.error.code]).toEqual([503, 'service_unavailable'])
    expect(answer?.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  })

  test('a stored reply is still replayed while the database is full (product.md 7.4)', async () => {
    await fill('tasks')
    await expectReplay()
  })

  test('a process is not ready while the database is full, and is ready once there is space again', async () => {
    await fill('tasks')
    await fill('all')
    expect((await writes.POST?.())?.status).toBe(503)
    expect(await ready()).toMatchObject({
      status: 503,
      body: { check: 'writes', reason: 'The database has no space left.' },
    })
    await app.context.sql`drop event trigger full_disk`
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })
  })
})

test('all writes succeed once a full database has space again', async () => {
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })
  const statuses = await Promise.all(Object.values(writes).map((write) => write()))
  expect(statuses.map(({ status }) => status)).toEqual([201, 201, 200])
})
