import { expect, test } from 'vitest'
import { runTransaction } from '../../src/db/transaction.ts'
import { mintKey } from '../../src/domain/api-keys/change-keys.ts'
import { apiPrefix, sessionSecret, startApp } from '../support/app.ts'
import { TestClock } from '../support/clock.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { logLinesIn } from '../support/logs.ts'
import { hang, startReceiver } from '../support/receiver.ts'
import { startServer } from '../support/server.ts'
import { waitFor } from '../support/wait-for.ts'
import { giveEndpoint } from '../support/webhooks.ts'

const hour = 3600
const shifted = ['node', '--import', './test/support/shift-clock.ts', 'src/server.ts']

test.each([
  { where: 'ahead of', shift: hour },
  { where: 'behind', shift: -hour },
])('a node whose clock is an hour $where the others’ goes by the database’s', async ({ shift }) => {
  const app = await startApp({ clock: new TestClock() }, 'test')
  const { workspace, keys, projects, users } = await app.fixture()
  const env = {
    DATABASE_URL: await testDatabaseUrl(),
    SESSION_SECRET: sessionSecret,
    WEBHOOKS_ALLOW_INSECURE: '1',
    // A lease lasts for five minutes.
    WEBHOOK_TIMEOUT_SECONDS: '300',
  }
  const announce = () =>
    app.withSecret(keys.full.secret).post('/tasks', { title_text: 'announced', project_id: projects.second })

  const first = await startReceiver()
  first.otherwise(hang)
  await giveEndpoint(app, workspace.id, first.url)
  const right = await startServer({ ...env, ROLE: 'worker' })
  await announce()
  await first.waitForRequests(1)
  // It holds its lease, no lock, and can do nothing else: what comes now is for the other node.
  await waitFor(async () => {
    right.process.kill('SIGSTOP')
    const busy = await app.context.sql`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'taskwire' and state <> 'idle'`
    if (busy.length > 0) right.process.kill('SIGCONT')
    return busy.length === 0
  })

  const wrong = await startServer({ ...env, CLOCK_SHIFT_SECONDS: String(shift) }, shifted)
  const second = await startReceiver()
  await giveEndpoint(app, workspace.id, second.url)
  await announce()
  const [sent] = await second.waitForRequests(1)
  await first.waitForRequests(2)
  const events = first.requests.map(({ headers }) => headers['service-event-id'])
  expect(new Set(events).size, 'leases of others are respected').toBe(events.length)
  const t = Number(/^t=(\d+)/.exec(sent?.headers['service-signature'] ?? '')?.[1])
  expect(Math.abs(t - Date.now() / 1000), 'signatures are of now').toBeLessThan(hour / 2)

  const expires = new Date(Date.now() + (shift > 0 ? hour / 2 : -hour / 2) * 1000)
  const actor = { workspaceId: workspace.id, userId: users.owner, via: 'cli' as const, now: app.clock.now() }
  const { secret } = await runTransaction(app.context.db, (tx) =>
    mintKey(tx, actor, { name: 'test', scopes: ['read:tasks'], expiresAt: expires }),
  )
  const me = await fetch(`${wrong.url}${apiPrefix}/me`, { headers: { Authorization: `Bearer ${secret}` } })
  expect(me.status, 'keys expire for all nodes at once').toBe(shift > 0 ? 200 : 401)

  const ready = await fetch(`${wrong.url}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ check: 'clock' })
  const metrics = await (await fetch(`${wrong.url}/metrics`)).text()
  const skew = Number(/^taskwire_clock_skew_seconds (\S+)$/m.exec(metrics)?.[1])
  expect(Math.abs(skew - shift)).toBeLessThan(hour / 2)
  const warnings = () => logLinesIn(wrong.output()).filter(({ skewSeconds }) => skewSeconds !== undefined)
  await waitFor(() => warnings().length > 0)
  expect(warnings()).toMatchObject([{ level: 40 }])
})
