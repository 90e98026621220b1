import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/errors.ts'
import { servedOperations } from '../../scripts/coverage/documented.ts'
import { apis } from '../../src/app.ts'
import type { Answer, Caller, CallOptions, TestApp } from '../support/app/app.ts'
import { ampleBudgets } from '../support/app/budgets.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { unsentMail } from '../support/app/mail.ts'
import { resolve, workContract } from '../support/contract/contract.ts'
import { operations, validRequest, type Documented } from '../support/contract/operations.ts'
import { recordImport } from '../support/imports/record-import.ts'
import { useRawHttp } from '../support/network/raw-http.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

/* Refusals by the pipeline that all operations of every contract share. */

const lookup = () => Promise.resolve(['93.184.216.34'])
const scene = useWorld({ lookup, config: { mail: unsentMail } })
const { app, world, full, sql, web, commit } = scene
const { raw } = useRawHttp(scene)
let callers: Record<keyof typeof apis, Caller>
let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
  callers = { openapi: full, settings: owner, work: await signInToWork(app, world) }
})

type Operation = (typeof servedOperations)[number]

/** Returns operations that may be refused with the code. */
const refusing = (code: ErrorCode): Operation[] =>
  servedOperations.filter(({ errorCodes }) => errorCodes.includes(code))

const everyPathOf = ({ path }: Operation): string => path.replaceAll(/\{\w+\}/g, 'unknown')

/** Calls the operation with ids that do not exist. */
const callBy = (caller: Caller, operation: Operation, options: CallOptions = {}): Promise<Answer> =>
  caller.call(operation.method.toUpperCase(), everyPathOf(operation), options)

/** Calls the operation with valid credentials. */
const call = (operation: Operation, options: CallOptions = {}): Promise<Answer> =>
  callBy(callers[operation.contract], operation, options)

/** Calls the operation with unknown credentials. */
const callUnknown = (on: TestApp, operation: Operation): Promise<Answer> =>
  callBy(anonymousOf[operation.contract](on), operation)
const anonymousOf: Record<keyof typeof apis, (on: TestApp) => Caller> = {
  openapi: (on) => on.anonymous(),
  settings: (on) => on.inSettings({}),
  work: (on) => on.inWork({}),
}

test.each(refusing('bad_request'))('$contract $operationId refuses a repeated header', async (operation) => {
  const target = apis[operation.contract].prefix + everyPathOf(operation)
  const header = 'Content-Type: application/json'
  expectRefusal(await raw(operation.method.toUpperCase(), target, [header, header]), 'bad_request')
})

describe.each(['api_key_required', 'session_required'] as const)(
  'a request without credentials is refused with %s',
  (code) => {
    test.each(refusing(code))(
      '$contract $operationId refuses a request without credentials',
      async (operation) => {
        expectRefusal(await callUnknown(app, operation), code)
      },
    )
  },
)

describe('an exhausted address budget', () => {
  const exhausted = useWorld({ config: { rateLimits: { ...ampleBudgets, anonymous: 0 } } })

  test.each(refusing('anonymous_rate_limited'))(
    'an exhausted address budget makes $contract $operationId refuse requests',
    async (operation) => {
      expectRefusal(await callUnknown(exhausted.app, operation), 'anonymous_rate_limited')
    },
  )
})

describe('an exhausted session budget (product.md 18.10)', () => {
  const exhausted = useWorld({ config: { rateLimits: { ...ampleBudgets, session: 0, session_work: 0 } } })
  let exhaustedCallers: Partial<typeof callers>
  beforeAll(async () => {
    const settings = await signIn(exhausted.app, exhausted.world)
    exhaustedCallers = { settings, work: await signInToWork(exhausted.app, exhausted.world) }
  })

  test.each(refusing('session_rate_limited'))(
    'an exhausted session budget makes $contract $operationId refuse requests',
    async (operation) => {
      const spender = exhaustedCallers[operation.contract]
      expectRefusal(spender && (await callBy(spender, operation)), 'session_rate_limited')
    },
  )
})

