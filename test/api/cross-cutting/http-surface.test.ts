import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { createApp } from '../../../src/app.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { handlers } from '../../../src/handlers/public/index.ts'
import { createHttpServer } from '../../../src/http/http-server.ts'
import {
  apiPrefix,
  startApp,
  type Answer,
  type CallOptions,
  type Caller,
  type TestApp,
} from '../../support/app.ts'
import { contract, expectDocumented } from '../../support/contract.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let app: TestApp
let world: Fixture
let full: Caller
/** The app within the HTTP server that `npm start` runs, for requests over bare sockets. */
let server: Server
beforeAll(async () => {
  app = await startApp({ config: { bodyLimitBytes: 2000 } })
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
  server = createHttpServer(await createApp(app.context), app.context)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void server.close())

/** Sends exactly these bytes, and reads all that comes until the server hangs up. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('latin1')
  let received = ''
  socket.on('data', (text: string) => (received += text))
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return received
}

/** The responses in what was received, by their Content-Length. */
function responsesIn(received: string): Answer[] {
  const answers: Answer[] = []
  for (let rest = received; rest !== '';) {
    const headEnd = rest.indexOf('\r\n\r\n')
    const [statusLine = '', ...lines] = rest.slice(0, headEnd).split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    )
    const end = headEnd + 4 + Number(headers['content-length'])
    const text = Buffer.from(rest.slice(headEnd + 4, end), 'latin1').toString()
    expect(statusLine).toMatch(/^HTTP\/1\.1 \d{3} /)
    answers.push({ status: Number(statusLine.slice(9, 12)), headers, text, body: JSON.parse(text) as never })
    rest = rest.slice(end)
  }
  return answers
}

const bearer = () => `Authorization: Bearer ${world.keys.full.secret}`

/** One request with this target and these header lines, nothing normalised. */
async function raw(
  method: string,
  target: string,
  headers: string[] = [bearer()],
  body = '',
): Promise<Answer> {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close']
  if (body !== '') lines.push(`Content-Length: ${Buffer.byteLength(body)}`)
  const [answer, ...more] = responsesIn(await exchange(`${lines.join('\r\n')}\r\n\r\n${body}`))
  if (!answer || more.length > 0) throw new Error('expected one response')
  return answer
}

const templates = Object.entries(contract.paths).map(([template, methods]) => ({
  template,
  methods: Object.keys(methods).map((method) => method.toUpperCase()),
}))
/** A path at which the template's reads find something. */
const pathOf = (template: string): string =>
  template
    .replace('/projects/{id}', `/projects/${world.projects.main}`)
    .replace('/tasks/{id}', `/tasks/${world.tasks.first}`)

