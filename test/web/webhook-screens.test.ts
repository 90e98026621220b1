import type { Page } from 'playwright-core'
import { beforeAll, describe, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { TestClock } from '../support/app/clock.ts'
import { expectPictured } from '../support/browser/picture.ts'
import { raw, startReceiver, status } from '../support/network/receiver.ts'
import { useWorldWithDeliveries } from '../support/world/world-with-deliveries.ts'
import { signIn } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'

describe.skipIf(isChromiumMissing)('every page of webhooks, requests and activities', () => {
  const { app, world, full, clock, settled } = useWorldWithDeliveries(
    { retrySeconds: [60, 300] },
    new TestClock(new Date(Date.now() - 3_600_000)),
  )
  const browser = useBrowser()
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    const owner = await signIn(app, world)
    const receiver = await startReceiver({ until: 'file' })
    const add = async (path: string, events: string[] = []): Promise<string> =>
      (await owner.post('/webhook-endpoints', { url: `${receiver.url}${path}`, events })).body.data.id
    ids.healthy = await add('/hooks/taskwire?site=north')
    ids.failing = await add('/billing', ['task.completed', 'task.deleted'])
    ids.disabled = await add('/archive')
    await owner.patch(`/webhook-endpoints/${ids.disabled}`, { disabled: true })
    receiver.otherwise((res, req) => {
      if (req.url === '/billing') status(500, '{"error":"no connection to the database"}')(res, req)
      else status(200, 'ok')(res, req)
    })
    const task = { title_text: 'Order the stone', project_id: world.projects.second }
    const { id } = (await full.post('/tasks', task)).body.data
    await full.patch(`/tasks/${id}`, { progress: 100 })
    await full.post(`/tasks/${id}/comments`, { body: 'Ordered.' })
    await full.get('/tasks/task_nothing')
    await full.post('/tasks', { title_text: '' })
    for (const path of ['/me', '/projects', '/events', '/tasks']) await full.get(path)
    const log = () => owner.get(`/webhook-endpoints/${ids.failing}/deliveries`)
    await settled()
    for (const wait of [60, 300]) {
      clock.advance(wait)
      await settled()
    }
    ids.exhausted = (await log()).body.data[0].id
    ids.retrying = (await owner.post(`/webhook-endpoints/${ids.failing}/test-events`)).body.data.id
    await settled()
    receiver.answer(raw('nonsense'))
    await owner.post(`/webhook-endpoints/${ids.healthy}/test-events`)
    await waitFor(async () => (await owner.get('/requests')).body.data.length > 6)
    ids.request = (
      await owner.get('/requests', { query: { operation_id: 'createTask', status: '201' } })
    ).body.data[0].id
  })

  const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
  const shown: [name: string, path: () => string, steps: ((page: Page) => Promise<unknown>)[]][] = [
    ['webhooks', () => '/webhooks', [(page) => page.getByRole('table').waitFor()]],
    ['endpoint', () => `/webhooks/${ids.healthy}`, [(page) => page.getByRole('table').waitFor()]],
    ['delivery', () => `/deliveries/${ids.exhausted}`, [(page) => page.getByText('PATCH').first().waitFor()]],
    ['debugger', () => `/webhooks/debugger?delivery=${ids.exhausted}`, [click('Verify')]],
    ['requests', () => '/requests', [(page) => page.getByRole('table', { name: 'Requests' }).waitFor()]],
    ['request', () => `/requests/${ids.request}`, [(page) => page.getByRole('table').waitFor()]],
    ['activity', () => '/activity', [(page) => page.getByRole('feed').waitFor()]],
    [
      'recover',
      () => `/webhooks/${ids.disabled}`,
      [click('Recover'), (page) => page.getByText('to resend').waitFor()],
    ],
    ['failing-endpoint', () => `/webhooks/${ids.failing}`, [(page) => page.getByRole('table').waitFor()]],
    [
      'enable-endpoint',
      () => `/webhooks/${ids.disabled}`,
      [click('Enable'), (page) => page.getByRole('radiogroup').waitFor()],
    ],
    [
      'retrying-delivery',
      () => `/deliveries/${ids.retrying}`,
      [(page) => page.getByText('if attempt 2 fails').waitFor()],
    ],
    ['delete-endpoint', () => `/webhooks/${ids.disabled}`, [click('Delete')]],
    [
      'test-event',
      () => `/webhooks/${ids.failing}`,
      [click('Send test event'), (page) => page.getByText('See why').waitFor()],
    ],
    [
      'add-endpoint',
      () => '/webhooks',
      [click('Add endpoint'), (page) => page.getByRole('dialog').waitFor()],
    ],
    [
      'signing-secret',
      () => `/webhooks/${ids.healthy}`,
      [
        click('Rotate secret'),
        (page) => page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click(),
        (page) => page.getByRole('textbox', { name: 'Signing secret' }).waitFor(),
      ],
    ],
    ['no-requests', () => '/requests?status=503', [(page) => page.getByText('No results').waitFor()]],
    [
      'no-delivery',
      () => '/deliveries/whd_1',
      [(page) => page.getByRole('heading', { name: 'Not found' }).waitFor()],
    ],
  ]
  it.each(shown)('%s passes axe, in light and dark, wide and narrow', async (name, path, steps) => {
    const page = await browser.openAs(app, world, `/settings${path()}`)
    for (const step of steps) await step(page)
    if (name === 'delivery') await expectPictured(page, name)
    await expectAccessibleInEveryView(page, name)
  })
})
