import { describe, expect, test } from 'vitest'
import { apiPrefix } from '../../support/app.ts'
import { operations, reads, validRequest } from '../../support/operations.ts'
import { useRawHttp } from '../../support/raw-http.ts'
import { expectRefusal } from '../../support/refusal.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 2000 } })
const { full, anonymous } = scene
const { bearer, converse } = useRawHttp(scene)

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
