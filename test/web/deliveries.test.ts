import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { freePort } from '../support/network/free-port.ts'
import { startReceiver, status, type Receiver } from '../support/network/receiver.ts'
import { useWorldWithDeliveries } from '../support/world/world-with-deliveries.ts'
import { signIn } from '../support/world/settings.ts'

describe.skipIf(isChromiumMissing)('the delivery pages', () => {
  const { app, world, full, settled } = useWorldWithDeliveries()
  const browser = useBrowser()
  let owner: Caller
  let receiver: Receiver
  beforeAll(async () => {
    owner = await signIn(app, world)
    receiver = await startReceiver({ until: 'file' })
  })
  const add = async (url: string): Promise<{ id: string; secret: string }> => {
    const { data, secret } = (await owner.post('/webhook-endpoints', { url, events: [] })).body
    return { id: data.id, secret }
  }
  const createTask = () =>
    full.post('/tasks', { title_text: 'Order the stone', project_id: world.projects.second })

  it('the page of a delivery explains why it failed, and can resend it', async () => {
    const { id, secret } = await add(`${receiver.url}/mended`)
    const page = await browser.openAs(app, world, `/settings/webhooks/${id}`)
    receiver.answer(status(503, 'closed for lunch'))
    await page.getByRole('button', { name: 'Send test event' }).click()
    await page.getByText(/Test event failed\. The receiver responded with 503/).waitFor()
    await page.getByRole('link', { name: 'See why' }).click()

    await page.getByRole('heading', { name: 'Status 503' }).waitFor()
    await page.getByText('How to fix it').waitFor()
    const attempts = page.getByRole('region', { name: 'Attempts', exact: true })
    await attempts.getByText('closed for lunch').waitFor()
    const sent = receiver.requests.at(-1)
    const body = page.getByRole('region', { name: 'Body', exact: true })
    expect(await body.locator('pre').textContent()).toBe(sent?.body.toString())
    const signature = page.getByRole('region', { name: 'Signature', exact: true })
    const header = sent?.headers['service-signature'] ?? ''
    expect(await signature.textContent()).toContain(`Service-Signature: ${header}`)
    expect(await signature.textContent()).toContain(`${/t=(\d+)/.exec(header)?.[1]}.${sent?.body.toString()}`)

    await page.getByRole('button', { name: 'Resend' }).click()
    await page.getByText(/Resend delivered: status 200/).waitFor()
    await page.getByText('Delivered', { exact: true }).waitFor()
    expect(await attempts.getByRole('listitem').count()).toBe(2)
    expect(receiver.requests.at(-1)?.body).toEqual(sent?.body)

    await signature.getByRole('link', { name: 'Verify it in the debugger' }).click()
    await page.getByRole('textbox', { name: 'Secret' }).fill(secret)
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('status').getByText('Valid: signed by Taskwire.').waitFor()
  })

  it('the page of a delivery distinguishes a refused connection from a response', async () => {
    const { id } = await add(`http://127.0.0.1:${await freePort()}/nobody`)
    await createTask()
    await settled()
    const [delivery] = (await owner.get(`/webhook-endpoints/${id}/deliveries`)).body.data
    const page = await browser.openAs(app, world, `/settings/deliveries/${delivery.id}`)
    await page.getByRole('heading', { name: 'Connection refused' }).waitFor()
    await page.getByText('Check that the receiver is running').waitFor()
    await owner.patch(`/webhook-endpoints/${id}`, { disabled: true })
    await page.getByRole('button', { name: 'Resend' }).click()
    await page.getByText('Resend waits until the endpoint is enabled.').waitFor()
  })

  it('held deliveries are recovered after they have been counted', async () => {
    const { id } = await add(`${receiver.url}/away`)
    await owner.patch(`/webhook-endpoints/${id}`, { disabled: true })
    await createTask()
    await createTask()
    const page = await browser.openAs(app, world, `/settings/webhooks/${id}`)
    await page.getByRole('img', { name: 'Of the last 2 deliveries: 2 held' }).waitFor()
    await page.getByRole('button', { name: 'Enable' }).click()
    const enabling = page.getByRole('dialog', { name: 'Enable this endpoint?' })
    await enabling.getByRole('radiogroup', { name: '2 deliveries waiting' }).waitFor()
    await enabling.getByRole('button', { name: 'Enable' }).click()
    await enabling.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Recover' }).click()
    const form = page.getByRole('dialog', { name: 'Recover deliveries' })
    await form.getByText('2 deliveries to resend.').waitFor()
    await form.getByRole('textbox', { name: 'Since' }).fill('2027-01-01T00:00')
    await form.getByText('0 deliveries to resend.').waitFor()
    await form.getByText('Week').click()
    await form.getByText('2 deliveries to resend.').waitFor()
    const before = receiver.requests.length
    await form.getByRole('button', { name: 'Recover' }).click()
    await receiver.waitForRequests(before + 2)
    await expectRows(page, ['Delivered', 'Delivered'])
  })

  it('the delivery pages keep their filters in the URL', async () => {
    const { id } = await add(`${receiver.url}/filters`)
    receiver.answer(status(200), status(410))
    await owner.post(`/webhook-endpoints/${id}/test-events`)
    await settled()
    await owner.post(`/webhook-endpoints/${id}/test-events`)
    await settled()
    const page = await browser.openAs(app, world, `/settings/webhooks/${id}?status=pending`)
    await expectRows(page, ['Retrying'])
    await page.getByLabel('Status').selectOption('delivered')
    await expectRows(page, ['Delivered'])
    expect(page.url()).toBe(`${app.url}/settings/webhooks/${id}?status=delivered`)
    await page.getByRole('textbox', { name: 'Delivery or event ID' }).fill('whd_nothing')
    await page.getByText('No results').waitFor()
    const [{ event_id }] = (await owner.get(`/webhook-endpoints/${id}/deliveries?status=delivered`)).body.data
    await page.getByRole('textbox', { name: 'Delivery or event ID' }).fill(String(event_id).slice(-8))
    await expectRows(page, ['Delivered'])
    await page.getByRole('textbox', { name: 'Delivery or event ID' }).fill('')
    await page.waitForURL(`${app.url}/settings/webhooks/${id}?status=delivered`)
    await page.getByLabel('Type').selectOption('task.deleted')
    await page.getByText('No results').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expectRows(page, ['Retrying', 'Delivered'])
    expect(page.url()).toBe(`${app.url}/settings/webhooks/${id}`)
    await page.goto(`/settings/webhooks/${id}?since=tomorrow`)
    await page.getByText('This address is not valid').waitFor()
  })
})

/** Waits until the table shows these statuses. */
async function expectRows(page: Page, statuses: string[]): Promise<void> {
  const rows = page.getByRole('table', { name: 'Deliveries' }).locator('tbody tr')
  for (const [index, text] of statuses.entries()) await rows.nth(index).getByText(text).waitFor()
  await rows.nth(statuses.length).waitFor({ state: 'detached' })
}
