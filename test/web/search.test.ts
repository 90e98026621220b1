import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })
const fieldOf = (page: Page): Locator => dialogOf(page).getByRole('textbox', { name: 'Search' })
const resultsOf = (page: Page): Locator =>
  dialogOf(page).getByRole('list', { name: 'Results' }).getByRole('listitem')

/** Waits until the page handles keys and has a button for the search. */
const openSearch = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
  await page.keyboard.press('Control+k')
  await fieldOf(page).waitFor()
}

const isSearch = (request: Request): boolean => request.url().includes('/work/v1/search?')

describe.skipIf(isChromiumMissing)('the search of the web editor', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  const board = (): string => `/work/projects/${world.projects.main}`

  const targets = [
    {
      what: 'a task',
      words: 'stone work',
      path: () => `${board()}?task=${world.tasks.first}`,
      shows: /^Order the stone worktop New kitchen · To do$/,
      opened: (page: Page) => page.getByRole('dialog', { name: 'Order the stone worktop' }),
    },
    {
      what: 'a task of the inbox',
      words: 'bank',
      path: () => `/work?task=${world.tasks.inbox}`,
      shows: /^Call the bank back Inbox$/,
      opened: (page: Page) => page.getByRole('dialog', { name: 'Call the bank back' }),
    },
    {
      what: 'a completed task',
      words: 'take down',
      path: () => `${board()}?task=${world.tasks.completed}`,
      shows: /^Take down the old cupboards New kitchen · Completed$/,
      opened: (page: Page) => page.getByRole('dialog', { name: 'Take down the old cupboards' }),
    },
    {
      what: 'a project',
      words: 'summer',
      path: () => `/work/projects/${world.projects.second}`,
      shows: /^Summer party Project$/,
      opened: (page: Page) => page.getByRole('heading', { name: 'Summer party', level: 1 }),
    },
  ]

  it.each(targets)(
    'text and Enter open $what from any page of Work (product.md 25.80)',
    async ({ words, path, shows, opened }) => {
      const page = await browser.openAs(app, world, '/work/calendar')
      await openSearch(page)
      await fieldOf(page).fill(words)
      // Enter is pressed before the results have arrived.
      await page.keyboard.press('Enter')
      await opened(page).waitFor()
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path())
      await dialogOf(page).waitFor({ state: 'detached' })
      await page.goto(board())
      await openSearch(page)
      await fieldOf(page).fill(words)
      await resultsOf(page).getByRole('link', { name: shows }).waitFor()
    },
  )

  it('the arrow keys choose a result, which Enter opens, and a task panel gets the focus (product.md 25.80)', async () => {
    const work = await signInToWork(app, world)
    for (const title of ['Quince jam', 'Quince jelly', 'Quince wine'])
      await work.post('/tasks', { title, card_id: world.cards.todo })
    const page = await browser.openAs(app, world, '/work')
    await openSearch(page)
    await fieldOf(page).fill('quince')
    await waitFor(async () => (await resultsOf(page).count()) === 3)
    const [, second = ''] = await resultsOf(page)
      .getByRole('link')
      .locator('bdi:first-child')
      .allTextContents()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const chosen = await fieldOf(page).getAttribute('aria-activedescendant')
    expect(await page.locator(`#${chosen}`).innerText()).toContain('Quince')
    await page.keyboard.press('Enter')
    expect(second).not.toBe('')
    await page.getByRole('dialog').filter({ hasText: 'Comments' }).waitFor()
    await waitFor(async () => (await page.locator('[role=dialog] :focus').count()) === 1)
  })

  it('the last answer is shown, and typing sends few requests (product.md 25.81)', async () => {
    const page = await browser.openAs(app, world, '/work')
    const sent: string[] = []
    page.on('request', (request) => {
      if (isSearch(request)) sent.push(new URL(request.url()).searchParams.get('q') ?? '')
    })
    let answer = (): void => undefined
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/search\?q=stone$/, async (route) => {
      await isAnswered
      await route.continue().catch(() => undefined)
    })
    await openSearch(page)
    await fieldOf(page).pressSequentially('stone', { delay: 20 })
    await page.waitForRequest(isSearch)
    await fieldOf(page).fill('summer')
    await resultsOf(page).getByText('Summer party').waitFor()
    answer()
    await fieldOf(page).fill('electrician')
    await resultsOf(page).getByText('Book the electrician').waitFor()
    expect(await resultsOf(page).count()).toBe(1)
    expect(sent.length).toBeLessThanOrEqual(5)
    expect(sent.slice(-2)).toEqual(['summer', 'electrician'])
  })

  it('the search says when nothing is found, when it is offline, and why it failed (product.md 25.81)', async () => {
    const page = await browser.openAs(app, world, '/work')
    await openSearch(page)
    const status = dialogOf(page).getByRole('status')
    await fieldOf(page).fill('zzyzx')
    await status.getByText('Nothing found for “zzyzx”.').waitFor()
    await page.context().setOffline(true)
    await fieldOf(page).fill('stone')
    await status.getByText('You are offline.').waitFor()
    await page.context().setOffline(false)
    await resultsOf(page).getByText('Order the stone worktop').waitFor()
    await page.route(/\/search\?/, (route) => route.fulfill({ status: 503, body: '' }))
    await fieldOf(page).fill('piano')
    await dialogOf(page).getByRole('alert').getByText('The server is not available').waitFor()
    await page.unroute(/\/search\?/)
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
    await resultsOf(page).getByText('Hire a piano').waitFor()
  })

  it.each(['Escape', 'Close'])(
    'the search, closed with %s, returns the focus (product.md 25.81)',
    async (way) => {
      const page = await browser.openAs(app, world, '/work/projects')
      const button = page.getByRole('button', { name: 'Search', exact: true })
      await button.click()
      await fieldOf(page).waitFor()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await dialogOf(page).getByRole('button', { name: way }).click()
      await dialogOf(page).waitFor({ state: 'detached' })
      await page.locator('button:focus').filter({ hasText: 'Search' }).waitFor()
    },
  )

  it('an empty search shows the tasks that the person opened last on this device, by their ids alone (product.md 25.82)', async () => {
    const page = await browser.openAs(app, world, `${board()}?task=${world.tasks.first}`)
    await page.getByRole('dialog', { name: 'Order the stone worktop' }).waitFor()
    await page.goto(`/work?task=${world.tasks.inbox}`)
    await page.getByRole('dialog', { name: 'Call the bank back' }).waitFor()
    await page.goto('/work/projects')
    await openSearch(page)
    await resultsOf(page).nth(1).waitFor()
    expect(await resultsOf(page).locator('bdi:first-child').allTextContents()).toEqual(
      expect.arrayContaining(['Call the bank back', 'Order the stone worktop']),
    )
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('bank')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Call the bank back' }).waitFor()
  })

  it('Escape closes a dialog above an open task, and then the task (product.md 25.80)', async () => {
    const page = await browser.openAs(app, world, `${board()}?task=${world.tasks.first}`)
    const panel = page.getByRole('dialog', { name: 'Order the stone worktop' })
    await panel.waitFor()
    await openSearch(page)
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(await panel.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })

  it('the search passes axe in every view', async () => {
    const page = await browser.openAs(app, world, board())
    await openSearch(page)
    await fieldOf(page).fill('the')
    await resultsOf(page).first().waitFor()
    await expectAccessibleInEveryView(page, 'search')
  })
})
