import postgres from 'postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { scopes, type Schemas } from '../../generated/openapi.operations.ts'
import type { Frequency } from '../../src/db/schema.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Actor } from '../../src/domain/actor.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { newId } from '../../src/domain/ids.ts'
import { createProject, type NewProject } from '../../src/domain/projects/projects.ts'
import { setRecurrence } from '../../src/domain/tasks/recurrence.ts'
import { startApp, type Answer, type Caller, type TestApp } from '../support/app.ts'
import { TestClock } from '../support/clock.ts'
import { testDatabaseUrl } from '../support/database.ts'

let app: TestApp
let world: Fixture
let full: Caller
beforeAll(async () => {
  app = await startApp({ clock: new TestClock('2026-01-15T09:30:00.000Z') })
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
})

const one = (answer: Answer) => (answer.body as Schemas['TaskResponse']).data
const refusal = (status: number, code: string, param?: string) => ({
  status,
  body: { error: { code, ...(param === undefined ? {} : { param }) } },
})
const web = (of = world, on = app): Actor => ({
  workspaceId: of.workspace.id,
  userId: of.users.owner,
  via: 'web',
  now: on.clock.now(),
})

async function created(body: object = {}): Promise<Schemas['Task']> {
  const answer = await full.post('/tasks', { title_text: 'Task', card_id: world.cards.doing, ...body })
  expect(answer.status).toBe(201)
  return one(answer)
}

async function patched(id: string, body: object): Promise<Schemas['Task']> {
  const answer = await full.patch(`/tasks/${id}`, body)
  expect(answer.status).toBe(200)
  return one(answer)
}

/** Ten equal PATCHes of a task that are under way together: its row is let go when several wait for it. */
async function atOnce(id: string, body: object): Promise<Schemas['Task'][]> {
  const aside = postgres(await testDatabaseUrl(), { max: 2 })
  try {
    const holding = await aside.reserve()
    await holding`begin`
    await holding`select 1 from tasks where id = ${id} for update`
    const patches = Promise.all(Array.from({ length: 10 }, () => patched(id, body)))
    for (let waiting = 0; waiting < 5;) {
      const [row] = await aside<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      waiting = row?.count ?? 0
    }
    await holding`commit`
    holding.release()
    return await patches
  } finally {
    await aside.end()
  }
}

type Row = Record<string, unknown>

/** All that is stored of a task. */
async function rowOf(id: string): Promise<Row> {
  const [found] = await app.context.sql<
    { row: Row }[]
  >`select to_jsonb(tasks) as row from tasks where id = ${id}`
  return found?.row ?? {}
}

/** The types of what was recorded of a task, in order. */
async function activityTypes(id: string): Promise<string[]> {
  const rows = await app.context.sql<{ type: string }[]>`
    select type from activities where subject_id = ${id} order by created_at, id`
  return rows.map(({ type }) => type)
}

const inDatabase = (at: Date | string) => new Date(at).toISOString().replace(/\.000Z$/, '+00:00')

