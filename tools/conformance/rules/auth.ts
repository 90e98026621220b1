import { operations, scopes, type OperationId, type Scope } from '../../../generated/openapi.operations.ts'
import {
  describe,
  expectHeader,
  expectRefusal,
  expectValue,
  needStatus,
  withoutRequestId,
  type Answer,
} from '../answer.ts'
import type { Call } from '../api.ts'
import { createTask, eventBody, unknownId } from '../prepare.ts'
import { area, type Rule, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

/** The operations that require a scope. */
type ScopedOperation = {
  [Id in OperationId]: (typeof operations)[Id]['security'] extends { requires: readonly [Scope, ...Scope[]] }
    ? Id
    : never
}[OperationId]

/** Secrets that do not exist: one of the right length with a wrong checksum, and malformed ones. */
const invented = [`svc_${'A'.repeat(40)}`, 'svc_', 'nonsense']

const inventedCalls = invented.map((secret): Call => ({
  as: null,
  headers: { authorization: `Bearer ${secret}` },
}))

/** Calls without a valid key. */
const keyless: Call[] = [{ as: null }, ...inventedCalls, { as: 'revoked' }, { as: 'expired' }]

function keyRequired(title: string, calls: readonly Call[]): Omit<Rule, 'id'> {
  return {
    title,
    sentence:
      'No valid key (missing, malformed, unknown, expired or revoked, or a creator who lost the role) is 401 `api_key_required`, the same response for every cause.',
    async try({ api }) {
      for (const call of calls) {
        expectRefusal(await api.get('/projects', call), 'api_key_required')
        expectRefusal(await api.post('/tasks', {}, call), 'api_key_required')
      }
    },
  }
}

// product.md 3.5
export const auth = area('auth', {
  me: {
    title: 'Every valid key may read its workspace and scopes',
    sentence: '`GET /me` requires none and lists the scopes of the key.',
    async try({ api, fixture }) {
      for (const as of scopes) {
        const answer = await api.get('/me', { as })
        expect(answer.status === 200, `${describe(answer)} for a key with ${as}`)
        expectValue(answer, 'workspace.id', fixture.workspace.id)
        expectValue(answer, 'key.scopes', [as])
      }
    },
  },
  'no-key': keyRequired('A request without a key is refused with 401', [{ as: null }]),
  'unknown-key': keyRequired('A malformed or unknown key is refused with 401', inventedCalls),
  revoked: keyRequired('A revoked key is refused with 401', [{ as: 'revoked' }]),
  expired: keyRequired('An expired key is refused with 401', [{ as: 'expired' }]),
  disabled: {
    title: 'A disabled key is refused with 403 before anything else is checked',
    sentence: 'A valid but disabled key is 403 `api_key_disabled`.',
    async try({ api, fixture }) {
      expectRefusal(await api.get('/me', { as: 'disabled' }), 'api_key_disabled')
      const unknown = `/tasks/${unknownId(fixture.tasks.first)}`
      expectRefusal(await api.get(unknown, { as: 'disabled' }), 'api_key_disabled')
    },
  },
  'same-answer': {
    title: 'All 401 responses are equal, whatever the cause',
    sentence:
      'The response is the same for every cause: missing, malformed, unknown, expired or revoked, or a creator who is no longer an owner or admin.',
    async try({ api }) {
      const answers = await Promise.all(keyless.map((call) => api.get('/projects', call)))
      const refusals = answers.filter(({ status }) => status === 401)
      need(refusals.length > 1, 'fewer than two causes returned 401')
      const bodies = new Set(refusals.map(withoutRequestId))
      expect(
        bodies.size === 1,
        `there are ${bodies.size} different 401 responses: ${[...bodies].join(' and ')}`,
      )
    },
  },
  challenge: {
    title: 'A 401 response names the authentication scheme',
    sentence: 'The scheme to authenticate with.',
    async try({ api }) {
      const answer = await api.get('/projects', { as: null })
      needStatus(answer, 401)
      expectHeader(answer, 'www-authenticate', 'Bearer')
    },
  },
  'bearer-only': {
    title: 'A key is accepted only in the Authorization header',
    sentence:
      'There is no session, cookie or query-string fallback, and no CORS: an API key belongs on a server, never in browser or mobile code.',
    async try({ api, fixture }) {
      const { secret } = fixture.keys.full
      const ways: Call[] = [
        { headers: { cookie: `api_key=${secret}; taskwire_session=${secret}` } },
        { headers: { 'x-api-key': secret } },
        { query: { api_key: secret, access_token: secret } },
        { headers: { authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}` } },
      ]
      for (const way of ways) {
        const answer = await api.get('/projects', { ...way, as: null })
        expect(
          answer.status === 401,
          `${answer.call.replaceAll(secret, 'KEY')} returned ${answer.status} for ${Object.keys(way.headers ?? way.query ?? {}).join()}`,
        )
      }
    },
  },
  'scope-needed': {
    title: 'Every operation refuses a key without its scope',
    sentence: 'Each operation names the scope that it requires;',
    async try(world) {
      for (const [id, call] of callsWithIds(world)) {
        const needed = scopeOf(id)
        const other = scopes.filter((scope) => scope !== needed)
        const answer = await call({ as: other[id.length % other.length] ?? 'read:members' })
        expectRefusal(answer, 'scope_required')
      }
    },
  },
  'scope-enough': {
    title: 'Every operation accepts a key that has only its scope',
    sentence:
      'A key holds only the **scopes** granted to it. Each operation names the scope that it requires;',
    async try(world) {
      for (const [id, call] of callsWithIds(world)) {
        const answer = await call({ as: scopeOf(id) })
        expect(answer.status < 300, `${describe(answer)} for a key with ${scopeOf(id)}`)
      }
    },
  },
  'scope-first': {
    title: 'A key without the scope does not reveal whether an id exists or a body is valid',
    sentence: 'A request is checked in this order, and the first check that fails determines the answer:',
    async try({ api, fixture }) {
      const unknown = `/tasks/${unknownId(fixture.tasks.first)}`
      expectRefusal(await api.get(unknown, { as: 'read:members' }), 'scope_required')
      expectRefusal(await api.post('/tasks', { progress: 'none' }, { as: 'read:members' }), 'scope_required')
      const text = { as: 'read:members', text: 'no JSON' } as const
      expectRefusal(await api.call('POST', '/events', text), 'scope_required')
    },
  },
})

const scopeOf = (id: ScopedOperation): Scope => operations[id].security.requires[0]

type ValidCall = (call: Call) => Promise<Answer>

const callsWithIds = (world: World): [ScopedOperation, ValidCall][] =>
  Object.entries(validCalls(world)) as [ScopedOperation, ValidCall][]

/** Returns a call for each operation that requires a scope, which succeeds for a key with the scope. */
function validCalls(world: World): Record<ScopedOperation, ValidCall> {
  const { api, fixture } = world
  const { projects, tasks } = fixture
  const task = { title_text: 'A task of the conformance kit', project_id: projects.second }
  return {
    listProjects: (call) => api.get('/projects', call),
    getProject: (call) => api.get(`/projects/${projects.main}`, call),
    listProjectCards: (call) => api.get(`/projects/${projects.main}/cards`, call),
    listMembers: (call) => api.get('/members', call),
    listTasks: (call) => api.get('/tasks', call),
    createTask: (call) => api.post('/tasks', task, call),
    getTask: (call) => api.get(`/tasks/${tasks.first}`, call),
    updateTask: async (call) => api.patch(`/tasks/${(await createTask(world)).id}`, {}, call),
    listTaskComments: (call) => api.get(`/tasks/${tasks.first}/comments`, call),
    createTaskComment: (call) => api.post(`/tasks/${tasks.completed}/comments`, { body: 'Seen.' }, call),
    listEvents: (call) => api.get('/events', call),
    createEvent: (call) => api.post('/events', eventBody(), call),
  }
}
