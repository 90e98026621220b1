import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { TestClock } from '../support/app/clock.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* The first of May in Auckland ends at 12:00 UTC. */
const timezoneId = 'Pacific/Auckland'
const before = '2030-05-01T11:58:00.000Z'

describe.skipIf(isChromiumMissing)('tasks by due date at midnight', () => {
  const { app, world, clock } = useWorld({ clock: new TestClock(before) })
  const browser = useBrowser()

  /** Opens a page two minutes before midnight in the person's time zone. */
  const openBefore = async (path: string): Promise<Page> => {
    clock.set(before)
    const page = await browser.openAs(app, world, '/favicon.ico', { timezoneId })
    await page.clock.install({ time: new Date(before) })
    await page.goto(path)
    return page
  }
  const pass = async (page: Page, seconds: number): Promise<void> => {
    clock.advance(seconds)
    await page.clock.fastForward(seconds * 1000)
  }

  it('My tasks regroups tasks at midnight in the time zone of the person (product.md 25.37)', async () => {
    const work = await signInToWork(app, world)
    const mine = { user_ids: [world.users.owner], card_id: world.cards.todo }
    await work.post('/tasks', { ...mine, title: 'First of May', end_date: '2030-05-01' })
    await work.post('/tasks', { ...mine, title: 'Second of May', end_date: '2030-05-02' })
    const page = await openBefore('/work')
    const shown = (group: string, title: string): Promise<void> =>
      page.getByRole('list', { name: group, exact: true }).getByRole('link', { name: title }).waitFor()
    await shown('Today', 'First of May')
    await shown('Next 7 days', 'Second of May')
    await pass(page, 150)
    await shown('Overdue', 'First of May')
    await shown('Today', 'Second of May')
  })

  it('the groups of My tasks are correct even if the browser’s clock is ahead of the server’s (product.md 25.37)', async () => {
    const work = await signInToWork(app, world)
    const task = { title: 'Due today', end_date: '2030-05-01', card_id: world.cards.todo }
    await work.post('/tasks', { ...task, user_ids: [world.users.owner] })
    const page = await openBefore('/work')
    const today = page.getByRole('list', { name: 'Today', exact: true })
    await today.getByRole('link', { name: 'Due today' }).waitFor()
    const reads = page.waitForResponse(/due=overdue/)
    await page.clock.fastForward(125_000)
    await (await reads).finished()
    await today.getByRole('link', { name: 'Due today' }).waitFor()
    clock.advance(190)
    await page.clock.fastForward(65_000)
    await page.getByRole('list', { name: 'Overdue' }).getByRole('link', { name: 'Due today' }).waitFor()
  })

  it('a board that is filtered by due date shows the tasks of the new day at midnight (product.md 25.33)', async () => {
    const work = await signInToWork(app, world)
    for (const day of ['01', '02'])
      await work.post('/tasks', {
        title: `May ${day}`,
        end_date: `2030-05-${day}`,
        card_id: world.cards.todo,
      })
    const page = await openBefore(`/work/projects/${world.projects.main}?due=today`)
    await page.getByRole('link', { name: 'May 01' }).waitFor()
    await pass(page, 150)
    await page.getByRole('link', { name: 'May 02' }).waitFor()
    await page.getByRole('link', { name: 'May 01' }).waitFor({ state: 'detached' })
  })
})
