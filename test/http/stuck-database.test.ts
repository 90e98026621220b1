import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { runTransaction } from '../../src/db/transaction.ts'
import { waitForLocks } from '../support/locks.ts'
import { waitFor } from '../support/wait-for.ts'
import { useWorld } from '../support/world.ts'

const { app } = useWorld()

/** Sends a request while the table is locked; its query may still wait when the response arrives. */
async function askWhileLocked(table: string, path: string): Promise<{ status: number; text: string }> {
  let answer = { status: 0, text: '' }
  await app.context.sql.begin(async (tx) => {
    const sql = tx as unknown as Sql
    await sql`lock table ${sql(table)} in access exclusive mode`
    const response = await fetch(`${app.url}${path}`)
    answer = { status: response.status, text: await response.text() }
    await waitForLocks(sql, 1)
  })
  return answer
}

test('/readyz does not wait for a database that does not answer (product.md 15.8)', async () => {
  const { status, text } = await askWhileLocked('drizzle.__drizzle_migrations', '/readyz')
  expect(status).toBe(503)
  expect(JSON.parse(text)).toMatchObject({
    check: 'database',
    reason: 'The database does not answer as it should.',
  })
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
})

test('/readyz is 503 once no write was answered for ten seconds, and 200 again without traffic (product.md 15.17)', async () => {
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
  // A transaction that writes nothing waits for no standby.
  await runTransaction(app.context.background, () => Promise.resolve())
  expect(await ask()).toMatchObject({ check: 'writes', reason: 'No write has succeeded for ten seconds.' })
  writability.probe = undefined
  await waitFor(async () => (await fetch(`${app.url}/readyz`)).status === 200)
})

test.each([
  ['/readyz', 'drizzle.__drizzle_migrations', 503],
  ['/metrics', 'webhook_deliveries', 200],
])(
  '%s asks a database that does not answer once, however often it is asked',
  async (path, table, expected) => {
    await app.context.sql.begin(async (sql) => {
      await sql`lock table ${sql(table)} in access exclusive mode`
      const probes = [1, 2, 3].map(() => fetch(`${app.url}${path}`))
      for (const { status } of await Promise.all(probes)) expect(status).toBe(expected)
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

test('/metrics omits metrics of the database while it does not answer', async () => {
  const { status, text } = await askWhileLocked('webhook_deliveries', '/metrics')
  expect(status).toBe(200)
  expect(text).toMatch(/^taskwire_pool_/m)
  expect(text).not.toMatch(/^taskwire_webhook_queue_depth \d/m)
})
