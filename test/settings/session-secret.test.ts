import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { eq } from '../../src/db/drizzle.ts'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import { webhookSecrets } from '../../src/db/schema.ts'
import { createSender } from '../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../src/delivery/worker.ts'
import { verify } from '../../examples/webhooks/verify.ts'
import { sessionSecret as old, startApp, type TestApp } from '../support/app/app.ts'
import { taskwireJson, taskwireInProcess } from '../support/app/cli.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { password, signInCookie } from '../support/world/settings.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

const fresh = 'the session secret that came after it'

const { app, world, full, clock } = useWorld()
let changed: TestApp
let dropped: TestApp
beforeAll(async () => {
  const webhooks = { ...app.context.config.webhooks, allowInsecure: true }
  changed = await startApp({
    clock,
    sessionSecret: fresh,
    config: { sessionSecretsPrevious: [old], webhooks },
  })
  dropped = await startApp({ clock, sessionSecret: fresh, config: { webhooks } })
})

const pageAfter = (on: TestApp, cursor: string) =>
  on.withSecret(world.keys.full.secret).get('/tasks', { query: { limit: 1, cursor } })

async function cursorOf(on: TestApp): Promise<string> {
  const page = await on.withSecret(world.keys.full.secret).get('/tasks', { query: { limit: 1 } })
  return (page.body as { meta: { next_cursor: string } }).meta.next_cursor
}

test('a cursor signed with the previous session secret is accepted until that secret is removed', async () => {
  const before = await cursorOf(app)
  expect((await pageAfter(changed, before)).status).toBe(200)
  expect((await pageAfter(dropped, before)).status).toBe(422)
  const after = await cursorOf(changed)
  expect((await pageAfter(app, after)).status).toBe(422)
  expect((await pageAfter(dropped, after)).status).toBe(200)
})

test('keys, sessions and passwords stay valid after the session secret is changed', async () => {
  const cookie = await signInCookie(app, world)
  for (const other of [changed, dropped]) {
    expect((await other.inSettings({ Cookie: cookie }).get('/session')).status).toBe(200)
    expect((await other.withSecret(world.keys.full.secret).get('/me')).status).toBe(200)
    const email = world.login.email
    expect((await other.inSettings({}).post('/session', { email, password })).status).toBe(201)
  }
})

/** Returns whether the app signs a webhook with the secret. */
async function signs(on: TestApp, receiver: Awaited<ReturnType<typeof startReceiver>>, secret: string) {
  const worker = new DeliveryWorker(on.context, createSender(on.context.config.webhooks))
  onTestFinished(() => worker.stop())
  await full.post('/tasks', { title_text: 'announced', project_id: world.projects.second })
  await worker.idle()
  await worker.stop()
  const { headers, body } = receiver.requests.pop() ?? { headers: {}, body: Buffer.alloc(0) }
  const header = headers['service-signature' as keyof typeof headers] ?? ''
  return verify(secret, header, body, clock.now().getTime() / 1000)
}

const sealedOf = async (endpointId: string): Promise<Uint8Array> => {
  const { db } = app.context
  const [row] = await db.select().from(webhookSecrets).where(eq(webhookSecrets.endpoint_id, endpointId))
  return row?.sealed ?? new Uint8Array()
}

test('signing secrets encrypted with the previous session secret still sign, and secrets reseal encrypts them with the new one', async () => {
  const receiver = await startReceiver()
  const { id, secret } = await giveEndpoint(app, world.workspace.id, `${receiver.url}/hook`)
  const { id: lostId } = await giveEndpoint(app, world.foreign.workspace, `${receiver.url}/hook`)
  const lost = createSecretBox('a session secret that nobody remembers').seal('whsec_lost')
  await app.context.db
    .update(webhookSecrets)
    .set({ sealed: lost })
    .where(eq(webhookSecrets.endpoint_id, lostId))
  expect(await signs(changed, receiver, secret)).toBe(true)

  const env = { SESSION_SECRET: fresh, SESSION_SECRET_PREVIOUS: old }
  const reseal = () => taskwireJson<object>(['secrets', 'reseal'], (args) => taskwireInProcess(args, env))
  const first = (await reseal()) as { resealed: number; unreadable: number }
  expect(first.resealed).toBeGreaterThanOrEqual(1)
  expect(first.unreadable).toBeGreaterThanOrEqual(1)
  expect(await reseal()).toEqual({ resealed: 0, unreadable: first.unreadable })

  expect(createSecretBox(fresh).open(await sealedOf(id))).toBe(secret)
  expect(Buffer.from(await sealedOf(lostId))).toEqual(lost)
  expect(await signs(dropped, receiver, secret)).toBe(true)
})
