import { describe, expect, test } from 'vitest'
import { apiPrefix, type CallOptions } from '../../support/app.ts'
import { useRawHttp } from '../../support/raw-http.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld({ config: { bodyLimitBytes: 2000 } })
const { world, full, anonymous } = scene
const { bearer, raw } = useRawHttp(scene)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

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

  test('a replay has its own request ID, not that of the first request (product.md 7.4)', async () => {
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
