import { eq, sql } from '../../src/db/drizzle.ts'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newSecret, secretHash } from '../../src/crypto/api-key-secret.ts'
import { users } from '../../src/db/schema.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { startApp, type Answer, type Caller, type TestApp } from '../support/app/app.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

/* No log line contains what a client or receiver sent, no matter which statement fails, or how (product.md 15.7). */

const canary = 'canary-9f2d'

let app: TestApp
let world: Fixture
let full: Caller
beforeAll(async () => {
  app = await startApp({ config: { logLevel: 'trace' } })
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
  // The detail and the hint contain a row with values of the request, as does the message if requested.
  await app.context.sql.unsafe(`
    create or replace function fail_with_row() returns trigger language plpgsql as $$
    begin
      raise exception using errcode = tg_argv[0], detail = new::text, hint = new::text,
        message = case tg_argv[1] when 'row' then new::text else 'it failed' end;
    end $$`)
})

/** Makes every write of a row to the table fail with this SQLSTATE, until the end of the test. */
async function failWrites(table: string, code: string, message: 'row' | 'plain'): Promise<void> {
  const { sql } = app.context
  await sql.unsafe(`create trigger fail before insert or update on ${table}
    for each row execute function fail_with_row('${code}', '${message}')`)
  onTestFinished(async () => void (await sql.unsafe(`drop trigger fail on ${table}`)))
}

async function renameTable(table: string): Promise<void> {
  const { sql } = app.context
  await sql.unsafe(`alter table ${table} rename to ${table}_away`)
  onTestFinished(async () => void (await sql.unsafe(`alter table ${table}_away rename to ${table}`)))
}

interface LoggedError {
  type: string
  message: string
  code?: string
  statement?: string
  stack?: string
  cause?: LoggedError
}

/** Returns the errors that were logged since this call, and their lines as written. */
function watchLog(): { errors: () => LoggedError[]; text: () => string } {
  const start = app.logs.length
  const lines = (): Record<string, unknown>[] => app.logs.slice(start)
  return {
    errors: () => lines().flatMap(({ err }) => (err ? [err as LoggedError] : [])),
    text: () => JSON.stringify(lines()),
  }
}

const innermost = (error: LoggedError): LoggedError => (error.cause ? innermost(error.cause) : error)

type Write = [what: string, table: string, send: () => Promise<Answer>]
const writes: Write[] = [
  [
    'the title, text and Idempotency-Key of a new task',
    'tasks',
    () => {
      const body = { title_text: canary, description: canary, project_id: world.projects.main }
      return full.post('/tasks', body, { headers: { 'Idempotency-Key': `${canary}-${Math.random()}` } })
    },
  ],
  [
    'the stored reply',
    'idempotency_keys',
    () =>
      full.post(
        '/tasks',
        { title_text: canary, project_id: world.projects.main },
        { headers: { 'Idempotency-Key': `${canary}-${Math.random()}` } },
      ),
  ],
  [
    'a comment',
    'comments',
    () => full.post(`/tasks/${world.tasks.first}/comments`, { body: `${canary}\n    at ${canary}` }),
  ],
]

describe.each(writes)('%s is not logged', (_what, table, send) => {
  test.each([
    ['22P02', 'row'],
    ['XX000', 'row'],
    ['23505', 'plain'],
    ['55P03', 'plain'],
  ] as const)('no value of a write is logged when the write fails with %s', async (code, message) => {
    await failWrites(table, code, message)
    const log = watchLog()
    const answer = await send()
    // A lock timeout on the stored reply means a concurrent duplicate, which is not an error.
    const isTwin = table === 'idempotency_keys' && code === '55P03'
    if (isTwin) expect(answer.status).toBe(409)
    else expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(log.errors().map((error) => innermost(error).code)).toEqual(isTwin ? [] : [code])
    expect(log.text()).not.toContain(canary)
  })
})

test('the digest of a presented secret is not logged', async () => {
  await renameTable('api_key_secrets')
  const log = watchLog()
  const secret = newSecret()
  expect((await app.withSecret(secret).get('/me')).status).toBe(500)
  expect(log.errors()).toHaveLength(1)
  const hash = secretHash(secret)
  for (const form of [secret, hash.toString('hex'), hash.toString('base64'), [...hash].join()])
    expect(log.text()).not.toContain(form)
})

test('a receiver’s response is not logged if the attempt cannot be recorded', async () => {
  const { config } = app.context
  const webhooks = { ...config.webhooks, allowInsecure: true }
  const receiver = await startReceiver()
  receiver.otherwise((res) => void res.writeHead(500).end(canary))
  await giveEndpoint(app, world.workspace.id, `${receiver.url}/hook`)
  await failWrites('webhook_attempts', '22P02', 'row')
  const log = watchLog()
  const worker = new DeliveryWorker(app.context, createSender(webhooks))
  onTestFinished(() => worker.stop())
  await full.post('/tasks', { title_text: 'announced', project_id: world.projects.main })
  await worker.idle()
  expect(log.errors().map((error) => innermost(error).code)).toEqual(['22P02'])
  expect(log.text()).not.toContain(canary)
})

describe('a query of Drizzle that fails is logged with its statement and without its values', () => {
  const failures: [title: string, code: string, run: () => Promise<unknown>][] = [
    [
      'a missing table',
      '42P01',
      async () => {
        await renameTable('users')
        await app.context.db.select().from(users).where(eq(users.email, canary))
      },
    ],
    [
      'a statement that takes too long',
      '57014',
      async () =>
        runTransaction(app.context.db, async (tx) => {
          await tx.execute(sql`set local statement_timeout = '1ms'`)
          await tx.execute(sql`select pg_sleep(10), ${canary}::text`)
        }),
    ],
  ]
  test.each(failures)(
    'a failed Drizzle query is logged with its statement and without its values: %s',
    async (_title, code, run) => {
      const error: unknown = await run().catch((reason: unknown) => reason)
      const log = watchLog()
      for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const)
        app.context.logger[level]({ err: error }, 'it failed')
      expect(log.errors()).toHaveLength(6)
      for (const logged of log.errors()) {
        expect(logged.statement).toMatch(/\$1/)
        expect(logged.stack).toMatch(/^at /)
        expect(innermost(logged)).toMatchObject({ type: 'PostgresError', code, severity: 'ERROR' })
      }
      expect(log.text()).not.toContain(canary)
      expect(log.text()).not.toContain(world.users.owner)
    },
  )
})

test('other errors are logged with message, code and causes, without fields added by libraries', () => {
  const cause = Object.assign(new TypeError('the cause'), { command: { args: [canary] } })
  const error = Object.assign(new Error('the error', { cause }), { code: 'E_CODE', input: canary })
  const log = watchLog()
  app.context.logger.error({ err: error }, 'it failed')
  expect(log.errors()).toMatchObject([
    {
      type: 'Error',
      message: 'the error',
      code: 'E_CODE',
      stack: expect.stringMatching(/^Error: the error\n {4}at /) as string,
      cause: { type: 'TypeError', message: 'the cause' },
    },
  ])
  expect(log.text()).not.toContain(canary)
})
