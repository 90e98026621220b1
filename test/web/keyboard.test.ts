import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { expectFocus, pressTo } from '../support/browser/keyboard.ts'
import { setPassword, password } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the settings area with the keyboard alone', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('a user signs in, creates a key and revokes it with the keyboard alone', async () => {
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

  it('an owner creates a project, moves a column and deletes it with the keyboard alone', async () => {
    const page = await browser.openAs(app, world, '/settings/projects')
    const { keyboard } = page
    await page.getByRole('table', { name: 'Projects' }).waitFor()
    await pressTo(page, 'Tab', 'New project')
    await keyboard.press('Enter')
    await expectFocus(page, 'Name')
    await keyboard.type('Slipway')
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Slipway' }).waitFor()
    await pressTo(page, 'Tab', 'Add column')
    await keyboard.press('Enter')
    await expectFocus(page, 'Name')
    await keyboard.type('Varnish')
    await keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const columns = page.getByRole('list', { name: 'Columns' }).getByRole('listitem')
    await pressTo(page, 'Tab', 'Move up Varnish')
    await keyboard.press('Enter')
    await columns.nth(2).getByText('Varnish').waitFor()
    await pressTo(page, 'Tab', 'Delete Varnish')
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Delete Varnish?' }).waitFor()
    await pressTo(page, 'Tab', 'Delete')
    await keyboard.press('Enter')
    await columns.filter({ hasText: 'Varnish' }).waitFor({ state: 'detached' })
  })

  it('the first Tab focuses the skip link, and a new page focuses its heading', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    await page.getByRole('table').waitFor()
    await page.keyboard.press('Tab')
    await expectFocus(page, 'Skip to the content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN')
    await page.getByRole('link', { name: 'Activity' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Activity' }).waitFor()
    await waitFor(async () => (await page.evaluate('document.activeElement.tagName')) === 'H1')
  })
})
