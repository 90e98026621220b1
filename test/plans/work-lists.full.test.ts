import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { listCalendar } from '../../src/domain/calendar/list-calendar.ts'
import {
  listAccessibleTasks,
  type AccessibleTaskFilters,
} from '../../src/domain/tasks/list-accessible-tasks.ts'

/*
 * Query plans of the web editor's lists, in a workspace of 60,000 tasks, 20 projects and 50 people, one of whom has 12
 * tasks and another 12,000 (product.md 25.13).
 */

const taskCount = 60_000
const today = '2026-11-21'
const now = `${today}T09:30:00Z`
const id = (kind: string, n: number) => `${kind}_01${n.toString(16).padStart(24, '0')}`
const workspaceId = id('ws', 0)
const viewer = { workspaceId, userId: id('user', 7) }

let admin: Sql
let sql: Sql
let close: () => Promise<void>
let db: Database
let captured: { text: string; params: readonly unknown[] }[]
const { url, template } = inject('database')
const name = template.replace('template', 'work_plans')

beforeAll(async () => {
  admin = postgres(url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  await fill(own.href)
  sql = postgres(own.href, { max: 1 })
  await sql`set enable_seqscan = off`
  const onQuery = (text: string, params: readonly unknown[]) => void captured.push({ text, params })
  ;({ db, close } = openForWork(own.href, { total: 1, applicationName: 'plans', onQuery }))
})

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
    select pg_temp.id('user', i), 'Somebody', i || '@example.com', ${now} from generate_series(0, 49) i`
  await load`insert into workspaces (id, name, created_at) values (${workspaceId}, 'Workspace', ${now})`
  await load`
    insert into memberships (workspace_id, user_id, role, status, joined_at)
    select ${workspaceId}, pg_temp.id('user', i), 'member', 'active', ${now} from generate_series(0, 49) i`
  await load`
    insert into projects (workspace_id, id, name, visibility, created_by, created_at, updated_at)
    select ${workspaceId}, pg_temp.id('project', i), 'Project', 'open', pg_temp.id('user', 0), ${now}, ${now}
    from generate_series(0, 19) i`
  await load`
    insert into cards (workspace_id, id, project_id, name, is_done, "order", created_at)
    select ${workspaceId}, pg_temp.id('card', i), pg_temp.id('project', i), 'Column', false, 0, ${now}
    from generate_series(0, 19) i`
  // Six in ten tasks have a date, and six in ten are completed. Every fifth is assigned to one person, every 5,000th to another.
  await load`
    insert into tasks (workspace_id, id, project_id, card_id, visible, title, progress, end_date, end_time, assignee_ids,
      created_by, created_at, updated_at)
    select ${workspaceId}, pg_temp.id('task', i), pg_temp.id('project', i % 20), pg_temp.id('card', i % 20), true,
      'A task', case when abs(hashint4(i)) % 10 < 6 then 100 end,
      case when i % 7 < 4 then ${today}::date - 900 + abs(hashint4(i + 1)) % 1000 end, case when i % 14 = 0 then '16:30' end,
      array[pg_temp.id('user', case when i % 5000 = 17 then 0 when i % 5 = 3 then 1 else 2 + i % 48 end)],
      pg_temp.id('user', 0), ${now}, ${now}
    from generate_series(0, ${taskCount}::int - 1) i`
  await load`vacuum analyze`
  await load.end()
}

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** Runs a read, and returns the number of tasks that its statements read. */
async function tasksReadBy(read: () => Promise<unknown>): Promise<number> {
  captured = []
  await read()
  let count = 0
  const add = (plan: Plan): void => {
    const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
    if (plan['Relation Name'] === 'tasks') count += (plan['Actual Rows'] + removed) * plan['Actual Loops']
    plan.Plans?.forEach(add)
  }
  for (const { text, params } of [...captured]) {
    const [answer] = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `explain (analyze, timing off, format json) ${text}`,
      params as string[],
    )
    if (answer) add(answer['QUERY PLAN'][0].Plan)
  }
  return count
}

const [rare, busy] = [id('user', 0), id('user', 1)]
const my = (assignee_id: string, due?: AccessibleTaskFilters['due']): AccessibleTaskFilters => ({
  assignee_id,
  completed: false,
  sort: 'due',
  due,
})

describe('a list of the web editor reads no more tasks than a few pages', () => {
  test.each<[string, AccessibleTaskFilters, number]>([
    ['My tasks, for a person with few tasks', my(rare), 100],
    ['overdue My tasks, for a person with few tasks', my(rare, 'overdue'), 100],
    ['My tasks without a date, for a person with few tasks', my(rare, 'none'), 100],
    ['My tasks, for a person with many tasks', my(busy), 1_500],
    ['overdue My tasks, for a person with many tasks', my(busy, 'overdue'), 1_500],
    ['My tasks due later, for a person with many tasks', my(busy, 'later'), 1_500],
    ['My tasks without a date, for a person with many tasks', my(busy, 'none'), 3_000],
    ['all tasks by due date', { sort: 'due' }, 400],
    ['open tasks by due date', { sort: 'due', completed: false }, 300],
    ['tasks of a project by due date', { sort: 'due', project_id: id('project', 3) }, 4_000],
    ['tasks due today', { due: 'today' }, 300],
    ['tasks due later, by due date', { due: 'later', sort: 'due' }, 300],
    ['the newest tasks', {}, 60],
    ['the newest open tasks of a person with few tasks', { assignee_id: rare, completed: false }, 100],
  ])('a list of the web editor reads no more tasks than a few pages: %s', async (_list, filters, most) => {
    const list = () => listAccessibleTasks(db, viewer, filters, today, { limit: 25, after: null })
    expect(await tasksReadBy(list)).toBeLessThanOrEqual(most)
  })

  test('a late page in due order begins where the one before ended', async () => {
    const after = ['2026-11-01', '16:30', id('task', 0)]
    const list = () => listAccessibleTasks(db, viewer, { sort: 'due' }, today, { limit: 25, after })
    expect(await tasksReadBy(list)).toBeLessThanOrEqual(400)
  })

  test('a week of the calendar reads the tasks of that week', async () => {
    const week = { from: '2026-11-16', to: '2026-11-22' }
    const due = async (): Promise<unknown[]> => {
      const { tasks } = await listCalendar(db, viewer, week)
      return (await Array.fromAsync(tasks)).flat()
    }
    const { length } = await due()
    expect(length).toBeGreaterThan(100)
    // Each is found in an index, and then read.
    expect(await tasksReadBy(due)).toBeLessThanOrEqual(2 * length + 50)
  })
})
