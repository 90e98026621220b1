import postgres from 'postgres'
import { describe, expect, test } from 'vitest'
import { startApp } from '../support/app/app.ts'
import { taskwire } from '../support/app/cli.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'
import { runServer, startServer } from '../support/app/server.ts'

/* A server that starts while its database refuses writes (product.md 2.9, 15.13). */

const SESSION_SECRET = 'a secret that is long enough to be one'

/** Returns the URL with read-only sessions. */
function readOnly(url: string): string {
  const parsed = new URL(url)
  parsed.searchParams.set('options', '-c default_transaction_read_only=on')
  return parsed.href
}

const words = String.raw`the database is read-only \(.*\): cannot execute .* in a read-only transaction`

describe('a database whose schema is up to date', () => {
  test.each(['0', '1'])(
    'a read-only database whose schema is up to date lets a server serve reads without being ready (DEMO=%s)',
    async (DEMO) => {
      const world = await (await startApp({}, 'test')).fixture()
      const server = await startServer({
        DATABASE_URL: readOnly(await testDatabaseUrl()),
        SESSION_SECRET,
        DEMO,
      })
      const call = (path: string, init: RequestInit = {}) =>
        fetch(`${server.url}/api/public/v1${path}`, {
          ...init,
          headers: { Authorization: `Bearer ${world.keys.full.secret}`, 'Content-Type': 'application/json' },
        })
      expect((await call(`/tasks/${world.tasks.first}`)).status).toBe(200)
      const body = JSON.stringify({ title_text: 'Unwritten', project_id: world.projects.main })
      expect((await call('/tasks', { method: 'POST', body })).status).toBe(503)
      const ready = await fetch(`${server.url}/readyz`)
      expect([ready.status, await ready.json()]).toMatchObject([503, { check: 'writes' }])
      expect(await server.kill('SIGTERM')).toBe(0)
    },
  )

  test('on a read-only database a command that writes says that it cannot', async () => {
    const env = { DATABASE_URL: readOnly(await testDatabaseUrl()), SESSION_SECRET }
    const { code, stderr } = await taskwire(['fixture'], env)
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^error: ${words}\\n$`)) as string,
    })
  })
})

describe('a database without any free space', () => {
  test('startup on a full database is refused with a message if the demo must be created', async () => {
    const DATABASE_URL = await emptyDatabase()
    const sql = postgres(DATABASE_URL, { max: 1 })
    await sql.unsafe(`
      create function full_disk() returns trigger language plpgsql
      as $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on users execute function full_disk()`)
    await sql.end()
    const { code, stderr } = await runServer({ DATABASE_URL, SESSION_SECRET, DEMO: '1', LOG_LEVEL: 'silent' })
    expect(code).toBe(1)
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'Taskwire cannot start: the database has no space left: could not extend file',
    )
  })
})

describe('a database that lacks migrations', () => {
  test('startup on a read-only database that lacks migrations is refused with a message', async () => {
    const { code, stderr } = await runServer({
      DATABASE_URL: readOnly(await emptyDatabase('template1')),
      SESSION_SECRET,
      LOG_LEVEL: 'silent',
    })
    expect(code).toBe(1)
    expect(stderr.trim().split('\n').at(-1)).toMatch(new RegExp(`^Taskwire cannot start: ${words}$`))
  })

  test('migrate is refused with a message on a read-only database that lacks migrations', async () => {
    const env = { DATABASE_URL: readOnly(await emptyDatabase('template1')), SESSION_SECRET }
    const { code, stderr } = await taskwire(['migrate'], env)
    expect(code).toBe(1)
    expect(stderr).toMatch(new RegExp(`^error: ${words}\\n$`))
  })
})
