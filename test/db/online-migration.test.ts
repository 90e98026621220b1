import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openClient } from '../../src/db/driver.ts'
import { applyMigrations, migrate, readMigrations } from '../../src/db/migrate.ts'
import { applyInSteps } from '../../src/db/online-migration.ts'
import { singleAttempt } from '../../src/db/retry.ts'
import { taskwireInProcess } from '../support/app/cli.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

/* Migrations are applied in one transaction to an empty database, and in steps to one that is in use. */

/** Returns a database in the state before a migration, given by its number, with two people in a workspace. */
async function databaseBefore(number: number): Promise<{ url: string; sql: Sql }> {
  const url = await emptyDatabase('template1')
  const sql = openClient(url, 'taskwire test')
  await applyMigrations(sql, readMigrations().slice(0, number))
  await sql.end()
  const reader = postgres(url, { max: 1, onnotice: () => undefined })
  onTestFinished(() => reader.end())
  return { url, sql: reader }
}

/** Describes every column, index and constraint. */
async function describeSchema(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select concat_ws(' ', c.relname, attname, format_type(atttypid, atttypmod), attcollation::regcollation, attnotnull,
      pg_get_expr(adbin, adrelid), attgenerated, c.relreplident) as line
    from pg_class c join pg_attribute on attrelid = c.oid left join pg_attrdef on adrelid = c.oid and adnum = attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisprimary) from pg_index
    join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
    order by 1`
  return rows.map(({ line }) => line)
}

test.each([1, 19])(
  'a database at migration %i gets the same schema in steps as an empty database in one transaction',
  async (number) => {
    const { url, sql } = await databaseBefore(number)
    await migrate(url)
    const wanted = postgres(await emptyDatabase(), { max: 1 })
    onTestFinished(() => wanted.end())
    expect(await describeSchema(sql)).toEqual(await describeSchema(wanted))
    expect(await sql`select hash, created_at from drizzle.__drizzle_migrations order by id`).toEqual(
      await wanted`select hash, created_at from drizzle.__drizzle_migrations order by id`,
    )
  },
)

const people = 1_500

test('a migration that is interrupted at any statement continues there, and changes every row once', async () => {
  const { url, sql } = await databaseBefore(19)
  await sql.unsafe(`
    insert into workspaces (id, name, created_at) values ('ws_1', 'One', now());
    insert into users (id, name, email, created_at)
      select 'user_' || n, 'Ida', 'ida' || n || '@firma.example', now() from generate_series(1, ${people}) n;
    insert into memberships (workspace_id, user_id, role, status, joined_at)
      select 'ws_1', id, 'owner', 'active', now() from users;
    insert into invitations (workspace_id, id, email, role, token_hash, created_at, expires_at)
      select 'ws_1', 'inv_' || n, n || '@firma.example', 'member', n::text::bytea, now(), now()
      from generate_series(1, ${people}) n`)
  let interruptions = 0
  for (let isDone = false; !isDone;) {
    const cutting = await cutAfter(url, 24 + ((interruptions * 7) % 23))
    isDone = await migrate(cutting, { ...singleAttempt, seconds: 30 }).then(
      () => true,
      () => false,
    )
    if (!isDone) interruptions++
  }
  expect(interruptions).toBeGreaterThan(5)
  const [counts] = await sql`
    select (select count(*)::int from user_workspaces) as people, (select count(*)::int from token_workspaces) as tokens,
      (select count(*)::int from pg_index where not indisvalid) as invalid,
      (select count(*)::int from drizzle.migration_steps) as steps`
  expect(counts).toEqual({ people, tokens: people, invalid: 0, steps: 0 })
  const wanted = postgres(await emptyDatabase(), { max: 1 })
  onTestFinished(() => wanted.end())
  expect(await describeSchema(sql)).toEqual(await describeSchema(wanted))
})

/** Returns the URL of a relay that closes its connection after a number of packets, before or after it passes the last. */
async function cutAfter(url: string, packets: number): Promise<string> {
  const { hostname, port } = new URL(url)
  const server = createServer((socket) => {
    let left = packets
    const to = connect(Number(port), hostname)
    const end = (): void => void [socket, to].forEach((one) => one.destroy())
    for (const one of [socket, to]) one.on('error', end).on('close', end)
    to.pipe(socket)
    socket.on('data', (data) => {
      if (--left > 0 || packets % 2 === 1) to.write(data)
      if (left <= 0) setImmediate(end)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href
}

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
