import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { onCitus } from '../support/database/on-citus.ts'
import { TestClock } from '../support/app/clock.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { explainStatement } from '../support/tenancy/constraints.ts'
import {
  createProjectContents,
  projectKinds,
  type ProjectContents,
} from '../support/world/project-contents.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, commit, sql, queries } = useWorld({
  clock: new TestClock('2030-05-01T08:00:00.000Z'),
})

let owner: Caller
let member: Caller
beforeAll(async () => {
  await sql`delete from events where workspace_id = ${world.workspace.id}`
  owner = await signInToWork(app, world)
  member = await signInToWork(app, world, 'member')
})

const calendarOf = (answer: Answer): Schemas['Calendar'] => {
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as Schemas['CalendarResponse']).data
}
const read = async (
  from: string,
  to: string,
  { caller = owner, ...query }: { caller?: Caller; project_id?: string } = {},
) => calendarOf(await caller.get('/calendar', { query: { from, to, ...query } }))

const event = { title: 'Tasting', date: '2030-05-12', start_time: '15:00', end_time: '16:30', repeat: 'none' }
const createEvent = async (fields: object = {}): Promise<Schemas['WorkEvent']> => {
  const answer = await owner.post('/events', { ...event, ...fields })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as Schemas['WorkEventResponse']).data
}
const createTask = async (fields: object): Promise<Schemas['WorkTask']> => {
  const answer = await owner.post('/tasks', { title: 'Saw', project_id: world.projects.main, ...fields })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as Schemas['WorkTaskResponse']).data
}

describe('the window of the calendar (product.md 10.13)', () => {
  test('the window of the calendar contains each occurrence of repeating events, and single events, including both ends', async () => {
    const weekly = await createEvent({ date: '2030-01-02', repeat: 'weekly', repeat_interval: 1 })
    const single = await createEvent({ date: '2030-03-06' })
    await createEvent({ date: '2030-03-21' })
    const { events } = await read('2030-03-06', '2030-03-20')
    expect(events).toEqual(
      [
        { event: weekly, date: '2030-03-06' },
        { event: single, date: '2030-03-06' },
        { event: weekly, date: '2030-03-13' },
        { event: weekly, date: '2030-03-20' },
      ].map((one) => ({ ...one, start_time: '15:00', end_time: '16:30' })),
    )
  })

  test('the window of the calendar contains due tasks, including completed ones, by day, time and id, and those without a time last', async () => {
    const make = (end_date: string, fields: object = {}) => createTask({ end_date, ...fields })
    const first = await make('2030-02-02')
    const second = await make('2030-02-02', { progress: 100 })
    const timed = await make('2030-02-02', { end_time: '23:59' })
    const earlier = await make('2030-02-01', { project_id: world.projects.private })
    await make('2030-01-31')
    await make('2030-02-04')
    const { tasks } = await read('2030-02-01', '2030-02-03')
    expect(tasks).toEqual([earlier, timed, first, second])
    expect((await read('2030-02-01', '2030-02-03', { caller: member })).tasks).toEqual([timed, first, second])
  })

  test('an occurrence starts at the same time as its reminder if daylight saving skips its start', async () => {
    const skipped = { date: '2030-03-30', start_time: '02:30', end_time: '03:00', timezone: 'Europe/Oslo' }
    const { id } = await createEvent({ ...skipped, repeat: 'daily', repeat_interval: 1 })
    const { events } = await read('2030-03-30', '2030-04-01')
    const times = events.filter((one) => one.event.id === id).map(({ event: _event, ...one }) => one)
    expect(times).toEqual([
      { date: '2030-03-30', start_time: '02:30', end_time: '03:00' },
      { date: '2030-03-31', start_time: '03:30', end_time: '04:00' },
      { date: '2030-04-01', start_time: '02:30', end_time: '03:00' },
    ])
    await owner.delete(`/events/${id}`)
  })

  test('the window of the calendar may be 62 days long, and a longer one is refused with that limit', async () => {
    await read('2030-07-01', '2030-08-31')
    const longer = await owner.get('/calendar?from=2030-07-01&to=2030-09-01')
    expectRefusal(longer, 'window_too_large', { message: 'from and to may be at most 61 days apart.' })
  })

  test('the window of the calendar is empty if it ends before it begins', async () => {
    expect(await read('2030-03-20', '2030-03-06')).toEqual({ events: [], tasks: [] })
    expect(await read('2030-03-20', '2020-03-06')).toEqual({ events: [], tasks: [] })
  })

  test.each([
    ['from=2030-02-30&to=2030-03-01', 'from'],
    ['from=2030-02-01&to=tomorrow', 'to'],
    ['from=2030-02&to=2030-02-01', 'from'],
  ])('the window of the calendar refuses an invalid day with invalid_date: %s', async (query, param) => {
    expectRefusal(await owner.get(`/calendar?${query}`), 'invalid_date', { param })
  })

  test.each([
    ['to=2030-02-01', 'from'],
    ['from=2030-02-01', 'to'],
    ['from=&to=2030-02-01', 'from'],
  ])('the window of the calendar requires both ends: %s', async (query, param) => {
    expectRefusal(await owner.get(`/calendar?${query}`), 'validation_error', { param })
  })

  test('the window of the calendar reaches the first and the last valid day', async () => {
    const { id } = await createEvent({ date: '9999-12-31' })
    expect((await read('9999-12-01', '9999-12-31')).events.map((one) => one.event.id)).toContain(id)
    expect((await read('0001-01-01', '0001-01-31')).events).toEqual([])
    await owner.delete(`/events/${id}`)
  })
})

