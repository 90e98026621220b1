import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { OpenPlan } from '../../src/db/plan.ts'
import { listTaskComments } from '../../src/domain/tasks/comments.ts'
import { listEvents } from '../../src/domain/events/events.ts'
import { listMembers } from '../../src/domain/accounts/members.ts'
import type { PageRequest } from '../../src/domain/page.ts'
import { listProjectCards, listProjects } from '../../src/domain/projects/projects.ts'
import { findTaskForUpdate } from '../../src/domain/tasks/find-task-for-update.ts'
import { findVisibleTask } from '../../src/domain/tasks/find-task.ts'
import { listTasks, type TaskFilters } from '../../src/domain/tasks/list-tasks.ts'
import { resolveTarget } from '../../src/domain/tasks/resolve-target.ts'

/*
 * Query plans of the SQL that lists and lookups send, in a workspace of 250,000 tasks, half of them in visible projects.
 * The rows that a plan reads must not grow with the workspace (product.md 6.2).
 */

const now = new Date('2026-11-21T09:30:00Z')
const taskCount = 250_000

/** Returns the id of the nth object of a kind, counted from 0 in the order of creation. */
const id = (kind: string, n: number) => `${kind}_01${n.toString(16).padStart(24, '0')}`

const workspace = id('ws', 0)
const other = id('ws', 1)
const otherCount = 50_000

let admin: Sql
let sql: Sql
let close: () => Promise<void>
let db: Database
let captured: { text: string; params: readonly unknown[] }[]
const { url, template } = inject('database')
const name = template.replace('template', 'plans')

