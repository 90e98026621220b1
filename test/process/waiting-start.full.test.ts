import postgres, { type Sql } from 'postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'
import { freePort } from '../support/network/free-port.ts'
import { lateDatabase } from '../support/database/late-database.ts'
import { logLinesIn } from '../support/app/logs.ts'
import { startPgBouncer, isPgBouncerMissing } from '../support/database/pgbouncer.ts'
import { beginServer, runServer, startServer, type StartingServer } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/* Servers that wait as they start, and servers that refuse to start (product.md 15.12, 15.13, 15.14). */

const environment = (DATABASE_URL: string, more: Record<string, string> = {}) => ({
  DATABASE_URL,
  SESSION_SECRET: 'a secret that is long enough to be one',
  ...more,
})

const says = (server: StartingServer, what: RegExp): Promise<void> =>
  waitFor(() =>
    logLinesIn(server.output()).some(({ msg, since }) => what.test(String(msg)) && since !== undefined),
  )

const hasStarted = (server: StartingServer): Promise<void> =>
  waitFor(() => server.output().includes('listening on'))

describe('a database that is not running yet', () => {
  test('a server waits for a database that is not running yet, and logs the wait', async () => {
    const { url, begin } = await lateDatabase()
    const server = beginServer(environment(url))
    await says(server, /^waiting for the database.*ECONNREFUSED/)
    begin()
    await hasStarted(server)
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })

  test('the wait for a database times out after DATABASE_WAIT_SECONDS, with a one-line message', async () => {
    const nowhere = `postgres://127.0.0.1:${await freePort()}/nothing`
    const { code, stderr } = await runServer(
      environment(nowhere, { DATABASE_WAIT_SECONDS: '0', LOG_LEVEL: 'silent' }),
    )
    expect(code).toBe(1)
    expect(
      stderr
        .trim()
        .split('\n')
        .filter((line) => line.includes('database')),
    ).toEqual([
      expect.stringMatching(/^The database cannot be reached: .*ECONNREFUSED.* DATABASE_WAIT_SECONDS=0/),
    ])
  })

  test('SIGTERM ends the wait for a database', async () => {
    const nowhere = `postgres://127.0.0.1:${await freePort()}/nothing`
    const server = beginServer(environment(nowhere, { DATABASE_WAIT_SECONDS: '3600' }))
    await says(server, /^waiting for the database/)
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })
})

describe('a migration of another node', () => {
  /** Creates a database without tables, and a connection that holds its migration lock. */
  async function lockedDatabase(): Promise<{ url: string; holder: Sql; release: () => Promise<unknown> }> {
    const url = new URL(await testDatabaseUrl())
    const admin = postgres(url.href, { max: 1, onnotice: () => undefined })
    const name = `${url.pathname.slice(1)}_locked`
    await admin.unsafe(`drop database if exists ${name} with (force)`)
    await admin.unsafe(`create database ${name}`)
    url.pathname = `/${name}`
    const holder = postgres(url.href, { max: 1, connection: { application_name: 'another node' } })
    await holder`select pg_advisory_lock(7248313001)`
    onTestFinished(async () => {
      await holder.end()
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    })
    return { url: url.href, holder, release: () => holder`select pg_advisory_unlock_all()` }
  }

  const waits = /^waiting for the migration lock, .* \(another node\) has held since \d{4}-/

  test('a server waits for a migration by another node, and the log says which node and since when', async () => {
    const { url, holder, release } = await lockedDatabase()
    const server = beginServer(environment(url))
    await says(server, waits)
    await release()
    await hasStarted(server)
    // The server has released its lock.
    const left = await holder`
      select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`
    expect(left).toHaveLength(0)
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })

  test('the wait for a migration times out after DATABASE_WAIT_SECONDS', async () => {
    const { url } = await lockedDatabase()
    const { code, stderr } = await runServer(
      environment(url, { DATABASE_WAIT_SECONDS: '1', LOG_LEVEL: 'silent' }),
    )
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Taskwire cannot start: gave up after 1 s: waiting for the migration lock/m)
  })

  test('SIGTERM ends the wait for a migration', async () => {
    const { url } = await lockedDatabase()
    const server = beginServer(environment(url, { DATABASE_WAIT_SECONDS: '3600' }))
    await says(server, waits)
    server.process.kill('SIGTERM')
    expect((await server.ended).code).toBe(0)
  })
})

describe.skipIf(isPgBouncerMissing)('a PgBouncer', () => {
  test('a PgBouncer in session mode works like PostgreSQL', async () => {
    const server = await startServer(environment(await startPgBouncer(await testDatabaseUrl(), 'session')))
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await server.kill('SIGTERM')).toBe(0)
  })

  test.each(['transaction', 'statement'] as const)(
    'a PgBouncer in %s mode is refused with a message',
    async (mode) => {
      const url = await startPgBouncer(await testDatabaseUrl(), mode)
      const { code, stderr } = await runServer(environment(url))
      expect(code).toBe(1)
      expect(stderr).toMatch(/pooler .*use pool_mode = session/)
    },
  )
})
