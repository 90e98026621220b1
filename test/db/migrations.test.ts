import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blocking } from '../support/database/blocking-statements.ts'

/*
 * The previous release must keep working on a migrated schema (expand, and a release later contract), and must not wait
 * for a migration: docs/deploy.md.
 */

const folder = new URL('../../src/db/migrations/', import.meta.url)
const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
  entries: { idx: number; tag: string }[]
}

/** Number of the first migration after a release. */
const firstKept = 8

/** Statements that do not affect the previous release. */
const additions: RegExp[] = [
  /^create table /i,
  // A unique index would refuse rows that were allowed.
  /^create index /i,
  // Two addresses that differ only in case were never allowed, except in databases with a Turkish locale.
  /^create unique index \S+_address" on .*lower\("email" collate "C"\)\);?$/i,
  /^do \$\$ declare two text; /i,
  /^drop index /i,
  /^alter table \S+ add column (?!.*\b(not null|unique|references|check)\b)/i,
  /^alter table \S+ add column .*\bdefault\b(?!.*\b(unique|references|check)\b)/i,
  /^alter table \S+ alter column \S+ (drop not null|set default)\b/i,
  /^alter table \S+ drop constraint /i,
  // A new primary key replaces one of fewer columns, since a table has only one.
  /^alter table \S+ add constraint \S+ primary key\(/i,
  /^alter table \S+ replica identity full;?$/i,
  /^alter index \S+ alter column \d+ set statistics /i,
  /^(update|insert into|delete from|create function|create or replace function) /i,
]

/** Returns the statements of a migration that may break the previous release. */
function breaking(sql: string): string[] {
  if (/^-- contract: \S.* since \d+\.\d+\.\d+/.test(sql)) return []
  const statements = sql
    .replace(/\$\$.*?\$\$/gs, (block) => block.replaceAll(/;\s+/g, '; '))
    .replace(/^--(?!> statement).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  const created = new Set(statements.map((one) => /^create table (?:if not exists )?(\S+)/i.exec(one)?.[1]))
  const concernsNewTable = (one: string): boolean => {
    const [, table] = /^(?:alter table|create unique index .*? on) (\S+)/i.exec(one) ?? []
    return table !== undefined && created.has(table)
  }
  return statements.filter((one) => !concernsNewTable(one) && !additions.some((allowed) => allowed.test(one)))
}

const kept = entries.filter(({ idx }) => idx >= firstKept)

test.each(kept)('$tag does not break the previous release', ({ tag }) => {
  expect(breaking(readFileSync(new URL(`${tag}.sql`, folder), 'utf8'))).toEqual([])
})

/** Number of the first migration that must not block requests. */
const firstOnline = 19

const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
/** Returns the statements of a migration, as a database with rows gets them. */
function statementsOf(tag: string): string[] {
  const file = `online/${tag}.sql`
  return read(existsSync(new URL(file, folder)) ? file : `${tag}.sql`).split('--> statement-breakpoint')
}

test.each(entries.filter(({ idx }) => idx >= firstOnline))(
  '$tag blocks no request for long, however many rows there are',
  ({ idx, tag }) => {
    const earlier = entries.filter((one) => one.idx < idx).flatMap((one) => statementsOf(one.tag))
    expect(blocking(statementsOf(tag), earlier)).toEqual([])
  },
)

test.each(entries.filter(({ idx }) => idx >= firstOnline))(
  '$tag drops indexes after building others, so that reads always find an index',
  ({ tag }) => {
    expect(statementsOf(tag).join('\n')).not.toMatch(/drop index[^]*create (unique )?index/i)
  },
)

test('every replacement belongs to a migration', () => {
  const tags = readdirSync(new URL('online/', folder)).map((name) => name.replace('.sql', ''))
  expect(tags.filter((tag) => !entries.some((one) => one.tag === tag))).toEqual([])
})

test.each([
  ['a column is dropped', 'ALTER TABLE "tasks" DROP COLUMN "title";', 1],
  ['a column is renamed', 'ALTER TABLE "tasks" RENAME COLUMN "title" TO "name";', 1],
  ['a table is renamed', 'ALTER TABLE "tasks" RENAME TO "issues";', 1],
  ['the type of a column changes', 'ALTER TABLE "tasks" ALTER COLUMN "progress" SET DATA TYPE text;', 1],
  ['a column becomes NOT NULL', 'ALTER TABLE "tasks" ALTER COLUMN "priority" SET NOT NULL;', 1],
  ['a new column is NOT NULL without a default', 'ALTER TABLE "tasks" ADD COLUMN "size" text NOT NULL;', 1],
  [
    'a check constraint is added',
    `ALTER TABLE "tasks" ADD CONSTRAINT "short" CHECK (length("title") < 9);`,
    1,
  ],
  ['a unique index is added', 'CREATE UNIQUE INDEX "one" ON "tasks" ("title");', 1],
  ['a table is dropped', 'DROP TABLE "tasks";', 1],
  [
    'a table that has been unused since 1.2.0 is dropped',
    '-- contract: tasks_old, unused since 1.2.0\nDROP TABLE "tasks_old";',
    0,
  ],
  ['a column is added', 'ALTER TABLE "tasks" ADD COLUMN "size" text collate "C";', 0],
  [
    'a NOT NULL column with a default is added',
    `ALTER TABLE "tasks" ADD COLUMN "size" text DEFAULT 'm' NOT NULL;`,
    0,
  ],
  [
    'a table with its keys is added',
    'CREATE TABLE "new" (\n"id" text NOT NULL\n);\n--> statement-breakpoint\nALTER TABLE "new" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "tasks"("id");',
    0,
  ],
])('whether a migration breaks the previous release is detected: %s', (_what, sql, count) => {
  expect(breaking(sql)).toHaveLength(count)
})

const alter = 'ALTER TABLE "tasks"'

test.each([
  ['a type changes', `${alter} ALTER COLUMN "progress" SET DATA TYPE text;`, /rewrites/],
  ['a type changes, in a short form', `${alter} ALTER COLUMN "progress" TYPE text;`, /rewrites/],
  [
    'the default of a column is volatile',
    `${alter} ADD COLUMN "tag" text DEFAULT gen_random_uuid() NOT NULL;`,
    /each row/,
  ],
  [
    'the default of a column is a random number',
    `${alter} ADD COLUMN "tag" float DEFAULT random();`,
    /each row/,
  ],
  ['a column is generated', `${alter} ADD COLUMN "tag" text GENERATED ALWAYS AS (title) STORED;`, /all rows/],
  ['a column has a serial number', `${alter} ADD COLUMN "number" bigserial;`, /all rows/],
  ['a column references a table', `${alter} ADD COLUMN "tag" text REFERENCES "users"("id");`, /all rows/],
  ['a column has a check', `${alter} ADD COLUMN "tag" text CHECK (tag <> '');`, /all rows/],
  ['a primary key is added', `${alter} ADD CONSTRAINT "tasks_key" PRIMARY KEY("id");`, /under a lock/],
  ['a unique constraint is added', `${alter} ADD CONSTRAINT "tasks_key" UNIQUE("id");`, /under a lock/],
  ['all rows are updated', `UPDATE "tasks" SET "title" = '';`, /use batches/],
  ['all rows are copied', `INSERT INTO "tags" SELECT "id" FROM "tasks";`, /use batches/],
  ['rows are deleted', `DELETE FROM "tasks";`, /use batches/],
  ['a table is locked', `LOCK TABLE "tasks";`, /for long/],
  ['a table is clustered', `CLUSTER "tasks";`, /for long/],
  ['a table is rewritten by a vacuum', `VACUUM FULL "tasks";`, /for long/],
  ['an index is rebuilt', `REINDEX TABLE "tasks";`, /for long/],
  ['a table is emptied', `TRUNCATE "tasks";`, /for long/],
  [
    'two tables are locked in one transaction',
    `${alter} ADD COLUMN "a" text; ALTER TABLE "users" ADD COLUMN "a" text;`,
    /several tables/,
  ],
  ['an index of a partitioned table is built', `CREATE INDEX "one" ON "request_log" ("at");`, /partitioned/],
  [
    'an index is written with CONCURRENTLY',
    `CREATE INDEX CONCURRENTLY "one" ON "tasks" ("title");`,
    /migrator adds/,
  ],
  [
    'a constraint is written with NOT VALID',
    `${alter} ADD CONSTRAINT "one" CHECK (true) NOT VALID;`,
    /migrator adds/,
  ],
  [
    'an index has the name of an earlier one',
    `CREATE INDEX "tasks_list" ON "tasks" ("title");`,
    /earlier index/,
  ],
  ['a block writes', `DO $$ BEGIN UPDATE tasks SET title = ''; END $$;`, /not known/],
  ['a trigger is created', `CREATE TRIGGER "one" AFTER INSERT ON "tasks" EXECUTE FUNCTION f();`, /not known/],
  [
    'batches have no place in the statement',
    `-- batches of "tasks" by "id"\nUPDATE "tasks" SET "title" = '';`,
    /lacks/,
  ],
])('whether a migration blocks requests is detected: %s', (_what, sql, reason) => {
  expect(blocking([sql], [`CREATE INDEX "tasks_list" ON "tasks" ("id");`])).toEqual([
    expect.stringMatching(reason),
  ])
})

test.each([
  ['an index is built', `CREATE INDEX "one" ON "tasks" ("title");`],
  ['a unique index is built', `CREATE UNIQUE INDEX "one" ON "tasks" ("title");`],
  ['an index is dropped', `DROP INDEX "tasks_list";`],
  ['a column is added', `${alter} ADD COLUMN "tag" text collate "C";`],
  [
    'columns with constant defaults are added',
    `${alter}\n\tADD COLUMN "a" text DEFAULT 'm' NOT NULL,\n\tADD COLUMN "b" text[] DEFAULT '{}' NOT NULL;`,
  ],
  ['a number is added', `${alter} ADD COLUMN "a" smallint DEFAULT 0 NOT NULL;`],
  ['a foreign key is added', `${alter} ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "users"("id");`],
  ['a check is added', `${alter} ADD CONSTRAINT "short" CHECK (length("title") < 9);`],
  ['a column becomes NOT NULL', `${alter} ALTER COLUMN "priority" SET NOT NULL;`],
  [
    'rows are changed in batches',
    `-- batches of "tasks" by "workspace_id", "id"\nUPDATE "tasks" SET "title" = '' WHERE true /* batch */;`,
  ],
])('a migration that does not block requests is accepted: %s', (_what, sql) => {
  expect(blocking([sql])).toEqual([])
})

test('a table that the migration creates may get any key, since it has no rows', () => {
  const create = `CREATE TABLE "tags" (\n\t"id" text NOT NULL\n);`
  expect(blocking([create, `ALTER TABLE "tags" ADD CONSTRAINT "key" UNIQUE("id");`])).toEqual([])
})
