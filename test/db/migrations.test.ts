import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * The previous release must keep working on a migrated schema: migrations only add (expand); unused parts are
 * removed a release later (contract), in a migration that begins with `-- contract:` and names the release.
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

/** Number of the first migration that drops indexes last. */
const firstOrdered = 33

test.each(kept.filter(({ idx }) => idx >= firstOrdered))(
  '$tag drops indexes after building others, because reads of the table are blocked from the first drop on',
  ({ tag }) => {
    const sql = readFileSync(new URL(`${tag}.sql`, folder), 'utf8')
    expect(sql).not.toMatch(/drop index[^]*create (unique )?index/i)
  },
)

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
