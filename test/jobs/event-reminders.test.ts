import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { oneWorkspace } from '../../src/db/citus/scope.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { fireOccurrenceReminders, fireReminders } from '../../src/domain/events/reminders.ts'
import { operatorOf } from '../support/world/keys.ts'
import { onCitus } from '../support/database/on-citus.ts'
import { runJob } from '../support/app/jobs.ts'
import { explainStatement } from '../support/tenancy/constraints.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, admin, clock, sql, queries, commit } = useWorld()

const minute = 60_000
const day = 1440 * minute

interface Notification {
  user_id: string
  actor_id: string | null
  via: string
}

async function remindersOf(eventId: string): Promise<Notification[]> {
  return sql<Notification[]>`
    select user_id, actor_id, via from notifications
    where subject_id = ${eventId} and type = 'event.reminder' order by id`
}

/** Runs four workers concurrently at the given time. */
async function runAt(time: Date | string): Promise<void> {
  clock.set(time)
  await runJob(app.context, 'event reminders')
  await runJob(app.context, 'occurrence reminders')
}

const event = {
  title: 'An event',
  date: '2030-06-03',
  start_time: '10:00',
  end_time: '11:00',
  repeat: 'none',
  repeat_interval: null as number | null,
}
type Body = Partial<typeof event> & Partial<Omit<Schemas['CalendarEventCreate'], never>>

async function created(body: Body, caller = full): Promise<string> {
  const answer = await caller.post('/events', { ...event, ...body })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as Schemas['CalendarEventResponse']).data.id
}

const before = (minutes: number): Body => ({ reminder_minutes_before: minutes })
const daily: Body = { repeat: 'daily', repeat_interval: 1 }
const weekly: Body = { repeat: 'weekly', repeat_interval: 1 }

