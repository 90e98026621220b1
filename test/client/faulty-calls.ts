import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/network/free-port.ts'
import { reset, startReceiver, status, type Responder, type Receiver } from '../support/network/receiver.ts'
import { faults } from './faults.ts'
import type { Driver, InstalledClient, Runtime } from './installed-client.ts'
import type { Outcome } from './project/driver.ts'

interface Vector {
  name: string
  valid: boolean
  secrets: string[]
  header: string
  body: string
  now: number
}
const { vectors } = JSON.parse(readFileSync('spec/webhook-vectors.json', 'utf8')) as { vectors: Vector[] }
const unused = { baseUrl: 'http://127.0.0.1', key: 'svc_key' }

/** Tests the client with a failing server, in each of the runtimes. */
export function describeFaultyCalls(runtimes: Runtime[], clientOf: () => InstalledClient): void {
  let faulty: Receiver
  beforeAll(async () => {
    faulty = await startReceiver({ until: 'file' })
  })

  describe.each(runtimes)('the client under $name', ({ command, repeatsReads }) => {
    const given = it.skipIf(!command)
    let driver: Driver
    beforeAll(() => {
      if (command) driver = clientOf().start(command)
    })
    afterAll(() => driver?.stop())

    const methods = { GET: 'tasks.get', POST: 'tasks.create', PATCH: 'tasks.update' }
    const found = { data: { id: 'task_1' } }
    const ok = status(200, JSON.stringify(found))

    const call = (method: string, args: unknown[] = [], options = {}): Promise<Outcome> => {
      faulty.requests.length = 0
      return driver.call({ options: { baseUrl: faulty.url, key: 'svc_key', ...options }, method, args })
    }

    describe.each(faults)('a call after $what', ({ answer, retried, error, wait, timeoutMs }) => {
      given.each(['GET', 'POST', 'PATCH'] as const)(
        'a %s is retried only if it is safe to repeat',
        async (verb) => {
          faulty.answer(answer)
          faulty.otherwise(ok)
          const args = verb === 'POST' ? [{}] : ['task_1', {}]
          const outcome = await call(methods[verb], args, { timeoutMs })
          const keys = faulty.requests.map(({ headers }) => headers['idempotency-key'])
          if (retried.includes(verb)) {
            expect(outcome).toMatchObject({ value: found.data })
            if (!(repeatsReads && verb === 'GET')) expect(outcome.waits).toHaveLength(1)
            for (const waited of outcome.waits) {
              expect(waited).toBeGreaterThanOrEqual(wait?.[0] ?? 0)
              expect(waited).toBeLessThanOrEqual(wait?.[1] ?? Infinity)
            }
            expect(keys).toHaveLength(2)
          } else {
            expect(outcome).toMatchObject({ error: { isTaskwireError: true, ...error }, waits: [] })
            expect(outcome.value).toBeUndefined()
            expect(keys).toHaveLength(1)
          }
          expect([...new Set(keys)]).toEqual([
            verb === 'POST' ? expect.stringMatching(/^[0-9a-f-]{36}$/) : undefined,
          ])
        },
      )
    })

    given('the client gives up after the last retry, with a longer wait each time', async () => {
      faulty.otherwise(status(503))
      const { error, waits } = await call('tasks.create', [{}], { maxRetries: 4 })
      expect(error).toMatchObject({ isTaskwireError: true, status: 503, code: 'unreadable_response' })
      expect(faulty.requests).toHaveLength(5)
      expect(new Set(faulty.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
      expect(waits.map((wait, i) => wait >= 250 * 2 ** i && wait <= 500 * 2 ** i)).toEqual([
        true,
        true,
        true,
        true,
      ])
      expect((await call('tasks.create', [{}], { maxRetries: 0 })).waits).toEqual([])
    })

    given.each(['tasks.get', 'tasks.create', 'tasks.update'])(
      '%s is retried if the server cannot be reached',
      async (method) => {
        const options = { baseUrl: `http://localhost:${await freePort()}`, key: 'svc_key' }
        const { error, waits } = await driver.call({ options, method, args: ['task_1', {}] })
        expect(error).toMatchObject({
          isTaskwireError: true,
          type: 'connection_error',
          code: 'connection_failed',
          message: expect.stringMatching(/ECONNREFUSED|Connection refused/),
        })
        expect(waits).toHaveLength(3)
      },
    )

    const listed = (data: unknown, next_cursor: unknown = null): Responder =>
      status(200, JSON.stringify({ data, meta: { next_cursor } }))

    given('the client continues a list after a page that failed', async () => {
      faulty.answer(listed([1, 2], 'c1'), status(502), listed([], 'c2'), reset, listed([3]))
      expect(await call('tasks.list', [{ limit: 2, card_id: undefined }])).toMatchObject({ value: [1, 2, 3] })
      expect(faulty.requests.map(({ path }) => path)).toEqual([
        '/tasks?limit=2',
        ...['/tasks?limit=2&cursor=c1', '/tasks?limit=2&cursor=c1'],
        ...['/tasks?limit=2&cursor=c2', '/tasks?limit=2&cursor=c2'],
      ])
    })

    given.each<[what: string, answer: Responder]>([
      ['a body that is not a list', ok],
      ['a list that lacks next_cursor', status(200, '{"data":[],"meta":{}}')],
      ['a list without meta', status(200, '{"data":[]}')],
      ['a cursor that is not a string', listed([], 7)],
      ['an empty cursor', listed([], '')],
    ])('the client throws an error for %s', async (_what, answer) => {
      faulty.answer(answer)
      const { error } = await call('tasks.list')
      expect(error).toMatchObject({ isTaskwireError: true, status: 200, code: 'unreadable_response' })
    })

    given.each(vectors)(
      'verifyWebhook agrees with the published verdict: $name',
      async ({ valid, secrets, header, body, now }) => {
        const judge = (secret: string) =>
          driver.call({ options: unused, method: 'verifyWebhook', args: [body, header, secret, now] })
        const outcomes = await Promise.all(secrets.map(judge))
        if (valid) expect(outcomes).toContainEqual(expect.objectContaining({ value: JSON.parse(body) }))
        else expect(outcomes.filter(({ error }) => !error)).toEqual([])
      },
    )
  })
}
