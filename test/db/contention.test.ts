import type { Sql } from 'postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { startApp, type Answer, type Caller, type TestApp } from '../support/app/app.ts'
import { waitFor } from '../support/runner/wait-for.ts'

let app: TestApp
let world: Fixture
let caller: Caller
beforeAll(async () => {
  app = await startApp()
  world = await app.fixture()
  caller = app.withSecret(world.keys.full.secret)
})

/** Writes that lock a task, and look up the workspace's endpoints in the same round trip. */
const writes: [string, number, (by?: Caller) => Promise<Answer>][] = [
  [
    'PATCH /tasks/{id}',
    200,
    (by = caller) => by.patch(`/tasks/${world.tasks.first}`, { title_text: 'Renamed' }),
  ],
  [
    'POST /tasks/{id}/comments',
    201,
    (by = caller) => by.post(`/tasks/${world.tasks.completed}/comments`, { body: 'Hi' }),
  ],
]

/** Waits until this many connections of the database wait for a lock. */
const waiting = (count: number): Promise<unknown> =>
  waitFor(async () => {
    const [row] = await app.context.sql<{ count: number }[]>`
      select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return row?.count === count
  })

/** Runs a transaction outside the app. */
const inOtherTransaction = (work: (sql: Sql) => Promise<unknown>): Promise<unknown> =>
  app.context.sql.begin((sql) => work(sql as unknown as Sql))

test('a request that waits for a lock past the timeout gets 503 with Retry-After', async () => {
  const withShortTimeout = await startApp({ lockTimeoutMs: 300 }, 'test')
  const by = withShortTimeout.withSecret(world.keys.full.secret)
  let answers: Answer[] = []
  await inOtherTransaction(async (sql) => {
    await sql`select from tasks where id in (${world.tasks.first}, ${world.tasks.completed}) for update`
    answers = await Promise.all(writes.map(([, , write]) => write(by)))
  })
  for (const { status, body, headers } of answers) {
    expect([status, body.error.code]).toEqual([503, 'service_unavailable'])
    expect(headers['retry-after']).toBe('1')
  }
}, 60_000)

describe('a deadlock is retried, and its caller gets the result', () => {
  test.each(writes)(
    'a deadlock of %s is retried',
    async (_name, status, write) => {
      let answer: Promise<Answer> | undefined
      await inOtherTransaction(async (sql) => {
        // PostgreSQL cancels the other side of the deadlock.
        await sql`set local deadlock_timeout = '1min'`
        await sql`lock table cards in access exclusive mode`
        answer = write()
        await waiting(1)
        // The request has locked the tasks, and waits for the cards.
        await sql`lock table tasks in access exclusive mode`
      })
      expect((await answer)?.status).toBe(status)
    },
    60_000,
  )
})
