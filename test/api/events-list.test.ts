import { beforeAll, describe, expect, test } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { Caller, CallOptions } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'
import { eventsOf, useEvents } from '../support/world/events.ts'
import { TestClock } from '../support/app/clock.ts'
import { expectRefusal } from '../support/contract/refusal.ts'

const scene = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
const { app, world, full, clock, sql } = scene
const { create, walk } = useEvents(scene)

describe('the events that GET /events lists (product.md 5.1, 10.1)', () => {
  test('events of the workspace and of visible projects are listed, with the fields of an Event', async () => {
    const { data, meta } = eventsOf(await full.get('/events'))
    const [ofWorkspace, ofProject] = data
    expect(ofWorkspace).toEqual({
      id: world.events.workspace,
      title: 'All hands',
      description: 'Numbers, news, and cake.',
      date: '2026-11-21',
      start_time: '10:00',
      end_time: '10:45',
      location: 'Big room',
      project_id: null,
      workspace_id: world.workspace.id,
      color: '#2f6f4f',
      repeat: 'weekly',
      created_at: ofWorkspace?.created_at,
      updated_at: ofWorkspace?.created_at,
    })
    const { project: id } = world.events
    expect(ofProject).toMatchObject({ id, project_id: world.projects.main, workspace_id: null })
    expect([data.length, meta.next_cursor]).toEqual([2, null])
  })
})

describe('the window and the order of GET /events (product.md 6.1, 6.10)', () => {
  let own: Fixture
  let caller: Caller
  // The order of creation differs from the order of the list.
  const made = [
    ['d', '2027-02-05', '09:00'],
    ['b1', '2026-01-01', '10:00'],
    ['c', '2026-06-30', '00:00'],
    ['b3', '2026-01-01', '10:30'],
    ['b2', '2026-01-01', '10:00'],
    ['a', '2025-12-31', '23:00'],
    ['b0', '2026-01-01', '00:00'],
    ['e', '2027-02-06', '00:00'],
  ] as const
  const everything = ['a', 'b0', 'b1', 'b2', 'b3', 'c', 'd', 'e']
  beforeAll(async () => {
    own = await app.fixture()
    caller = app.withSecret(own.keys.full.secret)
    await sql`delete from events where workspace_id = ${own.workspace.id}`
    for (const [i, [title, date, start_time]] of made.entries()) {
      clock.advance(1)
      const project_id = i % 2 === 0 ? own.projects.second : null
      const answer = await create({ title, date, start_time, end_time: '23:59', project_id }, caller)
      expect(answer.status).toBe(201)
    }
  })
  const titles = async (query: CallOptions['query'], limit?: number) =>
    (await walk(caller, query, limit)).map(({ title }) => title)

  test.each([1, 3, 25])(
    'events are ordered by date, start_time and id, and listed once, in pages of %s',
    async (limit) => {
      expect(await titles({}, limit)).toEqual(everything)
    },
  )

  test.each([
    [{ from: '2026-01-01' }, everything.slice(1)],
    [{ to: '2026-01-01' }, everything.slice(0, 5)],
    [{ from: '2026-01-01', to: '2026-01-01' }, ['b0', 'b1', 'b2', 'b3']],
    [{ from: '0001-01-01', to: '' }, everything],
    [{ from: '9999-12-31', to: '0001-01-01' }, []],
    // The longest window: 400 days.
    [{ from: '2026-01-01', to: '2027-02-05' }, everything.slice(1, 7)],
  ])('the bounds are inclusive, and either may be omitted: %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test.each([
    ['01 Jan 2026 00:00:00 +0000', 100, 200],
    ['01 Jan 2026 00:00:00 +0000', 101, 422],
    ['2026-01-01T00:00:00Z', 15_000, 422],
  ])(
    'a date may have 100 characters: %s with a comment, %i in total (product.md 6.8)',
    async (date, length, status) => {
      const from = `${date} (${'a'.repeat(length - date.length - 3)})`
      const answer = await caller.get('/events', { query: { from } })
      if (status === 200) expect(answer.status).toBe(200)
      else expectRefusal(answer, 'invalid_date', { param: 'from' })
    },
  )

  test('an invalid cursor is reported before an invalid window (product.md 2.2)', async () => {
    const { next_cursor } = eventsOf(await caller.get('/events', { query: { limit: 1 } })).meta
    for (const window of [{ from: 'today' }, { to: 'today' }, { from: '2026-01-01', to: '2028-01-01' }])
      for (const cursor of [next_cursor ?? '', 'another']) {
        const answer = await caller.get('/events', { query: { ...window, cursor } })
        expectRefusal(answer, 'validation_error', { param: 'cursor' })
      }
  })
})
