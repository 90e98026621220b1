import { sql as query } from '../../src/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations, type OperationId, type Schemas } from '../../generated/openapi.operations.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { AppError } from '../../src/errors.ts'
import { handlers } from '../../src/handlers/public/index.ts'
import type { ApiHandlers } from '../../src/http/contexts/call-context.ts'
import { startApp, type Answer, type Caller, type TestApp } from '../support/app/app.ts'

/*
 * A handler's reply that violates the contract never leaves the server (product.md 1.18), and the changes that
 * the handler has made are rolled back.
 */

const message = 'Something went wrong on our side.'

let app: TestApp
let world: Fixture
let overrideHandlers: (handlers: ApiHandlers) => Partial<Record<OperationId, unknown>>
let full: Caller

/** The real handlers, except for those that the test replaces. */
const overridableHandlers = Object.fromEntries(
  Object.keys(operations).map((id) => [
    id,
    (input: unknown, context: unknown) => {
      const handler = { ...handlers, ...overrideHandlers(handlers) }[id as OperationId]
      return (handler as (input: unknown, context: unknown) => unknown)(input, context)
    },
  ]),
) as unknown as ApiHandlers

beforeAll(async () => {
  app = await startApp({ handlers: overridableHandlers })
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
})

interface Logged {
  level: number
  req: { id: string }
  res: { operationId: string }
  msg: string
  err?: { type: string; message: string; issues?: unknown; stack: string }
}

/** Returns the server's log line of a failed request. */
function logOf({ headers }: Answer): Logged | undefined {
  const logged = app.logs as unknown as Logged[]
  return logged.find((line) => line.req.id === headers['x-request-id'] && line.err !== undefined)
}

/** Expects the response to an internal error, which discloses only the request ID. */
function expectInternalError(answer: Answer): void {
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({
    error: { type: 'api_error', code: 'internal_error', message, request_id: answer.headers['x-request-id'] },
  })
  expect(answer.headers['x-ratelimit-limit']).toBeUndefined()
  expect(answer.headers['x-ratelimit-remaining']).toBeUndefined()
}

/**
 * Counts the rows of every table except the request log, which is written later, and even for failed
 * requests.
 */
async function rowCounts(): Promise<Record<string, number>> {
  const { sql } = app.context
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('key_usage', 'key_requests') and table_name not like 'request_log%' order by 1`
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(name)}`
    counts[name] = row?.count ?? 0
  }
  return counts
}

const restoreHandlers = () => {
  overrideHandlers = () => ({})
}

describe('a read whose reply violates the contract returns 500, and the log does not contain the reply’s values', () => {
  type Body = Record<string, unknown>
  const changed = (change: (data: Body) => Body) => (body: { data: Body }) => ({ data: change(body.data) })
  const without = (field: string) =>
    changed((data) => Object.fromEntries(Object.entries(data).filter(([name]) => name !== field)))

  test.each<[string, number, (body: { data: Body }) => unknown]>([
    ['an undocumented field', 200, changed((data) => ({ ...data, reminder_at: null }))],
    ['an undocumented field next to data', 200, (body) => ({ ...body, meta: {} })],
    ['a missing field', 200, without('due_time')],
    ['no data', 200, () => ({})],
    ['no body', 200, () => undefined],
    ['a resource that is not wrapped in data', 200, ({ data }) => data],
    ['a wrong type', 200, changed((data) => ({ ...data, progress: '50' }))],
    ['null in a field that is not nullable', 200, changed((data) => ({ ...data, title: null }))],
    ['a date-time for a date', 200, changed((data) => ({ ...data, due_date: '2026-11-21T00:00:00Z' }))],
    ['a Date for a string', 200, changed((data) => ({ ...data, created_at: new Date() }))],
    ['an undocumented status', 202, (body) => body],
    ['an error instead of data', 404, () => ({ error: { code: 'not_found' } })],
  ])('a read whose reply has %s returns 500', async (_fault, status, of) => {
    overrideHandlers = ({ getTask }) => ({
      getTask: async (...call: Parameters<typeof getTask>) => {
        const { body } = await getTask(...call)
        return { status, body: of(body) }
      },
    })
    const answer = await full.get(`/tasks/${world.tasks.first}`)
    expectInternalError(answer)
    const logged = logOf(answer)
    expect(logged).toMatchObject({ level: 50, res: { operationId: 'getTask' } })
    expect(logged?.err?.message).toContain('getTask')
    expect(logged?.err?.issues).toBeTruthy()
    restoreHandlers()
    expect((await full.get(`/tasks/${world.tasks.first}`)).status).toBe(200)
  })

  test.each<[string, object, { path: string; rule: unknown }]>([
    [
      'a wrong value',
      { progress: 'canary' },
      { path: '/data/progress', rule: expect.stringMatching(/\/type$/) },
    ],
    [
      'an undocumented field',
      { extra: 'canary' },
      { path: '/data/extra', rule: expect.stringMatching(/additionalProperties$/) },
    ],
  ])(
    'the log contains the path and the rule that a reply broke, but no value: %s',
    async (_what, fields, issue) => {
      overrideHandlers = ({ getTask }) => ({
        getTask: async (...call: Parameters<typeof getTask>) => {
          const { body } = await getTask(...call)
          return { status: 200, body: { data: { ...body.data, title: 'canary', ...fields } } }
        },
      })
      const answer = await full.get(`/tasks/${world.tasks.first}`)
      expect(logOf(answer)?.err?.issues).toEqual([issue])
      expect(JSON.stringify(app.logs)).not.toContain('canary')
    },
  )

  test.each(['no_open_column', 'idempotency_key_reuse', 'forbidden', 'invalid_date'] as const)(
    'an undocumented refusal of a read becomes a 500: %s',
    async (code) => {
      overrideHandlers = () => ({ getTask: () => Promise.reject(new AppError(code)) })
      const answer = await full.get(`/tasks/${world.tasks.first}`)
      expectInternalError(answer)
      expect(logOf(answer)?.err).toMatchObject({ issues: `${code} is not documented` })
    },
  )
})

