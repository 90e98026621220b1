import { expect, test } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import { getTableConfig, is, PgTable, sql } from '../../src/db/drizzle.ts'
import * as schema from '../../src/db/schema.ts'
import { testDatabaseUrl } from '../support/database/database.ts'

const tables = (Object.values(schema) as unknown[])
  .filter((one): one is PgTable => is(one, PgTable))
  .map((table) => getTableConfig(table))

test('the migrations create exactly the columns of the tables in schema.ts', async () => {
  const { db, close } = openDatabase(await testDatabaseUrl(), { applicationName: 'schema' })
  const names = `{${tables.map(({ name }) => name).join()}}`
  const rows = await db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = any(${names})`)
  await close()
  const declared = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  expect(declared.length).toBeGreaterThan(150)
  const found = rows.map(({ name }) => name)
  expect(declared.filter((name) => !found.includes(name))).toEqual([])
  expect(found.filter((name) => !declared.includes(name))).toEqual([])
})
