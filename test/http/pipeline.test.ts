import { once } from 'node:events'
import { request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../src/errors.ts'
import { authenticateNobody, type Authenticator } from '../../src/http/authenticate.ts'
import type { AnyoneContexts } from '../../src/http/call-context.ts'
import type { AnyReply, Operation, Parameter, ServerSentEvent, Success } from '../../src/http/contract.ts'
import { errorHandler } from '../../src/http/error-handler.ts'
import { createHttpServer } from '../../src/http/http-server.ts'
import { createPipeline } from '../../src/http/pipeline.ts'
import { giveRequestId } from '../../src/http/request-head.ts'
import { createRequestLog } from '../../src/http/request-log.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { waitFor } from '../support/wait-for.ts'

/* What a contract can say and the public one does not: a contract of the test's own, served by the same pipeline. */

const anyText = (name: string): Parameter => ({
  name,
  type: 'string',
  required: false,
  lenient: false,
  validate: null,
})
const success = (mediaType: string | null, headers: Success['headers'] = []): Success => ({
  mediaType,
  validate: mediaType === 'application/json' ? () => true : null,
  headers,
})
const isSmall = (value: unknown): boolean => Number(value) < 100
const body = (required: boolean): Operation['body'] => ({ required, validate: () => true, fields: [] })

function operation(operationId: string, facts: Partial<Operation> = {}): Operation {
  return {
    operationId,
    method: 'get',
    path: `/${operationId}`,
    security: null,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['validation_error', 'not_found', 'forbidden', 'unsupported_media_type'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: { 200: success('application/json') },
    ...facts,
  }
}

const operations = Object.fromEntries(
  [
    operation('replace', { method: 'put', body: body(false) }),
    operation('create', {
      method: 'post',
      body: body(true),
      responses: { 201: success('application/json') },
    }),
    operation('remove', { method: 'delete', responses: { 204: success(null) } }),
    operation('accept', {
      method: 'post',
      responses: { 200: success('application/json'), 202: success(null), 204: success(null) },
    }),
    operation('plain', { responses: { 200: success('text/plain') } }),
    operation('page', { responses: { 200: success('text/html') } }),
    operation('listen', { responses: { 200: success('text/event-stream') } }),
    operation('produce', { method: 'post', responses: { 200: success('text/event-stream') } }),
    operation('number', {
      path: '/numbers/{n}',
      pathParameters: [{ ...anyText('n'), type: 'integer', required: true, validate: isSmall }],
    }),
    operation('named', { path: '/names/{name}' }),
    operation('search', {
      query: [
        { ...anyText('count'), type: 'integer', required: true, validate: isSmall },
        { ...anyText('ratio'), type: 'number' },
        { ...anyText('deep'), type: 'boolean' },
        { ...anyText('size'), type: 'integer', lenient: true },
        anyText('text'),
      ],
      headers: [{ ...anyText('X-Level'), type: 'integer' }],
    }),
    operation('sign', {
      method: 'post',
      responses: {
        201: success(null, [
          { name: 'Set-Cookie', required: true, validate: (value) => typeof value === 'string' },
          { name: 'X-Left', required: false, validate: (value) => typeof value === 'number' },
        ]),
      },
    }),
    operation('secret', { security: { scheme: 'session', requires: ['owner', 'admin'] }, rateLimits: [] }),
  ].map((one) => [one.operationId, one]),
)

/** A cookie that says who calls, and in which role. */
const session: Authenticator<{ read: { role: string }; write: { role: string } }> = {
  authenticate(req) {
    const role = /^session=(\w+)$/.exec(req.headers.cookie ?? '')?.[1]
    if (role === undefined) return Promise.reject(new AppError('api_key_required'))
    return Promise.resolve({
      payer: () => role,
      assertMay(roles) {
        if (!roles.includes(role)) throw new AppError('forbidden')
      },
      readContext: () => ({ role }),
      writeContext: () => ({ role }),
    })
  },
}

type Handler = (input: Record<string, unknown>, context: never) => Promise<AnyReply>
let handler: Handler
let input: Record<string, unknown> | undefined
const answer = (reply: AnyReply): void => {
  handler = () => Promise.resolve(reply)
}

let app: TestApp
let server: Server
beforeAll(async () => {
  app = await startApp()
  const { context } = app
  const serve: Handler = (given, context) => {
    input = given
    return handler(given, context)
  }
  const logRequest = createRequestLog(context.logger)
  const api = express()
  api.use((req, res, next) => {
    giveRequestId(req, res)
    logRequest(req, res)
    next()
  })
  api.use(
    await createPipeline(context, {
      operations,
      handlers: Object.fromEntries(Object.keys(operations).map((id) => [id, serve])),
      authenticators: { none: authenticateNobody(context), session },
      unmatched: { scheme: 'none', rateLimits: [] },
    }),
  )
  api.use(errorHandler(context))
  server = createHttpServer(api, context)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  input = undefined
})

function open(
  method: string,
  path: string,
  { headers = {}, content }: { headers?: OutgoingHttpHeaders; content?: string } = {},
): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  // Node would send the body of a DELETE without its length.
  const length = content === undefined ? {} : { 'Content-Length': Buffer.byteLength(content) }
  const options = { port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } }
  return new Promise((resolve, reject) => {
    request(options, resolve).once('error', reject).end(content)
  })
}

