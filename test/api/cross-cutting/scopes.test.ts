import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas, Scope } from '../../../generated/openapi.operations.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { newId } from '../../../src/domain/ids.ts'
import { startApp, type CallOptions, type Caller, type TestApp } from '../../support/app.ts'
import { contract } from '../../support/contract.ts'

const bodyLimitBytes = 2000

let app: TestApp
let world: Fixture
beforeAll(async () => {
  app = await startApp({ config: { bodyLimitBytes } })
  world = await app.fixture()
})

const everyScope: Scope[] = [
  'read:projects',
  'read:tasks',
  'read:events',
  'read:members',
  'write:tasks',
  'write:events',
  'write:comments',
]

interface Row {
  operation: string
  method: string
  path: (world: Fixture) => string
  /** Null: any valid key. */
  scope: Scope | null
  body?: (world: Fixture) => unknown
}

/** The endpoint table of specification section 4, by hand: the contract is what is under test. */
const rows: Row[] = [
  { operation: 'getMe', method: 'GET', path: () => '/me', scope: null },
  { operation: 'listProjects', method: 'GET', path: () => '/projects', scope: 'read:projects' },
  {
    operation: 'getProject',
    method: 'GET',
    path: ({ projects }) => `/projects/${projects.main}`,
    scope: 'read:projects',
  },
  {
    operation: 'listProjectCards',
    method: 'GET',
    path: ({ projects }) => `/projects/${projects.main}/cards`,
    scope: 'read:projects',
  },
  { operation: 'listMembers', method: 'GET', path: () => '/members', scope: 'read:members' },
  { operation: 'listTasks', method: 'GET', path: () => '/tasks', scope: 'read:tasks' },
  {
    operation: 'createTask',
    method: 'POST',
    path: () => '/tasks',
    scope: 'write:tasks',
    body: ({ projects }) => ({ title_text: 'Sand the floor', project_id: projects.main }),
  },
  {
    operation: 'getTask',
    method: 'GET',
    path: ({ tasks }) => `/tasks/${tasks.first}`,
    scope: 'read:tasks',
  },
  {
    operation: 'updateTask',
    method: 'PATCH',
    path: ({ tasks }) => `/tasks/${tasks.first}`,
    scope: 'write:tasks',
    body: () => ({ priority: 'urgent' }),
  },
  {
    operation: 'listTaskComments',
    method: 'GET',
    path: ({ tasks }) => `/tasks/${tasks.first}/comments`,
    scope: 'read:tasks',
  },
  {
    operation: 'createTaskComment',
    method: 'POST',
    path: ({ tasks }) => `/tasks/${tasks.first}/comments`,
    scope: 'write:comments',
    body: () => ({ body: 'Two coats.' }),
  },
  { operation: 'listEvents', method: 'GET', path: () => '/events', scope: 'read:events' },
  {
    operation: 'createEvent',
    method: 'POST',
    path: () => '/events',
    scope: 'write:events',
    body: () => ({
      title: 'Handover',
      date: '2026-12-01',
      start_time: '09:00',
      end_time: '09:30',
      repeat: 'none',
    }),
  },
]
const scoped = rows.filter((row): row is Row & { scope: Scope } => row.scope !== null)
const writes = scoped.filter(({ body }) => body !== undefined)
/** Those whose path needs something of the world: an id. */
const withId = scoped.filter(({ path }) => path.length === 1)

const request = (caller: Caller, { method, path, body }: Row, options: CallOptions = {}) =>
  caller.call(method, path(world), { ...(body ? { body: body(world) } : {}), ...options })
const only = (scope: Scope): Caller => app.withSecret(world.keys[scope].secret)
const success = ({ method }: Row): number => (method === 'POST' ? 201 : 200)
const refusal = (scope: Scope) => ({
  status: 403,
  body: {
    error: {
      type: 'permission_error',
      code: 'scope_required',
      param: 'scope',
      message: `This API key is not allowed to: ${scope}`,
    },
  },
})
/** A scope that is not the one required, and never one that could be mistaken for it. */
const another = (scope: Scope): Scope => (scope === 'read:members' ? 'read:events' : 'read:members')

test('the table below covers every operation and every scope of the contract', () => {
  const documented = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(rows.map(({ operation }) => operation).sort()).toEqual(documented.sort())
  expect((contract.components.schemas?.Scope as { enum: string[] }).enum).toEqual(everyScope)
})

describe.each(rows)('$operation', (row) => {
  test.each(everyScope)(
    `with only %s: ${row.scope ? `allowed exactly for ${row.scope}` : 'allowed'} (specification 4, 5.8)`,
    async (held) => {
      const answer = await request(only(held), row)
      if (row.scope === null || held === row.scope) expect(answer.status).toBe(success(row))
      else expect(answer).toMatchObject(refusal(row.scope))
    },
  )

  test('with no scope at all: only GET /me is allowed (specification 4)', async () => {
    const answer = await request(await app.asKey(world, []), row)
    if (row.scope === null) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject(refusal(row.scope))
  })
})

test.each(scoped)(
  '$operation with every scope but $scope: refused (specification 5.8)',
  async ({ scope, ...row }) => {
    const rest = await app.asKey(
      world,
      everyScope.filter((one) => one !== scope),
    )
    expect(await request(rest, { ...row, scope })).toMatchObject(refusal(scope))
  },
)

