import { describe, test } from 'vitest'
import { fieldsOf, useBodies, wrongValue, type Body } from '../../support/bodies.ts'
import { withBody, writeNamed, type Write } from '../../support/operations.ts'

const { valid, put, expectRefused } = useBodies()
const createTask = writeNamed('createTask')
const updateTask = writeNamed('updateTask')
const createEvent = writeNamed('createEvent')

const without = (body: Body, ...names: string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

/** Returns the fields that have an invalid value, in the contract's order. */
const refusable = (write: Write) => fieldsOf(write).filter((field) => wrongValue(field) !== undefined)

const wrong = (fields: ReturnType<typeof refusable>): Body =>
  Object.fromEntries(fields.map((field) => [field.field, wrongValue(field)]))

describe('param is the first failing field in the order of the contract (product.md 2.2)', () => {
  const cases = withBody.flatMap((write) =>
    refusable(write).map(({ field, required }, i, all) => ({
      ...{ write, field, required },
      before: all[i - 1],
      after: wrong(all.slice(i + 1)),
    })),
  )
  test.each(cases)('$write.id: $field is named before all later fields', async ({ write, field, after }) => {
    const own = wrong(fieldsOf(write).filter((one) => one.field === field))
    await expectRefused(() => put(write, { ...after, ...without(valid(write), field), ...own }), field)
  })

  test.each(cases.filter(({ required }) => required))(
    '$write.id: a missing $field is named before invalid later fields and after an invalid earlier one',
    async ({ write, field, before, after }) => {
      const body = { ...without(valid(write), field), ...after }
      await expectRefused(() => put(write, body), field)
      if (before) await expectRefused(() => put(write, { ...body, ...wrong([before]) }), before.field)
    },
  )

  /** Rules that need no query, of one field or of several, each with a body that breaks it. */
  const meanings: { write: Write; field: string; breaks: Body; leaves?: string[] }[] = [
    { write: createTask, field: 'project_id', breaks: {}, leaves: ['card_id', 'project_id'] },
    { write: updateTask, field: 'reminder_date', breaks: { reminder_date: '9999-12-31T23:59:59-00:01' } },
    { write: createEvent, field: 'end_time', breaks: { start_time: '10:00', end_time: '09:00' } },
    {
      write: createEvent,
      field: 'repeat_interval',
      breaks: { repeat: 'weekly' },
      leaves: ['repeat_interval'],
    },
    { write: createEvent, field: 'reminder_at', breaks: { reminder_at: '0001-01-01T00:00:00+00:01' } },
    { write: createEvent, field: 'timezone', breaks: { timezone: 'Mars/Phobos' } },
  ]
  const others = meanings.flatMap(({ write, field, breaks, leaves = [] }) => {
    const all = refusable(write)
    const at = all.findIndex((one) => one.field === field)
    const free = ({ field: name }: { field: string }) => !(name in breaks) && !leaves.includes(name)
    return [
      {
        write,
        field,
        breaks,
        leaves,
        before: all.slice(0, at).findLast(free),
        after: all.slice(at + 1).filter(free),
      },
    ]
  })
  test.each(others)(
    '$write.id: $field of $breaks is named before invalid later fields and after an invalid earlier one',
    async ({ write, field, breaks, leaves, before, after }) => {
      const body = { ...without(valid(write), ...leaves), ...breaks, ...wrong(after) }
      await expectRefused(() => put(write, body), field)
      if (before) await expectRefused(() => put(write, { ...body, ...wrong([before]) }), before.field)
    },
  )

  test('createEvent: if several such rules are broken, the first field is named', async () => {
    const broken = meanings.filter(({ write }) => write === createEvent)
    for (const [i, { field }] of broken.entries()) {
      const body = Object.assign(
        {},
        valid(createEvent),
        ...broken.slice(i).map(({ breaks }) => breaks),
      ) as Body
      const left = broken.slice(i).flatMap(({ leaves = [] }) => leaves)
      await expectRefused(() => put(createEvent, without(body, ...left)), field)
    }
  })

  test('createEvent: what needs a database query is checked last', async () => {
    const asks = { ...valid(createEvent), project_id: 'nope', invited_users: ['nobody'] }
    await expectRefused(() => put(createEvent, { ...asks, order: 'x' }), 'order')
    await expectRefused(() => put(createEvent, asks), 'project_id')
    await expectRefused(() => put(createEvent, { ...asks, project_id: null }), 'invited_users')
  })
})
