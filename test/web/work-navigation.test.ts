import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { expectFocus } from '../support/browser/keyboard.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Work' })

describe.skipIf(isChromiumMissing)('the navigation of the web editor', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('the navigation lists the projects that the person sees, as Projects does (product.md 25.84)', async () => {
    const page = await browser.openAs(app, world, '/work/projects')
    const cards = page.getByRole('list', { name: 'Projects' }).getByRole('link')
    await cards.first().waitFor()
    await navigation(page).getByRole('link', { name: 'Summer party' }).click()
    await page.getByRole('heading', { name: 'Summer party', level: 1 }).waitFor()
    const links = navigation(page).getByRole('listitem').getByRole('link')
    expect(await links.allTextContents()).toEqual([
      ...['Inbox', 'Accounts', 'New kitchen', 'Office move 2019', 'Salaries', 'Summer party'],
    ])
    const current = navigation(page).getByRole('link', { name: 'Summer party' })
    expect(await current.getAttribute('aria-current')).toBe('page')
    await (await signIn(app, world)).patch(`/projects/${world.projects.second}`, { name: 'Winter party' })
    await navigation(page).getByRole('link', { name: 'Winter party' }).waitFor()
    await (await signIn(app, world)).patch(`/projects/${world.projects.second}`, { name: 'Summer party' })
  })

  it.each([{ from: 'main' as const }, { from: 'navigation' as const }])(
    'an owner creates a project from the $from, and comes to its board (product.md 25.85)',
    async ({ from }) => {
      const page = await browser.openAs(app, world, '/work/projects')
      const place = from === 'main' ? page.getByRole('main') : navigation(page)
      await place.getByRole('button', { name: 'New project' }).click()
      const dialog = page.getByRole('dialog', { name: 'New project' })
      await dialog.getByRole('textbox', { name: 'Name' }).fill(`Greenhouse ${from}`)
      await dialog.getByRole('textbox', { name: 'Description' }).fill('Glass and tomatoes')
      await dialog.getByRole('checkbox', { name: 'Private' }).check()
      if (from === 'main') await dialog.getByRole('button', { name: 'Create' }).click()
      else await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
      await page.getByRole('heading', { name: `Greenhouse ${from}`, level: 1 }).waitFor()
      await page.getByRole('region', { name: 'To do' }).waitFor()
      await navigation(page)
        .getByRole('link', { name: `Greenhouse ${from}` })
        .waitFor()
      const id = new URL(page.url()).pathname.split('/').at(-1)
      const work = await signInToWork(app, world)
      expect((await work.get(`/projects/${id}`)).body.data).toMatchObject({
        description: 'Glass and tomatoes',
        private: true,
      })
    },
  )

  it('a member sees no button New project (product.md 25.85)', async () => {
    const page = await browser.openAs(app, world, '/work/projects', { person: 'member' })
    await navigation(page).getByRole('link', { name: 'New kitchen' }).waitFor()
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: 'New project' }).count()).toBe(0)
  })

  it('hundreds of projects can be filtered by name, and pass axe in every view (product.md 25.84)', async () => {
    const owner = await signIn(app, world)
    const names = Array.from({ length: 120 }, (_, index) => `Terrace ${index}`)
    for (const name of names) await owner.post('/projects', { name })
    const page = await browser.openAs(app, world, '/work')
    const filter = navigation(page).getByRole('textbox', { name: 'Filter projects' })
    await filter.waitFor()
    const links = navigation(page).getByRole('listitem').getByRole('link')
    await waitFor(async () => (await links.count()) > 120)
    await expectAccessibleInEveryView(page, 'work-navigation')
    await page.setViewportSize({ width: 1280, height: 860 })
    await filter.fill('race 11')
    await waitFor(async () => (await links.count()) === 11)
    await filter.fill('nothing')
    await navigation(page).getByText('No project has this name.').waitFor()
  })

  it('at 360 pixels the buttons stay, and the projects are behind the button of the navigation (product.md 25.84)', async () => {
    const page = await browser.openAs(app, world, '/work', { viewport: { width: 360, height: 740 } })
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
    await page.getByRole('button', { name: 'New task' }).waitFor()
    const link = page.getByRole('link', { name: 'Summer party' })
    expect(await link.count()).toBe(0)
    await page.getByRole('button', { name: 'Open the navigation' }).click()
    await link.click()
    await page.getByRole('heading', { name: 'Summer party', level: 1 }).waitFor()
  })

  it('on a phone the navigation keeps the focus, and Escape closes it and returns the focus (product.md 25.84)', async () => {
    const page = await browser.openAs(app, world, '/work', { viewport: { width: 360, height: 740 } })
    const open = page.getByRole('button', { name: 'Open the navigation' })
    await open.click()
    await navigation(page).getByRole('link', { name: 'Summer party' }).waitFor()
    await expectFocus(page, 'Close the navigation')
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      expect(await page.evaluate(`document.activeElement.closest('nav') !== null`), key).toBe(true)
    }
    await page.keyboard.press('Escape')
    await waitFor(async () => !(await navigation(page).isVisible()))
    await expectFocus(page, 'Open the navigation')
    await open.press('Enter')
    await expectFocus(page, 'Close the navigation')
    await page.keyboard.press('Enter')
    await expectFocus(page, 'Open the navigation')
    await page.getByRole('heading', { name: 'My tasks', level: 1 }).waitFor()
  })

  it.each(['', '?view=list', '?view=list&sort=due&q=a', '?q=a'])(
    'of the two views of a project only the one that is shown is marked as current: %s',
    async (query) => {
      const page = await browser.openAs(app, world, `/work/projects/${world.projects.main}${query}`)
      const views = page.getByRole('navigation', { name: 'Views' })
      await views.waitFor()
      const current = views.locator('[aria-current]')
      expect(await current.allTextContents()).toEqual([query.includes('list') ? 'List' : 'Board'])
      const other = query.includes('list') ? 'Board' : 'List'
      await views.getByRole('link', { name: other }).click()
      await waitFor(async () => String(await current.allTextContents()) === other)
    },
  )
})