describe('every field: omitted, changed, equal, null (specification 4, PATCH /tasks/{id}; decision 4.5)', () => {
  const reminder = '2026-11-18T09:00:00+01:00'
  const fields = [
    { field: 'title_text', column: 'title', first: 'First', second: 'Second', cleared: '' },
    { field: 'description', column: 'description', first: 'First', second: ' \n', cleared: null },
    { field: 'priority', column: 'priority', first: 'low', second: 'none', cleared: null },
    { field: 'progress', column: 'progress', first: 10, second: 99, cleared: null },
    { field: 'end_time', column: 'end_time', first: '10:00', second: '00:00', cleared: null },
    { field: 'end_date', column: 'end_date', first: '2026-12-24', second: '2028-02-29', cleared: null },
    {
      field: 'reminder_date',
      column: 'reminder_at',
      first: reminder,
      second: '2027-01-01T00:00:00Z',
      cleared: null,
    },
  ] as const
  const initial = Object.fromEntries(fields.map(({ field, first }) => [field, first]))
  const stored = (value: unknown) =>
    typeof value === 'string' && value.length > 19 ? inDatabase(value) : value

  /** A task with a first value in every field. */
  async function filled(): Promise<{ id: string; before: Row }> {
    const { id } = await created()
    await patched(id, initial)
    return { id, before: await rowOf(id) }
  }

  test('a task is filled with all of them at once', async () => {
    const { before } = await filled()
    for (const { column, first } of fields) expect(before[column], column).toBe(stored(first))
  })

  test.each(fields)('$field: a value changes it, and leaves all others alone', async (row) => {
    const { id, before } = await filled()
    app.clock.advance(60)
    const task = await patched(id, { [row.field]: row.second })
    const updated_at = app.clock.now()
    expect(await rowOf(id)).toEqual({
      ...before,
      [row.column]: stored(row.second),
      updated_at: inDatabase(updated_at),
    })
    expect((await full.get(`/tasks/${id}`)).body).toEqual({ data: task })
    expect(task.updated_at).toBe(updated_at.toISOString())
    expect(await activityTypes(id)).toEqual(['task.created', 'task.updated', 'task.updated'])
  })

  test.each(fields)('$field: null clears it', async ({ field, column, cleared }) => {
    const { id, before } = await filled()
    app.clock.advance(60)
    const task = await patched(id, { [field]: null })
    expect(await rowOf(id)).toEqual({
      ...before,
      [column]: cleared,
      ...(field === 'end_date' ? { end_time: null } : {}),
      updated_at: inDatabase(app.clock.now()),
    })
    expect((await full.get(`/tasks/${id}`)).body).toEqual({ data: task })
    expect(await activityTypes(id)).toEqual(['task.created', 'task.updated', 'task.updated'])
  })

  test.each(fields)(
    '$field: the stored value changes nothing, not updated_at either',
    async ({ field, first }) => {
      const { id, before } = await filled()
      app.clock.advance(60)
      await patched(id, { [field]: first })
      expect(await rowOf(id)).toEqual(before)
      expect(await activityTypes(id)).toEqual(['task.created', 'task.updated'])
    },
  )

  test.each(fields)('$field: null where there is none changes nothing', async ({ field }) => {
    const { id } = await created({ title_text: 'x' })
    await patched(id, { title_text: '' })
    const before = await rowOf(id)
    app.clock.advance(60)
    await patched(id, { [field]: null })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(id)).toEqual(['task.created', 'task.updated'])
  })

  test.each([
    ['an empty object', {}],
    ['all the stored values', initial],
    ['the same instant, written otherwise', { reminder_date: '2026-11-18T08:00:00.000Z' }],
    ['unknown fields alone', { due_date: '2030-01-01', completed: true, nonsense: null }],
  ])('%s answers 200, changes nothing and records nothing', async (_what, body) => {
    const { id, before } = await filled()
    const shown = (await full.get(`/tasks/${id}`)).body as object
    app.clock.advance(60)
    const answer = await full.patch(`/tasks/${id}`, body)
    expect(answer).toMatchObject({ status: 200, body: shown })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(id)).toEqual(['task.created', 'task.updated'])
  })

  test('five fields are one task.updated (decision 6.4), as the key’s creator, via the API', async () => {
    const { id } = await created({ user_ids: [world.users.owner, world.users.member] })
    await patched(id, initial)
    const rows = await app.context.sql`
      select type, user_id, via, api_key_id, project_id from activities
      where subject_id = ${id} and type <> 'task.created'`
    expect(rows).toEqual([
      {
        type: 'task.updated',
        user_id: world.users.owner,
        via: 'api',
        api_key_id: world.keys.full.id,
        project_id: world.projects.main,
      },
    ])
    const told = await app.context.sql`
      select user_id, actor_id, via from notifications where subject_id = ${id} and type = 'task.updated'`
    expect(told).toEqual([{ user_id: world.users.member, actor_id: world.users.owner, via: 'api' }])
  })

  test('every byte of a text is kept (decision 1.5)', async () => {
    const { id } = await created()
    const title_text = ' 🪴 e\u0301\u00e9\r\n'
    const description = '\t<b>@anna</b> \u2028 '
    await patched(id, { title_text, description })
    expect(one(await full.get(`/tasks/${id}`))).toMatchObject({ title: title_text, description })
  })

  test.each([null, ''])(
    'title_text %j leaves the task without a title, read as "" (decision 4.9)',
    async (none) => {
      const { id } = await created()
      expect((await patched(id, { title_text: none })).title).toBe('')
    },
  )
})

