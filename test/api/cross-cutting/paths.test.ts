import { describe, expect, test } from 'vitest'
import { apiPrefix, type Answer } from '../../support/app/app.ts'
import { expectDocumented } from '../../support/contract/contract.ts'
import { useRawHttp } from '../../support/network/raw-http.ts'
import { expectRefusal } from '../../support/contract/refusal.ts'
import { useWorld } from '../../support/world/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 2000 } })
const { app, world, full, anonymous } = scene
const { bearer, raw } = useRawHttp(scene)

describe('paths match exactly (product.md 1.2)', () => {
  const p = apiPrefix
  /** A path that matches an operation's template returns 401 without a key and 404 with one (product.md 1.1). */
  const below: [what: string, target: () => string, withoutKey?: number][] = [
    ['the bare prefix', () => p],
    ['a trailing slash', () => `${p}/me/`],
    ['a double slash', () => `${p}//me`],
    ['two dots that leave the prefix and come back', () => `${p}/../v1/me`],
    ['two dots as an id', () => `${p}/tasks/..`, 401],
    ['encoded dots as an id', () => `${p}/tasks/%2e%2e`, 401],
    ['an encoded slash', () => `${p}/tasks%2F${world.tasks.first}`],
    ['an encoded letter', () => `${p}/%6de`],
    ['a path in upper case', () => `${p}/Me`],
    ['an id in upper case', () => `${p}/tasks/${world.tasks.first.toUpperCase()}`, 401],
    ['a matrix parameter', () => `${p}/me;x=1`],
    ['a backslash', () => `${p}/tasks\\${world.tasks.first}`],
    ['a bare % as an id', () => `${p}/tasks/%`],
    ['a malformed escape', () => `${p}/tasks/%zz/comments`],
    ['a very long path', () => `${p}/${'x'.repeat(12_000)}`],
    ['the name of a JavaScript property', () => `${p}/__proto__`],
    ['an absolute target with a trailing slash', () => `http://localhost${p}/me/`],
  ]
  test.each(below)(
    'a request with %s gets 404 with a key, and also without one unless its path matches an operation',
    async (_what, target, withoutKey = 404) => {
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
    },
  )

  const outside: [what: string, target: string][] = [
    ['a leading double slash', `/${p}/me`],
    ['an encoded prefix', '/api/public/v%31/me'],
    ['the prefix in another case', '/API/public/v1/me'],
    ['a malformed escape', '/%zz'],
    ['an absolute target with an invalid host', 'http://[::1/nope'],
    ['an asterisk', '*'],
  ]
  test.each(outside)(
    'a request with %s gets 404 with the error envelope, outside the API and its budgets',
    async (_what, target) => {
      const answer = await raw('GET', target)
      expectRefusal(answer, 'not_found')
      expect(answer.headers).not.toHaveProperty('x-ratelimit-limit')
      expectDocumented('GET', '/nope', answer)
    },
  )

  const same: [what: string, target: string][] = [
    ['an odd query', `${p}/me??&&=&%zz=%`],
    ['an absolute target (RFC 9112 3.2.2)', `http://localhost${p}/me`],
    ['an absolute target with another host and port', `http://example.com:8080${p}/me?x=1`],
    ['an absolute target with an invalid host', `http://[::1${p}/me`],
  ]
  test.each(same)('a request with %s is served as GET /me', async (_what, target) => {
    const answer = await raw('GET', target)
    expect(answer.status).toBe(200)
    expectDocumented('GET', '/me', answer)
  })

  test('an unknown path returns the same 404 for every caller and method (product.md 1.2)', async () => {
    const comparableParts = ({ status, text, headers }: Answer) => [
      status,
      text.replace(headers['x-request-id'] ?? '', ''),
    ]
    const first = comparableParts(await full.get('/nope'))
    for (const caller of [full, anonymous, app.withSecret(world.keys.disabled.secret)]) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
        const answer = await caller.call(method, '/nope')
        expect(comparableParts(answer)).toEqual(first)
        expect(answer.headers).not.toHaveProperty('allow')
        expect(answer.headers).not.toHaveProperty('www-authenticate')
      }
    }
  })
})

describe('405 method_not_allowed (product.md 1.3)', () => {
  test('the Allow header lists HEAD together with GET (product.md 1.4)', async () => {
    const { headers } = await full.call('DELETE', '/tasks')
    expect(headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST'])
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
