import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { startApp } from '../../support/app.ts'
import { expectSuccess, json, useBodies } from '../../support/bodies.ts'
import { expectRefusal } from '../../support/refusal.ts'
import { expectNoWrites } from '../../support/rows.ts'
import { withBody, writeNamed, type Write } from '../../support/operations.ts'

const bodyLimitBytes = 250_000

const scene = useBodies({ config: { bodyLimitBytes } })
const { valid, put, sendBytes, expectRefused } = scene
const createTask = writeNamed('createTask')
const createTaskComment = writeNamed('createTaskComment')

describe('a body that is not a JSON object is 422 without param (product.md 1.6)', () => {
  const texts: [what: string, text: string][] = [
    ['nothing', ''],
    ['white space', ' \r\n\t '],
    ['an object that does not end', '{"title_text":"x"'],
    ['a member without a value', '{"a":}'],
    ['a name without quotes', '{a:1}'],
    ['a trailing comma', '{"a":1,}'],
    ['two objects', '{}{}'],
    ['a comment', '/* */{}'],
    ['NaN', '{"progress":NaN}'],
    ['a leading zero', '{"progress":010}'],
    ['a raw NUL in a string', '{"body":"a\0b"}'],
    ['half an escape', '{"body":"\\u12"}'],
    ['form data', 'title_text=x&body=x'],
    ['a secret word', 'hunter2-is-my-password'],
    ['null', 'null'],
    ['a string', '"{}"'],
    ['an empty array', '[]'],
  ]
  const cases = texts.flatMap(([what, text]) =>
    withBody
      .filter(({ body }) => body.required || text.trim() !== '')
      .map((write) => ({ what, text, write })),
  )
  test.each(cases)('$write.id: $what', async ({ text, write }) => {
    const answer = await expectRefused(() => sendBytes(write, text), undefined)
    // Neither the parser's own words nor what was sent is returned (product.md 2.3).
    const { message } = (answer.body as Schemas['ApiError']).error
    expect(message).not.toMatch(/unexpected|position|token|hunter2/i)
  })

  const bytes: [what: string, bytes: number[]][] = [
    ['a byte that UTF-8 has not', [0xff]],
    ['Latin-1', [0xe9]],
    ['a sequence that breaks off', [0xe2, 0x82]],
    ['an overlong NUL', [0xc0, 0x80]],
    ['an overlong slash', [0xe0, 0x80, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
  ]
  test.each(bytes)('invalid UTF-8 in a string: %s', async (_what, invalid) => {
    const body = Buffer.concat([Buffer.from('{"body":"a'), Buffer.from(invalid), Buffer.from('b"}')])
    await expectRefused(() => sendBytes(createTaskComment, body), undefined)
  })

  test.each(['utf16le', 'latin1'] as const)('%s', async (encoding) => {
    const body = Buffer.from('\ufeff{"body":"é"}', encoding)
    await expectRefused(() => sendBytes(createTaskComment, body), undefined)
  })

  test.each(withBody)(
    '$id: a missing body without a Content-Type is refused, unless the body is optional',
    async (write) => {
      if (write.body.required) await expectRefused(() => sendBytes(write, undefined, {}), undefined)
      else expectSuccess(write, await sendBytes(write, undefined, {}))
    },
  )

  test.each(withBody.filter(({ honorsIdempotencyKey }) => honorsIdempotencyKey))(
    '$id: the refusal stores nothing under its Idempotency-Key, which can be used again (product.md 7.7)',
    async (write) => {
      const headers = { ...json, 'Idempotency-Key': `unreadable ${write.id}` }
      await expectRefused(() => sendBytes(write, '{', headers), undefined)
      expectSuccess(write, await sendBytes(write, JSON.stringify(valid(write)), headers))
    },
  )

  test('white space and a byte order mark around the object are ignored (RFC 8259 2, 8.1)', async () => {
    for (const around of [' \r\n', '\ufeff']) {
      const answer = await sendBytes(
        createTaskComment,
        `${around}{"body":"x"}${around.trim() || ' '}`.trimEnd(),
      )
      expect([answer.status, (answer.body as Schemas['TaskCommentResponse']).data.body]).toEqual([201, 'x'])
    }
  })
})

describe('415 unsupported_media_type (product.md 1.7)', () => {
  const good: Record<string, string>[] = [
    { 'Content-Type': 'application/json' },
    { 'Content-Type': 'application/json; charset=utf-8' },
    { 'Content-Type': 'application/json;charset=UTF-8' },
    { 'Content-Type': 'application/json; charset="utf-8"' },
    { 'Content-Type': 'Application/JSON' },
    { 'Content-Type': 'application/json; profile="x"' },
    { ...json, 'Content-Encoding': 'identity' },
  ]
  const shown = (headers: Record<string, string>) => [JSON.stringify(headers), headers] as const
  test.each(good.map(shown))('%s is accepted', async (_shown, headers) => {
    for (const write of withBody) {
      expectSuccess(write, await sendBytes(write, JSON.stringify(valid(write)), headers))
    }
  })

  const ofType = (type: string) => ({ 'Content-Type': type })
  const bad: Record<string, string>[] = [
    {},
    ...['', 'json', 'text/plain', 'application/x-www-form-urlencoded', 'application/vnd.api+json'].map(
      ofType,
    ),
    ...['application/merge-patch+json', 'application/jsonx', 'application/*', '*/*'].map(ofType),
    ...['application/json, text/plain', 'text/plain; application/json'].map(ofType),
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'Content-Type': 'application/json; charset=iso-8859-1' },
    { ...json, 'Content-Encoding': 'gzip' },
    { ...json, 'Content-Encoding': 'identity, gzip' },
    { ...json, 'Content-Encoding': 'nonsense' },
  ]
  test.each(bad.map(shown))('%s is refused', async (_shown, headers) => {
    for (const write of withBody) {
      const body = JSON.stringify(valid(write))
      const answer = await expectNoWrites(scene, () => sendBytes(write, body, headers))
      expectRefusal(answer, 'unsupported_media_type')
    }
  })

  test('a body that really is compressed is refused', async () => {
    const body = gzipSync(JSON.stringify(valid(createTask))) as Uint8Array<ArrayBuffer>
    expectRefusal(
      await sendBytes(createTask, body, { ...json, 'Content-Encoding': 'gzip' }),
      'unsupported_media_type',
    )
  })

  test('the refusal comes whatever the Idempotency-Key was used for (product.md 1.9)', async () => {
    const headers = { 'Idempotency-Key': 'media types' }
    expect((await put(createTask, valid(createTask), headers)).status).toBe(201)
    const type = { 'Content-Type': 'text/plain' }
    const body = JSON.stringify(valid(createTask))
    expectRefusal(await sendBytes(createTask, body, { ...headers, ...type }), 'unsupported_media_type')
  })
})

describe('413 payload_too_large (product.md 1.8)', () => {
  /** Returns a valid body of exactly this many bytes. */
  const ofSize = (write: Write, bytes: number, filler = 'x') => {
    const body = (padding: string) => JSON.stringify({ ...valid(write), padding })
    const fillerBytes = bytes - Buffer.byteLength(body(''))
    const padding = filler.repeat(fillerBytes / Buffer.byteLength(filler))
    return body(padding + 'x'.repeat(fillerBytes - Buffer.byteLength(padding)))
  }
  const chunked = (text: string) => new Blob([text]).stream()

  test.each(withBody)('$id: a body of the limit is accepted, and one byte more is refused', async (write) => {
    for (const filler of ['x', '🙂']) {
      const most = ofSize(write, bodyLimitBytes, filler)
      const more = ofSize(write, bodyLimitBytes + 1, filler)
      expect(Buffer.byteLength(more)).toBe(bodyLimitBytes + 1)
      expectSuccess(write, await sendBytes(write, most))
      expectSuccess(write, await sendBytes(write, chunked(most)))
      for (const body of [() => more, () => chunked(more)]) {
        const answer = await expectNoWrites(scene, () => sendBytes(write, body()))
        expectRefusal(answer, 'payload_too_large')
      }
    }
  })

  test('the limit is 1 MiB unless it is configured', async () => {
    const plain = await startApp({}, 'test')
    const caller = plain.withSecret((await plain.fixture()).keys.full.secret)
    const sized = (bytes: number) => {
      const body = { title_text: '' }
      return { title_text: 'x'.repeat(bytes - JSON.stringify(body).length) }
    }
    // Within the limit, so the server reads the body and finds the title too long.
    expect(await caller.post('/tasks', sized(1_048_576))).toMatchObject({ status: 422 })
    expectRefusal(await caller.post('/tasks', sized(1_048_577)), 'payload_too_large')
  })
})