describe('end_date and end_time (specification 4; decision 4.3)', () => {
  const due = { end_date: '2026-12-24', end_time: '10:00' }

  test.each([
    ['end_date null drops end_time', due, { end_date: null }, null, null],
    ['end_date null drops the end_time beside it', due, { end_date: null, end_time: '12:00' }, null, null],
    ['end_time without an end_date is dropped', {}, { end_time: '12:00' }, null, null],
    [
      'end_time with a stored end_date',
      { end_date: '2026-12-24' },
      { end_time: '12:00' },
      '2026-12-24',
      '12:00',
    ],
    ['both at once', {}, due, '2026-12-24', '10:00'],
    ['end_time null keeps the date', due, { end_time: null }, '2026-12-24', null],
    ['a new date keeps the time', due, { end_date: '2027-01-01' }, '2027-01-01', '10:00'],
  ])('%s', async (_rule, body, change, due_date, due_time) => {
    const { id } = await created(body)
    await patched(id, change)
    expect(one(await full.get(`/tasks/${id}`))).toMatchObject({ due_date, due_time })
  })

  test('a dropped end_time does not come back with the next date', async () => {
    const { id } = await created(due)
    await patched(id, { end_date: null })
    expect(await patched(id, { end_date: '2027-01-01' })).toMatchObject({ due_time: null })
  })

  test('an end_time that is dropped changes nothing by itself (decision 4.5)', async () => {
    const { id } = await created()
    const before = await rowOf(id)
    app.clock.advance(60)
    await patched(id, { end_time: '12:00' })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(id)).toEqual(['task.created'])
  })
})

describe('progress (specification 3; decisions 4.6 and 7.6)', () => {
  test.each([
    [null, 100, ['task.updated', 'task.completed']],
    [0, 100, ['task.updated', 'task.completed']],
    [99, 100, ['task.updated', 'task.completed']],
    [100, 100, []],
    [100, 99, ['task.updated']],
    [100, 0, ['task.updated']],
    [100, null, ['task.updated']],
    [0, 50, ['task.updated']],
    [0, null, ['task.updated']],
    [null, 0, ['task.updated']],
  ])('from %s to %s records %j', async (from, to, expected) => {
    const { id } = await created({ progress: from })
    const task = await patched(id, { progress: to })
    expect(task).toMatchObject({ progress: to, completed: to === 100 })
    expect(await activityTypes(id)).toEqual(['task.created', ...expected])
  })

  test('completing is task.updated and task.completed once, with whatever else is changed', async () => {
    const { id } = await created({ user_ids: [world.users.member] })
    await patched(id, { progress: 100, title_text: 'Done', priority: null, description: 'It is.' })
    expect(await activityTypes(id)).toEqual(['task.created', 'task.updated', 'task.completed'])
    const rows = await app.context.sql`
      select user_id, via, api_key_id from activities where subject_id = ${id} and type = 'task.completed'`
    expect(rows).toEqual([{ user_id: world.users.owner, via: 'api', api_key_id: world.keys.full.id }])
    const told = await app.context.sql`
      select user_id from notifications where subject_id = ${id} and type = 'task.completed'`
    expect(told).toEqual([{ user_id: world.users.member }])
  })

  test('a completed task that is updated further is not completed again', async () => {
    const { id } = await created({ progress: 100 })
    await patched(id, { title_text: 'Still done' })
    await patched(id, { progress: 100, priority: 'low' })
    expect(await activityTypes(id)).toEqual(['task.created', 'task.updated', 'task.updated'])
  })

  test('each crossing counts: done, reopened, done again', async () => {
    const { id } = await created()
    for (const progress of [100, 99, 100]) await patched(id, { progress })
    expect(await activityTypes(id)).toEqual([
      'task.created',
      'task.updated',
      'task.completed',
      'task.updated',
      'task.updated',
      'task.completed',
    ])
  })

  test('completing leaves the task in its column', async () => {
    const { id } = await created()
    expect((await patched(id, { progress: 100 })).card?.id).toBe(world.cards.doing)
  })

  test('ten concurrent PATCHes to 100 record one task.updated and one task.completed', async () => {
    const { id } = await created()
    const tasks = await atOnce(id, { progress: 100 })
    expect(tasks).toHaveLength(10)
    for (const task of tasks) expect(task).toMatchObject({ progress: 100, completed: true })
    expect(await activityTypes(id)).toEqual(['task.created', 'task.updated', 'task.completed'])
  })

  test('concurrent PATCHes of different fields all count', async () => {
    const { id } = await created()
    const bodies = [
      { title_text: 'New' },
      { description: 'New' },
      { priority: 'high' },
      { progress: 7 },
      { end_date: '2026-12-24' },
    ]
    await Promise.all(bodies.map((body) => patched(id, body)))
    expect(one(await full.get(`/tasks/${id}`))).toMatchObject({
      title: 'New',
      description: 'New',
      priority: 'high',
      progress: 7,
      due_date: '2026-12-24',
    })
  })
})

