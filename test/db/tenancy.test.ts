import { readFile } from 'node:fs/promises'
import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { checkStatements } from '../support/tenancy/check-statements.ts'
import { explainStatement, findUnconstrained } from '../support/tenancy/constraints.ts'
import { readTenantTables, sharedTables, type TenantTables } from '../support/tenancy/tenant-tables.ts'
import { useWorld } from '../support/world.ts'

/*
 * The tenancy wall, which would let the tables be distributed by workspace (docs/scaling.md). What the whole suite sends
 * is held against it at the end of the run: test/support/tenancy.
 */

const { sql } = useWorld()

/** Nothing that the work makes stays. */
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
  const isSound = ({ to, own, their }: (typeof keys)[number]): boolean =>
    own.some((column, i) => column === 'workspace_id' && their[i] === tables.get(to))
  expect(between.filter((key) => !isSound(key))).toEqual([])
})

test('docs/citus.sql says of every table where it goes, and names constraints that are there', async () => {
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
  // What is no call of Citus' runs on any PostgreSQL.
  const [changes = ''] = script.split('-- Where each table goes')
  await inTransaction((tx) => tx.unsafe(changes.replace(/^create extension.*$/m, '')))
})

const statements: [what: string, text: string, unconstrained: string[]][] = [
  ['a value', 'select title from tasks where workspace_id = $1 and id = $2', []],
  ['no workspace', 'select title from tasks where id = $1', ['tasks tasks']],
  [
    'one of two workspaces',
    'select title from tasks where workspace_id = $1 or workspace_id = $2',
    ['tasks tasks'],
  ],
  [
    'a workspace, or a row of another',
    'select title from tasks where workspace_id = $1 or (workspace_id = $2 and id = $3)',
    ['tasks tasks'],
  ],
  [
    'a workspace or something else',
    'select title from tasks where workspace_id = $1 or id = $2',
    ['tasks tasks'],
  ],
  ['a list of workspaces', 'select title from tasks where workspace_id = any($1)', ['tasks tasks']],
  [
    'another table by the same',
    'select c.name from tasks t join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id where t.workspace_id = $1',
    [],
  ],
  [
    'another table by its id alone',
    'select c.name from tasks t join cards c on c.id = t.card_id where t.workspace_id = $1',
    ['cards c'],
  ],
  [
    'all of two tables',
    'select c.name from tasks t join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id',
    ['cards c', 'tasks t'],
  ],
  [
    'a sub-select',
    'select (select count(*) from comments c where c.task_id = t.id) from tasks t where t.workspace_id = $1',
    ['comments c'],
  ],
  [
    'a workspace by its id',
    'select w.name, m.role from workspaces w join memberships m on m.workspace_id = w.id where w.id = $1',
    [],
  ],
  ['a shared table', 'select name from users where id = $1', []],
  ['an update', 'update tasks set title = $1 where id = $2', ['tasks tasks']],
  [
    'a deletion by place',
    'delete from tasks where ctid = any(array(select ctid from tasks where workspace_id = $1))',
    ['tasks tasks'],
  ],
  ['a partitioned table', 'select operation_id from request_log where id = $1', ['a partition']],
  [
    'a partitioned table by its workspace',
    'select operation_id from request_log where workspace_id = $1',
    [],
  ],
  [
    'what is read first',
    'with own as (select workspace_id from api_keys where workspace_id = $1 limit 1) select t.id from own join tasks t on t.workspace_id = own.workspace_id',
    [],
  ],
]
test.each(statements)('a statement that is constrained by %s', async (_what, text, expected) => {
  const found = await inTransaction(async (tx) => {
    const tables = await readTenantTables(tx)
    return findUnconstrained(await explainStatement(tx, text), tables)
  })
  const names = found.map((name) => name.replace(/^request_log_.*/, 'a partition'))
  expect([...new Set(names)].sort()).toEqual(expected)
})

test('what is sent is found with its place, and a transaction that names two workspaces', async () => {
  const origin = 'src/domain/somewhere.ts'
  const good = 'update tasks set title = $1 where workspace_id = $2 and id = $3'
  const shared = 'update users set name = $1 where id = $2'
  const bad = 'update tasks set title = $1 where id = $2'
  const findings = await checkStatements(
    sql,
    [
      ...[good, shared, bad].map((text) => ({ text, origin })),
      {
        statements: [
          { text: good, workspaces: ['ws_1'] },
          { text: good, workspaces: ['ws_1'] },
        ],
      },
      {
        statements: [
          { text: good, workspaces: ['ws_1'] },
          { text: shared, workspaces: ['ws_2'] },
        ],
      },
      {
        statements: [
          { text: good, workspaces: ['ws_1'] },
          { text: good, workspaces: ['ws_2'] },
        ],
      },
    ],
    false,
  )
  expect(findings).toEqual([
    `${origin}: not constrained by workspace_id: tasks tasks in: ${bad}`,
    `a transaction names 2 workspaces: ${origin}: ${good}; ${origin}: ${good}`,
  ])
})

test.each([
  ['first', (senders: string[]) => senders],
  ['last', (senders: string[]) => senders.toReversed()],
])('what one place may send and another may not is found, whoever sends it %s', async (_when, order) => {
  const text = 'select id from workspaces limit 1'
  const senders = order(['src/domain/somewhere.ts', 'src/domain/lookups.ts'])
  const sent = senders.map((origin) => ({ text, origin }))
  expect(await checkStatements(sql, sent, false)).toEqual([
    `src/domain/somewhere.ts: not constrained by workspace_id: workspaces workspaces in: ${text}`,
  ])
})
