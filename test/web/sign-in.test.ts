import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { setPassword, password } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('signing in', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('signing in redirects to the requested page, with its query', async () => {
    const email = await setPassword(app, world)
    const page = await browser.open({ baseURL: app.url })
    await page.goto('/settings/account?from=mail')
    await page.waitForURL('**/settings/sign-in?next=*')
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor()
    expect(page.url()).toBe(`${app.url}/settings/account?from=mail`)
    expect(await page.title()).toBe('Account · Taskwire')
  })

  it.each([
    { next: 'https://example.com/settings' },
    { next: '//example.com/settings' },
    { next: '/\\example.com/settings' },
    { next: 'javascript:alert(1)' },
    { next: '/api/settings/v1/session' },
  ])('signing in does not redirect to $next', async ({ next }) => {
    const email = await setPassword(app, world)
    const page = await browser.open({ baseURL: app.url })
    await page.goto(`/settings/sign-in?next=${encodeURIComponent(next)}`)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor()
    expect(page.url()).toBe(`${app.url}/settings/keys`)
  })

  it('signing in redirects a member to the web editor (product.md 25.39)', async () => {
    const email = await setPassword(app, world, 'member')
    const page = await browser.open({ baseURL: app.url })
    await page.goto('/settings')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'My tasks', level: 1 }).waitFor()
    expect(page.url()).toBe(`${app.url}/work`)
    await page.goto('/settings')
    await page.getByRole('heading', { name: 'Get started', level: 1 }).waitFor()
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Work' }).click()
    await page.getByRole('heading', { name: 'My tasks', level: 1 }).waitFor()
  })

  it('the sign-in form shows that the password is wrong, and keeps its input', async () => {
    const email = await setPassword(app, world)
    const page = await browser.open({ baseURL: app.url })
    await page.goto('/settings/sign-in')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill('another password')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email)
    expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('another password')
  })

  it('the sign-in page is shown again after signing out', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await page.context().cookies()).toEqual([])
    await page.goto('/settings/keys')
    await page.waitForURL('**/settings/sign-in?next=*')
  })
})
