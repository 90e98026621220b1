import { beforeAll, describe, expect, test } from 'vitest'
import { scopes, type Schemas } from '../../generated/openapi.operations.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { newId } from '../../src/domain/ids.ts'
import { archiveProject } from '../../src/domain/projects/projects.ts'
import { startApp, type Answer, type Caller, type CallOptions, type TestApp } from '../support/app.ts'
import { TestClock } from '../support/clock.ts'

let app: TestApp
let world: Fixture
let full: Caller
let admin: Caller
beforeAll(async () => {
  app = await startApp({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
  admin = app.withSecret(world.keys.admin.secret)
})

const one = (answer: Answer) => (answer.body as Schemas['EventResponse']).data
const page = (answer: Answer) => answer.body as Schemas['EventList']
const refusal = (status: number, code: string, param?: string) => ({
  status,
  body: { error: { code, ...(param === undefined ? {} : { param }) } },
})
const withoutRequestId = ({ text }: Answer) => text.replace(/"request_id":"[^"]+"/, '')

const minimal = {
  title: 'Tasting',
  date: '2026-11-12',
  start_time: '15:00',
  end_time: '16:30',
  repeat: 'none',
}
const create = (body: object, caller = full) => caller.post('/events', { ...minimal, ...body })

async function walk(caller: Caller, query: CallOptions['query'] = {}, limit = 3) {
  const events: Schemas['Event'][] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer: Answer = await caller.get('/events', { query: { ...query, limit, cursor } })
    expect(answer.status).toBe(200)
    events.push(...page(answer).data)
    cursor = page(answer).meta.next_cursor
  }
  return events
}

/** All that is stored of an event. */
async function rowOf(id: string): Promise<Record<string, unknown>> {
  const [found] = await app.context.sql<{ row: Record<string, unknown> }[]>`
    select to_jsonb(events) as row from events where id = ${id}`
  return found?.row ?? {}
}

async function writtenBy(answer: Answer): Promise<number> {
  const { id } = one(answer)
  const [row] = await app.context.sql<{ count: number }[]>`
    select count(*)::int as count from activities where subject_id = ${id}`
  return row?.count ?? 0
}

describe('GET /events (specification 4)', () => {
  test('lists the workspace’s own events and those of visible projects, and no others', async () => {
    const answer = await full.get('/events')
    expect(page(answer).data.map(({ id }) => id)).toEqual([world.events.workspace, world.events.project])
    expect(answer.body).toHaveProperty('meta.next_cursor', null)
  })

  test('exactly one of project_id and workspace_id is set (specification 2)', async () => {
    const [ofWorkspace, ofProject] = page(await full.get('/events')).data
    expect(ofWorkspace).toMatchObject({ project_id: null, workspace_id: world.workspace.id })
    expect(ofProject).toMatchObject({ project_id: world.projects.main, workspace_id: null })
  })

  test('an Event has all the fields of specification 2', async () => {
    const [ofWorkspace] = page(await full.get('/events')).data
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
    expect((await app.withSecret(world.foreign.key.secret).get('/events')).body).toEqual({
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
      now: app.clock.now(),
    }
    await runTransaction(app.context.db, (tx) => archiveProject(tx, actor, own.projects.main))
    expect((await walk(caller)).map(({ id }) => id)).toEqual([own.events.workspace])
  })

  test('needs read:events, and no other scope will do (specification 5)', async () => {
    expect((await app.withSecret(world.keys['read:events'].secret).get('/events')).status).toBe(200)
    const caller = await app.asKey(
      world,
      scopes.filter((scope) => scope !== 'read:events'),
    )
    expect(await caller.get('/events')).toMatchObject(refusal(403, 'scope_required', 'scope'))
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
      await app.context.sql`delete from events where workspace_id = ${own.workspace.id}`
      for (const [i, [title, date, start_time]] of made.entries()) {
        app.clock.advance(1)
        const project_id = i % 2 === 0 ? own.projects.second : null
        const answer = await create({ title, date, start_time, end_time: '23:59', project_id }, caller)
        expect(answer.status).toBe(201)
      }
    })
    const titles = async (query: CallOptions['query'], limit?: number) =>
      (await walk(caller, query, limit)).map(({ title }) => title)

    test.each([1, 2, 3, 25])(
      'by date, start_time, id, each once, in pages of %s (decision 1.10)',
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
      'from after to is an empty list, however far: %j (decision 4.9)',
      async (query) => {
        expect(await full.get('/events', { query })).toMatchObject({
          status: 200,
          body: { data: [], meta: { next_cursor: null } },
        })
      },
    )

    test('400 days are taken whole, and never clamped (decision 4.9)', async () => {
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
      expect(answer).toMatchObject(refusal(422, 'window_too_large'))
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
      ['an offset east, a day back', '2026-07-01T00:30:00+01:00'],
      ['an offset west, a day on', '2026-06-29T23:30:00-01:00'],
      ['RFC 2822', 'Tue, 30 Jun 2026 10:00:00 +0000'],
      ['RFC 2822 without the weekday and seconds', '30 Jun 2026 10:00 GMT'],
      ['RFC 2822 with an offset, a day on', '29 Jun 2026 23:30:00 -0100'],
    ])('any parseable date, of which the day counts: %s (decision 1.13)', async (_form, text) => {
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
      const invalid = (param: string) => refusal(422, 'invalid_date', param)
      expect(await caller.get('/events', { query: { from: text } })).toMatchObject(invalid('from'))
      expect(await caller.get('/events', { query: { to: text } })).toMatchObject(invalid('to'))
      expect(await caller.get('/events', { query: { from: '2026-01-01', to: text } })).toMatchObject(
        invalid('to'),
      )
      expect(await caller.get('/events', { query: { from: text, to: text } })).toMatchObject(invalid('from'))
    })

    test('a repeating event stands in the list once, at its own date', async () => {
      await create({ title: 'daily', date: '2020-01-01', repeat: 'daily', repeat_interval: 1 }, caller)
      expect(await titles({ from: '2020-01-01', to: '2020-12-31' })).toEqual(['daily'])
      expect(await titles({ from: '2020-01-02', to: '2020-12-31' })).toEqual([])
    })
  })
})