describe('visibility in the calendar (product.md 25.1)', () => {
  let places: Record<string, ProjectContents>
  const titled = async (caller: Caller): Promise<unknown> => {
    const { events, tasks } = await read('2030-05-01', '2030-05-31', { caller })
    const ids = new Set([...events.map((one) => one.event.id), ...tasks.map(({ id }) => id)])
    return Object.fromEntries(
      Object.entries(places).map(([name, { events: event = '', tasks: task = '' }]) => [
        name,
        [ids.has(event), ids.has(task)],
      ]),
    )
  }
  beforeAll(async () => {
    places = {}
    for (const name of projectKinds) places[name] = await createProjectContents({ app, world, commit }, name)
    places.viewer = await createProjectContents({ app, world, commit }, 'private', 'viewer')
    await sql`
      update tasks set end_date = '2030-05-02'
      where workspace_id = ${world.workspace.id} and id = any(${Object.values(places).map(({ tasks = '' }) => tasks)})`
  })

  test('a person sees only events and tasks of visible projects', async () => {
    const [both, none] = [
      [true, true],
      [false, false],
    ]
    // An inbox has no events.
    expect(await titled(owner)).toEqual({
      open: both,
      private: both,
      archived: none,
      inbox: [false, true],
      viewer: both,
    })
    const admin = await signInToWork(app, world, 'admin')
    expect(await titled(admin)).toEqual({
      open: both,
      private: both,
      archived: none,
      inbox: none,
      viewer: both,
    })
    expect(await titled(member)).toEqual({
      open: both,
      private: none,
      archived: none,
      inbox: none,
      viewer: both,
    })
    const stranger = await signInToWork(app, await app.fixture())
    expect(await titled(stranger)).toEqual({
      open: none,
      private: none,
      archived: none,
      inbox: none,
      viewer: none,
    })
  })

  test('a filter by project shows only the entries of that project, and none if it is not visible', async () => {
    const { id } = await createEvent({ date: '2030-05-02' })
    const inProject = (project_id = '', caller = owner) =>
      read('2030-05-02', '2030-05-02', { caller, project_id })
    const { events, tasks } = await inProject(places.open?.projects)
    expect([events.map((one) => one.event.id), tasks.map((one) => one.id)]).toEqual([
      [places.open?.events],
      [places.open?.tasks],
    ])
    for (const hidden of [places.private?.projects, places.archived?.projects, places.inbox?.projects, 'x'])
      expect(await inProject(hidden, member)).toEqual({ events: [], tasks: [] })
    await owner.delete(`/events/${id}`)
  })
})

