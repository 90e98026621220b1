import { buffer } from 'node:stream/consumers'
import postgres, { type Sql } from 'postgres'
import { beforeAll, expect, test } from 'vitest'
import { prepareInsert } from '../../../src/db/backup/insert-rows.ts'
import { testDatabaseUrl } from '../../support/database.ts'

/* Rows of `COPY … TO STDOUT` are inserted as they were. */

let sql: Sql
beforeAll(async () => {
  sql = postgres(await testDatabaseUrl(), { max: 1, onnotice: () => undefined })
  await sql`create temporary table parent (id int primary key)`
  await sql`insert into parent values (1)`
  return () => sql.end()
})

async function tableOf(name: string, columns: string): Promise<void> {
  await sql.unsafe(`create temporary table ${name} (${columns})`)
}

const rowsOf = async (table: string): Promise<Buffer> =>
  buffer(await sql.unsafe(`copy ${table} to stdout`).readable())

test('every kind of value is the same afterwards', async () => {
  const columns = `
    "the ""id""" bigint generated always as identity, name text collate "C", bytes bytea, at timestamptz (3),
    day date, doc jsonb, json json, tags text[], ratio numeric(10, 4), small smallint, fact boolean`
  await tableOf('source', columns)
  await tableOf('target', columns)
  const texts = [
    '',
    '\\N',
    '\\',
    '\\\\n',
    'a\tb\nc\rd\b\f\v',
    '"{},null"',
    'NULL',
    'ä€😀\u2028\\\u2028',
    '\ufeffx',
    'x'.repeat(100_000),
  ]
  for (const text of texts)
    await sql`
      insert into source (name, bytes, at, day, doc, json, tags, ratio, small, fact)
      values (${text}, ${Buffer.from(text)}, now(), '0001-02-28', ${sql.json({ [text]: [text] })},
        ${sql.json(text)}, ${[text, 'b']}, 1.5, -1, true)`
  await sql`insert into source (name) values (null)`
  const copied = await rowsOf('source')
  const insert = await prepareInsert(sql, {
    name: 'target',
    columns: ['the "id"', 'name', 'bytes', 'at', 'day', 'doc', 'json', 'tags', 'ratio', 'small', 'fact'],
  })
  expect(await insert(copied)).toBe(texts.length + 1)
  expect((await rowsOf('target')).equals(copied)).toBe(true)
})

test('a row that PostgreSQL refuses is an error, also when it shows only at the end', async () => {
  await tableOf('child', 'parent_id int references parent deferrable')
  const insert = await prepareInsert(sql, { name: 'child', columns: ['parent_id'] })
  await expect(insert(Buffer.from('1\n2\n'))).rejects.toMatchObject({ code: '23503' })
  await expect(insert(Buffer.from('one\n'))).rejects.toMatchObject({ code: '22P02' })
  await expect(insert(Buffer.from([0xff, 10]))).rejects.toThrow('not valid for encoding utf-8')
  expect(await insert(Buffer.from('1\n1\n'))).toBe(2)
})
