import { describe, expect, test } from 'vitest'
import type { Answer } from '../../support/app.ts'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { fields, ofType, type Body, useBodies } from '../../support/bodies.ts'
import { accepts } from '../../support/contract.ts'
import { withIdsOf } from '../../support/ids.ts'
import { writeNamed, type Write } from '../../support/operations.ts'

const scene = useBodies()
const { world, full, valid, put, expectRefused, expectTaken } = scene
const createTask = writeNamed('createTask')
const updateTask = writeNamed('updateTask')
const createTaskComment = writeNamed('createTaskComment')
const createEvent = writeNamed('createEvent')

/** What must stand beside a field so that all its values are taken: rules that no schema of one field can say. */
const companions: Record<string, () => Body> = {
  'createEvent.repeat': () => ({ repeat_interval: 1 }),
  // Without a project a new task has no place.
  'createTask.project_id': () => ({ card_id: world.cards.todo }),
}
const beside = (write: Write, field: string): Body => companions[`${write.id}.${field}`]?.() ?? {}

/** Fields that are read under another name. */
const readAs: Record<string, string> = { title_text: 'title' }
const expectShown = (answer: Answer, field: string, value: unknown): void => {
  const { data } = answer.body as { data?: Body }
  const name = readAs[field] ?? field
  if (data && name in data) expect(data[name]).toEqual(value)
}

/** An item that the list takes, from the contract's examples. */
async function itemOf(write: Write, field: string): Promise<unknown> {
  const lists = write.body.examples.map(
    (example) => (example as Record<string, unknown[] | undefined>)[field],
  )
  const item = lists.find((list) => list && list.length > 0)?.[0]
  return item === undefined ? world.users.owner : withIdsOf(scene, item, `${write.id}.${field}`)
}

describe('U+0000 and unpaired surrogates are 422 in every documented string (product.md 1.12)', () => {
  const bad: [what: string, text: string][] = [
    ['U+0000', '\0'],
    ['a high surrogate', '\ud83d'],
    ['a low surrogate', '\ude42'],
    ['a pair the wrong way round', '\ude42\ud83d'],
    ['two high surrogates', '\ud83d\ud83d'],
  ]
  const strings = ofType('string').flatMap((field) => bad.map(([what, text]) => ({ ...field, what, text })))
  test.each(strings)('$write.id: $what in $field', async ({ write, field, text }) => {
    for (const value of [text, `a${text}`, `\ud83d\ude42${text}\ud83d\ude42`]) {
      await expectRefused(() => put(write, { ...valid(write), [field]: value }), field)
    }
  })

  const lists = ofType('array').flatMap((field) => bad.map(([what, text]) => ({ ...field, what, text })))
  test.each(lists)('$write.id: $what in an item of $field', async ({ write, field, text }) => {
    const item = await itemOf(write, field)
    const items = [item, `${String(item)}${text}`]
    await expectRefused(() => put(write, { ...valid(write), [field]: items }), field)
  })

  test('in a field that is not documented they are ignored with it (product.md 1.10)', async () => {
    for (const [, text] of bad) await expectTaken(createTask, { ...valid(createTask), note: text, [text]: 1 })
  })

  test('everything else is stored as it was sent, neither trimmed nor normalised (product.md 1.13)', async () => {
    const texts = [
      '  padded\t',
      'e\u0301 é \u212b',
      '\u0001\u001f\u007f\u0085',
      '\ufeffmark',
      '\ufffe\uffff',
      '🙂👩‍👩‍👧',
      'line\r\nline\u2028line',
      '<b>&amp;</b> %00 \\u0000 \\',
      '‮right to left',
    ]
    for (const text of texts) {
      const task = await expectTaken(createTask, {
        ...valid(createTask),
        title_text: text,
        description: text,
      })
      expect(task.body).toMatchObject({ data: { title: text, description: text } })
      const { id } = (task.body as Schemas['TaskResponse']).data
      expect((await full.get(`/tasks/${id}`)).body).toEqual(task.body)
      const comment = await expectTaken(createTaskComment, { body: text })
      expect(comment.body).toHaveProperty('data.body', text)
      const event = await expectTaken(createEvent, { ...valid(createEvent), title: text, location: text })
      expect(event.body).toMatchObject({ data: { title: text, location: text } })
    }
  })
})

