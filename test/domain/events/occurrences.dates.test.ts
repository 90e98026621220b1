import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { firstStart, occurrencesBetween } from '../../../src/domain/events/occurrences.ts'
import type { Series } from '../../../src/domain/events/series-days.ts'

const daily: Series = {
  date: '2026-01-01',
  start_time: '09:00',
  timezone: 'UTC',
  repeat: 'daily',
  repeat_interval: 1,
}

/** Returns this many starts at or after a time. */
function starts(series: Series, from: string, count = 3): string[] {
  const found: string[] = []
  for (let at = new Date(from); found.length < count;) {
    const start = firstStart(series, at)
    if (!start) break
    found.push(start.toISOString())
    at = new Date(start.getTime() + 1)
  }
  return found
}

describe('the occurrences of an event (product.md 10.8)', () => {
  test.each<[what: string, series: Partial<Series>, from: string, expected: string[]]>([
    [
      'a single event',
      { repeat: 'none', repeat_interval: null },
      '2026-01-01T09:00:00Z',
      ['2026-01-01T09:00:00.000Z'],
    ],
    ['an event that has begun', { repeat: 'none', repeat_interval: null }, '2026-01-01T09:00:00.001Z', []],
    [
      'every two days',
      { repeat_interval: 2 },
      '2020-01-01T00:00:00Z',
      ['2026-01-01T09:00:00.000Z', '2026-01-03T09:00:00.000Z', '2026-01-05T09:00:00.000Z'],
    ],
    [
      'weekly, years later',
      { repeat: 'weekly', repeat_interval: 3 },
      '2046-01-01T00:00:00Z',
      ['2046-01-04T09:00:00.000Z', '2046-01-25T09:00:00.000Z', '2046-02-15T09:00:00.000Z'],
    ],
    [
      'monthly from the 31st',
      { date: '2026-01-31', repeat: 'monthly' },
      '2026-02-01T00:00:00Z',
      ['2026-02-28T09:00:00.000Z', '2026-03-31T09:00:00.000Z', '2026-04-30T09:00:00.000Z'],
    ],
    [
      'yearly from 29 February',
      { date: '2028-02-29', repeat: 'yearly' },
      '2028-01-01T00:00:00Z',
      ['2028-02-29T09:00:00.000Z', '2029-02-28T09:00:00.000Z', '2030-02-28T09:00:00.000Z'],
    ],
    [
      'clocks that go forward: a skipped time is an hour later',
      { date: '2026-03-07', start_time: '02:30', timezone: 'America/New_York' },
      '2026-03-07T00:00:00Z',
      ['2026-03-07T07:30:00.000Z', '2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z'],
    ],
    [
      'clocks that go back: the first of two equal times',
      { date: '2026-10-31', start_time: '01:30', timezone: 'America/New_York' },
      '2026-10-31T00:00:00Z',
      ['2026-10-31T05:30:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'],
    ],
    [
      'clocks that change by half an hour',
      { date: '2026-04-04', start_time: '01:45', timezone: 'Australia/Lord_Howe' },
      '2026-04-03T00:00:00Z',
      ['2026-04-03T14:45:00.000Z', '2026-04-04T14:45:00.000Z', '2026-04-05T15:15:00.000Z'],
    ],
    [
      'the easternmost time zone',
      { start_time: '00:30', timezone: 'Pacific/Kiritimati' },
      '2026-06-01T00:00:00Z',
      ['2026-06-01T10:30:00.000Z', '2026-06-02T10:30:00.000Z', '2026-06-03T10:30:00.000Z'],
    ],
    [
      'the westernmost time zone',
      { start_time: '23:30', timezone: 'Pacific/Pago_Pago' },
      '2026-06-01T00:00:00Z',
      ['2026-06-01T10:30:00.000Z', '2026-06-02T10:30:00.000Z', '2026-06-03T10:30:00.000Z'],
    ],
    [
      'a day that its time zone skipped',
      { date: '2011-12-29', start_time: '10:00', timezone: 'Pacific/Apia' },
      '2011-12-29T00:00:00Z',
      ['2011-12-29T20:00:00.000Z', '2011-12-30T20:00:00.000Z', '2011-12-31T20:00:00.000Z'],
    ],
    [
      'repetitions up to the year 9999',
      { date: '9999-12-30', start_time: '23:00', timezone: 'America/New_York' },
      '9999-12-01T00:00:00Z',
      ['9999-12-31T04:00:00.000Z'],
    ],
    ...(['infinity', '-infinity', '0044-03-15 BC', '10000-01-01', ''] as const).map(
      (date) =>
        [`a stored date of ${date}`, { date }, '2026-01-01T00:00:00Z', []] as [string, object, string, []],
    ),
    ['an invalid stored time', { start_time: '25:00' }, '2026-01-01T00:00:00Z', []],
    ['an interval of zero', { repeat_interval: 0 }, '2026-01-01T09:00:01Z', []],
    ['a negative interval', { repeat_interval: -1 }, '2026-01-01T09:00:01Z', []],
    ['an unknown time zone', { timezone: 'Mars/Phobos' }, '2026-01-01T00:00:00Z', []],
  ])('an event occurs at the expected instants: %s', (_what, series, from, expected) => {
    expect(starts({ ...daily, ...series }, from)).toEqual(expected)
  })

  test('the occurrences of an event are found without iterating over centuries of days', () => {
    const series = { ...daily, date: '0001-01-01' }
    expect(starts(series, '9998-06-01T00:00:00Z', 1)).toEqual(['9998-06-01T09:00:00.000Z'])
  })
})

