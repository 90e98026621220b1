import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { openForWork } from '../../src/db/open-database.ts'
import { startListener } from '../../src/db/listener.ts'
import { createLogger } from '../../src/logger.ts'
import { unlimitedBudgets, sessionSecret } from '../support/app/app.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { waitFor } from '../support/runner/wait-for.ts'

test('a budget refills when its window ends, even if the system clock is set back', async () => {
  const url = await testDatabaseUrl()
  const { db, close } = openForWork(url, { applicationName: 'test', total: 1 })
  const rateLimits = { ...unlimitedBudgets, key: 1, write: 1, workspace: 1, anonymous: 1, windowSeconds: 1 }
  const config = { ...readConfig({}), rateLimits }
  const listener = startListener(url)
  const logger = createLogger(config, { write: () => undefined })
  const context = await createContext({ config, db, logger, listener, sessionSecret })
  onTestFinished(async () => {
    vi.useRealTimers()
    context.drain.abort()
    await context.budgets.close()
    await listener.close()
    await close()
  })
  const spend = () => context.budgets.spend([{ budget: 'key', owner: 'key_1' }])
  expect((await spend()).exceeded).toBe(false)
  const before = context.clock.now()
  vi.useFakeTimers({ toFake: ['Date'], now: before.getTime() - 1_800_000 })
  expect(context.clock.now() < before).toBe(true)
  await waitFor(async () => !(await spend()).exceeded)
})