async function call(method: string, path: string, options?: Parameters<typeof open>[2]) {
  const res = await open(method, path, options)
  return { status: res.statusCode, headers: res.headers, text: await text(res) }
}

const json = { 'Content-Type': 'application/json' }

describe('bodies', () => {
  test.each<[what: string, method: string, path: string, options: Parameters<typeof open>[2], body: unknown]>(
    [
      ['an optional one', 'PUT', '/replace', { headers: json, content: '{"a":1}' }, { a: 1 }],
      ['an optional one that is absent', 'PUT', '/replace', {}, undefined],
      ['an optional one of no bytes', 'PUT', '/replace', { headers: { 'Content-Length': 0 } }, undefined],
      [
        'a stray one',
        'DELETE',
        '/remove',
        { headers: { 'Content-Type': 'text/csv' }, content: 'x' },
        undefined,
      ],
    ],
  )('%s', async (_what, method, path, options, wanted) => {
    answer(method === 'PUT' ? { status: 200, body: {} } : { status: 204 })
    expect((await call(method, path, options)).status).toBe(method === 'PUT' ? 200 : 204)
    expect(input?.body).toEqual(wanted)
  })

  test.each<[what: string, path: string, options: Parameters<typeof open>[2], status: number]>([
    ['a required one that is absent', '/create', {}, 422],
    ['an optional one that is no JSON', '/replace', { headers: json, content: '{' }, 422],
    ['an optional one of another type', '/replace', { content: '{}' }, 415],
  ])('are refused: %s', async (_what, path, options, status) => {
    expect((await call(path === '/create' ? 'POST' : 'PUT', path, options)).status).toBe(status)
    expect(input).toBeUndefined()
  })

  test('a connection goes on after a stray body', async () => {
    answer({ status: 204 })
    const content = 'x'.repeat(300_000)
    for (let i = 0; i < 3; i++)
      expect(await call('DELETE', '/remove', { content })).toMatchObject({ status: 204 })
  })
})

