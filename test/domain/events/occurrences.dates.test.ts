import { describe, expect, test } from 'vitest'
import { firstStart, type Series } from '../../../src/domain/events/occurrences.ts'

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
    ['one', { repeat: 'none', repeat_interval: null }, '2026-01-01T09:00:00Z', ['2026-01-01T09:00:00.000Z']],
    ['an event that has begun', { repeat: 'none', repeat_interval: null }, '2026-01-01T09:00:00.001Z', []],
    [
      'days',
      { repeat_interval: 2 },
      '2020-01-01T00:00:00Z',
      ['2026-01-01T09:00:00.000Z', '2026-01-03T09:00:00.000Z', '2026-01-05T09:00:00.000Z'],
    ],
    [
      'weeks, years later',
      { repeat: 'weekly', repeat_interval: 3 },
      '2046-01-01T00:00:00Z',
      ['2046-01-04T09:00:00.000Z', '2046-01-25T09:00:00.000Z', '2046-02-15T09:00:00.000Z'],
    ],
    [
      'months from the 31st',
      { date: '2026-01-31', repeat: 'monthly' },
      '2026-02-01T00:00:00Z',
      ['2026-02-28T09:00:00.000Z', '2026-03-31T09:00:00.000Z', '2026-04-30T09:00:00.000Z'],
    ],
    [
      'years from 29 February',
      { date: '2028-02-29', repeat: 'yearly' },
      '2028-01-01T00:00:00Z',
      ['2028-02-29T09:00:00.000Z', '2029-02-28T09:00:00.000Z', '2030-02-28T09:00:00.000Z'],
    ],
    [
      'clocks that go forward: an hour that is not there is an hour later',
      { date: '2026-03-07', start_time: '02:30', timezone: 'America/New_York' },
      '2026-03-07T00:00:00Z',
      ['2026-03-07T07:30:00.000Z', '2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z'],
    ],
    [
      'clocks that go back: of an hour that comes twice the first',
      { date: '2026-10-31', start_time: '01:30', timezone: 'America/New_York' },
      '2026-10-31T00:00:00Z',
      ['2026-10-31T05:30:00.000Z', '2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'],
    ],
    [
      'by half an hour',
      { date: '2026-04-04', start_time: '01:45', timezone: 'Australia/Lord_Howe' },
      '2026-04-03T00:00:00Z',
      ['2026-04-03T14:45:00.000Z', '2026-04-04T14:45:00.000Z', '2026-04-05T15:15:00.000Z'],
    ],
    [
      'east of everybody',
      { start_time: '00:30', timezone: 'Pacific/Kiritimati' },
      '2026-06-01T00:00:00Z',
      ['2026-06-01T10:30:00.000Z', '2026-06-02T10:30:00.000Z', '2026-06-03T10:30:00.000Z'],
    ],
    [
      'west of everybody',
      { start_time: '23:30', timezone: 'Pacific/Pago_Pago' },
      '2026-06-01T00:00:00Z',
      ['2026-06-01T10:30:00.000Z', '2026-06-02T10:30:00.000Z', '2026-06-03T10:30:00.000Z'],
    ],
    [
      'a day that was skipped',
      { date: '2011-12-29', start_time: '10:00', timezone: 'Pacific/Apia' },
      '2011-12-29T00:00:00Z',
      ['2011-12-29T20:00:00.000Z', '2011-12-30T20:00:00.000Z', '2011-12-31T20:00:00.000Z'],
    ],
    [
      'up to the year 9999',
      { date: '9999-12-30', start_time: '23:00', timezone: 'America/New_York' },
      '9999-12-01T00:00:00Z',
      ['9999-12-31T04:00:00.000Z'],
    ],
    ...(['infinity', '-infinity', '0044-03-15 BC', '10000-01-01', ''] as const).map(
      (date) =>
        [`a stored date of ${date}`, { date }, '2026-01-01T00:00:00Z', []] as [string, object, string, []],
    ),
    ['a stored time that is none', { start_time: '25:00' }, '2026-01-01T00:00:00Z', []],
    ['an interval that goes nowhere', { repeat_interval: 0 }, '2026-01-01T09:00:01Z', []],
    ['an interval that goes back', { repeat_interval: -1 }, '2026-01-01T09:00:01Z', []],
    ['an unknown time zone', { timezone: 'Mars/Phobos' }, '2026-01-01T00:00:00Z', []],
  ])('are computed for %s', (_what, series, from, expected) => {
    expect(starts({ ...daily, ...series }, from)).toEqual(expected)
  })

  test('are found without iterating over centuries of days', () => {
    const series = { ...daily, date: '0001-01-01' }
    expect(starts(series, '9998-06-01T00:00:00Z', 1)).toEqual(['9998-06-01T09:00:00.000Z'])
  })
})
