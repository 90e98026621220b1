import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { apiPrefix, startApp, type Answer, type Caller, type TestApp } from '../../support/app.ts'
import {
  accepts,
  contract,
  expectDocumented,
  objectSchema,
  type FieldSchema,
} from '../../support/contract.ts'

const bodyLimitBytes = 250_000

let app: TestApp
let world: Fixture
let full: Caller
beforeAll(async () => {
  app = await startApp({ config: { bodyLimitBytes } })
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
})

type Body = Record<string, unknown>

/** An operation with a body: `valid` is the least that it takes. */
interface Write {
  operation: string
  method: 'POST' | 'PATCH'
  path: () => string
  schema: string
  valid: () => Body
}

const createTask: Write = {
  operation: 'createTask',
  method: 'POST',
  path: () => '/tasks',
  schema: 'TaskCreate',
  valid: () => ({ title_text: 'Sand the floor', project_id: world.projects.main }),
}
const updateTask: Write = {
  operation: 'updateTask',
  method: 'PATCH',
  path: () => `/tasks/${world.tasks.first}`,
  schema: 'TaskUpdate',
  valid: () => ({}),
}
const createTaskComment: Write = {
  operation: 'createTaskComment',
  method: 'POST',
  path: () => `/tasks/${world.tasks.first}/comments`,
  schema: 'CommentCreate',
  valid: () => ({ body: 'Two coats.' }),
}
const createEvent: Write = {
  operation: 'createEvent',
  method: 'POST',
  path: () => '/events',
  schema: 'EventCreate',
  valid: () => ({
    title: 'Handover',
    date: '2026-12-01',
    start_time: '10:00',
    end_time: '11:00',
    repeat: 'none',
  }),
}
const writes = [createTask, updateTask, createTaskComment, createEvent]

interface Field extends FieldSchema {
  write: Write
  field: string
  required: boolean
  types: string[]
}

/** The documented fields of a body, in the contract's order. */
function fieldsOf(write: Write): Field[] {
  const { properties, required } = objectSchema(write.schema)
  return Object.entries(properties).map(([field, schema]) => ({
    ...schema,
    write,
    field,
    required: required.includes(field),
    types: [schema.type ?? []].flat(),
  }))
}
const fields = writes.flatMap(fieldsOf)
const ofType = (type: string) => fields.filter(({ types }) => types.includes(type))

const send = (write: Write, body: Body, headers: Record<string, string> = {}) =>
  full.call(write.method, write.path(), { body, headers })
const json = { 'Content-Type': 'application/json' }

/** Sends these bytes, with these headers and no others of its own that matter. */
async function sendBytes(
  write: Write,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | undefined,
  headers: Record<string, string> = json,
): Promise<Answer> {
  const response = await fetch(app.url + apiPrefix + write.path(), {
    method: write.method,
    headers: { Authorization: `Bearer ${world.keys.full.secret}`, ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? Buffer.from(body) : body }),
    duplex: 'half',
  })
  const text = await response.text()
  const answer = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text,
    body: JSON.parse(text) as unknown,
  }
  expectDocumented(write.method, write.path(), answer)
  return answer
}

/** What a write could have left behind. */
async function written(): Promise<unknown> {
  const [rows] = await app.context.sql`
    select (select count(*) from tasks)::int as tasks, (select count(*) from comments)::int as comments,
      (select count(*) from events)::int as events, (select count(*) from activities)::int as activities,
      (select count(*) from notifications)::int as notifications,
      (select count(*) from idempotency_keys)::int as idempotency_keys,
      (select t::text from tasks t where id = ${world.tasks.first}) as first_task`
  return rows
}

/** A refusal that names this field, or none, and has written nothing. */
async function expectRefused(answering: () => Promise<Answer>, param: string | undefined): Promise<Answer> {
  const before = await written()
  const answer = await answering()
  expect(answer).toMatchObject({
    status: 422,
    body: { error: { type: 'invalid_request_error', code: 'validation_error' } },
  })
  expect((answer.body as Schemas['ApiError']).error.param).toBe(param)
  expect(await written()).toEqual(before)
  return answer
}

async function expectTaken(write: Write, body: Body): Promise<Answer> {
  const answer = await send(write, body)
  expect(answer.status, answer.text).toBe(write.method === 'POST' ? 201 : 200)
  return answer
}

const without = (body: Body, ...names: string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

test('the operations with a body are those of the contract', () => {
  const documented = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods)
      .filter((operation) => 'requestBody' in operation)
      .map(({ operationId }) => operationId),
  )
  expect(writes.map(({ operation }) => operation).sort()).toEqual(documented.sort())
})

test.each(writes)('$operation takes what the tests below spoil', async (write) => {
  await expectTaken(write, write.valid())
})

