import { sql as drizzleSql } from '../../../src/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import type { Sql } from 'postgres'
import type { Answer } from '../../support/app/app.ts'
import { waitForLocks } from '../../support/database/locks.ts'
import { useWorld } from '../../support/world/world.ts'

/* Stuck requests do not delay others, and requests that would wait too long are refused (product.md 2.10). */

const { app, world, full } = useWorld({ maxWaitMs: 1_500, config: { creatorRecheckSeconds: 60 } })

/** Runs a transaction outside the app, which holds the lock of its first statement. */
const onOtherConnection = (work: (sql: Sql) => Promise<unknown>): Promise<unknown> =>
  app.context.sql.begin((sql) => work(sql as unknown as Sql))

const times = (count: number, send: (i: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => send(i)))

const create = (title: string, key?: string): Promise<Answer> =>
  full.post(
    '/tasks',
    { title_text: title, project_id: world.projects.second },
    key === undefined ? {} : { headers: { 'Idempotency-Key': key } },
  )

/** Checks that unaffected requests are served: reads, writes and health checks. */
async function expectOthersServed(): Promise<void> {
  const answers = await Promise.all([
    full.get('/me'),
    full.get('/projects'),
    full.get('/members'),
    full.patch(`/tasks/${world.tasks.completed}`, { priority: 'low' }),
    full.post('/events', {
      title: 'Meanwhile',
      date: '2026-12-01',
      start_time: '10:00',
      end_time: '11:00',
      repeat: 'none',
    }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201])
  for (const path of ['/healthz', '/readyz']) expect((await fetch(`${app.url}${path}`)).status).toBe(200)
}

const countOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

test('100 duplicates of a blocked POST occupy three connections, and the work is done once', async () => {
  expect((await full.get('/me')).status).toBe(200)
  let answers: Promise<Answer[]> | undefined
  await onOtherConnection(async (sql) => {
    await sql`select from projects where id = ${world.projects.second} for update`
    answers = times(100, () => create('Stuck', 'twins'))
    await waitForLocks(app.context.sql, 3)
    await expectOthersServed()
  })
  const all = (await answers) ?? []
  expect(countOf(all, 201) + countOf(all, 503)).toBe(100)
  expect(new Set(all.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1)
  for (const { status, headers } of all) expect(headers['retry-after']).toBe(status === 503 ? '1' : undefined)
  const rows = await app.context.db.execute(drizzleSql`select from tasks where title = 'Stuck'`)
  expect(rows).toHaveLength(1)
})

describe('requests that would wait too long for a lock are refused with 503 and Retry-After', () => {
  test('forty reads that wait for a locked table are refused with 503 and Retry-After', async () => {
    await full.get('/me')
    await onOtherConnection(async (sql) => {
      await sql`lock table comments in access exclusive mode`
      const reads = times(40, () => full.get(`/tasks/${world.tasks.first}/comments`))
      await waitForLocks(app.context.sql, 1)
      await expectOthersServed()
      const answers = await reads
      expect(countOf(answers, 503)).toBe(40)
      for (const { headers } of answers) expect(headers['retry-after']).toBe('1')
    })
  })
})
