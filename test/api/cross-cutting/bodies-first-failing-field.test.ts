import { describe, test } from 'vitest'
import { fieldsOf, useBodies, wrongValue, type Body } from '../../support/bodies.ts'
import { withBody, writeNamed, type Write } from '../../support/operations.ts'

const { valid, put, expectRefused } = useBodies()
const createTask = writeNamed('createTask')
const updateTask = writeNamed('updateTask')
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

  /** Rules of what values mean, of one field or of several, that need no look-up: each broken. */
  const meanings: { write: Write; field: string; breaks: Body; without?: string[] }[] = [
    { write: createTask, field: 'project_id', breaks: {}, without: ['card_id', 'project_id'] },
    { write: createTask, field: 'project_id', breaks: { card_id: null, project_id: null } },
    { write: updateTask, field: 'reminder_date', breaks: { reminder_date: '9999-12-31T23:59:59-00:01' } },
    { write: createEvent, field: 'end_time', breaks: { start_time: '10:00', end_time: '09:00' } },
    {
      write: createEvent,
      field: 'repeat_interval',
      breaks: { repeat: 'weekly' },
      without: ['repeat_interval'],
    },
    { write: createEvent, field: 'repeat_interval', breaks: { repeat: 'weekly', repeat_interval: null } },
    { write: createEvent, field: 'reminder_at', breaks: { reminder_at: '0001-01-01T00:00:00+00:01' } },
    { write: createEvent, field: 'timezone', breaks: { timezone: 'Mars/Phobos' } },
  ]
  const named = ({ write, field, breaks, without: names = [] }: (typeof meanings)[number]) => ({
    write,
    field,
    breaks,
    spoil: (body: Body) => ({ ...without(body, ...names), ...breaks }),
  })
  const order = (write: Write, ...names: string[]): string =>
    fieldsOf(write)
      .map(({ field }) => field)
      .find((name) => names.includes(name)) ?? ''

  const besideForm = meanings.map(named).flatMap((meaning) =>
    refusable(meaning.write)
      .filter(({ field }) => field !== meaning.field && !(field in meaning.breaks))
      .filter(({ field }) => !(meaning.field === 'project_id' && field === 'card_id'))
      .map((other) => ({
        ...meaning,
        other: other.field,
        wrong: wrongValue(other),
        first: order(meaning.write, meaning.field, other.field),
      })),
  )
  test.each(besideForm)(
    '$write.id: $breaks, and a wrong $other: $first',
    async ({ write, spoil, other, wrong, first }) => {
      await expectRefused(() => put(write, { ...spoil(valid(write)), [other]: wrong }), first)
    },
  )

  const besideMeaning = meanings.map(named).flatMap((meaning) =>
    meanings
      .map(named)
      .filter(({ write, field }) => write === meaning.write && field !== meaning.field)
      .map((other) => ({
        ...meaning,
        other: other.breaks,
        both: (body: Body) => other.spoil(meaning.spoil(body)),
        first: order(meaning.write, meaning.field, other.field),
      })),
  )
  test.each(besideMeaning)('$write.id: $breaks, and $other: $first', async ({ write, both, first }) => {
    await expectRefused(() => put(write, both(valid(write))), first)
  })

  test('what has to ask the database comes last', async () => {
    const asks = { ...valid(createEvent), project_id: 'nope', invited_users: ['nobody'] }
    await expectRefused(() => put(createEvent, { ...asks, order: 'x' }), 'order')
    await expectRefused(() => put(createEvent, asks), 'project_id')
    await expectRefused(() => put(createEvent, { ...asks, project_id: null }), 'invited_users')
  })
})
