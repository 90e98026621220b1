import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { startApp } from '../support/app.ts'
import { finishFile } from '../support/on-file-finished.ts'
import { signIn } from '../support/settings.ts'

test('a file of tests leaves no delivery to the worker of the next, who would wait for its receiver', async () => {
  const webhooks = { ...readConfig({}).webhooks, allowInsecure: true }
  const before = await startApp({ config: { webhooks } })
  const world = await before.fixture()
  const owner = await signIn(before, world)
  await owner.post('/webhook-endpoints', { url: 'http://127.0.0.1:1999/', events: [] })
  await before
    .withSecret(world.keys.full.secret)
    .post('/tasks', { title_text: 'announced', project_id: world.projects.second })
  const pending = (app: typeof before): Promise<readonly unknown[]> =>
    app.context.sql`select from webhook_deliveries where status = 'pending'`
  expect(await pending(before)).toHaveLength(1)
  await finishFile()
  expect(await pending(await startApp())).toEqual([])
})
