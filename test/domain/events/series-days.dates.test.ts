import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { daysFrom } from '../../../src/domain/events/series-days.ts'

const units = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const

test('the days of a series are those that luxon computes, in all years (product.md 10.8)', () => {
  const date = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((one) => one.toISOString().slice(0, 10))
  const ends = fc.constantFrom(
    '2024-02-29',
    '2000-02-29',
    '1899-12-31',
    '2026-01-31',
    '0004-02-29',
    '9999-11-30',
  )
  const repeat = fc.constantFrom(...(Object.keys(units) as (keyof typeof units)[]))
  const interval = fc.integer({ min: 1, max: 365 })
  fc.assert(
    fc.property(fc.oneof(date, ends), repeat, interval, (first, every, repeat_interval) => {
      const start = DateTime.fromISO(first, { zone: 'utc' })
      const expected = Array.from({ length: 40 }, (_, i) =>
        start.plus({ [units[every]]: i * repeat_interval }),
      )
        .filter(({ year }) => year <= 9999)
        .map((day) => day.toISODate())
      const days = daysFrom({ date: first, repeat: every, repeat_interval }, -1e6)
      expect([...days.take(40)].map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))).toEqual(
        expected,
      )
    }),
    { numRuns: 300 },
  )
})