describe('replies', () => {
  test.each<[path: string, reply: AnyReply, type: string | undefined, content: string]>([
    ['/plain', { status: 200, body: 'Grüße' }, 'text/plain; charset=utf-8', 'Grüße'],
    ['/page', { status: 200, body: '<p>' }, 'text/html; charset=utf-8', '<p>'],
    ['/accept', { status: 200, body: { a: 1 } }, 'application/json; charset=utf-8', '{"a":1}'],
    ['/accept', { status: 202 }, undefined, ''],
    ['/accept', { status: 204 }, undefined, ''],
  ])('%s: %o', async (path, reply, type, content) => {
    answer(reply)
    const answered = await call(path === '/accept' ? 'POST' : 'GET', path)
    expect(answered).toMatchObject({ status: reply.status, text: content })
    expect(answered.headers['content-type']).toBe(type)
    expect(answered.headers['transfer-encoding']).toBeUndefined()
  })

  test('HEAD has the headers of a text alone', async () => {
    answer({ status: 200, body: 'Grüße' })
    const { headers, text } = await call('HEAD', '/plain')
    expect(headers['content-length']).toBe('7')
    expect(text).toBe('')
  })

  test.each<[what: string, path: string, reply: AnyReply]>([
    ['a text that is none', '/plain', { status: 200, body: { a: 1 } }],
    ['content where there is none', '/accept', { status: 204, body: {} }],
    ['a stream that is none', '/listen', { status: 200, body: 'x' }],
    ['a status that is not documented', '/plain', { status: 204 }],
  ])('that break the contract are 500: %s', async (_what, path, reply) => {
    answer(reply)
    expect((await call(path === '/accept' ? 'POST' : 'GET', path)).status).toBe(500)
  })
})

const logOf = (id: unknown): object | undefined =>
  app.logs.find((line) => (line.req as { id: unknown } | undefined)?.id === id)

describe('response headers', () => {
  test('documented ones are sent, several cookies among them', async () => {
    answer({ status: 201, headers: { 'Set-Cookie': ['a=1', 'b=2'], 'X-Left': 3 } })
    const { status, headers } = await call('POST', '/sign')
    expect(status).toBe(201)
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(headers['x-left']).toBe('3')
  })

  test.each<[what: string, headers: Record<string, unknown> | undefined, issue: unknown]>([
    [
      'an undocumented one',
      { 'Set-Cookie': 'canary', 'X-Other': 'canary' },
      'header X-Other is not documented',
    ],
    ['a missing one', { 'X-Left': 1 }, 'header Set-Cookie is missing'],
    ['none at all', undefined, 'header Set-Cookie is missing'],
    ['one that breaks its schema', { 'Set-Cookie': 'canary', 'X-Left': 'canary' }, []],
  ])('%s is a contract violation', async (_what, headers, issues) => {
    answer({ status: 201, ...(headers ? { headers } : {}) })
    const { status, headers: sent } = await call('POST', '/sign')
    expect(status).toBe(500)
    expect(sent['set-cookie']).toBeUndefined()
    const logged = logOf(sent['x-request-id'])
    expect(logged).toMatchObject({ err: { issues } })
    expect(JSON.stringify(logged)).not.toContain('canary')
  })
})

describe('parameters', () => {
  beforeEach(() => answer({ status: 200, body: {} }))

  test('reach the handler in their type, and lenient ones as they were sent', async () => {
    const headers = { 'X-Level': '7' }
    const { status } = await call('GET', '/search?count=42&ratio=-0.5e1&deep=false&size=lots&text=7', {
      headers,
    })
    expect(status).toBe(200)
    expect(input).toMatchObject({
      query: { count: 42, ratio: -5, deep: false, size: 'lots', text: '7' },
      headers: { 'X-Level': 7 },
    })
  })

  test.each([
    ['', 'count'],
    ['?count=', 'count'],
    ['?count=1.5', 'count'],
    ['?count=1e3', 'count'],
    ['?count=0x1f', 'count'],
    ['?count=%201', 'count'],
    ['?count=100', 'count'],
    ['?count=9007199254740993', 'count'],
    ['?count=1&ratio=Infinity', 'ratio'],
    ['?count=1&ratio=1e999', 'ratio'],
    ['?count=1&deep=yes', 'deep'],
  ])('%s is 422, and names %s', async (query, param) => {
    const { status, text } = await call('GET', `/search${query}`)
    expect(status).toBe(422)
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'validation_error', param } })
  })

  test('of the headers too', async () => {
    const { status, text } = await call('GET', '/search?count=1', { headers: { 'X-Level': 'high' } })
    expect(status).toBe(422)
    expect(JSON.parse(text)).toMatchObject({ error: { param: 'X-Level' } })
  })

  test('of the path: what breaks its schema is not found', async () => {
    expect((await call('GET', '/numbers/7')).status).toBe(200)
    expect(input?.path).toEqual({ n: 7 })
    for (const n of ['x', '7.5', '100']) expect((await call('GET', `/numbers/${n}`)).status).toBe(404)
  })

  test('of the path: what holds U+0000 is not found', async () => {
    answer({ status: 200, body: {} })
    expect((await call('GET', '/names/%20')).status).toBe(200)
    expect((await call('GET', '/names/%00')).status).toBe(404)
  })
})