describe('what cannot be changed (specification 4)', () => {
  test.each([
    ['user_ids', () => [world.users.member]],
    ['user_ids', () => null],
    ['user_ids', () => 'nonsense'],
    ['assignee_ids', () => [world.users.member]],
    ['card_id', () => world.cards.done],
    ['card_id', () => 7],
    ['project_id', () => world.projects.second],
    ['project_id', () => world.foreign.project],
    ['id', () => world.tasks.first],
    ['workspace_id', () => world.foreign.workspace],
    ['completed', () => true],
    ['title', () => 'Not by this name'],
    ['due_date', () => '2030-01-01'],
    ['recurrence', () => 'daily'],
    ['created_at', () => '2020-01-01T00:00:00Z'],
    ['updated_at', () => '2020-01-01T00:00:00Z'],
  ])('%s is ignored', async (field, value) => {
    const { id } = await created({ user_ids: [world.users.admin] })
    const before = await rowOf(id)
    await patched(id, { [field]: value() })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(id)).toEqual(['task.created'])
  })

  test('they are ignored beside a field that counts', async () => {
    const { id } = await created()
    const before = await rowOf(id)
    await patched(id, { card_id: world.cards.done, user_ids: [world.users.member], priority: 'low' })
    expect(await rowOf(id)).toEqual({ ...before, priority: 'low' })
  })
})

describe('Idempotency-Key is ignored (specification 4: never PATCH)', () => {
  test('the same key with another body is another PATCH, and nothing is stored', async () => {
    const { id } = await created()
    const headers = { 'Idempotency-Key': 'the same' }
    for (const progress of [10, 20, 20, 10]) {
      const answer = await full.patch(`/tasks/${id}`, { progress }, { headers })
      expect(answer).toMatchObject({ status: 200, body: { data: { progress } } })
      expect(answer.headers['idempotent-replay']).toBeUndefined()
    }
    expect(await activityTypes(id)).toEqual(['task.created', 'task.updated', 'task.updated', 'task.updated'])
    const stored = await app.context.sql`select 1 from idempotency_keys where key = 'the same'`
    expect(stored).toHaveLength(0)
  })

  test.each(['', 'k'.repeat(256)])('one that a POST would refuse does not matter', async (key) => {
    const { id } = await created()
    const answer = await full.patch(`/tasks/${id}`, {}, { headers: { 'Idempotency-Key': key } })
    expect(answer.status).toBe(200)
  })

  test('the key of a POST is not answered with that POST’s response', async () => {
    const headers = { 'Idempotency-Key': 'of a POST' }
    const body = { title_text: 'Posted', card_id: world.cards.todo }
    const { id } = one(await full.post('/tasks', body, { headers }))
    const answer = await full.patch(`/tasks/${id}`, body, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['idempotent-replay']).toBeUndefined()
  })
})

