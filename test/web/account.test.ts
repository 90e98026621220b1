import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { password, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the account page', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('a person can change the password, which ends the other sessions, and an invalid password is explained', async () => {
    const other = await signIn(app, world)
    const page = await browser.openAs(app, world, '/settings/account')
    const current = page.getByLabel('Current password')
    const next = page.getByLabel('New password')
    const change = page.getByRole('button', { name: 'Change password' })

    await current.fill('not the password')
    await next.fill('a tall ship sails at dawn')
    await change.click()
    await current.and(page.locator('[aria-invalid=true]')).waitFor()
    expect(await next.inputValue()).toBe('a tall ship sails at dawn')

    await current.fill(password)
    await next.fill('password1234')
    await change.click()
    await next.and(page.locator('[aria-invalid=true]')).waitFor()

    await next.fill('a tall ship sails at dawn')
    await change.click()
    await page.getByText('Your password was changed').waitFor()
    expect(await next.inputValue()).toBe('')
    expect((await other.get('/session')).status).toBe(401)
    expect((await app.inSettings({}).post('/session', { email: await emailOf(), password })).status).toBe(401)
  })

  it('a person can end another session, and sees no button to end the current session', async () => {
    const other = await signIn(app, world)
    const page = await browser.openAs(app, world, '/settings/account')
    const table = page.getByRole('table', { name: 'Sessions' })
    await table.waitFor()
    const own = table.getByRole('row').filter({ hasText: 'This session' })
    expect(await own.getByRole('button').count()).toBe(0)
    const ends = table.getByRole('button', { name: 'End', exact: true })
    while ((await ends.count()) > 0) {
      const left = await ends.count()
      await ends.first().click()
      await ends.nth(left - 1).waitFor({ state: 'detached' })
    }
    expect((await other.get('/session')).status).toBe(401)
    expect(await table.getByRole('row').count()).toBe(2)
  })

  async function emailOf(): Promise<string> {
    const [row] = await app.context.sql<{ email: string }[]>`
      select email from users where id = ${world.users.owner}`
    return row?.email ?? ''
  }
})