describe('a body that is no JSON object: 422 without param (decision 1.3)', () => {
  const texts: [what: string, text: string][] = [
    ['nothing', ''],
    ['white space', ' \r\n\t '],
    ['an object that does not end', '{"title_text":"x"'],
    ['a member without a value', '{"a":}'],
    ['single quotes', "{'a':1}"],
    ['a name without quotes', '{a:1}'],
    ['a trailing comma', '{"a":1,}'],
    ['a brace too many', '{"a":1}}'],
    ['two objects', '{}{}'],
    ['a comment', '/* */{}'],
    ['NaN', '{"progress":NaN}'],
    ['Infinity', '{"progress":Infinity}'],
    ['a hexadecimal number', '{"progress":0x10}'],
    ['a leading zero', '{"progress":010}'],
    ['a plus sign', '{"progress":+1}'],
    ['a bare decimal point', '{"progress":1.}'],
    ['a line feed in a string', '{"body":"a\nb"}'],
    ['a raw NUL in a string', '{"body":"a\0b"}'],
    ['an unknown escape', '{"body":"\\x41"}'],
    ['half an escape', '{"body":"\\u12"}'],
    ['form data', 'title_text=x&body=x'],
    ['a secret word', 'hunter2-is-my-password'],
    ['null', 'null'],
    ['a boolean', 'true'],
    ['a number', '42'],
    ['a string', '"{}"'],
    ['an empty array', '[]'],
    ['an array of objects', '[{"title_text":"x","body":"x"}]'],
  ]
  const cases = texts.flatMap(([what, text]) => writes.map((write) => ({ what, text, write })))
  test.each(cases)('$write.operation: $what', async ({ text, write }) => {
    const answer = await expectRefused(() => sendBytes(write, text), undefined)
    // Neither the parser's own words nor what was sent come back (specification 7).
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

  test.each(writes)('$operation: no body and no Content-Type at all', async (write) => {
    await expectRefused(() => sendBytes(write, undefined, {}), undefined)
  })

  test.each(writes.filter(({ method }) => method === 'POST'))(
    '$operation: it stores nothing under an Idempotency-Key, which can be used again (specification 4)',
    async (write) => {
      const headers = { ...json, 'Idempotency-Key': `unreadable ${write.operation}` }
      await expectRefused(() => sendBytes(write, '{', headers), undefined)
      expect((await sendBytes(write, JSON.stringify(write.valid()), headers)).status).toBe(201)
    },
  )

  test('white space around the object is no part of it, nor is a byte order mark (RFC 8259 2, 8.1)', async () => {
    for (const around of [' \r\n', '\ufeff']) {
      const answer = await sendBytes(
        createTaskComment,
        `${around}{"body":"x"}${around.trim() || ' '}`.trimEnd(),
      )
      expect([answer.status, (answer.body as Schemas['TaskCommentResponse']).data.body]).toEqual([201, 'x'])
    }
  })
})

describe('415 unsupported_media_type (decisions 1.3, 6.8, 7.1)', () => {
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
  test.each(good.map(shown))('not for %s', async (_shown, headers) => {
    for (const write of writes) {
      const { status } = await sendBytes(write, JSON.stringify(write.valid()), headers)
      expect(status).toBe(write.method === 'POST' ? 201 : 200)
    }
  })

  const bad: Record<string, string>[] = [
    {},
    { 'Content-Type': '' },
    { 'Content-Type': 'json' },
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'text/json' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/octet-stream' },
    { 'Content-Type': 'application/vnd.api+json' },
    { 'Content-Type': 'application/merge-patch+json' },
    { 'Content-Type': 'application/json-patch+json' },
    { 'Content-Type': 'application/jsonx' },
    { 'Content-Type': 'application/*' },
    { 'Content-Type': '*/*' },
    { 'Content-Type': 'application/json, text/plain' },
    { 'Content-Type': 'text/plain; application/json' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'Content-Type': 'application/json; charset=iso-8859-1' },
    { 'Content-Type': 'application/json; charset=us-ascii' },
    { ...json, 'Content-Encoding': 'gzip' },
    { ...json, 'Content-Encoding': 'deflate' },
    { ...json, 'Content-Encoding': 'br' },
    { ...json, 'Content-Encoding': 'identity, gzip' },
    { ...json, 'Content-Encoding': 'nonsense' },
  ]
  const refusal = {
    status: 415,
    body: { error: { type: 'invalid_request_error', code: 'unsupported_media_type' } },
  }
  test.each(bad.map(shown))('for %s', async (_shown, headers) => {
    const before = await written()
    for (const write of writes) {
      const answer = await sendBytes(write, JSON.stringify(write.valid()), headers)
      expect(answer).toMatchObject(refusal)
      expect(answer.body).not.toHaveProperty('error.param')
    }
    expect(await written()).toEqual(before)
  })

  test('for a body that really is compressed', async () => {
    const body = gzipSync(JSON.stringify(createTask.valid())) as Uint8Array<ArrayBuffer>
    expect(await sendBytes(createTask, body, { ...json, 'Content-Encoding': 'gzip' })).toMatchObject(refusal)
  })

  test('for a body without a length or a Content-Type', async () => {
    expect(await sendBytes(createTask, new Blob(['{}']).stream(), {})).toMatchObject(refusal)
  })

  test('whatever the Idempotency-Key was used for (decision 7.1)', async () => {
    const headers = { 'Idempotency-Key': 'media types' }
    expect((await send(createTask, createTask.valid(), headers)).status).toBe(201)
    const type = { 'Content-Type': 'text/plain' }
    const body = JSON.stringify(createTask.valid())
    expect(await sendBytes(createTask, body, { ...headers, ...type })).toMatchObject(refusal)
  })
})

describe('413 payload_too_large (decision 1.3)', () => {
  /** A valid body of just so many bytes. */
  const ofSize = (write: Write, bytes: number, filler = 'x') => {
    const body = (padding: string) => JSON.stringify({ ...write.valid(), padding })
    const room = bytes - Buffer.byteLength(body(''))
    const padding = filler.repeat(room / Buffer.byteLength(filler))
    return body(padding + 'x'.repeat(room - Buffer.byteLength(padding)))
  }
  const chunked = (text: string) => new Blob([text]).stream()
  const refusal = {
    status: 413,
    body: { error: { type: 'invalid_request_error', code: 'payload_too_large' } },
  }

  test.each(writes)('$operation: the limit is taken, one byte more is not', async (write) => {
    const taken = write.method === 'POST' ? 201 : 200
    for (const filler of ['x', 'é', '🙂']) {
      const most = ofSize(write, bodyLimitBytes, filler)
      const more = ofSize(write, bodyLimitBytes + 1, filler)
      expect(Buffer.byteLength(more)).toBe(bodyLimitBytes + 1)
      expect((await sendBytes(write, most)).status).toBe(taken)
      expect((await sendBytes(write, chunked(most))).status).toBe(taken)
      const before = await written()
      expect(await sendBytes(write, more)).toMatchObject(refusal)
      expect(await sendBytes(write, chunked(more))).toMatchObject(refusal)
      expect(await written()).toEqual(before)
    }
  })

  test('what is too large is not parsed: the rest of it may be anything', async () => {
    expect(await sendBytes(createTask, '{'.repeat(bodyLimitBytes + 1))).toMatchObject(refusal)
    expect(await sendBytes(createTask, chunked('{'.repeat(bodyLimitBytes + 1)))).toMatchObject(refusal)
  })

  test('the limit is 1 MiB unless it is configured', async () => {
    const plain = await startApp({}, 'test')
    const caller = plain.withSecret((await plain.fixture()).keys.full.secret)
    const sized = (bytes: number) => {
      const body = { title_text: '' }
      return { title_text: 'x'.repeat(bytes - JSON.stringify(body).length) }
    }
    // Within the limit, and so read: the title is too long.
    expect(await caller.post('/tasks', sized(1_048_576))).toMatchObject({ status: 422 })
    expect(await caller.post('/tasks', sized(1_048_577))).toMatchObject(refusal)
  })
})

describe('names that JavaScript gives a meaning are unknown fields like any other (decision 1.4)', () => {
  const names = [
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'toString',
    'valueOf',
    'length',
    '',
    '0',
  ]
  const cases = names.flatMap((name) => writes.map((write) => ({ name, write })))
  test.each(cases)('$write.operation ignores "$name"', async ({ name, write }) => {
    for (const value of ['null', '1', '"x"', '[]', '{"title_text":7,"body":7,"toString":null}']) {
      const rest = JSON.stringify(write.valid()).slice(1, -1)
      const text = `{${JSON.stringify(name)}:${value}${rest && ','}${rest}}`
      expect((await sendBytes(write, text)).status).toBe(write.method === 'POST' ? 201 : 200)
    }
    expect(Object.prototype).not.toHaveProperty('title_text')
  })

  test('and give no body what it lacks, nor hide what it may not have', async () => {
    const inherited = '{"__proto__":{"title_text":"x","body":"x"},"constructor":{"prototype":{"title":"x"}}'
    await expectRefused(() => sendBytes(createTask, `${inherited}}`), 'title_text')
    await expectRefused(() => sendBytes(createTaskComment, `${inherited}}`), 'body')
    await expectRefused(() => sendBytes(createEvent, `${inherited}}`), 'title')
    const hiding = '{"body":"x","__proto__":{"mention_user_ids":[]}'
    expect((await sendBytes(createTaskComment, `${hiding}}`)).status).toBe(201)
    const both = `${hiding},"mention_user_ids":[]}`
    await expectRefused(() => sendBytes(createTaskComment, both), 'mention_user_ids')
  })
})

describe('deep nesting, 100,000 levels', () => {
  const arrays = '['.repeat(100_000) + ']'.repeat(100_000)
  const objects = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

  test.each(writes)('$operation: in an unknown field it is ignored', async (write) => {
    const rest = JSON.stringify(write.valid()).slice(1, -1)
    for (const deep of [arrays, objects(40_000)]) {
      const text = `{"unknown":${deep}${rest && ','}${rest}}`
      expect((await sendBytes(write, text)).status).toBe(write.method === 'POST' ? 201 : 200)
    }
  })

  test.each(fields)(
    '$write.operation: $field is refused like any other wrong value',
    async ({ write, field, types }) => {
      const text = JSON.stringify({ ...write.valid(), [field]: '@' }).replace(
        '"@"',
        types.includes('array') ? `[${arrays}]` : arrays,
      )
      await expectRefused(() => sendBytes(write, text), field)
    },
  )

  test.each(writes.filter(({ method }) => method === 'POST'))(
    '$operation: with an Idempotency-Key it is ignored just so',
    async (write) => {
      const rest = JSON.stringify(write.valid()).slice(1)
      for (const [i, deep] of [arrays, objects(40_000), objects(4000)].entries()) {
        const headers = { ...json, 'Idempotency-Key': `deep ${write.operation} ${i}` }
        const text = `{"unknown":${deep},${rest}`
        expect((await sendBytes(write, text, headers)).status).toBe(201)
        expect((await sendBytes(write, text, headers)).headers['idempotent-replay']).toBe('true')
      }
      expect((await full.get('/me')).status).toBe(200)
    },
  )

  test('of nothing but an array is no object', async () => {
    await expectRefused(() => sendBytes(createTask, arrays), undefined)
  })
})

describe('JSON that says a thing twice, or in its own way', () => {
  test('of a repeated name the last counts', async () => {
    const target = `"project_id":"${world.projects.main}"`
    const last = await sendBytes(createTask, `{"title_text":7,${target},"title_text":"last"}`)
    expect(last.body).toHaveProperty('data.title', 'last')
    await expectRefused(
      () => sendBytes(createTask, `{"title_text":"first",${target},"title_text":7}`),
      'title_text',
    )
    const hidden = '{"mention_user_ids":[],"body":"x","mention_user_ids":null}'
    await expectRefused(() => sendBytes(createTaskComment, hidden), 'mention_user_ids')
  })

  test('an escaped name is the name', async () => {
    await expectRefused(
      () => sendBytes(createTaskComment, '{"body":"x","mention_user_\\u0069ds":[]}'),
      'mention_user_ids',
    )
  })

  const progress: [text: string, value: number | undefined][] = [
    ['0', 0],
    ['-0', 0],
    ['100', 100],
    ['100.0', 100],
    ['1e2', 100],
    ['0.5e1', 5],
    ['1.5', undefined],
    ['100.0000001', undefined],
    ['1e400', undefined],
    ['-1e400', undefined],
    ['1e308', undefined],
    ['123456789012345678901234567890', undefined],
    ['1e-400', 0],
    ['1e-10', undefined],
    ['-1', undefined],
    ['101', undefined],
    ['4294967396', undefined],
  ]
  test.each(progress)('progress %s counts as %s', async (text, value) => {
    for (const write of [createTask, updateTask]) {
      const body = JSON.stringify({ ...write.valid(), progress: '@' }).replace('"@"', text)
      if (value === undefined) await expectRefused(() => sendBytes(write, body), 'progress')
      else expect((await sendBytes(write, body)).body).toHaveProperty('data.progress', value)
    }
  })

  test.each([
    ['9007199254740991', true],
    ['-9007199254740991', true],
    ['9007199254740992', false],
    ['-9007199254740992', false],
    ['9007199254740993', false],
    ['1e400', false],
    ['0.1', false],
  ])('order %s: %s', async (text, isTaken) => {
    const body = JSON.stringify({ ...createEvent.valid(), order: '@' }).replace('"@"', text)
    if (!isTaken) return void (await expectRefused(() => sendBytes(createEvent, body), 'order'))
    const answer = await sendBytes(createEvent, body)
    expect(answer.status).toBe(201)
    const [row] = await app.context.sql`
      select "order"::text from events where id = ${(answer.body as Schemas['EventResponse']).data.id}`
    expect(row).toEqual({ order: text })
  })
})

describe('U+0000 and unpaired surrogates are 422 in every documented string (decision 1.5)', () => {
  const bad: [what: string, text: string][] = [
    ['U+0000', '\0'],
    ['a high surrogate', '\ud83d'],
    ['a low surrogate', '\ude42'],
    ['a pair the wrong way round', '\ude42\ud83d'],
    ['two high surrogates', '\ud83d\ud83d'],
  ]
  const strings = ofType('string').flatMap((field) => bad.map(([what, text]) => ({ ...field, what, text })))
  test.each(strings)('$write.operation: $what in $field', async ({ write, field, text }) => {
    for (const value of [text, `a${text}`, `\ud83d\ude42${text}\ud83d\ude42`]) {
      await expectRefused(() => send(write, { ...write.valid(), [field]: value }), field)
    }
  })

  const lists = ofType('array').flatMap((field) => bad.map(([what, text]) => ({ ...field, what, text })))
  test.each(lists)('$write.operation: $what in an item of $field', async ({ write, field, text }) => {
    const items = [world.users.owner, `${world.users.admin}${text}`]
    await expectRefused(() => send(write, { ...write.valid(), [field]: items }), field)
  })

  test('in a field that is not documented they are ignored with it (decision 1.4)', async () => {
    for (const [, text] of bad)
      await expectTaken(createTask, { ...createTask.valid(), note: text, [text]: 1 })
  })

  test('everything else is stored as it was sent, neither trimmed nor normalised (decision 1.5)', async () => {
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
        ...createTask.valid(),
        title_text: text,
        description: text,
      })
      expect(task.body).toMatchObject({ data: { title: text, description: text } })
      const { id } = (task.body as Schemas['TaskResponse']).data
      expect((await full.get(`/tasks/${id}`)).body).toEqual(task.body)
      const comment = await expectTaken(createTaskComment, { body: text })
      expect(comment.body).toHaveProperty('data.body', text)
      const event = await expectTaken(createEvent, { ...createEvent.valid(), title: text, location: text })
      expect(event.body).toMatchObject({ data: { title: text, location: text } })
    }
  })
})

