import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import { apiPrefix } from '../../support/app/app.ts'
import { expectDocumented } from '../../support/contract/contract.ts'
import { useRawHttp } from '../../support/network/raw-http.ts'
import { expectRefusal } from '../../support/contract/refusal.ts'
import { useWorld } from '../../support/world/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 2000 } })
const { world, full, anonymous, sql } = scene
const { bearer, raw } = useRawHttp(scene)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('400 bad_request for a repeated single-valued header (product.md 1.16)', () => {
  const body = '{"body":"Who is speaking?"}'
  const json = 'Content-Type: application/json'
  const repeated: [what: string, headers: () => string[]][] = [
    [
      'Authorization with the keys of two callers',
      () => [bearer(), `Authorization: Bearer ${world.keys.admin.secret}`],
    ],
    ['Host', () => [bearer(), 'Host: localhost']],
    ['Idempotency-Key', () => [bearer(), 'Idempotency-Key: a', 'Idempotency-Key: a']],
    ['Content-Type', () => [bearer(), 'content-type: application/json']],
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
})

describe('headers that every response has, and headers that no response has', () => {
  const never = [
    ...['x-powered-by', 'etag', 'last-modified', 'server', 'set-cookie', 'location', 'content-encoding'],
  ]
  const requests: [what: string, method: string, target: string][] = [
    ['200', 'GET', `${apiPrefix}/tasks`],
    ['404 outside the API', 'GET', '/nope'],
    ['405', 'DELETE', `${apiPrefix}/tasks`],
    ['the probe', 'GET', '/healthz'],
  ]
  test.each(requests)(
    '%s: the response has no-store, nosniff and JSON in UTF-8, but neither an ETag nor the name of the server (product.md 1.19)',
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
  ] as Record<string, string>[])(
    'the request header %j is ignored: the response is 200 with the whole body',
    async (headers) => {
      const path = `/projects/${world.projects.main}`
      const [plain, answer] = [await full.get(path), await full.get(path, { headers })]
      expect([answer.status, answer.text]).toEqual([200, plain.text])
    },
  )
})
