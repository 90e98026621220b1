import { beforeAll, expect, test } from 'vitest'
import { connectShares, type Database } from '../../src/db/database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { onFileFinished } from '../support/on-file-finished.ts'

let db: Database
beforeAll(async () => {
  const shares = connectShares(await testDatabaseUrl(), { total: 16, applicationName: 'plans' })
  db = shares.db
  onFileFinished(async () => {
    await db.execute(sql`drop table planned`)
    await shares.close()
  })
  await db.execute(sql`create table planned (id text primary key)`)
  // PostgreSQL knows now that there is nothing in it.
  await db.execute(sql`vacuum analyze planned`)
})

const look = { text: `explain select from planned where id = 'x'` }

test.each([
  ['quick reads', () => db.run(look, [], true)],
  ['reads', () => db.run(look, [], false)],
  ['writes', () => db.writes.run(look, [])],
])('%s use an index also where the table was empty when they were planned', async (_share, run) => {
  const plan = (await run()).rows.flat().join('\n')
  expect(plan).toMatch(/^Index Only Scan|^Bitmap Heap Scan/)
})
