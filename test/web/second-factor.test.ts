import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { addSecondFactor, codeAt } from '../support/world/second-factor.ts'
import { password, setPassword, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the second factor', () => {
  const { app, clock } = useWorld()
  const browser = useBrowser()

  it('a second factor is set up on the account page, shows its recovery codes once, and is turned off (product.md 18.13)', async () => {
    const own = await app.fixture()
    const page = await browser.openAs(app, own, '/settings/account')
    await page.getByRole('button', { name: 'Set up a second factor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set up a second factor' })
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    await expectAccessibleInEveryView(page, 'second-factor')
    const secret = await dialog.getByRole('textbox', { name: 'Key' }).inputValue()
    await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('The code is wrong').waitFor()
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, clock.now()))
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const codes = page.getByRole('dialog', { name: 'Recovery codes' })
    const [code = ''] = /\w{4}(-\w{4}){3}/.exec((await codes.textContent()) ?? '') ?? []
    await codes.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Turn off' }).click()
    const off = page.getByRole('dialog', { name: 'Turn off the second factor' })
    await off.getByLabel('Your password').fill(password)
    await off.getByRole('textbox', { name: 'Code' }).fill(code)
    await off.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('button', { name: 'Set up a second factor' }).waitFor()
  })

  it('the second factor is requested at sign-in, once the password has been accepted (product.md 18.13)', async () => {
    const own = await app.fixture()
    const email = await setPassword(app, own)
    const { secret } = await addSecondFactor(await signIn(app, own), clock.now())
    clock.advance(30)
    const page = await browser.open({ baseURL: app.url })
    await page.goto('/settings/sign-in')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, clock.now()))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('navigation', { name: 'Settings' }).waitFor()
  })

  it('a second factor must be set up by an admin if the workspace requires it (product.md 20.10)', async () => {
    const own = await app.fixture()
    const owner = await signIn(app, own)
    await addSecondFactor(owner, clock.now())
    await owner.patch('/workspace', { require_second_factor: true })
    const page = await browser.openAs(app, own, '/settings/keys', { person: 'admin' })
    await page.getByRole('heading', { name: /requires a second factor/ }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Set up a second factor' }).click()
    await page.getByRole('button', { name: 'Set up a second factor' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Account' }).count()).toBe(1)
  })
})

describe.skipIf(isChromiumMissing)('the form for name and address', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('the form for name and address asks for the password only if the address changes (product.md 18.12)', async () => {
    const page = await browser.openAs(app, world, '/settings/account')
    const form = page.getByRole('region', { name: 'Name and address' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Anna Berg')
    expect(await form.getByLabel('Your password').count()).toBe(0)
    await form.getByRole('textbox', { name: 'Email' }).fill('anna.berg@fernhill.example')
    await form.getByLabel('Your password').fill(password)
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Anna Berg, anna.berg@fernhill.example').waitFor()
  })
})
