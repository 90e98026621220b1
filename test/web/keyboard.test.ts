import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutChromium } from '../support/browser.ts'
import { setPassword, password } from '../support/settings.ts'
import { waitFor } from '../support/wait-for.ts'
import { useWorld } from '../support/world.ts'

describe.skipIf(withoutChromium)('with the keyboard alone', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('a user signs in, makes a key and revokes it', async () => {
    const email = await setPassword(app, world)
    const page = await browser.open({ baseURL: app.url })
    const { keyboard } = page
    await page.goto('/settings/keys')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await keyboard.type(email)
    await keyboard.press('Tab')
    await keyboard.type(password)
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'API keys' }).waitFor()

    await pressTo(page, 'Tab', 'Create key')
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Create key' }).waitFor()
    await expectFocus(page, 'Name')
    await keyboard.type('By hand')
    await pressTo(page, 'Tab', 'read:events')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Secret' }).waitFor()
    await pressTo(page, 'Tab', 'Done')
    await keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await pressTo(page, 'Tab', 'Actions for By hand')
    await keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Revoke' }).waitFor()
    await pressTo(page, 'ArrowDown', 'Revoke')
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Revoke By hand?' }).waitFor()
    await pressTo(page, 'Tab', 'Revoke')
    await keyboard.press('Enter')
    await page.getByRole('row').filter({ hasText: 'By hand' }).getByText('Revoked').waitFor()
  })

  it('a user adds an endpoint, disables it and finds its deliveries', async () => {
    const page = await browser.openAs(app, world, '/settings/webhooks')
    const { keyboard } = page
    await page.getByText('No endpoints yet').waitFor()
    await pressTo(page, 'Tab', 'Add endpoint')
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Add endpoint' }).waitFor()
    await expectFocus(page, 'URL')
    await keyboard.type('https://192.0.2.1/')
    await keyboard.press('Enter')
    await page.getByText('The address 192.0.2.1 is not public').waitFor()
    await keyboard.press('Home')
    await keyboard.press('Shift+End')
    await keyboard.type('https://1.1.1.1/hook')
    await pressTo(page, 'Tab', 'task.deleted')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Signing secret' }).waitFor()
    await pressTo(page, 'Tab', 'Done')
    await keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await pressTo(page, 'Tab', 'https://1.1.1.1/hook')
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: '1.1.1.1' }).waitFor()
    await pressTo(page, 'Tab', 'Disable')
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Disable this endpoint?' }).waitFor()
    await pressTo(page, 'Tab', 'Disable')
    await keyboard.press('Enter')
    await page.getByText('Disabled manually').waitFor()
    await pressTo(page, 'Tab', 'Status')
    await keyboard.type('held')
    await page.waitForURL(/\?status=held$/)
  })

  it('the content is one step away, and a new page moves the focus to its heading', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    await page.getByRole('table').waitFor()
    await page.keyboard.press('Tab')
    await expectFocus(page, 'Skip to the content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN')
    await page.getByRole('link', { name: 'Account' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Account' }).waitFor()
    await waitFor(async () => (await page.evaluate('document.activeElement.tagName')) === 'H1')
  })
})

/** Finds a name of the focused element: its label, or its text. */
const focused = `(() => {
  const it = document.activeElement
  return it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent
})()`

async function pressTo(page: Page, key: string, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press(key)
    if ((await page.evaluate(focused)) === name) return
  }
  throw new Error(`${name} is not reached`)
}

const expectFocus = (page: Page, name: string): Promise<void> =>
  waitFor(async () => (await page.evaluate(focused)) === name)
