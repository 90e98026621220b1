import { buffer } from 'node:stream/consumers'
import postgres, { type Sql } from 'postgres'
import { beforeAll, expect, test } from 'vitest'
import { prepareInsert } from '../../../src/db/backup/insert-rows.ts'
import { readRows } from '../../../src/db/backup/read-rows.ts'
import { testDatabaseUrl } from '../../support/database.ts'

/* A backup holds what `COPY … TO STDOUT` writes, and a restore inserts it. */

const all = 'backup_source, backup_target, backup_parent, backup_child'
let url: string
let sql: Sql
beforeAll(async () => {
  url = await testDatabaseUrl()
  sql = postgres(url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(`drop table if exists ${all}`)
  return async () => {
    await sql.unsafe(`drop table if exists ${all}`)
    await sql.end()
  }
})

/** On a connection of its own, because the driver may leave it paused. */
async function copyOf(table: string): Promise<Buffer> {
  const client = postgres(url, { max: 1 })
  const bytes = await buffer(await client.unsafe(`copy ${table} to stdout`).readable())
  await client.end({ timeout: 0 })
  return bytes
}

const texts = [
  '',
  '\\N',
  '\\',
  '\\\\n',
  'a\tb\nc\rd\b\f\v\u001f',
  '"{},null"',
  'NULL',
  'ä€😀\u2028\\\u2028',
  '\ufeffx',
  'x'.repeat(100_000),
]

test('every kind of value is the same afterwards, to the byte', async () => {
  const columns = `
    "the ""id""" bigint generated always as identity, name text collate "C", bytes bytea, at timestamptz (3),
    day date, doc jsonb, json json, tags text[], ratio numeric(10, 4), small smallint, fact boolean`
  for (const name of ['source', 'target']) await sql.unsafe(`create table backup_${name} (${columns})`)
  for (const text of texts)
    await sql`
      insert into backup_source (name, bytes, at, day, doc, json, tags, ratio, small, fact)
      values (${text}, ${Buffer.from(text)}, now(), '0001-02-28', ${sql.json({ [text]: [text] })},
        ${sql.json(text)}, ${[text, 'b']}, 1.5, -1, true)`
  await sql`insert into backup_source (name) select null from generate_series(1, 1000)`

  const head = {
    columns: ['the "id"', 'name', 'bytes', 'at', 'day', 'doc', 'json', 'tags', 'ratio', 'small', 'fact'],
  }
  const insert = await prepareInsert(sql, { ...head, name: 'backup_target' })
  const pieces: Buffer[] = []
  await sql`begin`
  for await (const { bytes, count } of readRows(sql, { ...head, name: 'backup_source' })) {
    pieces.push(bytes)
    expect(await insert(bytes)).toBe(count)
  }
  await sql`commit`
  const copied = await copyOf('backup_source')
  expect(Buffer.concat(pieces).equals(copied)).toBe(true)
  expect((await copyOf('backup_target')).equals(copied)).toBe(true)
})

test('a row that PostgreSQL refuses is an error, also when it shows only at the end', async () => {
  await sql`create table backup_parent (id int primary key)`
  await sql`insert into backup_parent values (1)`
  await sql`create table backup_child (parent_id int references backup_parent)`
  const insert = await prepareInsert(sql, { name: 'backup_child', columns: ['parent_id'] })
  await expect(insert(Buffer.from('1\n2\n'))).rejects.toMatchObject({ code: '23503' })
  await expect(insert(Buffer.from('one\n'))).rejects.toMatchObject({ code: '22P02' })
  await expect(insert(Buffer.from([0xff, 10]))).rejects.toThrow('not valid for encoding utf-8')
  expect(await insert(Buffer.from('1\n1\n'))).toBe(2)
})