describe('bounds, as the contract states them', () => {
  const shownAs: Record<string, string> = { title_text: 'title' }
  const astral = '🙂'
  const long = fields.filter((field) => field.maxLength !== undefined)
  test('are there to be tested', () => {
    expect(long.map(({ write, field, maxLength }) => [write.operation, field, maxLength])).toEqual([
      ['createTask', 'title_text', 500],
      ['createTask', 'description', 20000],
      ['updateTask', 'title_text', 500],
      ['updateTask', 'description', 20000],
      ['createTaskComment', 'body', 10000],
      ['createEvent', 'title', 255],
      ['createEvent', 'color', 7],
    ])
    expect(ofType('integer').map(({ field, minimum, maximum }) => [field, minimum, maximum])).toEqual([
      ['progress', 0, 100],
      ['progress', 0, 100],
      ['repeat_interval', 1, 365],
      ['reminder_minutes_before', 1, 10080],
      ['order', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ])
    expect(ofType('array').map(({ field, maxItems }) => [field, maxItems])).toEqual([
      ['user_ids', 100],
      ['invited_users', 500],
    ])
  })

  const plain = long.filter(({ pattern = '', maxLength = 0 }) =>
    new RegExp(pattern, 'u').test(astral.repeat(maxLength)),
  )
  const letters = ['x', 'é', 'e\u0301', '任', astral]
  test.each(plain.flatMap((field) => letters.map((letter) => ({ ...field, letter }))))(
    '$write.operation: $field takes $maxLength code points of $letter, and not one more (specification 8)',
    async ({ write, field, maxLength = 0, letter }) => {
      const points = [...letter.repeat(maxLength)]
      const most = points.slice(0, maxLength).join('')
      const answer = await expectTaken(write, { ...write.valid(), [field]: most })
      expect(answer.body).toHaveProperty(`data.${shownAs[field] ?? field}`, most)
      await expectRefused(() => send(write, { ...write.valid(), [field]: `${most}x` }), field)
      await expectRefused(() => send(write, { ...write.valid(), [field]: `${most}${astral}` }), field)
    },
  )

  test.each(fields.filter((field) => field.minLength !== undefined))(
    '$write.operation: $field takes $minLength, and not one less',
    async ({ write, field, minLength = 0 }) => {
      await expectTaken(write, { ...write.valid(), [field]: 'x'.repeat(minLength) })
      await expectRefused(() => send(write, { ...write.valid(), [field]: 'x'.repeat(minLength - 1) }), field)
    },
  )

  test.each(ofType('integer'))(
    '$write.operation: $field takes $minimum to $maximum, and nothing beyond (specification 8)',
    async ({ write, field, minimum = NaN, maximum = NaN }) => {
      const put = (value: unknown) => ({ ...write.valid(), [field]: value })
      for (const value of [minimum, minimum + 1, maximum - 1, maximum]) await expectTaken(write, put(value))
      for (const value of [minimum - 1, maximum + 1, minimum + 0.5 + (minimum < -1 ? 1e15 : 0)]) {
        if (Number.isInteger(value) && value >= minimum && value <= maximum) continue
        await expectRefused(() => send(write, put(value)), field)
      }
    },
  )

  test.each(ofType('array'))(
    '$write.operation: $field takes $maxItems, repeats counted, and not one more (decisions 6.10, 7.4)',
    async ({ write, field, maxItems = 0 }) => {
      const items = Array<string>(maxItems).fill(world.users.owner)
      await expectTaken(write, { ...write.valid(), [field]: items })
      await expectTaken(write, { ...write.valid(), [field]: [] })
      await expectRefused(
        () => send(write, { ...write.valid(), [field]: [...items, world.users.owner] }),
        field,
      )
    },
  )

  test.each(fields.filter((field) => field.enum !== undefined))(
    '$write.operation: $field takes its values, and nothing like them',
    async ({ write, field, enum: values = [] }) => {
      for (const value of values) {
        const interval = write === createEvent ? { repeat_interval: 1 } : {}
        const answer = await expectTaken(write, { ...write.valid(), ...interval, [field]: value })
        expect(answer.body).toHaveProperty(`data.${field}`, value)
      }
      const likeness = values.filter((value) => value !== null).map(String)
      for (const value of [
        '',
        ' ',
        'x',
        'null',
        ...likeness.map((one) => one.toUpperCase()),
        `${likeness[0]} `,
      ]) {
        await expectRefused(() => send(write, { ...write.valid(), [field]: value }), field)
      }
    },
  )
})

describe('values of another type are 422 and name the field (specification 7)', () => {
  const values: [type: string, value: unknown][] = [
    ['string', 'x'],
    ['string', '1'],
    ['string', ''],
    ['integer', 1],
    ['number', 1.5],
    ['boolean', true],
    ['boolean', false],
    ['array', []],
    ['array', ['x']],
    ['object', {}],
    ['object', { id: 'x' }],
    ['null', null],
  ]
  const typed = fields.filter(({ types }) => types.length > 0)
  const wrong = typed.flatMap((field) =>
    values
      .filter(([type]) => !field.types.includes(type))
      .map(([, value]) => ({ ...field, value, shown: JSON.stringify(value) })),
  )
  test.each(wrong)('$write.operation: $field of $shown', async ({ write, field, value }) => {
    await expectRefused(() => send(write, { ...write.valid(), [field]: value }), field)
  })

  const items = ofType('array').flatMap((field) =>
    [1, 1.5, true, null, {}, [], ['x']].map((item) => ({ ...field, item, shown: JSON.stringify(item) })),
  )
  test.each(items)('$write.operation: $field with an item of $shown', async ({ write, field, item }) => {
    for (const list of [[item], [world.users.owner, item]]) {
      await expectRefused(() => send(write, { ...write.valid(), [field]: list }), field)
    }
  })

  test.each(typed.filter(({ types }) => types.includes('null')))(
    '$write.operation: $field may be null',
    async (of) => {
      // Without a project a new task has no place.
      const place = of.field === 'project_id' && of.write === createTask ? { card_id: world.cards.todo } : {}
      await expectTaken(of.write, { ...of.write.valid(), ...place, [of.field]: null })
    },
  )

  test.each(fields.filter(({ required }) => required))(
    '$write.operation: $field is required',
    async ({ write, field }) => {
      await expectRefused(() => send(write, without(write.valid(), field)), field)
    },
  )

  test('createTask: one of card_id and project_id is required (decision 4.1)', async () => {
    for (const target of [{}, { card_id: null }, { project_id: null }, { card_id: null, project_id: null }]) {
      await expectRefused(() => send(createTask, { title_text: 'x', ...target }), 'project_id')
    }
  })

  test.each(['daily', 'weekly', 'monthly', 'yearly'])(
    'createEvent: repeat_interval is required for %s, and null is none (specification 4)',
    async (repeat) => {
      const body = { ...createEvent.valid(), repeat }
      await expectRefused(() => send(createEvent, body), 'repeat_interval')
      await expectRefused(() => send(createEvent, { ...body, repeat_interval: null }), 'repeat_interval')
      await expectTaken(createEvent, { ...body, repeat_interval: 1 })
    },
  )

  test('createEvent: repeat_interval beside none must still have its form (decision 4.9)', async () => {
    await expectTaken(createEvent, { ...createEvent.valid(), repeat_interval: 365 })
    for (const repeat_interval of [0, 366, '1']) {
      await expectRefused(
        () => send(createEvent, { ...createEvent.valid(), repeat_interval }),
        'repeat_interval',
      )
    }
  })
})

describe('param is the first failing field in the order of the contract (decision 1.5)', () => {
  const pairs = writes.flatMap((write) => {
    const own = fieldsOf(write)
    return own.flatMap((first, i) =>
      own.slice(i + 1).map((second) => ({ write, first: first.field, second: second.field })),
    )
  })
  test.each(pairs)('$write.operation: $first before $second', async ({ write, first, second }) => {
    // An object is the wrong value for every field; the order of the members must not matter.
    await expectRefused(() => send(write, { ...write.valid(), [first]: {}, [second]: {} }), first)
    const rest = without(write.valid(), first, second)
    await expectRefused(() => send(write, { [second]: {}, ...rest, [first]: {} }), first)
  })

  const missing = writes.flatMap((write) => {
    const own = fieldsOf(write)
    return own
      .filter(({ required }) => required)
      .flatMap((left) =>
        own
          .filter((broken) => broken !== left)
          .map((broken) => ({
            write,
            left: left.field,
            broken: broken.field,
            first: own.indexOf(left) < own.indexOf(broken) ? left.field : broken.field,
          })),
      )
  })
  test.each(missing)(
    '$write.operation: without $left and with a wrong $broken: $first',
    async ({ write, left, broken, first }) => {
      await expectRefused(() => send(write, { ...without(write.valid(), left), [broken]: {} }), first)
    },
  )

  const interval = fieldsOf(createEvent).filter(({ field }) => !['repeat', 'repeat_interval'].includes(field))
  test.each(interval)(
    'createEvent: without the repeat_interval it needs, and $field wrong',
    async ({ field }) => {
      const names = fieldsOf(createEvent).map((one) => one.field)
      const first = names.indexOf(field) < names.indexOf('repeat_interval') ? field : 'repeat_interval'
      const body = { ...createEvent.valid(), repeat: 'weekly', [field]: {} }
      await expectRefused(() => send(createEvent, body), first)
      await expectRefused(() => send(createEvent, { ...body, repeat_interval: null }), first)
    },
  )

  test('nor does a rule of what the values mean come before it', async () => {
    const body = {
      ...createEvent.valid(),
      end_time: '09:00',
      timezone: 'Mars/Phobos',
      invited_users: ['nobody'],
    }
    await expectRefused(() => send(createEvent, body), 'end_time')
    await expectRefused(() => send(createEvent, { ...body, end_time: '11:00' }), 'timezone')
    await expectRefused(
      () => send(createEvent, { ...body, end_time: '11:00', timezone: 'UTC', project_id: 'nope' }),
      'project_id',
    )
    await expectRefused(
      () => send(createEvent, { ...body, end_time: '11:00', timezone: 'UTC' }),
      'invited_users',
    )
  })
})

describe('titles and comment bodies of only white space (decisions 1.5, 4.9, 7.4)', () => {
  const blanks = [
    '',
    ' ',
    '\t\r\n',
    '\u00a0',
    '\u1680',
    '\u2003',
    '\u2028',
    '\u3000',
    '\ufeff',
    ' \u00a0 '.repeat(40),
  ]
  const cases = (
    [
      [createTask, 'title_text'],
      [createTaskComment, 'body'],
      [createEvent, 'title'],
    ] as const
  ).flatMap(([write, field]) =>
    blanks.map((blank) => ({
      write,
      field,
      blank,
      shown: JSON.stringify(blank).slice(0, 12),
    })),
  )
  test.each(cases)('$write.operation: $field of $shown is 422', async ({ write, field, blank }) => {
    await expectRefused(() => send(write, { ...write.valid(), [field]: blank }), field)
    const answer = await expectTaken(write, { ...write.valid(), [field]: `${blank}x${blank}` })
    expect(answer.text).toContain(JSON.stringify(`${blank}x${blank}`))
  })

  test.each([...blanks, null])('updateTask takes a title_text of %j', async (title_text) => {
    const answer = await expectTaken(updateTask, { title_text })
    expect(answer.body).toHaveProperty('data.title', title_text ?? '')
  })
})

describe('unknown fields are ignored (decision 1.4)', () => {
  const others = () => ({
    id: 'task_00000000000000000000000000',
    workspace_id: world.foreign.workspace,
    title_text_: 'x',
    Title_Text: 7,
    assignee_ids: [world.users.admin],
    author: { id: world.users.admin },
    author_id: world.users.admin,
    created_by: world.users.admin,
    completed: true,
    due_date: '2030-01-01',
    due_time: '00:00',
    created_at: '2000-01-01T00:00:00Z',
    updated_at: '2000-01-01T00:00:00Z',
    visible: false,
    recurrence: 'daily',
    parent_id: 'comment_00000000000000000000000000',
  })

  test.each(writes)('$operation: also where they are those of an answer', async (write) => {
    const plain = (await expectTaken(write, write.valid())).body as { data: Body }
    const { data } = (await expectTaken(write, { ...others(), ...write.valid() })).body as { data: Body }
    const { id, created_at, updated_at, ...rest } = data
    expect(rest).toEqual(Object.fromEntries(Object.entries(plain.data).filter(([name]) => name in rest)))
    expect(created_at).not.toMatch(/^2000/)
    expect(updated_at ?? '').not.toMatch(/^2000/)
    expect(id).not.toBe(others().id)
  })

  test('updateTask changes nothing that it does not document: project, column, assignees (specification 4)', async () => {
    const before = await full.get(updateTask.path())
    const moved = {
      project_id: world.projects.second,
      card_id: world.cards.done,
      user_ids: [world.users.member],
    }
    expect((await expectTaken(updateTask, { ...moved, ...others() })).text).toBe(before.text)
  })

  test('mention_user_ids is unknown where it is not documented', async () => {
    for (const write of [createTask, updateTask, createEvent]) {
      await expectTaken(write, { ...write.valid(), mention_user_ids: [world.users.admin] })
    }
  })
})

describe('mention_user_ids must not be sent in a comment, in no form (specification 4)', () => {
  test.each([null, [], '', 0, false, {}, 'x', ['x'], [[]], '@anna', 1])('%j', async (value) => {
    await expectRefused(
      () => send(createTaskComment, { body: 'x', mention_user_ids: value }),
      'mention_user_ids',
    )
  })

  test('the id of a member', async () => {
    const body = { body: 'x', mention_user_ids: [world.users.member] }
    await expectRefused(() => send(createTaskComment, body), 'mention_user_ids')
  })

  test.each(['Mention_User_Ids', 'mention_user_id', 'mentionUserIds', ' mention_user_ids'])(
    '%s is another field, and ignored',
    async (name) => {
      await expectTaken(createTaskComment, { body: 'x', [name]: [] })
    },
  )
})

describe('dates, YYYY-MM-DD and on the calendar', () => {
  const dates = [
    [createTask, 'end_date', 'due_date'],
    [updateTask, 'end_date', 'due_date'],
    [createEvent, 'date', 'date'],
  ] as const
  const good = [
    '2026-12-31',
    '2028-02-29',
    '2000-02-29',
    '0001-01-01',
    '0099-06-30',
    '1582-10-10',
    '9999-12-31',
  ]
  test.each(good)('%s is taken, and read as it was written', async (date) => {
    for (const [write, field, shown] of dates) {
      const answer = await expectTaken(write, { ...write.valid(), [field]: date })
      expect(answer.body).toHaveProperty(`data.${shown}`, date)
    }
  })

  const bad = [
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '-001-01-01',
    '+2026-01-01',
    '12026-01-01',
    '026-01-01',
    '2026-1-1',
    '26-01-01',
    '20260101',
    '2026/01/01',
    '01-01-2026',
    '2026-W01-1',
    '2026-001',
    '2026-01',
    '2026-01-01T00:00:00Z',
    '2026-01-01 ',
    ' 2026-01-01',
    '2026-01-01\n',
    '２０２６-01-01',
    '٢٠٢٦-01-01',
    'infinity',
    '-infinity',
    'epoch',
    'today',
    'now',
    'null',
    '',
  ]
  test.each(bad)('%j is 422', async (date) => {
    for (const [write, field] of dates) {
      await expectRefused(() => send(write, { ...write.valid(), [field]: date }), field)
    }
  })
})

describe('times of day, HH:mm', () => {
  const times = [
    [createTask, 'end_time'],
    [updateTask, 'end_time'],
    [createEvent, 'start_time'],
    [createEvent, 'end_time'],
  ] as const

  test.each(['00:00', '09:05', '19:59', '23:59'])('%s is taken, and read as it was written', async (time) => {
    const due = { end_date: '2026-12-01', end_time: time }
    for (const write of [createTask, updateTask]) {
      expect((await expectTaken(write, { ...write.valid(), ...due })).body).toHaveProperty(
        'data.due_time',
        time,
      )
    }
    const span =
      time === '23:59' ? { start_time: '00:00', end_time: time } : { start_time: time, end_time: '23:59' }
    expect((await expectTaken(createEvent, { ...createEvent.valid(), ...span })).body).toMatchObject({
      data: span,
    })
  })

  const bad = [
    '24:00',
    '23:60',
    '99:99',
    '9:00',
    '09:0',
    '0900',
    '09',
    '09:00:00',
    '09:00Z',
    '09:00+01:00',
    'T09:00',
    '-1:00',
    '09.00',
    '9:00 AM',
    ' 09:00',
    '09:00 ',
    '09:00\n',
    '２０:00',
    '٠٩:٠٠',
    'noon',
    '',
  ]
  test.each(bad)('%j is 422', async (time) => {
    for (const [write, field] of times) {
      await expectRefused(() => send(write, { ...write.valid(), [field]: time }), field)
    }
  })

  test('an end_time that would be dropped must still have its form (decision 4.9)', async () => {
    for (const write of [createTask, updateTask]) {
      await expectRefused(
        () => send(write, { ...write.valid(), end_date: null, end_time: '24:00' }),
        'end_time',
      )
    }
  })

  test.each([
    ['10:00', '10:00'],
    ['10:01', '10:00'],
    ['23:59', '00:00'],
  ])('an event from %s to %s is 422, and names end_time (decision 4.10)', async (start_time, end_time) => {
    await expectRefused(() => send(createEvent, { ...createEvent.valid(), start_time, end_time }), 'end_time')
  })
})

describe('date-times, RFC 3339 with an offset (decision 4.9)', () => {
  const stored = async (table: 'tasks' | 'events', id: string) => {
    const [row] = await app.context.sql<{ at: Date }[]>`
      select extract(epoch from reminder_at) * 1000 as at from ${app.context.sql(table)} where id = ${id}`
    return new Date(Number(row?.at)).toISOString()
  }
  const good: [text: string, instant: string][] = [
    ['2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01t10:00:00z', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:00.5Z', '2026-12-01T10:00:00.500Z'],
    ['2026-12-01T10:00:00.123456789Z', '2026-12-01T10:00:00.123Z'],
    ['2026-12-01T10:00:00+00:00', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:00-00:00', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:00+05:45', '2026-12-01T04:15:00.000Z'],
    ['2026-12-01T10:00:00+23:59', '2026-11-30T10:01:00.000Z'],
    ['2026-12-01T10:00:00-23:59', '2026-12-02T09:59:00.000Z'],
    ['2028-02-29T23:59:59-01:00', '2028-03-01T00:59:59.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ]
  test.each(good)('%s is taken, and means %s', async (text, instant) => {
    expect(accepts('TaskUpdate', { reminder_date: text })).toBe(true)
    await expectTaken(updateTask, { reminder_date: text })
    expect(await stored('tasks', world.tasks.first)).toBe(instant)
    const event = await expectTaken(createEvent, { ...createEvent.valid(), reminder_at: text })
    expect(await stored('events', (event.body as Schemas['EventResponse']).data.id)).toBe(instant)
  })

  const bad = [
    '2026-12-01T10:00:00',
    '2026-12-01T10:00',
    '2026-12-01T10:00Z',
    '2026-12-01',
    '10:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-02-29T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-12-01T24:00:00Z',
    '2026-12-01T23:60:00Z',
    '2026-12-01T23:59:61Z',
    '2026-12-01T12:00:60Z',
    '2026-12-01T24:59:60+01:00',
    '2026-12-01T23:60:60+00:01',
    '2026-12-01T10:00:00+24:00',
    '2026-12-01T10:00:00+23:60',
    '2026-12-01T10:00:00+1:00',
    '2026-12-01T10:00:00+01',
    '2026-12-01T10:00:00+0100',
    '2026-12-01T10:00:00 Z',
    '2026-12-01T10:00:00 +01:00',
    '2026-12-01T10:00:00ZZ',
    '2026-12-01T10:00:00CET',
    '2026-12-01T10:00:00[Europe/Oslo]',
    '2026-12-01T10:00:00.Z',
    '2026-12-01T10:00:00,5Z',
    '20261201T100000Z',
    '2026-W49-2T10:00:00Z',
    'Tue, 01 Dec 2026 10:00:00 GMT',
    '1796119200',
    '0000-01-01T00:00:00Z',
    '10000-01-01T00:00:00Z',
    '-0001-01-01T00:00:00Z',
    '2026-12-01T10:00:00Z\n',
    ' 2026-12-01T10:00:00Z',
    'infinity',
    'now',
    '',
  ]
  test.each(bad)('%j is 422, as the contract alone says (decision 6.9)', async (text) => {
    expect(accepts('TaskUpdate', { reminder_date: text })).toBe(false)
    expect(accepts('EventCreate', { ...createEvent.valid(), reminder_at: text })).toBe(false)
    await expectReminderRefused(text)
  })

  const outside = ['0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01', '9999-12-31T23:59:60Z']
  test.each(outside)('%s is 422: in UTC it lies outside the years 0001 to 9999', expectReminderRefused)

  async function expectReminderRefused(text: string): Promise<void> {
    await expectRefused(() => send(updateTask, { reminder_date: text }), 'reminder_date')
    await expectRefused(() => send(createEvent, { ...createEvent.valid(), reminder_at: text }), 'reminder_at')
  }
})

describe('the other forms of an event', () => {
  const forms: [field: string, good: string[], bad: string[]][] = [
    [
      'timezone',
      ['UTC', 'GMT', 'Europe/Oslo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'Asia/Kolkata'],
      [
        '',
        '+01:00',
        '-05:00',
        '+0100',
        'UTC+1',
        'Mars/Phobos',
        'Europe/',
        '/Oslo',
        'Europe/Oslo ',
        'x'.repeat(10_000),
      ],
    ],
    [
      'color',
      ['#fff', '#FFF', '#09afAF', '#c2703d'],
      ['', '#', 'red', 'fff', '#ff', '#ffff', '#fffff', '#fffffff', '#ggg', '#fff ', '#ｆｆｆ', 'rgb(0,0,0)'],
    ],
    [
      'meet_link',
      [
        'https://meet.example.com/abc?x=1#y',
        'tel:+4712345678',
        'xmpp:room@example.com',
        'https://[2001:db8::1]/x',
      ],
      [
        '',
        'meet.example.com/abc',
        '/abc',
        '//example.com/x',
        'https://ex ample.com',
        'https://exämple.com',
        'https://x/%zz',
        'x'.repeat(10_000),
      ],
    ],
  ]
  const values = forms.flatMap(([field, good, bad]) => [
    ...good.map((value) => ({ field, value, isTaken: true })),
    ...bad.map((value) => ({ field, value, isTaken: false })),
  ])
  test.each(values)(
    '$field $value: taken is $isTaken (decisions 4.10, 6.11)',
    async ({ field, value, isTaken }) => {
      const body = { ...createEvent.valid(), [field]: value }
      if (isTaken) await expectTaken(createEvent, body)
      else await expectRefused(() => send(createEvent, body), field)
    },
  )
})
