import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { useBodies } from '../../support/bodies.ts'
import { accepts } from '../../support/contract.ts'
import { writeNamed } from '../../support/operations.ts'

const { world, sql, valid, put, expectRefused, expectAccepted } = useBodies()
const createTask = writeNamed('createTask')
const updateTask = writeNamed('updateTask')
const createEvent = writeNamed('createEvent')

describe('dates, YYYY-MM-DD and on the calendar', () => {
  const dates = [
    [createTask, 'end_date', 'due_date'],
    [updateTask, 'end_date', 'due_date'],
    [createEvent, 'date', 'date'],
  ] as const
  const good = ['2026-12-31', '2028-02-29', '2000-02-29', '0001-01-01', '1582-10-10', '9999-12-31']
  test.each(good)('%s is accepted, and read back as written', async (date) => {
    for (const [write, field, shown] of dates) {
      const answer = await expectAccepted(write, { ...valid(write), [field]: date })
      expect(answer.body).toHaveProperty(`data.${shown}`, date)
    }
  })

  const bad = [
    ...['2026-02-30', '2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01'],
    ...['-001-01-01', '12026-01-01', '2026-1-1', '20260101', '2026/01/01', '2026-W01-1', '2026-01', 'today'],
    ...['2026-01-01T00:00:00Z', '2026-01-01 ', '2026-01-01\n', '２０２６-01-01', 'infinity', ''],
  ]
  test.each(bad)('the date %j is 422', async (date) => {
    for (const [write, field] of dates) {
      await expectRefused(() => put(write, { ...valid(write), [field]: date }), field)
    }
  })
})

describe('times of day, HH:mm', () => {
  const times = [
    [createTask, 'end_time'],
    [updateTask, 'end_time'],
    [createEvent, 'start_time'],
    [createEvent, 'end_time'],
  ] as const

  test.each(['00:00', '09:05', '19:59', '23:59'])(
    '%s is accepted, and read back as written',
    async (time) => {
      const due = { end_date: '2026-12-01', end_time: time }
      for (const write of [createTask, updateTask]) {
        expect((await expectAccepted(write, { ...valid(write), ...due })).body).toHaveProperty(
          'data.due_time',
          time,
        )
      }
      const span =
        time === '23:59' ? { start_time: '00:00', end_time: time } : { start_time: time, end_time: '23:59' }
      expect((await expectAccepted(createEvent, { ...valid(createEvent), ...span })).body).toMatchObject({
        data: span,
      })
    },
  )

  const bad = [
    ...['24:00', '23:60', '9:00', '09:0', '0900', '09', '09:00:00', '09:00Z', '09:00+01:00', 'T09:00'],
    ...['-1:00', '09.00', '9:00 AM', ' 09:00', '09:00\n', '２０:00', 'noon', ''],
  ]
  test.each(bad)('the time %j is 422', async (time) => {
    for (const [write, field] of times) {
      await expectRefused(() => put(write, { ...valid(write), [field]: time }), field)
    }
  })

  test('an end_time that would be dropped must still have a valid form (product.md 8.6)', async () => {
    for (const write of [createTask, updateTask]) {
      await expectRefused(
        () => put(write, { ...valid(write), end_date: null, end_time: '24:00' }),
        'end_time',
      )
    }
  })
})

