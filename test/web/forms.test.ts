import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the forms', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('a form names each field that is missing or incomplete, focuses the first, and sends nothing', async () => {
    const page = await browser.open({ baseURL: app.url })
    await page.goto('/settings/sign-in')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('nobody')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Enter an email address, such as name@example.com.').waitFor()
    await page.getByText('Password is required.').waitFor()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await email.and(page.locator(':focus')).waitFor()
    await email.fill('nobody@example.com')
    await page.getByText('Enter an email address').waitFor({ state: 'detached' })
    await page.getByText('Password is required.').waitFor()
    expect(sent).toEqual([])
  })

  it('a form shows how long a password must be', async () => {
    const page = await browser.openAs(app, world, '/settings/account')
    await page.getByRole('textbox', { name: 'New password' }).fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Current password is required.').waitFor()
    await page.getByText('Enter at least 12 characters.').waitFor()
  })

  it('a new task without a title is refused at its field, on My tasks and on a board', async () => {
    const page = await browser.openAs(app, world, '/work')
    await page.getByRole('textbox', { name: 'New task' }).fill('  ')
    await page.keyboard.press('Enter')
    await page.getByText('New task is required.').waitFor()
    await page.goto(`/work/projects/${world.projects.main}`)
    await page.getByRole('button', { name: 'Add task' }).first().click()
    await page.keyboard.press('Enter')
    await page.getByText('Title is required.').waitFor()
    await page.getByRole('textbox', { name: 'Title' }).fill('Buff')
    await page.getByText('Title is required.').waitFor({ state: 'detached' })
  })
})
