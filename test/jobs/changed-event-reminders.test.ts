import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import { oneWorkspace } from '../../src/db/citus/scope.ts'
import { fireOccurrenceReminders } from '../../src/domain/events/reminders.ts'
import type { Caller } from '../support/app/app.ts'
import { runJob } from '../support/app/jobs.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, clock, sql, commit } = useWorld()

let owner: Caller
/** Signs in at this time, since sessions do not last for the years in between. */
async function at(time: string): Promise<void> {
  clock.set(time)
  owner = await signInToWork(app, world)
}
beforeAll(() => at('2030-06-01T00:00:00Z'))

const event = {
  title: 'An event',
  date: '2030-06-03',
  start_time: '10:00',
  end_time: '11:00',
  repeat: 'none',
}
const daily = { repeat: 'daily', repeat_interval: 1 }
const before = (minutes: number) => ({ reminder_minutes_before: minutes })

async function created(fields: object): Promise<string> {
  const answer = await owner.post('/events', { ...event, ...fields })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as Schemas['WorkEventResponse']).data.id
}

async function change(id: string, fields: object): Promise<void> {
  const answer = await owner.patch(`/events/${id}`, fields)
  expect(answer.status, answer.text).toBe(200)
}

/** Runs the reminder jobs at the given time, and returns how many reminders an event has had by then. */
async function firedAt(time: string, id: string): Promise<number> {
  clock.set(time)
  await runJob(app.context, 'event reminders')
  await runJob(app.context, 'occurrence reminders')
  const rows = await sql`
    select 1 from notifications where subject_id = ${id} and type = 'event.reminder' and user_id = ${world.users.owner}`
  return rows.length
}

type Step = [time: string, fired: number]

