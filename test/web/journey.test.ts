import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutChromium } from '../support/browser.ts'
import { taskwire } from '../support/cli.ts'
import { startMailServer, type ReceivedMail } from '../support/mail.ts'
import { startReceiver, status, type Receiver } from '../support/receiver.ts'
import { startServer, testDataDir } from '../support/server.ts'
import { waitFor } from '../support/wait-for.ts'

const ida = { email: 'ida@quarry.example', name: 'Ida Brandt', password: 'nine tall birches in the fog' }
const newPassword = 'seven grey herons on a pier'

describe.skipIf(withoutChromium)('a team, in the browser alone', () => {
  const browser = useBrowser()

  it.each([
    { from: 'an empty installation', start: startEmpty },
    { from: 'the demo', start: startDemo },
  ])(
    'invites, builds, breaks, repairs, recovers and parts, from $from',
    async ({ start }) => {
      const { url, owner, mails } = await start()
      const ownerPage = await browser.open({ baseURL: url })
      await ownerPage.goto('/settings')
      await signIn(ownerPage, owner)
      await invite(ownerPage)

      const page = await browser.open({ baseURL: url })
      await join(page, await linkIn(mails, 'invitation'))
      await makeProject(page, 'North wall')
      await addColumn(page)
      await makeKey(page)

      const receiver = await startReceiver()
      receiver.otherwise(status(500))
      await makeEndpoint(page, receiver)
      await breakEndpoint(page, receiver, mails)
      receiver.otherwise(status(200))
      await testWhileDisabled(page, receiver)
      await enableAndRecover(page, receiver, mails)

      await setForgottenPassword(page, mails)
      await open(page, 'Members')
      await demote(ownerPage)
      await page.getByRole('heading', { name: /^You do not manage / }).waitFor()
      const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
      await expect.poll(() => links.allTextContents()).not.toContain('Members')
    },
    400_000,
  )
})

interface Person {
  email: string
  password: string
}

interface Installation {
  url: string
  owner: Person
  mails: ReceivedMail[]
}

/** Starts a server whose first workspace the operator has created. */
async function startEmpty(): Promise<Installation> {
  const DATA_DIR = await testDataDir()
  const owner = ['--owner-email', 'olaf@quarry.example', '--owner-name', 'Olaf Stein']
  const command = ['workspaces', 'create', '--name', 'Quarry', ...owner, '--json']
  const { stdout, stderr } = await taskwire(command, { DATA_DIR, DATABASE_URL: '', SESSION_SECRET: '' })
  expect(stderr).toBe('')
  const { user, password } = JSON.parse(stdout) as { user: { email: string }; password: string }
  const { url, mails } = await startMailing({ DATA_DIR })
  return { url, mails, owner: { email: user.email, password } }
}

async function startDemo(): Promise<Installation> {
  const { url, mails, output } = await startMailing({ DATA_DIR: await testDataDir(), DEMO: '1' })
  const [, email = '', password = ''] = /Login\s+(\S+)\s+Password\s+(\S+)/.exec(output()) ?? []
  return { url, mails, owner: { email, password } }
}

/** Starts a server that sends mail, and gives a delivery two attempts within a second. */
async function startMailing(env: Record<string, string>) {
  const { url, mails } = await startMailServer()
  const mailing = { SMTP_URL: url, MAIL_FROM: 'taskwire@quarry.example' }
  return { ...(await startServer({ ...env, ...mailing, WEBHOOK_RETRY_SECONDS: '1' })), mails }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page, name: string) => page.getByRole('status', { name, exact: true })
const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }).click()

