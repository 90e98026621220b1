import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'

let db: Database
beforeAll(async () => {
  const opened = openDatabase(await testDatabaseUrl(), { applicationName: 'plans' })
  db = opened.db
  onFileFinished(async () => {
    await db.execute(sql`drop table planned`)
    await opened.close()
  })
  await db.execute(sql`create table planned (id text primary key)`)
  // PostgreSQL now knows that the table is empty.
  await db.execute(sql`vacuum analyze planned`)
})

test.each([
  ['reads', () => db.reads],
  ['writes', () => db.writes],
])('%s use an index even if the table was empty when they were planned', async (_kind, connections) => {
  const rows = await connections().run(`explain select from planned where id = 'x'`, [], 'values')
  expect(JSON.stringify(rows)).toMatch(/^\[\["(Index Only Scan|Bitmap Heap Scan)/)
})
