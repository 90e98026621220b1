import { expect, test } from 'vitest'
import type { DeliveryDescription } from '../../src/domain/webhooks/describe-delivery.ts'
import type { EndpointDescription } from '../../src/domain/webhooks/describe-endpoint.ts'
import { useWorld } from '../support/world/world.ts'
import { unsentMail } from '../support/app/mail.ts'
import { taskwireError, taskwireInProcess, taskwireJson } from '../support/app/cli.ts'

interface Added {
  id: string
  secret: string
}

const { app, world, clock, sql } = useWorld()

const insecure = { WEBHOOKS_ALLOW_INSECURE: '1' }
const runInsecure = (args: string[]) => taskwireInProcess(args, insecure)
const webhooks = <Result>(...args: string[]) => taskwireJson<Result>(['webhooks', ...args], runInsecure)
const add = (...args: string[]) =>
  webhooks<Added>('add', '--workspace', world.workspace.id, '--url', 'http://127.0.0.1:9999/hook', ...args)

async function find(id: string): Promise<EndpointDescription | undefined> {
  const endpoints = await webhooks<EndpointDescription[]>('list', '--workspace', world.workspace.id)
  return endpoints.find((endpoint) => endpoint.id === id)
}

const createTask = () =>
  app
    .withSecret(world.keys.full.secret)
    .post('/tasks', { title_text: 'x', project_id: world.projects.second })

test('webhooks add prints the id and secret, and webhooks list shows the endpoint without its secret', async () => {
  const { id, secret, ...rest } = await add('--events', 'task.created, task.deleted')
  expect(rest).toEqual({})
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(await find(id)).toEqual({
    id,
    url: 'http://127.0.0.1:9999/hook',
    events: ['task.created', 'task.deleted'],
    status: 'enabled',
    consecutive_exhausted: 0,
    created_at: expect.any(String) as string,
    disabled_at: null,
    secrets: [{ last4: secret.slice(-4), expires_at: null }],
  })
})

test('webhooks rotate-secret prints the new secret and the end of the overlap', async () => {
  const { id } = await add()
  const rotated = await webhooks<Added & { overlap_ends_at: string }>('rotate-secret', id)
  expect(Object.keys(rotated)).toEqual(['id', 'secret', 'overlap_ends_at'])
  const endpoint = await find(id)
  expect(endpoint?.secrets.map(({ expires_at }) => expires_at)).toEqual([null, rotated.overlap_ends_at])
})

test('webhooks disable and enable print the endpoint; events in between are held, and can be recovered', async () => {
  const { id } = await add('--events', 'task.created')
  expect(await webhooks('disable', id)).toMatchObject({ id, status: 'disabled' })
  const since = clock.now().toISOString()
  await createTask()
  const held = await webhooks<DeliveryDescription[]>('deliveries', id, '--status', 'held')
  expect(held).toMatchObject([{ type: 'task.created', status: 'held', next_attempt_at: null, attempts: [] }])
  expect(await webhooks('enable', id)).toMatchObject({ id, status: 'enabled', disabled_at: null })
  expect(await webhooks('recover', id, '--since', since, '--dry-run')).toEqual({ count: 1 })
  expect(await webhooks('recover', id, '--since', since)).toEqual({ count: 1 })
  expect(await webhooks('deliveries', id, '--status', 'pending,exhausted')).toMatchObject([
    { status: 'pending' },
  ])
})

test('webhooks disable sends an email to the owners and admins (product.md 13.26)', async () => {
  const { id } = await add()
  await sql`delete from mails` // other test files leave emails in this database
  const mail = { SMTP_URL: unsentMail.url, MAIL_FROM: unsentMail.from }
  expect(await taskwireInProcess(['webhooks', 'disable', id], mail)).toMatchObject({ code: 0 })
  expect(await sql`delete from mails returning id`).toHaveLength(2)
})

test('webhooks test and redeliver print the delivery that will be sent', async () => {
  const { id } = await add('--events', 'event.created')
  const sent = await webhooks<{ event_id: string; delivery_id: string }>('test', id)
  expect(sent).toEqual({
    event_id: expect.stringMatching(/^evt_/) as string,
    delivery_id: expect.stringMatching(/^whd_/) as string,
  })
  const [delivery] = await webhooks<DeliveryDescription[]>('deliveries', id)
  expect(delivery).toEqual({
    id: sent.delivery_id,
    event_id: sent.event_id,
    type: 'task.created',
    status: 'pending',
    created_at: expect.any(String) as string,
    next_attempt_at: expect.any(String) as string,
    attempts: [],
  })
  expect(await webhooks('redeliver', sent.delivery_id)).toEqual({ delivery_id: sent.delivery_id })
})

const noEndpoint = 'whe_00000000000000000000000000'
const addTo = (url: string) => `add --workspace ${world.workspace.id} --url ${url}`
test.each<[what: string, command: () => string, words: string, code?: 78]>([
  ['an insecure URL', () => addTo('http://127.0.0.1/'), 'https://'],
  ['a private address', () => addTo('https://10.0.0.1/'), 'not public'],
  ['an unknown type', () => `${addTo('https://192.0.2.1/')} --events task.moved`, 'task.created', 78],
  ['an unknown workspace', () => 'list --workspace ws_nothing', 'there is no workspace'],
  ['an unknown endpoint', () => `disable ${noEndpoint}`, 'there is no endpoint'],
  ['an unknown delivery', () => 'redeliver whd_nothing', 'there is no delivery'],
  ['an unknown status', () => `deliveries ${noEndpoint} --status lost`, 'pending', 78],
  ['an invalid time', () => `recover ${noEndpoint} --since yesterday`, 'date or time', 78],
])('%s is refused with one line that says why (product.md 14.2)', async (_what, command, words, code) => {
  const secure = { WEBHOOKS_ALLOW_INSECURE: '0' }
  expect(await taskwireError(['webhooks', ...command().split(' ')], secure, code)).toContain(words)
})
