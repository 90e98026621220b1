import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { apiPrefix, type CallOptions } from '../../support/app.ts'
import { expectDocumented } from '../../support/contract.ts'
import { useRawHttp } from '../../support/raw-http.ts'
import { expectRefusal } from '../../support/refusal.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 2000 } })
const { world, full, anonymous, sql } = scene
const { bearer, raw } = useRawHttp(scene)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('400 bad_request for a repeated single-valued header (product.md 1.16)', () => {
  const body = '{"body":"Who is speaking?"}'
  const json = 'Content-Type: application/json'
  const repeated: [what: string, headers: () => string[]][] = [
    ['Authorization', () => [bearer(), bearer()]],
    ['Authorization, of two callers', () => [bearer(), `Authorization: Bearer ${world.keys.admin.secret}`]],
    ['Host', () => [bearer(), 'Host: localhost']],
    ['Host, of two servers', () => [bearer(), 'host: example.com']],
    ['Idempotency-Key', () => [bearer(), 'Idempotency-Key: a', 'Idempotency-Key: a']],
    ['Idempotency-Key, two of them', () => [bearer(), 'Idempotency-Key: a', 'IDEMPOTENCY-KEY: b']],
    ['Content-Type', () => [bearer(), 'content-type: application/json']],
    ['Content-Type, two of them', () => [bearer(), 'Content-Type: text/plain']],
  ]
  const budgets = async () => {
    const { rate_limit } = (await full.get('/me')).body as Schemas['Me']
    const { headers } = await anonymous.get('/me')
    return { ...rate_limit, anonymous: Number(headers['x-ratelimit-remaining']) }
  }

  test.each(repeated)(
    'a repeated %s is refused before anything is charged or written',
    async (_what, headers) => {
      const path = `/tasks/${world.tasks.first}/comments`
      const count = async () => (await sql`select count(*)::int from comments`)[0]
      const [before, rows] = [await budgets(), await count()]
      const answer = await raw('POST', apiPrefix + path, [...headers(), json], body)
      expectRefusal(answer, 'bad_request')
      expectDocumented('POST', path, answer)
      expect(answer.headers).not.toHaveProperty('x-ratelimit-limit')
      expect(answer.headers).not.toHaveProperty('x-ratelimit-remaining')
      expect(await count()).toEqual(rows)
      const after = await budgets()
      expect(after.anonymous).toBe(before.anonymous - 1)
      expect(after.key.remaining).toBe(before.key.remaining - 1)
      expect(after.write).toEqual(before.write)
    },
  )

  test('repeated headers are refused also on unknown paths and methods, and outside the API', async () => {
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

  test('the refusal echoes X-Request-Id, and names the repeated header', async () => {
    const answer = await raw('GET', `${apiPrefix}/me`, [bearer(), bearer(), 'X-Request-Id: mine'])
    const { request_id, message } = (answer.body as Schemas['ApiError']).error
    expect(request_id).toBe('mine')
    expect(message.toLowerCase()).toContain('authorization')
  })
})

describe('headers that every response has, and headers that none has', () => {
  const never = [
    ...['x-powered-by', 'etag', 'last-modified', 'server', 'set-cookie', 'location', 'content-encoding'],
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
    '%s: no-store, nosniff, JSON in UTF-8; no ETag, no name of the server (product.md 1.19)',
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

  test.each([
    { 'If-None-Match': '*' },
    { 'If-Modified-Since': 'Fri, 31 Dec 2099 23:59:59 GMT' },
    { 'If-Match': '"x"' },
    { Range: 'bytes=0-1' },
    { Accept: 'text/html' },
    { 'Accept-Encoding': 'identity;q=0, *;q=0' },
  ] as Record<string, string>[])('%j is ignored: 200 with the whole body', async (headers) => {
    const path = `/projects/${world.projects.main}`
    const [plain, answer] = [await full.get(path), await full.get(path, { headers })]
    expect([answer.status, answer.text]).toEqual([200, plain.text])
  })
})

describe('X-Request-Id (product.md 1.5)', () => {
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
    expect((await anonymous.get('/me', { headers })).body).toHaveProperty('error.request_id', id)
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
  test.each(unusable)('is a new UUID for %s', async (_what, lines) => {
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

  const refusals: [status: number, method: string, path: string, options?: CallOptions][] = [
    [200, 'GET', '/tasks'],
    [405, 'DELETE', '/tasks'],
    [413, 'POST', '/tasks', { body: { title_text: 'x'.repeat(3000) } }],
    [415, 'POST', '/tasks', { body: 'x', headers: { 'Content-Type': 'text/plain' } }],
    [422, 'POST', '/tasks', { body: {} }],
  ]
  // The test client checks for every response that `error.request_id` equals the header.
  test.each(refusals)('is on every response: %i for %s %s', async (status, method, path, options) => {
    const headers = { ...options?.headers, 'X-Request-Id': 'mine' }
    const answer = await full.call(method, path, { ...options, headers })
    expect([answer.status, answer.headers['x-request-id']]).toEqual([status, 'mine'])
  })
})
