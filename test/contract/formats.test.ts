import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as validators from '../../generated/openapi.validators.js'

/* The fast path for dates and instants in generated validators agrees with Ajv's check. */

const { fullFormats } = createRequire(import.meta.url)('ajv-formats/dist/formats') as {
  fullFormats: Record<'date' | 'date-time', { validate: (text: string) => boolean }>
}

const task = {
  id: 'task_x',
  title: '',
  description: null,
  project_id: 'project_x',
  card: null,
  priority: null,
  due_date: null as string | null,
  due_time: null,
  progress: null,
  completed: false,
  assignee_ids: [],
  created_at: '2026-11-21T09:30:00.000Z',
  updated_at: '2026-11-21T09:30:00.000Z',
}
const takes = (fields: Partial<typeof task>): boolean =>
  validators.getTask_200({ data: { ...task, ...fields } })

const number = (digits: number) =>
  fc.integer({ min: 0, max: 10 ** digits - 1 }).map((n) => String(n).padStart(digits, '0'))
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''))
const few = (...texts: string[]) => fc.constantFrom(...texts)
const date = joined(
  number(4),
  few('-', '-', '/'),
  fc.oneof(number(2), few('01', '02', '12', '00', '13')),
  few('-', '-', ''),
  fc.oneof(number(2), few('28', '29', '30', '31', '00')),
)
const time = joined(
  fc.oneof(number(2), few('00', '23', '24')),
  few(':'),
  fc.oneof(number(2), few('59', '60')),
  few(':'),
  fc.oneof(number(2), few('59', '60', '61')),
  few('', '.', '.1', '.123', '.123456'),
  few('Z', 'z', '', '+01:00', '-2359', '+24:00', ' Z'),
)

test('a generated validator accepts the same dates as Ajv', () => {
  fc.assert(
    fc.property(date, (text) => {
      expect(takes({ due_date: text })).toBe(fullFormats.date.validate(text))
    }),
    { numRuns: 3_000 },
  )
  expect(takes({ due_date: '2026-02-28' })).toBe(true)
  expect(takes({ due_date: '2026-02-29' })).toBe(false)
})

test('a generated validator accepts the same instants as Ajv', () => {
  fc.assert(
    fc.property(joined(date, few('T', 't', ' ', ''), time), (text) => {
      expect(takes({ created_at: text })).toBe(fullFormats['date-time'].validate(text))
    }),
    { numRuns: 3_000 },
  )
  expect(takes({ created_at: '2026-02-28T23:59:59Z' })).toBe(true)
  expect(takes({ created_at: '2026-02-28T24:00:00Z' })).toBe(false)
})
