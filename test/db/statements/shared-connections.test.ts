import { sql } from '../../../src/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { startApp, type Caller, type TestApp } from '../../support/app.ts'

let app: TestApp
let world: Fixture
let full: Caller
beforeAll(async () => {
  app = await startApp()
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
})

const readMany = async (): Promise<number[]> => {
  const reads = Array.from({ length: 200 }, (_, i) =>
    full.get(i % 2 === 0 ? '/tasks' : `/tasks/${world.tasks.first}`),
  )
  return (await Promise.all(reads)).map(({ status }) => status)
}

test('reads that share connections outlive those connections', async () => {
  expect(new Set(await readMany())).toEqual(new Set([200]))
  const reading = readMany()
  const { rows } = await app.context.db.execute<{ ended: boolean }>(sql`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and application_name = current_setting('application_name')
      and pid <> pg_backend_pid()`)
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(await reading)).toEqual(new Set([200]))
  expect(new Set(await readMany())).toEqual(new Set([200]))
})

test('answers of one connection reach those who asked', async () => {
  const ids = [world.tasks.first, 'task_00000000000000000000000000']
  const asked = Array.from({ length: 300 }, (_, i) => ids[i % 2] ?? '')
  const answers = await Promise.all(asked.map((id) => full.get(`/tasks/${id}`)))
  for (const [i, { status, body }] of answers.entries()) {
    const found = (body as { data?: { id: string } }).data?.id
    expect([status, found]).toEqual(i % 2 === 0 ? [200, world.tasks.first] : [404, undefined])
  }
})
