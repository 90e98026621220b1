import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Subjects } from '../../src/domain/record/change.ts'
import {
  describeActivity,
  fieldWords,
  showValue,
  valuesToShow,
  type ActivityType,
} from '../../src/web/pages/activity/activity-words.ts'

const nora = { id: 'user_1', name: 'Nora' }
const nothing = { values: [], person: null }

test.each([
  [{ type: 'key.created', actor: nora, via: 'web' }, ['Nora', 'created key', '…', 'via web']],
  [{ type: 'task.created', actor: nora, via: 'api' }, ['Nora', 'created task', '…', 'via API']],
  [{ type: 'delivery.resent', actor: nora, via: 'cli' }, ['Nora', 'resent delivery', '…', 'via CLI']],
  [{ type: 'member.joined', actor: nora, via: 'web' }, ['Nora', 'joined the workspace', 'via web']],
  [
    { type: 'endpoint.disabled', actor: null, via: 'job' },
    ['Taskwire', 'disabled endpoint', '…', 'automatically'],
  ],
  [
    { type: 'invoice.paid_late', actor: nora, via: 'import' },
    ['Nora', 'paid late invoice', '…', 'via import'],
  ],
] as const)('an activity is shown as a sentence: %o', (activity, words) => {
  const { who, parts, origin } = describeActivity({ ...activity, ...nothing })
  expect([who, ...parts, origin]).toEqual(words)
})

type Value = string | null
const changes = (fields: Record<string, [from: Value, to: Value]>) =>
  Object.entries(fields).map(([field, [from, to]]) => ({ field, from, to }))
const ada = { id: 'user_2', name: 'Ada' }

describe('a change of role or status is shown with the new role or status', () => {
  test.each([
    ['member.changed', { role: ['member', 'admin'] }, null, 'made … an admin', 1],
    ['member.changed', { role: ['owner', 'member'] }, null, 'made … a member', 1],
    ['member.changed', { role: [null, 'owner'], status: [null, 'active'] }, null, 'added … as an owner', 0],
    ['member.changed', { status: ['active', 'suspended'] }, null, 'suspended …', 1],
    ['member.changed', { status: ['suspended', 'active'] }, null, 'reactivated …', 1],
    [
      'member.changed',
      { role: ['member', 'admin'], status: ['suspended', 'active'] },
      null,
      'changed the membership of …',
      2,
    ],
    ['member.changed', {}, null, 'changed the membership of …', 0],
    ['member.joined', { role: [null, 'admin'] }, null, 'joined the workspace as an admin', 0],
    ['member.removed', { role: ['admin', null] }, null, 'removed …', 1],
    ['invitation.created', { role: [null, 'member'] }, null, 'invited … as a member', 0],
    ['project.member_changed', { role: [null, 'viewer'] }, ada, 'added @ as a viewer of project …', 0],
    ['project.member_changed', { role: ['viewer', 'editor'] }, ada, 'made @ an editor of project …', 1],
    ['project.member_removed', { role: ['editor', null] }, ada, 'removed @ from project …', 1],
    ['project.member_changed', {}, null, 'changed a role in project …', 0],
  ] as const)(
    'a change of type %s with the values %o of the person %o is shown as: %s',
    (type, fields, person, words, shown) => {
      const activity = { type, values: changes(fields as never), person, actor: nora, via: 'web' as const }
      expect(describeActivity(activity).parts.join(' ')).toBe(words)
      expect(valuesToShow(activity)).toHaveLength(shown)
    },
  )
})

test.each([
  ['title', 'Order it', 'Order it'],
  ['title', '', 'empty'],
  ['title', null, 'none'],
  ['title', 'a\u202Eb\u0007', 'a\\u202eb\\u0007'],
  ['title', '👩‍💻', '👩‍💻'],
  ['progress', 40, '40 %'],
  ['order', 0, '1'],
  ['private', false, 'no'],
  ['scopes', ['read:tasks', 'write:tasks'], 'read:tasks, write:tasks'],
  ['events', [], 'all'],
  ['expires_at', null, 'never'],
  ['expires_at', '2031-06-15T12:00:00.000Z', expect.stringMatching(/^1[56] Jun 2031, \d\d:00$/)],
  ['end_date', '2031-06-15', '2031-06-15'],
])('the value of %s %o is shown as %s', (field, value, text) => {
  expect(showValue(field, value).text).toEqual(text)
})

test('fields are shown by their names on the pages', () => {
  expect(fieldWords(['end_date', 'time_zone', 'is_done'])).toBe('due date, time zone, done column')
})

test('every type of change has a sentence, which the compiler checks', () => {
  expectTypeOf<ActivityType>().toEqualTypeOf<keyof Subjects>()
})
