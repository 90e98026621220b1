import { describe, expect, test } from 'vitest'
import type { Answer } from '../../support/app.ts'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { fields, ofType, type Body, useBodies } from '../../support/bodies.ts'
import { accepts } from '../../support/contract.ts'
import { withIdsOf } from '../../support/ids.ts'
import { writeNamed, type Write } from '../../support/operations.ts'
import { expectRefusal } from '../../support/refusal.ts'
import { expectNoWrites } from '../../support/rows.ts'

const scene = useBodies()
const { world, full, valid, put, expectRefused, expectAccepted } = scene
const createTask = writeNamed('createTask')
const updateTask = writeNamed('updateTask')
const createTaskComment = writeNamed('createTaskComment')
const createEvent = writeNamed('createEvent')

/** Fields that a valid value of another field requires, which no schema of one field can express. */
const companions: Record<string, () => Body> = {
  'createEvent.repeat': () => ({ repeat_interval: 1 }),
  // A new task needs a project or a card.
  'createTask.project_id': () => ({ card_id: world.cards.todo }),
}
const requiredWith = (write: Write, field: string): Body => companions[`${write.id}.${field}`]?.() ?? {}

/** Fields that responses show under another name. */
const readAs: Record<string, string> = { title_text: 'title' }
const expectShown = (answer: Answer, field: string, value: unknown): void => {
  const { data } = answer.body as { data?: Body }
  const name = readAs[field] ?? field
  if (data && name in data) expect(data[name]).toEqual(value)
}

/** Returns an item that the list accepts, from the contract's examples. */
async function itemOf(write: Write, field: string): Promise<unknown> {
  const lists = write.body.examples.map(
    (example) => (example as Record<string, unknown[] | undefined>)[field],
  )
  const item = lists.find((list) => list && list.length > 0)?.[0]
  return item === undefined ? world.users.owner : withIdsOf(scene, item, `${write.id}.${field}`)
}

/** Checks that the operation refuses each value of the field, and writes nothing. */
const expectEachRefused = (write: Write, field: string, values: unknown[]): Promise<void> =>
  expectNoWrites(scene, async () => {
    for (const value of values) {
      const answer = await put(write, { ...valid(write), [field]: value })
      expectRefusal(answer, 'validation_error', { param: field })
    }
  })

describe('U+0000 and unpaired surrogates are 422 in every documented string (product.md 1.12)', () => {
  const bad = ['\0', '\ud83d', '\ude42\ud83d']

  test.each(ofType('string'))('$write.id: $field refuses them alone and within a text', ({ write, field }) =>
    expectEachRefused(
      write,
      field,
      bad.flatMap((text) => [text, `a${text}`]),
    ),
  )

  test.each(ofType('array'))('$write.id: $field refuses them in an item', async ({ write, field }) => {
    const item = await itemOf(write, field)
    await expectEachRefused(
      write,
      field,
      bad.map((text) => [item, `${String(item)}${text}`]),
    )
  })

  test('they are ignored in a field that is not documented (product.md 1.10)', async () => {
    for (const text of bad) await expectAccepted(createTask, { ...valid(createTask), note: text, [text]: 1 })
  })

  test('every other character is stored as sent, neither trimmed nor normalised (product.md 1.13)', async () => {
    const texts = [
      ...['  padded\t', 'e\u0301 é \u212b', '\u0001\u001f\u007f\u0085', '\ufeffmark', '\ufffe\uffff'],
      ...['🙂👩‍👩‍👧', 'line\r\nline\u2028line', '<b>&amp;</b> %00 \\u0000 \\', '‮right to left'],
    ]
    for (const text of texts) {
      const task = await expectAccepted(createTask, {
        ...valid(createTask),
        title_text: text,
        description: text,
      })
      expect(task.body).toMatchObject({ data: { title: text, description: text } })
      const { id } = (task.body as Schemas['TaskResponse']).data
      expect((await full.get(`/tasks/${id}`)).body).toEqual(task.body)
      const comment = await expectAccepted(createTaskComment, { body: text })
      expect(comment.body).toHaveProperty('data.body', text)
      const event = await expectAccepted(createEvent, { ...valid(createEvent), title: text, location: text })
      expect(event.body).toMatchObject({ data: { title: text, location: text } })
    }
  })
})

