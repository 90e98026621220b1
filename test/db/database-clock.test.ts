import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { DatabaseClock } from '../../src/db/database-clock.ts'
import { connect, type Database } from '../../src/db/database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { waitFor } from '../support/wait-for.ts'

let db: Database
beforeAll(async () => {
  const connected = connect(await testDatabaseUrl(), { applicationName: 'taskwire test', max: 1 })
  db = connected.db
  return connected.close
})

const hourMs = 3_600_000

async function databaseMs(): Promise<number> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  return Number(rows[0]?.ms)
}

test('it is the database’s time, whatever the clock of the machine says', async () => {
  let shiftMs = hourMs
  const clock = new DatabaseClock(db, () => Date.now() + shiftMs)
  await clock.measure()
  const before = await databaseMs()
  const now = clock.now().getTime()
  const after = await databaseMs()
  // As exact as the measurement was, which had to connect first.
  const inexactMs = hourMs / 10
  expect(now).toBeGreaterThan(before - inexactMs)
  expect(now).toBeLessThan(after + inexactMs)
  expect(Math.round(clock.skewSeconds() / 3600)).toBe(1)
  // No measurement is needed to see that it was set.
  shiftMs = -hourMs
  expect(Math.round(clock.skewSeconds() / 3600)).toBe(-1)
})

test('it tells once that the machine’s clock has gone wrong, and once that it is right again', async () => {
  let shiftMs = hourMs
  let measured = 0
  const local = (): number => {
    measured += 1
    return Date.now() + shiftMs
  }
  const clock = new DatabaseClock(db, local)
  await clock.measure()
  const told: boolean[] = []
  const stopped = new AbortController()
  onTestFinished(() => stopped.abort())
  const following = clock.follow(stopped.signal, (isSkewed) => told.push(isSkewed), 1)
  expect(told).toEqual([true])
  await waitFor(() => measured >= 5)
  expect(told).toEqual([true])
  shiftMs = 0
  await waitFor(() => told.length === 2)
  await waitFor(() => measured >= 10)
  expect(told).toEqual([true, false])
  stopped.abort()
  await following
})
