import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { password } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('a session that ends while a form is filled in', () => {
  const { app, world, sql } = useWorld()
  const browser = useBrowser()

  it('when a session ends, the user signs in again in a dialog, and the form keeps its input', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    await page.getByRole('button', { name: 'Create key' }).click()
    const form = page.getByRole('dialog', { name: 'Create key' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Made across two sessions')
    await form.getByRole('checkbox', { name: 'write:tasks' }).check()
    await sql`delete from sessions where user_id = ${world.users.owner}`
    await form.getByRole('button', { name: 'Create' }).click()

    const again = page.getByRole('dialog', { name: 'Sign in to continue' })
    await again.getByRole('textbox', { name: 'Password' }).fill('not the password')
    await again.getByRole('button', { name: 'Sign in', exact: true }).click()
    await again.getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Made across two sessions')

    await again.getByRole('textbox', { name: 'Password' }).fill(password)
    await again.getByRole('button', { name: 'Sign in', exact: true }).click()
    const secret = await page.getByRole('textbox', { name: 'Secret', exact: true }).inputValue()
    const me = await app.withSecret(secret).get('/me')
    expect(me.body.key).toEqual({ name: 'Made across two sessions', scopes: ['write:tasks'] })
  })
})
