import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { verify } from '../../examples/webhooks/verify.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { useWorldWithDeliveries } from '../support/world/world-with-deliveries.ts'
import { signIn } from '../support/world/settings.ts'

describe.skipIf(isChromiumMissing)('the webhook endpoint pages', () => {
  const { app, world, clock } = useWorldWithDeliveries()
  const browser = useBrowser()

  it('endpoints are created, changed, disabled and deleted on their pages', async () => {
    const receiver = await startReceiver()
    const page = await browser.openAs(app, world, '/settings/webhooks')
    await page.getByText('No endpoints yet').waitFor()
    const first = await addEndpoint(page, `${receiver.url}/hook`, ['task.created', 'task.deleted'])
    const row = page.getByRole('row').filter({ hasText: receiver.url })
    await row.getByText('task.created, task.deleted').waitFor()
    await row.getByRole('link').click()
    await page.getByRole('heading', { name: `127.0.0.1:${receiver.port}` }).waitFor()

    await button(page, 'Send test event').click()
    await page.getByText(/Test event delivered: status 200/).waitFor()
    const [request] = await receiver.waitForRequests(1)
    const header = request?.headers['service-signature'] ?? ''
    const now = clock.now().getTime() / 1000
    expect(verify(first, header, request?.body ?? Buffer.alloc(0), now)).toBe(true)
    await page.getByRole('table', { name: 'Deliveries' }).getByText('Delivered').waitFor()

    const second = await rotate(page)
    expect(second).not.toBe(first)
    await button(page, 'Rotate secret').click()
    const confirmation = page.getByRole('dialog', { name: 'Rotate the signing secret?' })
    expect(await confirmation.textContent()).toContain(
      `Rotating now ends the oldest at once: …${first.slice(-4)}, which would end`,
    )
    await confirmation.getByRole('button', { name: 'Cancel' }).click()

    await button(page, 'Edit').click()
    const editing = page.getByRole('dialog', { name: 'Edit endpoint' })
    expect(await editing.getByRole('checkbox', { name: 'task.deleted' }).isChecked()).toBe(true)
    await editing.getByRole('checkbox', { name: 'task.deleted' }).uncheck()
    await editing.getByRole('button', { name: 'Save' }).click()
    await page.getByText('task.created', { exact: true }).first().waitFor()

    await button(page, 'Disable').click()
    const disabling = page.getByRole('dialog', { name: 'Disable this endpoint?' })
    await disabling.getByRole('button', { name: 'Disable' }).click()
    await page.getByText('Disabled manually').waitFor()
    await button(page, 'Enable').click()
    await button(page, 'Disable').waitFor()

    await button(page, 'Delete').click()
    const deleting = page.getByRole('dialog', { name: 'Delete this endpoint?' })
    expect(await deleting.textContent()).toContain('will receive no task.created any more')
    await deleting.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No endpoints yet').waitFor()
  })

  it('the endpoint form keeps its input if it is refused, and shows a secret until it is dismissed', async () => {
    const page = await browser.openAs(app, world, '/settings/webhooks')
    await button(page, 'Add endpoint').first().click()
    const form = page.getByRole('dialog', { name: 'Add endpoint' })
    await form.getByRole('textbox', { name: 'URL' }).fill('ftp://127.0.0.1/hook')
    await form.getByRole('button', { name: 'Add' }).click()
    await form.getByText(/^The URL must begin with/).waitFor()
    expect(await form.getByRole('textbox', { name: 'URL' }).inputValue()).toBe('ftp://127.0.0.1/hook')
    await form.getByRole('textbox', { name: 'URL' }).fill('http://127.0.0.1:4711/hook')
    await form.getByRole('button', { name: 'Add' }).click()
    const secret = page.getByRole('textbox', { name: 'Signing secret' })
    await secret.waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    const shown = await secret.inputValue()
    expect(await page.getByRole('region', { name: 'Command' }).textContent()).toContain(
      `WEBHOOK_SECRET='${shown}' node --input-type=module`,
    )
    await button(page, 'Done').click()
    await page.getByRole('row').filter({ hasText: '4711' }).waitFor()
    expect(await page.content()).not.toContain(shown)
  })

  it('the endpoint form keeps its input while the server cannot be reached', async () => {
    const page = await browser.openAs(app, world, '/settings/webhooks')
    await button(page, 'Add endpoint').first().click()
    const form = page.getByRole('dialog', { name: 'Add endpoint' })
    await form.getByRole('textbox', { name: 'URL' }).fill('http://127.0.0.1:4713/offline')
    await page.context().setOffline(true)
    await page.getByRole('status', { name: 'Offline' }).waitFor()
    await form.getByRole('button', { name: 'Add' }).click()
    await form.getByText('You are offline. Nothing was lost').waitFor()
    await page.context().setOffline(false)
    await form.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('textbox', { name: 'Signing secret' }).waitFor()
  })

  it('the list of endpoints shows the state of each', async () => {
    const owner = await signIn(app, world)
    const { id } = (await owner.post('/webhook-endpoints', { url: 'http://127.0.0.1:4712/', events: [] }))
      .body.data
    const { sql } = app.context
    await sql`update webhook_endpoints set consecutive_exhausted = 20, disabled_reason = 'failures',
      disabled_at = ${new Date(clock.now().getTime() - 3 * 3_600_000).toISOString()} where id = ${id}`
    const page = await browser.openAs(app, world, `/settings/webhooks/${id}`)
    await page.getByText('Disabled 3 hours ago, after 20 deliveries in a row had failed.').waitFor()
    await page.getByRole('link', { name: 'Webhook endpoints' }).click()
    await page.getByText('after too many failures, 3 hours ago').waitFor()
  })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function addEndpoint(page: Page, url: string, types: string[]): Promise<string> {
  await button(page, 'Add endpoint').click()
  const form = page.getByRole('dialog', { name: 'Add endpoint' })
  await form.getByRole('textbox', { name: 'URL' }).fill(url)
  for (const type of types) await form.getByRole('checkbox', { name: type }).check()
  await form.getByRole('button', { name: 'Add' }).click()
  return takeSecret(page)
}

async function rotate(page: Page): Promise<string> {
  await button(page, 'Rotate secret').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click()
  return takeSecret(page)
}

async function takeSecret(page: Page): Promise<string> {
  const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue()
  await button(page, 'Done').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return secret
}
