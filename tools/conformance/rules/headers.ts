import { randomUUID } from 'node:crypto'
import { errorCatalog } from '../../../generated/errors.ts'
import { describe, expectHeader, expectStatus, show } from '../answer.ts'
import { unknownId } from '../prepare.ts'
import { area, type Rule } from '../rule.ts'
import { expect, need } from '../verdict.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function sentAlways(title: string, name: string, value: string): Omit<Rule, 'id'> {
  return {
    title,
    sentence: 'Responses carry `Cache-Control: no-store` and `X-Content-Type-Options: nosniff`.',
    async try({ api }) {
      for (const answer of [await api.get('/projects'), await api.get('/nothing-is-here')]) {
        expectHeader(answer, name, value)
      }
    },
  }
}

// product.md 1.4, 1.5
export const headers = area('headers', {
  'request-id-echoed': {
    title: 'A request id of visible ASCII characters is echoed',
    sentence:
      'An id that you send is echoed if it is 1 to 255 visible ASCII characters; otherwise the server generates a UUID.',
    async try({ api }) {
      for (const id of [`conformance-${randomUUID()}`, '~', 'x'.repeat(255)]) {
        const answer = await api.get('/projects', { headers: { 'x-request-id': id } })
        expectHeader(answer, 'x-request-id', id)
      }
    },
  },
  'request-id-made': {
    title: 'A request without an id gets a UUID',
    sentence: 'Every response has an `X-Request-Id`.',
    async try({ api, fixture }) {
      const paths = ['/projects', '/nothing-is-here', `/tasks/${unknownId(fixture.tasks.first)}`]
      const answers = await Promise.all(paths.map((path) => api.get(path)))
      for (const answer of answers) expectHeader(answer, 'x-request-id', uuid)
      const different = new Set(answers.map(({ headers }) => headers['x-request-id'])).size === paths.length
      expect(different, 'several responses have the same X-Request-Id')
    },
  },
  'request-id-replaced': {
    title: 'An invalid request id is replaced by a UUID',
    sentence:
      'An id that you send is echoed if it is 1 to 255 visible ASCII characters; otherwise the server generates a UUID.',
    async try({ api }) {
      for (const id of ['x'.repeat(256), 'two words', '']) {
        const answer = await api.get('/projects', { headers: { 'x-request-id': id } })
        need(answer.headers['x-request-id'] !== undefined, `${answer.call} has no X-Request-Id`)
        expectHeader(answer, 'x-request-id', uuid)
      }
    },
  },
  'no-store': sentAlways('No response may be cached', 'cache-control', 'no-store'),
  nosniff: sentAlways('The type of a response may not be guessed', 'x-content-type-options', 'nosniff'),
  json: {
    title: 'Responses are JSON',
    sentence: 'It speaks JSON over HTTPS under `/api/public/v1`',
    async try({ api }) {
      for (const answer of [await api.get('/projects'), await api.get('/nothing-is-here')]) {
        expectHeader(answer, 'content-type', /^application\/json(;|$)/)
        expect(answer.body !== undefined, `${answer.call} is not JSON: ${show(answer.text)}`)
      }
    },
  },
  head: {
    title: 'HEAD returns the response to GET without its body',
    sentence: '`HEAD` works wherever `GET` does, at the same cost.',
    async try({ api, fixture }) {
      const unknown = `/tasks/${unknownId(fixture.tasks.first)}`
      for (const [path, as] of [
        ['/projects', 'full'],
        [unknown, 'full'],
        ['/projects', null],
      ] as const) {
        const get = await api.get(path, { as })
        const head = await api.call('HEAD', path, { as })
        expect(head.status === get.status, `${describe(head)}, and GET ${get.status}`)
        expect(head.text === '', `${head.call} has a body: ${show(head.text)}`)
      }
    },
  },
  'no-cors': {
    title: 'Scripts on other sites can read no response',
    sentence:
      'There is no session, cookie or query-string fallback, and no CORS: an API key belongs on a server, never in browser or mobile code.',
    async try({ api }) {
      const answer = await api.get('/projects', { headers: { origin: 'https://page.example' } })
      expectHeader(answer, 'access-control-allow-origin', undefined)
    },
  },
  repeated: {
    title: 'A request that repeats a single-valued header is refused with 400',
    sentence:
      'The request is not readable as HTTP, or repeats a header that may be sent only once (`Authorization`, `Host`, `Idempotency-Key`, `Content-Type`).',
    async try({ api, fixture }) {
      const bearer = `Bearer ${fixture.keys.full.secret}`
      const answer = await api.get('/projects', { as: null, headers: { authorization: [bearer, bearer] } })
      expectStatus(answer, errorCatalog.bad_request.status)
    },
  },
})