test.each(refusing('cross_origin'))(
  '$contract $operationId refuses a request from another site',
  async (operation) => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expectRefusal(await call(operation, { headers }), 'cross_origin')
  },
)

/** Returns a body of the operation's media type. */
const bodyOf = ({ textBody }: Operation, body: object | string): CallOptions =>
  textBody
    ? {
        headers: { 'Content-Type': textBody.mediaType },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }
    : { body }

test.each(refusing('payload_too_large'))(
  '$contract $operationId refuses a body larger than x-max-body (product.md 1.8)',
  async (operation) => {
    const { maxBytes = 0 } = operation.textBody ?? operation.body ?? {}
    const send = (length: number): Promise<Answer> =>
      call(operation, bodyOf(operation, { x: 'x'.repeat(length - 8) }))
    expectRefusal(await send(maxBytes + 8), 'payload_too_large')
    const { status } = await send(maxBytes)
    expect(status).not.toBe(413)
  },
)

test.each(servedOperations.filter(({ contract, body }) => contract === 'work' && body))(
  '$contract $operationId takes 1 MiB if it has a description, and 64 KiB otherwise (product.md 1.8)',
  ({ path, method, body }) => {
    const { requestBody } = workContract.paths[path]![method.toLowerCase()] as Documented
    const { content } = resolve(requestBody!, workContract)
    const schema = resolve(content['application/json']!.schema, workContract)
    expect(body?.maxBytes).toBe('description' in (schema.properties ?? {}) ? 1_048_576 : 65_536)
  },
)

test.each(refusing('unsupported_media_type'))(
  '$contract $operationId refuses a body that is not JSON',
  async (operation) => {
    const headers = { 'Content-Type': 'text/plain' }
    expectRefusal(await call(operation, { headers, body: 'x' }), 'unsupported_media_type')
  },
)

/** Returns options with a body, header or query parameter that its schema refuses. */
function invalid({ body, idempotent, query }: Operation): CallOptions {
  if (body) return { headers: { 'Content-Type': 'application/json' }, body: '[]' }
  if (idempotent) return { headers: { 'Idempotency-Key': '' } }
  const checked =
    query.find(({ name }) => name === 'cursor') ?? query.find(({ validate }) => validate && !validate('nope'))
  return { query: { [checked?.name ?? '']: 'nope' } }
}

test.each(refusing('validation_error'))(
  '$contract $operationId refuses an invalid parameter or body',
  async (operation) => {
    const answer = await call(operation, invalid(operation))
    expectRefusal(answer, 'validation_error', { param: answer.body.error.param as string | undefined })
  },
)

