import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
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
})
