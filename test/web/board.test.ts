import type { Locator, Page, Response, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { expectFocus } from '../support/browser/keyboard.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signInCookie } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const card = (within: Page | Locator, title: string): Locator =>
  within.getByRole('link', { name: title, exact: true })

describe.skipIf(isChromiumMissing)('a board', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  /** Creates tasks in a new project's columns, and opens its board. */
  const openBoard = async (tasks: Record<string, string[]>, name = 'Pier') => {
    const owner = app.inSettings({ Cookie: await cookie() })
    const project = (await owner.post('/projects', { name })).body.data as {
      id: string
      columns: { id: string; name: string }[]
    }
    const cardOf = (column: string): string => project.columns.find((one) => one.name === column)?.id ?? ''
    const work = app.inWork({ Cookie: await cookie() })
    for (const [column, titles] of Object.entries(tasks))
      for (const title of titles)
        expect((await work.post('/tasks', { title, card_id: cardOf(column) })).status).toBe(201)
    const path = `/work/projects/${project.id}`
    const page = await browser.openAs(app, world, path)
    await page.getByRole('list', { name: 'Tasks in To do' }).waitFor()
    return { page, path, id: project.id, work, cardOf }
  }
  let known: string | undefined
  const cookie = async (): Promise<string> => (known ??= await signInCookie(app, world))

  const titlesIn = (page: Page, name: string): Promise<string[]> =>
    page
      .getByRole('list', { name: `Tasks in ${name}` })
      .getByRole('link')
      .allTextContents()
  const waitForTitles = (page: Page, name: string, titles: string[]): Promise<void> =>
    waitFor(async () => JSON.stringify(await titlesIn(page, name)) === JSON.stringify(titles))

  it('a board opens a task from its card, at its own URL, and returns the focus to the card (product.md 25.30)', async () => {
    const { page, path } = await openBoard({ 'To do': ['Sink the piles', 'Lay the deck'] })
    await card(page, 'Lay the deck').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Lay the deck' }).waitFor()
    const address = page.url()
    expect(address).toContain(`${path}?task=task_`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(page.url()).not.toContain('task=')
    await waitFor(async () => (await page.locator(':focus').textContent()) === 'Lay the deck')
    await page.goto(address)
    await page.getByRole('dialog', { name: 'Lay the deck' }).waitFor()
  })

  it('a card is moved by mouse, and keeps its new position (product.md 25.31)', async () => {
    const { page } = await openBoard({ 'To do': ['One', 'Two', 'Three'], Done: ['Past'] })
    await waitForTitles(page, 'To do', ['One', 'Two', 'Three'])
    const stored = countStored(page)
    await dragTo(page, card(page, 'Three'), card(page, 'One'))
    await waitForTitles(page, 'To do', ['Three', 'One', 'Two'])
    await dragTo(page, card(page, 'One'), column(page, 'In progress'))
    await waitForTitles(page, 'In progress', ['One'])
    await dragTo(page, card(page, 'Two'), card(page, 'Past'))
    await waitForTitles(page, 'Done', ['Two', 'Past'])
    await waitFor(() => stored() === 3)
    await page.reload()
    await waitForTitles(page, 'To do', ['Three'])
    await waitForTitles(page, 'In progress', ['One'])
    await waitForTitles(page, 'Done', ['Two', 'Past'])
  })

  it('a drop is sent before the board shows the card in its new column (product.md 25.31)', async () => {
    const { page } = await openBoard({ 'To do': ['One'] })
    await page.evaluate(`{
      const { fetch } = window
      window.fetch = (request) => {
        if (request.url.endsWith('/moves'))
          window.shownWhenSent = document.querySelectorAll('[aria-label="Tasks in Done"] a').length
        return fetch(request)
      }
    }`)
    await dragTo(page, card(page, 'One'), column(page, 'Done'))
    await waitForTitles(page, 'Done', ['One'])
    await waitFor(async () => (await page.evaluate('window.shownWhenSent')) !== undefined)
    expect(await page.evaluate('window.shownWhenSent')).toBe(0)
  })

  it('the browser asks before it reloads a board whose moves are not all stored (product.md 25.34)', async () => {
    const { page } = await openBoard({ 'To do': ['One', 'Two'] })
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/moves$/, async (route) => {
      await released
      await route.continue()
    })
    const stored = countStored(page)
    await dragTo(page, card(page, 'One'), column(page, 'Done'))
    await waitForTitles(page, 'Done', ['One'])
    await dragTo(page, card(page, 'Two'), column(page, 'In progress'))
    await waitForTitles(page, 'In progress', ['Two'])
    const asked = page.waitForEvent('dialog')
    await page.evaluate('void setTimeout(() => location.reload())')
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    release()
    await waitFor(() => stored() === 2)
    await page.reload()
    await waitForTitles(page, 'Done', ['One'])
    await waitForTitles(page, 'In progress', ['Two'])
  })

  it('a card is moved by touch after a long press (product.md 25.31)', async () => {
    const { page } = await openBoard({ 'To do': ['One', 'Two', 'Three'] })
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    const [from, to] = [await centerOf(card(page, 'Three')), await centerOf(card(page, 'One'))]
    await touch('touchStart', from)
    const announced = page.locator('[aria-live=assertive]')
    await announced.getByText('Lifted Three, position 3 in To do.').waitFor({ state: 'attached' })
    // Slightly beyond the center of the first card.
    for (const share of [0.25, 0.5, 0.75, 1, 1.2])
      await touch('touchMove', { x: from.x, y: from.y + (to.y - from.y) * share })
    await announced.getByText('Three is over position 1 in To do.').waitFor({ state: 'attached' })
    await touch('touchEnd')
    await waitForTitles(page, 'To do', ['Three', 'One', 'Two'])
  })

  it('a card is moved by keyboard alone, and each step is announced (product.md 25.31)', async () => {
    const { page } = await openBoard({ 'To do': ['One', 'Two'], 'In progress': ['Under way'] })
    const { keyboard } = page
    const announced = page.locator('[aria-live=assertive]')
    await card(page, 'One').focus()
    await keyboard.press('Space')
    await announced.getByText('Lifted One, position 1 in To do.').waitFor({ state: 'attached' })
    await keyboard.press('ArrowDown')
    await announced.getByText('One is over position 2 in To do.').waitFor({ state: 'attached' })
    await keyboard.press('Escape')
    await announced.getByText('Cancelled. One is back at position 1 in To do.').waitFor({ state: 'attached' })
    await waitForTitles(page, 'To do', ['One', 'Two'])
    await card(page, 'One').focus()
    await keyboard.press('Space')
    await keyboard.press('ArrowRight')
    await announced.getByText(/One is over position \d in In progress/).waitFor({ state: 'attached' })
    await keyboard.press('Space')
    await announced.getByText(/Dropped One at position \d in In progress/).waitFor({ state: 'attached' })
    await waitForTitles(page, 'To do', ['Two'])
    await waitFor(async () => (await titlesIn(page, 'In progress')).includes('One'))
    await expect.poll(() => page.locator(':focus').textContent()).toBe('One')
  })

  it('a focused card that leaves its column hands its focus to the next one, the one before, or the heading (product.md 25.90)', async () => {
    const { page, id, work, cardOf } = await openBoard({ 'To do': ['One', 'Two', 'Three', 'Four', 'Five'] })
    const { keyboard } = page
    const tasks = (await work.get(`/tasks?project_id=${id}`)).body.data as { id: string; title: string }[]
    const idOf = (title: string): string => tasks.find((task) => task.title === title)?.id ?? ''
    // Another person moves it.
    await card(page, 'Two').focus()
    await work.post(`/tasks/${idOf('Two')}/moves`, { card_id: cardOf('Done') })
    await expectFocus(page, 'Three')
    // The person deletes it.
    await page.getByRole('button', { name: 'Actions for Three' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await card(page, 'Three').waitFor({ state: 'detached' })
    await expectFocus(page, 'Actions for Four')
    // The person moves it, and it is the last one.
    await page.getByRole('button', { name: 'Actions for Five' }).focus()
    await keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Move to Done' }).click()
    await expectFocus(page, 'Actions for Four')
    // A completed task no longer matches the filter.
    await page.goto(`/work/projects/${id}?due=none`)
    await page.getByRole('checkbox', { name: 'Complete One' }).focus()
    await keyboard.press('Space')
    await expectFocus(page, 'Complete Four')
    await keyboard.press('Space')
    await expectFocus(page, 'To do')
  })

  it('a focused card that is scrolled out of view hands its focus to none (product.md 25.90)', async () => {
    const titles = Array.from({ length: 60 }, (_, index) => `Plank ${index + 1}`)
    const { page } = await openBoard({ 'To do': titles })
    await card(page, 'Plank 2').focus()
    await page.getByRole('list', { name: 'Tasks in To do' }).hover()
    await page.mouse.wheel(0, 3_000)
    await card(page, 'Plank 2').waitFor({ state: 'detached' })
    await page.evaluate('new Promise((done) => setTimeout(done, 200))')
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true)
  })

  it('a card returns to its position if the server refuses the move, and the board shows the reason (product.md 25.31)', async () => {
    const { page } = await openBoard({ 'To do': ['One', 'Two'] })
    let refuse = (): void => undefined
    const refused = new Promise<void>((resolve) => (refuse = resolve))
    await page.route(/\/moves$/, async (route) => {
      await refused
      await route.fulfill({
        status: 404,
        contentType: 'application/json',
        body: JSON.stringify({ error: { code: 'not_found', message: 'No such task.', request_id: 'req_1' } }),
      })
    })
    await dragTo(page, card(page, 'One'), column(page, 'Done'))
    await waitForTitles(page, 'Done', ['One'])
    refuse()
    await page.getByText('“One” was not moved').waitFor()
    await page.getByText('This task or its new column was deleted').waitFor()
    await waitForTitles(page, 'To do', ['One', 'Two'])
  })

  it('a drag whose response was lost can be repeated, even after the card was dragged back (product.md 25.31)', async () => {
    const { page } = await openBoard({ 'To do': ['One', 'Two'] })
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/moves')) keys.push(request.headers()['idempotency-key'])
    })
    const moveTo = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Actions for One' }).click()
      await page.getByRole('menuitem', { name: `Move to ${name}` }).click()
    }
    // The first request does not reach the server, so its retry is the same action.
    await page.route(/\/moves$/, (route) => route.abort('internetdisconnected'))
    await moveTo('Done')
    await page.getByText('“One” was not moved').waitFor()
    await page.unroute(/\/moves$/)
    await page.route(/\/moves$/, async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/moves'))
    await moveTo('Done')
    await waitForTitles(page, 'Done', ['One'])
    await lost
    expect(keys.length).toBe(2)
    expect(keys[1]).toBe(keys[0])
    await waitForTitles(page, 'To do', ['Two'])
    await page.unroute(/\/moves$/)
    await moveTo('To do')
    await waitForTitles(page, 'To do', ['Two', 'One'])
    await moveTo('Done')
    await waitFor(() => keys.length === 4)
    await waitForTitles(page, 'Done', ['One'])
    await page.reload()
    await waitForTitles(page, 'Done', ['One'])
    expect(new Set(keys).size).toBe(3)
  })

  it('a drop whose response was lost is stored once when it is repeated, and a different drop is a new action (product.md 25.31)', async () => {
    const { page } = await openBoard({ 'To do': ['One', 'Two'] })
    // Without the stream of changes, the page cannot know that the server stored a move.
    await page.route('**/api/work/v1/changes', (route) => route.abort('internetdisconnected'))
    await page.reload()
    await waitForTitles(page, 'To do', ['One', 'Two'])
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/moves')) keys.push(request.headers()['idempotency-key'])
    })
    const drop = async (title: string, name: string): Promise<Response> => {
      const response = page.waitForResponse(/\/moves$/)
      await dragTo(page, card(page, title), column(page, name))
      return response
    }
    const dropAndLoseResponse = async (title: string, name: string): Promise<void> => {
      const loseResponse = async (route: Route): Promise<void> => {
        expect((await route.fetch()).status()).toBe(200)
        await route.abort('internetdisconnected')
      }
      await page.route(/\/moves$/, loseResponse, { times: 1 })
      await dragTo(page, card(page, title), column(page, name))
      await page.getByText(`“${title}” was not moved`).waitFor()
      await waitForTitles(page, name, [])
    }

    await dropAndLoseResponse('One', 'Done')
    const repeated = await drop('One', 'Done')
    expect(keys).toEqual([keys[0], keys[0]])
    expect(repeated.headers()).toMatchObject({ 'idempotent-replay': 'true' })

    await dropAndLoseResponse('Two', 'In progress')
    const different = await drop('Two', 'Done')
    expect(new Set(keys).size).toBe(3)
    expect(different.status()).toBe(200)

    await page.reload()
    await waitForTitles(page, 'Done', ['Two', 'One'])
    await waitFor(async () => (await page.getByText('No tasks', { exact: true }).count()) === 2)
  })

  it('adding two tasks with the same title creates two tasks, and retrying a lost request does not create a third (product.md 25.32)', async () => {
    const { page } = await openBoard({ 'To do': ['One'] })
    await column(page, 'To do').getByRole('button', { name: 'Add task' }).click()
    const title = column(page, 'To do').getByRole('textbox', { name: 'Title' })
    for (const _ of [1, 2]) {
      await title.fill('Two')
      await title.press('Enter')
    }
    await waitForTitles(page, 'To do', ['One', 'Two', 'Two'])
    await page.route(/\/tasks$/, async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await title.fill('Three')
    await title.press('Enter')
    await page.getByText('“Three” was not added').waitFor()
    await waitForTitles(page, 'To do', ['One', 'Two', 'Two', 'Three'])
    await page.unroute(/\/tasks$/)
    await title.press('Enter')
    await waitFor(async () => (await title.inputValue()) === '')
    await column(page, 'To do').getByText('Three').nth(1).waitFor({ state: 'detached' })
    await waitForTitles(page, 'To do', ['One', 'Two', 'Two', 'Three'])
    // Typing the same title again adds a new task.
    await title.fill('Three')
    await title.press('Enter')
    await waitForTitles(page, 'To do', ['One', 'Two', 'Two', 'Three', 'Three'])
  })

  it('a task is moved and deleted from its menu, which first shows what will be deleted (product.md 25.32)', async () => {
    const { page } = await openBoard({ 'To do': ['One', 'Two'] })
    await page.getByRole('button', { name: 'Actions for One' }).click()
    await page.getByRole('menuitem', { name: 'Move to Done' }).click()
    await waitForTitles(page, 'Done', ['One'])
    await page.getByRole('button', { name: 'Actions for Two' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Two?' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await waitForTitles(page, 'To do', [])
  })

  it('tasks are added one after another, and each is shown immediately (product.md 25.32)', async () => {
    const { page } = await openBoard({ 'To do': ['One'] })
    await column(page, 'To do').getByRole('button', { name: 'Add task' }).click()
    const title = column(page, 'To do').getByRole('textbox', { name: 'Title' })
    await title.fill('Two')
    await title.press('Enter')
    await column(page, 'To do').getByRole('listitem').filter({ hasText: 'Two' }).waitFor()
    await title.fill('Three')
    await title.press('Enter')
    await waitForTitles(page, 'To do', ['One', 'Two', 'Three'])
    await expectFocus(page, 'Title')
    await page.keyboard.press('Escape')
    expect(await page.locator(':focus').innerText()).toBe('Add task')
  })

  it('a board can be filtered by text, person and due date, and keeps the filters in the URL (product.md 25.33)', async () => {
    const { page, work, cardOf, path } = await openBoard({ 'To do': ['Sand the hull', 'Paint the hull'] })
    await work.post('/tasks', {
      title: 'Paint the mast',
      card_id: cardOf('To do'),
      user_ids: [world.users.owner],
      end_date: '2020-01-01',
    })
    await page.getByRole('textbox', { name: 'Search' }).fill('paint')
    await waitForTitles(page, 'To do', ['Paint the hull', 'Paint the mast'])
    await page.getByRole('combobox', { name: 'Assignee' }).selectOption('Anna Keller')
    await waitForTitles(page, 'To do', ['Paint the mast'])
    await page.getByRole('combobox', { name: 'Due' }).selectOption('Overdue')
    await page.waitForURL(`**${path}?q=paint&assignee=${world.users.owner}&due=overdue`)
    await page.reload()
    await waitForTitles(page, 'To do', ['Paint the mast'])
  })

  it('a board lets a manager add, rename, reorder and delete columns (product.md 25.6)', async () => {
    const { page } = await openBoard({ 'To do': ['One'] })
    const names = (): Promise<string[]> => page.getByRole('heading', { level: 2 }).allTextContents()
    const waitForNames = (...expected: string[]): Promise<void> =>
      waitFor(async () => JSON.stringify(await names()) === JSON.stringify(expected))
    const choose = async (column: string, item: string): Promise<void> => {
      await page.getByRole('button', { name: `Edit column ${column}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await page.getByRole('button', { name: 'Add column' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Review')
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await waitForNames('To do', 'In progress', 'Done', 'Review')
    await choose('Review', 'Move left')
    await waitForNames('To do', 'In progress', 'Review', 'Done')
    await choose('Review', 'Rename')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Check')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await waitForNames('To do', 'In progress', 'Check', 'Done')
    await choose('To do', 'Delete')
    const deleting = page.getByRole('dialog', { name: 'Delete To do?' })
    await deleting.getByRole('combobox', { name: 'Move tasks to' }).selectOption('Done')
    await deleting.getByRole('button', { name: 'Delete' }).click()
    await waitForNames('In progress', 'Check', 'Done')
    await waitForTitles(page, 'Done', ['One'])
  })

  it('columns with the same name have a number in their accessible names and in menus (product.md 25.32)', async () => {
    const { page, id } = await openBoard({ 'To do': ['One'] })
    const owner = app.inSettings({ Cookie: await cookie() })
    for (const name of ['To do', 'to do (2)', 'TO DO'])
      expect((await owner.post(`/projects/${id}/columns`, { name })).status).toBe(201)
    for (const name of ['To do', 'To do (3)', 'to do (2)', 'TO DO (4)']) await column(page, name).waitFor()
    await page.getByRole('button', { name: 'Edit column To do', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const deleting = page.getByRole('dialog', { name: 'Delete To do?' })
    const choices = deleting.getByRole('combobox', { name: 'Move tasks to' }).getByRole('option')
    expect(await choices.allTextContents()).toEqual([
      'In progress',
      'Done',
      'To do (3)',
      'to do (2)',
      'TO DO (4)',
    ])
    await page.keyboard.press('Escape')
    await deleting.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Actions for One' }).click()
    await page.getByRole('menuitem', { name: 'Move to To do (3)' }).click()
    await waitForTitles(page, 'To do (3)', ['One'])
    await expectAccessibleInEveryView(page, 'board-same-names')
    await page.goto(`/settings/projects/${id}`)
    await page.getByRole('button', { name: 'Rename To do (3)' }).waitFor()
  })

  it('a board shows viewers no buttons for actions that they may not take (product.md 25.2)', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.viewer_only}`)
    const cards = page.getByRole('list', { name: /^Tasks in/ }).getByRole('link')
    await cards.first().waitFor()
    expect(await page.getByRole('main').getByRole('checkbox').count()).toBe(0)
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Copy link'])
    await page.keyboard.press('Escape')
    await cards.first().click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('list', { name: 'History' }).waitFor()
    expect(await panel.getByRole('textbox').count()).toBe(0)
    expect(await panel.getByRole('button').allTextContents()).toEqual(['', 'Copy link'])
    expect(await panel.getByRole('combobox').count()).toBe(0)
  })

  it('a board passes axe in every view, with and without a task', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.main}`)
    await card(page, 'Order the stone worktop').waitFor()
    await page.getByRole('button', { name: 'Actions for Order the stone worktop' }).waitFor()
    await expectAccessibleInEveryView(page, 'board')
    await page.setViewportSize({ width: 1280, height: 860 })
    await card(page, 'Order the stone worktop').click()
    await page.getByRole('dialog').getByRole('list', { name: 'History' }).waitFor()
    await page.getByRole('dialog').getByRole('list', { name: 'Comments' }).waitFor()
    await expectAccessibleInEveryView(page, 'task')
  })
})

/** Returns a function that counts the moves that the server has answered since this call. */
function countStored(page: Page): () => number {
  let stored = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/moves')) stored += 1
  })
  return () => stored
}

async function centerOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox()
  if (!box) throw new Error('nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags a card with the mouse in small steps, as a person does. */
async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(end.height / 2, 40), { steps: 12 })
  await page.mouse.up()
}
