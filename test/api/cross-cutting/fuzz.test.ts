import { once } from 'node:events'
import { request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc, { type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { createApp } from '../../../src/app.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { createHttpServer } from '../../../src/http/http-server.ts'
import { apiPrefix, startApp, type Answer, type Caller, type TestApp } from '../../support/app.ts'
import { contract, expectDocumented, objectSchema, type FieldSchema } from '../../support/contract.ts'

/*
 * A run that fails says with which seed; `FUZZ_SEED=… vitest run test/api/cross-cutting/fuzz.test.ts` repeats it.
 */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const bounded = (numRuns: number) => ({
  seed,
  numRuns,
  interruptAfterTimeLimit: 1_500,
  markInterruptAsFailure: false,
})

let app: TestApp
let world: Fixture
let full: Caller
/** The app within the HTTP server that `npm start` runs. */
let server: Server
beforeAll(async () => {
  console.info(`fuzz seed: ${seed}`)
  app = await startApp({ config: { bodyLimitBytes: 5_000 } })
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
  server = createHttpServer(await createApp(app.context), app.context)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.close()
  // Whatever was thrown at it: nothing went wrong inside.
  expect(app.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

interface Wild {
  method: string
  /** Below the prefix, as it goes over the wire. */
  target: string
  headers: Record<string, string>
  body: Buffer | undefined
}

/** Sends what fetch and supertest would tidy up. */
async function send({ method, target, headers, body }: Wild): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const outgoing = request({ port, host: '127.0.0.1', method, path: apiPrefix + target, headers })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers as Answer['headers'],
    text,
    body: (text === '' ? undefined : JSON.parse(text)) as never,
  }
}

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    operationId,
    method: method.toUpperCase(),
    path,
  })),
)

/** Ids of every kind and state, and what looks like one. */
const knownId = (): Arbitrary<string> =>
  fc.constantFrom(
    ...[world.projects, world.cards, world.tasks, world.events, world.users].flatMap((ids) =>
      Object.values(ids),
    ),
    ...[world.foreign.project, world.foreign.card, world.foreign.task, world.foreign.user],
  )
const text = () =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      '',
      '0',
      '1',
      'true',
      '-1',
      '100',
      'null',
      '2026-11-01',
      '2026-02-30',
      '\0',
      '%',
      "'",
      '"; --',
    ),
    fc.constantFrom(
      '9999-12-31T23:59:59-01:00',
      '0001-01-01T00:00+01:00',
      '0000-01-01',
      '+010000-01-01T00:00Z',
    ),
    knownId(),
  )
const segment = () =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(world.tasks.first, world.tasks.completed, world.projects.main) },
    { weight: 3, arbitrary: knownId() },
    { weight: 2, arbitrary: text().map(encodeURIComponent) },
    // What may stand on the wire, whole or in pieces.
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'%%..//~\\;:@&=+$,!*()[]{}|^`"<>aF0_-') }) },
  )
const parameters = [
  'limit',
  'cursor',
  'project_id',
  'card_id',
  'completed',
  'due_before',
  'due_after',
  'updated_since',
  'from',
  'to',
]
const query = (names: string[] = [...parameters, '__proto__', '']) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), text()), { minLength: 0, maxLength: 5, size: 'max' })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'))
const withQuery = (path: string, search: string) => (search === '' ? path : `${path}?${search}`)

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((c) => c !== 0x7f)
    .map((c) => String.fromCharCode(c)),
  maxLength: 40,
})
const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'application/json;;', '/'),
  },
  { weight: 1, arbitrary: headerText },
)
/** Headers that mostly do no harm. */
const headers = () =>
  fc
    .tuple(
      contentType,
      fc.record(
        {
          'Idempotency-Key': fc.oneof(
            headerText,
            fc.constantFrom('a', 'b', 'x'.repeat(255), 'x'.repeat(256)),
          ),
          'X-Request-Id': headerText,
          'If-None-Match': headerText,
          Range: headerText,
          Accept: headerText,
          Cookie: headerText,
          Origin: headerText,
        },
        { requiredKeys: [] },
      ),
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(null) },
        { weight: 2, arbitrary: headerText },
        { weight: 1, arbitrary: fc.constantFrom('a', 'b', 'x'.repeat(255), 'x'.repeat(256)) },
      ),
      fc.oneof(
        { weight: 20, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom('identity', 'gzip', 'br', '') },
      ),
    )
    .map(([type, rest, idempotencyKey, encoding]) => ({
      'Content-Type': type,
      ...rest,
      ...(idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    }))
const authorization = () =>
  fc.oneof(
    { weight: 25, arbitrary: fc.constant(`Bearer ${world.keys.full.secret}`) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ...Object.values(world.keys).map(({ secret }) => `Bearer ${secret}`),
        'Bearer',
        '',
      ),
    },
    { weight: 1, arbitrary: headerText },
    { weight: 1, arbitrary: headerText.map((token) => `Bearer ${token}`) },
  )

