import { describe, expect, it } from 'vitest'
import {
  addMonths,
  daysOfMonth,
  daysOfWeek,
  isDay,
  monthText,
  stepFrom,
  weekText,
} from '../../src/web/pages/work/calendar/days.ts'
import { entriesByDay } from '../../src/web/pages/work/calendar/entries.ts'
import { moveTime } from '../../src/web/pages/work/calendar/move-time.ts'
import { isAllDay, placeByTime } from '../../src/web/pages/work/calendar/place-by-time.ts'
import { convert } from '../../src/web/pages/work/calendar/zones.ts'

describe('a time of an event, in the time zone of a person', () => {
  it.each([
    [
      'is the same in the same zone',
      '2031-03-30 02:30',
      'Europe/Berlin',
      'Europe/Berlin',
      '2031-03-30 02:30',
    ],
    ['may be on the next day', '2031-07-01 22:30', 'UTC', 'Europe/Berlin', '2031-07-02 00:30'],
    ['may be on the day before', '2031-01-01 03:00', 'UTC', 'America/New_York', '2030-12-31 22:00'],
    [
      'follows the winter time of the event’s zone',
      '2031-03-08 20:00',
      'America/New_York',
      'UTC',
      '2031-03-09 01:00',
    ],
    [
      'follows the summer time of the event’s zone',
      '2031-03-09 20:00',
      'America/New_York',
      'UTC',
      '2031-03-10 00:00',
    ],
    [
      'follows the summer time of the person’s zone',
      '2031-03-30 01:00',
      'UTC',
      'Europe/Berlin',
      '2031-03-30 03:00',
    ],
    [
      'is the first of the two instants with that time',
      '2031-10-26 02:30',
      'Europe/Berlin',
      'UTC',
      '2031-10-26 00:30',
    ],
    [
      'is later if daylight saving skips the time',
      '2031-03-30 02:30',
      'Europe/Berlin',
      'UTC',
      '2031-03-30 01:30',
    ],
    [
      'includes the minutes of the zone’s offset',
      '2031-05-05 12:00',
      'UTC',
      'Asia/Kathmandu',
      '2031-05-05 17:45',
    ],
    [
      'is unchanged if the zone is unknown',
      '2031-05-05 12:00',
      'Mars/Olympus',
      'Asia/Kathmandu',
      '2031-05-05 12:00',
    ],
    ['is 00:00 at midnight', '2031-05-04 22:00', 'UTC', 'Europe/Berlin', '2031-05-05 00:00'],
  ])('the time of an event in the person’s time zone %s', (_, given, from, to, expected) => {
    const [day = '', time = ''] = given.split(' ')
    const converted = convert({ day, time }, from, to)
    expect(`${converted.day} ${converted.time}`).toBe(expected)
  })
})

describe('the days that a calendar shows', () => {
  it('the month view shows whole weeks, from Monday to Sunday', () => {
    const days = daysOfMonth('2026-11-27')
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42])
    expect(daysOfMonth('2027-02-10')).toHaveLength(28)
  })

  it('the week view shows each day once, even if the clocks change', () => {
    expect(daysOfWeek('2031-03-30')).toEqual([24, 25, 26, 27, 28, 29, 30].map((day) => `2031-03-${day}`))
  })

  it.each([
    ['2031-01-31', 1, '2031-02-01'],
    ['2031-03-31', -1, '2031-02-01'],
    ['2030-12-31', 1, '2031-01-01'],
  ])('from %s, moving by %i month opens the month that begins on %s', (day, count, expected) =>
    expect(addMonths(day, count)).toBe(expected),
  )

  it('moving to the current month selects today, and moving by a week keeps the weekday', () => {
    expect(stepFrom('2026-10-31', 'month', 1, '2026-11-27')).toBe('2026-11-27')
    expect(stepFrom('2026-11-27', 'week', -1, '2026-11-27')).toBe('2026-11-20')
  })

  it('months and weeks have headings with their month and year', () => {
    expect(monthText('2026-11-30')).toBe('November 2026')
    expect(weekText(daysOfWeek('2026-11-27'))).toMatch(/^23\s?–\s?29 November 2026$/)
  })

  it.each(['2026-02-30', '2026-2-3', '0999-01-01', '9999-12-31', 'tomorrow', ''])(
    'the calendar rejects the invalid day %j',
    (text) => expect(isDay(text)).toBe(false),
  )
})