beforeAll(async () => {
  admin = postgres(url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  await fill(own.href)
  sql = postgres(own.href, { max: 1 })
  const onQuery = (text: string, params: readonly unknown[]) => void captured.push({ text, params })
  ;({ db, close } = openForWork(own.href, { total: 1, applicationName: 'plans', onQuery }))
}, 900_000)

afterAll(async () => {
  await close()
  await sql.end()
  await admin.unsafe(`drop database ${name} with (force)`)
  await admin.end()
})

async function fill(href: string): Promise<void> {
  const load = postgres(href, { max: 1, onnotice: () => undefined })
  // Foreign keys are not checked, since the rows are known to be valid.
  await load`set session_replication_role = replica`
  await load.unsafe(`
    create function pg_temp.id(kind text, n bigint) returns text language sql immutable
      return kind || '_01' || lpad(to_hex(n), 24, '0')`)
  await load`
    insert into users (id, name, email, created_at)
    select pg_temp.id('user', i), 'Somebody', i || '@example.com', ${now} from generate_series(0, 19999) i`
  // The workspace, and a hundred others.
  await load`
    insert into workspaces (id, name, created_at)
    select pg_temp.id('ws', w), 'Workspace', ${now} from generate_series(0, 100) w`
  await load`
    insert into memberships (workspace_id, user_id, role, status, joined_at)
    select pg_temp.id('ws', w), pg_temp.id('user', w * 190 + i), 'member',
      case when i % 5 > 0 then 'active' else 'suspended' end,
      ${now}::timestamptz - (i * 37) % 900 * interval '1 day'
    from generate_series(0, 100) w, generate_series(0, 499) i`
  // Two of ten projects are private and three archived.
  await load`
    insert into projects (workspace_id, id, name, visibility, archived_at, created_by, created_at, updated_at)
    select pg_temp.id('ws', w), pg_temp.id('project', w * 100 + i), 'Project',
      case when i % 10 in (5, 6) then 'private' else 'open' end,
      case when i % 10 > 6 then ${now}::timestamptz end, pg_temp.id('user', w), ${now}, ${now}
    from generate_series(0, 100) w, generate_series(0, 99) i`
  await load`
    insert into cards (workspace_id, id, project_id, name, is_done, "order", created_at)
    select pg_temp.id('ws', p / 100), pg_temp.id('card', p * 4 + i), pg_temp.id('project', p), 'Column',
      i = 3, i, ${now}
    from generate_series(0, 10099) p, generate_series(0, 3) i`
  await load`
    insert into tasks (workspace_id, id, project_id, card_id, visible, title, progress, end_date, assignee_ids,
      created_by, created_at, updated_at)
    select ${workspace}, pg_temp.id('task', i), pg_temp.id('project', i % 100),
      pg_temp.id('card', i % 100 * 4 + i / 100 % 4), i % 10 < 5, 'A task',
      case when i / 1000 % 10 < 6 then 100 else i % 97 end,
      case when i % 3 = 0 then date '2025-01-01' + (i * 31) % 1000 end, array[pg_temp.id('user', i % 400)],
      pg_temp.id('user', 0), ${now}::timestamptz - (${taskCount} - i) * interval '1 minute',
      ${now}::timestamptz - (${taskCount} - i) * interval '1 minute' * random()
    from generate_series(0, ${taskCount}::int - 1) i`
  // Tasks of another workspace, each changed once right after its creation.
  await load`
    insert into tasks (workspace_id, id, project_id, visible, title, created_by, created_at, updated_at)
    select ${other}, pg_temp.id('task', i), pg_temp.id('project', 100), true, 'A task', pg_temp.id('user', 1),
      ${now}::timestamptz - (${otherCount} - i) * interval '1 minute',
      ${now}::timestamptz - (${otherCount} - i - 1) * interval '1 minute'
    from generate_series(0, ${otherCount}::int - 1) i`
  await load`
    insert into comments (workspace_id, id, task_id, body, author_id, created_at)
    select ${workspace}, pg_temp.id('comment', i),
      pg_temp.id('task', case when i % 50 = 0 then 1 else i % 5000 end), 'A comment',
      pg_temp.id('user', i % 400), ${now}
    from generate_series(0, 99999) i`
  await load`
    insert into events (workspace_id, id, project_id, event_workspace_id, visible, title, date, start_time,
      end_time, repeat, created_by, created_at, updated_at)
    select ${workspace}, pg_temp.id('event', i), case when i % 3 > 0 then pg_temp.id('project', i % 100) end,
      case when i % 3 = 0 then ${workspace} end, i % 3 = 0 or i % 10 < 5, 'An event',
      date '2020-01-01' + (i * 31) % 4000, '10:00', '11:00', 'none', pg_temp.id('user', 0), ${now}, ${now}
    from generate_series(0, 99999) i`
  await load`analyze`
  await load.end()
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

interface Reading {
  /** Number of rows of the page. */
  returned: number
  /** Types of all nodes, with the table of a scan. */
  nodes: string[]
  /** Rows that the plans read, by table. */
  rowsRead: Record<string, number>
}

/** Runs a list, and then explains every query that it sent. */
async function readingOf(list: () => Promise<{ rows: unknown[] }>): Promise<Reading> {
  captured = []
  const { rows } = await list()
  const reading: Reading = { returned: rows.length, nodes: [], rowsRead: {} }
  for (const { text, params } of [...captured]) {
    const [answer] = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `explain (analyze, timing off, format json) ${text}`,
      params as string[],
    )
    if (!answer) throw new Error('no plan')
    for (const node of nodesOf(answer['QUERY PLAN'][0].Plan)) {
      const table = node['Relation Name']
      reading.nodes.push(table === undefined ? node['Node Type'] : `${node['Node Type']} on ${table}`)
      if (table === undefined) continue
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      reading.rowsRead[table] ??= 0
      reading.rowsRead[table] += (node['Actual Rows'] + removed) * node['Actual Loops']
    }
  }
  return reading
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

// The table of activities is empty, so any scan of it is acceptable.
const seqScan = expect.stringMatching(/^Seq Scan on (?!activities)/) as string
const sort = expect.stringMatching(/Sort/) as string
const first: PageRequest = { limit: 25, after: null }
/** Half the tasks are older, and half of those are visible. */
const halfway = id('task', taskCount / 2 + 4)
const middlePage: PageRequest = { limit: 25, after: [halfway] }

test('the workspace has the sizes that the tests assume', async () => {
  const [row] = await sql`
    select count(*)::int as tasks, count(*) filter (where visible)::int as visible,
      count(*) filter (where visible and id <= ${halfway})::int as passed,
      count(*) filter (where completed)::int as completed
    from tasks where workspace_id = ${workspace}`
  expect(row).toEqual({
    tasks: taskCount,
    visible: taskCount / 2,
    passed: taskCount / 4 + 5,
    completed: taskCount * 0.6,
  })
  const textOf = (plan: { 'QUERY PLAN': string }[]) => plan.map((line) => line['QUERY PLAN']).join()
  const whole = await sql<{ 'QUERY PLAN': string }[]>`explain select * from tasks order by title`
  expect(textOf(whole), 'the words that the tests below search for').toMatch(/Sort.*Seq Scan on tasks/)
})

describe('GET /tasks reads no more than a page, in order', () => {
  const visible = id('project', 2)
  const card = id('card', 9)
  test.each<[string, TaskFilters, PageRequest]>([
    ['the first page', {}, first],
    ['a late page', {}, middlePage],
    ['the largest page', {}, { limit: 100, after: null }],
    ['a project', { project_id: visible }, first],
    ['a project, a late page', { project_id: visible }, middlePage],
    ['a card', { card_id: card }, first],
    ['a card, a late page', { card_id: card }, middlePage],
    ['a card and its project', { card_id: card, project_id: visible }, first],
    ['completed tasks', { completed: true }, first],
    ['completed tasks, a late page', { completed: true }, middlePage],
    ['open tasks', { completed: false }, first],
    ['open tasks, a late page', { completed: false }, middlePage],
  ])('GET /tasks reads no more than a page, in order, for %s', async (_list, filters, page) => {
    const { returned, nodes, rowsRead } = await readingOf(() => listTasks(db, workspace, filters, page))
    expect(returned).toBe(page.limit)
    expect(nodes).not.toContainEqual(seqScan)
    expect(nodes).not.toContainEqual(sort)
    expect(rowsRead.tasks).toBe(page.limit + 1)
  })

  test.each<[string, TaskFilters]>([
    ['a private project of many tasks', { project_id: id('project', 5) }],
    ['an archived project of many tasks', { project_id: id('project', 8) }],
    ['a card of a private project', { card_id: id('card', 20) }],
    ['a project that does not exist', { project_id: id('project', 99_999) }],
  ])('a filter that cannot match reads no rows: %s', async (_list, filters) => {
    const { returned, nodes, rowsRead } = await readingOf(() => listTasks(db, workspace, filters, first))
    expect(returned).toBe(0)
    expect(nodes).not.toContainEqual(seqScan)
    expect(rowsRead.tasks).toBe(0)
  })
})

describe('GET /tasks reads the matching tasks, not the workspace', () => {
  test.each<[string, TaskFilters, number]>([
    ['due on a few dates', { due_after: '2025-06-01', due_before: '2025-06-04' }, 1_000],
    [
      'due on a few dates, open',
      { due_after: '2025-06-01', due_before: '2025-06-04', completed: false },
      1_000,
    ],
    ['long overdue', { due_before: '2025-01-03' }, 1_000],
    ['updated recently', { updated_since: '2026-11-21T09:00:00.000Z' }, 1_000],
    ['updated recently, completed', { updated_since: '2026-11-21T09:00:00.000Z', completed: true }, 1_000],
    ['updated since the beginning', { updated_since: '2020-01-01T00:00:00.000Z' }, 52],
    ['open, of a project', { project_id: id('project', 2), completed: false }, 1_000],
  ])('GET /tasks reads only the matching tasks: %s', async (_list, filters, most) => {
    const { returned, nodes, rowsRead } = await readingOf(() => listTasks(db, workspace, filters, first))
    expect(returned).toBe(25)
    expect(nodes).not.toContainEqual(seqScan)
    expect(rowsRead.tasks).toBeLessThanOrEqual(most)
  })

  test('GET /tasks reads only the matching tasks if they were updated recently and are all at the end of the list', async () => {
    const filters = { updated_since: new Date(now.getTime() - 300 * 60_000).toISOString() }
    const { returned, nodes, rowsRead } = await readingOf(() => listTasks(db, other, filters, first))
    expect(returned).toBe(25)
    expect(nodes).not.toContainEqual(seqScan)
    expect(rowsRead.tasks).toBeLessThanOrEqual(1_000)
  })
})

describe('a lookup reads only the rows that it returns', () => {
  const actor = { workspaceId: workspace, userId: id('user', 1), via: 'api' as const, now }
  const wanted = { card_id: null, project_id: null, assignees: [] }
  const toWrite = { cards: 1, projects: 1, memberships: 1 }
  test.each<[string, Record<string, number>, () => Promise<unknown>]>([
    ['getTask', { tasks: 1, cards: 1 }, () => findVisibleTask(db, workspace, id('task', 1))],
    ['updateTask', { ...toWrite, tasks: 1 }, () => findTaskForUpdate(new OpenPlan(db), actor, id('task', 1))],
    [
      'createTask in a column',
      toWrite,
      () => resolveTarget(db, actor, { ...wanted, card_id: id('card', 9) }),
    ],
    ['createTask', toWrite, () => resolveTarget(db, actor, { ...wanted, project_id: id('project', 2) })],
  ])('%s reads only the rows that it returns', async (_operation, rows, find) => {
    const { nodes, rowsRead } = await readingOf(async () => ({ rows: [await find()] }))
    // Two tables are empty, so scanning them in any way is acceptable.
    expect(nodes.join()).not.toMatch(
      /Seq Scan on (?!webhook_endpoints|project_members)|Sort|Merge Join|Hash Join/,
    )
    expect(rowsRead).toMatchObject(rows)
  })
})

describe('the other lists read no more than a page, in order', () => {
  const lists: [string, string, () => Promise<{ rows: unknown[] }>][] = [
    ['events', 'GET /events', () => listEvents(db, workspace, {}, first)],
    [
      'events',
      'GET /events, a late page',
      () => listEvents(db, workspace, {}, { limit: 25, after: ['2028-01-01', '10:00', id('event', 7)] }),
    ],
    [
      'events',
      'GET /events, one month',
      () => listEvents(db, workspace, { from: '2028-01-01', to: '2028-01-31' }, first),
    ],
    ['comments', 'GET /tasks/{id}/comments', () => listTaskComments(db, workspace, id('task', 1), first)],
    [
      'comments',
      'GET /tasks/{id}/comments, a late page',
      () => listTaskComments(db, workspace, id('task', 1), { limit: 25, after: [id('comment', 50_000)] }),
    ],
    ['projects', 'GET /projects', () => listProjects(db, workspace, first)],
    [
      'projects',
      'GET /projects, a late page',
      () => listProjects(db, workspace, { limit: 25, after: [id('project', 40)] }),
    ],
    ['memberships', 'GET /members', () => listMembers(db, workspace, first)],
    [
      'memberships',
      'GET /members, a late page',
      () => listMembers(db, workspace, { limit: 25, after: ['2025-11-21T00:00:00.000Z', id('user', 7)] }),
    ],
  ]
  test.each(lists)('no more than a page of %s is read, in order, for %s', async (table, _list, list) => {
    const { returned, nodes, rowsRead } = await readingOf(list)
    expect(returned).toBe(25)
    expect(nodes).not.toContainEqual(seqScan)
    expect(nodes).not.toContainEqual(sort)
    expect(rowsRead[table]).toBe(26)
  })

  test('no more than a page of cards is read, in order, for GET /projects/{id}/cards', async () => {
    const { returned, nodes, rowsRead } = await readingOf(() =>
      listProjectCards(db, workspace, id('project', 2), first),
    )
    expect(returned).toBe(4)
    expect(nodes).not.toContainEqual(seqScan)
    expect(nodes).not.toContainEqual(sort)
    expect(rowsRead).toEqual({ projects: 1, cards: 4 })
  })
})
