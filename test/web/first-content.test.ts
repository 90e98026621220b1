import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signInCookie } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

/** The time to the first content depends on the machine, but the number of round trips before it does not. */
describe.skipIf(isChromiumMissing)('the first page of a visit', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  const api = '/api/settings/v1'
  const ids = { endpoint: 'whe_00000000000000000000000000', delivery: 'whd_00000000000000000000000000' }

  it.each([
    { path: '/settings', data: [`${api}/keys`, `${api}/webhook-endpoints`] },
    { path: '/settings/keys', data: [`${api}/keys`] },
    { path: '/settings/webhooks', data: [`${api}/webhook-endpoints`] },
    {
      path: `/settings/webhooks/${ids.endpoint}`,
      data: [
        `${api}/webhook-endpoints/${ids.endpoint}`,
        `${api}/webhook-endpoints/${ids.endpoint}/deliveries`,
      ],
    },
    { path: `/settings/deliveries/${ids.delivery}`, data: [`${api}/deliveries/${ids.delivery}`] },
    { path: '/settings/requests', data: [`${api}/requests`, `${api}/requests/summary`] },
    { path: '/settings/activity', data: [`${api}/activity`] },
  ])('$path requests the session, its code and its data concurrently', async ({ path, data }) => {
    const page = await browser.open({ baseURL: app.url })
    const [name = '', value = ''] = (await signInCookie(app, world)).split('=')
    await page.context().addCookies([{ name, value, url: app.url }])
    const html = await (await fetch(`${app.url}${path}`)).text()
    const asked = new Set<string>()
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    // Requests that depend on a response would be missing, since no response is sent.
    await page.route(/\/assets\/.*\.js$|\/api\//, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (!html.includes(pathname)) {
        asked.add(pathname.replace(/-[^-]+\.js$/, '.js'))
        await answered
      }
      await route.continue()
    })
    await page.goto(path)
    const needed = [`${api}/session`, ...data]
    const codeOf = (paths: Set<string>): string[] => [...paths].filter((one) => one.endsWith('.js'))
    await waitFor(() => codeOf(asked).length > 0 && needed.every((one) => asked.has(one)))
    const code = codeOf(asked)
    expect(code.length).toBeLessThanOrEqual(3)
    expect([...asked].toSorted()).toEqual([...code, ...needed].toSorted())
    answer()
    await page.getByRole('navigation', { name: 'Settings' }).waitFor()
  })

  it('the first page of a visit shows its layout until the session is known', async () => {
    const page = await browser.openAs(app, world, '/favicon.ico')
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const asked = page.waitForRequest(/\/session$/)
    await page.route(/\/session$/, async (route) => {
      await answered
      await route.continue()
    })
    await page.goto('/settings/keys')
    await asked
    await page.locator('#root > style').first().waitFor({ state: 'attached' })
    expect(await page.locator('.skeleton').isVisible()).toBe(true)
    answer()
    await page.getByRole('table').waitFor()
    expect(await page.locator('.skeleton').isVisible()).toBe(false)
  })
})
