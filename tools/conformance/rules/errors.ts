import { randomUUID } from 'node:crypto'
import { errorCatalog } from '../../../generated/errors.ts'
import { describe, expectRefusal, expectValue, isRow, read, show, type Answer } from '../answer.ts'
import { unknownId } from '../prepare.ts'
import { area, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

const unknownTask = ({ api, fixture }: World): Promise<Answer> =>
  api.get(`/tasks/${unknownId(fixture.tasks.first)}`)

/** Sends a body with several faults, the first in `title_text`. */
const faultyTask = ({ api, fixture }: World): Promise<Answer> =>
  api.post('/tasks', {
    progress: 200,
    priority: 'soon',
    project_id: fixture.projects.second,
    title_text: 'x'.repeat(501),
  })

function expectParam(answer: Answer, expected: string): void {
  need(answer.status >= 400, `${answer.call} is not an error`)
  expectValue(answer, 'error.param', expected)
}

// product.md 1.2, 1.3, 1.6
export const errors = area('errors', {
  envelope: {
    title: 'An error is an envelope of type, code, message, request_id and sometimes param',
    sentence: 'Every error, whatever its cause, has the same body:',
    async try(world) {
      for (const answer of [await unknownTask(world), await faultyTask(world)]) {
        need(answer.status >= 400, `${answer.call} is not an error`)
        const error = read(answer.body, 'error')
        expect(isRow(error), `${answer.call} has no error in its body: ${show(answer.text)}`)
        const texts = ['type', 'code', 'message'].filter((name) => typeof error[name] !== 'string')
        expect(texts.length === 0, `${answer.call} has no ${texts.join(' and no ')} in its error`)
        const known = new Set(['type', 'code', 'message', 'param', 'request_id'])
        const others = [...Object.keys(error), ...Object.keys(answer.body as object)].filter(
          (name) => name !== 'error' && !known.has(name),
        )
        expect(others.length === 0, `${answer.call} has undocumented fields: ${others.join(', ')}`)
      }
    },
  },
  type: {
    title: 'The type of an error matches its code',
    sentence: 'Handle errors by `code`, and unknown codes by `type` and the status',
    async try(world) {
      const { api } = world
      const answers = [
        await unknownTask(world),
        await faultyTask(world),
        await api.get('/projects', { as: null }),
        await api.get('/projects', { as: 'read:members' }),
      ]
      const known = answers.flatMap((answer) => {
        const code = String(read(answer.body, 'error.code'))
        const entry = Object.entries(errorCatalog).find(([name]) => name === code)?.[1]
        const type = read(answer.body, 'error.type')
        return entry && type !== undefined ? [{ answer, type, expected: entry.type }] : []
      })
      need(
        known.length > 0,
        `${answers.map(({ call }) => call).join(', ')}: no error has a known code and a type`,
      )
      for (const { answer, type, expected } of known)
        expect(type === expected, `${describe(answer)} has the type ${show(type)}, not ${expected}`)
    },
  },
  'request-id': {
    title: 'An error repeats the request id of its header',
    sentence: 'Errors repeat it as `error.request_id`.',
    async try(world) {
      const answer = await unknownTask(world)
      const header = answer.headers['x-request-id']
      need(header !== undefined, `${answer.call} has no X-Request-Id`)
      expectValue(answer, 'error.request_id', header)
    },
  },
  param: {
    title: 'The param of a refused body is its first invalid field, in the order of the contract',
    sentence: '`param` names the first failing field, in the order in which this document lists them.',
    try: async (world) => expectParam(await faultyTask(world), 'title_text'),
  },
  'param-cursor': {
    title: 'The param of a refused cursor is cursor',
    sentence:
      'A cursor that was altered, or issued for another list or other filters, is 422 `validation_error` with `param: cursor`;',
    try: async ({ api }) =>
      expectParam(await api.get('/projects', { query: { cursor: 'not-a-cursor' } }), 'cursor'),
  },
  'param-scope': {
    title: 'The param of a missing scope is scope',
    sentence: 'A missing scope is 403 `scope_required` with `param: scope`.',
    try: async ({ api }) => expectParam(await api.get('/members', { as: 'write:tasks' }), 'scope'),
  },
  'echoes-nothing': {
    title: 'The message of an error does not repeat values of the request',
    sentence: 'The error message, meant for people. It may change; do not match on it.',
    async try({ api, fixture }) {
      const sent = randomUUID()
      const answer = await api.post('/tasks', {
        title_text: 'A task',
        project_id: fixture.projects.second,
        priority: sent,
      })
      need(answer.status >= 400, `${answer.call} is not an error`)
      const message = read(answer.body, 'error.message')
      expect(!String(message).includes(sent), `the message repeats values of the request: ${show(message)}`)
    },
  },
  'malformed-json': {
    title: 'A body that is not a JSON object is refused with 422 without param',
    sentence: '`param` names the first failing field; a body that is not a JSON object has none.',
    async try({ api }) {
      for (const text of ['{"title_text": ', '["title_text"]', '']) {
        const answer = await api.call('POST', '/tasks', { text })
        expectRefusal(answer, 'validation_error')
        expectValue(answer, 'error.param', undefined)
      }
    },
  },
  'media-type': {
    title: 'A body that is not declared as JSON is refused with 415',
    sentence:
      "The body's `Content-Type` is missing or is not `application/json`, its `charset` is not UTF-8, or it is compressed.",
    async try({ api }) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const headers = { 'content-type': type }
        expectRefusal(await api.call('POST', '/tasks', { text: '{}', headers }), 'unsupported_media_type')
      }
    },
  },
  'unknown-path': {
    title: 'A path without an operation returns 404',
    sentence: 'an unknown path is 404 `not_found`, and so is a known one with a trailing slash.',
    async try({ api }) {
      expectRefusal(await api.get('/nothing-is-here'), 'not_found')
      expectRefusal(await api.get('/nothing-is-here', { as: null }), 'not_found')
      expectRefusal(await api.post('/nothing-is-here', {}), 'not_found')
    },
  },
  'trailing-slash': {
    title: 'A known path with a trailing slash returns 404',
    sentence: 'an unknown path is 404 `not_found`, and so is a known one with a trailing slash.',
    async try({ api }) {
      expectRefusal(await api.get('/projects/'), 'not_found')
      expectRefusal(await api.get('/Projects'), 'not_found')
    },
  },
  method: {
    title: 'An unsupported method on a known path returns 405, with the supported methods in Allow',
    sentence:
      'Another method on a known path is 405 `method_not_allowed` with an `Allow` header (`OPTIONS` too)',
    async try({ api, fixture }) {
      const path = `/tasks/${fixture.tasks.first}`
      const answer = await api.call('PUT', path)
      expectRefusal(answer, 'method_not_allowed')
      const allow = (answer.headers['allow'] ?? '').split(/,\s*/)
      const has = allow.includes('GET') && allow.includes('PATCH') && !allow.includes('PUT')
      expect(has, `${answer.call} has Allow: ${answer.headers['allow']}, but the path supports GET and PATCH`)
    },
  },
  options: {
    title: 'No path supports OPTIONS',
    sentence:
      'Another method on a known path is 405 `method_not_allowed` with an `Allow` header (`OPTIONS` too)',
    async try({ api }) {
      const headers = { origin: 'https://page.example', 'access-control-request-method': 'GET' }
      expectRefusal(await api.call('OPTIONS', '/projects', { headers }), 'method_not_allowed')
    },
  },
})
