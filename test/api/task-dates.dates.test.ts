import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import { type Answer, type CallOptions } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'
import { TestClock } from '../support/app/clock.ts'

/*
 * A day is the same in every time zone of the server: these tests run in several zones, at an instant at which the day
 * is later on Kiritimati and earlier in Los Angeles.
 */

const days = [
  '0001-01-01',
  '1582-10-10',
  '1994-12-31', // A day that does not exist on Kiritimati.
  '1995-01-01',
  '2024-02-29',
  '2026-03-08', // Los Angeles changes its clocks.
  '2026-03-29', // Berlin changes its clocks.
  '2026-12-31',
  '2027-01-01',
]

const { world, full, clock, sql, commit } = useWorld({ clock: new TestClock('2026-11-21T05:30:00.000Z') })
beforeAll(async () => {
  await sql`delete from events where workspace_id = ${world.workspace.id}`
})

const task = (answer: Answer) => (answer.body as Schemas['TaskResponse']).data
const event = (answer: Answer) => (answer.body as Schemas['CalendarEventResponse']).data

test('each test process runs in the time zone of its configuration', () => {
  const minutes: Record<string, number> = { UTC: 0, 'America/Los_Angeles': 480, 'Pacific/Kiritimati': -840 }
  expect(new Date('2026-11-21T05:30:00Z').getTimezoneOffset()).toBe(minutes[process.env.TZ ?? ''])
})

describe('a due date is read back as the day that was written (product.md 1.20)', () => {
  test.each(days)('%s is read back unchanged after a create', async (end_date) => {
    const body = { title_text: 'Due', card_id: world.cards.todo, end_date, end_time: '00:00' }
    const answer = await full.post('/tasks', body)
    expect(task(answer)).toMatchObject({ due_date: end_date, due_time: '00:00' })
    expect((await full.get(`/tasks/${task(answer).id}`)).body).toEqual(answer.body)
    const [row] = await sql`select end_date::text from tasks where id = ${task(answer).id}`
    expect(row).toEqual({ end_date })
  })

  test('an updated day is read back unchanged, and sending it again changes nothing', async () => {
    const { id } = task(await full.post('/tasks', { title_text: 'Due', card_id: world.cards.todo }))
    for (const end_date of days) {
      const first = await full.patch(`/tasks/${id}`, { end_date })
      expect(task(first).due_date).toBe(end_date)
      clock.advance(1)
      expect((await full.patch(`/tasks/${id}`, { end_date })).body).toEqual(first.body)
    }
  })
})

describe('the due filters compare whole days (product.md 6.7)', () => {
  let project: string
  beforeAll(async () => {
    const actor = {
      workspaceId: world.workspace.id,
      userId: world.users.owner,
      via: 'web' as const,
      now: clock.now(),
    }
    const made = await commit((tx) => createProject(tx, actor, { name: 'Boundaries' }))
    project = made.id
    for (const end_date of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      await full.post('/tasks', { title_text: end_date, project_id: project, end_date })
    }
  })
  const due = async (query: NonNullable<CallOptions['query']>) => {
    const answer = await full.get('/tasks', { query: { ...query, project_id: project } })
    return (answer.body as Schemas['TaskList']).data.map(({ due_date }) => due_date)
  }

  test.each([
    [{ due_before: '2026-11-21' }, ['2026-11-20']],
    [{ due_before: '2026-11-22' }, ['2026-11-20', '2026-11-21']],
    [{ due_after: '2026-11-21' }, ['2026-11-22']],
    [{ due_after: '2026-11-20' }, ['2026-11-21', '2026-11-22']],
    [{ due_after: '2026-11-20', due_before: '2026-11-22' }, ['2026-11-21']],
  ])(
    'the due filters return the same tasks for %j as a comparison of whole days',
    async (query, expected) => {
      expect(await due(query)).toEqual(expected)
    },
  )
})

describe('an event is on the day that was written (product.md 1.20)', () => {
  const inOrder = [...days].sort()
  beforeAll(async () => {
    for (const date of [...days].reverse()) {
      const body = { title: date, date, start_time: '00:00', end_time: '23:59', repeat: 'none' }
      const answer = await full.post('/events', { ...body, timezone: 'Pacific/Kiritimati' })
      expect(event(answer).date).toBe(date)
    }
  })
  const dates = async (query: NonNullable<CallOptions['query']>) => {
    const answer = await full.get('/events', { query: { ...query, limit: 100 } })
    return (answer.body as Schemas['CalendarEventList']).data.map(({ date }) => date)
  }

  test('events are listed in the order of their days', async () => {
    expect(await dates({})).toEqual(inOrder)
  })

  test.each(days)('a window of only %s finds the event of that day, and no other', async (day) => {
    expect(await dates({ from: day, to: day })).toEqual([day])
  })

  test.each([
    ['2026-12-31T23:59:59Z', ['2026-12-31']],
    ['2027-01-01T00:30:00+01:00', ['2026-12-31']],
    ['2026-12-31T23:30:00-01:00', ['2027-01-01']],
    ['Thu, 31 Dec 2026 23:30:00 -0100', ['2027-01-01']],
  ])('the day of a date-time is its day in UTC: %s (product.md 6.8)', async (bound, expected) => {
    expect(await dates({ from: bound, to: bound })).toEqual(expected)
  })

  test('the window of 400 days counts calendar days, even across daylight-saving changes', async () => {
    const status = async (query: NonNullable<CallOptions['query']>) =>
      (await full.get('/events', { query })).status
    expect(await status({ from: '2026-03-01', to: '2027-04-05' })).toBe(200)
    expect(await status({ from: '2026-03-01', to: '2027-04-06' })).toBe(422)
    expect(await status({ from: '1994-06-01', to: '1995-07-06' })).toBe(200)
    expect(await status({ from: '1994-06-01', to: '1995-07-07' })).toBe(422)
  })
})

describe('instants are in UTC (product.md 1.20)', () => {
  test('created_at and updated_at are in UTC', async () => {
    const at = clock.now().toISOString()
    const made = task(await full.post('/tasks', { title_text: 'Now', card_id: world.cards.todo }))
    expect(made).toMatchObject({ created_at: at, updated_at: at })
    const comment = await full.post(`/tasks/${made.id}/comments`, { body: 'Now' })
    expect(comment.body).toMatchObject({ data: { created_at: at } })
    const read = await full.get(`/tasks/${made.id}`)
    expect(read.body).toMatchObject({ data: { created_at: at, updated_at: at } })
  })
})