describe('a calendar of many events (product.md 10.13)', () => {
  /** Adds events that have repeated for decades, and events that are over. */
  const addOld = async (workspaceId: string, userId: string, count: number): Promise<void> => {
    await sql`
      insert into events (workspace_id, id, event_workspace_id, visible, title, date, start_time, end_time, repeat,
        repeat_interval, timezone, created_by, created_at, updated_at)
      select ${workspaceId}, 'event_' || lpad(n::text, 26, '0'), ${workspaceId}, true, 'old', date '2001-01-01' + n % 3000,
        to_char(time '08:00' + n % 600 * interval '1 minute', 'HH24:MI'), '23:00',
        (array['daily', 'weekly', 'monthly', 'yearly', 'none'])[n % 5 + 1],
        case when n % 5 = 4 then null else n % 3 + 1 end, 'Europe/Oslo', ${userId}, now(), now()
      from generate_series(1, ${count}) n`
  }

  test('the calendar lists the first 2,000 occurrences and tasks together, by day, time and id', async () => {
    const own = await app.fixture()
    const { workspace, users, projects, cards } = own
    const caller = await signInToWork(app, own)
    await addOld(workspace.id, users.owner, 1_000)
    await sql`
      insert into tasks (workspace_id, id, project_id, card_id, visible, title, end_date, end_time, created_by, created_at, updated_at)
      select ${workspace.id}, 'task_' || lpad(n::text, 26, '0'), ${projects.main}, ${cards.todo}, true, 'old',
        date '2030-03-01' + n % 40, '12:00', ${users.owner}, now(), now()
      from generate_series(1, 1000) n`
    const whole = []
    for (let day = 1; day <= 20; day++) {
      const date = `2030-03-${String(day).padStart(2, '0')}`
      const { events, tasks } = await read(date, date, { caller })
      const dayEntries = [
        ...events.map((one) => `${one.date} ${one.start_time} ${one.event.id}`),
        ...tasks.map((one) => `${one.due_date} ${one.due_time} ${one.id}`),
      ]
      whole.push(...dayEntries.sort())
    }
    const { events, tasks } = await read('2030-03-01', '2030-05-01', { caller })
    const listed = [
      ...events.map((one) => `${one.date} ${one.start_time} ${one.event.id}`),
      ...tasks.map((one) => `${one.due_date} ${one.due_time} ${one.id}`),
    ].sort()
    expect(whole.length).toBeGreaterThan(2_000)
    expect(listed).toEqual(whole.slice(0, 2_000))
  })

  test('the calendar reads no more events than it may list, and computes no occurrences of earlier years', async () => {
    const own = await app.fixture()
    const caller = await signInToWork(app, own)
    await addOld(own.workspace.id, own.users.owner, 20_000)
    queries.length = 0
    expect((await read('2030-03-01', '2030-05-01', { caller })).events).toHaveLength(2_000)
    const statements = queries.filter((text) => /from "events"/.test(text))
    const [first, ...slices] = statements
    expect(first).toMatch(/limit \$\d+$/)
    for (const slice of slices) expect(slice).toMatch(/"events"."id" = any\(/)
  })

  test.skipIf(onCitus)('the calendar finds single events by day with an index', async () => {
    const own = await app.fixture()
    const caller = await signInToWork(app, own)
    await addOld(own.workspace.id, own.users.owner, 20_000)
    await sql`analyze events`
    queries.length = 0
    await read('2030-03-01', '2030-03-31', { caller })
    const [statement = ''] = queries.filter((text) => /from "events"/.test(text))
    const plan = await sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`
      return JSON.stringify(await explainStatement(tx, statement))
    })
    expect(plan).toContain('events_by_repeat')
  })
})
