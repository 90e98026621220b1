import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { readAllPages } from '../support/contract/lists.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('undoing moves (product.md 25.62, 25.91)', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  let owner: Caller
  let work: Caller
  beforeAll(async () => {
    owner = await signIn(app, world)
    work = await signInToWork(app, world)
  })

  /** Creates a project whose first column has tasks with these titles. */
  const makeProject = async (titles: readonly string[], fields: object = {}) => {
    const { id, columns } = (await owner.post('/projects', { name: 'Jetty' })).body.data as {
      id: string
      columns: { id: string; name: string }[]
    }
    const cardOf = (column: string): string => columns.find(({ name }) => name === column)?.id ?? ''
    const ids = new Map<string, string>()
    for (const title of titles) {
      const made = await work.post('/tasks', { title, card_id: cardOf('To do'), ...fields })
      expect(made.status, made.text).toBe(201)
      ids.set(title, (made.body.data as { id: string }).id)
    }
    const storedIn = async (column: string): Promise<string> =>
      (await readAllPages(work, `/tasks?card_id=${cardOf(column)}`, () => 100))
        .map(({ title }) => title)
        .join()
    return { path: `/work/projects/${id}`, ids, cardOf, storedIn }
  }

  const undo = (page: Page): Locator => page.getByRole('status').getByRole('button', { name: 'Undo' })
  const moveByMenu = async (page: Page, title: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Move to Done' }).click()
  }
  const moveByShortcut = async (page: Page, title: string): Promise<void> => {
    await page.getByRole('link', { name: title, exact: true }).focus()
    await page.keyboard.press('m')
    await page.getByRole('dialog').getByRole('combobox', { name: 'Column' }).selectOption('Done')
  }
  const ways: [string, (path: string) => string, (page: Page, title: string) => Promise<void>][] = [
    ['by its menu on a filtered board', (path) => `${path}?q=two`, moveByMenu],
    ['by a shortcut on a filtered board', (path) => `${path}?q=two`, moveByShortcut],
    ['by its menu in the list', (path) => `${path}?view=list&sort=title`, moveByMenu],
    ['by a shortcut in the list', (path) => `${path}?view=list&sort=title`, moveByShortcut],
    ['by its menu in My tasks', () => '/work', moveByMenu],
    [
      'by the toolbar of the list',
      (path) => `${path}?view=list&sort=title`,
      async (page, title) => {
        await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).click()
        await page.getByRole('toolbar').getByRole('button', { name: 'Move to' }).click()
        await page.getByRole('menuitem', { name: 'Done' }).click()
      },
    ],
  ]
  it.each(ways)('a task that was moved %s goes back to its place', async (how, pathOf, move) => {
    const title = `Two ${how}`
    const titles = ['One', title, 'Three']
    const { path, storedIn } = await makeProject(titles, { user_ids: [world.users.owner] })
    const page = await browser.openAs(app, world, pathOf(path))
    await page.getByRole('button', { name: 'New task' }).waitFor()
    await move(page, title)
    await waitFor(async () => (await storedIn('Done')) === title)
    await undo(page).click()
    await waitFor(async () => (await storedIn('To do')).length > 'One,Three'.length)
    expect(await storedIn('To do')).toBe(String(titles))
  })

  it('tasks that were moved together go back to their places', async () => {
    const titles = ['One', 'Two', 'Three', 'Four']
    const { path, storedIn } = await makeProject(titles)
    const page = await browser.openAs(app, world, `${path}?view=list`)
    for (const title of ['Three', 'One'])
      await page.getByRole('checkbox', { name: `Select ${title}` }).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: 'Done' }).click()
    await waitFor(async () => (await storedIn('To do')) === 'Two,Four')
    await undo(page).click()
    await waitFor(async () => (await storedIn('Done')) === '')
    expect(await storedIn('To do')).toBe(String(titles))
  })

  it('the last loaded card of a column goes back before the cards that are not loaded', async () => {
    const titles = Array.from({ length: 110 }, (_, index) => `Plank ${index + 1}`)
    const { path, storedIn } = await makeProject(titles)
    const page = await browser.openAs(app, world, path)
    await page.getByRole('link', { name: 'Plank 1', exact: true }).waitFor()
    await page.route(/\/work\/v1\/tasks\?.*cursor=/, () => undefined)
    await page.getByRole('list', { name: 'Tasks in To do' }).hover({ position: { x: 40, y: 40 } })
    await waitFor(async () => {
      await page.mouse.wheel(0, 20_000)
      return (await page.getByRole('link', { name: 'Plank 100', exact: true }).count()) === 1
    })
    await moveByMenu(page, 'Plank 100')
    await waitFor(async () => (await storedIn('Done')) === 'Plank 100')
    await undo(page).click()
    await waitFor(async () => (await storedIn('Done')) === '')
    expect(await storedIn('To do')).toBe(String(titles))
  })

  it('Undo says so and does nothing once another person has moved the task within its column', async () => {
    const { path, ids, cardOf, storedIn } = await makeProject(['One', 'Two', 'Three'])
    const page = await browser.openAs(app, world, path)
    await page.getByRole('link', { name: 'Two', exact: true }).waitFor()
    await moveByMenu(page, 'Two')
    await moveByMenu(page, 'One')
    await waitFor(async () => (await storedIn('Done')) === 'Two,One')
    await undo(page).waitFor()
    const theirs = { card_id: cardOf('Done'), before: ids.get('Two') }
    expect((await work.post(`/tasks/${ids.get('One')}/moves`, theirs)).status).toBe(200)
    await undo(page).click()
    await page.getByRole('alert').getByText('Changed meanwhile').waitFor()
    expect([await storedIn('To do'), await storedIn('Done')]).toEqual(['Three', 'One,Two'])
  })
})
