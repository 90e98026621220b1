import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { placementFor } from '../../src/db/citus/table-placements.ts'
import { readTenantTables, sharedTables, type TenantTables } from '../support/tenancy/tenant-tables.ts'
import { useWorld } from '../support/world/world.ts'

/*
 * Tables can be distributed by workspace (docs/scaling.md). The statements of the whole suite are checked at the end of
 * the run by test/support/tenancy.
 */

const { sql } = useWorld()

/** Runs the work in a transaction that is rolled back. */
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

/**
 * Unique indexes that limit a token to one workspace. `migrate --citus` replaces them with
 * `token_workspaces`.
 */
const tokenIndexes = ['api_key_secrets_by_hash', 'invitations_by_token']

test('every unique key of a tenant table contains workspace_id', async () => {
  const keys = await sql<{ table: string; key: string; columns: string[] }[]>`
    select t.relname as table, k.relname as key, array(
      select attname from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_class k on k.oid = i.indexrelid
    where i.indisunique and t.relnamespace = 'public'::regnamespace`
  const tables = await tenantTables()
  const own = keys.filter(({ table, key }) => tables.has(table) && !tokenIndexes.includes(key))
  expect(own.length).toBeGreaterThan(15)
  expect(own.filter(({ table, columns }) => !columns.includes(tables.get(table) ?? ''))).toEqual([])
})

test('every foreign key between tenant tables includes workspace_id on both sides', async () => {
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

test('each table has a placement on Citus: by workspace, or the placement listed for its name', async () => {
  const tables = [...(await tenantTables()).keys()].filter((name) => !/_\d{8}$|_default$/.test(name))
  expect(tables.filter((name) => placementFor(name, true) !== 'distributed')).toEqual([])
  expect(sharedTables.map((name) => placementFor(name, false))).toEqual([
    'reference',
    ...sharedTables.slice(1).map(() => 'local'),
  ])
  expect(placementFor('a_table_without_a_workspace', false)).toBeUndefined()
})
