import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openClient } from '../../src/db/driver.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { applyInSteps } from '../../src/db/migrate/online-migration.ts'
import { singleAttempt } from '../../src/db/retry.ts'
import { taskwireInProcess } from '../support/app/cli.ts'
import { databaseBefore, describeSchema } from '../support/database/earlier-schema.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

/* Migrations are applied in one transaction to an empty database, and in steps to one that is in use. */

test('a database that is in use gets the same schema in steps as an empty database in one transaction', async () => {
  const { url, sql } = await databaseBefore(19)
  await migrate(url)
  const wanted = postgres(await emptyDatabase(), { max: 1 })
  onTestFinished(() => wanted.end())
  expect(await describeSchema(sql)).toEqual(await describeSchema(wanted))
  expect(await sql`select hash, created_at from drizzle.__drizzle_migrations order by id`).toEqual(
    await wanted`select hash, created_at from drizzle.__drizzle_migrations order by id`,
  )
})

test('constraints of a table in use are valid at the end, and an invalid index of an interrupted run is replaced', async () => {
  const url = await emptyDatabase('template1')
  const sql = openClient(url, 'taskwire test')
  onTestFinished(() => sql.end())
  await sql.unsafe(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
    create table owners (id int primary key);
    create table things (id int primary key, owner int, name text);
    insert into owners values (1);
    insert into things select n, 1, n from generate_series(1, 3000) n;
    insert into things values (0, 1, '1')`)
  await sql.unsafe('create unique index concurrently things_name on things (name)').catch(() => undefined)
  await sql.unsafe('delete from things where id = 0')
  const statements = [
    'CREATE UNIQUE INDEX "things_name" ON "things" USING btree ("name");',
    'ALTER TABLE "things" ADD CONSTRAINT "things_owner" FOREIGN KEY ("owner") REFERENCES "owners"("id");',
    'ALTER TABLE "things" ADD CONSTRAINT "things_id" CHECK (id > 0);',
    'ALTER TABLE "things" ALTER COLUMN "name" SET NOT NULL;',
    `-- batches of "things" by "id"\nUPDATE "things" SET "name" = 'a' || "name" WHERE true /* batch */;`,
  ]
  const migration = { sql: statements, folderMillis: 1, hash: '', bps: true }
  await applyInSteps(sql, migration, { isDistributed: false }, singleAttempt)
  const [state] = await sql`
    select (select indisvalid from pg_index where indexrelid = 'things_name'::regclass) as index,
      (select string_agg(conname, ' ' order by conname) from pg_constraint where convalidated and contype in ('c', 'f') and conname like 'things_%') as valid,
      (select attnotnull from pg_attribute where attrelid = 'things'::regclass and attname = 'name') as not_null,
      (select count(*)::int from things where name = 'a' || id) as changed`
  expect(state).toEqual({
    index: true,
    valid: 'things_id things_owner',
    not_null: true,
    changed: 3000,
  })
})

test('a backup is refused while a migration is unfinished, since its tables would match no list of migrations', async () => {
  const url = await emptyDatabase()
  const sql = postgres(url, { max: 1 })
  onTestFinished(() => sql.end())
  await sql`create table drizzle.migration_steps as select 1 as migration`
  const backup = (): Promise<unknown> =>
    taskwireInProcess(['backup', join(tmpdir(), `${randomUUID()}.gz`)], { DATABASE_URL: url })
  const stderr = 'error: a migration is not finished: run migrate, then back up again\n'
  expect(await backup()).toEqual({ code: 1, stdout: '', stderr })
})
