import { describe, it } from 'vitest'
import { useBrowser, withoutChromium } from '../support/browser.ts'
import { useWorld } from '../support/world.ts'

describe.skipIf(withoutChromium)('a user who loses the role', () => {
  const { app, world, sql } = useWorld()
  const browser = useBrowser()

  it('sees so at the next click, and keeps the account page', async () => {
    const page = await browser.openAs(app, world, '/settings/account', { person: 'admin' })
    await page.getByRole('table', { name: 'Sessions' }).waitFor()
    await sql`
      update memberships set role = 'member'
      where workspace_id = ${world.workspace.id} and user_id = ${world.users.admin}`
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByRole('heading', { name: `You no longer manage ${world.workspace.name}` }).waitFor()
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('table', { name: 'Sessions' }).waitFor()
  })
})
