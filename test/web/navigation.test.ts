import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the navigation', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('the navigation lists the pages for developers first, then those of the workspace, and the API reference (product.md 23.1)', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    const places = page.getByRole('navigation', { name: 'Settings' })
    await places.getByRole('link', { name: 'API keys' }).waitFor()
    const names = (await places.getByRole('link').allTextContents()).filter((name) => name !== 'Taskwire')
    expect(names).toEqual([
      'Get started',
      'API keys',
      'Webhooks',
      'Requests',
      'Activity',
      'Members',
      'Projects',
      'Workspace',
      'API reference',
    ])
    const developers = places.getByRole('region', { name: 'Developers' })
    expect(await developers.getByRole('link').allTextContents()).toEqual(names.slice(0, 4))
  })

  it.each([
    ['/work/nothing', 'Work', 'Back to My tasks'],
    ['/settings/nothing', 'Settings', 'Back to the start page'],
  ])('an unknown page, %s, has the navigation of its area', async (path, area, back) => {
    const page = await browser.openAs(app, world, path)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await page.getByRole('navigation', { name: area, exact: true }).waitFor()
    await page.getByRole('link', { name: back }).waitFor()
  })

  it('the navigation marks the current page everywhere', async () => {
    const page = await browser.openAs(app, world, '/settings/keys')
    const places = page.getByRole('navigation', { name: 'Settings' })
    for (const [path, place] of [
      ['/start', 'Get started'],
      ['/keys', 'API keys'],
      ['/webhooks', 'Webhooks'],
      ['/webhooks/whe_00000000000000000000000000', 'Webhooks'],
      ['/webhooks/debugger', 'Webhooks'],
      ['/deliveries/whd_00000000000000000000000000', 'Webhooks'],
      ['/requests/req_00000000000000000000000000', 'Requests'],
      ['/activity', 'Activity'],
      ['/members', 'Members'],
      ['/projects', 'Projects'],
      ['/workspace', 'Workspace'],
    ] as const) {
      await page.goto(`/settings${path}`)
      await places.getByRole('link', { name: place }).waitFor()
      const marked = places.locator('[aria-current=page][data-active]')
      expect(await marked.allTextContents(), path).toEqual([place])
      expect(await places.locator('[aria-current]').count(), path).toBe(1)
    }
  })

  it('the navigation of the web editor has My tasks, Projects and Calendar, and marks the current one (product.md 25.30)', async () => {
    const page = await browser.openAs(app, world, '/work')
    const places = page.getByRole('navigation', { name: 'Work' })
    for (const [path, place] of [
      ['/work', 'My tasks'],
      ['/work/projects', 'Projects'],
      [`/work/projects/${world.projects.main}`, 'Projects'],
      ['/work/calendar?view=week&day=2031-01-31', 'Calendar'],
    ] as const) {
      await page.goto(path)
      await places.getByRole('link', { name: place }).waitFor()
      expect(await places.locator('[aria-current=page][data-active]').allTextContents(), path).toEqual([
        place,
      ])
    }
    const names = await places.getByRole('link').allTextContents()
    // The projects follow once they are loaded.
    expect(names.filter((name) => name !== 'Taskwire').slice(0, 4)).toEqual([
      ...['My tasks', 'Projects', 'Calendar'],
      'API reference',
    ])
  })

  it('the initials of a person contain only letters and digits', async () => {
    await app.context.sql`update users set name = '«Ada» Lovelace (1815)' where id = ${world.users.owner}`
    const page = await browser.openAs(app, world, '/settings/account')
    const menu = page.getByRole('button', { name: 'account of «Ada» Lovelace (1815)' })
    expect(await menu.textContent()).toContain('A1:')
  })

  it('a page that is being left ignores clicks while the next page loads (product.md 23.5)', async () => {
    const page = await browser.openAs(app, world, '/settings/start')
    const create = page.getByRole('main').getByRole('button', { name: 'New project' })
    const { x = 0, y = 0 } = (await create.boundingBox()) ?? {}
    let load = (): void => undefined
    const loading = new Promise<void>((resolve) => (load = resolve))
    await page.route(/\/assets\/projects-[^/]*\.js$/, async (route) => {
      await loading
      await route.continue()
    })
    const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Projects' })
    await link.click()
    await page.waitForURL('**/settings/projects')
    await page.mouse.click(x + 5, y + 5)
    expect(await page.getByRole('dialog').count()).toBe(0)
    load()
    await page.getByRole('heading', { name: 'Projects', level: 1 }).waitFor()
    await create.click()
    await page.getByRole('dialog', { name: 'New project' }).waitFor()
  })
})
