import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../support/database/empty-database.ts'

/*
 * Change data capture publishes all tables. PostgreSQL then refuses updates and deletes of a table whose rows it cannot
 * identify, whatever `wal_level` is.
 */

/** Rows are added to the request log and vanish with their partition: no statement updates or deletes them. */
const isLog = (table: string): boolean => table.startsWith('request_log')

test('rows of every table can be updated and deleted while all tables are published (product.md 15.24)', async () => {
  const sql = postgres(await emptyDatabase(), { max: 1, onnotice: () => undefined })
  onTestFinished(() => sql.end())
  await sql`create publication everything for all tables`
  const tables = await sql<{ name: string; column: string }[]>`
    select format('%I.%I', nspname, relname) as name,
      (select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum limit 1) as column
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'drizzle') order by 1`
  expect(tables.length).toBeGreaterThan(25)
  const refused: string[] = []
  for (const { name, column } of tables.filter(({ name }) => !isLog(name.replace('public.', ''))))
    for (const statement of [
      `update ${name} set ${column} = ${column} where false`,
      `delete from ${name} where false`,
    ])
      await sql.unsafe(statement).catch((error: Error) => refused.push(`${statement}: ${error.message}`))
  expect(refused).toEqual([])
})