test.each(Object.values(operations))(
  'no reply of $operationId is sent unchecked (product.md 1.18)',
  async (operation) => {
    const status = Number(Object.keys(operation.responses)[0])
    overrideHandlers = () => ({
      [operation.operationId]: () => Promise.resolve({ status, body: { nonsense: 'canary' } }),
    })
    const id = operation.path.startsWith('/projects') ? world.projects.main : world.tasks.first
    const bodies: Partial<Record<OperationId, object>> = {
      createTask: { title_text: 'x', project_id: world.projects.main },
      updateTask: {},
      createTaskComment: { body: 'x' },
      createEvent: { title: 'x', date: '2026-11-21', start_time: '10:00', end_time: '11:00', repeat: 'none' },
    }
    const body = bodies[operation.operationId]
    const answer = await full.call(
      operation.method,
      operation.path.replace('{id}', id),
      body === undefined ? {} : { body },
    )
    expectInternalError(answer)
    expect(logOf(answer)?.err?.issues).toBeTruthy()
    expect(JSON.stringify(logOf(answer))).not.toContain('canary')
  },
)

describe('a write whose reply violates the contract is rolled back (product.md 1.18)', () => {
  const body = () => ({ title_text: 'Never was', card_id: world.cards.todo, user_ids: [world.users.member] })

  test.each([
    ['an undocumented field', 201, { secret: 'x' }],
    ['a wrong type', 201, { completed: 'no' }],
    ['an undocumented status', 200, {}],
  ])('a POST /tasks whose reply has %s is rolled back', async (_fault, status, extra) => {
    overrideHandlers = ({ createTask }) => ({
      createTask: async (...call: Parameters<typeof createTask>) => {
        const reply = await createTask(...call)
        return { status, body: { data: { ...reply.body.data, ...extra } } }
      },
    })
    const before = await rowCounts()
    for (const headers of [{}, { 'Idempotency-Key': `lies ${status} ${Object.keys(extra).join()}` }]) {
      const answer = await full.post('/tasks', body(), { headers })
      expectInternalError(answer)
      expect(logOf(answer)?.err?.issues).toBeTruthy()
      expect(JSON.stringify(logOf(answer))).not.toContain('Never was')
      expect(await rowCounts()).toEqual(before)
    }
  })

  test('a write that ends with an undocumented refusal is rolled back', async () => {
    overrideHandlers = ({ createTask }) => ({
      createTask: async (...call: Parameters<typeof createTask>) => {
        await createTask(...call)
        throw new AppError('window_too_large')
      },
    })
    const before = await rowCounts()
    expectInternalError(await full.post('/tasks', body()))
    expect(await rowCounts()).toEqual(before)
  })
})

