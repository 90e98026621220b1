import { sql } from '../../src/db/drizzle.ts'
import { beforeAll, expect, inject, test } from 'vitest'
import { operations } from '../../generated/openapi.operations.ts'
import type { Database } from '../../src/db/database.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { seedDemo, type Demo } from '../../src/seeds/demo.ts'
import { demoRows } from '../../src/seeds/demo-rows.ts'
import { findKeyByHash } from '../../src/domain/api-keys/find-key.ts'
import { secretHash } from '../../src/crypto/api-key-secret.ts'
import { listEvents } from '../../src/domain/events/events.ts'
import { listTasks } from '../../src/domain/tasks/list-tasks.ts'
import { taskResource } from '../../src/domain/tasks/task-row.ts'
import { TestClock } from '../support/app/clock.ts'
import { isHashOf } from '../support/world/passwords.ts'
import { testDatabaseUrl } from '../support/database/database.ts'

const clock = new TestClock('2026-11-20T07:30:00Z')
let db: Database
let seeded: (Demo | undefined)[]

/** Creates an empty database, since the demo is created only in an empty database. */
beforeAll(async () => {
  const url = new URL(await testDatabaseUrl())
  const name = `${url.pathname.slice(1)}_demo`
  const admin = openForWork(url.href, { total: 1, applicationName: 'test' })
  await admin.db.execute(sql.raw(`create database ${name} template ${inject('database').template}`))
  await admin.close()
  url.pathname = `/${name}`
  const opened = openForWork(url.href, { total: 4, applicationName: 'test' })
  db = opened.db
  seeded = await Promise.all([1, 2, 3].map(() => seedDemo({ db, clock })))
  return () => opened.close()
})

test('several nodes that start together create one demo', async () => {
  expect(seeded.filter((demo) => demo !== undefined)).toHaveLength(1)
  const rows = await db.execute(sql`select count(*)::int as workspaces from workspaces`)
  expect(rows).toEqual([{ workspaces: 1 }])
  expect(await seedDemo({ db, clock })).toBeUndefined()
})

test('creating the demo does not wait for a process that creates request-log partitions', async () => {
  await runTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7248313002)`)
    expect(await seedDemo({ db, clock })).toBeUndefined()
  })
})

test('the login and the key of the demo work', async () => {
  const demo = seeded.find((one) => one !== undefined)
  const rows = await db.execute<{ password_hash: string }>(
    sql`select password_hash from users where email = ${demo?.email}`,
  )
  expect(isHashOf(rows[0]?.password_hash ?? '', demo?.password ?? '')).toBe(true)
  const key = await findKeyByHash(db, secretHash(demo?.key ?? ''), clock.now())
  expect(key).toMatchObject({ workspaceName: 'Fernhill Audio', disabled: false })
})

test('the API shows a demo that conforms to the contract and has enough rows', async () => {
  const rows = await db.execute<{ id: string }>(sql`select id from workspaces`)
  const workspaceId = rows[0]?.id ?? ''
  const everything = { limit: 1000, after: null }
  const tasks = (await listTasks(db, workspaceId, {}, everything)).rows.map(taskResource)
  const events = (await listEvents(db, workspaceId, {}, everything)).rows
  const meta = { next_cursor: null }
  expect(tasks.length).toBeGreaterThan(100)
  expect(events.length).toBeGreaterThan(15)
  expect(operations.listTasks.responses[200].validate({ data: tasks, meta })).toBe(true)
  expect(operations.listEvents.responses[200].validate({ data: events, meta })).toBe(true)
})

// A working day, a weekend, the last day of February, New Year's Eve.
test.for(['2026-11-20T07:30:00Z', '2026-11-21T23:59:59Z', '2028-02-29T12:00:00Z', '2027-01-01T00:00:00Z'])(
  'in a demo created at %s, nothing is in the future or earlier than its cause',
  (at) => {
    const now = new Date(at)
    const { rows } = demoRows(now, 'hash')
    const created = new Map<string, string>()
    for (const project of rows.projects) created.set(project.id, project.created_at)
    for (const task of rows.tasks) {
      expect(task.created_at > (created.get(task.project_id) ?? ''), task.title).toBe(true)
      expect(task.updated_at >= task.created_at, task.title).toBe(true)
      expect((task.end_date ?? '9999') >= task.created_at.slice(0, 10), task.title).toBe(true)
      expect(task.recurrence == null || task.end_date != null, task.title).toBe(true)
      created.set(task.id, task.created_at)
    }
    const done = new Set(rows.cards.filter((card) => card.is_done).map((card) => card.id))
    for (const { card_id, progress, title } of rows.tasks)
      expect(progress === 100, title).toBe(done.has(card_id ?? ''))
    let last = { task_id: '', created_at: '' }
    for (const comment of rows.comments) {
      expect(comment.created_at > (created.get(comment.task_id) ?? '9999'), comment.body).toBe(true)
      if (last.task_id === comment.task_id)
        expect(comment.created_at > last.created_at, comment.body).toBe(true)
      last = comment
    }
    const all = Object.values(rows).flat() as { created_at?: string; updated_at?: string }[]
    const times = all.flatMap(({ created_at, updated_at }) => [created_at ?? '', updated_at ?? ''])
    expect(times.filter((time) => time > now.toISOString())).toEqual([])
    const days = [...rows.tasks.map(({ end_date }) => end_date), ...rows.events.map(({ date }) => date)]
    expect(days.filter((day) => day != null && [0, 6].includes(new Date(day).getUTCDay()))).toEqual([])
  },
)

test('the first start prints the board of the first project, with forty tasks in five columns, and each working day of the week has an event (product.md 15.6)', async () => {
  const { rows, projectId } = demoRows(clock.now(), 'hash')
  const [first] = await db.execute<{ name: string }>(
    sql`select name from projects where visible order by id limit 1`,
  )
  expect(rows.projects.find(({ id }) => id === projectId)?.name).toBe(first?.name)
  expect(rows.cards.filter(({ project_id }) => project_id === projectId)).toHaveLength(5)
  expect(rows.tasks.filter(({ project_id }) => project_id === projectId)).toHaveLength(40)
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
  const isWeekly = (date: string, day: string): boolean =>
    date < day && new Date(date).getUTCDay() === new Date(day).getUTCDay()
  const hasEvent = (day: string): boolean =>
    rows.events.some(({ date, repeat }) => date === day || (repeat === 'weekly' && isWeekly(date, day)))
  expect(days.filter((day) => !hasEvent(day))).toEqual([])
})