describe('POST /events: where it belongs (specification 4, project_id; decision 4.10)', () => {
  test.each([{}, { project_id: null }])('omitted or null, it is of the workspace: %j', async (body) => {
    const answer = await create(body)
    expect(answer.status).toBe(201)
    expect(one(answer)).toMatchObject({ project_id: null, workspace_id: world.workspace.id })
  })

  test('with a visible project, it is of that project', async () => {
    const answer = await create({ project_id: world.projects.second })
    expect(answer.status).toBe(201)
    expect(one(answer)).toMatchObject({ project_id: world.projects.second, workspace_id: null })
    expect((await walk(full)).find(({ id }) => id === one(answer).id)).toEqual(one(answer))
  })

  test('an invisible project is 422, the same bytes for every cause (specification 7)', async () => {
    const causes = {
      private: world.projects.private,
      archived: world.projects.archived,
      inbox: world.projects.inbox,
      foreign: world.foreign.project,
      nonexistent: newId('project', app.clock.now()),
      'of another kind': world.tasks.first,
      'the wrong shape': 'project_1',
      empty: '',
    }
    const answers = await Promise.all(Object.values(causes).map((project_id) => create({ project_id })))
    Object.keys(causes).forEach((cause, i) => {
      expect(answers[i], cause).toMatchObject(refusal(422, 'validation_error', 'project_id'))
      expect(withoutRequestId(answers[i] as Answer), cause).toBe(withoutRequestId(answers[0] as Answer))
    })
  })

  test('an invisible project is 422 also for whoever is its viewer (specification 1)', async () => {
    await app.context.sql`
      insert into project_members (workspace_id, project_id, user_id, role)
      values (${world.workspace.id}, ${world.projects.archived}, ${world.users.admin}, 'viewer')`
    expect(await create({ project_id: world.projects.archived }, admin)).toMatchObject(
      refusal(422, 'validation_error', 'project_id'),
    )
  })

  test('a project that is archived meanwhile is 422 as well', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const { promise: asked, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: archived, resolve: tellArchived } = Promise.withResolvers<void>()
    const actor = {
      workspaceId: own.workspace.id,
      userId: own.users.owner,
      via: 'web' as const,
      now: app.clock.now(),
    }
    const archiving = runTransaction(app.context.db, async (tx) => {
      await archiveProject(tx, actor, own.projects.main)
      tellArchived()
      await asked
    })
    await archived
    const answer = create({ project_id: own.projects.main }, caller)
    for (let waiting = 0; waiting === 0;) {
      const [row] = await app.context.sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      waiting = row?.count ?? 0
    }
    letGo()
    await archiving
    expect(await answer).toMatchObject(refusal(422, 'validation_error', 'project_id'))
  })

  test('a viewer of the project gets 403 forbidden; its manager may (decision 2.8)', async () => {
    const { viewer_only } = world.projects
    expect(await create({ project_id: viewer_only })).toMatchObject(refusal(403, 'forbidden'))
    expect((await create({ project_id: viewer_only }, admin)).status).toBe(201)
  })

  test('an owner or admin without an explicit role may (decision 2.8)', async () => {
    expect((await create({ project_id: world.projects.main }, admin)).status).toBe(201)
  })

  test('needs write:events, and no other scope will do (specification 5)', async () => {
    const only = app.withSecret(world.keys['write:events'].secret)
    expect((await create({}, only)).status).toBe(201)
    const caller = await app.asKey(
      world,
      scopes.filter((scope) => scope !== 'write:events'),
    )
    expect(await create({}, caller)).toMatchObject(refusal(403, 'scope_required', 'scope'))
  })
})

