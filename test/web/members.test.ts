import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { operatorOf } from '../support/world/keys.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the members page', () => {
  const { app, world, clock, commit } = useWorld()
  const browser = useBrowser()

  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
  const act = async (page: Page, name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  it('the members page changes a role, and suspends, activates and removes members (product.md 20.5)', async () => {
    const page = await browser.openAs(app, world, '/settings/members')
    await page.getByRole('heading', { name: 'Members' }).waitFor()

    await act(page, 'Bruno Okafor', 'Change role')
    const role = page.getByRole('dialog', { name: 'Change role of Bruno Okafor' })
    await role.getByRole('combobox', { name: 'Role' }).selectOption('Member')
    await role.getByText('The API keys that Bruno Okafor has created stop working.').waitFor()
    await role.getByRole('button', { name: 'Change role' }).click()
    await row(page, 'Bruno Okafor').getByRole('cell', { name: 'Member', exact: true }).waitFor()
    expect((await app.withSecret(world.keys.admin.secret).get('/me')).status).toBe(401)

    for (const [verb, status] of [
      ['Suspend', 'Suspended'],
      ['Activate', 'Active'],
    ] as const) {
      await act(page, 'Clara Lindqvist', verb)
      const dialog = page.getByRole('dialog', { name: `${verb} Clara Lindqvist?` })
      await dialog.getByRole('button', { name: verb }).click()
      await row(page, 'Clara Lindqvist').getByText(status, { exact: true }).waitFor()
    }

    await act(page, 'Emine Yildiz', 'Remove')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await row(page, 'Emine Yildiz').waitFor({ state: 'detached' })
  })

  it('the members page can be filtered by name, role and status, and keeps the filters in the URL', async () => {
    const page = await browser.openAs(app, await app.fixture(), '/settings/members')
    await page.getByRole('textbox', { name: 'Search' }).fill('o')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
    await row(page, 'Anna Keller').waitFor({ state: 'detached' })
    const shown = () => page.getByRole('table', { name: 'Members' }).locator('strong').allTextContents()
    expect(await shown()).toEqual(['Dario Petrov'])
    await page.reload()
    await row(page, 'Dario Petrov').waitFor()
    expect(await shown()).toEqual(['Dario Petrov'])
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Owner')
    await page.getByText('No member matches the filters.').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await row(page, 'Anna Keller').waitFor()
  })

  it('the members page does not let an admin change an owner, make anyone an owner, or rename the workspace', async () => {
    const page = await browser.openAs(app, await app.fixture(), '/settings/members', { person: 'admin' })
    await act(page, 'Clara Lindqvist', 'Change role')
    const options = page.getByRole('dialog').getByRole('option')
    expect(await options.allTextContents()).toEqual(['Member', 'Admin'])
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    for (const name of ['Anna Keller', 'Bruno Okafor'])
      expect(await page.getByRole('button', { name: `Actions for ${name}` }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Rename workspace' }).count()).toBe(0)
  })

  it('the members page renames the workspace, and shows changes by others (product.md 20.7)', async () => {
    const own = await app.fixture()
    const page = await browser.openAs(app, own, '/settings/members')
    await page.getByRole('button', { name: 'Rename workspace' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename workspace' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Quarry & Sons')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('navigation', { name: 'Settings' }).getByText('Quarry & Sons').waitFor()
    const rights = { role: 'admin', status: 'active' } as const
    await commit((tx) => setMembership(tx, operatorOf(own, clock.now()), own.users.member, rights))
    await row(page, 'Clara Lindqvist').getByRole('cell', { name: 'Admin', exact: true }).waitFor()
  })

  it('a member has no link to the members page, which shows a member the role that it requires (product.md 20.1)', async () => {
    const page = await browser.openAs(app, await app.fixture(), '/settings/members', { person: 'member' })
    await page.getByText('This page needs the role owner or admin').waitFor()
    const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    expect(await links.allTextContents()).not.toContain('Members')
    await page.goto('/settings/start')
    await page.getByRole('main').getByRole('link', { name: 'API reference' }).waitFor()
    await page.getByRole('button', { name: 'Notifications' }).click()
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
    await page.goto('/settings/account')
    await page.getByRole('table', { name: 'Sessions' }).waitFor()
  })
})