describe('who calls', () => {
  test('anybody, at no cost, where the contract says so', async () => {
    handler = (_input, { db }: AnyoneContexts['read']) =>
      db.execute(sql`select 1`).then(() => ({ status: 200, body: {} }))
    const { status, headers } = await call('GET', '/search?count=1')
    expect(status).toBe(200)
    expect(headers['x-ratelimit-limit']).toBeUndefined()
  })

  test('a cookie, of which roles are required', async () => {
    handler = (_input, { role }: { role: string }) => Promise.resolve({ status: 200, body: { role } })
    const as = (cookie: string) => call('GET', '/secret', { headers: { Cookie: cookie } })
    expect(await as('session=admin')).toMatchObject({ status: 200, text: '{"role":"admin"}' })
    expect((await as('session=member')).status).toBe(403)
    const none = await as('other=admin')
    expect(none.status).toBe(401)
    expect(none.headers['www-authenticate']).toBeUndefined()
    expect(none.headers['x-ratelimit-limit']).toBeDefined()
  })

  test.each([
    ['a handler', { handlers: {} }, /no handler for replace/],
    ['an authenticator', { authenticators: { none: session } }, /nothing authenticates by session/],
  ])('the pipeline is not built without %s', async (_what, lacking, message) => {
    const handlers = Object.fromEntries(Object.keys(operations).map((id) => [id, handler]))
    const api = { operations, handlers, authenticators: { none: session, session } }
    const unmatched = { scheme: 'none', rateLimits: [] }
    await expect(createPipeline(app.context, { ...api, unmatched, ...lacking })).rejects.toThrow(message)
  })

  test('nor with an Idempotency-Key that nobody could own', async () => {
    const repeated = operation('repeat', { method: 'post', idempotent: true })
    const api = { operations: { repeat: repeated }, handlers: { repeat: handler } }
    const unmatched = { scheme: 'none', rateLimits: [] }
    const authenticators = { none: authenticateNobody(app.context) }
    await expect(createPipeline(app.context, { ...api, authenticators, unmatched })).rejects.toThrow(
      /repeat honors Idempotency-Key/,
    )
  })

  test('nor with a handler of no operation', async () => {
    const handlers = Object.fromEntries([...Object.keys(operations), 'stray'].map((id) => [id, handler]))
    const api = { operations, handlers, authenticators: { none: session, session } }
    const unmatched = { scheme: 'none', rateLimits: [] }
    await expect(createPipeline(app.context, { ...api, unmatched })).rejects.toThrow(/stray/)
  })
})