describe('an unexpected error becomes a 500 that discloses nothing (product.md 2.4)', () => {
  const secret = 'hunter2 at /srv/taskwire'

  test.each<[string, () => unknown]>([
    ['an Error', () => Promise.reject(new Error(secret))],
    [
      'an Error thrown synchronously',
      () => {
        throw new TypeError(secret)
      },
    ],
    ['an Error with a status', () => Promise.reject(Object.assign(new Error(secret), { status: 404 }))],
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    ['a string', () => Promise.reject(secret)],
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    ['an object', () => Promise.reject({ message: secret, status: 403, code: 'forbidden' })],
  ])('an error thrown by a read becomes a 500 that discloses nothing: %s', async (_what, handler) => {
    overrideHandlers = () => ({ getTask: handler })
    const answer = await full.get(`/tasks/${world.tasks.first}`)
    expectInternalError(answer)
    expect(JSON.stringify(answer)).not.toContain('hunter2')
    expect(JSON.stringify(logOf(answer))).toContain('hunter2')
  })

  test('an error thrown by a write becomes a 500 that discloses nothing, and the write is rolled back', async () => {
    overrideHandlers = ({ createTask }) => ({
      createTask: async (...call: Parameters<typeof createTask>) => {
        await createTask(...call)
        throw new Error(secret)
      },
    })
    const before = await rowCounts()
    const body = { title_text: 'Never was', card_id: world.cards.todo, user_ids: [world.users.member] }
    const answer = await full.post('/tasks', body, { headers: { 'Idempotency-Key': 'throws' } })
    expectInternalError(answer)
    expect(answer.text).not.toContain('hunter2')
    expect(logOf(answer)?.err).toMatchObject({ type: 'Error', message: secret })
    expect(await rowCounts()).toEqual(before)
  })

  test.each([
    ['a missing table', 'select * from no_such_table'],
    ['a division by zero', 'select 1 / 0'],
    ['an integer out of range', "select '99999999999999999999'::int"],
  ])('a database error in a write becomes a 500 that discloses nothing: %s', async (_what, statement) => {
    overrideHandlers = ({ createTask }) => ({
      createTask: async (...call: Parameters<typeof createTask>) => {
        const reply = await createTask(...call)
        await call[1].plan.db.execute(query.raw(statement))
        return reply
      },
    })
    const before = await rowCounts()
    const answer = await full.post('/tasks', { title_text: 'Never was', card_id: world.cards.todo })
    expectInternalError(answer)
    expect(answer.text).not.toMatch(/select|no_such_table|zero|integer|cancel|drizzle/i)
    expect(logOf(answer)?.err?.message).toContain('Failed query')
    expect(await rowCounts()).toEqual(before)
  })

  test('a write that exceeds the statement timeout is rolled back, and returns 503 with Retry-After', async () => {
    overrideHandlers = ({ createTask }) => ({
      createTask: async (...call: Parameters<typeof createTask>) => {
        const reply = await createTask(...call)
        await call[1].plan.db.execute(query.raw('select pg_cancel_backend(pg_backend_pid()), pg_sleep(60)'))
        return reply
      },
    })
    const before = await rowCounts()
    const answer = await full.post('/tasks', { title_text: 'Never was', card_id: world.cards.todo })
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ error: { code: 'service_unavailable' } })
    expect(answer.headers['retry-after']).toBe('1')
    expect(await rowCounts()).toEqual(before)
  })

  test('a write that violates a database constraint is rolled back, and returns a 500 that discloses nothing', async () => {
    restoreHandlers()
    const { sql } = app.context
    const before = await rowCounts()
    await sql`alter table notifications add constraint refuses check (type <> 'task.updated') not valid`
    try {
      const { id } = await assignedTask()
      const shown = (await full.get(`/tasks/${id}`)).body as object
      const answer = await full.patch(`/tasks/${id}`, { progress: 100 })
      expectInternalError(answer)
      expect(answer.text).not.toContain('refuses')
      expect((await full.get(`/tasks/${id}`)).body).toEqual(shown)
      expect((await rowCounts()).activities).toBe((before.activities ?? 0) + 1)
    } finally {
      await sql`alter table notifications drop constraint refuses`
    }
  })

  async function assignedTask(): Promise<Schemas['Task']> {
    const body = { title_text: 'Stays', card_id: world.cards.todo, user_ids: [world.users.member] }
    return ((await full.post('/tasks', body)).body as Schemas['TaskResponse']).data
  }
})