describe('validation (specification 4: param names the first failing field)', () => {
  test.each([
    ['title_text', 'x'.repeat(501)],
    ['title_text', '🪴'.repeat(501)],
    ['title_text', 'x\0'],
    ['title_text', '\ud83e'],
    ['title_text', 42],
    ['description', 'd'.repeat(20_001)],
    ['description', '\0'],
    ['description', {}],
    ['priority', 'critical'],
    ['priority', ''],
    ['priority', 'HIGH'],
    ['progress', -1],
    ['progress', 101],
    ['progress', 99.5],
    ['progress', '100'],
    ['progress', true],
    ['end_date', '2026-02-29'],
    ['end_date', '2026-2-1'],
    ['end_date', '20260201'],
    ['end_date', '2026-02-01T00:00:00Z'],
    ['end_date', '0000-01-01'],
    ['end_date', ''],
    ['end_time', '24:00'],
    ['end_time', '7:00'],
    ['end_time', '07:00:00'],
    ['end_time', ''],
    ['end_time', 700],
    ['reminder_date', '2026-11-18'],
    ['reminder_date', '2026-11-18T09:00:00'],
    ['reminder_date', '2026-02-30T09:00:00Z'],
    ['reminder_date', '2026-11-18T25:00:00Z'],
    ['reminder_date', '0000-01-01T00:00:00Z'],
    ['reminder_date', '0001-01-01T00:00:00+01:00'],
    ['reminder_date', '9999-12-31T23:59:59-01:00'],
    ['reminder_date', 'Wed, 18 Nov 2026 09:00:00 +0000'],
    ['reminder_date', 'tomorrow'],
    ['reminder_date', ''],
    ['reminder_date', 1795305600],
  ])('%s: %j is validation_error, and nothing changes', async (param, value) => {
    const { id } = await created()
    const before = await rowOf(id)
    const answer = await full.patch(`/tasks/${id}`, { description: 'New', [param]: value })
    expect(answer).toMatchObject(refusal(422, 'validation_error', param))
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(id)).toEqual(['task.created'])
  })

  test.each([
    [{ reminder_date: 1, end_time: 1, end_date: 1, progress: -1 }, 'progress'],
    [{ reminder_date: 1, end_time: 1, end_date: 1 }, 'end_date'],
    [{ reminder_date: 1, end_time: 1 }, 'end_time'],
    [{ priority: 1, description: 1, title_text: 1 }, 'title_text'],
  ])('of several, the first in the contract’s order is named: %j (decision 1.5)', async (body, param) => {
    const { id } = await created()
    expect(await full.patch(`/tasks/${id}`, body)).toMatchObject(refusal(422, 'validation_error', param))
  })

  test.each([
    ['title_text', 'x'.repeat(500)],
    ['title_text', '🪴'.repeat(500)],
    ['title_text', ' '],
    ['description', '🪴'.repeat(20_000)],
    ['progress', 0],
    ['progress', 100],
    ['end_date', '0001-01-01'],
    ['end_date', '9999-12-31'],
  ])('%s takes the bound', async (field, value) => {
    const { id } = await created()
    await patched(id, { [field]: value })
  })

  test.each([
    ['2026-11-18T09:00:00Z', '2026-11-18T09:00:00+00:00'],
    ['2026-11-18t09:00:00z', '2026-11-18T09:00:00+00:00'],
    ['2026-11-18T09:00:00.25+05:30', '2026-11-18T03:30:00.25+00:00'],
    ['2026-11-18T09:00:00-12:00', '2026-11-18T21:00:00+00:00'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00+00:00'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00+00:00'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999+00:00'],
  ])('reminder_date is RFC 3339 with an offset: %s (decision 4.9)', async (reminder_date, stored) => {
    const { id } = await created()
    await patched(id, { reminder_date })
    expect((await rowOf(id)).reminder_at).toBe(stored)
  })
})

describe('who may, and what is there (specification 4 and 5; decision 2.8)', () => {
  test('without the scope write:tasks it is 403 scope_required', async () => {
    const caller = await app.asKey(
      world,
      scopes.filter((scope) => scope !== 'write:tasks'),
    )
    expect(await caller.patch(`/tasks/${world.tasks.first}`, {})).toMatchObject(
      refusal(403, 'scope_required', 'scope'),
    )
  })

  test('a viewer of the project gets 403 forbidden, even for a change of nothing; a manager does not', async () => {
    const answer = await full.get('/tasks', { query: { project_id: world.projects.viewer_only } })
    const [task] = (answer.body as Schemas['TaskList']).data
    const path = `/tasks/${task?.id}`
    expect(await full.patch(path, { progress: 1 })).toMatchObject(refusal(403, 'forbidden'))
    expect(await full.patch(path, {})).toMatchObject(refusal(403, 'forbidden'))
    expect((await full.get(path)).body).toEqual({ data: task })
    const admin = app.withSecret(world.keys.admin.secret)
    expect((await admin.patch(path, { progress: 1 })).status).toBe(200)
  })

  test('an admin without an explicit role may write; as an explicit viewer not', async () => {
    const own = await app.fixture()
    const admin = app.withSecret(own.keys.admin.secret)
    const path = `/tasks/${own.tasks.first}`
    expect((await admin.patch(path, { progress: 1 })).status).toBe(200)
    await app.context.sql`
      insert into project_members (workspace_id, project_id, user_id, role)
      values (${own.workspace.id}, ${own.projects.main}, ${own.users.admin}, 'viewer')`
    expect(await admin.patch(path, { progress: 2 })).toMatchObject(refusal(403, 'forbidden'))
  })

  test('is the same 404 for every task that is not visible, and changes none (specification 1)', async () => {
    const hidden = [world.tasks.private, world.tasks.archived, world.tasks.inbox, world.foreign.task]
    const before = await Promise.all(hidden.map(rowOf))
    const ids = [...hidden, newId('task', app.clock.now()), world.projects.main, 'x', '%00']
    const answers = await Promise.all(ids.map((id) => full.patch(`/tasks/${id}`, { title_text: 'Mine' })))
    for (const answer of answers) expect(answer).toMatchObject(refusal(404, 'not_found'))
    const bytes = answers.map(({ text }) => text.replace(/"request_id":"[^"]+"/, ''))
    expect(new Set(bytes).size).toBe(1)
    expect(await Promise.all(hidden.map(rowOf))).toEqual(before)
  })

  test('a task whose project is archived meanwhile is 404 as well (specification 1)', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const path = `/tasks/${own.tasks.first}`
    const aside = postgres(await testDatabaseUrl(), { max: 2 })
    const archiving = await aside.reserve()
    await archiving`begin`
    await archiving`
      update projects set archived_at = now() where workspace_id = ${own.workspace.id} and id = ${own.projects.main}`
    const answers = Promise.all([
      caller.patch(path, { title_text: 'Too late' }),
      caller.post(`${path}/comments`, { body: 'Too late' }),
    ])
    for (let waiting = 0; waiting < 2;) {
      const [row] = await aside<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      waiting = row?.count ?? 0
    }
    await archiving`commit`
    archiving.release()
    await aside.end()
    for (const answer of await answers) expect(answer).toMatchObject(refusal(404, 'not_found'))
  })

  test('validation goes before the look-up (decision 1.1)', async () => {
    expect(await full.patch(`/tasks/${world.tasks.private}`, { progress: 101 })).toMatchObject(
      refusal(422, 'validation_error', 'progress'),
    )
  })
})

