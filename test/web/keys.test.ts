import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the keys page', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  const statusOf = async (secret: string): Promise<number> => (await app.withSecret(secret).get('/me')).status

  it('keys are created, rotated, disabled and revoked on the keys page', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    const act = actOn(page)

    await page.getByRole('button', { name: 'Create key' }).click()
    const form = page.getByRole('dialog', { name: 'Create key' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Nightly export')
    await form.getByRole('checkbox', { name: 'read:projects' }).check()
    await form.getByRole('checkbox', { name: 'read:tasks' }).check()
    await form.getByRole('button', { name: 'Create' }).click()
    const first = await takeSecret(page)
    expect(await statusOf(first)).toBe(200)
    const me = await app.withSecret(first).get('/me')
    expect(me.body.key).toEqual({ name: 'Nightly export', scopes: ['read:projects', 'read:tasks'] })

    await act('Nightly export', 'Rename')
    const renaming = page.getByRole('dialog', { name: 'Rename Nightly export' })
    await renaming.getByRole('textbox', { name: 'Name' }).fill('Evening export')
    await renaming.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('button', { name: 'Actions for Evening export' }).waitFor()
    expect((await app.withSecret(first).get('/me')).body.key.name).toBe('Evening export')

    // The last use of a key is written in the background.
    await app.context.recorders.flush()
    await page.reload()
    await act('Evening export', 'Rotate')
    const rotating = page.getByRole('dialog', { name: 'Rotate Evening export' })
    expect(await rotating.textContent()).toContain(`…${first.slice(-4)} was last used just now.`)
    await rotating.getByRole('button', { name: 'Rotate' }).click()
    const second = await takeSecret(page)
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200])

    await act('Evening export', 'Rotate')
    expect(await rotating.textContent()).toContain('the oldest secret stops working now')
    await rotating.getByRole('radio', { name: 'No overlap' }).check()
    await rotating.getByRole('button', { name: 'Rotate' }).click()
    const third = await takeSecret(page)
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 401, 200])

    await act('Evening export', 'Disable')
    const disabling = page.getByRole('dialog', { name: 'Disable Evening export?' })
    expect(await disabling.textContent()).toContain('will stop working')
    await disabling.getByRole('button', { name: 'Disable' }).click()
    await row(page, 'Evening export').getByText('Disabled').waitFor()
    expect(await statusOf(third)).toBe(403)

    await act('Evening export', 'Enable')
    await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click()
    await row(page, 'Evening export').getByText('Active').waitFor()
    expect(await statusOf(third)).toBe(200)

    await act('Evening export', 'Revoke')
    const revoking = page.getByRole('dialog', { name: 'Revoke Evening export?' })
    expect(await revoking.textContent()).toContain('refused permanently')
    await revoking.getByRole('button', { name: 'Revoke' }).click()
    await row(page, 'Evening export').getByText('Revoked').waitFor()
    expect(await statusOf(third)).toBe(401)
    await page.getByRole('button', { name: 'Actions for Evening export' }).click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Rename'])
  })

  it('a secret is shown until it is dismissed with its button, and then never again', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    await actOn(page)('Full access', 'Rotate')
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    const field = page.getByRole('textbox', { name: 'Secret', exact: true })
    await field.waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    const secret = await field.inputValue()
    expect(secret).toMatch(/^svc_\w{40}$/)
    expect(await field.getAttribute('readonly')).not.toBeNull()
    expect(await page.getByRole('dialog').textContent()).toContain(
      `curl -H "Authorization: Bearer ${secret}"`,
    )
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.content()).not.toContain(secret)
  })

  it('a secret remains visible when the person goes back', async () => {
    const page = await browser.openAs(app, world, '/settings/webhooks')
    await page.getByRole('link', { name: 'API keys' }).click()
    await actOn(page)('Full access', 'Rotate')
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    const field = page.getByRole('textbox', { name: 'Secret', exact: true })
    const secret = await field.inputValue()
    await page.evaluate('new Promise((resolve) => { addEventListener("popstate", resolve); history.back() })')
    await page.waitForURL('**/settings/keys')
    expect(await field.inputValue()).toBe(secret)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.goBack()
    await page.getByRole('heading', { name: 'Webhook endpoints' }).waitFor()
  })

  it('a key without scopes is refused, and the form keeps its input', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    await page.getByRole('button', { name: 'Create key' }).click()
    const form = page.getByRole('dialog', { name: 'Create key' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Nothing')
    await form.getByRole('button', { name: 'Create' }).click()
    await form.getByText('Choose at least one scope.').waitFor()
    expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Nothing')
  })

  it('the keys page warns of a key whose creator has lost the role', async () => {
    await app.context.sql`
      update memberships set role = 'member'
      where workspace_id = ${world.workspace.id} and user_id = ${world.users.admin}`
    const page = await browser.openAs(app, world, '/settings/keys')
    await row(page, 'Full access of the admin')
      .getByText(/Does not work: .* is no longer an owner or admin/)
      .waitFor()
  })

  it('a secret remains visible when its key leaves the table', async () => {
    // Tall enough for all rows, so that nothing scrolls under an open menu.
    const viewport = { width: 1280, height: 2_000 }
    const page = await browser.openAs(app, world, '/settings/keys', { viewport })
    await actOn(page)('Full access', 'Rotate')
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click()
    const field = page.getByRole('textbox', { name: 'Secret', exact: true })
    const secret = await field.inputValue()
    await app.context.sql`
      insert into api_keys select (jsonb_populate_record(k, jsonb_build_object(
        'id', 'key_7' || lpad(n::text, 25, '0'), 'name', 'Newer ' || n, 'created_at', now() + interval '1 hour'))).*
      from api_keys k, generate_series(1, 50) n
      where k.workspace_id = ${world.workspace.id} and k.name = 'Full access'`
    const made = await (await signIn(app, world)).post('/keys', { name: 'One more', scopes: ['read:tasks'] })
    expect(made.status).toBe(201)
    await page.getByText('Newer 50').waitFor({ state: 'attached' })
    await row(page, 'Full access').waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe(secret)
  })
})

const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Actions for ${name}`, exact: true }) })

const actOn =
  (page: Page) =>
  async (name: string, action: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }

async function takeSecret(page: Page): Promise<string> {
  const secret = await page.getByRole('textbox', { name: 'Secret', exact: true }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return secret
}