describe('a reminder fires on time and once, with any number of workers (product.md 10.8)', () => {
  test.each<[what: string, body: Body, times: string[]]>([
    ['at an instant', { reminder_at: '2030-06-02T08:00:30Z' }, ['2030-06-02T08:00:30Z']],
    ['at an instant after the event', { reminder_at: '2030-06-09T08:00:00Z' }, ['2030-06-09T08:00:00Z']],
    ['before the start', before(15), ['2030-06-03T09:45:00Z']],
    ['a week before the start', { ...before(10080), date: '2030-06-13' }, ['2030-06-06T10:00:00Z']],
    [
      'before the start in its time zone',
      { ...before(30), timezone: 'Asia/Kolkata' },
      ['2030-06-03T04:00:00Z'],
    ],
    [
      'both',
      { ...before(10), reminder_at: '2030-06-02T10:00:00Z' },
      ['2030-06-02T10:00:00Z', '2030-06-03T09:50:00Z'],
    ],
    [
      'before each day',
      { ...before(1), ...daily },
      ['2030-06-03T09:59:00Z', '2030-06-04T09:59:00Z', '2030-06-05T09:59:00Z'],
    ],
    [
      'earlier than the previous occurrence',
      { ...before(2880), ...daily },
      ['2030-06-01T10:00:00Z', '2030-06-02T10:00:00Z', '2030-06-03T10:00:00Z'],
    ],
    [
      'once at an instant, if the event repeats',
      { ...weekly, reminder_at: '2030-06-02T10:00:00Z' },
      ['2030-06-02T10:00:00Z'],
    ],
    [
      'from the next occurrence of an event that began long ago',
      { ...before(10), ...daily, date: '2001-01-01' },
      ['2030-06-01T09:50:00Z', '2030-06-02T09:50:00Z'],
    ],
  ])('a reminder fires once and on time: %s', async (_what, body, times) => {
    clock.set('2030-06-01T00:00:00Z')
    const id = await created(body)
    for (const [i, time] of times.entries()) {
      const at = Date.parse(time)
      await runAt(new Date(at - 1000))
      expect(await remindersOf(id), `before ${time}`).toHaveLength(i)
      await runAt(new Date(at))
      await runAt(new Date(at + 1000))
      expect(await remindersOf(id), `at ${time}`).toHaveLength(i + 1)
    }
    if (body.repeat !== undefined && body.reminder_minutes_before !== undefined) return
    await runAt(new Date(Date.parse(times.at(-1) ?? '') + 900 * day))
    expect(await remindersOf(id)).toHaveLength(times.length)
  })

  test.each<[what: string, body: Body]>([
    ['before the start', { ...before(10080), date: '2030-06-01' }],
    ['days before a daily event', { ...before(10080), ...daily, date: '2030-05-01', start_time: '00:01' }],
    ['at an instant', { reminder_at: '2020-01-01T00:00:00Z' }],
  ])('a reminder that is due when the event is created fires immediately: %s', async (_what, body) => {
    clock.set('2030-06-01T00:00:00Z')
    const id = await created(body)
    await runAt('2030-06-01T00:00:05Z')
    await runAt('2030-06-01T00:00:10Z')
    expect(await remindersOf(id)).toHaveLength(1)
  })

  test('one of several reminders that are due when the event is created fires, and later reminders fire on time', async () => {
    clock.set('2030-06-01T12:00:00Z')
    const id = await created({ ...before(2880), ...daily, date: '2030-06-01', start_time: '10:00' })
    for (const [time, fired] of [
      ['2030-06-01T12:00:05Z', 1], // for 2 June; the one for 3 June was due as well
      ['2030-06-02T09:59:59Z', 1],
      ['2030-06-02T10:00:00Z', 2], // for 4 June
      ['2030-06-03T10:00:00Z', 3],
    ] as const) {
      await runAt(time)
      await runAt(time)
      expect(await remindersOf(id), time).toHaveLength(fired)
    }
  })

  test.each<[what: string, body: Body]>([
    ['without a reminder', {}],
    ['that began before it was created', { ...before(10), date: '2030-05-31', end_time: '23:59' }],
    ['whose reminder and start are in the past', { date: '2030-05-01', reminder_at: '2030-05-01T09:00:00Z' }],
    [
      'whose start is after the last supported date',
      {
        ...before(10),
        date: '9999-12-31',
        start_time: '22:00',
        end_time: '23:00',
        timezone: 'America/New_York',
      },
    ],
  ])('an event %s sends no reminder', async (_what, body) => {
    clock.set('2030-06-01T12:00:00Z')
    const id = await created(body)
    await runAt('2030-06-01T12:00:05Z')
    await runAt('2034-06-01T12:00:00Z')
    expect(await remindersOf(id)).toEqual([])
  })
})

describe('reminders that no worker could fire in time (product.md 10.9)', () => {
  const start = Date.parse('2030-06-03T10:00:00Z')
  test.each<[what: string, body: Body, late: number, times: number]>([
    ['the event started less than a day ago', before(60), 23 * 60 * minute, 1],
    ['the event started more than a day ago', before(60), 25 * 60 * minute, 0],
    [
      'of a repeating event, only the last reminder of the last day',
      { ...before(60), ...daily },
      3 * day + 60 * minute,
      1,
    ],
    [
      'at an instant, and the event is long over',
      { reminder_at: '2030-06-03T10:00:00Z' },
      25 * 60 * minute,
      0,
    ],
    [
      'at an instant, and the event is still to come',
      { reminder_at: '2030-06-03T10:00:00Z', date: '2030-06-30' },
      9 * day,
      1,
    ],
    [
      'at an instant, less than a day late',
      { reminder_at: '2030-06-03T10:00:00Z', date: '2030-06-01' },
      23 * 60 * minute,
      1,
    ],
    [
      'at an instant, of an event that repeats',
      { ...daily, reminder_at: '2030-06-03T10:00:00Z' },
      9 * day,
      1,
    ],
  ])(
    'a reminder that no worker could fire in time fires late or not at all: %s',
    async (_what, body, late, times) => {
      clock.set('2030-06-01T00:00:00Z')
      const id = await created(body)
      await runAt('2030-06-01T00:00:05Z')
      await runAt(new Date(start + late))
      await runAt(new Date(start + late + minute))
      expect(await remindersOf(id)).toHaveLength(times)
    },
  )
})