describe('X-Request-Id (specification 1; decision 1.6)', () => {
  const usable: [what: string, id: string][] = [
    ['one character', 'x'],
    ['255 characters', 'x'.repeat(255)],
    ['a UUID', '5D1B7E2F-4a68-4c19-9a0c-3f0b8a526f0e'],
    ['every visible ASCII character', String.fromCharCode(...Array.from({ length: 94 }, (_, i) => 33 + i))],
    ['what looks like a list', 'a,b;c'],
  ]
  test.each(usable)('is echoed verbatim: %s', async (_what, id) => {
    const headers = { 'X-Request-Id': id }
    expect((await full.get('/me', { headers })).headers['x-request-id']).toBe(id)
    expect((await full.get('/nope', { headers })).body).toHaveProperty('error.request_id', id)
    expect((await app.anonymous().get('/me', { headers })).body).toHaveProperty('error.request_id', id)
  })

  const unusable: [what: string, lines: string[]][] = [
    ['none', []],
    ['an empty one', ['X-Request-Id:']],
    ['a blank one', ['X-Request-Id:    ']],
    ['256 characters', [`X-Request-Id: ${'x'.repeat(256)}`]],
    ['a space within', ['X-Request-Id: a b']],
    ['a tab within', ['X-Request-Id: a\tb']],
    ['a letter beyond ASCII', ['X-Request-Id: caf\xe9']],
    ['UTF-8', ['X-Request-Id: \xf0\x9f\x99\x82']],
    ['two of them', ['X-Request-Id: a', 'X-Request-Id: b']],
  ]
  test.each(unusable)('is a fresh UUID for %s', async (_what, lines) => {
    const ids = new Set<string | undefined>()
    for (const path of ['/me', '/nope', '/me', '/nope']) {
      const answer = await raw('GET', apiPrefix + path, [bearer(), ...lines])
      const id = answer.headers['x-request-id']
      expect(id).toMatch(uuid)
      if (path === '/nope') expect(answer.body).toHaveProperty('error.request_id', id)
      ids.add(id)
    }
    expect(ids.size).toBe(4)
  })

  const json = { 'Content-Type': 'application/json' }
  const refusals: [status: number, method: string, path: string, options?: CallOptions][] = [
    [200, 'GET', '/tasks'],
    [404, 'GET', '/tasks/nope'],
    [405, 'DELETE', '/tasks'],
    [413, 'POST', '/tasks', { body: { title_text: 'x'.repeat(3000) } }],
    [415, 'POST', '/tasks', { body: 'x', headers: { 'Content-Type': 'text/plain' } }],
    [422, 'POST', '/tasks', { body: '{', headers: json }],
    [422, 'POST', '/tasks', { body: {} }],
    [422, 'GET', '/tasks?cursor=nope'],
  ]
  test.each(refusals)('stands on every response: %i for %s %s', async (status, method, path, options) => {
    const headers = { ...options?.headers, 'X-Request-Id': 'mine' }
    const answer = await full.call(method, path, { ...options, headers })
    expect(answer.status).toBe(status)
    expect(answer.headers['x-request-id']).toBe('mine')
    // That error.request_id equals it is checked for every answer that the tests get.
  })

  test('stands on 403, 409, 429 and 500 too', async () => {
    const rateLimits = { key: 1e6, write: 3, workspace: 1e6, anonymous: 1e6, windowSeconds: 60 }
    const broken = { ...handlers, listEvents: () => Promise.reject(new Error('out of order')) }
    const other = await startApp({ config: { rateLimits, logLevel: 'silent' }, handlers: broken }, 'test')
    const { keys } = await other.fixture()
    const caller = other.withSecret(keys.full.secret)
    const headers = { 'X-Request-Id': 'mine', 'Idempotency-Key': 'one' }
    const event = { title: 'x', date: '2026-12-01', start_time: '10:00', end_time: '11:00', repeat: 'none' }
    const answers = [
      await other.withSecret(keys.disabled.secret).get('/me', { headers }),
      await other.withSecret(keys['read:tasks'].secret).get('/members', { headers }),
      await caller.get('/events', { headers }),
      await caller.post('/events', event, { headers }),
      await caller.post('/events', event, { headers }),
      await caller.post('/events', {}, { headers }),
      await caller.post('/events', event, { headers }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 500, 201, 201, 409, 429])
    for (const { headers } of answers) expect(headers['x-request-id']).toBe('mine')
  })

  test('a replay has its own, not the first one’s (decision 3.4)', async () => {
    const send = (id: string) =>
      full.post(
        `/tasks/${world.tasks.first}/comments`,
        { body: 'Once.' },
        { headers: { 'Idempotency-Key': 'request ids', 'X-Request-Id': id } },
      )
    const [first, replay] = [await send('first'), await send('second')]
    expect(replay.headers['idempotent-replay']).toBe('true')
    expect([first.headers['x-request-id'], replay.headers['x-request-id']]).toEqual(['first', 'second'])
    expect(replay.text).toBe(first.text)
  })
})

describe('HEAD follows GET (decision 1.2)', () => {
  const paths = [
    ...templates.filter(({ methods }) => methods.includes('GET')).map(({ template }) => template),
    '/tasks?limit=2',
    '/tasks?cursor=nope',
    '/tasks/nope',
    '/nope',
  ]
  test.each(paths)('%s: the same status and headers, and no body', async (template) => {
    const id = { 'X-Request-Id': 'same' }
    const get = await full.get(pathOf(template), { headers: id })
    const lines = [`HEAD ${apiPrefix}${pathOf(template)} HTTP/1.1`, 'Host: localhost', bearer()]
    const received = await exchange(
      `${lines.join('\r\n')}\r\nX-Request-Id: same\r\nConnection: close\r\n\r\n`,
    )
    const [head = '', ...body] = received.split('\r\n\r\n')
    expect(body).toEqual([''])
    const [statusLine, ...rest] = head.split('\r\n')
    expect(statusLine).toContain(` ${get.status} `)
    const named = (lines: string[]) =>
      lines.filter((line) => !/^(date|x-ratelimit-remaining):/i.test(line)).sort()
    const expected = Object.entries(get.headers).map(([name, value]) => `${name}: ${value}`)
    expect(named(rest.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase())))).toEqual(
      named(expected),
    )
  })
})

