import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { TestClock } from '../support/app/clock.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { activityTypes, storedRow } from '../support/database/rows.ts'
import { taskOf, useTasks } from '../support/world/tasks.ts'
import { archiveDuring } from '../support/world/archive-during.ts'
import { useWorld } from '../support/world/world.ts'

/* Tests of invalid bodies are in cross-cutting/bodies-*. */

const scene = useWorld({ clock: new TestClock('2026-01-15T09:30:00.000Z') })
const { app, world, full, admin, clock, sql } = scene
const { created, patched, patchConcurrently } = useTasks(scene)
const rowOf = (id: string) => storedRow(scene, 'tasks', id)

const asStored = (at: Date | string) => new Date(at).toISOString().replace(/\.000Z$/, '+00:00')

describe('a PATCH of each field, omitted, changed, equal or null (product.md 8.7, 8.8)', () => {
  const reminder = '2026-11-18T09:00:00+01:00'
  const fields = [
    { field: 'title_text', column: 'title', first: 'First', second: ' e\u0301\r\n', cleared: '' },
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
    typeof value === 'string' && value.length > 19 ? asStored(value) : value

  /** Creates a task with a value in every field. */
  async function filled(): Promise<{ id: string; before: Record<string, unknown> }> {
    const { id } = await created({ user_ids: [world.users.owner, world.users.member] })
    await patched(id, initial)
    return { id, before: await rowOf(id) }
  }

  test.each(fields)('a value or null for $field changes that field, and no other', async (row) => {
    for (const [value, kept] of [
      [row.second, stored(row.second)],
      [null, row.cleared],
    ]) {
      const { id, before } = await filled()
      clock.advance(60)
      const task = await patched(id, { [row.field]: value })
      expect(await rowOf(id)).toEqual({
        ...before,
        [row.column]: kept,
        ...(row.field === 'end_date' && value === null ? { end_time: null } : {}),
        updated_at: asStored(clock.now()),
      })
      expect((await full.get(`/tasks/${id}`)).body).toEqual({ data: task })
      expect(task.updated_at).toBe(clock.now().toISOString())
      expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated', 'task.updated'])
    }
  })

  test.each<[what: string, body: object]>([
    ['an empty object', {}],
    ...fields.map(({ field, first }): [string, object] => [`the stored ${field}`, { [field]: first }]),
    ['all the stored values', initial],
    ['the same instant in another notation', { reminder_date: '2026-11-18T08:00:00.000Z' }],
    ['only unknown fields', { due_date: '2030-01-01', completed: true, nonsense: null }],
  ])('a PATCH with %s returns 200, changes nothing and records nothing', async (_what, body) => {
    const { id, before } = await filled()
    const shown = (await full.get(`/tasks/${id}`)).body as object
    clock.advance(60)
    expect(await full.patch(`/tasks/${id}`, body)).toMatchObject({ status: 200, body: shown })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated'])
  })

  test('a PATCH of seven fields records one task.updated by the key’s creator, via the API (product.md 8.9)', async () => {
    const { id } = await filled()
    const rows = await sql`
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
    const notifications = await sql`
      select user_id, actor_id, via from notifications where subject_id = ${id} and type = 'task.updated'`
    expect(notifications).toEqual([{ user_id: world.users.member, actor_id: world.users.owner, via: 'api' }])
  })

  test.each([
    ['user_ids', () => [world.users.member]],
    ['card_id', () => world.cards.done],
    ['project_id', () => world.projects.second],
  ])('a PATCH of a task ignores %s, and changes its other fields (product.md 8.7)', async (name, value) => {
    const { id, before } = await filled()
    await patched(id, { [name]: value(), priority: 'high' })
    const after = await rowOf(id)
    expect(after).toEqual({ ...before, priority: 'high', updated_at: after.updated_at })
  })
})

describe('end_date and end_time (product.md 8.6)', () => {
  const due = { end_date: '2026-12-24', end_time: '10:00' }
  const day = due.end_date

  test.each([
    [
      'end_date null drops the end_time of the same body',
      due,
      { end_date: null, end_time: '12:00' },
      null,
      null,
    ],
    ['end_time is added to a stored end_date', { end_date: day }, { end_time: '12:00' }, day, '12:00'],
    ['end_time null keeps the date', due, { end_time: null }, day, null],
    ['a new date keeps the time', due, { end_date: '2027-01-01' }, '2027-01-01', '10:00'],
  ])(
    'a PATCH keeps end_date and end_time consistent: %s',
    async (_rule, body, change, due_date, due_time) => {
      const { id } = await created(body)
      await patched(id, change)
      expect(taskOf(await full.get(`/tasks/${id}`))).toMatchObject({ due_date, due_time })
    },
  )
})

describe('progress (product.md 8.10, 8.12)', () => {
  const updated = ['task.updated']
  const completed = ['task.updated', 'task.completed']

  test.each([
    [null, 100, completed],
    [99, 100, completed],
    [100, 100, []],
    [100, 99, updated],
    [null, 0, updated],
  ])('a PATCH of progress from %s to %s records %j', async (from, to, expected) => {
    const { id } = await created({ progress: from })
    const task = await patched(id, { progress: to })
    expect(task).toMatchObject({ progress: to, completed: to === 100, card: { id: world.cards.doing } })
    expect(await activityTypes(scene, id)).toEqual(['task.created', ...expected])
  })

  test('completion records one task.updated and one task.completed, whatever other fields are changed', async () => {
    const { id } = await created({ user_ids: [world.users.member] })
    await patched(id, { progress: 100, title_text: 'Done', priority: null, description: 'It is.' })
    expect(await activityTypes(scene, id)).toEqual(['task.created', ...completed])
    const rows = await sql`
      select user_id, via, api_key_id from activities where subject_id = ${id} and type = 'task.completed'`
    expect(rows).toEqual([{ user_id: world.users.owner, via: 'api', api_key_id: world.keys.full.id }])
    const notifications = await sql`
      select user_id from notifications where subject_id = ${id} and type = 'task.completed'`
    expect(notifications).toEqual([{ user_id: world.users.member }])
  })

  test('ten concurrent PATCHes to 100 record one task.updated and one task.completed', async () => {
    const { id } = await created()
    const tasks = await patchConcurrently(id, { progress: 100 })
    expect(tasks).toHaveLength(10)
    for (const task of tasks) expect(task).toMatchObject({ progress: 100, completed: true })
    expect(await activityTypes(scene, id)).toEqual(['task.created', ...completed])
  })
})

describe('who may change a task (product.md 5.5, 5.6)', () => {
  test('a viewer of the project gets 403, even for a PATCH that changes nothing, and its manager gets 200', async () => {
    const answer = await full.get('/tasks', { query: { project_id: world.projects.viewer_only } })
    const [task] = (answer.body as Schemas['TaskList']).data
    const path = `/tasks/${task?.id}`
    for (const body of [{ progress: 1 }, {}]) expectRefusal(await full.patch(path, body), 'forbidden')
    expect((await full.get(path)).body).toEqual({ data: task })
    expect((await admin.patch(path, { progress: 1 })).status).toBe(200)
  })

  test('a task whose project is archived before the commit is not found (product.md 5.2)', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const path = `/tasks/${own.tasks.first}`
    const patch = () => caller.patch(path, { title_text: 'Too late' })
    const answer = archiveDuring(scene, own, own.projects.main, patch, async () => {
      // A comment does not wait for the project, and so is written before the project is archived.
      expect((await caller.post(`${path}/comments`, { body: 'In time' })).status).toBe(201)
    })
    expectRefusal(await answer, 'not_found')
    expectRefusal(await caller.post(`${path}/comments`, { body: 'Too late' }), 'not_found')
  })
})

describe('a PATCH resets the reminder (product.md 8.18)', () => {
  const reminded = '2026-01-14T09:00:00+00:00'

  /** Creates a task whose reminder has fired. */
  async function fired(): Promise<string> {
    const { id } = await created({ end_date: '2026-01-20', end_time: '10:00', progress: 10 })
    await patched(id, { reminder_date: '2026-01-14T09:00:00Z' })
    await sql`update tasks set reminded_at = ${reminded} where id = ${id}`
    return id
  }

  test.each([
    { end_date: '2026-01-21' },
    { end_date: null },
    { end_time: '11:00' },
    { reminder_date: '2026-01-19T09:00:00Z' },
  ])('a PATCH resets the reminder if it sends %j', async (body) => {
    const id = await fired()
    await patched(id, body)
    expect((await rowOf(id)).reminded_at).toBeNull()
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated', 'task.updated'])
  })

  test.each([
    {},
    { title_text: 'Other' },
    { progress: 50 },
    { end_time: '10:00' },
    { reminder_date: '2026-01-14T10:00:00+01:00' },
  ])('a PATCH does not reset the reminder if it sends %j', async (body) => {
    const id = await fired()
    await patched(id, body)
    expect((await rowOf(id)).reminded_at).toBe(reminded)
  })
})
