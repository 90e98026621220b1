import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApp, type Caller } from '../support/app/app.ts'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { takeMails, tokenIn, unsentMail } from '../support/app/mail.ts'
import { password, setPassword, signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world } = useWorld({ config: { mail: unsentMail } })
const browser = useBrowser()
const nextPassword = 'nine stones in the garden'

let owner: Caller
beforeEach(async () => {
  owner = await signIn(app, world)
  await takeMails(app)
})

/** Opens a page with a token after `#`, and expects that no request has the token in its URL. */
async function openLink(path: string, token: string): Promise<Page> {
  const page = await browser.open({ baseURL: app.url })
  page.on('request', (request) => expect(request.url().replace(/#.*/, '')).not.toContain(token))
  await page.goto(`${path}#${token}`)
  return page
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe.skipIf(isChromiumMissing)('the invitation page', () => {
  const invite = async (email: string, role = 'admin'): Promise<string> =>
    tokenIn((await owner.post('/invitations', { email, role })).body.url as string)

  it('the invitation page lets a new person join with a name and a password, once (product.md 21.1, 21.4)', async () => {
    const token = await invite('tomas@fernhill.example')
    const page = await openLink('/settings/invitation', token)
    await page.getByRole('heading', { name: `Join ${world.workspace.name}` }).waitFor()
    await expectAccessibleInEveryView(page, 'invitation')
    await field(page, 'Name').fill('Tomas Reyes')
    await field(page, 'Password').fill('password1234')
    await press(page, 'Join')
    await page.getByText('This password is too common.').waitFor()
    await field(page, 'Password').fill(nextPassword)
    await press(page, 'Join')
    await page.getByRole('button', { name: /account of/i }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    const again = await openLink('/settings/invitation', token)
    await again.getByRole('heading', { name: 'This invitation no longer works' }).waitFor()
    await expectAccessibleInEveryView(again, 'invitation-ended')
  })

  it('the invitation page takes a new member to the web editor (product.md 25.39)', async () => {
    const page = await openLink('/settings/invitation', await invite('mira@fernhill.example', 'member'))
    await field(page, 'Name').fill('Mira Sand')
    await field(page, 'Password').fill(nextPassword)
    await press(page, 'Join')
    await page.getByRole('heading', { name: 'My tasks', level: 1 }).waitFor()
  })

  it('the invitation page asks a person with an account only for the password', async () => {
    const other = await app.fixture()
    const page = await openLink('/settings/invitation', await invite(await setPassword(app, other)))
    await field(page, 'Password').fill('not the password')
    expect(await field(page, 'Name').count()).toBe(0)
    await press(page, 'Join')
    await page.getByRole('alert').getByText('The email address or the password is wrong.').waitFor()
    await field(page, 'Password').fill(password)
    await press(page, 'Join')
    await page.getByRole('button', { name: /account of/i }).waitFor()
    await page.getByText(world.workspace.name).first().waitFor()
  })
})

describe.skipIf(isChromiumMissing)('a forgotten password', () => {
  it('a forgotten password is reset by a link sent by email (product.md 21.5)', async () => {
    const email = await setPassword(app, world)
    const page = await browser.open({ baseURL: app.url })
    await page.goto('/settings/sign-in')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await field(page, 'Email').fill(email)
    await press(page, 'Send link')
    await page.getByRole('status').getByText(`If ${email} has an account`).waitFor()
    await expectAccessibleInEveryView(page, 'forgot-password')

    const [mail] = await takeMails(app)
    const reset = await openLink('/settings/reset-password', tokenIn(mail?.text))
    await field(reset, 'New password').fill('password1234')
    await press(reset, 'Set password')
    await reset.getByText('This password is too common.').waitFor()
    await expectAccessibleInEveryView(reset, 'reset-password')
    await field(reset, 'New password').fill(nextPassword)
    await press(reset, 'Set password')
    await reset.getByRole('link', { name: 'Sign in' }).click()
    await field(reset, 'Email').fill(email)
    await field(reset, 'Password').fill(nextPassword)
    await press(reset, 'Sign in')
    await reset.getByRole('button', { name: /account of/i }).waitFor()

    const again = await openLink('/settings/reset-password', tokenIn(mail?.text))
    await field(again, 'New password').fill(nextPassword)
    await press(again, 'Set password')
    await again.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await expectAccessibleInEveryView(again, 'reset-password-ended')
  })

  it('a forgotten password must be reset by the operator if the server sends no email (product.md 21.7)', async () => {
    const unmailed = await startApp({}, 'test')
    const page = await browser.open({ baseURL: unmailed.url })
    await page.goto('/settings/forgot-password')
    await field(page, 'Email').fill('nora@fernhill.example')
    await press(page, 'Send link')
    await page.getByRole('alert').getByText('This server does not send mail.').waitFor()
    await page.getByText('taskwire users reset-password').waitFor()
    await expectAccessibleInEveryView(page, 'forgot-password-unmailed')
  })
})