describe('405 method_not_allowed (decision 1.2)', () => {
  const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY']
  const wrong = templates.flatMap(({ template, methods: known }) =>
    methods.filter((method) => !known.includes(method)).map((method) => ({ method, template, known })),
  )
  test.each(wrong)('$method $template, with Allow', async ({ method, template, known }) => {
    for (const caller of [full, app.anonymous()]) {
      const answer = await caller.call(method, pathOf(template))
      expect(answer).toMatchObject({
        status: 405,
        body: { error: { type: 'invalid_request_error', code: 'method_not_allowed' } },
      })
      expect(answer.headers.allow?.split(', ').sort()).toEqual([...known, 'HEAD'].sort())
    }
  })

  test('comes before the id is looked for, and whatever the body', async () => {
    expect((await full.call('DELETE', '/tasks/nope')).status).toBe(405)
    const options = { headers: { 'Content-Type': 'text/plain' }, body: 'x'.repeat(3000) }
    expect((await full.call('PUT', '/tasks', options)).status).toBe(405)
  })

  test('says nothing of methods that override others', async () => {
    const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' }
    expect((await full.get('/me?_method=DELETE', { headers })).status).toBe(200)
  })

  test('a preflight gets no CORS headers (decision 1.2)', async () => {
    const headers = {
      Origin: 'https://example.com',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    }
    for (const answer of [
      await full.call('OPTIONS', '/tasks', { headers }),
      await full.get('/tasks', { headers }),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    expect((await full.call('OPTIONS', '/tasks', { headers })).status).toBe(405)
  })
})

describe('paths match exactly (decisions 1.2, 7.8)', () => {
  const p = apiPrefix
  const task = () => `${p}/tasks/${world.tasks.first}`
  /** What has the shape of an operation's path is 401 without a key, and 404 with one (decision 1.1). */
  const below: [what: string, target: () => string, withoutKey?: number][] = [
    ['an unknown path', () => `${p}/nope`],
    ['the bare prefix', () => p],
    ['the bare prefix with a slash', () => `${p}/`],
    ['the bare prefix with a query', () => `${p}?limit=1`],
    ['a trailing slash', () => `${p}/me/`],
    ['a trailing slash behind an id', () => `${task()}/`],
    ['a trailing slash behind a subresource', () => `${task()}/comments/`],
    ['two trailing slashes', () => `${p}/tasks//`],
    ['a double slash', () => `${p}//me`],
    ['a double slash within', () => `${p}/tasks//comments`],
    ['an empty id', () => `${p}/projects//cards`],
    ['a dot segment', () => `${p}/./me`],
    ['two dots', () => `${p}/projects/../me`],
    ['two dots that leave the prefix and come back', () => `${p}/../v1/me`],
    ['two dots for an id', () => `${p}/tasks/..`, 401],
    ['encoded dots', () => `${p}/%2e%2e/v1/me`],
    ['encoded dots for an id', () => `${p}/tasks/%2e%2e`, 401],
    ['an encoded slash', () => `${p}/tasks%2F${world.tasks.first}`],
    ['an encoded slash before a subresource', () => `${task()}%2Fcomments`, 401],
    ['an encoded letter', () => `${p}/%6de`],
    ['another case', () => `${p}/Me`],
    ['upper case', () => `${p}/TASKS`],
    ['another case of a subresource', () => `${task()}/Comments`],
    ['an id in another case', () => `${p}/tasks/${world.tasks.first.toUpperCase()}`, 401],
    ['a path parameter', () => `${p}/me;x=1`],
    ['an extension', () => `${p}/me.json`],
    ['a backslash', () => `${p}/tasks\\${world.tasks.first}`],
    ['a fragment', () => `${p}/me#top`],
    ['a segment too many', () => `${task()}/comments/1`],
    ['an unknown subresource', () => `${task()}/assignees`],
    ['a bare %', () => `${p}/%`],
    ['a bare % for an id', () => `${p}/tasks/%`],
    ['a malformed escape', () => `${p}/tasks/%zz/comments`],
    ['a malformed escape of a path that is none', () => `${p}/nope/%zz`],
    ['an encoded NUL', () => `${p}/tasks/%00`, 401],
    ['a very long path', () => `${p}/${'x'.repeat(12_000)}`],
    ['a very long id', () => `${p}/tasks/task_${'0'.repeat(12_000)}`, 401],
    ['many segments', () => p + '/x'.repeat(5000)],
    ['the name of a property', () => `${p}/__proto__`],
    ['the name of a method', () => `${p}/constructor/toString`],
    ['an absolute target of an unknown path', () => `http://localhost${p}/nope`],
    ['an absolute target with a trailing slash', () => `http://localhost${p}/me/`],
  ]
  test.each(below)('%s: 404, with a key and without', async (_what, target, withoutKey = 404) => {
    for (const [headers, status] of [
      [[bearer()], 404],
      [[], withoutKey],
    ] as const) {
      const answer = await raw('GET', target(), [...headers])
      expect(answer.status).toBe(status)
      expect(answer.headers).toHaveProperty('x-ratelimit-limit')
      expect(answer.body).toMatchObject({
        error: {
          code: status === 404 ? 'not_found' : 'api_key_required',
          request_id: answer.headers['x-request-id'],
        },
      })
    }
  })

  const outside: [what: string, target: string][] = [
    ['a double slash in front', `/${p}/me`],
    ['a double slash in the prefix', '/api//public/v1/me'],
    ['dot segments in the prefix', '/api/../api/public/v1/me'],
    ['an encoded prefix', '/api/public/v%31/me'],
    ['an encoded slash in the prefix', '/api/public%2Fv1/me'],
    ['an encoded slash behind the prefix', '/api/public/v1%2Fme'],
    ['the prefix in another case', '/API/public/v1/me'],
    ['the version in another case', '/api/public/V1/me'],
    ['another version', '/api/public/v2/me'],
    ['a longer prefix', '/api/public/v1me'],
    ['a shorter prefix', '/api/public/me'],
    ['a malformed escape', '/%zz'],
    ['an absolute target', 'http://localhost/nope'],
    ['an absolute target without a path', 'http://localhost'],
    ['an absolute target with a query alone', 'http://localhost?limit=1'],
    ['an absolute target of no host', 'http://[::1/nope'],
    ['an asterisk', '*'],
  ]
  test.each(outside)('%s: 404 in the envelope, outside the API and its budgets', async (_what, target) => {
    const answer = await raw('GET', target)
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    expect(answer.headers).not.toHaveProperty('x-ratelimit-limit')
    expectDocumented('GET', '/nope', answer)
  })

  const same: [what: string, target: string][] = [
    ['as it is', `${p}/me`],
    ['an empty query', `${p}/me?`],
    ['an odd query', `${p}/me??&&=&%zz=%`],
    ['a path in the query', `${p}/me?/nope/../#`],
    ['an absolute target (RFC 9112 3.2.2)', `http://localhost${p}/me`],
    ['an absolute target with another host and port', `http://example.com:8080${p}/me?x=1`],
    ['an absolute target in capitals', `HTTP://LOCALHOST${p}/me`],
    ['an absolute https target', `https://localhost${p}/me`],
    ['an absolute target with an IPv6 address', `http://[::1]:3000${p}/me`],
    ['an absolute target whose host is none', `http://[::1${p}/me`],
  ]
  test.each(same)('%s: GET /me', async (_what, target) => {
    const answer = await raw('GET', target)
    expect(answer.status).toBe(200)
    expectDocumented('GET', '/me', answer)
  })

  test('an absolute target finds ids and filters as any other', async () => {
    const at = `http://localhost${p}`
    expect((await raw('GET', `${at}/tasks/${world.tasks.first}`)).body).toHaveProperty(
      'data.id',
      world.tasks.first,
    )
    const list = (await raw('GET', `${at}/tasks?limit=1&completed=true`)).body as Schemas['TaskList']
    expect(list.data.map(({ completed }) => completed)).toEqual([true])
  })

  test('an unknown path is the same 404 for every caller and method (decision 1.2)', async () => {
    const said = ({ status, text, headers }: Answer) => [
      status,
      text.replace(headers['x-request-id'] ?? '', ''),
    ]
    const first = said(await full.get('/nope'))
    for (const caller of [full, app.anonymous(), app.withSecret(world.keys.disabled.secret)]) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
        const answer = await caller.call(method, '/nope')
        expect(said(answer)).toEqual(first)
        expect(answer.headers).not.toHaveProperty('allow')
        expect(answer.headers).not.toHaveProperty('www-authenticate')
      }
    }
  })
})