describe('date-times, RFC 3339 with an offset (product.md 8.19)', () => {
  const stored = async (table: 'tasks' | 'events', id: string) => {
    const [row] = await sql<{ at: Date }[]>`
      select extract(epoch from reminder_at) * 1000 as at from ${sql(table)} where id = ${id}`
    return new Date(Number(row?.at)).toISOString()
  }
  const good: [text: string, instant: string][] = [
    ['2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01t10:00:00z', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:00.5Z', '2026-12-01T10:00:00.500Z'],
    ['2026-12-01T10:00:00.123456789Z', '2026-12-01T10:00:00.123Z'],
    ['2026-12-01T10:00:00+00:00', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:00-00:00', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:00+05:45', '2026-12-01T04:15:00.000Z'],
    ['2026-12-01T10:00:00+23:59', '2026-11-30T10:01:00.000Z'],
    ['2026-12-01T10:00:00-23:59', '2026-12-02T09:59:00.000Z'],
    ['2028-02-29T23:59:59-01:00', '2028-03-01T00:59:59.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ]
  test.each(good)('%s is accepted, and means %s', async (text, instant) => {
    expect(accepts(updateTask.body.schema, { reminder_date: text })).toBe(true)
    await expectAccepted(updateTask, { reminder_date: text })
    expect(await stored('tasks', world.tasks.first)).toBe(instant)
    const event = await expectAccepted(createEvent, { ...valid(createEvent), reminder_at: text })
    expect(await stored('events', (event.body as Schemas['CalendarEventResponse']).data.id)).toBe(instant)
  })

  const bad = [
    ...['2026-12-01T10:00:00', '2026-12-01T10:00Z', '2026-12-01', '10:00:00Z', '2026-02-30T10:00:00Z'],
    ...['2026-12-01T24:00:00Z', '2026-12-01T23:60:00Z', '2026-12-01T12:00:60Z', '2026-12-01T23:60:60+00:01'],
    ...['2026-12-01T10:00:00+24:00', '2026-12-01T10:00:00+01', '2026-12-01T10:00:00+0100'],
    ...['2026-12-01T10:00:00 Z', '2026-12-01T10:00:00CET', '2026-12-01T10:00:00.Z', '20261201T100000Z'],
    ...['Tue, 01 Dec 2026 10:00:00 GMT', '1796119200', '0000-01-01T00:00:00Z', '10000-01-01T00:00:00Z'],
    ...['2026-12-01T10:00:00Z\n', ' 2026-12-01T10:00:00Z', 'infinity', ''],
  ]
  test.each(bad)('%j is 422, as by the contract alone (product.md 1.15)', async (text) => {
    expect(accepts(updateTask.body.schema, { reminder_date: text })).toBe(false)
    expect(accepts(createEvent.body.schema, { ...valid(createEvent), reminder_at: text })).toBe(false)
    await expectReminderRefused(text)
  })

  const outside = ['0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01', '9999-12-31T23:59:60Z']
  test.each(outside)('%s is 422: in UTC its year is not within 0001 to 9999', expectReminderRefused)

  async function expectReminderRefused(text: string): Promise<void> {
    await expectRefused(() => put(updateTask, { reminder_date: text }), 'reminder_date')
    await expectRefused(() => put(createEvent, { ...valid(createEvent), reminder_at: text }), 'reminder_at')
  }
})

describe('the other fields of an event with a fixed form (product.md 10.3)', () => {
  const forms: [field: string, good: string[], bad: string[]][] = [
    [
      'timezone',
      ['UTC', 'US/Pacific', 'Europe/Oslo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'],
      ['', '+01:00', '-05:00', 'UTC+1', 'Mars/Phobos', 'Europe', 'Europe/Oslo ', 'x'.repeat(10_000)],
    ],
    [
      'color',
      ['#fff', '#FFF', '#09afAF'],
      ['', '#', 'red', 'fff', '#ff', '#ffff', '#fffffff', '#ggg', '#fff ', '#ｆｆｆ', 'rgb(0,0,0)'],
    ],
    [
      'meet_link',
      ['https://meet.example.com/abc?x=1#y', 'tel:+4712345678', 'https://[2001:db8::1]/x'],
      ['', 'meet.example.com/abc', '/abc', '//example.com/x', 'https://ex ample.com', 'https://x/%zz'],
    ],
  ]
  const values = forms.flatMap(([field, good, bad]) => [
    ...good.map((value) => ({ field, value, isTaken: true })),
    ...bad.map((value) => ({ field, value, isTaken: false })),
  ])
  test.each(values)('$field $value is accepted: $isTaken', async ({ field, value, isTaken }) => {
    const body = { ...valid(createEvent), [field]: value }
    if (isTaken) await expectAccepted(createEvent, body)
    else await expectRefused(() => put(createEvent, body), field)
  })
})
