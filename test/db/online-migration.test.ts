import postgres, { type Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openClient } from '../../src/db/driver.ts'
import { applyMigrations, migrate, readMigrations } from '../../src/db/migrate.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

/* Migrations are applied in one transaction to an empty database, and in steps to one that is in use. */

/** Returns a database in the state before a migration, given by its number, with two people in a workspace. */
async function databaseBefore(number: number): Promise<{ url: string; sql: Sql }> {
  const url = await emptyDatabase('template1')
  const sql = openClient(url, 'taskwire test')
  await applyMigrations(sql, readMigrations().slice(0, number))
  await sql.end()
  const reader = postgres(url, { max: 1, onnotice: () => undefined })
  onTestFinished(() => reader.end())
  return { url, sql: reader }
}

/** Describes every column, index and constraint. */
async function describeSchema(sql: Sql): Promise<string[]> {
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

test.each([1, 8, 19, readMigrations().length - 1])(
  'a database at migration %i gets the same schema in steps as an empty database in one transaction',
  async (number) => {
    const { url, sql } = await databaseBefore(number)
    await migrate(url)
    const wanted = postgres(await emptyDatabase(), { max: 1 })
    onTestFinished(() => wanted.end())
    expect(await describeSchema(sql)).toEqual(await describeSchema(wanted))
    expect(await sql`select hash, created_at from drizzle.__drizzle_migrations order by id`).toEqual(
      await wanted`select hash, created_at from drizzle.__drizzle_migrations order by id`,
    )
  },
)