describe('400 bad_request for a repeated single-valued header (decisions 6.8, 7.2)', () => {
  const body = '{"body":"Who is speaking?"}'
  const json = 'Content-Type: application/json'
  const repeated: [what: string, headers: () => string[]][] = [
    ['Authorization', () => [bearer(), bearer()]],
    ['Authorization, one of them empty', () => ['Authorization:', bearer()]],
    [
      'Authorization, in another case',
      () => [
        bearer(),
        bearer()
          .toUpperCase()
          .replace(/SVC_\w+/, 'svc_x'),
      ],
    ],
    ['Authorization, of two callers', () => [bearer(), `Authorization: Bearer ${world.keys.admin.secret}`]],
    ['Authorization, the valid one last', () => ['Authorization: Basic eDp5', bearer()]],
    ['Host', () => [bearer(), 'Host: localhost']],
    ['Host, of two servers', () => [bearer(), 'host: example.com']],
    ['Idempotency-Key', () => [bearer(), 'Idempotency-Key: a', 'Idempotency-Key: a']],
    ['Idempotency-Key, two of them', () => [bearer(), 'Idempotency-Key: a', 'IDEMPOTENCY-KEY: b']],
    ['Content-Type', () => [bearer(), 'content-type: application/json']],
    ['Content-Type, two of them', () => [bearer(), 'Content-Type: text/plain']],
  ]
  const budgets = async () => {
    const { rate_limit } = (await full.get('/me')).body as Schemas['Me']
    const anonymous = await app.anonymous().get('/me')
    return { ...rate_limit, anonymous: Number(anonymous.headers['x-ratelimit-remaining']) }
  }

  test.each(repeated)('%s: before anything is charged or written', async (_what, headers) => {
    const path = `/tasks/${world.tasks.first}/comments`
    const count = async () => (await app.context.sql`select count(*)::int from comments`)[0]
    const [before, rows] = [await budgets(), await count()]
    const answer = await raw('POST', apiPrefix + path, [...headers(), json], body)
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'bad_request' } },
    })
    expectDocumented('POST', path, answer)
    expect(answer.headers).not.toHaveProperty('x-ratelimit-limit')
    expect(answer.headers).not.toHaveProperty('x-ratelimit-remaining')
    expect(await count()).toEqual(rows)
    const after = await budgets()
    expect(after.anonymous).toBe(before.anonymous - 1)
    expect(after.key.remaining).toBe(before.key.remaining - 1)
    expect(after.write).toEqual(before.write)
  })

  test('also on paths and methods that are not there, and outside the API', async () => {
    const twice = [bearer(), bearer()]
    for (const [method, target] of [
      ['GET', `${apiPrefix}/nope`],
      ['DELETE', `${apiPrefix}/me`],
      ['OPTIONS', `${apiPrefix}/me`],
      ['GET', '/nope'],
    ] as const) {
      const { status, headers } = await raw(method, target, twice)
      expect([status, headers['x-ratelimit-limit']]).toEqual([400, undefined])
      expect(headers['x-request-id']).toMatch(uuid)
    }
  })

  test('echoes X-Request-Id, and says which header it is', async () => {
    const answer = await raw('GET', `${apiPrefix}/me`, [bearer(), bearer(), 'X-Request-Id: mine'])
    const { request_id, message } = (answer.body as Schemas['ApiError']).error
    expect(request_id).toBe('mine')
    expect(message.toLowerCase()).toContain('authorization')
  })

  test('headers that may stand more than once do', async () => {
    const lines = [
      'Accept: text/plain',
      'Accept: */*',
      'X-Mine: a',
      'X-Mine: b',
      'Cookie: a=1',
      'Cookie: b=2',
    ]
    expect((await raw('GET', `${apiPrefix}/me`, [bearer(), ...lines])).status).toBe(200)
  })
})

