import { describe, expect, test } from 'vitest'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'
import { activityTypes, storedRow } from '../support/rows.ts'
import { taskOf, useTasks } from '../support/tasks.ts'

/* Tests of invalid bodies are in cross-cutting/bodies-*. */

const scene = useWorld({ clock: new TestClock('2026-01-15T09:30:00.000Z') })
const { world, full, clock, sql } = scene
const { created, patched, atOnce } = useTasks(scene)
const rowOf = (id: string) => storedRow(scene, 'tasks', id)

const inDatabase = (at: Date | string) => new Date(at).toISOString().replace(/\.000Z$/, '+00:00')

describe('each field: omitted, changed, equal, null (product.md 8.7, 8.8)', () => {
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
    typeof value === 'string' && value.length > 19 ? inDatabase(value) : value

  /** Creates a task with a value in every field. */
  async function filled(): Promise<{ id: string; before: Record<string, unknown> }> {
    const { id } = await created({ user_ids: [world.users.owner, world.users.member] })
    await patched(id, initial)
    return { id, before: await rowOf(id) }
  }

  test.each(fields)('$field: a value or null changes it, and no other field', async (row) => {
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
        updated_at: inDatabase(clock.now()),
      })
      expect((await full.get(`/tasks/${id}`)).body).toEqual({ data: task })
      expect(task.updated_at).toBe(clock.now().toISOString())
      expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated', 'task.updated'])
    }
  })

  test.each(fields)('$field: null for a field without a value changes nothing', async ({ field }) => {
    const { id } = await created({ title_text: 'x' })
    await patched(id, { title_text: '' })
    const before = await rowOf(id)
    clock.advance(60)
    await patched(id, { [field]: null })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated'])
  })

  test.each<[what: string, body: object]>([
    ['an empty object', {}],
    ...fields.map(({ field, first }): [string, object] => [`the stored ${field}`, { [field]: first }]),
    ['all the stored values', initial],
    ['the same instant, written otherwise', { reminder_date: '2026-11-18T08:00:00.000Z' }],
    ['unknown fields alone', { due_date: '2030-01-01', completed: true, nonsense: null }],
  ])('%s answers 200, changes nothing and records nothing', async (_what, body) => {
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
    ['user_ids', () => 'nonsense'],
    ['card_id', () => world.cards.done],
    ['card_id', () => 7],
    ['project_id', () => world.projects.second],
    ['project_id', () => world.foreign.project],
  ])('%s cannot be changed, and is ignored (product.md 8.7)', async (name, value) => {
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
    ['end_date null drops the end_time beside it', due, { end_date: null, end_time: '12:00' }, null, null],
    ['end_time without an end_date is dropped', {}, { end_time: '12:00' }, null, null],
    ['end_time joins a stored end_date', { end_date: day }, { end_time: '12:00' }, day, '12:00'],
    ['both are set at once', {}, due, day, '10:00'],
    ['end_time null keeps the date', due, { end_time: null }, day, null],
    ['a new date keeps the time', due, { end_date: '2027-01-01' }, '2027-01-01', '10:00'],
  ])('%s', async (_rule, body, change, due_date, due_time) => {
    const { id } = await created(body)
    await patched(id, change)
    expect(taskOf(await full.get(`/tasks/${id}`))).toMatchObject({ due_date, due_time })
  })

  test('a dropped end_time does not come back with the next date', async () => {
    const { id } = await created(due)
    await patched(id, { end_date: null })
    expect(await patched(id, { end_date: '2027-01-01' })).toMatchObject({ due_time: null })
  })

  test('an end_time that is dropped changes nothing by itself (product.md 8.8)', async () => {
    const { id } = await created()
    const before = await rowOf(id)
    clock.advance(60)
    await patched(id, { end_time: '12:00' })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(scene, id)).toEqual(['task.created'])
  })
})

describe('progress (product.md 8.10, 8.12)', () => {
  const updated = ['task.updated']
  const completed = ['task.updated', 'task.completed']

  test.each([
    [null, 100, completed],
    [0, 100, completed],
    [99, 100, completed],
    [100, 100, []],
    [100, 99, updated],
    [100, null, updated],
    [0, 50, updated],
    [null, 0, updated],
  ])('from %s to %s records %j', async (from, to, expected) => {
    const { id } = await created({ progress: from })
    const task = await patched(id, { progress: to })
    expect(task).toMatchObject({ progress: to, completed: to === 100, card: { id: world.cards.doing } })
    expect(await activityTypes(scene, id)).toEqual(['task.created', ...expected])
  })

  test('completing records one task.updated and one task.completed, whatever else is changed', async () => {
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

  test('a task is completed each time it reaches 100, and not by further changes at 100', async () => {
    const { id } = await created()
    for (const body of [
      { progress: 100 },
      { progress: 100, priority: 'low' },
      { progress: 99 },
      { progress: 100 },
    ])
      await patched(id, body)
    const all = ['task.created', ...completed, ...updated, ...updated, ...completed]
    expect(await activityTypes(scene, id)).toEqual(all)
  })

  test('ten concurrent PATCHes to 100 record one task.updated and one task.completed', async () => {
    const { id } = await created()
    const tasks = await atOnce(id, { progress: 100 })
    expect(tasks).toHaveLength(10)
    for (const task of tasks) expect(task).toMatchObject({ progress: 100, completed: true })
    expect(await activityTypes(scene, id)).toEqual(['task.created', ...completed])
  })

  test('concurrent PATCHes of different fields are all kept', async () => {
    const { id } = await created()
    const fields = { title_text: 'New', description: 'New', priority: 'high', progress: 7 }
    await Promise.all(Object.entries(fields).map(([name, value]) => patched(id, { [name]: value })))
    const { title_text: title, ...same } = fields
    expect(taskOf(await full.get(`/tasks/${id}`))).toMatchObject({ title, ...same })
  })
})

describe('a PATCH ignores its Idempotency-Key (product.md 7.1)', () => {
  test('the same key with another body is a new PATCH, and nothing is stored', async () => {
    const { id } = await created()
    const headers = { 'Idempotency-Key': 'the same' }
    for (const progress of [10, 20, 20, 10]) {
      const answer = await full.patch(`/tasks/${id}`, { progress }, { headers })
      expect(answer).toMatchObject({ status: 200, body: { data: { progress } } })
      expect(answer.headers['idempotent-replay']).toBeUndefined()
    }
    expect(await activityTypes(scene, id)).toHaveLength(4)
    expect(await sql`select 1 from idempotency_keys where key = 'the same'`).toHaveLength(0)
  })

  test('a key that a POST would refuse, or has used, is ignored', async () => {
    const used = { headers: { 'Idempotency-Key': 'of a POST' } }
    const body = { title_text: 'Posted', card_id: world.cards.todo }
    const { id } = taskOf(await full.post('/tasks', body, used))
    for (const key of ['of a POST', '', 'k'.repeat(256)]) {
      const answer = await full.patch(`/tasks/${id}`, body, { headers: { 'Idempotency-Key': key } })
      expect([answer.status, answer.headers['idempotent-replay']]).toEqual([200, undefined])
    }
  })
})
