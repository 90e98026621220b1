import { describe, expect, test } from 'vitest'
import { apiPrefix, type Answer } from '../../support/app.ts'
import { expectDocumented } from '../../support/contract.ts'
import { operations, reads, validRequest } from '../../support/operations.ts'
import { useRawHttp } from '../../support/raw-http.ts'
import { expectRefusal } from '../../support/refusal.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 2000 } })
const { app, world, full, anonymous } = scene
const { bearer, raw, converse } = useRawHttp(scene)

describe('paths match exactly (product.md 1.2)', () => {
  const p = apiPrefix
  const task = () => `${p}/tasks/${world.tasks.first}`
  /** Paths that match an operation's template are 401 without a key and 404 with one (product.md 1.1). */
  const below: [what: string, target: () => string, withoutKey?: number][] = [
    ['an unknown path', () => `${p}/nope`],
    ['the bare prefix', () => p],
    ['the bare prefix with a query', () => `${p}?limit=1`],
    ['a trailing slash', () => `${p}/me/`],
    ['a trailing slash behind an id', () => `${task()}/`],
    ['a double slash', () => `${p}//me`],
    ['an empty id', () => `${p}/projects//cards`],
    ['a dot segment', () => `${p}/./me`],
    ['two dots that leave the prefix and come back', () => `${p}/../v1/me`],
    ['two dots for an id', () => `${p}/tasks/..`, 401],
    ['encoded dots', () => `${p}/%2e%2e/v1/me`],
    ['encoded dots for an id', () => `${p}/tasks/%2e%2e`, 401],
    ['an encoded slash', () => `${p}/tasks%2F${world.tasks.first}`],
    ['an encoded letter', () => `${p}/%6de`],
    ['another case', () => `${p}/Me`],
    ['an id in another case', () => `${p}/tasks/${world.tasks.first.toUpperCase()}`, 401],
    ['a path parameter', () => `${p}/me;x=1`],
    ['a backslash', () => `${p}/tasks\\${world.tasks.first}`],
    ['a fragment', () => `${p}/me#top`],
    ['a segment too many', () => `${task()}/comments/1`],
    ['a bare % for an id', () => `${p}/tasks/%`],
    ['a malformed escape', () => `${p}/tasks/%zz/comments`],
    ['an encoded NUL', () => `${p}/tasks/%00`, 401],
    ['a very long path', () => `${p}/${'x'.repeat(12_000)}`],
    ['a very long id', () => `${p}/tasks/task_${'0'.repeat(12_000)}`, 401],
    ['many segments', () => p + '/x'.repeat(5000)],
    ['the name of a property', () => `${p}/__proto__`],
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
    ['the prefix in another case', '/API/public/v1/me'],
    ['another version', '/api/public/v2/me'],
    ['a longer prefix', '/api/public/v1me'],
    ['a malformed escape', '/%zz'],
    ['an absolute target', 'http://localhost/nope'],
    ['an absolute target of no host', 'http://[::1/nope'],
    ['an asterisk', '*'],
  ]
  test.each(outside)(
    '%s: 404 with the error envelope, outside the API and its budgets',
    async (_what, target) => {
      const answer = await raw('GET', target)
      expectRefusal(answer, 'not_found')
      expect(answer.headers).not.toHaveProperty('x-ratelimit-limit')
      expectDocumented('GET', '/nope', answer)
    },
  )

  const same: [what: string, target: string][] = [
    ['an empty query', `${p}/me?`],
    ['an odd query', `${p}/me??&&=&%zz=%`],
    ['a path in the query', `${p}/me?/nope/../#`],
    ['an absolute target (RFC 9112 3.2.2)', `http://localhost${p}/me`],
    ['an absolute target with another host and port', `http://example.com:8080${p}/me?x=1`],
    ['an absolute target in capitals', `HTTP://LOCALHOST${p}/me`],
    ['an absolute target with an IPv6 address', `http://[::1]:3000${p}/me`],
    ['an absolute target whose host is none', `http://[::1${p}/me`],
  ]
  test.each(same)('%s: GET /me', async (_what, target) => {
    const answer = await raw('GET', target)
    expect(answer.status).toBe(200)
    expectDocumented('GET', '/me', answer)
  })

  test('an unknown path is the same 404 for every caller and method (product.md 1.2)', async () => {
    const said = ({ status, text, headers }: Answer) => [
      status,
      text.replace(headers['x-request-id'] ?? '', ''),
    ]
    const first = said(await full.get('/nope'))
    for (const caller of [full, anonymous, app.withSecret(world.keys.disabled.secret)]) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
        const answer = await caller.call(method, '/nope')
        expect(said(answer)).toEqual(first)
        expect(answer.headers).not.toHaveProperty('allow')
        expect(answer.headers).not.toHaveProperty('www-authenticate')
      }
    }
  })
})

/** Returns the path with ids that exist, so that HEAD and other methods have a GET to be compared with. */
const pathOf = async (path: string): Promise<string> => {
  const operation = operations.find((one) => one.path === path)
  return operation ? (await validRequest(operation, scene)).path : path
}

describe('HEAD follows GET (product.md 1.4)', () => {
  const paths = [
    ...reads.filter(({ streams }) => !streams).map(({ path }) => path),
    '/tasks?limit=2',
    '/tasks?cursor=nope',
    '/tasks/nope',
    '/nope',
  ]
  test.each(paths)('%s: HEAD has the same status and headers as GET, and no body', async (template) => {
    const path = await pathOf(template)
    const get = await full.get(path, { headers: { 'X-Request-Id': 'same' } })
    const lines = [`HEAD ${apiPrefix}${path} HTTP/1.1`, 'Host: localhost', bearer()]
    const received = await converse(
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

describe('405 method_not_allowed (product.md 1.3)', () => {
  const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY']
  const wrong = [...new Set(operations.map(({ path }) => path))].flatMap((template) => {
    const known = operations.filter(({ path }) => path === template).map(({ method }) => method)
    return methods
      .filter((method) => !known.includes(method))
      .map((method) => ({ method, template, allowed: known.includes('GET') ? [...known, 'HEAD'] : known }))
  })
  test.each(wrong)('$method $template, with Allow', async ({ method, template, allowed }) => {
    for (const caller of [full, anonymous]) {
      const answer = await caller.call(method, await pathOf(template))
      expectRefusal(answer, 'method_not_allowed')
      expect(answer.headers.allow?.split(', ').sort()).toEqual(allowed.toSorted())
    }
  })

  test('comes before the id is looked up, and whatever the body', async () => {
    const options = { headers: { 'Content-Type': 'text/plain' }, body: 'x'.repeat(3000) }
    for (const method of ['PURGE', 'PROPFIND']) {
      expectRefusal(await full.call(method, '/tasks/nope'), 'method_not_allowed')
      expectRefusal(await full.call(method, '/tasks', options), 'method_not_allowed')
    }
  })

  test('headers and query parameters that override the method are ignored', async () => {
    const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' }
    expect((await full.get('/me?_method=DELETE', { headers })).status).toBe(200)
  })

  test('a preflight gets no CORS headers (product.md 1.3)', async () => {
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
