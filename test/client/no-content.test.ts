import { describe, expect, it } from 'vitest'
import { isNothing } from '../../src/client/responses.ts'
import { Transport } from '../../src/client/transport.ts'

/* Operations whose success is a 204, called with DELETE, whether or not the contract has one. */

type Answer = Response | Error

/** Sends a DELETE whose attempts have these outcomes, and returns the requests and the result. */
async function remove(...answers: Answer[]) {
  const sent: { method: string; headers: Record<string, string>; body?: string }[] = []
  const transport = new Transport({
    baseUrl: 'http://127.0.0.1/api',
    key: 'svc_key',
    sleep: () => Promise.resolve(),
    fetch: (_url, init) => {
      sent.push(init)
      const answer = answers.shift() ?? new Error('no answer')
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  })
  const result = transport.send('delete', '/tasks/{id}', { id: 'task_1' }, isNothing)
  return { sent, outcome: await result.catch((error: unknown) => error) }
}

const done = () => new Response(null, { status: 204 })

describe('an operation that returns nothing', () => {
  it('a DELETE is sent without a body, a Content-Type or an Idempotency-Key, and a 204 is a success', async () => {
    const { sent, outcome } = await remove(done())
    const headers = {
      Accept: 'application/json',
      Authorization: 'Bearer svc_key',
      'User-Agent': expect.stringMatching(/^taskwire-client\/\d/) as string,
    }
    expect(sent).toMatchObject([{ method: 'DELETE', headers }])
    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(Object.keys(headers))
    expect(sent[0]).not.toHaveProperty('body')
    expect(outcome).toBeUndefined()
  })

  it.each<[failure: string, answer: Answer]>([
    ['a connection that fails', new TypeError('fetch failed')],
    ['a 502', new Response('', { status: 502 })],
    ['a 503', new Response('', { status: 503 })],
  ])('a DELETE is retried after %s, since it is idempotent', async (_failure, answer) => {
    const { sent, outcome } = await remove(answer, done())
    expect(sent).toHaveLength(2)
    expect(outcome).toBeUndefined()
  })

  it.each<[what: string, answer: Response]>([
    ['a page', new Response('<!doctype html>')],
    ['an empty body', new Response('')],
    ['a resource', Response.json({ data: { id: 'task_1' } })],
  ])(
    'a 200 with %s is an unreadable response of an operation that returns nothing',
    async (_what, answer) => {
      const { sent, outcome } = await remove(answer)
      expect(outcome).toMatchObject({ status: 200, code: 'unreadable_response' })
      expect(sent).toHaveLength(1)
    },
  )
})
