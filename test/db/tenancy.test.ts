import { readFile } from 'node:fs/promises'
import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { readTenantTables, sharedTables, type TenantTables } from '../support/tenancy/tenant-tables.ts'
import { useWorld } from '../support/world.ts'

/*
 * Tables can be distributed by workspace (docs/scaling.md). The statements of the whole suite are checked at the end of
 * the run by test/support/tenancy.
 */

const { sql } = useWorld()

/** Rolls the work back. */
async function inTransaction<Result>(work: (tx: TransactionSql) => Promise<Result>): Promise<Result> {
  const reserved = await sql.reserve()
  try {
    await reserved`begin`
    return await work(reserved as unknown as TransactionSql)
  } finally {
    await reserved`rollback`
    reserved.release()
  }
}

const tenantTables = (): Promise<TenantTables> => inTransaction(readTenantTables)

test('every unique key of a tenant table contains workspace_id', async () => {
  const keys = await sql<{ table: string; key: string; columns: string[] }[]>`
    select t.relname as table, k.relname as key, array(
      select attname from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_class k on k.oid = i.indexrelid
    where i.indisunique and t.relnamespace = 'public'::regnamespace`
  const tables = await tenantTables()
  const own = keys.filter(({ table }) => tables.has(table))
  expect(own.length).toBeGreaterThan(15)
  expect(own.filter(({ table, columns }) => !columns.includes(tables.get(table) ?? ''))).toEqual([])
})

test('every foreign key between tenant tables leads from workspace_id to workspace_id', async () => {
  const keys = await sql<{ from: string; to: string; own: string[]; their: string[] }[]>`
    select f.relname as from, t.relname as to,
      array(select attname from unnest(c.conkey) with ordinality k (n, o)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by o) as own,
      array(select attname from unnest(c.confkey) with ordinality k (n, o)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by o) as their
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and f.relnamespace = 'public'::regnamespace`
  const tables = await tenantTables()
  const between = keys.filter(({ from, to }) => tables.has(from) && tables.has(to))
  expect(between.length).toBeGreaterThan(10)
  const isTenantKey = ({ to, own, their }: (typeof keys)[number]): boolean =>
    own.some((column, i) => column === 'workspace_id' && their[i] === tables.get(to))
  expect(between.filter((key) => !isTenantKey(key))).toEqual([])
})

test('docs/citus.sql distributes every table, and names constraints that exist', async () => {
  const script = await readFile('docs/citus.sql', 'utf8')
  const placed = (how: string): string[] =>
    [...script.matchAll(new RegExp(`${how}\\('(\\w+)'`, 'g'))].map(([, name = '']) => name).sort()
  const tables = [...(await tenantTables()).keys()].filter((name) => !/_\d{8}$|_default$/.test(name))
  expect(placed('create_distributed_table')).toEqual(tables.filter((name) => name !== 'workspaces').sort())
  expect(placed('create_reference_table')).toEqual(['users', 'workspaces'])
  expect(placed('citus_add_local_table_to_metadata')).toEqual(['sessions', 'sign_in_failures'])
  expect(
    [...placed('create_reference_table'), ...placed('citus_add_local_table_to_metadata')].sort(),
  ).toEqual([...sharedTables, 'workspaces'].sort())
  // Statements without a call of Citus run on any PostgreSQL.
  const [changes = ''] = script.split('-- Where each table goes')
  await inTransaction((tx) => tx.unsafe(changes.replace(/^create extension.*$/m, '')))
})
