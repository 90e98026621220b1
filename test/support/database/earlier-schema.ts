import postgres, { type Sql } from 'postgres'
import { onTestFinished } from 'vitest'
import { openClient } from '../../../src/db/driver.ts'
import { applyMigrations, readMigrations } from '../../../src/db/migrate/migrate.ts'
import { emptyDatabase } from './empty-database.ts'

/** Returns a database in the state before a migration, given by its number. */
export async function databaseBefore(number: number): Promise<{ url: string; sql: Sql }> {
  const url = await emptyDatabase('template1')
  const sql = openClient(url, 'taskwire test')
  await applyMigrations(sql, readMigrations().slice(0, number))
  await sql.end()
  const reader = postgres(url, { max: 1, onnotice: () => undefined })
  onTestFinished(() => reader.end())
  return { url, sql: reader }
}

/** Describes every column, index and constraint. */
export async function describeSchema(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select concat_ws(' ', c.relname, attname, format_type(atttypid, atttypmod), attcollation::regcollation, attnotnull,
      pg_get_expr(adbin, adrelid), attgenerated, c.relreplident) as line
    from pg_class c join pg_attribute on attrelid = c.oid left join pg_attrdef on adrelid = c.oid and adnum = attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisprimary) from pg_index
    join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
    order by 1`
  return rows.map(({ line }) => line)
}