describe('a changed event sends reminders from the change on, and none for the past (product.md 10.11)', () => {
  test.each<[what: string, stored: object, changedAt: string, changes: object, then: Step[]]>([
    [
      'a later date, after the reminder has fired',
      before(60),
      '2030-06-03T09:30:00Z',
      { date: '2030-06-05' },
      [
        ['2030-06-05T08:59:59Z', 1],
        ['2030-06-05T09:00:00Z', 2],
      ],
    ],
    [
      'a start so close that the time of the reminder has passed',
      before(60),
      '2030-06-02T00:00:00Z',
      { date: '2030-06-02', start_time: '00:30' },
      [['2030-06-04T00:00:00Z', 0]],
    ],
    [
      'a date in the past',
      before(60),
      '2030-06-02T00:00:00Z',
      { date: '2030-05-20' },
      [['2030-06-04T00:00:00Z', 0]],
    ],
    [
      'a time zone further east, in which the time has passed',
      before(60),
      '2030-06-03T08:00:00Z',
      { timezone: 'Asia/Tokyo' },
      [['2030-06-04T00:00:00Z', 0]],
    ],
    [
      'a time zone further west',
      before(60),
      '2030-06-03T09:30:00Z',
      { timezone: 'America/New_York' },
      [
        ['2030-06-03T12:59:59Z', 1],
        ['2030-06-03T13:00:00Z', 2],
      ],
    ],
    [
      'a repetition',
      before(60),
      '2030-06-03T09:30:00Z',
      daily,
      [
        ['2030-06-04T08:59:59Z', 1],
        ['2030-06-04T09:00:00Z', 2],
        ['2030-06-05T09:00:00Z', 3],
      ],
    ],
    [
      'a reminder two days before each day of an event that began years ago',
      { ...daily, date: '2020-01-01' },
      '2030-06-03T10:30:00Z',
      before(2880),
      [
        ['2030-06-03T10:30:05Z', 0],
        ['2030-06-04T09:59:59Z', 0],
        ['2030-06-04T10:00:00Z', 1],
        ['2030-06-05T10:00:00Z', 2],
      ],
    ],
    [
      'a reminder that is removed',
      before(60),
      '2030-06-02T00:00:00Z',
      { reminder_minutes_before: null },
      [['2030-06-04T00:00:00Z', 0]],
    ],
    [
      'an instant in the past',
      { reminder_at: '2030-06-02T12:00:00Z' },
      '2030-06-02T00:00:00Z',
      { reminder_at: '2030-06-01T23:59:59Z' },
      [['2030-06-04T00:00:00Z', 0]],
    ],
    [
      'a later instant, after the first one has fired',
      { reminder_at: '2030-06-02T12:00:00Z' },
      '2030-06-02T13:00:00Z',
      { reminder_at: '2030-06-02T14:00:00Z' },
      [
        ['2030-06-02T13:59:59Z', 1],
        ['2030-06-02T14:00:00Z', 2],
        ['2030-06-04T00:00:00Z', 2],
      ],
    ],
    [
      'a later date after the reminder at an instant has fired, which does not fire again',
      { reminder_at: '2030-06-02T12:00:00Z' },
      '2030-06-02T13:00:00Z',
      { date: '2030-06-20' },
      [['2030-06-21T00:00:00Z', 1]],
    ],
  ])(
    'a changed event sends its reminders from the change on: %s',
    async (_what, stored, changedAt, changes, then) => {
      await at('2030-06-01T00:00:00Z')
      const id = await created(stored)
      await firedAt(changedAt, id)
      await at(changedAt)
      await change(id, changes)
      for (const [time, fired] of then) {
        expect(await firedAt(time, id), time).toBe(fired)
        expect(await firedAt(time, id), `${time} again`).toBe(fired)
      }
    },
  )

  test('a reminder that no worker has fired in time is dropped if the start changes', async () => {
    await at('2030-06-01T00:00:00Z')
    const id = await created({ ...before(60), reminder_at: '2030-06-03T08:00:00Z' })
    await at('2030-06-03T09:30:00Z')
    await change(id, { start_time: '12:00', end_time: '13:00' })
    expect(await firedAt('2030-06-03T09:30:05Z', id)).toBe(0)
    expect(await firedAt('2030-06-03T11:00:00Z', id)).toBe(1)
  })

  test.each<[what: string, changes: object]>([
    ['title', { title: 'Renamed' }],
    ['end', { end_time: '12:00' }],
    ['guests', { invited_users: [] }],
    ['date to the same value', { date: event.date, start_time: event.start_time, ...before(60) }],
  ])('an update of the %s does not affect reminders, not even late ones', async (_what, changes) => {
    await at('2030-06-01T00:00:00Z')
    const id = await created({ ...before(60), reminder_at: '2030-06-03T09:00:00Z' })
    await at('2030-06-03T09:30:00Z')
    await change(id, { ...changes, description: 'x' })
    expect(await firedAt('2030-06-03T09:30:05Z', id)).toBe(2)
    await at('2030-06-03T09:31:00Z')
    await change(id, { ...changes, description: 'y' })
    expect(await firedAt('2030-06-03T09:31:05Z', id)).toBe(2)
  })

  test('a deleted event sends no reminders', async () => {
    await at('2030-06-01T00:00:00Z')
    const id = await created({ ...before(60), ...daily, reminder_at: '2030-06-03T09:00:00Z' })
    expect((await owner.delete(`/events/${id}`)).status).toBe(204)
    expect(await firedAt('2030-06-03T09:30:00Z', id)).toBe(0)
  })

  test('a change to an event that waits for the reminder job is replanned, and its new reminder is kept', async () => {
    await at('2030-06-01T00:00:00Z')
    const id = await created({ ...before(60), ...daily })
    await at('2030-06-03T09:00:00Z')
    const version = (await owner.get(`/events/${id}`)).body.data.version as string
    let answer: ReturnType<Caller['patch']> | undefined
    await commit(async (tx) => {
      const batch = { scope: oneWorkspace(world.workspace.id), limit: 100 }
      await fireOccurrenceReminders(tx, clock.now(), batch)
      answer = owner.patch(`/events/${id}`, { start_time: '10:30', end_time: '12:00', version })
      await waitForLocks(sql, 1)
    })
    expect((await answer)?.status).toBe(200)
    const [row] = await sql`select next_reminder_at from events where id = ${id}`
    expect(new Date(String(row?.next_reminder_at)).toISOString()).toBe('2030-06-03T09:30:00.000Z')
    expect(await firedAt('2030-06-03T09:30:00Z', id)).toBe(2)
  })
})
