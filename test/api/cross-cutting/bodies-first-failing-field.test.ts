import { describe, test } from 'vitest'
import { fieldsOf, useBodies, wrongValue, type Body } from '../../support/bodies.ts'
import { withBody, writeNamed, type Write } from '../../support/operations.ts'

const { valid, put, expectRefused } = useBodies()
const createEvent = writeNamed('createEvent')

const without = (body: Body, ...names: string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

/** The fields that some value is wrong for, in the contract's order. */
const refusable = (write: Write) => fieldsOf(write).filter((field) => wrongValue(field) !== undefined)

describe('param is the first failing field in the order of the contract (product.md 2.2)', () => {
  const pairs = withBody.flatMap((write) => {
    const own = refusable(write)
    return own.flatMap((one, i) =>
      own.slice(i + 1).map((other) => ({
        write,
        first: one.field,
        second: other.field,
        wrong: { [one.field]: wrongValue(one), [other.field]: wrongValue(other) },
      })),
    )
  })
  test.each(pairs)('$write.id: $first before $second', async ({ write, first, second, wrong }) => {
    await expectRefused(() => put(write, { ...valid(write), ...wrong }), first)
    // The order of the members does not matter.
    const rest = without(valid(write), first, second)
    const { [first]: one, [second]: other } = wrong
    await expectRefused(() => put(write, { [second]: other, ...rest, [first]: one }), first)
  })

  const missing = withBody.flatMap((write) => {
    const own = refusable(write)
    return own
      .filter(({ required }) => required)
      .flatMap((left) =>
        own
          .filter((broken) => broken !== left)
          .map((broken) => ({
            write,
            left: left.field,
            broken: broken.field,
            wrong: { [broken.field]: wrongValue(broken) },
            first: own.indexOf(left) < own.indexOf(broken) ? left.field : broken.field,
          })),
      )
  })
  test.each(missing)(
    '$write.id: without $left and with a wrong $broken: $first',
    async ({ write, left, wrong, first }) => {
      await expectRefused(() => put(write, { ...without(valid(write), left), ...wrong }), first)
    },
  )

  const interval = fieldsOf(createEvent).filter(({ field }) => !['repeat', 'repeat_interval'].includes(field))
  test.each(interval)(
    'createEvent: without the repeat_interval it needs, and $field wrong',
    async ({ field }) => {
      const names = fieldsOf(createEvent).map((one) => one.field)
      const first = names.indexOf(field) < names.indexOf('repeat_interval') ? field : 'repeat_interval'
      const body = { ...valid(createEvent), repeat: 'weekly', [field]: {} }
      await expectRefused(() => put(createEvent, body), first)
      await expectRefused(() => put(createEvent, { ...body, repeat_interval: null }), first)
    },
  )

  test('nor does a rule of what the values mean come before it', async () => {
    const body = {
      ...valid(createEvent),
      start_time: '10:00',
      end_time: '09:00',
      timezone: 'Mars/Phobos',
      invited_users: ['nobody'],
    }
    await expectRefused(() => put(createEvent, body), 'end_time')
    await expectRefused(() => put(createEvent, { ...body, end_time: '11:00' }), 'timezone')
    await expectRefused(
      () => put(createEvent, { ...body, end_time: '11:00', timezone: 'UTC', project_id: 'nope' }),
      'project_id',
    )
    await expectRefused(
      () => put(createEvent, { ...body, end_time: '11:00', timezone: 'UTC' }),
      'invited_users',
    )
  })
})
