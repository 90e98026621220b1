import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { expect, inject, onTestFinished, test } from 'vitest'
import { passwordHashPattern } from '../../src/crypto/passwords.ts'
import { createCitusDatabase, dropCitusDatabase, on } from '../support/database/citus.ts'
import { taskwireInProcess } from '../support/app/cli.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { useWorld } from '../support/world/world.ts'

const { world } = useWorld()

/** Returns the tasks, comments and events of the world, as text. */
const rowsOf = (url: string) =>
  on(url, async (sql: Sql) => {
    const id = world.workspace.id
    return [
      await sql`select * from tasks where workspace_id = ${id} order by id`,
      await sql`select * from comments where workspace_id = ${id} order by id`,
      await sql`select * from events where workspace_id = ${id} order by id`,
      await sql`select * from users order by id`,
    ].map((rows) => JSON.stringify(rows))
  })

/** Drops partitions of future days, which the clocks of other test files have created. */
async function dropLaterDays(sql: Sql): Promise<void> {
  const later = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relname ~ '^request_log_\\d{8}$' and relname > to_char(now() + interval '3 days', '"request_log_"YYYYMMDD')`
  for (const { name } of later) await sql`drop table ${sql(name)}`
}

/** Deletes password hashes in older formats, which other test files have created. */
const deleteOldHashes = (sql: Sql) =>
  sql`update users set password_hash = null where password_hash !~ ${`^${passwordHashPattern}$`}`

test('a backup of a distributed database is restored into PostgreSQL, and into a database for Citus', async () => {
  const { url: cluster } = inject('database')
  const directory = await mkdtemp(join(tmpdir(), 'taskwire-citus-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'world.backup')
  const source = await testDatabaseUrl()
  await on(source, deleteOldHashes)
  await on(source, dropLaterDays)
  expect(await taskwireInProcess(['backup', file])).toMatchObject({ code: 0 })

  const name = `taskwire_restored_${randomBytes(4).toString('hex')}`
  onTestFinished(() => dropCitusDatabase(cluster, name))
  const distributed = await createCitusDatabase(cluster, name)
  const plain = Object.assign(new URL(cluster), { pathname: `/${name}_plain` }).href
  await on(cluster, (sql) => sql.unsafe(`create database ${name}_plain`))
  onTestFinished(() => dropCitusDatabase(cluster, `${name}_plain`))
  for (const url of [plain, distributed])
    expect(await taskwireInProcess(['restore', file], { DATABASE_URL: url })).toMatchObject({
      code: 0,
      stderr: '',
    })
  const args = ['migrate', '--citus']
  expect(await taskwireInProcess(args, { DATABASE_URL: distributed })).toMatchObject({ code: 0 })
  const expected = await rowsOf(source)
  expect(expected[0]?.length).toBeGreaterThan(1_000)
  expect(await rowsOf(plain)).toEqual(expected)
  expect(await rowsOf(distributed)).toEqual(expected)
})

test('a workspace moves from a distributed database to another, with its people (product.md 24.1)', async () => {
  const { url: cluster } = inject('database')
  const directory = await mkdtemp(join(tmpdir(), 'taskwire-citus-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'world.workspace')
  const name = `taskwire_moved_${randomBytes(4).toString('hex')}`
  onTestFinished(() => dropCitusDatabase(cluster, name))
  const target = await createCitusDatabase(cluster, name)
  const run = (args: string[], url?: string) => taskwireInProcess(args, url ? { DATABASE_URL: url } : {})
  expect(await run(['migrate', '--citus'], target)).toMatchObject({ code: 0 })
  const of = ['--workspace', world.workspace.id]
  await on(await testDatabaseUrl(), dropLaterDays)
  expect(await run(['workspaces', 'export', file, ...of])).toMatchObject({ code: 0 })
  expect(await run(['workspaces', 'import', file], target)).toMatchObject({ code: 0, stderr: '' })
  expect(await run(['workspaces', 'resume', ...of])).toMatchObject({ code: 0 })
  const [tasks, comments, events] = await rowsOf(await testDatabaseUrl())
  expect((await rowsOf(target)).slice(0, 3)).toEqual([tasks, comments, events])
  const people = (url: string) =>
    on(
      url,
      (sql) =>
        sql`select user_id, role from memberships where workspace_id = ${world.workspace.id} order by 1`,
    )
  expect(await people(target)).toEqual(await people(await testDatabaseUrl()))
})
