import { describe, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('a user who loses the admin role', () => {
  const { app, world, sql } = useWorld()
  const browser = useBrowser()

  it('a user who loses the admin role sees a notice on pages that require it, and can still use the account page', async () => {
    const page = await browser.openAs(app, world, '/settings/account', { person: 'admin' })
    await page.getByRole('table', { name: 'Sessions' }).waitFor()
    await sql`
      update memberships set role = 'member'
      where workspace_id = ${world.workspace.id} and user_id = ${world.users.admin}`
    await page.goto('/settings/keys')
    await page.getByRole('heading', { name: `You do not manage ${world.workspace.name}` }).waitFor()
    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByRole('table', { name: 'Sessions' }).waitFor()
  })
})
