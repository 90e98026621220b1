import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { tokenIn } from '../support/app/mail.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('invitations on the members page', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  const lookUp = (token: string) => app.inSettings({}).post('/invitations/look-ups', { token })

  it('an invitation is created with a link that is shown once, and is listed and revoked (product.md 21.1, 21.2)', async () => {
    const page = await browser.openAs(app, world, '/settings/members')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Invite' })
    await form.getByRole('textbox', { name: 'Email' }).fill('tomas@fernhill.example')
    await form.getByRole('combobox', { name: 'Role' }).selectOption('Admin')
    await expectAccessibleInEveryView(page, 'invite')
    await form.getByRole('button', { name: 'Send invitation' }).click()
    const link = page.getByRole('textbox', { name: 'Invitation link' })
    const token = tokenIn(await link.inputValue())
    expect((await lookUp(token)).body.data).toMatchObject({ email: 'tomas@fernhill.example', role: 'admin' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Copy' }).waitFor()
    await expectAccessibleInEveryView(page, 'invitation-link')
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.content()).not.toContain(token)

    const row = page
      .getByRole('table', { name: 'Invitations' })
      .getByRole('row')
      .filter({ hasText: 'tomas@' })
    await row.getByText('Admin').waitFor()
    await expectAccessibleInEveryView(page, 'invitations')
    await row.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await page.getByText('There are no pending invitations.').waitFor()
    expect((await lookUp(token)).status).toBe(404)
  })

  it('the invitation form shows why an address is refused, and keeps its input', async () => {
    const page = await browser.openAs(app, world, '/settings/members')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const [{ email = '' } = {}] = await app.context.sql<{ email: string }[]>`
      select email from users where id = ${world.users.admin}`
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByText('This address belongs to a member of the workspace.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email)
  })

  it('an invitation by another admin appears without a reload', async () => {
    const page = await browser.openAs(app, world, '/settings/members')
    await page.getByText('There are no pending invitations.').waitFor()
    const admin = await browser.openAs(app, world, '/settings/members', { person: 'admin' })
    await admin.getByRole('button', { name: 'Invite', exact: true }).click()
    await admin.getByRole('textbox', { name: 'Email' }).fill('mira@fernhill.example')
    await admin.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByRole('table', { name: 'Invitations' }).getByText('mira@fernhill.example').waitFor()
  })
})
