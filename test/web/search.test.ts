import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
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

  const actionsOf = (page: Page): Locator => dialogOf(page).getByRole('list', { name: 'Actions' })
  const namesOf = (page: Page): Promise<string[]> => actionsOf(page).getByRole('button').allInnerTexts()
  const pageActions = ['New task c', 'New project', 'My tasks g then m', 'Projects g then p'].concat(
    'Calendar g then c',
    'Keyboard shortcuts ?',
  )

  /** Creates a task on the board of Summer party, and opens the board. */
  const openCard = async (title: string, person: 'owner' | 'member' = 'owner') => {
    const work = await signInToWork(app, world)
    const { columns } = (await work.get(`/projects/${world.projects.second}`)).body.data as {
      columns: { id: string }[]
    }
    const created = await work.post('/tasks', { title, card_id: columns[0]?.id })
    const { id } = created.body.data as { id: string }
    const stored = async () =>
      (await work.get(`/tasks/${id}`)).body.data as { completed: boolean; assignee_ids: string[] }
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.second}`, { person })
    const card = page.getByRole('link', { name: title, exact: true })
    await card.focus()
    await openSearch(page)
    return { page, card, id, stored, work }
  }

  it('the search lists what can be done with the focused task, and does it (product.md 25.89)', async () => {
    const { page, card, stored } = await openCard('Rent chairs')
    await actionsOf(page).getByText('Rent chairs').first().waitFor()
    expect((await namesOf(page)).map((name) => name.replace(/\s+/g, ' '))).toEqual([
      'Complete Rent chairs x',
      'Assign to me Rent chairs a',
      'Due date Rent chairs d',
      'Priority Rent chairs p',
      'Column Rent chairs m',
      ...['Doing', 'Done'].map((column) => `Move to ${column} Rent chairs`),
      'Copy link Rent chairs',
      'Delete Rent chairs',
      ...pageActions,
    ])
    await fieldOf(page).fill('Assígn')
    await dialogOf(page).getByRole('status').getByText('1 action', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await waitFor(async () => (await stored()).assignee_ids.includes(world.users.owner))
    await dialogOf(page).waitFor({ state: 'detached' })
    await card.and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await openSearch(page)
    await fieldOf(page).fill('unassign')
    await actionsOf(page)
      .getByRole('button', { name: /^Unassign me/ })
      .click()
    await waitFor(async () => (await stored()).assignee_ids.length === 0)
  })

  it('the search leads to a field of the open task, and deletes it once that is confirmed (product.md 25.89)', async () => {
    const { page, card, id, work } = await openCard('Book a band')
    await page.keyboard.press('Escape')
    await card.click()
    const panel = page.getByRole('dialog', { name: 'Book a band', exact: true })
    await panel.getByRole('textbox', { name: 'Title' }).waitFor()
    await openSearch(page)
    await fieldOf(page).fill('due da')
    await page.keyboard.press('Enter')
    await panel.locator('[data-field=due]:focus').waitFor()
    await openSearch(page)
    await fieldOf(page).fill('delete')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Delete Book a band?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await panel.waitFor({ state: 'detached' })
    await card.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect((await work.get(`/tasks/${id}`)).status).toBe(404)
  })

  it('a field that an action focuses leaves the focus to what is pressed next (product.md 25.89)', async () => {
    const { page } = await openCard('Hire a tent')
    await page.evaluate(`
      const press = ({ target }) => {
        if (!target.matches('[data-field=due]')) return
        document.removeEventListener('focusin', press)
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
      }
      document.addEventListener('focusin', press)
    `)
    await fieldOf(page).fill('due da')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Hire a tent', exact: true }).waitFor()
    await fieldOf(page).and(page.locator(':focus')).waitFor()
    const losses = await page.evaluate<number>(`(async () => {
      let count = 0
      document.addEventListener('focusout', () => count++)
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
      return count
    })()`)
    expect(losses).toBe(0)
  })

  it('Enter alone does nothing in a search without recent tasks, and the arrow keys choose an action (product.md 25.89)', async () => {
    const { page, stored } = await openCard('Buy lanterns')
    await actionsOf(page).getByText('Buy lanterns').first().waitFor()
    await page.keyboard.press('Enter')
    expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowUp')
    expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBe('result-Keyboard-shortcuts')
    await page.keyboard.press('ArrowDown')
    expect(await fieldOf(page).getAttribute('aria-activedescendant')).toBe('result-complete')
    expect((await stored()).completed).toBe(false)
    await page.keyboard.press('Enter')
    await waitFor(async () => (await stored()).completed)
  })

  it.each([
    { text: 'new pro', dialog: 'New project' },
    { text: 'keyboard', dialog: 'Keyboard shortcuts' },
    { text: 'calendar', heading: /^\w+ \d{4}$/ },
  ])('$text and Enter open $dialog$heading (product.md 25.89)', async ({ text, dialog, heading }) => {
    const page = await browser.openAs(app, world, '/work/projects')
    await openSearch(page)
    await fieldOf(page).fill(text)
    await page.keyboard.press('Enter')
    if (dialog !== undefined) await page.getByRole('dialog', { name: dialog }).waitFor()
    else await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(dialog === undefined ? 0 : 1)
  })

  it('people are offered only what they may do (product.md 25.89)', async () => {
    const settings = await signIn(app, world)
    const path = `/projects/${world.projects.second}/members/${world.users.member}`
    expect((await settings.call('PUT', path, { body: { role: 'viewer' } })).status).toBe(200)
    const { page } = await openCard('Hang garlands', 'member')
    await actionsOf(page).getByText('Hang garlands').first().waitFor()
    expect((await namesOf(page)).map((name) => name.replace(/\s+/g, ' '))).toEqual([
      'Copy link Hang garlands',
      ...pageActions.filter((name) => name !== 'New project'),
    ])
  })

  it('the search passes axe in every view', async () => {
    const { page } = await openCard('Move the party')
    await actionsOf(page).getByText('Move the party').first().waitFor()
    await expectAccessibleInEveryView(page, 'search-actions')
    await fieldOf(page).fill('mov')
    await resultsOf(page).first().waitFor()
    await expectAccessibleInEveryView(page, 'search')
  })
})
