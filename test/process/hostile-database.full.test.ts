import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { backUpAndRestore } from '../support/world/back-up-and-restore.ts'
import { taskwire } from '../support/app/cli.ts'
import { createOtherSchema, makeHostile } from '../support/database/hostile-settings.ts'
import { logLinesIn } from '../support/app/logs.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { runServer, startServer, testDataDir } from '../support/app/server.ts'
import { startPostgres15, isPostgres15Missing } from '../support/database/postgres-15.ts'

/* Databases whose role has settings that change what a session reads and writes (product.md 15.21). */

const role = 'taskwire_hostile'
const SESSION_SECRET = 'a secret that is long enough to be one'

let admin: Sql
beforeAll(async () => {
  admin = postgres(inject('database').url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create role ${role} login password 'hostile'`)
  await makeHostile(admin, role)
  // Requires PostgreSQL 17, so it is not among the settings for all versions.
  await admin.unsafe(`alter role ${role} set transaction_timeout to '700ms'`)
  onFileFinished(async () => {
    await admin.unsafe(`drop role ${role}`)
    await admin.end()
  })
})

/** Creates a database for the hostile role, and returns its URL and a superuser connection. */
async function hostileDatabase(more = ''): Promise<{ env: Record<string, string>; sql: Sql }> {
  const url = Object.assign(new URL(inject('database').url), { pathname: `/hostile_${databases.length}` })
  const name = url.pathname.slice(1)
  await admin.unsafe(`create database ${name} owner ${role} template template0 ${more}`)
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined })
  await createOtherSchema(sql)
  databases.push(name)
  onFileFinished(async () => {
    await sql.end()
    await admin.unsafe(`drop database ${name} with (force)`)
  })
  Object.assign(url, { username: role, password: 'hostile' })
  return { env: { DATABASE_URL: url.href, SESSION_SECRET, DEMO: '0' }, sql }
}
const databases: string[] = []

/** Lists the tables that are not in the public schema. */
const strays = (sql: Sql) => sql<{ name: string }[]>`
  select relname as name from pg_class where relkind in ('r', 'p') and relowner = ${role}::regrole
    and relnamespace not in ('public'::regnamespace, 'drizzle'::regnamespace)`

test('on a hostile database, a server, its commands, webhooks, backup and restore work as on any other', async () => {
  const [source, target] = [await hostileDatabase(), await hostileDatabase()]
  expect(await taskwire(['migrate'], source.env)).toMatchObject({ code: 0, stderr: '' })
  const file = join(await testDataDir(), 'world.backup')
  const { backup, restore } = await backUpAndRestore(source.env, target.env, file)
  expect(restore).toMatchObject({ tables: backup.tables, rows: backup.rows })
  for (const { sql } of [source, target]) expect(await strays(sql)).toEqual([])
})

test.skipIf(isPostgres15Missing)('the oldest supported PostgreSQL accepts all session settings', async () => {
  const env = { DATABASE_URL: await startPostgres15(), SESSION_SECRET, DEMO: '1' }
  const server = await startServer(env)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a migration takes as long as it needs, whatever statement_timeout the role has', async () => {
  const { env, sql } = await hostileDatabase()
  await sql.unsafe(`
    create function sleep() returns event_trigger language plpgsql as $$ begin perform pg_sleep(1); end $$;
    create event trigger slow on ddl_command_end when tag in ('CREATE SCHEMA') execute function sleep()`)
  expect(await taskwire(['migrate'], env)).toMatchObject({ code: 0, stderr: '' })
})

test('concurrent changes to one task all succeed if transactions are repeatable read by default', async () => {
  const { env } = await hostileDatabase()
  const server = await startServer(env)
  const { stdout } = await taskwire(['fixture', '--json'], env)
  const { keys, tasks } = JSON.parse(stdout) as Fixture
  const headers = { Authorization: `Bearer ${keys.full.secret}`, 'Content-Type': 'application/json' }
  const statuses = await Promise.all(
    Array.from({ length: 15 }, async (_, i) => {
      const init = { method: 'PATCH', headers, body: JSON.stringify({ title_text: `Change ${i}` }) }
      return (await fetch(`${server.url}/api/public/v1/tasks/${tasks.first}`, init)).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a problem reported by doctor that does not prevent serving is logged as a warning at startup (product.md 15.22)', async () => {
  const { env, sql } = await hostileDatabase()
  expect(await taskwire(['migrate'], env)).toMatchObject({ code: 0 })
  await sql.unsafe(
    'alter table public.cards drop constraint cards_workspace_id_project_id_projects_workspace_id_id_fk',
  )
  const server = await startServer({ ...env, HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' })
  const warnings = logLinesIn(server.output()).filter(
    ({ level, check }) => level === 40 && check !== undefined,
  )
  expect(warnings).toMatchObject([
    {
      check: 'public_url',
      msg: expect.stringMatching(
        /is a loopback address, so each client would reach its own machine/,
      ) as string,
    },
    { check: 'foreign_keys', msg: expect.stringMatching(/^missing: cards_workspace/) as string },
  ])
})

describe('the server at startup, commands and doctor refuse a database with a setting that a session cannot change, and name the setting', () => {
  const expectRefused = async (env: Record<string, string>, what: RegExp): Promise<void> => {
    const start = await runServer({ ...env, LOG_LEVEL: 'silent' })
    expect([start.code, start.stderr]).toEqual([1, expect.stringMatching(/^Taskwire cannot start: /m)])
    expect(start.stderr).toMatch(what)
    const command = await taskwire(['fixture'], env)
    expect([command.code, command.stderr]).toEqual([1, expect.stringMatching(what)])
    const doctor = await taskwire(['doctor'], env)
    expect([doctor.code, doctor.stdout]).toEqual([1, expect.stringMatching(what)])
  }

  test.each(['LATIN1', 'SQL_ASCII'])('an encoding of %s is refused', async (encoding) => {
    const { env } = await hostileDatabase(`encoding ${encoding} locale 'C'`)
    await expectRefused(env, new RegExp(`server_encoding is ${encoding} and must be UTF8`))
  })

  test('session_replication_role is refused, since foreign keys would not be checked', async () => {
    const { env } = await hostileDatabase()
    await admin.unsafe(`alter role ${role} set session_replication_role to replica`)
    try {
      await expectRefused(env, /session_replication_role is replica and must be origin/)
    } finally {
      await admin.unsafe(`alter role ${role} reset session_replication_role`)
    }
  })

  test('a table or request-log partition that an older version created in another schema is refused', async () => {
    const { env, sql } = await hostileDatabase()
    expect(await taskwire(['migrate'], env)).toMatchObject({ code: 0 })
    await sql.unsafe(`
      alter table public.mails set schema other_application;
      create table other_application.request_log_20200101 partition of public.request_log
        for values from ('2020-01-01T00:00Z') to ('2020-01-02T00:00Z');
      alter table other_application.request_log_20200101 owner to ${role}`)
    await expectRefused(env, /other_application\.mails, other_application\.request_log_20200101/)
    await sql.unsafe('alter table other_application.mails set schema public')
    await sql.unsafe('alter table other_application.request_log_20200101 set schema public')
    expect(await taskwire(['fixture'], env)).toMatchObject({ code: 0 })
  })

  test('a PostgreSQL without ICU is refused, since it lacks the collation for all scripts', async () => {
    const { env, sql } = await hostileDatabase()
    await sql.unsafe(`delete from pg_collation where collname = 'und-x-icu'`)
    await expectRefused(env, /PostgreSQL must be built with ICU: collation "und-x-icu" .* does not exist/)
  })

  test.each([
    ['may not use the language plpgsql', 'revoke usage on language plpgsql from public'],
    [
      'may not create tables in the public schema',
      'revoke create on schema public from public, pg_database_owner',
    ],
    [
      'lacks privileges: permission denied for schema public',
      'revoke all on schema public from public, pg_database_owner',
    ],
    [
      'lacks privileges: permission denied for schema drizzle',
      'create schema drizzle; create table drizzle.__drizzle_migrations ()',
    ],
    ['cannot find the public schema', 'drop schema public cascade'],
  ])('a role is refused if it %s', async (words, statement) => {
    const { env, sql } = await hostileDatabase()
    await sql.unsafe(statement)
    await expectRefused(env, new RegExp(words))
  })
})
