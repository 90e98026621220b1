import { expect, test } from 'vitest'
import { sessionSecret, startApp } from '../support/app/app.ts'
import { TestClock } from '../support/app/clock.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { hang, startReceiver } from '../support/network/receiver.ts'
import { startServer } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

const hour = 3600
const shifted = ['node', '--import', './test/support/app/shift-clock.ts', 'src/server.ts']

test.each([
  { where: 'ahead of', shift: hour },
  { where: 'behind', shift: -hour },
])(
  'a node whose clock is an hour $where the others does not take over an active lease',
  async ({ shift }) => {
    // In every round the same rows are due.
    const app = await startApp({ clock: new TestClock(new Date(Date.now() - 2 * hour * 1000)) }, 'test')
    const { workspace, keys, projects } = await app.fixture()
    const env = {
      DATABASE_URL: await testDatabaseUrl(),
      SESSION_SECRET: sessionSecret,
      WEBHOOKS_ALLOW_INSECURE: '1',
      // A lease lasts for five minutes.
      WEBHOOK_TIMEOUT_SECONDS: '300',
    }
    const announce = () =>
      app
        .withSecret(keys.full.secret)
        .post('/tasks', { title_text: 'announced', project_id: projects.second })

    const first = await startReceiver()
    first.otherwise(hang)
    await giveEndpoint(app, workspace.id, first.url)
    const right = await startServer({ ...env, ROLE: 'worker' })
    await announce()
    await first.waitForRequests(1)
    // The node has a lease but no lock, and is busy, so new deliveries go to the other node.
    await waitFor(async () => {
      right.process.kill('SIGSTOP')
      const busy = await app.context.sql`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'taskwire' and state <> 'idle'`
      if (busy.length > 0) right.process.kill('SIGCONT')
      return busy.length === 0
    })

    await startServer({ ...env, CLOCK_SHIFT_SECONDS: String(shift) }, shifted)
    const second = await startReceiver()
    await giveEndpoint(app, workspace.id, second.url)
    await announce()
    await second.waitForRequests(1)
    await first.waitForRequests(2)
    const events = first.requests.map(({ headers }) => headers['service-event-id'])
    expect(new Set(events).size, 'leases of others are respected').toBe(events.length)
  },
)