const schemas: Record<string, string> = {
  createTask: 'TaskCreate',
  updateTask: 'TaskUpdate',
  createTaskComment: 'CommentCreate',
  createEvent: 'EventCreate',
}
const fieldNames = Object.values(schemas).flatMap((name) => Object.keys(objectSchema(name).properties))

/** Objects with the names that the contract knows, and others, and any values. */
const wildObject = (maxKeys: number) =>
  fc.dictionary(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...fieldNames) },
      fc.constantFrom('__proto__', 'constructor', 'id'),
      fc.string(),
    ),
    fc.oneof(
      text(),
      knownId(),
      fc.constantFrom(
        'none',
        'weekly',
        'high',
        '10:00',
        '11:00',
        '2026-12-01',
        '2026-12-01T10:00:00Z',
        '#fff',
        'UTC',
      ),
      fc.integer(),
      fc.double(),
      fc.array(knownId(), { maxLength: 3 }),
      fc.jsonValue({ maxDepth: 2 }),
    ),
    { maxKeys },
  )
const validBodies: Record<string, () => Record<string, unknown>> = {
  createTask: () => ({
    title_text: 'x',
    project_id: world.projects.main,
    end_date: '2026-12-01',
    end_time: '10:00',
  }),
  updateTask: () => ({ progress: 100 }),
  createTaskComment: () => ({ body: 'x' }),
  createEvent: () => ({
    title: 'x',
    date: '2026-12-01',
    start_time: '10:00',
    end_time: '11:00',
    repeat: 'none',
  }),
}
const asJson = (value: unknown) => Buffer.from(JSON.stringify(value))
const body = (operationId: string) => {
  const base = validBodies[operationId]?.() ?? {}
  return fc.oneof(
    { weight: 10, arbitrary: wildObject(2).map((wild) => asJson({ ...base, ...wild })) },
    { weight: 4, arbitrary: wildObject(8).map((wild) => asJson({ ...base, ...wild })) },
    { weight: 2, arbitrary: wildObject(8).map(asJson) },
    { weight: 1, arbitrary: fc.json().map((value) => Buffer.from(value)) },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: fc.constantFrom(...'{}[]",:\\ue0d8-+.tfn\0\ufeff') })
        .map((value) => Buffer.from(value)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 4_990, max: 5_010 }).map((length) => Buffer.alloc(length, ' ')),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

/** No failure of the server's, and nothing that the contract does not say. */
function expectSound(wild: Wild, answer: Answer): void {
  expect(answer.status).toBeLessThan(500)
  expect(answer.status).not.toBe(400)
  if (wild.method !== 'HEAD') expectDocumented(wild.method, wild.target, answer)
}

describe('whatever is sent, the answer is a documented one and no 5xx (decisions 1.7, 6.7)', () => {
  test.each(operations)(
    '$operationId, with any id, query, headers and body',
    async ({ operationId, method, path }) => {
      const wilds = fc.record({
        method: method === 'GET' ? fc.constantFrom('GET', 'GET', 'GET', 'HEAD') : fc.constant(method),
        target: fc
          .tuple(segment(), query())
          .map(([id, search]) => withQuery(path.replace('{id}', id), search)),
        headers: fc
          .tuple(headers(), authorization())
          .map(([rest, Authorization]) => ({ ...rest, Authorization })),
        body: method === 'GET' ? fc.constant(undefined) : body(operationId),
      })
      await fc.assert(
        fc.asyncProperty(wilds, async (wild) => expectSound(wild, await send(wild))),
        bounded(method === 'GET' ? 60 : 150),
      )
    },
  )

  test('any method and path at all', async () => {
    const paths = operations.map(({ path }) => path)
    const pieces = fc.constantFrom(
      'me',
      'tasks',
      'projects',
      'events',
      'members',
      'cards',
      'comments',
      '',
      '.',
      '..',
      '%2F',
    )
    const wilds = fc.record({
      method: fc.constantFrom(
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
        'QUERY',
      ),
      target: fc
        .tuple(
          fc.oneof(
            fc.tuple(fc.constantFrom(...paths), segment()).map(([path, id]) => path.replace('{id}', id)),
            fc
              .array(fc.oneof(pieces, segment()), { maxLength: 5 })
              .map((all) => all.map((one) => `/${one}`).join('')),
          ),
          query(),
        )
        .map(([path, search]) => withQuery(path, search)),
      headers: authorization().map((Authorization) => ({ Authorization })),
      body: fc.constant(undefined),
    })
    await fc.assert(
      fc.asyncProperty(wilds, async (wild) => expectSound(wild, await send(wild))),
      bounded(300),
    )
  })
})