describe('what every response carries, and what none does', () => {
  const never = [
    'x-powered-by',
    'etag',
    'last-modified',
    'server',
    'set-cookie',
    'location',
    'content-encoding',
  ]
  const requests: [what: string, method: string, target: string][] = [
    ['200', 'GET', `${apiPrefix}/tasks`],
    ['404 of an id', 'GET', `${apiPrefix}/tasks/nope`],
    ['404 of a path', 'GET', `${apiPrefix}/nope`],
    ['404 outside the API', 'GET', '/nope'],
    ['405', 'DELETE', `${apiPrefix}/tasks`],
    ['415', 'POST', `${apiPrefix}/tasks`],
    ['the probe', 'GET', '/healthz'],
  ]
  test.each(requests)(
    '%s: no-store, nosniff, JSON in UTF-8; no ETag, no name of the server (6.12)',
    async (...row) => {
      const [, method, target] = row
      const { headers } = await raw(method, target, [bearer(), 'Accept-Encoding: gzip, br, zstd'], 'x')
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-type': 'application/json; charset=utf-8',
      })
      expect(headers['x-request-id']).toMatch(uuid)
      expect(Object.keys(headers).filter((name) => never.includes(name))).toEqual([])
    },
  )

  const conditional: [what: string, header: Record<string, string>][] = [
    ['If-None-Match', { 'If-None-Match': '*' }],
    ['If-Modified-Since', { 'If-Modified-Since': 'Fri, 31 Dec 2099 23:59:59 GMT' }],
    ['If-Match', { 'If-Match': '"x"' }],
    ['If-Unmodified-Since', { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    ['Range', { Range: 'bytes=0-1' }],
    ['Accept', { Accept: 'text/html' }],
    ['Accept-Charset', { 'Accept-Charset': 'iso-8859-1' }],
    ['Accept-Encoding', { 'Accept-Encoding': 'identity;q=0, *;q=0' }],
  ]
  test.each(conditional)('%s changes nothing: 200 with the whole body', async (_what, headers) => {
    const path = `/projects/${world.projects.main}`
    const [plain, answer] = [await full.get(path), await full.get(path, { headers })]
    expect([answer.status, answer.text]).toEqual([200, plain.text])
  })

  test('Content-Length counts bytes, not characters', async () => {
    const title_text = 'Grüße 🙂 任务'
    const answer = await full.post('/tasks', { title_text, project_id: world.projects.main })
    expect(answer.body).toHaveProperty('data.title', title_text)
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.text)))
  })

  test.each(['/nope', '/api', '/api/public', '/api/public/v2', '/api/public/v1x'])(
    '%s, outside the API: 404 in the envelope, for every method (section 7)',
    async (target) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await raw(method, target, [])
        expect(answer.body).toEqual({
          error: {
            type: 'invalid_request_error',
            code: 'not_found',
            message: expect.any(String) as string,
            request_id: answer.headers['x-request-id'],
          },
        })
        expect(answer.status).toBe(404)
      }
    },
  )
})

