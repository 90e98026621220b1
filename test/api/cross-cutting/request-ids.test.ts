import { describe, expect, test } from 'vitest'
import { handlers } from '../../../src/handlers/public/index.ts'
import { ample, apiPrefix, startApp, type CallOptions } from '../../support/app.ts'
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
    const rateLimits = { ...ample, key: 1e6, write: 3, workspace: 1e6, anonymous: 1e6 }
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

  test('a replay has its own, not the first one’s (product.md 7.4)', async () => {
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
