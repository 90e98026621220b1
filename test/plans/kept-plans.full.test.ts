import postgres, { type Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { dialect, sql as drizzleSql, type SQL } from '../../src/db/drizzle.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { selectPlacedTasks } from '../../src/domain/projects/column-order.ts'
import { listTasks, type TaskFilters } from '../../src/domain/tasks/list-tasks.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

/* Lists of the public API whose plan PostgreSQL keeps, whatever their values (docs/decisions/database.md). */

const id = (kind: string, n: number) => `${kind}_01${n.toString(16).padStart(24, '0')}`
const workspace = id('ws', 0)
const page = { limit: 25, after: null }

interface NewTasks {
  workspaceId?: string
  project: number
  /** Numbers of the first and the last task. */
  from: number
  to: number
  progress?: number
  /** Numbers of the first and the last task with a due date. */
  due?: [from: number, to: number]
}

async function addTasks(sql: Sql, tasks: NewTasks): Promise<void> {
  const { workspaceId = workspace, project, from, to, progress = 0, due = [0, 0] } = tasks
  await sql`
    insert into tasks (workspace_id, id, project_id, card_id, visible, title, progress, end_date, created_by, created_at,
      updated_at)
    select ${workspaceId}, 'task_01' || lpad(to_hex(i), 24, '0'), ${id('project', project)}, ${id('card', project)},
      true, 'A task', ${progress}, case when i between ${due[0]} and ${due[1]} then date '2026-01-01' end, 'user_1',
      now() - interval '1 day', now() - interval '1 day'
    from generate_series(${from}::int, ${to}::int) i`
}

/**
 * Fills a workspace with one project, whose first tasks have a due date, analyzes the table, and then adds a project at the
 * end of the list.
 */
async function fill(sql: Sql): Promise<void> {
  await sql`set session_replication_role = replica`
  await addTasks(sql, { project: 1, from: 1, to: 30_000, due: [1, 100] })
  await sql`vacuum analyze tasks`
  await addTasks(sql, { project: 2, from: 30_001, to: 30_010, progress: 100 })
}

/** Opens a filled database twice: for the test, and for lists, which share a connection and whose statements are recorded. */
async function openFilled() {
  const url = await emptyDatabase()
  const sql = postgres(url, { max: 1 })
  onTestFinished(() => sql.end())
  await fill(sql)
  const sent: { text: string; params: string[] }[] = []
  const onQuery = (text: string, params: readonly unknown[]) =>
    void sent.push({ text, params: params.map(String) })
  const { db, close } = openDatabase(url, { total: 3, applicationName: 'plans', onQuery })
  onTestFinished(close)
  await sql`set enable_seqscan = off`
  return { sql, db, sent }
}

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
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

/** Returns how many rows of tasks the cached plan of a statement reads. */
const rowsReadBy = async (sql: Sql, text: string, params: string[]): Promise<number> =>
  rowsOf(await explainKept(sql, text, params))

/** Runs a statement with its cached plan, and returns that. */
async function explainKept(sql: Sql, text: string, params: string[]): Promise<Plan> {
  await sql`set plan_cache_mode = force_generic_plan`
  await sql.unsafe(`prepare list as ${text}`)
  const values = params.map((value) => `'${value}'`).join(', ')
  const [explained] = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    `explain (analyze, buffers, format json) execute list (${values})`,
  )
  await sql`deallocate list`
  await sql`set plan_cache_mode = auto`
  return explained!['QUERY PLAN'][0].Plan
}