describe('what filters cannot read they ignore (specification 4)', () => {
  test('GET /tasks with any filters, and any limit, is 200', async () => {
    const filters = query(parameters.filter((name) => name !== 'cursor'))
    await fc.assert(
      fc.asyncProperty(filters, async (search) => {
        expect((await full.get(withQuery('/tasks', search))).status).toBe(200)
      }),
      bounded(200),
    )
  })

  test('GET /events is 200, or says which bound is no date, or that they are too far apart', async () => {
    const day = fc.oneof(
      fc
        .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      fc
        .date({ min: new Date('2026-01-01'), max: new Date('2027-06-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      text(),
    )
    const windows = fc.record({ from: day, to: day }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(windows, async (window) => {
        const answer = await full.get('/events', { query: window })
        if (answer.status === 200) return
        expect(answer.status).toBe(422)
        const { code, param } = (answer.body as Schemas['ApiError']).error
        expect(['invalid_date', 'window_too_large']).toContain(code)
        expect(param).toEqual(code === 'invalid_date' ? expect.stringMatching(/^(from|to)$/) : undefined)
      }),
      bounded(200),
    )
  })

  test('any cursor that no list issued is 422', async () => {
    await fc.assert(
      fc.asyncProperty(
        text(),
        fc.constantFrom('/tasks', '/events', '/projects', '/members'),
        async (cursor, path) => {
          fc.pre(cursor !== '')
          expect((await full.get(path, { query: { cursor } })).body).toHaveProperty('error.param', 'cursor')
        },
      ),
      bounded(150),
    )
  })
})

/** A value that the schema of a field allows; ids and people are those of the world. */
function valid(field: string, schema: FieldSchema): Arbitrary<unknown> {
  const types = [schema.type ?? []].flat()
  const value = validValue(field, schema, types)
  return types.includes('null') ? fc.option(value, { nil: null, freq: 5 }) : value
}

function validValue(field: string, schema: FieldSchema, types: string[]): Arbitrary<unknown> {
  const { minimum, maximum, format } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((one) => one !== null))
  if (types.includes('array'))
    return fc.array(fc.constantFrom(world.users.owner, world.users.admin, world.users.member))
  if (types.includes('integer')) {
    return fc.integer({
      ...(minimum === undefined ? {} : { min: minimum }),
      ...(maximum === undefined ? {} : { max: maximum }),
    })
  }
  if (field === 'project_id') return fc.constantFrom(world.projects.main, world.projects.second)
  if (field === 'card_id') return fc.constantFrom(world.cards.todo, world.cards.doing, world.cards.done)
  if (field === 'timezone') return fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC')
  if (field === 'color') return fc.stringMatching(/^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/)
  if (field.endsWith('_time')) return fc.stringMatching(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
  if (format === 'uri') return fc.webUrl({ withQueryParameters: true, withFragments: true })
  const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  if (format === 'date') return date.map((one) => one.toISOString().slice(0, 10))
  if (format === 'date-time') return date.map((one) => one.toISOString())
  return fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string(),
    )
    .map((one) => one.replaceAll('\0', ''))
    .filter(
      (one) => [...one].length <= (schema.maxLength ?? Infinity) && (!schema.minLength || one.trim() !== ''),
    )
}

/** A body of the schema: each optional field there or not. */
function validBody(name: string): Arbitrary<Record<string, unknown>> {
  const { properties, required } = objectSchema(name)
  const fields = Object.entries(properties).filter(([field]) => field !== 'mention_user_ids')
  return fc.record(Object.fromEntries(fields.map(([field, schema]) => [field, valid(field, schema)])), {
    requiredKeys: required,
  })
}

const errorOf = (answer: Answer) => (answer.body as Partial<Schemas['ApiError']>).error

describe('every body that its schema allows is taken, but for the rules that the contract puts in words', () => {
  test('POST /tasks', async () => {
    await fc.assert(
      fc.asyncProperty(validBody('TaskCreate'), async (body) => {
        const answer = await full.post('/tasks', body)
        if (body.card_id == null && body.project_id == null) {
          expect(errorOf(answer)).toMatchObject({ code: 'validation_error', param: 'project_id' })
        } else if (body.card_id != null && body.project_id === world.projects.second) {
          expect(errorOf(answer)).toMatchObject({ code: 'validation_error', param: 'card_id' })
        } else {
          expect(answer.status, answer.text).toBe(201)
          const { data } = answer.body as Schemas['TaskResponse']
          expect(data).toMatchObject({
            title: body.title_text,
            description: body.description ?? null,
            priority: body.priority ?? null,
            progress: body.progress ?? null,
            completed: body.progress === 100,
            due_date: body.end_date ?? null,
            due_time: body.end_date == null ? null : (body.end_time ?? null),
            assignee_ids: [...new Set((body.user_ids as string[] | null) ?? [])],
          })
          expect((await full.get(`/tasks/${data.id}`)).body).toEqual(answer.body)
        }
      }),
      bounded(150),
    )
  })

  test('PATCH /tasks/{id}: what is given is there, the rest is as it was', async () => {
    const path = `/tasks/${world.tasks.untitled}`
    await fc.assert(
      fc.asyncProperty(validBody('TaskUpdate'), async (body) => {
        const { data: before } = (await full.get(path)).body as Schemas['TaskResponse']
        const answer = await full.patch(path, body)
        expect(answer.status, answer.text).toBe(200)
        const { data } = answer.body as Schemas['TaskResponse']
        const pick = (field: string, stored: unknown) => (field in body ? body[field] : stored)
        const due_date = pick('end_date', before.due_date)
        const progress = pick('progress', before.progress)
        expect(data).toEqual({
          ...before,
          title: pick('title_text', before.title) ?? '',
          description: pick('description', before.description),
          priority: pick('priority', before.priority),
          progress,
          completed: progress === 100,
          due_date,
          due_time: due_date === null ? null : pick('end_time', before.due_time),
          updated_at: data.updated_at,
        })
        // Sent once more it changes nothing (decision 4.5).
        app.clock.advance(1)
        expect((await full.patch(path, body)).text).toBe(answer.text)
      }),
      bounded(150),
    )
  })

  test('POST /tasks/{id}/comments', async () => {
    await fc.assert(
      fc.asyncProperty(validBody('CommentCreate'), async (body) => {
        const answer = await full.post(`/tasks/${world.tasks.first}/comments`, body)
        expect(answer.status, answer.text).toBe(201)
        expect(answer.body).toHaveProperty('data.body', body.body)
      }),
      bounded(100),
    )
  })

  test('POST /events', async () => {
    await fc.assert(
      fc.asyncProperty(validBody('EventCreate'), async (body) => {
        const answer = await full.post('/events', body)
        if (body.repeat !== 'none' && body.repeat_interval == null) {
          expect(errorOf(answer)).toMatchObject({ code: 'validation_error', param: 'repeat_interval' })
        } else if ((body.end_time as string) <= (body.start_time as string)) {
          expect(errorOf(answer)).toMatchObject({ code: 'validation_error', param: 'end_time' })
        } else {
          expect(answer.status, answer.text).toBe(201)
          const { data } = answer.body as { data: Record<string, unknown> }
          for (const field of ['title', 'date', 'start_time', 'end_time', 'repeat'])
            expect(data[field]).toBe(body[field])
          for (const field of ['description', 'location', 'color'])
            expect(data[field]).toBe(body[field] ?? null)
          expect(data.project_id).toBe(body.project_id ?? null)
          expect(data.workspace_id).toBe(body.project_id == null ? world.workspace.id : null)
        }
      }),
      bounded(200),
    )
  })

  test('with an Idempotency-Key, the same request gives the same bytes (specification 4)', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(validBody('TaskCreate'), async (body) => {
        const headers = { 'Idempotency-Key': `${seed} ${(count += 1)}` }
        const first = await full.post('/tasks', body, { headers })
        const shuffled = Object.fromEntries(Object.entries(body).reverse())
        const second = await full.post('/tasks', shuffled, { headers })
        expect(second.status).toBe(first.status)
        if (first.status !== 201) return
        expect(second.text).toBe(first.text)
        expect(second.headers['idempotent-replay']).toBe('true')
      }),
      bounded(60),
    )
  })
})