describe('the bounds of the contract hold', () => {
  const astral = '🙂'
  const long = fields.filter((field) => field.maxLength !== undefined)
  const numbers = fields.filter(({ minimum, maximum }) => minimum !== undefined && maximum !== undefined)

  test('the contract has the promised bounds', () => {
    const bounds = fields.map(({ write, field, maxLength, minimum, maximum, maxItems }) => [
      `${write.id}.${field}`,
      maxLength ?? maxItems ?? [minimum, maximum],
    ])
    expect(Object.fromEntries(bounds)).toMatchObject({
      'createTask.title_text': 500,
      'createTask.description': 20000,
      'createTask.progress': [0, 100],
      'createTask.user_ids': 100,
      'updateTask.title_text': 500,
      'updateTask.description': 20000,
      'updateTask.progress': [0, 100],
      'createTaskComment.body': 10000,
      'createEvent.title': 255,
      'createEvent.color': 7,
      'createEvent.repeat_interval': [1, 365],
      'createEvent.reminder_minutes_before': [1, 10080],
      'createEvent.order': [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      'createEvent.invited_users': 500,
    })
  })

  const plain = long.filter(({ schema, maxLength = 0 }) => accepts(schema, astral.repeat(maxLength)))
  test.each(plain)(
    '$write.id: $field accepts $maxLength code points, and refuses one more (product.md 1.13)',
    async ({ write, field, maxLength = 0 }) => {
      for (const letter of ['x', astral]) {
        const most = [...letter.repeat(maxLength)].slice(0, maxLength).join('')
        expectShown(await expectAccepted(write, { ...valid(write), [field]: most }), field, most)
        await expectEachRefused(write, field, [`${most}x`, `${most}${astral}`])
      }
    },
  )

  const short = fields.filter(({ schema, minLength }) => minLength && accepts(schema, 'x'.repeat(minLength)))
  test.each(short)('$write.id: $field accepts $minLength characters, and refuses one less', async (of) => {
    const { write, field, minLength = 0 } = of
    await expectAccepted(write, { ...valid(write), [field]: 'x'.repeat(minLength) })
    await expectEachRefused(write, field, ['x'.repeat(minLength - 1)])
  })

  test.each(numbers)(
    '$write.id: $field accepts $minimum to $maximum, and refuses what is beyond',
    async ({ write, field, schema, minimum = NaN, maximum = NaN }) => {
      const body = (value: unknown) => ({ ...valid(write), [field]: value })
      for (const value of [minimum, minimum + 1, maximum - 1, maximum])
        await expectAccepted(write, body(value))
      const beyond = [minimum - 1, maximum + 1, minimum + 0.5].filter((value) => !accepts(schema, value))
      expect(beyond.length).toBeGreaterThan(0)
      await expectEachRefused(write, field, beyond)
    },
  )

  test.each(ofType('array').filter(({ maxItems }) => maxItems !== undefined))(
    '$write.id: $field accepts $maxItems items, repeats counted, and refuses one more (product.md 8.5, 10.6)',
    async ({ write, field, maxItems = 0 }) => {
      const item = await itemOf(write, field)
      const items = Array<unknown>(maxItems).fill(item)
      await expectAccepted(write, { ...valid(write), [field]: items })
      await expectAccepted(write, { ...valid(write), [field]: [] })
      await expectEachRefused(write, field, [[...items, item]])
    },
  )

  test.each(fields.filter((field) => field.enum !== undefined))(
    '$write.id: $field accepts the values of its enum, and refuses similar ones',
    async ({ write, field, schema, enum: values = [] }) => {
      for (const value of values) {
        const answer = await expectAccepted(write, {
          ...valid(write),
          ...requiredWith(write, field),
          [field]: value,
        })
        expectShown(answer, field, value)
      }
      const texts = values.filter((value) => value !== null).map(String)
      const like = ['', ' ', 'x', 'null', ...texts.map((one) => one.toUpperCase()), `${texts[0]} `]
      await expectEachRefused(
        write,
        field,
        like.filter((one) => !accepts(schema, one)),
      )
    },
  )
})

describe('a value that the schema of a field refuses is 422 and names the field (product.md 2.1)', () => {
  const values: unknown[] = [
    ...['x', '', 'x'.repeat(30_000), '2026-02-30', '2026-12-01T10:00:00', '24:00', '#ggg', '//x'],
    ...[-1, 1.5, 1e30, true, null, [], [[]], {}],
  ]
  test.each(fields)('$write.id: $field', async ({ write, field, schema, types }) => {
    await expectEachRefused(
      write,
      field,
      values.filter((value) => !accepts(schema, value)),
    )
    if (!types.includes('array')) return
    const items = [1, null, {}, ['x']].filter((item) => !accepts(schema, [item]))
    const good = await itemOf(write, field)
    await expectEachRefused(
      write,
      field,
      items.flatMap((item) => [[item], [good, item]]),
    )
  })

  test.each(fields.filter(({ schema }) => accepts(schema, null)))(
    '$write.id: $field may be null',
    async ({ write, field }) => {
      await expectAccepted(write, { ...valid(write), ...requiredWith(write, field), [field]: null })
    },
  )
})

describe('rules of several fields that the contract states in words hold', () => {
  test('createTask: one of card_id and project_id is required (product.md 8.1, 2.8)', async () => {
    for (const target of [{}, { card_id: null }, { project_id: null }, { card_id: null, project_id: null }])
      await expectRefused(() => put(createTask, { title_text: 'x', ...target }), 'project_id')
  })

  test.each(['daily', 'weekly', 'monthly', 'yearly', 'none'])(
    'createEvent: repeat_interval is required for %s unless it is none, and its form is checked (product.md 10.5)',
    async (repeat) => {
      const body = { ...valid(createEvent), repeat }
      for (const repeat_interval of [1, 365]) await expectAccepted(createEvent, { ...body, repeat_interval })
      const absent = [{}, { repeat_interval: null }]
      if (repeat === 'none')
        for (const none of absent) await expectAccepted(createEvent, { ...body, ...none })
      const wrong = [0, 366, '1', 1.5].map((repeat_interval) => ({ repeat_interval }))
      for (const more of repeat === 'none' ? wrong : [...absent, ...wrong])
        await expectRefused(() => put(createEvent, { ...body, ...more }), 'repeat_interval')
    },
  )

  test('createEvent: the first field at fault is named, and what needs a query is checked last (product.md 2.2)', async () => {
    const asks = { ...valid(createEvent), project_id: 'nope', invited_users: ['nobody'] }
    await expectRefused(() => put(createEvent, { ...asks, order: 'x', title: 7 }), 'title')
    await expectRefused(() => put(createEvent, { ...asks, order: 'x' }), 'order')
    await expectRefused(() => put(createEvent, asks), 'project_id')
    await expectRefused(() => put(createEvent, { ...asks, project_id: null }), 'invited_users')
  })
})

describe('titles and comment bodies of only white space (product.md 1.14)', () => {
  const whiteSpace = [
    ...'\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
    ...'\u2028\u2029\u202f\u205f\u3000',
  ]
  const titles = [
    [createTask, 'title_text'],
    [createTaskComment, 'body'],
    [createEvent, 'title'],
  ] as const
  test.each(titles)('$id refuses them, and keeps white space around other text', async (write, field) => {
    await expectEachRefused(write, field, ['', '\t\r\n', '\u0085', ' \u3000 '])
    for (const blank of [' ', '\u3000\t\r\n']) {
      const answer = await expectAccepted(write, { ...valid(write), [field]: `${blank}x${blank}` })
      expect(answer.text).toContain(JSON.stringify(`${blank}x${blank}`))
    }
  })

  test('white space is what Unicode calls White_Space', () => {
    const all = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint)
      .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
      .map((codePoint) => String.fromCodePoint(codePoint))
    expect(all.filter((character) => /\p{White_Space}/u.test(character))).toEqual(whiteSpace)
    for (const [write, field] of titles) {
      const schema = write.body.fields.find(({ name }) => name === field)?.schema ?? {}
      const refused = all.filter((character) => character !== '\0' && !accepts(schema, character))
      expect(refused).toEqual(whiteSpace)
    }
  })

  test('a character that is not white space is text: U+FEFF, U+200B, U+180E, U+2060, U+2800', async () => {
    for (const text of ['\ufeff', '\u200b', '\u180e', '\u2060', '\u2800'])
      for (const [write, field] of titles) await expectAccepted(write, { ...valid(write), [field]: text })
  })

  test('updateTask accepts them, and null, as an empty title (product.md 8.7)', async () => {
    for (const title_text of ['', ' ', '\u0085', null]) {
      const answer = await expectAccepted(updateTask, { title_text })
      expect(answer.body).toHaveProperty('data.title', title_text ?? '')
    }
  })
})
