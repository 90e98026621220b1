import { expect, test } from 'vitest'
import { runTransaction } from '../../src/db/transaction.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

const { app } = useWorld()

test('/readyz returns 503 once no write has finished for ten seconds, and 200 again even without traffic (product.md 15.17)', async () => {
  const { writability } = app.context.background
  await writability.probe
  const hanging = new Promise<never>(() => undefined)
  const ask = async () => {
    const response = await fetch(`${app.url}/readyz`)
    return (await response.json()) as object
  }
  Object.assign(writability, { unansweredSince: performance.now() - 9_000, probe: hanging })
  expect(await ask()).toMatchObject({ status: 'ready' })
  Object.assign(writability, { unansweredSince: performance.now() - 10_001 })
  // A transaction that writes nothing does not wait for a standby.
  await runTransaction(app.context.background, () => Promise.resolve())
  expect(await ask()).toMatchObject({ check: 'writes', reason: 'No write has succeeded for ten seconds.' })
  writability.probe = undefined
  await waitFor(async () => (await fetch(`${app.url}/readyz`)).status === 200)
})

test.each([
  ['/readyz', 'drizzle.__drizzle_migrations', 503, /"The database does not respond as expected\."/],
  ['/metrics', 'webhook_deliveries', 200, /^taskwire_pool_/m],
])(
  '%s sends one query to an unresponsive database, however many requests arrive (product.md 15.8)',
  async (path, table, expected, says) => {
    await app.context.sql.begin(async (sql) => {
      await sql`lock table ${sql(table)} in access exclusive mode`
      const probes = [1, 2, 3].map(() => fetch(`${app.url}${path}`))
      for (const response of await Promise.all(probes)) {
        expect(response.status).toBe(expected)
        expect(await response.text()).toMatch(says)
      }
      const [row] = await app.context.sql<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
      expect(row?.waiting).toBe(1)
      // Connections are left for other requests.
      if (path !== '/readyz') expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
    })
    // The query ends once the lock is released, so that the next test does not share it.
    expect((await fetch(`${app.url}${path}`)).status).toBe(200)
  },
)