test('an event reminds its creator and the guests who are active members at that time (product.md 10.8)', async () => {
  const own = await app.fixture()
  const { owner, admin: second, member } = own.users
  clock.set('2030-06-01T00:00:00Z')
  const caller = app.withSecret(own.keys.full.secret)
  const body = { ...before(10), reminder_at: '2030-06-03T09:00:00Z', invited_users: [owner, second, member] }
  const id = await created(body, caller)
  const change = (user: string, status: 'active' | 'suspended') =>
    commit((tx) => setMembership(tx, operatorOf(own, clock.now()), user, { role: 'admin', status }))
  await change(second, 'suspended')
  await runAt('2030-06-03T09:00:00Z')
  expect(await remindersOf(id)).toEqual(
    [owner, member].map((user_id) => ({ user_id, actor_id: null, via: 'job' })),
  )
  await change(second, 'active')
  await runAt('2030-06-03T09:50:00Z')
  expect((await remindersOf(id)).slice(2).map(({ user_id }) => user_id)).toEqual([owner, second, member])
})

test('a crash before the commit neither loses nor repeats a reminder', async () => {
  clock.set('2030-06-01T00:00:00Z')
  const id = await created({ ...before(10), reminder_at: '2030-06-03T09:50:00Z' }, admin)
  await runAt('2030-06-01T00:00:05Z')
  clock.set('2030-06-03T09:50:00Z')
  const crash = commit(async (tx) => {
    const batch = { scope: oneWorkspace(world.workspace.id), limit: 100 }
    expect(await fireReminders(tx, clock.now(), batch)).toBeGreaterThan(0)
    expect(await fireOccurrenceReminders(tx, clock.now(), batch)).toBeGreaterThan(0)
    throw new Error('the process is gone')
  })
  await expect(crash).rejects.toThrow('the process is gone')
  expect(await remindersOf(id)).toEqual([])
  await runAt('2030-06-03T09:50:01Z')
  expect(await remindersOf(id)).toHaveLength(2)
})

test('reminders that exceed one batch are all fired, each once', async () => {
  clock.set('2030-06-01T00:00:00Z')
  await sql`
    insert into events (workspace_id, id, event_workspace_id, visible, title, date, start_time, end_time, repeat,
      reminder_at, reminder_minutes_before, next_reminder_at, created_by, created_at, updated_at)
    select ${world.workspace.id}, 'event_' || lpad(n::text, 26, '0'), ${world.workspace.id}, true, 'batch',
      '2030-06-01', '10:00', '11:00', 'none', '2030-06-01T00:00:00Z', 30, '2030-06-01T00:00:00Z',
      ${world.users.owner}, now(), now()
    from generate_series(1, 250) n`
  await runAt('2030-06-01T09:30:00Z')
  const [row] = await sql`
    select count(*)::int as fired, count(distinct subject_id)::int as events from notifications
    where subject_id like 'event_0000000%'`
  expect(row).toEqual({ fired: 500, events: 250 })
})

test.skipIf(onCitus)('due reminders are found by an index', async () => {
  queries.length = 0
  await runAt('2030-06-01T00:00:00Z')
  const picks = [...new Set(queries.filter((text) => /^select .* from "events" .* skip locked/s.test(text)))]
  expect(picks).toHaveLength(2)
  const plans = await sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    const found: string[] = []
    for (const text of picks) found.push(JSON.stringify(await explainStatement(tx, text)))
    return found
  })
  for (const plan of plans) expect(plan).toMatch(/"Index Name":"events_(next_)?reminders/)
})
