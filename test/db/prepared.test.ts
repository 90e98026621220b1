import { expect, test } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { prepareRows } from '../../src/db/prepared.ts'
import { testDatabaseUrl } from '../support/database.ts'

test('the driver’s result is emptied once a prepared query has returned its rows', async () => {
  const answers: Promise<unknown>[] = []
  const onQuery = (_text: string, _values: readonly unknown[], answer: Promise<unknown>): void =>
    void answers.push(answer)
  const { db, close } = openDatabase(await testDatabaseUrl(), { applicationName: 'prepared', onQuery })
  const read = prepareRows({ n: sql`n` }, () => sql`select n from generate_series(1, 3) n`)
  expect(await read(db, {})).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  expect(await Promise.all(answers)).toEqual([[]])
  await close()
})
