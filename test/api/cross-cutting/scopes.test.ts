import { describe, expect, test } from 'vitest'
import type { Scope } from '../../../generated/openapi.operations.ts'
import { unlimitedBudgets, startApp, type Answer, type CallOptions } from '../../support/app.ts'
import { absentId } from '../../support/ids.ts'
import {
  operations,
  scopes,
  send,
  validRequest,
  withBody,
  writes,
  type Operation,
} from '../../support/operations.ts'
import { expectRefusal } from '../../support/refusal.ts'
import { expectNoWrites } from '../../support/rows.ts'
import { useWorld } from '../../support/world.ts'

const bodyLimitBytes = 2000

const scene = useWorld({ config: { bodyLimitBytes } })
const { app, only, sql } = scene

const isScoped = <Of extends Operation>(operation: Of): operation is Of & { scope: Scope } =>
  operation.scope !== null

/** Returns a scope other than the required one, and never one that could be mistaken for it. */
const another = (scope: Scope): Scope => (scope === 'read:members' ? 'read:events' : 'read:members')
const expectScopeRequired = (answer: Answer, scope: Scope): void =>
  expectRefusal(answer, 'scope_required', {
    param: 'scope',
    message: `This API key is not allowed to: ${scope}`,
  })

test('the contract has the promised scopes (product.md 1.18, 1.1)', () => {
  expect(scopes).toEqual([
    ...['read:projects', 'read:tasks', 'read:events', 'read:members', 'write:tasks', 'write:events'],
    ...['write:comments'],
  ])
  // Later operations are not listed here; the tables below take them from the contract.
  expect(Object.fromEntries(operations.map(({ id, scope }) => [id, scope]))).toMatchObject({
    getMe: null,
    listProjects: 'read:projects',
    getProject: 'read:projects',
    listProjectCards: 'read:projects',
    listMembers: 'read:members',
    listTasks: 'read:tasks',
    createTask: 'write:tasks',
    getTask: 'read:tasks',
    updateTask: 'write:tasks',
    listTaskComments: 'read:tasks',
    createTaskComment: 'write:comments',
    listEvents: 'read:events',
    createEvent: 'write:events',
  })
})

describe.each(operations)('$id', (operation) => {
  const { scope, successes } = operation
  const expectAllowed = (answer: Answer): void => expect(successes, answer.text).toContain(answer.status)

  test.each(scopes)(
    `with only %s: ${scope ? `allowed exactly for ${scope}` : 'allowed'} (product.md 3.12)`,
    async (held) => {
      const answer = await send(only(held), operation, scene)
      if (scope === null || held === scope) expectAllowed(answer)
      else expectScopeRequired(answer, scope)
    },
  )
})

test.each(writes.filter(isScoped))('$id: refused, it writes nothing (product.md 3.12)', async (operation) => {
  const headers = { 'Idempotency-Key': `refused ${operation.id}` }
  const request = await validRequest(operation, scene)
  const caller = only(another(operation.scope))
  const answer = await expectNoWrites(scene, () => request.send(caller, { headers }))
  expectScopeRequired(answer, operation.scope)
})

describe('the scope is checked before the body (product.md 1.1)', () => {
  const json = { 'Content-Type': 'application/json' }
  const cases = withBody.filter(isScoped).flatMap((operation) => {
    const { body, honorsIdempotencyKey, id } = operation
    const wrong = Object.fromEntries(body.fields.map(({ name }) => [name, {}]))
    const broken: [problem: string, options: CallOptions, applies?: boolean][] = [
      ['malformed JSON', { headers: json, body: '{"title_text":' }],
      ['no object', { headers: json, body: '[1]' }],
      ['no body', { headers: json, body: '' }, body.required],
      ['another media type', { headers: { 'Content-Type': 'text/plain' }, body: '{}' }],
      ['another charset', { headers: { 'Content-Type': 'application/json; charset=latin1' }, body: '{}' }],
      ['a compressed body', { headers: { ...json, 'Content-Encoding': 'gzip' }, body: '{}' }],
      ['a body over the limit', { headers: json, body: `{"x":"${'x'.repeat(bodyLimitBytes)}"}` }],
      ['invalid fields', { body: wrong }],
      ['an empty object', { body: {} }, body.fields.some(({ required }) => required)],
      [
        'an Idempotency-Key that is too long',
        { headers: { 'Idempotency-Key': 'k'.repeat(256) } },
        honorsIdempotencyKey,
      ],
    ]
    return broken
      .filter(([, , applies = true]) => applies)
      .map(([problem, options]) => ({ id, problem, operation, options }))
  })
  test.each(cases)('$id with $problem', async ({ operation, options }) => {
    const answer = await send(only(another(operation.scope)), operation, scene, options)
    expectScopeRequired(answer, operation.scope)
  })
})

const nonsense = ({ parameters }: Operation) =>
  Object.fromEntries(parameters.filter((one) => one.in === 'query').map(({ name }) => [name, 'not one']))

test.each(operations.filter(isScoped))(
  '$id: the scope is checked before the query, and before the id is looked up (product.md 1.1)',
  async (operation) => {
    const ids = Object.fromEntries(operation.ids.map(({ name, kind }) => [name, absentId(kind, scene)]))
    const query = nonsense(operation)
    const answer = await send(only(another(operation.scope)), operation, scene, { query, ids })
    expectScopeRequired(answer, operation.scope)
  },
)

test('an unknown scope of a stored key opens nothing (product.md 3.12)', async () => {
  const own = await app.fixture()
  const { id, secret } = own.keys['read:tasks']
  await sql`update api_keys set scopes = '{"read:*","*","READ:TASKS"}' where id = ${id}`
  expectScopeRequired(await app.withSecret(secret).get('/tasks'), 'read:tasks')
})

describe('the scope is checked after the budgets (product.md 1.1)', () => {
  const budgets = { ...unlimitedBudgets, key: 1000, write: 1000, workspace: 1000, anonymous: 1000 }
  test.each([
    ['key', 'key_rate_limited', 'GET'],
    ['workspace', 'workspace_rate_limited', 'GET'],
    ['write', 'write_rate_limited', 'POST'],
  ] as const)('a spent %s budget answers %s', async (budget, code, method) => {
    const strict = await startApp({ config: { rateLimits: { ...budgets, [budget]: 2 } } }, 'test')
    const own = await strict.fixture()
    const caller = strict.withSecret(own.keys['read:members'].secret)
    const call = () => caller.call(method, '/tasks', method === 'POST' ? { body: {} } : {})
    // Refused requests are charged like any other.
    expectRefusal(await call(), 'scope_required', { param: 'scope' })
    expectRefusal(await call(), 'scope_required', { param: 'scope' })
    expectRefusal(await call(), code)
  })
})