describe('the occurrences in a window are the same as for reminders (product.md 10.8, 10.13)', () => {
  const shown = (series: Partial<Series> & { end_time?: string }, from: string, to: string): string[] =>
    [...occurrencesBetween({ ...daily, end_time: '10:00', ...series }, from, to)].map(
      ({ date, start_time, end_time }) => `${date} ${start_time}-${end_time}`,
    )

  test.each<
    [
      what: string,
      series: Partial<Series> & { end_time?: string },
      from: string,
      to: string,
      expected: string[],
    ]
  >([
    [
      'one day',
      { repeat: 'none', repeat_interval: null },
      '2025-12-31',
      '2026-01-02',
      ['2026-01-01 09:00-10:00'],
    ],
    [
      'no occurrence before the first',
      {},
      '2025-12-30',
      '2026-01-02',
      ['2026-01-01 09:00-10:00', '2026-01-02 09:00-10:00'],
    ],
    [
      'occurrences at both ends of the window',
      { date: '2020-01-01', repeat_interval: 2 },
      '2026-01-01',
      '2026-01-03',
      ['2026-01-01 09:00-10:00', '2026-01-03 09:00-10:00'],
    ],
    ['a window that ends before it begins', {}, '2026-02-02', '2026-02-01', []],
    [
      'the 31st in shorter months',
      { date: '2026-01-31', repeat: 'monthly' },
      '2026-02-01',
      '2026-03-31',
      ['2026-02-28 09:00-10:00', '2026-03-31 09:00-10:00'],
    ],
    [
      '29 February in a common year',
      { date: '2024-02-29', repeat: 'yearly' },
      '2026-02-01',
      '2026-03-31',
      ['2026-02-28 09:00-10:00'],
    ],
    [
      '29 February in a leap year',
      { date: '2024-02-29', repeat: 'yearly' },
      '2028-02-01',
      '2028-03-31',
      ['2028-02-29 09:00-10:00'],
    ],
    [
      'a start that daylight saving skips: later by the skip, with its length',
      { date: '2026-03-28', start_time: '02:30', end_time: '03:15', timezone: 'Europe/Oslo' },
      '2026-03-28',
      '2026-03-30',
      ['2026-03-28 02:30-03:15', '2026-03-29 03:30-04:15', '2026-03-30 02:30-03:15'],
    ],
    [
      'a start that exists twice: once, at its time',
      { date: '2026-10-24', start_time: '02:30', end_time: '03:15', timezone: 'Europe/Oslo' },
      '2026-10-24',
      '2026-10-26',
      ['2026-10-24 02:30-03:15', '2026-10-25 02:30-03:15', '2026-10-26 02:30-03:15'],
    ],
    [
      'a start that is moved past midnight: on the day of its start',
      { date: '2026-03-27', start_time: '23:15', end_time: '23:45', timezone: 'America/Scoresbysund' },
      '2026-03-29',
      '2026-03-29',
      ['2026-03-29 00:15-00:45', '2026-03-29 23:15-23:45'],
    ],
    [
      'an end that would be moved past midnight: the end of its day',
      {
        date: '2022-03-26',
        repeat: 'none',
        repeat_interval: null,
        start_time: '22:05',
        end_time: '23:55',
        timezone: 'America/Nuuk',
      },
      '2022-03-26',
      '2022-03-27',
      ['2022-03-26 23:05-23:59'],
    ],
    [
      'a day that its time zone skipped: one of two occurrences at the same time',
      { date: '2011-12-29', timezone: 'Pacific/Apia' },
      '2011-12-29',
      '2011-12-31',
      ['2011-12-29 09:00-10:00', '2011-12-31 09:00-10:00'],
    ],
    [
      'a time zone that this platform does not know',
      { timezone: 'Mars/Phobos' },
      '2026-01-01',
      '2026-01-01',
      ['2026-01-01 09:00-10:00'],
    ],
    [
      'the last supported day',
      { date: '9999-12-30' },
      '9999-12-31',
      '9999-12-31',
      ['9999-12-31 09:00-10:00'],
    ],
    [
      'the first supported day',
      { date: '0001-01-01' },
      '0001-01-01',
      '0001-01-02',
      ['0001-01-01 09:00-10:00', '0001-01-02 09:00-10:00'],
    ],
  ])('the occurrences in a window are the same as for reminders: %s', (_what, series, from, to, expected) => {
    expect(shown(series, from, to)).toEqual(expected)
  })

  test('the occurrences in a window are the same as for reminders, for any event and window', () => {
    const zones = [
      'UTC',
      'Europe/Oslo',
      'America/New_York',
      'Australia/Lord_Howe',
      'America/Scoresbysund',
      'Pacific/Apia',
    ]
    const day = (min: string, max: string) =>
      fc
        .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10))
    const series = fc.record({
      date: day('2008-01-01', '2013-01-01'),
      start_time: fc.constantFrom('00:00', '00:30', '01:30', '02:00', '02:30', '23:15', '23:58'),
      end_time: fc.constant('23:59'),
      timezone: fc.constantFrom(...zones),
      repeat: fc.constantFrom(
        'none' as const,
        'daily' as const,
        'weekly' as const,
        'monthly' as const,
        'yearly' as const,
      ),
      repeat_interval: fc.integer({ min: 1, max: 40 }),
    })
    fc.assert(
      fc.property(
        series,
        day('2009-01-01', '2014-01-01'),
        fc.integer({ min: 0, max: 61 }),
        (event, from, days) => {
          const zone = { zone: event.timezone }
          const to = DateTime.fromISO(from, { zone: 'utc' }).plus({ days }).toISODate() ?? ''
          const inCalendar = [...occurrencesBetween(event, from, to)].map(
            ({ date, start_time }) => `${date} ${start_time}`,
          )
          const reminded: string[] = []
          const begin = DateTime.fromISO(from, zone).startOf('day').toJSDate()
          for (let at = firstStart(event, begin); at; at = firstStart(event, new Date(at.getTime() + 1))) {
            const local = DateTime.fromJSDate(at, zone).toFormat('yyyy-MM-dd HH:mm')
            if (local.slice(0, 10) > to) break
            if (local.slice(0, 10) >= from) reminded.push(local)
          }
          expect(inCalendar).toEqual(reminded)
        },
      ),
      { numRuns: 500 },
    )
  })
})
