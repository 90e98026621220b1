import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signatureHeader } from '../../src/delivery/signature.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

const secret = 'whsec_dGhpcyBpcyBhbiBleGFtcGxlLCBub3QgYSBzZWNyZXQ='
const body = '{"hello":"world"}'

describe.skipIf(isChromiumMissing)('the signature debugger', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('the signature debugger names the step that fails, and shows the computed signature', async () => {
    const page = await openDebugger()
    const now = Date.now()
    await page.clock.setFixedTime(now)
    const header = signatureHeader([secret], body, new Date(now))
    const good = { header, body, secret }
    const status = page.getByRole('status')

    await verify(page, good)
    await status.getByText('Valid: signed by Taskwire.').waitFor()
    await verify(page, { ...good, header: 'v1=abc' })
    await status.getByText('Header format fails').waitFor()
    await status.getByText('Signature not reached').waitFor()
    await verify(page, { ...good, header: signatureHeader([secret], body, new Date(now - 301_000)) })
    await status.getByText('Time fails').waitFor()
    await status.getByText('Signature passes').waitFor()
    await verify(page, { ...good, body: '{"hello":"there"}' })
    await status.getByText('Either the body differs from the signed one, or the secret is wrong.').waitFor()
    expect(await status.textContent()).toContain(header.split('v1=')[1])
    await verify(page, { ...good, body: '{\n  "hello": "world"\n}' })
    await status.getByText(/The body was parsed and serialized again/).waitFor()
    await verify(page, { ...good, secret: ` ${secret}` })
    await status.getByText('The secret has white space or a line break around it.').waitFor()
  })

  it('the signature debugger shows a notice in a browser without Web Crypto', async () => {
    const page = await browser.openAs(app, world, '/settings')
    // A page over plain http from another machine is not a secure context.
    await page.addInitScript("Object.defineProperty(globalThis, 'isSecureContext', { value: false })")
    await page.addInitScript('delete Crypto.prototype.subtle; delete Crypto.prototype.randomUUID')
    await page.goto('/settings/webhooks/debugger')
    await page
      .getByRole('alert')
      .getByText(/Open it by HTTPS/)
      .waitFor()
    expect(await page.getByRole('button', { name: 'Verify' }).isDisabled()).toBe(true)
    await page.goto('/settings/keys')
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('From afar')
    await page.getByRole('checkbox', { name: 'read:tasks' }).check()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('textbox', { name: 'Secret' }).waitFor()
  })

  it('the signature debugger sends none of its input to the server', async () => {
    const page = await openDebugger()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`))
    await verify(page, { header: 't=1,v1=2', body, secret })
    expect(sent.join('\n')).not.toMatch(/hello|whsec|v1=/)
  })

  const openDebugger = async (): Promise<Page> => {
    const page = await browser.openAs(app, world, '/settings/webhooks/debugger')
    await page.getByRole('button', { name: 'Verify' }).waitFor()
    return page
  }
})

async function verify(page: Page, given: { header: string; body: string; secret: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Service-Signature' }).fill(given.header)
  await page.getByRole('textbox', { name: 'Body' }).fill(given.body)
  await page.getByRole('textbox', { name: 'Secret' }).fill(given.secret)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('status').getByText('Header format').waitFor()
}