describe('a recurring task rolls forward when it is completed (decisions 4.7, 6.11 and 7.7)', () => {
  const addProject = (input: Partial<NewProject> = {}) =>
    runTransaction(app.context.db, (tx) => createProject(tx, web(), { name: 'Recurrences', ...input }))

  /** A task alone in a project of its own, that recurs as set in the web editor. */
  async function recurring(every: Frequency, body: object = {}, input?: Partial<NewProject>) {
    const project = await addProject(input)
    const [first] = project.cards
    const { id } = await created({ card_id: first?.id, ...body })
    await runTransaction(app.context.db, (tx) => setRecurrence(tx, web(), id, every))
    return { id, project }
  }

  async function tasksOf(project: string): Promise<Schemas['Task'][]> {
    const answer = await full.get('/tasks', { query: { project_id: project } })
    return (answer.body as Schemas['TaskList']).data
  }

  /** The task that completing `id` made. */
  async function complete(id: string, project: { id: string }, body: object = {}): Promise<Schemas['Task']> {
    const before = (await tasksOf(project.id)).map((task) => task.id)
    await patched(id, { progress: 100, ...body })
    const made = (await tasksOf(project.id)).filter((task) => !before.includes(task.id))
    expect(made).toHaveLength(1)
    return made[0] as Schemas['Task']
  }

  test('the successor has the same title, description, priority, assignees and end_time, and a fresh start', async () => {
    const { owner, member } = world.users
    const { id, project } = await recurring('weekly', {
      title_text: ' Water the plants 🪴',
      description: 'All\r\nof them',
      priority: 'none',
      progress: 30,
      end_date: '2026-01-20',
      end_time: '18:30',
      user_ids: [member, owner],
    })
    app.clock.advance(60)
    const successor = await complete(id, project)
    const at = app.clock.now().toISOString()
    expect(successor).toEqual({
      id: successor.id,
      title: ' Water the plants 🪴',
      description: 'All\r\nof them',
      project_id: project.id,
      card: { ...project.cards[0] },
      priority: 'none',
      due_date: '2026-01-27',
      due_time: '18:30',
      progress: null,
      completed: false,
      assignee_ids: [member, owner],
      created_at: at,
      updated_at: at,
    })
  })

  test('fields changed by the completing PATCH are those of the successor', async () => {
    const { id, project } = await recurring('weekly', { end_date: '2026-01-20' })
    const successor = await complete(id, project, {
      title_text: 'Renamed',
      end_date: '2026-01-21',
      end_time: '08:00',
    })
    expect(successor).toMatchObject({ title: 'Renamed', due_date: '2026-01-28', due_time: '08:00' })
  })

  test('task.created is recorded for it, via the API, and its assignees are told', async () => {
    const { id, project } = await recurring('daily', { user_ids: [world.users.member] })
    const successor = await complete(id, project)
    expect(await activityTypes(id)).toEqual([
      'task.created',
      'task.recurrence_changed',
      'task.updated',
      'task.completed',
    ])
    const rows = await app.context.sql`
      select type, user_id, via, api_key_id, project_id from activities where subject_id = ${successor.id}`
    expect(rows).toEqual([
      {
        type: 'task.created',
        user_id: world.users.owner,
        via: 'api',
        api_key_id: world.keys.full.id,
        project_id: project.id,
      },
    ])
    const told = await app.context.sql`select user_id from notifications where subject_id = ${successor.id}`
    expect(told).toEqual([{ user_id: world.users.member }])
  })

  test('it stands in the project’s first column that is not done, wherever the completed one was', async () => {
    const { id, project } = await recurring(
      'daily',
      {},
      {
        cards: [
          { name: 'Done', is_done: true },
          { name: 'Next', is_done: false },
          { name: 'Now', is_done: false },
        ],
      },
    )
    const successor = await complete(id, project)
    expect(successor.card).toEqual({ ...project.cards[1] })
    expect(one(await full.get(`/tasks/${id}`)).card).toEqual({ ...project.cards[0] })
  })

  test('a board without an open column does not keep a task from being completed', async () => {
    const { id, project } = await recurring('daily', {}, { cards: [{ name: 'Done', is_done: true }] })
    expect((await complete(id, project)).card).toEqual({ ...project.cards[0] })
  })

  test('the completed one stays completed, and the recurrence moves: it never rolls forward again', async () => {
    const { id, project } = await recurring('daily', { end_date: '2026-01-20' })
    const successor = await complete(id, project)
    expect(one(await full.get(`/tasks/${id}`))).toMatchObject({
      completed: true,
      progress: 100,
      due_date: '2026-01-20',
    })
    await patched(id, { progress: 0 })
    await patched(id, { progress: 100 })
    expect(await tasksOf(project.id)).toHaveLength(2)
    expect((await complete(successor.id, project)).due_date).toBe('2026-01-22')
  })

  test.each([[{ progress: 99 }], [{ title_text: 'x' }], [{ end_date: '2026-03-01' }]])(
    'what does not complete it, does not roll it forward: %j',
    async (body) => {
      const { id, project } = await recurring('daily', { end_date: '2026-01-20' })
      await patched(id, body)
      expect(await tasksOf(project.id)).toHaveLength(1)
    },
  )

  test('a task that does not recur has no successor', async () => {
    const project = await addProject()
    const { id } = await created({ card_id: project.cards[0]?.id })
    await patched(id, { progress: 100 })
    expect(await tasksOf(project.id)).toHaveLength(1)
  })

  test('ten concurrent PATCHes to 100 make one successor', async () => {
    const { id, project } = await recurring('daily')
    await atOnce(id, { progress: 100 })
    expect(await tasksOf(project.id)).toHaveLength(2)
  })

  // Today is Thursday, 15 January 2026.
  test.each<[string, Frequency, string | null, string[]]>([
    ['the day after the due date', 'daily', '2026-02-28', ['2026-03-01', '2026-03-02']],
    ['the week after', 'weekly', '2026-12-28', ['2027-01-04', '2027-01-11']],
    ['the month after', 'monthly', '2026-01-30', ['2026-02-28', '2026-03-30', '2026-04-30']],
    [
      'monthly from the 31st clamps and comes back',
      'monthly',
      '2026-01-31',
      ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    ['29 February in a leap year', 'monthly', '2028-01-31', ['2028-02-29', '2028-03-31']],
    ['the year after', 'yearly', '2026-06-15', ['2027-06-15', '2028-06-15']],
    [
      'yearly from 29 February clamps and comes back',
      'yearly',
      '2028-02-29',
      ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    ['due today: the next one', 'daily', '2026-01-15', ['2026-01-16']],
    ['past, daily: the first after today', 'daily', '2019-03-01', ['2026-01-16', '2026-01-17']],
    ['past, weekly: the same weekday after today', 'weekly', '2026-01-05', ['2026-01-19', '2026-01-26']],
    ['past, weekly, falling on today', 'weekly', '2026-01-01', ['2026-01-22']],
    ['past, monthly', 'monthly', '2025-08-31', ['2026-01-31', '2026-02-28']],
    ['past, monthly, falling on today', 'monthly', '2025-11-15', ['2026-02-15']],
    ['past, yearly', 'yearly', '2020-02-29', ['2026-02-28', '2027-02-28', '2028-02-29']],
    ['missing, daily: after today', 'daily', null, ['2026-01-16']],
    ['missing, weekly: after today', 'weekly', null, ['2026-01-22', '2026-01-29']],
    ['missing, monthly: after today', 'monthly', null, ['2026-02-15', '2026-03-15']],
  ])('%s: %s from %s is due %j', async (_rule, every, end_date, dues) => {
    const { id, project } = await recurring(every, { end_date })
    let next = id
    for (const due of dues) {
      const successor = await complete(next, project)
      expect(successor.due_date).toBe(due)
      next = successor.id
    }
  })

  test('an edited due date is the new anchor', async () => {
    const { id, project } = await recurring('monthly', { end_date: '2026-01-31' })
    await patched(id, { end_date: '2026-02-10' })
    expect((await complete(id, project)).due_date).toBe('2026-03-10')
  })

  test('a due date edited by the completing PATCH is the new anchor too', async () => {
    const { id, project } = await recurring('monthly', { end_date: '2026-01-10' })
    const successor = await complete(id, project, { end_date: '2026-03-31' })
    expect(successor.due_date).toBe('2026-04-30')
    expect((await complete(successor.id, project)).due_date).toBe('2026-05-31')
  })

  test('a PATCH of the stored date does not make a clamped day the anchor', async () => {
    const { id, project } = await recurring('monthly', { end_date: '2026-01-31' })
    const successor = await complete(id, project)
    await patched(successor.id, { end_date: '2026-02-28', priority: 'low' })
    expect((await complete(successor.id, project)).due_date).toBe('2026-03-31')
  })

  test('a due date that has been taken away counts from today', async () => {
    const { id, project } = await recurring('weekly', { end_date: '2026-03-01' })
    await patched(id, { end_date: null })
    expect(await complete(id, project)).toMatchObject({ due_date: '2026-01-22', due_time: null })
  })

  test('a recurrence ends with the last of all dates, without failing', async () => {
    const { id, project } = await recurring('daily', { end_date: '2026-03-01' })
    expect((await complete(id, project, { end_date: '9999-12-30' })).due_date).toBe('9999-12-31')
    const [last] = (await tasksOf(project.id)).filter(({ completed }) => !completed)
    await patched(last?.id ?? '', { progress: 100 })
    expect(await tasksOf(project.id)).toHaveLength(2)
  })

  test('today is the day of the completion: dates that passed meanwhile are skipped', async () => {
    const later = await startApp({ clock: new TestClock('2026-01-15T23:59:59.999Z') }, 'test')
    const own = await later.fixture()
    const caller = later.withSecret(own.keys.full.secret)
    const body = { title_text: 'Late', card_id: own.cards.todo, end_date: '2026-01-15' }
    const dues: unknown[] = []
    for (const seconds of [0, 0.001, 86_400 * 30]) {
      const { id } = one(await caller.post('/tasks', body))
      await runTransaction(later.context.db, (tx) => setRecurrence(tx, web(own, later), id, 'daily'))
      later.clock.advance(seconds)
      await caller.patch(`/tasks/${id}`, { progress: 100 })
      const [row] = await later.context.sql<{ end_date: string }[]>`
        select end_date from tasks where workspace_id = ${own.workspace.id} order by id desc limit 1`
      dues.push(row?.end_date)
    }
    expect(dues).toEqual(['2026-01-16', '2026-01-17', '2026-02-16'])
  })
})

describe('the reminder is re-armed (specification 4; decision 4.8)', () => {
  const reminded = '2026-01-14T09:00:00+00:00'

  /** A task whose reminder has fired. */
  async function fired(): Promise<string> {
    const { id } = await created({ end_date: '2026-01-20', end_time: '10:00', progress: 10 })
    await patched(id, { reminder_date: '2026-01-14T09:00:00Z' })
    await app.context.sql`update tasks set reminded_at = ${reminded} where id = ${id}`
    return id
  }

  test.each([
    { end_date: '2026-01-21' },
    { end_date: null },
    { end_time: '11:00' },
    { end_time: null },
    { reminder_date: '2026-01-19T09:00:00Z' },
    { reminder_date: null },
    { end_date: '2026-01-21', end_time: '10:00', title_text: 'Other' },
  ])('by %j', async (body) => {
    const id = await fired()
    await patched(id, body)
    expect((await rowOf(id)).reminded_at).toBeNull()
    expect(await activityTypes(id)).toEqual(['task.created', 'task.updated', 'task.updated'])
  })

  test.each([
    {},
    { title_text: 'Other' },
    { description: 'Other' },
    { priority: 'high' },
    { progress: 50 },
    { progress: 100 },
    { end_date: '2026-01-20' },
    { end_time: '10:00' },
    { reminder_date: '2026-01-14T10:00:00+01:00' },
    { end_date: '2026-01-20', end_time: '10:00', title_text: 'Other' },
  ])('not by %j', async (body) => {
    const id = await fired()
    await patched(id, body)
    expect((await rowOf(id)).reminded_at).toBe(reminded)
  })
})
