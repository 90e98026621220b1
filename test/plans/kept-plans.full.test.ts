import postgres, { type Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openForWork } from '../../src/db/database.ts'
import { listTasks, type TaskFilters } from '../../src/domain/tasks/list-tasks.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

/* Lists of the public API whose plan PostgreSQL keeps, whatever their values (docs/decisions/database.md). */

const id = (kind: string, n: number) => `${kind}_01${n.toString(16).padStart(24, '0')}`
const workspace = id('ws', 0)
const page = { limit: 25, after: null }

/**
 * Fills a workspace with one project, whose first tasks have a due date, analyzes the table, and then adds a project at the
 * end of the list.
 */
async function fill(sql: Sql): Promise<void> {
  await sql`set session_replication_role = replica`
  const add = (from: number, to: number, project: number, progress: number) => sql`
    insert into tasks (workspace_id, id, project_id, card_id, visible, title, progress, end_date, created_by, created_at,
      updated_at)
    select ${workspace}, 'task_01' || lpad(to_hex(i), 24, '0'), ${id('project', project)}, ${id('card', project)},
      true, 'A task', ${progress}, case when i <= 100 then date '2026-01-01' end, 'user_1',
      now() - interval '1 day', now() - interval '1 day'
    from generate_series(${from}::int, ${to}::int) i`
  await add(1, 30_000, 1, 0)
  await sql`vacuum analyze tasks`
  await add(30_001, 30_010, 2, 100)
}

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const rowsOf = (plan: Plan): number =>
  (plan['Relation Name'] === 'tasks'
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((rows, one) => rows + rowsOf(one), 0)

/** Runs a statement eight times, and returns how often PostgreSQL used the cached plan, and how often a new one. */
async function plansOf(sql: Sql, text: string, params: string[]): Promise<unknown> {
  for (let run = 0; run < 8; run++) await sql.unsafe(text, params, { prepare: true })
  const [plans] = await sql`
    select generic_plans::int as generic, custom_plans::int as custom
    from pg_prepared_statements where statement = ${text}`
  return plans
}

test('PostgreSQL keeps the plans of lists that one index serves for all values, and they read no more than a page', async () => {
  const url = await emptyDatabase()
  const sql = postgres(url, { max: 1 })
  onTestFinished(() => sql.end())
  await fill(sql)
  const sent: { text: string; params: string[] }[] = []
  const onQuery = (text: string, params: readonly unknown[]) =>
    void sent.push({ text, params: params.map(String) })
  const { db, close } = openForWork(url, { total: 1, applicationName: 'plans', onQuery })
  onTestFinished(close)

  const few: TaskFilters = { project_id: id('project', 2) }
  const ofCard = { card_id: id('card', 2) }
  const after = { limit: 25, after: [id('task', 5)] }
  const lists: [string, TaskFilters, typeof page | typeof after][] = [
    ['no filter', {}, page],
    ['project_id', few, page],
    ['project_id, a later page', few, after],
    ['card_id', ofCard, page],
    ['card_id and project_id', { ...ofCard, ...few }, page],
    ['completed', { completed: true }, page],
    ['completed, a later page', { completed: true }, after],
    ['due_before', { due_before: '2026-01-02' }, page],
    ['due_before, a later page', { due_before: '2026-01-02' }, after],
    ['due_before and project_id', { due_before: '2026-01-02', project_id: id('project', 1) }, page],
    ['due_before and completed', { due_before: '2026-01-02', completed: false }, page],
  ]
  await sql`set enable_seqscan = off`
  for (const [name, filters, request] of lists) {
    sent.length = 0
    await listTasks(db, workspace, filters, request)
    const { text = '', params = [] } = sent.at(-1) ?? {}
    expect(await plansOf(sql, text, params), name).toEqual({ generic: 3, custom: 5 })
    await sql`set plan_cache_mode = force_generic_plan`
    await sql.unsafe(`prepare list as ${text}`)
    const values = params.map((value) => `'${value}'`).join(', ')
    const [explained] = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `explain (analyze, format json) execute list (${values})`,
    )
    await sql`deallocate list`
    await sql`set plan_cache_mode = auto`
    expect(rowsOf(explained!['QUERY PLAN'][0].Plan), name).toBeLessThanOrEqual(26)
  }
})
