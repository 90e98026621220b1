import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import type { Finding } from '../../src/checks/finding.ts'
import { createFixture } from '../../src/seeds/fixture.ts'
import { taskwireError, taskwireInProcess } from '../support/app/cli.ts'
import { freePort } from '../support/network/free-port.ts'
import { startMailServer } from '../support/app/mail.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { startRedis, isRedisMissing } from '../support/database/redis.ts'
import { operatorIn } from '../support/world/webhooks.ts'

const MAIL_FROM = 'taskwire@fernhill.example'

interface Examination {
  code: number
  ok: boolean
  checks: Finding[]
  /** Returns the finding of a check. */
  findingOf: (check: string) => Finding | undefined
}

/** URL of a database that only this file uses, since its tests damage it. */
let databaseUrl: string
let sql: Sql
beforeAll(async () => {
  const { url, template } = inject('database')
  const name = template.replace('template', 'doctor')
  const admin = postgres(url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  databaseUrl = own.href
  sql = postgres(databaseUrl, { max: 1 })
  onFileFinished(async () => {
    await sql.end()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  })
})

async function examine(env: Record<string, string> = {}): Promise<Examination> {
  const { code, stdout, stderr } = await taskwireInProcess(['doctor', '--json'], {
    DATABASE_URL: databaseUrl,
    ...env,
  })
  expect(stderr).toBe('')
  const { ok, checks } = JSON.parse(stdout) as Examination
  return { code, ok, checks, findingOf: (wanted) => checks.find(({ check }) => check === wanted) }
}

test('doctor reports a finding for each check of a healthy server, and exits with 0', async () => {
  const { code, ok, checks } = await examine()
  expect({ code, ok }).toEqual({ code: 0, ok: true })
  expect(checks.map(({ check }) => check)).toEqual([
    ...['configuration', 'public_url', 'session_secret', 'database', 'role', 'settings', 'schema'],
    ...['collations', 'clock', 'migrations', 'connections', 'foreign_keys', 'signing_secrets'],
  ])
  for (const one of checks) {
    expect(Object.keys(one)).toEqual(['check', 'status', 'message', 'remedy'])
    expect(['ok', 'warning']).toContain(one.status)
    expect(one.remedy === null).toBe(one.status === 'ok')
  }
})

test('without --json doctor prints a line for each check, followed by a line with the fix', async () => {
  const { code, stdout } = await taskwireInProcess(['doctor'], {
    DATABASE_URL: databaseUrl,
    WEBHOOKS_ALLOW_INSECURE: '1',
  })
  expect(code).toBe(0)
  expect(stdout).toMatch(/^warning {2}configuration {4}.* webhooks may be sent by http:/m)
  expect(stdout).toMatch(/^ +fix: set WEBHOOKS_ALLOW_INSECURE=0/m)
  expect(stdout).toMatch(/^(ok {7}|warning {2})database {9}PostgreSQL \d+/m)
})

test.each<
  [what: string, env: Record<string, string>, check: string, status: Finding['status'], says: RegExp]
>([
  ['a URL without TLS', { PUBLIC_URL: 'http://tasks.example.com' }, 'public_url', 'warning', /not encrypted/],
  ['a URL with a path', { PUBLIC_URL: 'https://example.com/tasks' }, 'public_url', 'warning', /has a path/],
  ['a valid URL', { PUBLIC_URL: 'https://tasks.example.com' }, 'public_url', 'ok', /tasks\.example\.com/],
  [
    'a URL that only this machine can reach',
    { PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' },
    'public_url',
    'problem',
    /its own machine/,
  ],
  ['a missing URL', { HOST: '0.0.0.0' }, 'public_url', 'warning', /unset/],
  ['too many connections', { DATABASE_POOL: '1000' }, 'connections', 'problem', /needs up to 1001/],
  [
    'too many processes',
    { DATABASE_POOL: '100', WORKERS: '20' },
    'connections',
    'problem',
    /needs up to 2121/,
  ],
  [
    'a read-only database',
    { PGOPTIONS: '-c default_transaction_read_only=on' },
    'settings',
    'problem',
    /read-only/,
  ],
  [
    'a database with synchronous_commit=off',
    { PGOPTIONS: '-c synchronous_commit=off' },
    'settings',
    'warning',
    /commit = off/,
  ],
  [
    'a mail server that does not answer',
    { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM },
    'mail',
    'problem',
    /ECONNREFUSED/,
  ],
])('doctor reports %s', async (_what, { PGOPTIONS, ...env }, check, status, says) => {
  const url = new URL(databaseUrl)
  if (PGOPTIONS) url.searchParams.set('options', PGOPTIONS)
  const { code, findingOf: findingBefore } = await examine({ DATABASE_URL: url.href, ...env })
  expect(findingBefore(check)).toMatchObject({ status, message: expect.stringMatching(says) as string })
  expect(code).toBe(status === 'problem' ? 1 : 0)
})

test('with --strict a warning makes doctor fail, like a problem (product.md 14.11)', async () => {
  const env = { DATABASE_URL: databaseUrl, WEBHOOKS_ALLOW_INSECURE: '1' }
  const [plain, strict] = [
    await taskwireInProcess(['doctor', '--json'], env),
    await taskwireInProcess(['doctor', '--strict', '--json'], env),
  ]
  expect([plain.code, strict.code]).toEqual([0, 1])
  expect(JSON.parse(strict.stdout)).toMatchObject({ ok: true })
})

test('after a configuration error doctor exits with 78, as other commands do', async () => {
  const { code, stdout, stderr } = await taskwireInProcess(['doctor', '--json'], { PORT: 'nonsense' })
  expect({ code, stdout }).toEqual({ code: 78, stdout: '' })
  expect(stderr).toMatch(/^error: PORT must be .*\n$/)
})

test('a database that cannot be reached is the only finding of doctor', async () => {
  const unreachable = `postgres://taskwire:a-password@127.0.0.1:${await freePort()}/taskwire`
  const { code, checks, findingOf: of } = await examine({ DATABASE_URL: unreachable })
  expect(code).toBe(1)
  expect(of('database')).toMatchObject({
    status: 'problem',
    message: expect.stringMatching(/ECONNREFUSED/) as string,
  })
  expect(checks.map(({ check }) => check)).not.toContain('migrations')
  expect(JSON.stringify(checks)).not.toContain('a-password')
})

test('doctor names a dropped foreign key, and a failed migrate --citus drops none (product.md 14.16, 14.17)', async () => {
  // One of the two foreign keys that keep the rows of a private project private.
  const name = 'events_workspace_id_project_id_visible_projects_workspace_id_id_visible_fk'.slice(0, 63)
  const [key] = await sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`
  expect(await taskwireError(['migrate', '--citus'], { DATABASE_URL: databaseUrl })).toBe(
    'migrate --citus needs the extension citus in the database: create extension citus',
  )
  expect((await examine()).findingOf('foreign_keys')?.status).toBe('ok')
  await sql.unsafe(`alter table events drop constraint ${name}`)
  const message = `missing: ${name} of events`
  expect((await examine()).findingOf('foreign_keys')).toMatchObject({ status: 'problem', message })
  await sql.unsafe(`alter table events add constraint ${name} ${key?.definition}`)
})

describe('migrations', () => {
  const table = 'drizzle.__drizzle_migrations'
  const role = 'doctor_nobody'

  test('doctor reports migrations that are pending or from a newer version', async () => {
    const rows =
      await sql`delete from ${sql.unsafe(table)} where id = (select max(id) from ${sql.unsafe(table)}) returning *`
    expect((await examine()).findingOf('migrations')).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/^\d+ of \d+ are applied$/) as string,
    })
    await sql`insert into ${sql.unsafe(table)} ${sql(rows)}`
    await sql`insert into ${sql.unsafe(table)} (hash, created_at) values ('of a later version', 9e12)`
    const { code, findingOf: of } = await examine()
    await sql`delete from ${sql.unsafe(table)} where hash = 'of a later version'`
    expect(of('migrations')).toMatchObject({
      status: 'problem',
      message: expect.stringMatching(/newer version/) as string,
    })
    expect(code).toBe(1)
    expect((await examine()).findingOf('migrations')).toMatchObject({ status: 'ok' })
  })

  /** Creates a role for one test, and returns its URL. */
  async function createRole(more = ''): Promise<string> {
    await sql.unsafe(`create role ${role} login password 'secret' ${more}`)
    onTestFinished(async () => {
      await sql.unsafe(`drop owned by ${role}`)
      await sql.unsafe(`drop role ${role}`)
    })
    return Object.assign(new URL(databaseUrl), { username: role, password: 'secret' }).href
  }

  test('doctor reports a superuser as a warning, and accepts a role that only owns the tables (product.md 15.18)', async () => {
    const superuser = (await examine()).findingOf('role')
    expect(superuser).toMatchObject({
      status: 'warning',
      message: expect.stringMatching(/superuser/) as string,
    })
    // A member of a superuser role owns what that role owns, but is not a superuser itself.
    const owner = await createRole('in role current_user')
    expect((await examine({ DATABASE_URL: owner })).findingOf('role')).toMatchObject({ status: 'ok' })
  })

  test('doctor reports a role that may not run migrations as a problem', async () => {
    const other = await createRole()
    await sql.unsafe(`grant usage on schema drizzle to ${role}`)
    await sql.unsafe(`grant select on all tables in schema drizzle, public to ${role}`)
    const { code, findingOf: of } = await examine({ DATABASE_URL: other })
    expect(code).toBe(1)
    expect(of('role')).toMatchObject({
      status: 'problem',
      message: expect.stringMatching(/does not own the tables/) as string,
    })
  })
})

test('doctor reports a new collation version as a warning, since text indexes may be out of order', async () => {
  const name = `${new URL(databaseUrl).pathname.slice(1)}_icu`
  await sql.unsafe(
    `create database ${name} template template0 encoding UTF8 locale_provider icu icu_locale 'tr-TR'`,
  )
  onTestFinished(async () => void (await sql.unsafe(`drop database ${name} with (force)`)))
  await sql`update pg_database set datcollversion = '1.2' where datname = ${name}`
  const url = Object.assign(new URL(databaseUrl), { pathname: `/${name}` })
  const { code, findingOf } = await examine({ DATABASE_URL: url.href })
  const message = expect.stringMatching(
    /collation version 1\.2, but the operating system now provides \d/,
  ) as string
  expect([code, findingOf('collations')]).toMatchObject([0, { status: 'warning', message }])
})

test('doctor reports a role that may not create temporary tables as a warning, since an import needs them', async () => {
  const url = Object.assign(new URL(databaseUrl), { username: `doctor_${Date.now()}`, password: 'own' })
  const name = url.pathname.slice(1)
  await sql.unsafe(`
    create role ${url.username} login password 'own'; grant ${sql.options.user} to ${url.username};
    revoke temporary on database ${name} from public, ${sql.options.user}`)
  onTestFinished(async () => {
    await sql.unsafe(`grant temporary on database ${name} to public; drop role ${url.username}`)
  })
  const { findingOf } = await examine({ DATABASE_URL: url.href })
  const message = expect.stringMatching(/may not create temporary tables/) as string
  expect(findingOf('role')).toMatchObject({ status: 'warning', message })
})

test('doctor reports a clock that differs from the database’s as a problem', async () => {
  const realNow = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 7_000)
  onTestFinished(() => clock.mockRestore())
  const { code, findingOf: of } = await examine()
  expect(code).toBe(1)
  expect(of('clock')).toMatchObject({
    status: 'problem',
    message: expect.stringMatching(/^this machine's clock is [67]\.\d+ s ahead of/) as string,
  })
})

test('doctor reports signing secrets that the session secret cannot decrypt as a problem, unless the previous secret can', async () => {
  const previousSecret = 'the session secret of another time'
  const { db, close } = openForWork(databaseUrl, { total: 1, applicationName: 'doctor' })
  onTestFinished(close)
  const world = await createFixture(db, new Date())
  const source = operatorIn(world.workspace.id, new Date())
  const endpoint = { url: 'https://receiver.example/hook', events: [] }
  await runTransaction(db, (tx) => addEndpoint(tx, source, createSecretBox(previousSecret), endpoint))
  const { code, findingOf: of } = await examine()
  expect(code).toBe(1)
  expect(of('signing_secrets')).toMatchObject({
    status: 'problem',
    message: expect.stringMatching(/decrypts 0 of the 1 newest signing secrets$/) as string,
  })
  const { findingOf: then } = await examine({ SESSION_SECRET_PREVIOUS: previousSecret })
  expect(then('signing_secrets')).toMatchObject({ status: 'ok' })
})

test.skipIf(isRedisMissing)(
  'doctor accepts a Redis that responds, and reports an unreachable Redis as a problem',
  async () => {
    const redis = await startRedis()
    onTestFinished(() => redis.kill())
    const { findingOf: of } = await examine({ REDIS_URL: redis.url })
    expect(of('redis')).toMatchObject({
      message: expect.stringMatching(/^(redis|valkey) \d+\.\d+.*responds in/) as string,
    })
    const { code, findingOf: then } = await examine({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
    expect(code).toBe(1)
    expect(then('redis')).toMatchObject({ status: 'problem' })
  },
)

test('doctor does not create a missing DATA_DIR, and reports a file that others can read as a problem', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'taskwire-doctor-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const builtIn = { DATABASE_URL: '', SESSION_SECRET: '', DATA_DIR: join(parent, 'data') }
  const { code, findingOf: of } = await examine(builtIn)
  expect(code).toBe(0)
  expect(of('database')).toMatchObject({
    status: 'ok',
    message: expect.stringMatching(/first start creates/) as string,
  })
  expect(of('disk')?.message).toMatch(/GiB free/)
  expect(existsSync(builtIn.DATA_DIR)).toBe(false)
  await writeFile(join(parent, 'session-secret'), 'x'.repeat(43), { mode: 0o644 })
  const { code: then, findingOf: findingOfReadable } = await examine({ ...builtIn, DATA_DIR: parent })
  expect(then).toBe(1)
  expect(findingOfReadable('data_dir')).toMatchObject({
    status: 'problem',
    message: `other users can read ${join(parent, 'session-secret')}`,
  })
})

describe('the mail server (product.md 21.10)', () => {
  test('doctor checks the mail server by connecting and authenticating, without sending mail', async () => {
    const { url, mails } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        done(password === 's@cret' ? null : new Error('no'), { user: 'nora' }),
    })
    const SMTP_URL = url.replace('//', '//nora:s%40cret@')
    const { findingOf: of } = await examine({ SMTP_URL, MAIL_FROM })
    expect(of('mail')).toMatchObject({
      status: 'ok',
      message: `${url} accepts mail from ${MAIL_FROM}, as nora`,
    })
    expect(mails).toEqual([])
    const wrong = await examine({ SMTP_URL: SMTP_URL.replace('s%40cret', 'guessed'), MAIL_FROM })
    expect([wrong.code, wrong.findingOf('mail')?.status]).toEqual([1, 'problem'])
    expect(JSON.stringify(wrong.checks)).not.toContain('guessed')
  })
})