describe('a day of the calendar', () => {
  const occurrence = (id: string, date: string, start_time: string, end_time: string) =>
    ({ event: { id, timezone: 'UTC' }, date, start_time, end_time }) as never
  const task = (id: string, due_date: string, due_time: string | null) =>
    ({ id, due_date, due_time }) as never
  const shown = (zone: string): Record<string, string[]> => {
    const events = [
      occurrence('late', '2031-07-01', '21:30', '23:00'),
      occurrence('early', '2031-07-01', '20:00', '22:00'),
    ]
    const tasks = [task('timed', '2031-07-01', '08:00'), task('untimed', '2031-07-01', null)]
    const days = entriesByDay({ events, tasks }, zone)
    return Object.fromEntries(
      [...days].map(([day, entries]) => [
        day,
        entries.map((entry) =>
          entry.kind === 'task' ? entry.task.id : `${entry.event.id} ${entry.start}-${entry.end}`,
        ),
      ]),
    )
  }

  it('a day lists tasks without a time first, and the other entries by time', () =>
    expect(shown('UTC')).toEqual({
      '2031-07-01': ['untimed', 'timed', 'early 20:00-22:00', 'late 21:30-23:00'],
    }))

  it('an event that ends at midnight is on one day only, and a longer event is also on the next', () =>
    expect(shown('Europe/Berlin')).toEqual({
      '2031-07-01': ['untimed', 'timed', 'early 22:00-00:00', 'late 23:30-null'],
      '2031-07-02': ['late null-01:00'],
    }))
})

describe('the time axis of a day', () => {
  const at = (id: string, times: string): never => {
    const [start, end] = times.split('-').map((time) => (time === '' ? null : time))
    return { kind: 'event', key: id, event: { id }, start, end } as never
  }
  const lanesOf = (...entries: never[]) =>
    placeByTime(entries).map(
      ({ entry, from, to, lane, lanes }) => `${entry.key} ${from}-${to} ${lane + 1}/${lanes}`,
    )

  it('entries that overlap are beside each other, and those after them have the whole width', () =>
    expect(
      lanesOf(at('a', '08:00-10:00'), at('b', '09:00-11:00'), at('c', '10:00-12:00'), at('d', '12:00-13:00')),
    ).toEqual(['a 480-600 1/2', 'b 540-660 2/2', 'c 600-720 1/2', 'd 720-780 1/1']))

  it('an entry is at least half an hour long, and stays within the day', () =>
    expect(lanesOf(at('a', '09:00-09:05'), at('b', '09:10-09:40'), at('c', '23:50-23:59'))).toEqual([
      'a 540-570 1/2',
      'b 550-580 2/2',
      'c 1410-1440 1/1',
    ]))

  it('an event from or until another day reaches the end of the axis', () =>
    expect(lanesOf(at('a', '-01:00'), at('b', '22:00-'), at('c', '22:00-00:00'))).toEqual([
      'a 0-60 1/1',
      'b 1320-1440 1/2',
      'c 1320-1440 2/2',
    ]))

  it.each([
    ['00:00-23:59', true],
    ['-', true],
    ['00:00-00:00', true],
    ['00:00-12:00', false],
    ['-12:00', false],
  ])('an event of %s is above the axis: %s', (times, expected) =>
    expect(isAllDay(at('a', times))).toBe(expected),
  )
})

describe('an event that is moved', () => {
  const move = (times: string, days: number, minutes: number): string => {
    const [start_time = '', end_time = ''] = times.split('-')
    const when = moveTime({ date: '2031-03-31', start_time, end_time }, days, minutes)
    return `${when.date} ${when.start_time}-${when.end_time}`
  }

  it.each([
    ['keeps its length', '09:00-10:30', 1, 90, '2031-04-01 10:30-12:00'],
    ['may be moved to the previous day', '00:30-00:45', 0, -60, '2031-03-30 23:30-23:45'],
    ['may be moved to the next day', '23:30-23:45', 0, 60, '2031-04-01 00:30-00:45'],
    ['to the end of the day keeps its length too', '21:00-22:00', 0, 120, '2031-03-31 22:45-23:45'],
    ['beyond the end of the day stops before it', '21:07-22:07', 0, 150, '2031-03-31 22:52-23:52'],
    ['past the start of the day stops there', '00:30-01:00', 0, -45, '2031-03-31 00:00-00:30'],
    ['from the end of the day does not move further', '23:15-23:45', 0, 15, '2031-03-31 23:15-23:45'],
    ['back from the end of the day keeps its length', '23:00-23:59', 0, -60, '2031-03-31 22:00-22:59'],
    ['though it fills the day stays in it', '00:00-23:59', 0, -15, '2031-03-31 00:00-23:59'],
    ['to another day keeps its times', '00:00-23:59', 2, 0, '2031-04-02 00:00-23:59'],
  ])('an event that is moved %s', (_, times, days, minutes, expected) =>
    expect(move(times, days, minutes)).toBe(expected),
  )
})