test.each(scoped.filter(({ method }) => method === 'GET'))(
  'HEAD of $operation needs $scope as GET does (decision 1.2)',
  async (row) => {
    const head = (scope: Scope) => request(only(scope), { ...row, method: 'HEAD' })
    expect((await head(row.scope)).status).toBe(200)
    expect((await head(another(row.scope))).status).toBe(403)
  },
)

test('GET /me shows exactly the scopes granted (specification 2)', async () => {
  for (const held of everyScope) {
    const { key } = (await only(held).get('/me')).body as Schemas['Me']
    expect(key.scopes).toEqual([held])
  }
  const { key } = (await app.withSecret(world.keys.full.secret).get('/me')).body as Schemas['Me']
  expect(key.scopes.toSorted()).toEqual(everyScope.toSorted())
})

test('a refused write writes nothing (specification 5.5)', async () => {
  const count = async () => {
    const [rows] = await app.context.sql`
      select
        (select count(*) from tasks)::int as tasks,
        (select count(*) from comments)::int as comments,
        (select count(*) from events)::int as events,
        (select count(*) from activities)::int as activities,
        (select count(*) from idempotency_keys)::int as idempotency_keys`
    return rows
  }
  const before = await count()
  for (const row of writes) {
    const headers = { 'Idempotency-Key': `refused ${row.operation}` }
    expect((await request(only(another(row.scope)), row, { headers })).status).toBe(403)
  }
  expect(await count()).toEqual(before)
})

describe('the scope comes before all that concerns the body (decision 1.1)', () => {
  const json = { 'Content-Type': 'application/json' }
  const broken: [string, CallOptions][] = [
    ['malformed JSON', { headers: json, body: '{"title_text":' }],
    ['no object', { headers: json, body: '[1]' }],
    ['no body', { headers: json, body: '' }],
    ['another media type', { headers: { 'Content-Type': 'text/plain' }, body: '{}' }],
    ['another charset', { headers: { 'Content-Type': 'application/json; charset=latin1' }, body: '{}' }],
    ['a compressed body', { headers: { ...json, 'Content-Encoding': 'gzip' }, body: '{}' }],
    ['a body over the limit', { headers: json, body: `{"x":"${'x'.repeat(bodyLimitBytes)}"}` }],
    ['an invalid field', { body: { title_text: 7, body: 7, title: 7 } }],
    ['an empty object', { body: {} }],
    ['an Idempotency-Key that is too long', { headers: { 'Idempotency-Key': 'k'.repeat(256) } }],
  ]
  const cases = writes.flatMap((row) =>
    broken.map(([problem, options]) => ({ operation: row.operation, problem, row, options })),
  )
  test.each(cases)('$operation with $problem', async ({ row, options }) => {
    expect(await request(only(another(row.scope)), row, options)).toMatchObject(refusal(row.scope))
  })

  // Each problem is one, or the cases above would prove nothing.
  test.each(cases.filter(({ operation }) => operation !== 'updateTask'))(
    '$operation with $problem, the scope held: refused for it',
    async ({ row, options }) => {
      expect([413, 415, 422]).toContain((await request(only(row.scope), row, options)).status)
    },
  )
})

test.each(scoped.filter(({ method }) => method === 'GET'))(
  '$operation: the scope comes before the query (decision 1.1)',
  async (row) => {
    const query = { cursor: 'not.one', from: 'never' }
    expect(await request(only(another(row.scope)), row, { query })).toMatchObject(refusal(row.scope))
  },
)

test.each(withId)(
  '$operation: the scope comes before the search for what its id names (decision 1.1)',
  async (row) => {
    const gone = row
      .path(world)
      .replace(/task_\w+/, newId('task', app.clock.now()))
      .replace(/project_\w+/, 'project_of_nobody')
    const answer = await request(only(another(row.scope)), { ...row, path: () => gone })
    expect(answer).toMatchObject(refusal(row.scope))
  },
)

test('an unknown scope of a stored key opens nothing (specification 2)', async () => {
  const own = await app.fixture()
  const { id, secret } = own.keys['read:tasks']
  await app.context.sql`update api_keys set scopes = '{"read:*","*","READ:TASKS"}' where id = ${id}`
  expect(await app.withSecret(secret).get('/tasks')).toMatchObject(refusal('read:tasks'))
})

describe('the scope comes after the budgets (decision 1.1)', () => {
  const budgets = { key: 1000, write: 1000, workspace: 1000, anonymous: 1000, windowSeconds: 60 }
  test.each([
    ['key', 'key_rate_limited', 'GET'],
    ['workspace', 'workspace_rate_limited', 'GET'],
    ['write', 'write_rate_limited', 'POST'],
  ] as const)('a spent %s budget answers %s', async (budget, code, method) => {
    const strict = await startApp({ config: { rateLimits: { ...budgets, [budget]: 2 } } }, 'test')
    const own = await strict.fixture()
    const stranger = strict.withSecret(own.keys['read:members'].secret)
    const call = () => stranger.call(method, '/tasks', method === 'POST' ? { body: {} } : {})
    // The refused ones are charged like any other.
    expect((await call()).body).toHaveProperty('error.code', 'scope_required')
    expect((await call()).body).toHaveProperty('error.code', 'scope_required')
    expect((await call()).body).toHaveProperty('error.code', code)
  })
})
