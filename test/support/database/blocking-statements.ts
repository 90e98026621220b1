import { batchMark, stepsOf, withoutComments } from '../../../src/db/migrate/migration-steps.ts'

/** Partitioned tables, whose indexes PostgreSQL cannot build concurrently. */
const partitioned = ['request_log']

/** A default that PostgreSQL does not compute for each row. */
const constant = String.raw`('[^']*'(::\w+(\[\])?)?|-?\d+(\.\d+)?|true|false|null|now\(\))`

/** Statements that block requests while rows are read or written, or for an unknown time, each with its reason. */
const refused: [RegExp, string][] = [
  [/^create (unique )?index concurrently/i, 'is written without CONCURRENTLY, which the migrator adds'],
  [/ not valid;?$/i, 'is written without NOT VALID, which the migrator adds'],
  [
    new RegExp(String.raw`^create (unique )?index "\w+" on "(${partitioned.join('|')})"`, 'i'),
    'is an index of a partitioned table',
  ],
  [/^alter table .* (set data )?type /i, 'rewrites the table: add another column'],
  [
    /^alter table .* add column .*\b(unique|primary key|references|check|generated|serial|bigserial)\b/i,
    'reads or rewrites all rows',
  ],
  [
    new RegExp(
      String.raw`^alter table .* add column .*\bdefault (?!${constant}(\s+not null)?[,;]?(\s|$))`,
      'i',
    ),
    'computes the default of each row',
  ],
  [
    /^alter table .* add constraint "\w+" (unique|primary key|exclude)/i,
    'builds an index under a lock: build a unique index',
  ],
  [/^alter table .* set (logged|unlogged|tablespace|access method)/i, 'rewrites the table'],
  [/^(lock|cluster|vacuum|reindex|truncate|refresh)\b/i, 'holds a lock for long'],
  [/^(update|insert|delete|merge|with)\b/i, 'changes all rows at once: use batches'],
]

/** Statements whose lock is brief, however many rows there are. */
const brief: RegExp[] = [
  /^create table /i,
  /^create (unique )?index "/i,
  /^drop (index|table) /i,
  /^alter table "\w+" add column /i,
  /^alter table "\w+" alter column "\w+" (drop not null|set not null|set default|drop default)\b/i,
  /^alter table "\w+" add constraint "\w+" (foreign key|check)\b/i,
  /^alter table "\w+" (drop constraint|drop column|validate constraint|replica identity full)\b/i,
  /^alter index "\w+" (rename to |alter column \d+ set statistics )/i,
  /^create (or replace )?function /i,
]

/** Returns whether a block only reads: it refuses rows, or closes connections. */
const onlyReads = (text: string): boolean =>
  /^do /i.test(text) &&
  !/\b(insert|update|delete|alter|create|drop|lock|truncate|execute)\b/i.test(text.replaceAll(/'[^']*'/g, ''))

/**
 * Returns the statements of a migration that would block requests in a large database, with the reasons.
 * @param earlier the earlier migrations
 */
export function blocking(statements: readonly string[], earlier: readonly string[] = []): string[] {
  const all = statements.map((statement) => withoutComments(statement))
  const created = all.map((text) => /^create table "(\w+)"/i.exec(text)?.[1])
  const isOfNewTable = (text: string): boolean =>
    created.includes(/^(?:alter table|create (?:unique )?index "\w+" on) "(\w+)"/i.exec(text)?.[1] ?? '')
  const findings = statements.flatMap((statement, i) => {
    const parts = partsOf(all[i] ?? '')
    const tables = new Set(parts.flatMap((one) => /^alter table "(\w+)"/i.exec(one)?.slice(1) ?? []))
    if (tables.size > 1) return [`${parts.join(' ')}: locks several tables in one transaction`]
    const [step] = stepsOf([statement])
    if (step?.kind === 'batches')
      return step.rows?.key.length && step.text.includes(batchMark)
        ? []
        : [`${parts[0]}: lacks its key or ${batchMark}`]
    return parts.flatMap((one) => {
      if (isOfNewTable(one)) return []
      const reason = refused.find(([form]) => form.test(one))?.[1]
      if (reason !== undefined) return [`${one}: ${reason}`]
      return onlyReads(one) || brief.some((form) => form.test(one))
        ? []
        : [`${one}: is not known to be brief`]
    })
  })
  const used = namesIn(earlier)
  const repeated = [...namesIn(statements)].filter((name) => used.has(name))
  return [...findings, ...repeated.map((name) => `${name}: is the name of an earlier index`)]
}

/** Returns the names of the indexes that statements create. */
const namesIn = (statements: readonly string[]): Set<string> =>
  new Set(
    statements.flatMap(
      (one) => /^create (?:unique )?index "(\w+)"/i.exec(withoutComments(one))?.slice(1) ?? [],
    ),
  )

/** Splits text into its statements, without the semicolons in blocks. */
function partsOf(text: string): string[] {
  return text
    .replaceAll(/\$\$.*?\$\$/gs, (block) => block.replaceAll(';', ','))
    .replaceAll(/^\s*--.*$/gm, '')
    .split(';')
    .map((one) => one.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
}
