import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { distribute } from '../../src/db/citus/distribute.ts'
import { applyMigrations, migrate, readMigrations } from '../../src/db/migrate/migrate.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { Finding } from '../../src/checks/finding.ts'
import { startApp } from '../support/app/app.ts'
import { createCitusDatabase, dropCitusDatabase, nodesOf, nodeUrl, on } from '../support/database/citus.ts'
import { taskwireInProcess } from '../support/app/cli.ts'
import { makeHostile } from '../support/database/hostile-settings.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { runServer } from '../support/app/server.ts'

const SESSION_SECRET = 's'.repeat(32)
const clusterUrl = (): string => inject('database').url

/** Creates a database with the extension, until the end of the test. */
async function citusDatabase(): Promise<string> {
  const name = `taskwire_citus_${randomBytes(4).toString('hex')}`
  onTestFinished(() => dropCitusDatabase(clusterUrl(), name))
  return createCitusDatabase(clusterUrl(), name)
}

const run = (url: string, ...args: string[]) => taskwireInProcess(args, { DATABASE_URL: url, SESSION_SECRET })

async function examine(url: string): Promise<Map<string, Finding>> {
  const { stdout } = await run(url, 'doctor', '--json')
  return new Map((JSON.parse(stdout) as { checks: Finding[] }).checks.map((one) => [one.check, one]))
}

const keysOf = (url: string) =>
  on(url, async (sql) =>
    (
      await sql<{ key: string }[]>`
        select conname || ' ' || pg_get_constraintdef(oid) as key from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace order by 1`
    ).map(({ key }) => key),
  )

const refusal = { code: 1, stdout: '' }

test('a database with data is distributed with all of its rows, and running the command again changes nothing', async () => {
  const url = await citusDatabase()
  await migrate(url)
  const world = JSON.parse((await run(url, 'fixture', '--json')).stdout) as Fixture
  expect(await run(url, 'migrate', '--citus', '--json')).toMatchObject({ code: 0, stderr: '' })
  expect(await run(url, 'migrate', '--citus', '--json')).toMatchObject({ code: 0, stderr: '' })
  expect(await run(url, 'migrate')).toMatchObject({ code: 0, stderr: '' })
  const kinds = await on(
    url,
    (sql) => sql`select citus_table_type as kind, count(*)::int from citus_tables group by 1 order by 1`,
  )
  expect(kinds.filter(({ kind }) => kind !== 'local')).toEqual([
    { kind: 'distributed', count: 24 },
    { kind: 'reference', count: 1 },
  ])
  const app = await startApp({ databaseUrl: url }, 'test')
  const caller = app.withSecret(world.keys.full.secret)
  expect((await caller.get('/projects')).body).toMatchObject({ data: { length: 4 } })
  expect((await caller.get(`/tasks/${world.tasks.private}`)).status).toBe(404)
  for (const check of ['foreign_keys', 'citus_tables', 'citus_nodes', 'citus_settings', 'signing_secrets'])
    expect((await examine(url)).get(check)).toMatchObject({ check, status: 'ok' })
})

test('role settings, which Citus passes on to the nodes, have no effect there (product.md 15.21)', async () => {
  const role = `taskwire_hostile_${randomBytes(4).toString('hex')}`
  await on(clusterUrl(), async (sql) => {
    await sql.unsafe(`create role ${role} superuser login`)
    await makeHostile(sql, role)
  })
  onTestFinished(() => on(clusterUrl(), async (sql) => void (await sql.unsafe(`drop role ${role}`))))
  const url = Object.assign(new URL(await citusDatabase()), { username: role }).href
  expect(await run(url, 'migrate', '--citus')).toMatchObject({ code: 0, stderr: '' })
  const findings = await examine(url)
  for (const check of ['settings', 'citus_settings']) expect(findings.get(check)?.status).toBe('ok')
  const world = JSON.parse((await run(url, 'fixture', '--json')).stdout) as Fixture
  const app = await startApp({ databaseUrl: url }, 'test')
  const answer = await app.withSecret(world.keys.full.secret).get(`/tasks/${world.tasks.first}`)
  expect(answer.status).toBe(200)
})

