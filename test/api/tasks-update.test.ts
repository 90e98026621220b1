import { describe, expect, test } from 'vitest'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'
import { activityTypes, storedRow } from '../support/rows.ts'
import { taskOf, useTasks } from '../support/tasks.ts'

const scene = useWorld({ clock: new TestClock('2026-01-15T09:30:00.000Z') })
const { world, full, clock, sql } = scene
const { created, patched, atOnce } = useTasks(scene)
const rowOf = (id: string) => storedRow(scene, 'tasks', id)

const inDatabase = (at: Date | string) => new Date(at).toISOString().replace(/\.000Z$/, '+00:00')

describe('every field: omitted, changed, equal, null (product.md 8.7, 8.8)', () => {
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
  async function filled(): Promise<{ id: string; before: Record<string, unknown> }> {
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
    clock.advance(60)
    const task = await patched(id, { [row.field]: row.second })
    const updated_at = clock.now()
    expect(await rowOf(id)).toEqual({
      ...before,
      [row.column]: stored(row.second),
      updated_at: inDatabase(updated_at),
    })
    expect((await full.get(`/tasks/${id}`)).body).toEqual({ data: task })
    expect(task.updated_at).toBe(updated_at.toISOString())
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated', 'task.updated'])
  })

  test.each(fields)('$field: null clears it', async ({ field, column, cleared }) => {
    const { id, before } = await filled()
    clock.advance(60)
    const task = await patched(id, { [field]: null })
    expect(await rowOf(id)).toEqual({
      ...before,
      [column]: cleared,
      ...(field === 'end_date' ? { end_time: null } : {}),
      updated_at: inDatabase(clock.now()),
    })
    expect((await full.get(`/tasks/${id}`)).body).toEqual({ data: task })
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated', 'task.updated'])
  })

  test.each(fields)(
    '$field: the stored value changes nothing, not updated_at either',
    async ({ field, first }) => {
      const { id, before } = await filled()
      clock.advance(60)
      await patched(id, { [field]: first })
      expect(await rowOf(id)).toEqual(before)
      expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated'])
    },
  )

  test.each(fields)('$field: null where there is none changes nothing', async ({ field }) => {
    const { id } = await created({ title_text: 'x' })
    await patched(id, { title_text: '' })
    const before = await rowOf(id)
    clock.advance(60)
    await patched(id, { [field]: null })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated'])
  })

  test.each([
    ['an empty object', {}],
    ['all the stored values', initial],
    ['the same instant, written otherwise', { reminder_date: '2026-11-18T08:00:00.000Z' }],
    ['unknown fields alone', { due_date: '2030-01-01', completed: true, nonsense: null }],
  ])('%s answers 200, changes nothing and records nothing', async (_what, body) => {
    const { id, before } = await filled()
    const shown = (await full.get(`/tasks/${id}`)).body as object
    clock.advance(60)
    const answer = await full.patch(`/tasks/${id}`, body)
    expect(answer).toMatchObject({ status: 200, body: shown })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated'])
  })

  test('five fields are one task.updated (product.md 8.9), as the key’s creator, via the API', async () => {
    const { id } = await created({ user_ids: [world.users.owner, world.users.member] })
    await patched(id, initial)
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
    const told = await sql`
      select user_id, actor_id, via from notifications where subject_id = ${id} and type = 'task.updated'`
    expect(told).toEqual([{ user_id: world.users.member, actor_id: world.users.owner, via: 'api' }])
  })

  test('every byte of a text is kept (product.md 1.13)', async () => {
    const { id } = await created()
    const title_text = ' 🪴 e\u0301\u00e9\r\n'
    const description = '\t<b>@anna</b> \u2028 '
    await patched(id, { title_text, description })
    expect(taskOf(await full.get(`/tasks/${id}`))).toMatchObject({ title: title_text, description })
  })

  test.each([null, ''])(
    'title_text %j leaves the task without a title, read as "" (product.md 8.7)',
    async (none) => {
      const { id } = await created()
      expect((await patched(id, { title_text: none })).title).toBe('')
    },
  )
})

describe('end_date and end_time (product.md 8.6)', () => {
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
    expect(await activityTypes(scene, id)).toEqual(['task.created', ...expected])
  })

  test('completing is task.updated and task.completed once, with whatever else is changed', async () => {
    const { id } = await created({ user_ids: [world.users.member] })
    await patched(id, { progress: 100, title_text: 'Done', priority: null, description: 'It is.' })
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated', 'task.completed'])
    const rows = await sql`
      select user_id, via, api_key_id from activities where subject_id = ${id} and type = 'task.completed'`
    expect(rows).toEqual([{ user_id: world.users.owner, via: 'api', api_key_id: world.keys.full.id }])
    const told = await sql`
      select user_id from notifications where subject_id = ${id} and type = 'task.completed'`
    expect(told).toEqual([{ user_id: world.users.member }])
  })

  test('a completed task that is updated further is not completed again', async () => {
    const { id } = await created({ progress: 100 })
    await patched(id, { title_text: 'Still done' })
    await patched(id, { progress: 100, priority: 'low' })
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated', 'task.updated'])
  })

  test('each crossing counts: done, reopened, done again', async () => {
    const { id } = await created()
    for (const progress of [100, 99, 100]) await patched(id, { progress })
    expect(await activityTypes(scene, id)).toEqual([
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
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated', 'task.completed'])
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
    expect(taskOf(await full.get(`/tasks/${id}`))).toMatchObject({
      title: 'New',
      description: 'New',
      priority: 'high',
      progress: 7,
      due_date: '2026-12-24',
    })
  })
})

describe('what cannot be changed (product.md 8.7)', () => {
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
    expect(await activityTypes(scene, id)).toEqual(['task.created'])
  })

  test('they are ignored beside a field that counts', async () => {
    const { id } = await created()
    const before = await rowOf(id)
    await patched(id, { card_id: world.cards.done, user_ids: [world.users.member], priority: 'low' })
    const after = await rowOf(id)
    expect(after).toEqual({ ...before, priority: 'low', updated_at: after.updated_at })
  })
})

describe('Idempotency-Key is ignored (product.md 7.1)', () => {
  test('the same key with another body is another PATCH, and nothing is stored', async () => {
    const { id } = await created()
    const headers = { 'Idempotency-Key': 'the same' }
    for (const progress of [10, 20, 20, 10]) {
      const answer = await full.patch(`/tasks/${id}`, { progress }, { headers })
      expect(answer).toMatchObject({ status: 200, body: { data: { progress } } })
      expect(answer.headers['idempotent-replay']).toBeUndefined()
    }
    expect(await activityTypes(scene, id)).toEqual([
      'task.created',
      'task.updated',
      'task.updated',
      'task.updated',
    ])
    const stored = await sql`select 1 from idempotency_keys where key = 'the same'`
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
    const { id } = taskOf(await full.post('/tasks', body, { headers }))
    const answer = await full.patch(`/tasks/${id}`, body, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['idempotent-replay']).toBeUndefined()
  })
})
