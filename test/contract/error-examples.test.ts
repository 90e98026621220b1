import { beforeAll, describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/errors.ts'
import { operations as generated, scopes } from '../../generated/openapi.operations.ts'
import type { ErrorEnvelope } from '../../src/errors.ts'
import type { ApiHandlers } from '../../src/http/contexts/call-context.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { idempotencyKeys } from '../../src/db/schema.ts'
import {
  apiPrefix,
  startApp,
  type Answer,
  type Caller,
  type CallOptions,
  type TestApp,
} from '../support/app/app.ts'
import { ampleBudgets } from '../support/app/budgets.ts'
import { contract, resolve } from '../support/contract/contract.ts'
import { absentId } from '../support/contract/ids.ts'
import { operations, send, validRequest, type Operation } from '../support/contract/operations.ts'
import { useRawHttp } from '../support/network/raw-http.ts'
import { useWorld } from '../support/world/world.ts'

/* Error examples are exactly the bytes that the server sends. A new example needs a request here that causes it. */

const scene = useWorld()
const { world, sql } = scene
const { raw, bearer } = useRawHttp(scene)

/** Sends the request whose response is the example of a code: a valid request with one fault. */
type Provocation = (operation: Operation, example: ErrorEnvelope) => Promise<Answer>

const valid = async (operation: Operation): Promise<Record<string, unknown>> =>
  ((await validRequest(operation, scene)).body ?? {}) as Record<string, unknown>
const sendAs =
  (caller: Caller, wrong: CallOptions = {}): Provocation =>
  (operation) =>
    send(caller, operation, scene, wrong)
const withBody =
  (change: (body: Record<string, unknown>, operation: Operation) => object): Provocation =>
  async (operation) =>
    send(scene.full, operation, scene, { body: change(await valid(operation), operation) })
const withQuery = (query: Record<string, string>): Provocation => sendAs(scene.full, { query })

/** Requests with one invalid field, by the field that the example of a `validation_error` names. */
const invalidRequests: Record<string, Provocation> = {
  cursor: withQuery({ cursor: 'altered' }),
  project_id: withBody(({ card_id: _card, project_id: _project, ...body }) => body),
  progress: withBody((body) => ({ ...body, progress: 101 })),
  mention_user_ids: withBody((body) => ({ ...body, mention_user_ids: [] })),
  end_time: withBody((body) => ({ ...body, end_time: body.start_time })),
}

/** Apps with an exhausted budget, and apps with failing handlers. */
const apps: Record<string, TestApp> = {}
const budgets = ['key', 'write', 'workspace', 'anonymous'] as const
const failingHandlers = (error: Error): ApiHandlers =>
  Object.fromEntries(
    Object.keys(generated).map((id) => [id, () => Promise.reject(error)]),
  ) as unknown as ApiHandlers
beforeAll(async () => {
  for (const budget of budgets)
    apps[budget] = await startApp({ config: { rateLimits: { ...ampleBudgets, [budget]: 0 } } })
  apps.faulty = await startApp({ handlers: failingHandlers(new Error('a fault')) })
  const unreachable = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  apps.impatient = await startApp({ lockTimeoutMs: 300 })
  apps.unreachable = await startApp({ handlers: failingHandlers(unreachable) })
})
const callerOn = (name: string): Caller => {
  const app = apps[name]
  const caller = name === 'anonymous' ? app?.anonymous() : app?.withSecret(world.keys.full.secret)
  if (!caller) throw new Error(`there is no app ${name}`)
  return caller
}
const onApp = (name: string): Provocation => {
  return (operation) => send(callerOn(name), operation, scene)
}

/** The responses to requests whose Idempotency-Key is in use. All are sent concurrently, since each waits for a lock. */
let keyInUseAnswers: Promise<Map<string, Answer>> | undefined
const requestKeysInUse = (): Promise<Map<string, Answer>> =>
  runTransaction(scene.app.context.db, async (tx) => {
    const key = 'in use'
    await tx.insert(idempotencyKeys).values({
      workspace_id: world.workspace.id,
      caller_id: world.keys.full.id,
      key,
      fingerprint: Buffer.alloc(0),
      status: 201,
      body: '{}',
      expires_at: new Date(scene.clock.now().getTime() + 60_000).toISOString(),
    })
    const caller = callerOn('impatient')
    const answers = operations
      .filter(({ honorsIdempotencyKey }) => honorsIdempotencyKey)
      .map(async (operation) => {
        const headers = { 'Idempotency-Key': key }
        return [operation.id, await send(caller, operation, scene, { headers })] as const
      })
    return new Map(await Promise.all(answers))
  })

const provocations: Partial<Record<ErrorCode, Provocation>> = {
  async bad_request(operation) {
    const { path } = await validRequest(operation, scene)
    return raw(operation.method, apiPrefix + path, [bearer(), bearer()])
  },
  api_key_required: sendAs(scene.anonymous),
  api_key_disabled: (operation) => send(scene.app.withSecret(world.keys.disabled.secret), operation, scene),
  scope_required(operation) {
    const other = scopes.find((scope) => scope !== operation.scope) ?? 'read:tasks'
    return send(scene.only(other), operation, scene)
  },
  async forbidden(operation) {
    const { workspace, projects, users } = world
    const member = { workspace_id: workspace.id, project_id: projects.main, user_id: users.owner }
    const setRole = (role: string) => sql`
      insert into project_members ${sql({ ...member, role })}
      on conflict (workspace_id, project_id, user_id) do update set role = excluded.role`
    const request = await validRequest(operation, scene)
    await setRole('viewer')
    try {
      return await request.send(scene.full)
    } finally {
      await setRole('editor')
    }
  },
  async not_found(operation) {
    if (operation.ids.length === 0)
      return withBody((body) => ({ ...body, project_id: absentId('project', scene) }))(operation, {} as never)
    const ids = Object.fromEntries(operation.ids.map(({ name, kind }) => [name, absentId(kind, scene)]))
    return send(scene.full, operation, scene, { ids })
  },
  async idempotency_key_reuse(operation) {
    const headers = { 'Idempotency-Key': `reused by ${operation.id}` }
    const request = await validRequest(operation, scene)
    await request.send(scene.full, { headers })
    const body = request.body as Record<string, unknown>
    const [[field, value] = []] = Object.entries(body).filter(([name]) =>
      /^(title_text|title|body)$/.test(name),
    )
    if (field === undefined) throw new Error(`${operation.id}: name a field of its body that can be changed`)
    return request.send(scene.full, { headers, body: { ...body, [field]: `${String(value)} again` } })
  },
  async idempotency_key_in_use({ id }) {
    keyInUseAnswers ??= requestKeysInUse()
    const answer = (await keyInUseAnswers).get(id)
    if (!answer) throw new Error(`${id} takes no Idempotency-Key`)
    return answer
  },
  async workspace_moved(operation) {
    const moveTo = (state: string, to: string | null) =>
      sql`update workspaces set state = ${state}, moved_to = ${to} where id = ${world.workspace.id}`
    const request = await validRequest(operation, scene)
    await moveTo('moved', 'https://tasks.fernhill.example')
    try {
      return await request.send(scene.full)
    } finally {
      await moveTo('active', null)
    }
  },
  payload_too_large: withBody((body) => ({ ...body, more: 'x'.repeat(1_048_576) })),
  unsupported_media_type: sendAs(scene.full, { headers: { 'Content-Type': 'text/plain' }, body: 'text' }),
  validation_error(operation, example) {
    const { param = '' } = example.error
    const provoke = invalidRequests[param]
    if (!provoke)
      throw new Error(`add a request with an invalid ${param} of ${operation.id} to "invalidRequests"`)
    return provoke(operation, example)
  },
  no_open_column: withBody((body) => ({ ...body, project_id: world.projects.no_open_column })),
  inbox_project: withBody((body) => ({ ...body, project_id: world.projects.inbox })),
  invalid_assignee: withBody((body) => ({ ...body, user_ids: [world.foreign.user] })),
  invalid_date: withQuery({ from: '2026-02-30' }),
  window_too_large: withQuery({ from: '2026-01-01', to: '2028-01-01' }),
  key_rate_limited: onApp('key'),
  write_rate_limited: onApp('write'),
  workspace_rate_limited: onApp('workspace'),
  anonymous_rate_limited: onApp('anonymous'),
  internal_error: onApp('faulty'),
  service_unavailable: onApp('unreachable'),
}

type Examples = Record<string, { $ref?: string; value: ErrorEnvelope }>

/** Returns the operation's examples of errors, by their codes. */
function errorExamples({ id }: Operation): [code: string, example: ErrorEnvelope][] {
  const operation = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id)
  return Object.entries(operation?.responses ?? {})
    .filter(([status]) => status >= '400')
    .flatMap(([, response]) => {
      const { examples = {} } = (resolve(response).content?.['application/json'] ?? {}) as {
        examples?: Examples
      }
      return Object.entries(examples).map(([code, example]): [string, ErrorEnvelope] => [
        code,
        resolve(example).value,
      ])
    })
}

