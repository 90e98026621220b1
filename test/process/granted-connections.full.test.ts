import postgres, { type Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openForWork } from '../../src/db/open-database.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'
import { runServer, startServer, type TestServer } from '../support/app/server.ts'

/** Default number of connections of a process, including the connection for LISTEN. */
const wanted = 17
const ampleLimits = Object.fromEntries(
  ['KEY', 'WRITE', 'WORKSPACE', 'ANONYMOUS'].map((of) => [`RATE_LIMIT_${of}`, '1000000']),
)

interface World extends Fixture {
  admin: Sql
  env: Record<string, string>
}

/** Creates a world, and a role with this connection limit. */
async function limitRole(limit: number): Promise<World> {
  const url = await testDatabaseUrl()
  const { db, close } = openForWork(url, { total: 2, applicationName: 'test' })
  const world = await createFixture(db, new Date())
  await close()
  return { ...world, ...(await makeLimitedRole(url, limit)) }
}

/** Creates a role with this connection limit for a database. */
async function makeLimitedRole(databaseUrl: string, limit: number): Promise<Pick<World, 'admin' | 'env'>> {
  const url = new URL(databaseUrl)
  const admin = postgres(url.href, { max: 2, onnotice: () => undefined })
  const role = `granted_${process.pid}_${limit}_${Date.now()}`
  const owner = url.username
  await admin.unsafe(`create role ${role} login password 'granted' connection limit ${limit}`)
  await admin.unsafe(`grant ${owner} to ${role}; alter role ${role} set role to ${owner}`)
  onTestFinished(async () => {
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`
    await admin.unsafe(`drop role ${role}`)
    await admin.end()
  })
  url.username = role
  url.password = 'granted'
  const env = { DATABASE_URL: url.href, SESSION_SECRET: 'x'.repeat(32), ...ampleLimits }
  return { admin, env }
}

function clientOf(server: TestServer, { keys }: Fixture) {
  return async (path: string, body?: object): Promise<number> => {
    const headers = { Authorization: `Bearer ${keys.full.secret}`, 'Content-Type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${server.url}/api/public/v1${path}`, init)
    await answer.arrayBuffer()
    return answer.status
  }
}

const linesOf = (server: TestServer, message: string): Record<string, unknown>[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(message))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test.each([5, 8, 10, 11, 16, 17])(
  'a server with %s granted connections serves every read and write with them, and logs the number once (product.md 15.20)',
  async (limit) => {
    const world = await limitRole(limit)
    const server = await startServer(world.env)
    const send = clientOf(server, world)
    const { tasks, projects } = world
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) {
      const all = Array.from({ length: 90 }, (_, i) => {
        if (i % 3 === 0) return send('/tasks', { title_text: 'Granted', project_id: projects.main })
        return send(i % 3 === 1 ? `/tasks/${tasks.first}` : `/tasks?limit=100&title=${i}`)
      })
      statuses.push(...(await Promise.all(all)))
    }
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([])
    const ready = await fetch(`${server.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
    const said = () => linesOf(server, 'grants fewer connections').map(({ granted }) => granted)
    if (limit < 10) await expect.poll(said, { timeout: 10_000 }).toEqual([limit])
    // With a limit of 10 or more, the requests may not have needed a connection that was refused.
    else expect(limit === wanted ? [[]] : [[], [limit]]).toContainEqual(said())
  },
)

test('a server that is granted too few connections at startup says how many it needs, and exits', async () => {
  const { env } = await limitRole(4)
  const { code, stderr, stdout } = await runServer({ ...env, DATABASE_WAIT_SECONDS: '1' })
  expect(stdout + stderr).toMatch(
    /grants this process 4 of the at least 5 connections that it needs.*CONNECTION LIMIT/,
  )
  expect(code).toBe(1)
})

test('after connections are lost, the remaining ones are divided so that each kind of work has one', async () => {
  const world = await limitRole(8)
  const server = await startServer(world.env)
  const send = clientOf(server, world)
  const { tasks, projects } = world
  const burst = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        i % 2 === 0
          ? send(`/tasks/${tasks.first}`)
          : send('/tasks', { title_text: 'Granted', project_id: projects.main }),
      ),
    )
  await burst(60)
  await world.admin`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'taskwire%' and pid <> pg_backend_pid()
      and datname = current_database()`
  await burst(60)
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 20_000 }).toBe(200)
  expect(new Set(await burst(60))).toEqual(new Set([200, 201]))
})

test.each([
  [6, false],
  [32, true],
])(
  'a server with %s granted connections starts with DEMO=1, and logs a message if it has none left for the demo',
  async (limit, hasDemo) => {
    const { env } = await makeLimitedRole(await emptyDatabase(), limit)
    const server = await startServer({ ...env, DEMO: '1' })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(server.output().includes('has a demo workspace')).toBe(hasDemo)
    expect(linesOf(server, 'no demo was created')).toHaveLength(hasDemo ? 0 : 1)
  },
)
