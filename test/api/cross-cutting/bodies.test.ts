import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { apiPrefix, type Answer } from '../../support/app/app.ts'
import { accepts, readDocumented } from '../../support/contract/contract.ts'
import { validRequest, writesWithBody, writeNamed, type Write } from '../../support/contract/operations.ts'
import { expectRefusal } from '../../support/contract/refusal.ts'
import { expectNoWrites } from '../../support/database/rows.ts'
import { useWorld } from '../../support/world/world.ts'

/* Bodies that one operation refuses or accepts, as examples for all: the contract lists the limits of each field. */

const bodyLimitBytes = 250_000
const json = { 'Content-Type': 'application/json' }

const scene = useWorld({ config: { bodyLimitBytes } })
const { world, full, sql } = scene
const createTask = writeNamed('createTask')
const createTaskComment = writeNamed('createTaskComment')
const createEvent = writeNamed('createEvent')

/** Sends the contract's example with these fields. */
async function put(write: Write, fields: object): Promise<Answer> {
  const { body, send } = await validRequest(write, scene)
  return send(full, { body: { ...(body as object), ...fields } })
}

/** Sends these bytes as a comment. */
async function comment(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | undefined,
  headers: Record<string, string> = json,
): Promise<Answer> {
  const path = `/tasks/${world.tasks.first}/comments`
  const response = await fetch(scene.app.url + apiPrefix + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${world.keys.full.secret}`, ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? Buffer.from(body) : body }),
    duplex: 'half',
  })
  return readDocumented('POST', path, response)
}

async function expectAccepted(answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer
}

const expectRefused = async (answering: Promise<Answer>, param?: string): Promise<void> =>
  expectRefusal(await answering, 'validation_error', { param })

describe('a body that is not a JSON object is refused with 422 and without param (product.md 1.6)', () => {
  const inText = (...invalid: number[]) =>
    Buffer.concat([Buffer.from('{"body":"a'), Buffer.from(invalid), Buffer.from('b"}')])
  test.each<[what: string, body: string | Uint8Array<ArrayBuffer> | undefined]>([
    ['no body', undefined],
    ['white space', ' \r\n\t '],
    ['an unterminated object', '{"body":"x"'],
    ['a trailing comma', '{"body":"x",}'],
    ['NaN', '{"progress":NaN}'],
    ['a raw NUL in a string', '{"body":"a\0b"}'],
    ['a secret word', 'hunter2-is-my-password'],
    ['null', 'null'],
    ['an array', '[]'],
    ['a byte that is not valid UTF-8', inText(0xff)],
    ['a surrogate encoded in UTF-8', inText(0xed, 0xa0, 0x80)],
    ['UTF-16', Buffer.from('\ufeff{"body":"é"}', 'utf16le')],
  ])('the body is refused with 422 and without param: %s', async (_what, body) => {
    const answer = await expectNoWrites(scene, () => comment(body, body === undefined ? {} : json))
    expectRefusal(answer, 'validation_error')
    // The message repeats neither the parser's error nor the body (product.md 2.3).
    const { message } = (answer.body as Schemas['ApiError']).error
    expect(message).not.toMatch(/unexpected|position|token|hunter2/i)
  })

  test('white space and a byte order mark before the object are ignored (RFC 8259 2, 8.1)', async () => {
    for (const before of [' \r\n', '\ufeff']) await expectAccepted(comment(`${before}{"body":"x"}`))
  })
})

describe('415 unsupported_media_type (product.md 1.7)', () => {
  const type = (text: string): Record<string, string> => ({ 'Content-Type': text })
  const encoding = (text: string): Record<string, string> => ({ ...json, 'Content-Encoding': text })

  test.each([
    ...['Application/JSON;charset=UTF-8; profile="x"', 'application/json; charset="utf-8"'].map(type),
    ...['application/json; charset=utf8', 'application/json;charset="UTF8"'].map(type),
    encoding('identity'),
  ])('%j is accepted', async (headers) => {
    await expectAccepted(comment('{"body":"x"}', headers))
  })

  test.each([
    {},
    ...['', 'json', 'text/plain', 'application/merge-patch+json', 'application/jsonx', '*/*'].map(type),
    ...['application/json, text/plain', 'application/json; charset=utf-16'].map(type),
    ...['gzip', 'identity, gzip'].map(encoding),
  ])('%j is refused', async (headers) => {
    const answer = await expectNoWrites(scene, () => comment('{"body":"x"}', headers))
    expectRefusal(answer, 'unsupported_media_type')
  })

  test.each([
    [{}, 'without a Content-Type'],
    [type('text/plain; charset=utf-8'), 'as "text/plain"'],
    [type('json'), 'as "json"'],
    [type('application/json; charset=iso-8859-1'), 'in the charset "iso-8859-1"'],
    [type('application/json; charset="nonsense"'), 'in the charset "nonsense"'],
    [encoding('gzip'), 'with Content-Encoding "gzip"'],
  ])('the refusal of a body with the headers %j says that it was sent %s', async (headers, refused) => {
    const message = `Send the body as uncompressed application/json in UTF-8, not ${refused}.`
    expectRefusal(await comment('{"body":"x"}', headers), 'unsupported_media_type', { message })
  })

  test('a compressed body is refused, even if its Idempotency-Key has a stored reply (product.md 1.9)', async () => {
    const headers = { ...json, 'Idempotency-Key': 'media types' }
    await expectAccepted(comment('{"body":"x"}', headers))
    const body = gzipSync('{"body":"x"}') as Uint8Array<ArrayBuffer>
    expectRefusal(await comment(body, { ...headers, 'Content-Encoding': 'gzip' }), 'unsupported_media_type')
  })
})

describe('413 payload_too_large (product.md 1.8)', () => {
  const chunked = (text: string) => new Blob([text]).stream()

  test.each(['x', '🙂'])(
    'a body of the maximum size is accepted, and one byte more is refused: %s',
    async (filler) => {
      const rest = '{"body":"x","padding":""}'
      const room = bodyLimitBytes - rest.length
      const padding = filler.repeat(room / Buffer.byteLength(filler))
      const bodyOfSize = (bytes: number) =>
        rest.replace(
          '""',
          JSON.stringify(padding.padEnd(padding.length + bytes - Buffer.byteLength(padding))),
        )
      const [most, more] = [bodyOfSize(room), bodyOfSize(room + 1)]
      expect(Buffer.byteLength(most)).toBe(bodyLimitBytes)
      await expectAccepted(comment(most))
      await expectAccepted(comment(chunked(most)))
      for (const body of [() => more, () => chunked(more)])
        expectRefusal(await expectNoWrites(scene, () => comment(body())), 'payload_too_large')
    },
  )

  test('a body may be 64 levels deep, including the outermost object (product.md 1.8)', async () => {
    const withUnknown = (deep: string) => comment(`{"unknown":${deep},"body":"x"}`)
    const arrays = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    const objects = (levels: number) => '{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1)
    for (const nested of [arrays, objects]) {
      await expectAccepted(withUnknown(nested(63)))
      for (const levels of [64, 40_000]) await expectRefused(withUnknown(nested(levels)))
    }
  })
})

describe('a body has at most 5,000 values, including itself (product.md 1.8)', () => {
  /** Bodies with a given number of values in unknown fields. */
  const shapes: [what: string, body: (values: number) => string][] = [
    ['items', (values) => `{"body":"x","a":[${Array.from({ length: values - 3 }, () => ' 1 ').join()}]}`],
    [
      'members',
      (values) => `{"body":"x"${Array.from({ length: values - 2 }, (_, i) => `,"a${i}":0`).join('')}}`,
    ],
    ['repetitions of one name', (values) => `{"body":"x"${',"a":null'.repeat(values - 2)}}`],
    [
      'empty arrays',
      (values) => `{"body":"x","a":[${Array.from({ length: values - 3 }, () => '[ ]').join()}]}`,
    ],
    [
      'objects',
      (values) =>
        `{"body":"x","a":[${Array.from({ length: (values - 4) / 2 }, () => '{"b":"},["}').join()}],"c":1}`,
    ],
  ]

  test.each(shapes)('5,000 %s are accepted, and one more is refused without param', async (what, body) => {
    await expectAccepted(comment(body(5_000)))
    await expectRefused(comment(body(what === 'objects' ? 5_002 : 5_001)))
    await expectRefused(comment(body(20_000)))
  })

  test('commas and brackets in a string do not count as values', async () => {
    await expectAccepted(comment(JSON.stringify({ body: '[{,\\"'.repeat(1_500) })))
  })
})

describe('unknown fields are ignored (product.md 1.10)', () => {
  test('a field that only responses have, or whose name is special in JavaScript, changes nothing', async () => {
    const unknown = '"author_id":"x","created_at":"2000-01-01T00:00:00Z","note":"\\u0000","":1'
    const inherited = '"__proto__":{"body":7},"constructor":{"prototype":{"body":7}},"toString":null'
    const { body } = await expectAccepted(comment(`{"body":"x",${unknown},${inherited}}`))
    expect(body).toMatchObject({ data: { body: 'x', author: { id: world.users.owner } } })
    expect(body).not.toMatchObject({ data: { created_at: '2000-01-01T00:00:00Z' } })
    expect(Object.prototype).not.toHaveProperty('body')
  })

  test('an inherited JavaScript property neither supplies a missing field nor hides a forbidden field (product.md 9.2)', async () => {
    await expectRefused(comment('{"__proto__":{"body":"x"}}'), 'body')
    const forbidden = '{"body":"x","__proto__":{},"mention_user_ids":[]}'
    await expectRefused(comment(forbidden), 'mention_user_ids')
  })
})

describe('the fields of a body', () => {
  test.each(writesWithBody)(
    '$id names the field whose value its schema refuses (product.md 2.1)',
    async (write) => {
      for (const { name, schema } of write.body.fields) {
        const wrong = [{}, 1.5, 'x\0'].find((value) => !accepts(schema, value))
        await expectRefused(put(write, { [name]: wrong }), name)
      }
    },
  )

  test('the error names the first invalid field, and checks that need a query come last (product.md 2.2)', async () => {
    const asks = { project_id: 'nope', invited_users: ['nobody'] }
    await expectRefused(put(createEvent, { ...asks, order: 'x', title: 7 }), 'title')
    await expectRefused(put(createEvent, { ...asks, order: 'x' }), 'order')
    await expectRefused(put(createEvent, asks), 'project_id')
    await expectRefused(put(createEvent, { ...asks, project_id: null }), 'invited_users')
  })

  test('text is stored as sent, neither trimmed nor normalized (product.md 1.13)', async () => {
    const text = '\ufeff padded e\u0301 é \u212b \u0001\u007f\u0085 🙂👩‍👩‍👧\r\n\u2028<b>&amp;\\u0000\t'
    const task = await expectAccepted(put(createTask, { title_text: text, description: text }))
    expect(task.body).toMatchObject({ data: { title: text, description: text } })
    expect((await full.get(`/tasks/${task.body.data.id}`)).body).toEqual(task.body)
    expect((await put(createTaskComment, { body: text })).body).toHaveProperty('data.body', text)
    expect((await put(createEvent, { title: text })).body).toHaveProperty('data.title', text)
  })

  test('a title or comment of only white space is refused, for every Unicode White_Space character (product.md 1.14)', async () => {
    for (const [write, field] of [
      [createTask, 'title_text'],
      [createTaskComment, 'body'],
      [createEvent, 'title'],
    ] as const) {
      for (const blank of ['', '\u0085', ' \u3000 '])
        await expectRefused(put(write, { [field]: blank }), field)
      for (const text of ['\ufeff', '\u200b', ' x ']) await expectAccepted(put(write, { [field]: text }))
    }
  })

  test.each([{}, { repeat_interval: null }, { repeat_interval: 366 }])(
    'a repeating event requires an interval: %j (product.md 10.5)',
    async (fields) => {
      const body = { repeat: 'daily', repeat_interval: undefined, ...fields }
      await expectRefused(put(createEvent, body), 'repeat_interval')
    },
  )

  test.each<[field: string, good: unknown[], bad: unknown[]]>([
    [
      'timezone',
      ['UTC', 'US/Pacific', 'Etc/GMT+5'],
      ['', '+01:00', 'UTC+1', 'BST', 'SystemV/PST8PDT', 'x'.repeat(10_000)],
    ],
    ['color', ['#fff', '#09afAF'], ['', '#ffff', '#ggg', '#fff ', 'red']],
    ['meet_link', ['https://x.example/a#y', 'tel:+471'], ['', 'x.example', '//x.example', 'https://x/%zz']],
    ['date', ['2028-02-29', '0001-01-01'], ['2026-02-29', '0000-01-01', '2026-1-1', '2026-01-01\n']],
    ['start_time', ['00:00', '09:05'], ['24:00', '9:00', '09:00:00', '09:00\n']],
  ])('%s must have its fixed format (product.md 10.3)', async (field, good, bad) => {
    const rest = { start_time: '00:00', end_time: '23:59' }
    for (const value of good) await expectAccepted(put(createEvent, { ...rest, [field]: value }))
    for (const value of bad) await expectRefused(put(createEvent, { ...rest, [field]: value }), field)
  })
})

describe('date-times, RFC 3339 with an offset (product.md 8.19)', () => {
  test.each([
    ['2026-12-01t10:00:00z', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:00.123456789Z', '2026-12-01T10:00:00.123Z'],
    ['2026-12-01T10:00:00+05:45', '2026-12-01T04:15:00.000Z'],
    ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is accepted, and means %s', async (text, instant) => {
    const { body } = await expectAccepted(put(createEvent, { reminder_at: text }))
    const [row] = await sql<{ at: string }[]>`
      select extract(epoch from reminder_at) * 1000 as at from events where id = ${body.data.id as string}`
    expect(new Date(Number(row?.at)).toISOString()).toBe(instant)
  })

  test.each([
    ...['2026-12-01T10:00:00', '2026-12-01', '2026-02-30T10:00:00Z', '2026-12-01T12:00:60Z', ''],
    ...['2026-12-01T10:00:00+24:00', '2026-12-01T10:00:00+0100', '0000-01-01T00:00:00Z', '1796119200'],
    // In UTC the year is not within 0001 to 9999.
    ...['0001-01-01T00:00:00+00:01', '9999-12-31T23:59:60Z'],
  ])('%j is refused with 422, for tasks and for events (product.md 1.15)', async (text) => {
    const updateTask = writeNamed('updateTask')
    await expectRefused(put(updateTask, { reminder_date: text }), 'reminder_date')
    await expectRefused(put(createEvent, { reminder_at: text }), 'reminder_at')
  })
})
