import { beforeAll, describe, expect, test } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { archiveProject } from '../../src/domain/projects/projects.ts'
import type { Caller, CallOptions } from '../support/app.ts'
import { useWorld } from '../support/world.ts'
import { eventsOf, useEvents } from '../support/events.ts'
import { TestClock } from '../support/clock.ts'
import { expectRefusal } from '../support/refusal.ts'

const scene = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
const { app, world, full, stranger, clock, sql, commit } = scene
const { create, walk } = useEvents(scene)

describe('GET /events (product.md 6.10)', () => {
  test('lists the workspace’s own events and those of visible projects, and no others', async () => {
    const answer = await full.get('/events')
    expect(eventsOf(answer).data.map(({ id }) => id)).toEqual([world.events.workspace, world.events.project])
    expect(answer.body).toHaveProperty('meta.next_cursor', null)
  })

  test('exactly one of project_id and workspace_id is set (product.md 10.1)', async () => {
    const [ofWorkspace, ofProject] = eventsOf(await full.get('/events')).data
    expect(ofWorkspace).toMatchObject({ project_id: null, workspace_id: world.workspace.id })
    expect(ofProject).toMatchObject({ project_id: world.projects.main, workspace_id: null })
  })

  test('an Event has all the fields of the contract’s Event', async () => {
    const [ofWorkspace] = eventsOf(await full.get('/events')).data
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
  })

  test('another workspace sees none of them', async () => {
    expect((await stranger.get('/events')).body).toEqual({
      data: [],
      meta: { next_cursor: null },
    })
  })

  test('the events of a project that is archived are gone with it', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const actor = {
      workspaceId: own.workspace.id,
      userId: own.users.owner,
      via: 'web' as const,
      now: clock.now(),
    }
    await commit((tx) => archiveProject(tx, actor, own.projects.main))
    expect((await walk(caller)).map(({ id }) => id)).toEqual([own.events.workspace])
  })

  describe('the window and the order', () => {
    let own: Fixture
    let caller: Caller
    // Not in the order in which they are listed.
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

    test.each([1, 2, 3, 25])(
      'by date, start_time, id, each once, in pages of %s (product.md 6.1)',
      async (limit) => {
        expect(await titles({}, limit)).toEqual(everything)
      },
    )

    test.each([
      [{ from: '2026-01-01' }, everything.slice(1)],
      [{ from: '2026-01-02' }, ['c', 'd', 'e']],
      [{ from: '2025-12-31' }, everything],
      [{ to: '2026-01-01' }, everything.slice(0, 5)],
      [{ to: '2025-12-31' }, ['a']],
      [{ to: '2025-12-30' }, []],
      [{ from: '2026-01-01', to: '2026-01-01' }, ['b0', 'b1', 'b2', 'b3']],
      [{ from: '2026-01-02', to: '2026-06-30' }, ['c']],
      [{ from: '2026-06-30', to: '2027-02-05' }, ['c', 'd']],
      [{ from: '0001-01-01' }, everything],
      [{ to: '9999-12-31' }, everything],
    ])('the bounds are inclusive, and one alone will do: %j', async (query, expected) => {
      expect(await titles(query)).toEqual(expected)
    })

    test.each([[{ from: '2026-01-02', to: '2026-01-01' }], [{ from: '9999-12-31', to: '0001-01-01' }]])(
      'from after to is an empty list, however far: %j (product.md 6.10)',
      async (query) => {
        expect(await full.get('/events', { query })).toMatchObject({
          status: 200,
          body: { data: [], meta: { next_cursor: null } },
        })
      },
    )

    test('400 days are taken whole, and never clamped (product.md 6.10)', async () => {
      expect(await titles({ from: '2026-01-01', to: '2027-02-05' })).toEqual(everything.slice(1, 7))
      // With a leap day between.
      expect(await titles({ from: '2027-12-31', to: '2029-02-03' })).toEqual([])
    })

    test.each([
      ['2026-01-01', '2027-02-06'],
      ['2027-12-31', '2029-02-04'],
      ['0001-01-01', '9999-12-31'],
      ['2026-01-01T23:59:59Z', '2027-02-06T00:00:00Z'],
    ])('401 days are window_too_large: %s to %s', async (from, to) => {
      const answer = await caller.get('/events', { query: { from, to } })
      expectRefusal(answer, 'window_too_large')
    })

    test('one bound alone is no window', async () => {
      expect((await caller.get('/events', { query: { from: '0001-01-01' } })).status).toBe(200)
      expect((await caller.get('/events', { query: { from: '0001-01-01', to: '' } })).status).toBe(200)
    })

    test.each([
      ['a date', '2026-06-30'],
      ['the basic format', '20260630'],
      ['a week date', '2026-W27-2'],
      ['the basic week date', '2026W272'],
      ['an ordinal date', '2026-181'],
      ['the basic ordinal date', '2026181'],
      ['a date-time without an offset, in UTC', '2026-06-30T23:59:59'],
      ['a date-time with hours and minutes', '2026-06-30T00:00'],
      ['a date-time in UTC', '2026-06-30T12:00:00.123Z'],
      ['small letters', '2026-06-30t12:00:00z'],
      ['a space for the T', '2026-07-01 00:30:00+01:00'],
      ['an offset east, a day back', '2026-07-01T00:30:00+01:00'],
      ['an offset west, a day on', '2026-06-29T23:30:00-01:00'],
      ['RFC 2822', 'Tue, 30 Jun 2026 10:00:00 +0000'],
      ['RFC 2822 without the weekday and seconds', '30 Jun 2026 10:00 GMT'],
      ['RFC 2822 with an offset, a day on', '29 Jun 2026 23:30:00 -0100'],
      ['RFC 2822 without a time', '30 Jun 2026'],
      ['RFC 2822 with the weekday, without a time', 'Tue, 30 Jun 2026'],
    ])('any parseable date, of which the day counts: %s (product.md 6.8)', async (_form, text) => {
      expect(await titles({ from: text, to: text })).toEqual(['c'])
    })

    test.each([
      '2026-02-29',
      '2026-06-31',
      '2026-13-01',
      '2026-00-01',
      '2031',
      '2031-05',
      '2026-W27',
      '0000-01-01',
      '10000-01-01',
      '+012026-01-01',
      '0001-01-01T00:00:00+01:00',
      '9999-12-31T23:30:00-01:00',
      '06/30/2026',
      '30.06.2026',
      '30 June 2026',
      '31 Jun 2026 10:00 GMT',
      '31 Jun 2026',
      'Mon, 30 Jun 2026',
      '30 Jun 26',
      'Jun 2026',
      'today',
      'now',
      '12:00',
      '1782777600',
      '2026-06-30T24:30:00Z',
      '2026-06-30 ',
      ' 2026-06-30',
      '2026-06-30T10:00:00 01:00',
      '2026-06-30\0',
      '２０２６-06-30',
      'null',
      '[object Object]',
    ])('unparseable is invalid_date, naming the bound: %j', async (text) => {
      const bounds: [query: Record<string, string>, param: string][] = [
        [{ from: text }, 'from'],
        [{ to: text }, 'to'],
        [{ from: '2026-01-01', to: text }, 'to'],
        [{ from: text, to: text }, 'from'],
      ]
      for (const [query, param] of bounds)
        expectRefusal(await caller.get('/events', { query }), 'invalid_date', { param })
    })

    test('of several refusals the first of the contract’s order: a cursor comes before the window (product.md 2.2)', async () => {
      const first = await caller.get('/events', { query: { limit: 1 } })
      const { next_cursor: cursor } = (first.body as { meta: { next_cursor: string } }).meta
      for (const window of [{ from: 'today' }, { to: 'today' }, { from: '2026-01-01', to: '2028-01-01' }])
        for (const query of [
          { ...window, cursor },
          { ...window, cursor: 'another' },
        ])
          expectRefusal(await caller.get('/events', { query }), 'validation_error', { param: 'cursor' })
    })

    test('a repeating event stands in the list once, at its own date (product.md 10.7)', async () => {
      await create({ title: 'daily', date: '2020-01-01', repeat: 'daily', repeat_interval: 1 }, caller)
      expect(await titles({ from: '2020-01-01', to: '2020-12-31' })).toEqual(['daily'])
      expect(await titles({ from: '2020-01-02', to: '2020-12-31' })).toEqual([])
    })
  })
})