test('PostgreSQL keeps the plans of lists that one index serves for all values, and they read no more than a page', async () => {
  const { sql, db, sent } = await openFilled()
  const few: TaskFilters = { project_id: id('project', 2) }
  const cardFilter = { card_id: id('card', 2) }
  const after = { limit: 25, after: [id('task', 5)] }
  const lists: [string, TaskFilters, typeof page | typeof after][] = [
    ['no filter', {}, page],
    ['project_id', few, page],
    ['project_id, a later page', few, after],
    ['card_id', cardFilter, page],
    ['card_id and project_id', { ...cardFilter, ...few }, page],
    ['completed', { completed: true }, page],
    ['completed, a later page', { completed: true }, after],
    ['due_before', { due_before: '2026-01-02' }, page],
    ['due_before, a later page', { due_before: '2026-01-02' }, after],
    ['due_before and project_id', { due_before: '2026-01-02', project_id: id('project', 1) }, page],
    ['due_before and completed', { due_before: '2026-01-02', completed: false }, page],
  ]
  for (const [name, filters, request] of lists) {
    sent.length = 0
    await listTasks(db, workspace, filters, request)
    const { text = '', params = [] } = sent.at(-1) ?? {}
    expect(await plansOf(sql, text, params), name).toEqual({ generic: 3, custom: 5 })
    expect(await rowsReadBy(sql, text, params), name).toBeLessThanOrEqual(26)
  }
})

test.each([
  ['after a task', (place: SQL) => drizzleSql`${place} > ${id('task', 10)}`],
  ['before a task', (place: SQL) => drizzleSql`${place} < ${id('task', 10)}`],
])(
  'the kept plan of a part of a column, %s, does not look for moved tasks among those never moved',
  async (_where, isWithin) => {
    const { sql } = await openFilled()
    // Reading the rows must not seem as cheap as reading an index.
    await sql`update tasks set description = repeat('word ', 80)`
    await sql`vacuum analyze tasks`
    const column = { workspaceId: workspace, projectId: id('project', 1), cardId: id('card', 1) }
    const statement = dialect.sqlToQuery(selectPlacedTasks(column, { isWithin, limit: 25 }))
    const plan = await explainKept(sql, statement.sql, statement.params.map(String))
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThanOrEqual(30)
  },
)

test('the kept plan of due_before finds the pages of any project and workspace, and reads no more than the next hundred tasks', async () => {
  const { sql, db, sent } = await openFilled()
  const other = id('ws', 1)
  // The statistics know neither these projects nor the other workspace.
  await addTasks(sql, { project: 3, from: 40_001, to: 42_000, due: [40_001, 42_000] })
  await addTasks(sql, { project: 4, from: 50_001, to: 60_000, due: [59_971, 60_000] })
  await addTasks(sql, { workspaceId: other, project: 5, from: 1, to: 10_000, due: [5_001, 5_500] })
  await addTasks(sql, { workspaceId: other, project: 6, from: 10_001, to: 20_000, due: [10_001, 20_000] })

  const due_before = '2026-01-02'
  const after = (n: number) => [id('task', n)]
  const lists: [workspaceId: string, project: number | undefined, after: string[] | null][] = [
    [workspace, 1, null],
    [workspace, 1, after(90)],
    [workspace, 2, null],
    [workspace, 3, null],
    [workspace, 3, after(41_990)],
    [workspace, 4, null],
    [workspace, undefined, after(90)],
    [other, 5, null],
    [other, 5, after(5_400)],
    [other, 6, null],
    [other, 1, null],
    [other, undefined, null],
    [other, undefined, after(5_490)],
  ]
  for (let round = 0; round < 6; round++)
    for (const [workspaceId, project, position] of lists) {
      const name = `${workspaceId}, project ${project}, after ${position?.[0]}`
      const project_id = project === undefined ? undefined : id('project', project)
      sent.length = 0
      const list = await listTasks(
        db,
        workspaceId,
        { due_before, project_id },
        { limit: 25, after: position },
      )
      const expected = await sql<{ id: string }[]>`
        select id from tasks
        where workspace_id = ${workspaceId} and end_date < ${due_before} and id > ${position?.[0] ?? ''}
          and project_id = coalesce(${project_id ?? null}, project_id)
        order by id limit 25`
      expect(
        list.rows.map((row) => row.id),
        name,
      ).toEqual(expected.map((row) => row.id))
      const [{ text, params } = { text: '', params: [] }] = sent
      expect(await rowsReadBy(sql, text, params), name).toBeLessThanOrEqual(100)
    }
  const searches = await db.run(`
    select generic_plans::int as generic from pg_prepared_statements
    where statement like '%from "tasks"%' and statement like '%limit 100%'`)
  expect(searches.map(({ generic }) => Number(generic) > 0)).toEqual([true, true, true, true])
})