describe('streams', () => {
  /** Yields what it is given, and notes how it ended. */
  function source(events: ServerSentEvent[], more?: () => Promise<ServerSentEvent>) {
    const state = { sent: 0, returned: false, signal: undefined as AbortSignal | undefined }
    handler = (given) => {
      const signal = given.signal as AbortSignal
      state.signal = signal
      async function* stream(): AsyncIterable<ServerSentEvent> {
        try {
          for (const event of events) {
            state.sent++
            yield event
          }
          while (more) {
            const event = await more()
            state.sent++
            yield event
          }
        } finally {
          state.returned = true
        }
      }
      return Promise.resolve({ status: 200, body: stream() })
    }
    return state
  }

  test('are written as the standard has it', async () => {
    const state = source([
      { comment: 'hello' },
      { event: 'a', id: '1', data: 'x' },
      { data: 'two\nlines' },
      { event: 'evil\ndata: y', data: '' },
    ])
    const { headers, text } = await call('GET', '/listen')
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(text).toBe(
      ': hello\n\nevent: a\nid: 1\ndata: x\n\ndata: two\ndata: lines\n\nevent: evil\nevent: data: y\ndata: \n\n',
    )
    expect(state.returned).toBe(true)
  })

  test('arrive as they come', async () => {
    const next = Promise.withResolvers<ServerSentEvent>()
    source([{ data: 'first' }], () => next.promise)
    const res = await open('GET', '/listen')
    const [first] = (await once(res, 'data')) as [Buffer]
    expect(first.toString()).toBe('data: first\n\n')
    res.destroy()
  })

  test('of a write are sent once its work is committed', async () => {
    source([{ data: 'done' }])
    expect(await call('POST', '/produce')).toMatchObject({ status: 200, text: 'data: done\n\n' })
  })

  test('HEAD begins none', async () => {
    const state = source([{ data: 'x' }])
    const { status, headers } = await call('HEAD', '/listen')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(state.sent).toBe(0)
  })

  test('end when the client goes, between two events', async () => {
    const state = source([], () => new Promise((resolve) => setImmediate(resolve, { data: 'x' })))
    const res = await open('GET', '/listen')
    await once(res, 'data')
    res.destroy()
    await waitFor(() => state.returned)
  })

  test('tell a source that waits that the client has gone', async () => {
    const state = source([{ data: 'x' }], async () => {
      await once(state.signal as AbortSignal, 'abort')
      throw new Error('nobody listens')
    })
    const res = await open('GET', '/listen')
    await once(res, 'data')
    res.destroy()
    await waitFor(() => state.returned)
    expect(app.logs.filter((line) => line.err)).not.toContainEqual(
      expect.objectContaining({ err: expect.objectContaining({ message: 'nobody listens' }) as unknown }),
    )
  })

  test('return a source that is no generator at once', async () => {
    let returned = false
    const stuck: AsyncIterable<ServerSentEvent> = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise(() => undefined),
        return: () => {
          returned = true
          return Promise.resolve({ done: true, value: undefined })
        },
      }),
    }
    answer({ status: 200, body: stuck })
    const res = await open('GET', '/listen')
    res.destroy()
    await waitFor(() => returned)
  })

  test('are written no faster than they are read', async () => {
    const data = 'x'.repeat(64 * 1024)
    const state = source([], () => new Promise((resolve) => setImmediate(resolve, { data })))
    const res = await open('GET', '/listen')
    res.pause()
    let before = -1
    await waitFor(async () => {
      const { sent } = state
      const stands = sent === before && sent > 0
      before = sent
      await new Promise((resolve) => setImmediate(resolve))
      return stands
    })
    expect(state.sent).toBeLessThan(1_000)
    res.destroy()
    await waitFor(() => state.returned)
  })

  test('that fail are cut off, and logged', async () => {
    source([{ data: 'x' }], () => Promise.reject(new Error('the source is dry')))
    const res = await open('GET', '/listen')
    await expect(text(res)).rejects.toThrow(/aborted/)
    expect(logOf(res.headers['x-request-id'])).toMatchObject({
      level: 50,
      res: { operationId: 'listen', aborted: true },
      err: { message: 'the source is dry' },
    })
  })

  test('end when the server drains', async () => {
    const state = source([{ data: 'x' }], async () => {
      await once(state.signal as AbortSignal, 'abort')
      return {}
    })
    const res = await open('GET', '/listen')
    const received = text(res)
    app.context.drain.abort()
    expect(await received).toBe('data: x\n\n')
    await waitFor(() => state.returned)
  })
})