/** Waits for a mail to Ida, and returns its text. */
async function mailOf(mails: ReceivedMail[], text: string | RegExp): Promise<string> {
  const found = (): string | undefined =>
    mails
      .filter(({ to }) => to.includes(ida.email))
      .map(({ raw }) => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .find((raw) => raw.search(text) >= 0)
  await waitFor(() => found() !== undefined)
  return found() ?? ''
}

async function linkIn(mails: ReceivedMail[], page: string): Promise<string> {
  const link = new RegExp(`http://127\\.0\\.0\\.1:\\d+/settings/${page}#[\\w-]+`)
  return link.exec(await mailOf(mails, link))?.[0] ?? ''
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
  await button(page, 'Notifications').waitFor()
}

async function invite(page: Page): Promise<void> {
  await open(page, 'Members')
  await button(page, 'Invite').click()
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill(ida.email)
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Admin')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await field(page, 'Invitation link').waitFor()
  await button(page, 'Done').click()
  await page.getByRole('table', { name: 'Invitations' }).getByText(ida.email).waitFor()
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('heading', { name: /^Join / }).waitFor()
  await field(page, 'Name').fill(ida.name)
  await field(page, 'Password').fill(ida.password)
  await button(page, 'Join').click()
  await button(page, 'Notifications').waitFor()
}

async function makeProject(page: Page, name: string): Promise<void> {
  await open(page, 'Projects')
  await button(page, 'New project').first().click()
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function addColumn(page: Page): Promise<void> {
  await button(page, 'Add column').click()
  const dialog = page.getByRole('dialog', { name: 'Add column' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Review')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('list', { name: 'Columns' }).getByText('Review', { exact: true }).waitFor()
}

async function makeKey(page: Page): Promise<void> {
  await open(page, 'API keys')
  await button(page, 'Create key').first().click()
  const dialog = page.getByRole('dialog', { name: 'Create key' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Crane')
  await dialog.getByRole('checkbox', { name: 'read:projects' }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await field(page, 'Secret').waitFor()
  await button(page, 'Done').click()
  await page.getByRole('link', { name: 'Crane' }).waitFor()
}

async function makeEndpoint(page: Page, receiver: Receiver): Promise<void> {
  await open(page, 'Webhooks')
  await button(page, 'Add endpoint').first().click()
  const dialog = page.getByRole('dialog', { name: 'Add endpoint' })
  await dialog.getByRole('textbox', { name: 'URL' }).fill(`${receiver.url}/hook`)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Crane')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await field(page, 'Signing secret').waitFor()
  await button(page, 'Done').click()
}

async function openEndpoint(page: Page): Promise<void> {
  await open(page, 'Webhooks')
  await page.getByRole('link', { name: 'Crane' }).click()
  await page.getByRole('heading', { name: 'Crane', level: 1 }).waitFor()
}

/** Causes an event that the receiver refuses until the attempts are used up. */
async function breakEndpoint(page: Page, receiver: Receiver, mails: ReceivedMail[]): Promise<void> {
  await makeProject(page, 'South wall')
  await open(page, 'Webhooks')
  await page.getByRole('row').filter({ hasText: 'Crane' }).getByRole('status', { name: 'Failing' }).waitFor()
  await openEndpoint(page)
  await state(page, 'Failing').waitFor()
  await receiver.waitForRequests(2)
  await page.getByRole('table', { name: 'Deliveries' }).getByText('Exhausted').waitFor()
  await mailOf(mails, /Subject: .*Crane.*failing/i)
  await page.getByText(/[1-9]\d* unread/).waitFor({ state: 'attached' })
}

/** Disables the repaired endpoint, tests it, and causes an event that waits. */
async function testWhileDisabled(page: Page, receiver: Receiver): Promise<void> {
  await button(page, 'Disable').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await state(page, 'Disabled').waitFor()
  await button(page, 'Send test event').click()
  await page.getByText(/Test event delivered: status 200/).waitFor()
  await state(page, 'Disabled').waitFor()
  await makeProject(page, 'West wall')
  expect(receiver.requests).toHaveLength(3)
}

/** Enables the endpoint, and recovers the failed and the waiting delivery. */
async function enableAndRecover(page: Page, receiver: Receiver, mails: ReceivedMail[]): Promise<void> {
  await openEndpoint(page)
  await button(page, 'Enable').click()
  const enabling = page.getByRole('dialog', { name: 'Enable this endpoint?' })
  await enabling.getByRole('radiogroup', { name: 'One delivery waiting' }).waitFor()
  await enabling.getByRole('radio', { name: 'Send' }).check()
  await enabling.getByRole('button', { name: 'Enable' }).click()
  await button(page, 'Disable').waitFor()
  await button(page, 'Recover').click()
  const recovering = page.getByRole('dialog', { name: 'Recover deliveries' })
  await recovering.getByText('2 deliveries to resend.').waitFor()
  await recovering.getByRole('button', { name: 'Recover' }).click()
  await receiver.waitForRequests(5)
  await state(page, 'Healthy').waitFor()
  await mailOf(mails, /Subject: .*Crane.*(recovered|again)/i)
}

async function setForgottenPassword(page: Page, mails: ReceivedMail[]): Promise<void> {
  await page.getByRole('button', { name: /account of/i }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await field(page, 'Email').fill(ida.email)
  await button(page, 'Send link').click()
  await page.getByRole('status').getByText('a link is on its way').waitFor()
  await page.goto(await linkIn(mails, 'reset-password'))
  await field(page, 'New password').fill(newPassword)
  await button(page, 'Set password').click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, { ...ida, password: newPassword })
}

async function demote(page: Page): Promise<void> {
  await button(page, `Actions for ${ida.name}`).click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  const dialog = page.getByRole('dialog', { name: `Change role of ${ida.name}` })
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Member')
  await dialog.getByRole('button', { name: 'Change role' }).click()
}
