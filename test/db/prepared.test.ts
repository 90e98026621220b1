import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { isLookedUp, prepareLookup, prepareRows, placeholder } from '../../src/db/prepared.ts'
import { cards } from '../../src/db/schema.ts'
import { testDatabaseUrl } from '../support/database/database.ts'

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

test('lookups that differ only in the id share a statement, and each gets its own row', async () => {
  const sent: (readonly unknown[])[] = []
  const onQuery = (_text: string, values: readonly unknown[]): void => void sent.push(values)
  const { db, close } = openDatabase(await testDatabaseUrl(), { applicationName: 'lookups', onQuery })
  onTestFinished(close)
  const find = prepareLookup(
    { id: cards.id, least: sql<string>`${placeholder('least')}::text` },
    ({ id }) => id,
    () =>
      sql`select id, ${placeholder('least')}::text from unnest(array['a', 'b']) id where id = any(${placeholder('ids')})`,
  )
  const rows = [find(db, { least: '1' }, 'a'), find(db, { least: '1' }, 'b'), find(db, { least: '1' }, 'a')]
  const others = [find(db, { least: '2' }, 'a'), find(db, { least: '1' }, 'unknown')]
  expect(await Promise.all([...rows, ...others])).toEqual([
    { id: 'a', least: '1' },
    { id: 'b', least: '1' },
    { id: 'a', least: '1' },
    { id: 'a', least: '2' },
    undefined,
  ])
  expect(sent).toHaveLength(2)
  expect(await find(db, { least: '1' }, 'a')).toEqual({ id: 'a', least: '1' })
  expect(sent).toHaveLength(3)
})

test('a failed lookup rejects all callers that share it, and later lookups are sent again', async () => {
  const { db, close } = openDatabase(await testDatabaseUrl(), { applicationName: 'lookups' })
  onTestFinished(close)
  const find = prepareLookup(
    { id: cards.id },
    ({ id }) => id,
    () =>
      sql`select (1 / ${placeholder('divisor')}::int)::text from unnest(${placeholder('ids')}::text[]) id`,
  )
  const failing = await Promise.allSettled([find(db, { divisor: 0 }, '1'), find(db, { divisor: 0 }, '2')])
  expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find(db, { divisor: 1 }, '1')).toEqual({ id: '1' })
})

test('PostgreSQL plans a lookup once, however many ids it has', async () => {
  const { db, close } = openDatabase(await testDatabaseUrl(), { applicationName: 'lookups', total: 4 })
  onTestFinished(close)
  // A system catalog, because it is so large that the number of ids would affect the plan.
  const name = sql<string>`p.proname` as never
  const find = prepareLookup(
    { name },
    ({ name }) => name,
    () => sql`select ${name} from pg_proc p where ${isLookedUp(name)}`,
  )
  for (let i = 0; i < 10; i++) await find(db, {}, `function ${i}`)
  const text = `select generic_plans::int from pg_prepared_statements where statement like '% pg_proc p %'`
  expect(await db.run(text)).toEqual([{ generic_plans: 5 }])
})
