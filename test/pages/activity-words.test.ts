import { expect, expectTypeOf, test } from 'vitest'
import type { Subjects } from '../../src/domain/record/change.ts'
import { describeActivity, type ActivityType } from '../../src/web/pages/activity/activity-words.ts'

const nora = { id: 'user_1', name: 'Nora' }

test.each([
  [{ type: 'key.created', actor: nora, via: 'web' }, ['Nora', 'created key', '', 'via web']],
  [{ type: 'task.created', actor: nora, via: 'api' }, ['Nora', 'created task', '', 'via API']],
  [{ type: 'delivery.resent', actor: nora, via: 'cli' }, ['Nora', 'resent delivery', '', 'via CLI']],
  [
    { type: 'endpoint.disabled', actor: null, via: 'job' },
    ['Taskwire', 'disabled endpoint', '', 'automatically'],
  ],
  [
    { type: 'invoice.paid_late', actor: nora, via: 'import' },
    ['Nora', 'paid late invoice', '', 'via import'],
  ],
] as const)('%o is a sentence', (activity, [who, before, after, origin]) => {
  expect(describeActivity(activity)).toEqual({ who, before, after, origin })
})

test('every type of change has its words, which the compiler checks', () => {
  expectTypeOf<ActivityType>().toEqualTypeOf<keyof Subjects>()
})