test('a failed migrate --citus changes nothing: no table is distributed, and every foreign key exists', async () => {
  const url = await citusDatabase()
  await migrate(url)
  await on(url, (sql) => sql`create table lost (id text)`)
  const before = await keysOf(url)
  expect(await run(url, 'migrate', '--citus')).toEqual({
    ...refusal,
    stderr: 'error: no Citus placement is defined for lost\n',
  })
  expect(await keysOf(url)).toEqual(before)
  expect(await on(url, (sql) => sql`select from pg_dist_partition`)).toHaveLength(0)
})

test.each([
  ['before the newest migration', readMigrations().length - 1],
  ['ten migrations ago', 25],
])('a database that was distributed %s accepts the later ones', async (_when, number) => {
  const url = await citusDatabase()
  const earlier = readMigrations()
  const later = earlier.splice(number)
  await on(url, async (sql) => {
    await sql`begin`
    await sql`set local citus.multi_shard_modify_mode to 'sequential'`
    await applyMigrations(sql, earlier)
    await distribute((text) => sql.unsafe(text))
    await sql`commit`
  })
  expect((await examine(url)).get('migrations')?.status).toBe('warning')
  const createsTable = later.some(({ sql }) =>
    sql.some((statement) => /^create table/i.test(statement.trim())),
  )
  expect(await run(url, 'migrate', ...(createsTable ? ['--citus'] : []))).toMatchObject({
    code: 0,
    stderr: '',
  })
  expect((await examine(url)).get('migrations')?.status).toBe('ok')
  const invalid = await on(url, (sql) => sql`select from pg_index where not indisvalid`)
  expect(invalid).toHaveLength(0)
})

describe('a distributed database', () => {
  let url = ''
  beforeAll(async () => {
    const name = `taskwire_citus_${randomBytes(4).toString('hex')}`
    onFileFinished(() => dropCitusDatabase(clusterUrl(), name))
    url = await createCitusDatabase(clusterUrl(), name)
    await migrate(url, undefined, { onCitus: true })
  })

  test('a distributed database with a new table is refused, naming the table, until the command distributes the table', async () => {
    await on(
      url,
      (sql) => sql`create table reactions (workspace_id text collate "C" not null, id text not null)`,
    )
    const words = 'Citus has distributed only a part of the database, without reactions: run migrate --citus'
    expect(await run(url, 'migrate')).toEqual({ ...refusal, stderr: `error: ${words}\n` })
    const { code, stderr } = await runServer({ DATABASE_URL: url, SESSION_SECRET })
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(words) as string })
    expect((await examine(url)).get('citus_tables')).toMatchObject({
      status: 'problem',
      message: 'wrongly distributed: reactions',
      remedy: 'run migrate --citus',
    })
    expect(await run(url, 'migrate', '--citus')).toMatchObject({ code: 0, stderr: '' })
    expect((await examine(url)).get('citus_tables')?.status).toBe('ok')
  })

  test('doctor reports a distributed database with settings missing on a node, or without a foreign key', async () => {
    const [, , worker] = await nodesOf(url)
    if (!worker) throw new Error('the cluster has no second worker')
    const database = new URL(url).pathname.slice(1)
    await on(nodeUrl(url, worker, database), async (sql) => {
      await sql`set citus.enable_ddl_propagation = off`
      await sql.unsafe(`alter database ${database} reset timezone`)
      await sql.unsafe(`alter role current_user in database ${database} reset timezone`)
    })
    const key = 'cards_workspace_id_project_id_projects_workspace_id_id_fk'
    await on(url, (sql) => sql.unsafe(`alter table cards drop constraint ${key}`))
    const findings = await examine(url)
    expect(findings.get('citus_settings')?.status).toBe('problem')
    expect(findings.get('citus_settings')?.message).toMatch(
      new RegExp(`^${worker.name}:${worker.port}: TimeZone is .* and must be UTC$`),
    )
    expect(findings.get('foreign_keys')).toMatchObject({
      status: 'problem',
      message: `missing: ${key} of cards`,
    })
    await run(url, 'migrate', '--citus')
    expect((await examine(url)).get('citus_settings')?.status).toBe('ok')
  })
})
