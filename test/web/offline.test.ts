import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

/** The pages with a stream of each kind. `ID` is a project. */
const paths = ['/work', '/work/projects/ID', '/work/calendar', '/settings/keys']

describe.skipIf(isChromiumMissing)('pages without a connection', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  const addressOf = (path: string): string => path.replace('ID', world.projects.main)

  it.each(paths)(
    '%s says Offline while the browser is offline, and moves nothing (product.md 25.38)',
    async (path) => {
      const page = await browser.openAs(app, world, addressOf(path))
      // While a board is loading, its heading is "Project".
      const heading = page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Project$/ })
      await heading.waitFor()
      const place = await heading.boundingBox()
      await page.context().setOffline(true)
      await page.getByRole('status', { name: 'Offline' }).waitFor()
      expect(await heading.boundingBox()).toEqual(place)
      await page.context().setOffline(false)
      await page.getByRole('status', { name: 'Offline' }).waitFor({ state: 'detached' })
    },
  )

  it.each(paths)(
    '%s says Offline if its stream sends nothing for 40 seconds (product.md 25.38)',
    async (path) => {
      const page = await browser.openAs(app, world, '/favicon.ico')
      await page.clock.install()
      await page.route('**/v1/changes', () => undefined)
      const isFollowed = page.waitForRequest('**/v1/changes')
      await page.goto(addressOf(path))
      await isFollowed
      // The clock also runs by itself, so a slow browser adds some seconds.
      await page.clock.fastForward(25_000)
      expect(await page.getByRole('status', { name: 'Offline' }).count()).toBe(0)
      await page.clock.fastForward(15_000)
      await page.getByRole('status', { name: 'Offline' }).waitFor()
      await page.unroute('**/v1/changes')
      await page.clock.fastForward(3_000)
      await page.getByRole('status', { name: 'Offline' }).waitFor({ state: 'detached' })
    },
  )

  it('a part of a page that cannot be loaded offline is loaded when the browser is online again', async () => {
    const page = await browser.openAs(app, world, '/favicon.ico')
    await page.route('**/task-panel-*.js', (route) => route.abort('internetdisconnected'))
    await page.goto('/work')
    const task = page.getByRole('main').getByRole('list').getByRole('link').first()
    const title = await task.innerText()
    const isRefused = page.waitForEvent('requestfailed')
    await task.click()
    await isRefused
    await page.unroute('**/task-panel-*.js')
    await page.getByRole('dialog', { name: title }).waitFor()
  })

  it.each([
    ['the calendar', 'a[href="/work/calendar"]', /calendar-page-[^/]*\.css$/, true],
    ['a board', 'main a[href="/work/projects/ID"]', /board-page-[^/]*\.css$/, true],
    ['a task', 'main a[href*="task="]', /task-panel-[^/]*\.css$/, false],
  ] as const)(
    '%s that is first opened offline is shown, with its styles, when the browser is online again (product.md 25.38)',
    async (_, link, styles, isPage) => {
      // A context of its own, whose cache has no parts yet.
      const options = { locale: 'en-IE' }
      const page = await browser.openAs(app, world, isPage ? '/work/projects' : '/work', options)
      await page.locator(addressOf(link)).first().waitFor()
      // The last part that the page loads by itself.
      await waitFor(async () => /toasts-/.test(String(await page.evaluate(stylesOf))))
      await page.context().setOffline(true)
      await page.getByRole('status', { name: 'Offline' }).waitFor()
      const isRefused = page.waitForEvent('requestfailed', (request) => styles.test(request.url()))
      await page.locator(addressOf(link)).first().click()
      await isRefused
      const alert = page.getByRole('main').getByRole('alert')
      if (isPage) {
        await alert.getByRole('button', { name: 'Try again' }).click()
        await alert.getByText('You are offline').waitFor()
        expect(await alert.innerText()).not.toContain('http')
      }
      await page.context().setOffline(false)
      await (
        isPage ? page.getByRole('heading', { level: 1, name: /^(?!Projects)/ }) : page.getByRole('dialog')
      ).waitFor()
      expect(await alert.count()).toBe(0)
      expect(await page.evaluate(stylesOf)).toContainEqual(expect.stringMatching(styles))
    },
  )

  it('a page that the server no longer has, because it was upgraded, is opened by reloading', async () => {
    const page = await browser.openAs(app, world, '/work')
    let isReloaded = false
    await page.route('**/calendar-page-*.js', (route) =>
      isReloaded ? route.continue() : route.fulfill({ status: 404 }),
    )
    await page.route('**/work/calendar', (route) => {
      isReloaded = route.request().isNavigationRequest()
      return isReloaded ? route.continue() : route.fulfill({ body: '<script type="module" src="/new.js">' })
    })
    await page.getByRole('link', { name: 'Calendar' }).click()
    await page.getByRole('button', { name: 'New event' }).waitFor()
    expect(isReloaded).toBe(true)
  })
})

/** Runs in the page: returns the addresses of the style sheets that are applied. */
const stylesOf = `[...document.styleSheets].filter((one) => one.cssRules.length > 0).map(({ href }) => href)`
