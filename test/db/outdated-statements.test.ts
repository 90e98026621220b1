import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import { createFixture } from '../../src/seeds/fixture.ts'
import { startApp } from '../support/app/app.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'
import { onCitus } from '../support/database/on-citus.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

/* PostgreSQL refuses prepared statements whose results a migration has changed (0A000), once on each connection. */

test.skipIf(onCitus)(
  'columns may be added, and types of columns changed, while a server and its worker are running: every request succeeds, and each delivery is sent once (product.md 15.29)',
  async () => {
    const databaseUrl = await emptyDatabase()
    const app = await startApp({ databaseUrl }, 'test')
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
    onTestFinished(() => sql.end())
    const { context, clock } = app
    const world = await createFixture(context.db, clock.now())
    const receiver = await startReceiver()
    await giveEndpoint(app, world.workspace.id, receiver.url)
    const worker = new DeliveryWorker(
      context,
      createSender({ ...context.config.webhooks, allowInsecure: true }),
    )
    onTestFinished(() => worker.stop())
    const caller = app.withSecret(world.keys.full.secret)
    const use = async (): Promise<void> => {
      const task = { title_text: 'Paint the shed', project_id: world.projects.second }
      const made = await Promise.all(Array.from({ length: 8 }, () => caller.post('/tasks', task)))
      const ids = made.map(({ body }) => (body as { data: { id: string } }).data.id)
      const answers = [
        ...made,
        ...(await Promise.all(ids.map((id) => caller.patch(`/tasks/${id}`, { progress: 100 })))),
        ...(await Promise.all(ids.map((id) => caller.post(`/tasks/${id}/comments`, { body: 'Done.' })))),
        ...(await Promise.all(
          ['/tasks', '/projects', '/events', '/members'].map((path) => caller.get(path)),
        )),
      ]
      expect(answers.filter(({ status }) => status > 201)).toEqual([])
      await worker.idle()
    }
    await use()
    const sent = receiver.requests.length
    expect(sent).toBeGreaterThan(8)
    await addColumns(sql)
    await use()
    await changeTypes(sql)
    await use()
    // A result that is not recorded is sent again when its lease expires.
    clock.advance(3_600_000)
    await worker.idle()
    const ids = receiver.requests.map(({ headers }) => headers['service-event-id'])
    expect(ids.length).toBe(sent * 3)
    expect(new Set(ids).size).toBe(ids.length)
    const waiting = await sql`select from webhook_deliveries where status <> 'delivered'`
    expect(waiting).toHaveLength(0)
    expect(app.logs.filter(({ err }) => err !== undefined)).toEqual([])
  },
)

async function addColumns(sql: postgres.Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`
  for (const { name } of tables) await sql`alter table ${sql(name)} add column added_by_a_migration text`
}

async function changeTypes(sql: postgres.Sql): Promise<void> {
  for (const [table, column] of [
    ['webhook_endpoints', 'url'],
    ['webhook_endpoints', 'id'],
    ['webhook_deliveries', 'id'],
    ['webhook_deliveries', 'endpoint_id'],
    ['tasks', 'title'],
    ['projects', 'name'],
    ['users', 'name'],
  ] as const)
    await sql`alter table ${sql(table)} alter column ${sql(column)} type varchar collate "C"`
}
