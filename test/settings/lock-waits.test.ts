import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { startApp, type Answer } from '../support/app/app.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { password, setPassword, signIn } from '../support/world/settings.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

test('while writes to several workspaces wait for locks, people can sign in and other workspaces can write (product.md 2.10)', async () => {
  // The default time that a request waits for a connection.
  const app = await startApp({ maxWaitMs: 1_500 }, 'test')
  const busy = await Promise.all([app.fixture(), app.fixture(), app.fixture()])
  const [other, signing] = await Promise.all([app.fixture(), app.fixture()])
  const endpoint = await giveEndpoint(app, other.workspace.id, 'https://receiver.example/')
  const owner = await signIn(app, other)
  const email = await setPassword(app, signing)
  const rename = ({ keys, tasks }: Fixture, i: number): Promise<Answer> =>
    app.withSecret(keys.full.secret).patch(`/tasks/${tasks.first}`, { title_text: `Renamed ${i}` })

  let waiting: Promise<Answer>[] = []
  const ended: Answer[] = []
  await app.context.sql.begin(async (tx) => {
    const sql = tx as unknown as Sql
    for (const { workspace, tasks } of busy)
      await sql`select from tasks where workspace_id = ${workspace.id} and id = ${tasks.first} for update`
    waiting = busy.flatMap((world) => Array.from({ length: 12 }, (_, i) => rename(world, i)))
    for (const answer of waiting) void answer.then((one) => ended.push(one))
    await waitForLocks(app.context.sql, 3)
    for (let i = 0; i < 9; i++) {
      const answer = await app.inSettings({}).post('/session', { email, password })
      expect(answer.status, answer.text).toBe(201)
    }
    const created = await app
      .withSecret(other.keys.full.secret)
      .post('/tasks', { title_text: 'Beside them', project_id: other.projects.main })
    expect(created.status).toBe(201)
    // Deleting an endpoint locks rows, so it needs a transaction.
    expect((await owner.delete(`/webhook-endpoints/${endpoint.id}`)).status).toBe(204)
    // Writes that got a connection still wait, and the others were refused.
    expect(ended.map(({ status }) => status)).toEqual(ended.map(() => 503))
    expect(ended.length).toBeLessThan(waiting.length)
  })
  for (const { status } of await Promise.all(waiting)) expect([200, 503]).toContain(status)
})
