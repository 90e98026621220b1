import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Connection } from '../../src/db/connection.ts'
import { connectionString } from '../../src/db/connection-string.ts'
import { testDatabaseUrl } from '../support/database.ts'

/* What src/db/connection.ts relies on in pg and PostgreSQL; docs/decisions/0002 and 0003 say why. */

let connection: Connection
let received: string[]
beforeAll(async () => {
  connection = new Connection({ connectionString: connectionString(await testDatabaseUrl(), 'test') })
  await connection.connect()
  for (const message of ['parseComplete', 'rowDescription', 'dataRow'])
    connection.connection.on(message, () => received.push(message))
})
afterAll(() => connection.end())

test('a statement is parsed and described once, and answers the same ever after', async () => {
  const statement = {
    text: `select $1::text, $2::text[], $3::timestamptz, $4::date, $5::bool, $6::int, $7::bytea, $8::text,
      json_build_array(1), array['a"b', null, 'c,d'], array[]::text[]`,
  }
  const at = '2026-11-21T09:30:00.250Z'
  const values = ['Zoë', ['one', 'two'], at, '2026-02-28', true, 7, Buffer.from([0xff, 0]), null]
  const answer = { tag: 'SELECT 1', rows: [[...values, [1], ['a"b', null, 'c,d'], []]] }
  const messages: string[][] = []
  for (let run = 0; run < 3; run++) {
    received = []
    expect(await connection.run(statement, values)).toEqual(answer)
    messages.push(received)
  }
  expect(messages).toEqual([['parseComplete', 'rowDescription', 'dataRow'], ['dataRow'], ['dataRow']])
})

test('runs of one statement that are in flight together are each answered', async () => {
  received = []
  const statement = { text: 'select $1::int from generate_series(1, $1::int)' }
  const runs = await Promise.all([3, 0, 2, 1].map((count) => connection.run(statement, [count])))
  const again = await Promise.all([3, 0, 2, 1].map((count) => connection.run(statement, [count])))
  expect(again).toEqual(runs)
  expect(runs.map(({ rows, tag }) => [rows.flat(), tag])).toEqual([
    [[3, 3, 3], 'SELECT 3'],
    [[], 'SELECT 0'],
    [[2, 2], 'SELECT 2'],
    [[1], 'SELECT 1'],
  ])
})

describe('a run that fails', () => {
  const division = { text: 'select 1 / $1::int' }

  test.each(['when it is first run', 'when it is prepared'])(
    'has its own error, and leaves those before and behind it alone: %s',
    async () => {
      const outcomes = await Promise.allSettled([1, 0, 1].map((by) => connection.run(division, [by])))
      expect(outcomes).toMatchObject([
        { value: { rows: [[1]] } },
        { reason: { code: '22012' } },
        { value: { rows: [[1]] } },
      ])
    },
  )

  test('fails by itself where its value cannot be written', async () => {
    await expect(connection.run(division, [1n])).rejects.toThrow('BigInt')
    expect((await connection.run(division, [1])).rows).toEqual([[1]])
  })

  test('is over: the connection outlives the time that its answer might have taken', async () => {
    const url = connectionString(await testDatabaseUrl(), 'test')
    const impatient = new Connection({ connectionString: url, query_timeout: 200 })
    await impatient.connect()
    await expect(impatient.run(division, [0])).rejects.toMatchObject({ code: '22012' })
    await delay(300)
    expect((await impatient.run(division, [1])).rows).toEqual([[1]])
    await impatient.end()
  })

  test('on a value leaves those behind it their columns', async () => {
    const fresh = { text: 'select $1::int + 1 as next' }
    const outcomes = await Promise.allSettled(['none', 1].map((value) => connection.run(fresh, [value])))
    expect(outcomes).toMatchObject([{ reason: { code: '22P02' } }, { value: { rows: [[2]] } }])
  })

  test('does so rather than misread columns that have changed since', async () => {
    await connection.query(`create temporary table changing as select '2026-11-21'::date as value`)
    const statement = { text: 'select value from changing where $1::bool' }
    await connection.run(statement, [true])
    await connection.run(statement, [true])
    await connection.query('alter table changing alter value type text')
    await expect(connection.run(statement, [true])).rejects.toMatchObject({ code: '0A000' })
    // By then it has been planned anew.
    expect((await connection.run(statement, [true])).rows).toEqual([['2026-11-21']])
  })
})

describe('statements that run together', () => {
  const insert = { text: 'insert into together values ($1::int)' }
  const divide = { text: 'select $1::int / $2::int as quotient' }
  beforeAll(() => connection.query('create temporary table together (value int primary key)'))

  test('run one after another, and have one answer', async () => {
    let answers = 0
    const count = (): void => void answers++
    connection.connection.on('readyForQuery', count)
    const tags = (await connection.runTogether([2, 3].map((n) => ({ statement: insert, values: [n] })))).map(
      ({ tag }) => tag,
    )
    connection.connection.off('readyForQuery', count)
    expect(tags).toEqual(['INSERT 0 1', 'INSERT 0 1'])
    expect(answers).toBe(1)
  })

  test.each(['when they are first run', 'when they are prepared'])(
    'end at the one that fails, with what it means: %s',
    async () => {
      const fresh = new Connection({ connectionString: connectionString(await testDatabaseUrl(), 'test') })
      await fresh.connect()
      await fresh.query('create temporary table together (value int primary key)')
      const explain = (error: unknown) => new Error('explained', { cause: error })
      for (const by of [0, 1]) {
        const flight = fresh.runTogether([
          { statement: insert, values: [1 + by] },
          { statement: divide, values: [1, by], explain },
          { statement: insert, values: [8] },
        ])
        if (by === 0)
          await expect(flight).rejects.toMatchObject({ message: 'explained', cause: { code: '22012' } })
        else expect((await flight)[1]).toEqual({ rows: [[1]], tag: 'SELECT 1' })
      }
      const { rows } = await fresh.run(
        { text: 'select array_agg(value order by value)::text from together' },
        [],
      )
      // Without a transaction what runs together is one.
      expect(rows).toEqual([['{2,8}']])
      await fresh.end()
    },
  )
})

test('what is sent in one turn of the event loop is one write', async () => {
  const { stream } = connection.connection
  const before = stream.writableLength
  const runs = ['a', 'b', 'c'].map((value) => connection.run({ text: 'select $1::text' }, [value]))
  expect(stream.writableCorked).toBe(1)
  expect(stream.writableLength).toBeGreaterThan(before)
  await Promise.all(runs)
  expect([stream.writableCorked, stream.writableLength]).toEqual([0, 0])
})
