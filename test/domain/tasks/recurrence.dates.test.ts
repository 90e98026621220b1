import { describe, expect, test } from 'vitest'
import {
  dayOf,
  daysBetween,
  nextOccurrence,
  parseDay,
  parseTimestamp,
  strictDay,
  toInstant,
} from '../../../src/domain/dates.ts'

describe('parseable dates (product.md 6.8)', () => {
  test.each([
    ['2026-02-28', '2026-02-28'],
    ['20260228', '2026-02-28'],
    ['2026-W09-6', '2026-02-28'],
    ['2024-366', '2024-12-31'],
    ['0001-01-01', '0001-01-01'],
    ['9999-12-31', '9999-12-31'],
    ['2026-02-28T23:59', '2026-02-28'],
    ['2026-02-28T23:59:59.999Z', '2026-02-28'],
    ['2026-02-28T23:30:00-01:00', '2026-03-01'],
    ['2026-03-01T00:30:00+01:00', '2026-02-28'],
    ['2026-02-28t23:59:59z', '2026-02-28'],
    ['Sat, 28 Feb 2026 23:30:00 -0100', '2026-03-01'],
    ['28 Feb 2026 10:00 GMT', '2026-02-28'],
  ])('the text %s is parsed as the date %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })

  test.each([
    ...['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2031', '2031-05', '1', 'foo 1'],
    ...['tomorrow', '12:00', 'T12:00', '0000-01-01', '10000-01-01', '+012026-01-01', '-0001-01-01'],
    ...['0001-01-01T00:00:00+01:00', '9999-12-31T23:30:00-01:00', '02/28/2026', '28.02.2026'],
    ...['1767225600', '2026-02-28Tnoon', '2026-02-28 ', ' 2026-02-28', '２０２６-02-28', '2026-02-28\u0000'],
    ...['30 Feb 2026 10:00 GMT'],
  ])('the text %s is not a date', (text) => {
    expect(parseDay(text)).toBeUndefined()
    expect(parseTimestamp(text)).toBeUndefined()
  })

  test('an instant without an offset is read as UTC', () => {
    expect(parseTimestamp('2026-02-28T10:00')).toBe('2026-02-28T10:00:00.000Z')
    expect(parseTimestamp('2026-02-28')).toBe('2026-02-28T00:00:00.000Z')
  })

  test.each(['20260228', '2026-02-30', '2026-2-8', '2026-02-28T00:00:00Z'])(
    'in the strict format, %s is not a date',
    (text) => {
      expect(strictDay(text)).toBeUndefined()
    },
  )
})

describe('instants of request bodies', () => {
  test.each([
    ['2026-02-28T10:00:00+02:00', '2026-02-28T08:00:00.000Z'],
    ['2026-02-28t10:00:00.5z', '2026-02-28T10:00:00.500Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2026-02-28T10:00:00+23:59', '2026-02-27T10:01:00.000Z'],
    [null, null],
  ])('the instant %s of a body is stored as %s', (text, instant) => {
    expect(toInstant(text)).toBe(instant)
  })
})

test('day arithmetic follows the calendar', () => {
  expect(daysBetween('2026-01-01', '2027-02-05')).toBe(400)
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
  expect(dayOf(new Date('2026-03-28T23:59:59Z'))).toBe('2026-03-28')
})

describe('recurrence (product.md 8.13, 8.14, 8.15)', () => {
  test.each([
    ['the next day', '2026-11-21', 'daily', 21, '2026-11-01', '2026-11-22'],
    ['the next week', '2026-11-21', 'weekly', 21, '2026-11-21', '2026-11-28'],
    ['clamped to February', '2026-01-31', 'monthly', 31, '2026-01-15', '2026-02-28'],
    ['clamped to a leap February', '2028-01-31', 'monthly', 31, '2028-01-15', '2028-02-29'],
    ['back to its anchor day', '2026-02-28', 'monthly', 31, '2026-02-01', '2026-03-31'],
    ['yearly from 29 February', '2028-02-29', 'yearly', 29, '2028-02-01', '2029-02-28'],
    ['back to 29 February', '2031-02-28', 'yearly', 29, '2031-02-01', '2032-02-29'],
    ['past dates are skipped, daily', '2020-01-01', 'daily', 1, '2026-11-21', '2026-11-22'],
    ['past dates are skipped, weekly', '2026-11-01', 'weekly', 1, '2026-11-21', '2026-11-22'],
    ['past dates are skipped, monthly', '2026-01-31', 'monthly', 31, '2026-04-30', '2026-05-31'],
    ['a task due today recurs after today', '2026-11-21', 'daily', 21, '2026-11-21', '2026-11-22'],
    [
      'a due date in the far future advances by one interval',
      '2030-01-01',
      'daily',
      1,
      '2026-11-21',
      '2030-01-02',
    ],
  ] as const)(
    'a recurrence is next due on the expected date: %s',
    (_title, due, every, anchorDay, today, next) => {
      expect(nextOccurrence(due, every, anchorDay, today)).toBe(next)
    },
  )

  test.each([
    ...['infinity', '-infinity', '0044-03-15 BC', '10000-01-01', '2026-02-30', ''].map(
      (due) => [due, 1] as const,
    ),
    ...[0, -1, 32, -32_768, 32_767].map((anchorDay) => ['9999-12-31', anchorDay] as const),
  ])('a stored date of %s, with an anchor day of %s, ends the recurrence', (due, anchorDay) => {
    for (const every of ['daily', 'weekly', 'monthly', 'yearly'] as const)
      expect(nextOccurrence(due, every, anchorDay, '2026-11-21')).toBeUndefined()
  })
})
