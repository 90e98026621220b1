import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { connect } from '../../src/db/database.ts'
import { startListener } from '../../src/db/listener.ts'
import { sql } from '../../src/db/drizzle.ts'
import { createLogger } from '../../src/logger.ts'
import { sessionSecret } from '../support/app.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { waitFor } from '../support/wait-for.ts'

/** A database whose clock is set back as far as the one row of `back.by` says. */
async function databaseToSetBack(): Promise<string> {
  const url = await testDatabaseUrl()
  const { db, close } = connect(url, { applicationName: 'test', max: 1 })
  await db.execute(sql`
    create schema back;
    create table back.by as select interval '0' as by;
    create function back.clock_timestamp() returns timestamptz language sql
      as 'select pg_catalog.clock_timestamp() - by from back.by'`)
  onTestFinished(async () => {
    await db.execute(sql`drop schema back cascade`)
    await close()
  })
  const shifted = new URL(url)
  shifted.searchParams.set('options', '-c search_path=back,pg_catalog,public')
  return shifted.href
}

test('a budget begins anew when its window is over, also where the database’s clock is set back', async () => {
  const url = await databaseToSetBack()
  const { db, close } = connect(url, { applicationName: 'test', max: 1 })
  const rateLimits = { key: 1, write: 1, workspace: 1, anonymous: 1, windowSeconds: 1 }
  const config = { ...readConfig({}), rateLimits }
  const listener = startListener(url)
  const logger = createLogger(config, { write: () => undefined })
  const context = await createContext({ config, db, logger, listener, sessionSecret })
  onTestFinished(async () => {
    context.drain.abort()
    await context.budgets.close()
    await listener.close()
    await close()
  })
  const spend = () => context.budgets.spend([{ budget: 'key', of: 'key_1' }])
  expect((await spend()).exceeded).toBe(false)
  const before = context.clock.now()
  await db.execute(sql`update back.by set by = '30 minutes'`)
  await waitFor(async () => {
    await spend()
    return context.clock.now() < before
  })
  await waitFor(async () => !(await spend()).exceeded)
})