describe('POST /events: the fields (specification 4 and 8)', () => {
  test('all of them are stored, and those of an Event are shown', async () => {
    const body = {
      title: ' Espresso tasting ☕',
      description: 'Three roasts,\r\ntwo <b>machines</b>',
      date: '2027-02-28',
      start_time: '00:00',
      end_time: '23:59',
      repeat: 'yearly',
      repeat_interval: 2,
      reminder_at: '2027-02-27T09:00:00+01:00',
      timezone: 'Europe/Oslo',
      reminder_minutes_before: 60,
      location: '14 Harbor Street ',
      meet_link: 'https://meet.fernway.example/monday?x=1#y',
      color: '#c2703d',
      order: -7,
      project_id: world.projects.main,
      invited_users: [world.users.member],
    }
    const answer = await create(body)
    const at = app.clock.now().toISOString()
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      data: {
        id: one(answer).id,
        title: body.title,
        description: body.description,
        date: body.date,
        start_time: body.start_time,
        end_time: body.end_time,
        location: body.location,
        project_id: body.project_id,
        workspace_id: null,
        color: body.color,
        repeat: 'yearly',
        created_at: at,
        updated_at: at,
      },
    })
    expect(await rowOf(one(answer).id)).toMatchObject({
      repeat_interval: 2,
      reminder_at: '2027-02-27T08:00:00+00:00',
      timezone: 'Europe/Oslo',
      reminder_minutes_before: 60,
      meet_link: body.meet_link,
      order: -7,
      invited_user_ids: [world.users.member],
      created_by: world.users.owner,
    })
  })

  test('all that may be omitted may be null; timezone is then UTC (decision 4.10)', async () => {
    const optional = [
      'description',
      'repeat_interval',
      'reminder_at',
      'timezone',
      'reminder_minutes_before',
      'location',
      'meet_link',
      'color',
      'order',
      'project_id',
      'invited_users',
    ]
    const omitted = await create({})
    const nulls = await create(Object.fromEntries(optional.map((field) => [field, null])))
    expect([omitted.status, nulls.status]).toEqual([201, 201])
    const { id, ...row } = await rowOf(one(omitted).id)
    expect(await rowOf(one(nulls).id)).toEqual({ ...row, id: one(nulls).id })
    expect(id).not.toBe(one(nulls).id)
    expect(row).toMatchObject({ timezone: 'UTC', invited_user_ids: [], repeat_interval: null, color: null })
  })

  test.each(['title', 'date', 'start_time', 'end_time', 'repeat'])('%s is required', async (field) => {
    const body: Record<string, string> = { ...minimal }
    delete body[field]
    expect(await full.post('/events', body)).toMatchObject(refusal(422, 'validation_error', field))
    expect(await create({ [field]: null })).toMatchObject(refusal(422, 'validation_error', field))
  })

  test.each([
    ['09:00', '09:01', 201],
    ['00:00', '23:59', 201],
    ['09:59', '10:00', 201],
    ['09:00', '09:00', 422],
    ['10:00', '09:59', 422],
    ['23:59', '00:00', 422],
  ])('from %s to %s: end_time must be strictly after start_time', async (start_time, end_time, status) => {
    const answer = await create({ start_time, end_time })
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer).toMatchObject(refusal(422, 'validation_error', 'end_time'))
  })

  test.each(['daily', 'weekly', 'monthly', 'yearly'])(
    'repeat %s requires a repeat_interval of 1 to 365',
    async (repeat) => {
      for (const repeat_interval of [1, 365]) {
        const answer = await create({ repeat, repeat_interval })
        expect(answer.status).toBe(201)
        expect(one(answer).repeat).toBe(repeat)
        expect((await rowOf(one(answer).id)).repeat_interval).toBe(repeat_interval)
      }
      const refused = refusal(422, 'validation_error', 'repeat_interval')
      expect(await create({ repeat })).toMatchObject(refused)
      expect(await create({ repeat, repeat_interval: null })).toMatchObject(refused)
      expect(await create({ repeat, repeat_interval: 0 })).toMatchObject(refused)
      expect(await create({ repeat, repeat_interval: 366 })).toMatchObject(refused)
    },
  )

  test.each([undefined, null, 1, 365])(
    'repeat none takes a repeat_interval of %s',
    async (repeat_interval) => {
      const answer = await create({ repeat: 'none', repeat_interval })
      expect(answer.status).toBe(201)
      expect(one(answer).repeat).toBe('none')
    },
  )

  test.each([0, 366, 'weekly', 1.5])(
    'repeat none refuses a repeat_interval of the wrong form: %j (decision 4.9)',
    async (repeat_interval) => {
      expect(await create({ repeat: 'none', repeat_interval })).toMatchObject(
        refusal(422, 'validation_error', 'repeat_interval'),
      )
    },
  )

  test.each<[string, unknown]>([
    ['title', 'x'],
    ['title', '🪴'.repeat(255)],
    ['title', ' e\u0301\u00e9 '],
    ['description', ''],
    ['description', 'd'.repeat(100_000)],
    ['location', ' \t '],
    ['color', '#abc'],
    ['color', '#ABCDEF'],
    ['color', '#012345'],
    ['date', '0001-01-01'],
    ['date', '2028-02-29'],
    ['date', '9999-12-31'],
  ])('%s takes %j, and shows it', async (field, value) => {
    const answer = await create({ [field]: value })
    expect(answer.status).toBe(201)
    expect(answer.body).toHaveProperty(`data.${field}`, value)
    expect(await rowOf(one(answer).id)).toHaveProperty(field, value)
  })

  test.each<[string, unknown, unknown]>([
    ['timezone', 'UTC', 'UTC'],
    ['timezone', 'Europe/Berlin', 'Europe/Berlin'],
    ['timezone', 'America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['timezone', 'Etc/GMT+5', 'Etc/GMT+5'],
    ['timezone', 'US/Pacific', 'US/Pacific'],
    ['reminder_minutes_before', 1, 1],
    ['reminder_minutes_before', 10_080, 10_080],
    ['reminder_at', '2026-11-12T09:00:00Z', '2026-11-12T09:00:00+00:00'],
    ['reminder_at', '2026-11-12T09:00:00.5-08:00', '2026-11-12T17:00:00.5+00:00'],
    ['meet_link', 'https://meet.example/x', 'https://meet.example/x'],
    ['meet_link', 'tel:+4930123456', 'tel:+4930123456'],
    ['order', 0, 0],
    ['order', -9_007_199_254_740_991, -9_007_199_254_740_991],
    ['order', 9_007_199_254_740_991, 9_007_199_254_740_991],
  ])('%s takes %j, and stores it', async (field, value, stored) => {
    const answer = await create({ [field]: value })
    expect(answer.status).toBe(201)
    expect(await rowOf(one(answer).id)).toHaveProperty(field, stored)
  })

  test.each<[string, unknown]>([
    ['title', ''],
    ['title', ' \t\n\u3000'],
    ['title', 't'.repeat(256)],
    ['title', '🪴'.repeat(256)],
    ['title', 'x\0'],
    ['title', '\ud83e'],
    ['title', 7],
    ['description', '\0'],
    ['description', 7],
    ['date', '2026-02-29'],
    ['date', '2026-2-1'],
    ['date', '20260201'],
    ['date', '2026-02-01T00:00:00Z'],
    ['date', '0000-01-01'],
    ['date', ''],
    ['start_time', '24:00'],
    ['start_time', '9:00'],
    ['start_time', '09:00:00'],
    ['start_time', ''],
    ['end_time', '24:00'],
    ['end_time', '16:60'],
    ['repeat', 'never'],
    ['repeat', 'Daily'],
    ['repeat', ''],
    ['repeat', 1],
    ['reminder_at', '2026-11-12'],
    ['reminder_at', '2026-11-12T09:00:00'],
    ['reminder_at', '2026-02-30T09:00:00Z'],
    ['reminder_at', '0001-01-01T00:00:00+01:00'],
    ['reminder_at', '9999-12-31T23:59:59-01:00'],
    ['reminder_at', 0],
    ['timezone', '+01:00'],
    ['timezone', 'Mars/Olympus'],
    ['timezone', 'Central European Time'],
    ['timezone', 'UTC+1'],
    ['timezone', ''],
    ['timezone', 'Europe/Berlin\0'],
    ['timezone', 1],
    ['reminder_minutes_before', 0],
    ['reminder_minutes_before', 10_081],
    ['reminder_minutes_before', 1.5],
    ['reminder_minutes_before', '10'],
    ['location', '\0'],
    ['location', {}],
    ['meet_link', 'meet.example/x'],
    ['meet_link', 'not a link'],
    ['meet_link', ''],
    ['meet_link', 'https://meet.example/\0'],
    ['meet_link', 7],
    ['color', 'red'],
    ['color', '#abcd'],
    ['color', '#abcdeg'],
    ['color', '#abcdefa'],
    ['color', 'abcdef'],
    ['color', ''],
    ['color', 0],
    ['order', 1.5],
    ['order', '1'],
    ['order', 9_007_199_254_740_992],
    ['project_id', 7],
    ['project_id', '\0'],
    ['invited_users', 'all'],
    ['invited_users', [1]],
    ['invited_users', [null]],
    ['invited_users', {}],
  ])('%s: %j is validation_error, naming it, and nothing is written', async (param, value) => {
    const rows = () => app.context.sql`select id from events union all select id from activities order by 1`
    const before = await rows()
    expect(await create({ [param]: value })).toMatchObject(refusal(422, 'validation_error', param))
    expect(await rows()).toEqual(before)
  })

  test.each([
    [{ color: 'red', timezone: 7, title: '' }, 'title'],
    [{ invited_users: 7, color: 'red', reminder_minutes_before: 0 }, 'reminder_minutes_before'],
    [{ order: 0.5, meet_link: 'x', location: 7 }, 'location'],
    [{ end_time: 'x', start_time: 'x', date: 'x' }, 'date'],
  ])('of several, the first in the contract’s order is named: %j (decision 1.5)', async (body, param) => {
    expect(await create(body)).toMatchObject(refusal(422, 'validation_error', param))
  })

  test('unknown fields are ignored (decision 1.4)', async () => {
    const answer = await create({
      id: world.events.project,
      workspace_id: world.foreign.workspace,
      created_by: world.users.member,
      recurrence: 'x',
    })
    expect(answer.status).toBe(201)
    expect(one(answer)).toMatchObject({ workspace_id: world.workspace.id })
  })
})