describe('one connection, several requests', () => {
  const hidden = `GET ${apiPrefix}/members HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const firsts: [what: string, method: string, path: string, status: number][] = [
    ['a GET, which has no use for one', 'GET', '/me', 200],
    ['an unknown path', 'POST', '/nope', 404],
    ['a wrong method', 'PUT', '/tasks', 405],
    ['a wrong media type', 'POST', '/tasks', 415],
    ['an id that is not there', 'PATCH', '/tasks/nope', 415],
  ]
  test.each(firsts)(
    'the body of a request is never read as the next: %s',
    async (_what, method, path, status) => {
      const first = [`${method} ${apiPrefix}${path} HTTP/1.1`, 'Host: localhost', bearer()]
      first.push('Content-Type: text/plain', `Content-Length: ${hidden.length}`)
      const second = [
        `GET ${apiPrefix}/projects?limit=1 HTTP/1.1`,
        'Host: localhost',
        bearer(),
        'Connection: close',
      ]
      const received = await exchange(`${first.join('\r\n')}\r\n\r\n${hidden}${second.join('\r\n')}\r\n\r\n`)
      expect(responsesIn(received).map(({ status }) => status)).toEqual([status, 200])
    },
  )

  test('the same for a body without a key', async () => {
    const first = [`POST ${apiPrefix}/tasks HTTP/1.1`, 'Host: localhost', `Content-Length: ${hidden.length}`]
    const second = [`GET ${apiPrefix}/me HTTP/1.1`, 'Host: localhost', bearer(), 'Connection: close']
    const received = await exchange(`${first.join('\r\n')}\r\n\r\n${hidden}${second.join('\r\n')}\r\n\r\n`)
    expect(responsesIn(received).map(({ status }) => status)).toEqual([401, 200])
  })

  test('a body that is too large ends the connection: what follows it is not read', async () => {
    const first = [`POST ${apiPrefix}/tasks HTTP/1.1`, 'Host: localhost', bearer()]
    first.push('Content-Type: application/json', 'Content-Length: 5000')
    const received = await exchange(`${first.join('\r\n')}\r\n\r\n${hidden.padEnd(5000)}${hidden}`)
    const answers = responsesIn(received)
    expect(answers.map(({ status }) => status)).toEqual([413])
    expect(answers[0]?.headers.connection).toBe('close')
  })
})