describe('an Idempotency-Key', () => {
  const idempotent = servedOperations.filter((operation) => operation.idempotent)
  const headers = { 'Idempotency-Key': 'taken' }
  const hour = 3_600_000
  /** Stores a reply under the key, as if the caller had already used it. */
  const take = (on: typeof sql, { contract }: Operation, expiresInMs: number): Promise<unknown> => on`
    insert into idempotency_keys (workspace_id, caller_id, key, fingerprint, status, body, expires_at)
    values (${world.workspace.id}, ${contract === 'openapi' ? world.keys.full.id : world.users.owner}, 'taken',
      '', 201, '{}', ${new Date(scene.clock.now().getTime() + expiresInMs).toISOString()})`
  const url = 'https://hooks.example.com/'
  const bodies: Record<string, object | string> = {
    importTasks: 'Name\n',
    changeTasks: { task_ids: ['task_01m6drk2y0e6qsmym84rk0bvbg'], change: { progress: 100 } },
    createKey: { name: 'Robot', scopes: ['read:tasks'] },
    rotateKey: { overlap_seconds: 60 },
    createWebhookEndpoint: { url, events: [] },
    createInvitation: { email: 'ida@fernhill.example', role: 'member' },
    createProject: { name: 'Pergola' },
    createColumn: { name: 'Review' },
    createEvent: {
      title: 'Fair',
      date: '2030-05-02',
      start_time: '09:00',
      end_time: '10:00',
      repeat: 'none',
    },
    createTaskComment: { body: 'Well' },
  }
  let ids: Record<string, string>
  beforeAll(async () => {
    const { id } = await giveEndpoint(app, world.workspace.id, url)
    const { body } = await owner.post(`/webhook-endpoints/${id}/test-events`)
    ids = {
      keys: world.keys.full.id,
      'webhook-endpoints': id,
      deliveries: body.data.id as string,
      projects: world.projects.second,
      tasks: world.tasks.first,
      imports: await commit((tx) => recordImport(tx, web(), world.projects.second)),
    }
    bodies.createTask = { title: 'Order slate', card_id: world.cards.todo }
    bodies.moveTask = { card_id: world.cards.doing }
  })

  /** Calls the operation with existing ids and a valid body. */
  async function serve(operation: Operation): Promise<Answer> {
    const { contract, operationId, method, path } = operation
    const documented = operations.find(({ id }) => id === operationId)
    if (contract === 'openapi' && documented)
      return (await validRequest(documented, scene)).send(full, { headers })
    const filled = path.replace(/(?<=\/([\w-]+)\/)\{id\}/, (_id, kind: string) => ids[kind] ?? '')
    const given = bodyOf(operation, bodies[operationId] ?? {})
    const all = { ...headers, ...given.headers }
    return callers[contract].call(method.toUpperCase(), filled, { ...given, headers: all })
  }

  test.each(idempotent)(
    'an Idempotency-Key of a different request is refused by $contract $operationId',
    async (operation) => {
      await take(sql, operation, hour)
      expectRefusal(await serve(operation), 'idempotency_key_reuse')
      await sql`delete from idempotency_keys`
    },
  )

  describe('a request whose commit is still pending', () => {
    describe('a commit that takes longer than a duplicate waits', () => {
      beforeAll(async () => {
        await sql`
          create function take_too_long() returns trigger language plpgsql as $$
          begin raise exception using errcode = 'lock_not_available'; end $$`
        await sql`
          create trigger take_too_long before insert on idempotency_keys for each row execute function take_too_long()`
      })
      afterAll(() => sql`drop function take_too_long cascade`)

      test.each(idempotent)(
        '$contract $operationId refuses a duplicate whose first request takes too long to commit',
        async (operation) => {
          expectRefusal(await serve(operation), 'idempotency_key_in_use')
        },
      )
    })
  })
})

describe('a failing database', () => {
  const email = 'nora@fernhill.example'
  const password = 'a long enough password'
  const bodies: Record<string, object> = {
    signIn: { email, password },
    getInvitation: { token: 'x' },
    acceptInvitation: { token: 'x', password },
    requestPasswordReset: { email },
    completePasswordReset: { token: 'x', new_password: password },
  }
  const callAny = (operation: Operation): Promise<Answer> =>
    call(operation, { body: bodies[operation.operationId] })

  test.each(refusing('service_unavailable'))(
    '$contract $operationId answers as documented when the database cancels a statement',
    async (operation) => {
      let answer: Promise<Answer> | undefined
      await sql.begin(async (tx) => {
        await tx`lock table api_key_secrets, sessions, users, password_resets in access exclusive mode`
        answer = callAny(operation)
        await waitForLocks(sql, 1)
        await sql`
        select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
        await answer
      })
      expectRefusal(await answer, 'service_unavailable')
    },
  )

  describe('without its tables', () => {
    beforeAll(() => sql`alter schema public rename to elsewhere`)
    afterAll(() => sql`alter schema elsewhere rename to public`)

    test.each(refusing('internal_error'))(
      '$contract $operationId answers as documented when the tables are missing',
      async (operation) => {
        expectRefusal(await callAny(operation), 'internal_error')
      },
    )
  })
})