describe('POST /events: the invited users (specification 4; decisions 4.9 and 6.10)', () => {
  const invited = async (invited_users: unknown) => {
    const answer = await create({ invited_users })
    expect(answer.status).toBe(201)
    return (await rowOf(one(answer).id)).invited_user_ids
  }

  test('active members are invited, in the order given, repeats once', async () => {
    const { owner, admin: bruno, member } = world.users
    expect(await invited([member, bruno, owner, member])).toEqual([member, bruno, owner])
  })

  test('whoever is outside the active membership is dropped silently: foreign, suspended, pending', async () => {
    const { member, suspended, pending } = world.users
    expect(await invited([world.foreign.user, suspended, member, pending])).toEqual([member])
    expect(await invited([world.foreign.user])).toEqual([])
  })

  test.each([
    ['nobody at all', () => newId('user', app.clock.now())],
    ['an id of another kind', () => world.projects.main],
    ['an empty string', () => ''],
    ['an email address', () => 'anna@example.com'],
    ['a user’s id in upper case', () => world.users.member.toUpperCase()],
  ])('an id that no user has is 422, whatever else is there: %s', async (_who, id) => {
    expect(await create({ invited_users: [world.users.member, id()] })).toMatchObject(
      refusal(422, 'validation_error', 'invited_users'),
    )
  })

  test('500 are taken, one more is refused, counted before repeats are folded', async () => {
    const { member } = world.users
    expect(await invited(Array<string>(500).fill(member))).toEqual([member])
    expect(await create({ invited_users: Array<string>(501).fill(member) })).toMatchObject(
      refusal(422, 'validation_error', 'invited_users'),
    )
  })
})