/** Expects the example byte for byte, except for the request ID. */
function expectExample({ headers, text }: Answer, { error }: ErrorEnvelope): void {
  const sent = { error: { ...error, request_id: headers['x-request-id'] } }
  expect(text).toBe(JSON.stringify(sent))
}

describe.each(operations)('$id', (operation) => {
  test.each(errorExamples(operation))(
    'a request that causes %s gets the documented example',
    async (code, example) => {
      const provoke = provocations[code as ErrorCode]
      if (!provoke) throw new Error(`add a request that causes ${code} to "provocations"`)
      expectExample(await provoke(operation, example), example)
    },
  )
})

describe('the catalog', () => {
  test('the example in the catalog for an unsupported method is what the server sends', async () => {
    const { example } = contract['x-error-catalog'].method_not_allowed as unknown as {
      example: ErrorEnvelope
    }
    expectExample(await scene.full.delete('/me'), example)
  })

  test('every code of the catalog except two has an example in an operation', () => {
    const tried = new Set(operations.flatMap(errorExamples).map(([code]) => code))
    const untried = Object.keys(contract['x-error-catalog']).filter((code) => !tried.has(code))
    expect(untried).toEqual(['scope_not_asserted', 'method_not_allowed'])
  })
})

test('the introduction shows the same example of an error as updateTask', () => {
  const { description } = (contract as unknown as { info: { description: string } }).info
  const [, shown = ''] = /```json\n(.*?)```/s.exec(description) ?? []
  const [, example] =
    operations
      .filter(({ id }) => id === 'updateTask')
      .flatMap(errorExamples)
      .find(([code]) => code === 'validation_error') ?? []
  expect(JSON.parse(shown)).toEqual(example)
})
