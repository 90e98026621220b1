import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createTask } from '../../src/domain/tasks/create-task.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { readAllPages } from '../support/contract/lists.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const card = (page: Page, title: string): Locator => page.getByRole('link', { name: title, exact: true })

describe.skipIf(isChromiumMissing)('the places of cards on a board', () => {
  const { app, world, web, commit } = useWorld()
  const browser = useBrowser()

  /** Creates a project with tasks, and returns its columns by name and its path. */
  const makeProject = async (name: string, tasks: Record<string, string[]>) => {
    const owner = await signIn(app, world)
    const { id, columns } = (await owner.post('/projects', { name })).body.data as {
      id: string
      columns: { id: string; name: string }[]
    }
    const cardOf = (column: string): string => columns.find((one) => one.name === column)?.id ?? ''
    await commit(async (tx) => {
      for (const [column, titles] of Object.entries(tasks))
        for (const title_text of titles)
          await createTask(tx, web(), { title_text, card_id: cardOf(column), project_id: null, user_ids: [] })
    })
    const work = await signInToWork(app, world)
    const storedIn = async (column: string): Promise<unknown[]> =>
      (await readAllPages(work, `/tasks?card_id=${cardOf(column)}`, () => 100)).map(({ title }) => title)
    return { path: `/work/projects/${id}`, cardOf, work, storedIn }
  }

  const shownIn = (page: Page, column: string): Promise<string[]> =>
    page
      .getByRole('list', { name: `Tasks in ${column}` })
      .getByRole('link')
      .allTextContents()

  /** Holds the responses of matching requests until the returned function is called. */
  async function holdResponses(page: Page, url: RegExp) {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    let asked = 0
    const hold = async (route: Route): Promise<void> => {
      asked += 1
      const response = await route.fetch()
      await released
      await route.fulfill({ response })
    }
    await page.route(url, hold)
    return { release, isAsked: () => asked > 0 }
  }

  it('a card dropped below the last loaded card of a column is shown and stored there, before the cards that are not loaded (product.md 25.31)', async () => {
    const titles = Array.from({ length: 130 }, (_, index) => `Plank ${index + 1}`)
    const { path, storedIn } = await makeProject('Decking', { 'To do': titles, 'In progress': ['Mine'] })
    const page = await browser.openAs(app, world, path)
    await card(page, 'Plank 1').waitFor()
    const { release } = await holdResponses(page, /\/work\/v1\/tasks\?.*cursor=/)
    const list = page.getByRole('list', { name: 'Tasks in To do' })
    await list.hover({ position: { x: 40, y: 40 } })
    await waitFor(async () => {
      await page.mouse.wheel(0, 20_000)
      return (await card(page, 'Plank 100').count()) === 1
    })
    await dragBelow(page, card(page, 'Mine'), card(page, 'Plank 100'))
    await waitFor(async () => (await shownIn(page, 'To do')).slice(-2).join() === 'Plank 100,Mine')
    release()
    const around = ['Plank 100', 'Mine', 'Plank 101']
    await waitFor(async () => String((await storedIn('To do')).slice(99, 102)) === String(around))
    await waitFor(async () => String(await shownIn(page, 'To do')).includes(String(around)))
  })

  it('a card dropped below the last loaded card stays at the end of the loaded cards if another person deletes that card', async () => {
    const titles = Array.from({ length: 130 }, (_, index) => `Plank ${index + 1}`)
    const project = await makeProject('Railing', { 'To do': titles, 'In progress': ['Mine', 'Theirs'] })
    const { path, cardOf, work, storedIn } = project
    const tasks = async (column: string) =>
      (await readAllPages(work, `/tasks?card_id=${cardOf(column)}`, () => 100)) as {
        id: string
        title: string
      }[]
    const [first, hundredth] = [(await tasks('To do'))[0], (await tasks('To do'))[99]]
    const theirs = (await tasks('In progress')).find(({ title }) => title === 'Theirs')
    const page = await browser.openAs(app, world, path)
    await card(page, 'Plank 1').waitFor()
    const { release } = await holdResponses(page, /\/work\/v1\/tasks\?/)
    const list = page.getByRole('list', { name: 'Tasks in To do' })
    await list.hover({ position: { x: 40, y: 40 } })
    await waitFor(async () => {
      await page.mouse.wheel(0, 20_000)
      return (await card(page, 'Plank 100').count()) === 1
    })
    await work.delete(`/tasks/${hundredth?.id}`)
    const isReload = (url: URL): boolean =>
      url.searchParams.get('card_id') === cardOf('To do') && !url.searchParams.has('cursor')
    const reloaded = page.waitForRequest((request) => isReload(new URL(request.url())))
    await work.post(`/tasks/${theirs?.id}/moves`, { card_id: cardOf('To do'), before: first?.id })
    await reloaded
    await dragBelow(page, card(page, 'Mine'), card(page, 'Plank 100'))
    await waitFor(async () => (await shownIn(page, 'To do')).includes('Mine'))
    release()
    await waitFor(async () => (await storedIn('To do')).includes('Mine'))
    expect((await storedIn('To do')).slice(99, 102)).toEqual(['Plank 99', 'Mine', 'Plank 101'])
  })

  it('a card that the menu moves to the end of a partly loaded column is not shown among its loaded cards', async () => {
    const titles = Array.from({ length: 130 }, (_, index) => `Plank ${index + 1}`)
    const { path, storedIn } = await makeProject('Ramp', { 'To do': titles, 'In progress': ['Mine'] })
    const page = await browser.openAs(app, world, path)
    await card(page, 'Plank 1').waitFor()
    await page.getByRole('button', { name: 'Actions for Mine' }).click()
    const shown = page.getByRole('list', { name: 'Tasks in To do' }).getByRole('listitem').first()
    await page.getByRole('menuitem', { name: 'Move to To do' }).click()
    await card(page, 'Mine').waitFor({ state: 'detached' })
    expect(await shown.getAttribute('aria-setsize')).toBe('100')
    await waitFor(async () => (await storedIn('To do')).at(-1) === 'Mine')
  })

  it('a list that was being reloaded when a card was lifted changes only after the drop (product.md 25.38)', async () => {
    const { path, cardOf, work } = await makeProject('Slipway', { 'To do': ['One', 'Two', 'Three'] })
    const page = await browser.openAs(app, world, path)
    await card(page, 'Two').waitFor()
    const { release, isAsked } = await holdResponses(page, /\/work\/v1\/tasks\?/)
    await work.post('/tasks', { title: 'Four', card_id: cardOf('To do') })
    await waitFor(isAsked)
    const announced = page.locator('[aria-live=assertive]')
    await card(page, 'One').focus()
    await page.keyboard.press('Space')
    await announced.getByText('Lifted One').waitFor({ state: 'attached' })
    const answered = page.waitForResponse(/\/work\/v1\/tasks\?/)
    release()
    await (await answered).finished()
    await page.keyboard.press('ArrowDown')
    await announced.getByText('One is over position 2 in To do.').waitFor({ state: 'attached' })
    expect(await page.getByText('Four').count()).toBe(0)
    await page.keyboard.press('Space')
    await waitFor(async () => String(await shownIn(page, 'To do')) === 'Two,One,Three,Four')
  })
})

/** Drags a card with the mouse into the lower half of another card. */
async function dragBelow(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height + 20, { steps: 12 })
  await page.mouse.up()
}