describe('bounds, as the contract states them', () => {
  const astral = '🙂'
  const long = fields.filter((field) => field.maxLength !== undefined)
  const numbers = fields.filter(({ minimum, maximum }) => minimum !== undefined && maximum !== undefined)

  test('those that were promised', () => {
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
  const letters = ['x', 'é', 'e\u0301', '任', astral]
  test.each(plain.flatMap((field) => letters.map((letter) => ({ ...field, letter }))))(
    '$write.id: $field takes $maxLength code points of $letter, and not one more (product.md 1.13)',
    async ({ write, field, maxLength = 0, letter }) => {
      const points = [...letter.repeat(maxLength)]
      const most = points.slice(0, maxLength).join('')
      const answer = await expectTaken(write, { ...valid(write), [field]: most })
      expectShown(answer, field, most)
      for (const more of [`${most}x`, `${most}${astral}`])
        await expectRefused(() => put(write, { ...valid(write), [field]: more }), field)
    },
  )

  const short = fields.filter(({ schema, minLength }) => minLength && accepts(schema, 'x'.repeat(minLength)))
  test.each(short)('$write.id: $field takes $minLength, and not one less', async (of) => {
    const { write, field, minLength = 0 } = of
    await expectTaken(write, { ...valid(write), [field]: 'x'.repeat(minLength) })
    await expectRefused(() => put(write, { ...valid(write), [field]: 'x'.repeat(minLength - 1) }), field)
  })

  test.each(numbers)(
    '$write.id: $field takes $minimum to $maximum, and nothing beyond',
    async ({ write, field, schema, minimum = NaN, maximum = NaN }) => {
      const body = (value: unknown) => ({ ...valid(write), [field]: value })
      for (const value of [minimum, minimum + 1, maximum - 1, maximum]) await expectTaken(write, body(value))
      const beyond = [minimum - 1, maximum + 1, minimum + 0.5].filter((value) => !accepts(schema, value))
      expect(beyond.length).toBeGreaterThan(0)
      for (const value of beyond) await expectRefused(() => put(write, body(value)), field)
    },
  )

  test.each(ofType('array').filter(({ maxItems }) => maxItems !== undefined))(
    '$write.id: $field takes $maxItems, repeats counted, and not one more (product.md 8.5, 10.6)',
    async ({ write, field, maxItems = 0 }) => {
      const item = await itemOf(write, field)
      const items = Array<unknown>(maxItems).fill(item)
      await expectTaken(write, { ...valid(write), [field]: items })
      await expectTaken(write, { ...valid(write), [field]: [] })
      await expectRefused(() => put(write, { ...valid(write), [field]: [...items, item] }), field)
    },
  )

  test.each(fields.filter((field) => field.enum !== undefined))(
    '$write.id: $field takes its values, and nothing like them',
    async ({ write, field, schema, enum: values = [] }) => {
      for (const value of values) {
        const answer = await expectTaken(write, { ...valid(write), ...beside(write, field), [field]: value })
        expectShown(answer, field, value)
      }
      const likeness = values.filter((value) => value !== null).map(String)
      const like = ['', ' ', 'x', 'null', ...likeness.map((one) => one.toUpperCase()), `${likeness[0]} `]
      for (const value of like.filter((one) => !accepts(schema, one)))
        await expectRefused(() => put(write, { ...valid(write), [field]: value }), field)
    },
  )
})

describe('what the schema of a field refuses is 422 and names the field (product.md 2.1)', () => {
  const values: unknown[] = [
    ...['x', '1', '', ' ', 'null', 'x\n', '🙂', 'x'.repeat(30_000)],
    ...['2026-02-30', '2026-12-01T10:00:00', '24:00', '9:00', 'tomorrow', '#ggg', '//x', '-1', '1e3'],
    ...[1, 0, -1, 1.5, 1e30, true, false, null],
    ...[[], ['x'], [[]], {}, { id: 'x' }],
  ]
  const wrong = fields.flatMap((field) =>
    values
      .filter((value) => !accepts(field.schema, value))
      .map((value) => ({ ...field, value, shown: JSON.stringify(value).slice(0, 40) })),
  )
  test.each(wrong)('$write.id: $field of $shown', async ({ write, field, value }) => {
    await expectRefused(() => put(write, { ...valid(write), [field]: value }), field)
  })

  const items = ofType('array').flatMap((field) =>
    [1, 1.5, true, null, {}, [], ['x']]
      .filter((item) => !accepts(field.schema, [item]))
      .map((item) => ({ ...field, item, shown: JSON.stringify(item) })),
  )
  test.each(items)('$write.id: $field with an item of $shown', async ({ write, field, item }) => {
    for (const list of [[item], [await itemOf(write, field), item]]) {
      await expectRefused(() => put(write, { ...valid(write), [field]: list }), field)
    }
  })

  test.each(fields.filter(({ schema }) => accepts(schema, null)))(
    '$write.id: $field may be null',
    async ({ write, field }) => {
      await expectTaken(write, { ...valid(write), ...beside(write, field), [field]: null })
    },
  )

  test.each(fields.filter(({ required }) => required))(
    '$write.id: $field is required',
    async ({ write, field }) => {
      const { [field]: _left, ...rest } = valid(write)
      await expectRefused(() => put(write, rest), field)
    },
  )
})

describe('what the contract puts in words of several fields', () => {
  test('createTask: one of card_id and project_id is required (product.md 8.1)', async () => {
    for (const target of [{}, { card_id: null }, { project_id: null }, { card_id: null, project_id: null }]) {
      await expectRefused(() => put(createTask, { title_text: 'x', ...target }), 'project_id')
    }
  })

  test.each(['daily', 'weekly', 'monthly', 'yearly'])(
    'createEvent: repeat_interval is required for %s, and null is none (product.md 10.5)',
    async (repeat) => {
      const body = { ...valid(createEvent), repeat }
      await expectRefused(() => put(createEvent, body), 'repeat_interval')
      await expectRefused(() => put(createEvent, { ...body, repeat_interval: null }), 'repeat_interval')
      await expectTaken(createEvent, { ...body, repeat_interval: 1 })
    },
  )

  test('createEvent: repeat_interval beside none must still have its form (product.md 10.5)', async () => {
    await expectTaken(createEvent, { ...valid(createEvent), repeat_interval: 365 })
    for (const repeat_interval of [0, 366, '1']) {
      await expectRefused(
        () => put(createEvent, { ...valid(createEvent), repeat_interval }),
        'repeat_interval',
      )
    }
  })
})

describe('titles and comment bodies of only white space (product.md 1.14)', () => {
  const whiteSpace = [
    ...'\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
    ...'\u2028\u2029\u202f\u205f\u3000',
  ]
  const blanks = ['', ...whiteSpace, '\t\r\n', ' \u00a0\u0085 '.repeat(30)]
  const titles = [
    [createTask, 'title_text'],
    [createTaskComment, 'body'],
    [createEvent, 'title'],
  ] as const
  const cases = titles.flatMap(([write, field]) =>
    blanks.map((blank) => ({
      write,
      field,
      blank,
      shown: JSON.stringify(blank).slice(0, 12).replace('\u0085', 'U+0085'),
    })),
  )
  test.each(cases)('$write.id: $field of $shown is 422', async ({ write, field, blank }) => {
    await expectRefused(() => put(write, { ...valid(write), [field]: blank }), field)
    const answer = await expectTaken(write, { ...valid(write), [field]: `${blank}x${blank}` })
    expect(answer.text).toContain(JSON.stringify(`${blank}x${blank}`))
  })

  test('that is what Unicode calls White_Space', () => {
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

  test.each(['\ufeff', '\u200b', '\u180e', '\u2060', '\u001c', '\u2800'])(
    'a text of %j, which is not white space, is taken',
    async (text) => {
      for (const [write, field] of titles) await expectTaken(write, { ...valid(write), [field]: text })
    },
  )

  test.each([...blanks, null])('updateTask takes a title_text of %j', async (title_text) => {
    const answer = await expectTaken(updateTask, { title_text })
    expect(answer.body).toHaveProperty('data.title', title_text ?? '')
  })
})