describe('what an event records (specification 1, 4 and 6)', () => {
  const activitiesOf = (id: string) => app.context.sql`
    select workspace_id, type, user_id, via, api_key_id, project_id from activities where subject_id = ${id}`
  const toldOf = (id: string) => app.context.sql`
    select user_id, type, actor_id, via from notifications where subject_id = ${id} order by user_id`

  test.each([
    ['the workspace', () => null],
    ['the project', () => world.projects.main],
  ])('event.created in the feed of %s, even with zero invitees', async (_whose, project) => {
    const project_id = project()
    const { id } = one(await create({ project_id, invited_users: [] }))
    expect(await activitiesOf(id)).toEqual([
      {
        workspace_id: world.workspace.id,
        type: 'event.created',
        user_id: world.users.owner,
        via: 'api',
        api_key_id: world.keys.full.id,
        project_id,
      },
    ])
    expect(await toldOf(id)).toEqual([])
  })

  test('it is logged once, where all invitees are dropped too', async () => {
    expect(await writtenBy(await create({ invited_users: [world.foreign.user] }))).toBe(1)
  })

  test('the invitees are told, once each, but neither whoever acts nor those dropped', async () => {
    const { owner, admin: bruno, member, suspended } = world.users
    const invited_users = [member, owner, bruno, suspended, world.foreign.user, member]
    const { id } = one(await create({ invited_users }))
    expect(await toldOf(id)).toEqual(
      [bruno, member]
        .sort()
        .map((user_id) => ({ user_id, type: 'event.created', actor_id: owner, via: 'api' })),
    )
  })
})
