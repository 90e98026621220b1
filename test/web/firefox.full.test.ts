import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { describe, expect, it } from 'vitest'
import { isFirefoxMissing, named, useFirefox } from '../support/browser/firefox.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { password, setPassword, signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/** The selector of the open dialog. */
const dialog = '[role=dialog]'

describe.skipIf(isFirefoxMissing)('the web editor in Firefox', () => {
  const { app, world, admin } = useWorld()
  const firefox = useFirefox()

  const createProject = async (name: string) => {
    const { body } = await (await signIn(app, world)).post('/projects', { name })
    const { id, columns } = body.data as { id: string; columns: { id: string; name: string }[] }
    return { id, todo: columns.find((column) => column.name === 'To do')?.id ?? '' }
  }

  const shown = (page: Page, role: string, name: string): Promise<void> =>
    page.locator(named(role, name)).wait()
  const click = (page: Page, role: string, name: string): Promise<void> =>
    page.locator(named(role, name)).click()
  const focus = async (page: Page, selector: string): Promise<void> => {
    await page.waitForSelector(selector)
    await page.focus(selector)
  }
  const type = async (page: Page, selector: string, text: string): Promise<void> => {
    await focus(page, selector)
    await page.keyboard.type(text)
  }
  const titlesIn = (page: Page, column: string): Promise<string[]> =>
    page.evaluate(`[...document.querySelectorAll('ul[aria-label="Tasks in ${column}"] a')]
      .map(({ textContent }) => textContent)`) as Promise<string[]>
  const waitForTitles = (page: Page, column: string, ...titles: string[]): Promise<void> =>
    waitFor(async () => JSON.stringify(await titlesIn(page, column)) === JSON.stringify(titles))
  const isAnnounced = (page: Page, text: string): Promise<unknown> =>
    page.waitForFunction(`document.querySelector('[aria-live=assertive]').textContent.includes('${text}')`)
  const isClosed = (page: Page): Promise<void> => waitFor(async () => (await page.$(dialog)) === null)

  it('in Firefox, a person signs in, and adds and completes a task (product.md 25.37)', async () => {
    const email = await setPassword(app, world)
    const page = await firefox.open()
    await page.goto(`${app.url}/work`)
    await type(page, named('textbox', 'Email'), email)
    await type(page, 'input[type=password]', password)
    await click(page, 'button', 'Sign in')
    await shown(page, 'heading', 'My tasks')
    expect(page.url()).toBe(`${app.url}/work`)
    await type(page, named('textbox', 'New task'), 'Buy string\n')
    await shown(page, 'list', 'No date')
    await click(page, 'checkbox', 'Complete Buy string')
    await page.waitForFunction(`!document.querySelector('main').textContent.includes('Buy string')`)
  })

  it('in Firefox, a board moves a card by keyboard, adds a task, and shows a change by another person (product.md 25.31, 25.32, 25.38)', async () => {
    const { id, todo } = await createProject('Pier')
    const addAsAnother = async (title_text: string): Promise<void> =>
      expect((await admin.post('/tasks', { title_text, card_id: todo })).status).toBe(201)
    await addAsAnother('One')
    await addAsAnother('Two')
    const page = await firefox.openAsOwner(app, world, `/work/projects/${id}`)
    await waitForTitles(page, 'To do', 'One', 'Two')
    await focus(page, named('link', 'One'))
    await page.keyboard.press(' ')
    await isAnnounced(page, 'Lifted One, position 1 in To do.')
    await page.keyboard.press('ArrowRight')
    await isAnnounced(page, 'One is over position 1 in In progress.')
    await page.keyboard.press(' ')
    await waitForTitles(page, 'In progress', 'One')
    await waitForTitles(page, 'To do', 'Two')

    await page.locator('section[aria-label="To do"] > :last-child').click()
    await type(page, named('textbox', 'Title'), 'Three\n')
    await waitForTitles(page, 'To do', 'Two', 'Three')
    await addAsAnother('Four')
    await waitForTitles(page, 'To do', 'Two', 'Three', 'Four')
    await page.reload()
    await waitForTitles(page, 'In progress', 'One')
    await waitForTitles(page, 'To do', 'Two', 'Three', 'Four')
  })

  it('in Firefox, the panel of a task saves each change, and returns the focus to the card (product.md 25.30, 25.34)', async () => {
    const { id, todo } = await createProject('Slip')
    const work = await signInToWork(app, world)
    const task = (await work.post('/tasks', { title: 'Caulk', card_id: todo })).body.data as { id: string }
    const waitForStored = async (field: string, value: string): Promise<void> =>
      waitFor(async () => Reflect.get((await work.get(`/tasks/${task.id}`)).body.data, field) === value)
    const page = await firefox.openAsOwner(app, world, `/work/projects/${id}`)
    await focus(page, named('link', 'Caulk'))
    await page.keyboard.press('Enter')
    await shown(page, 'dialog', 'Caulk')
    await type(page, named('textbox', 'Description'), 'With oakum.')
    await waitForStored('description', 'With oakum.')
    await type(page, '::-p-aria([name="Due date"])', '2031-02-03')
    await waitForStored('due_date', '2031-02-03')
    await page.select(`${dialog} ${named('combobox', 'Priority')}`, 'urgent')
    await waitForStored('priority', 'urgent')
    await type(page, named('textbox', 'Comment'), 'Which seams?')
    await page.keyboard.down('Control')
    await page.keyboard.press('Enter')
    await page.keyboard.up('Control')
    await page.waitForFunction(
      `document.querySelector('ul[aria-label=Comments]')?.textContent.includes('Which seams?')`,
    )
    await page.keyboard.press('Escape')
    await isClosed(page)
    await page.waitForFunction(`document.activeElement.textContent === 'Caulk'`)
    expect(page.url()).not.toContain('task=')
  })

  it('in Firefox, the calendar creates an event at the date and times that were typed (product.md 25.42)', async () => {
    const page = await firefox.openAsOwner(app, world, '/work/calendar?day=2031-05-01')
    await shown(page, 'heading', 'May 2031')
    await click(page, 'button', 'New event')
    await shown(page, 'dialog', 'New event')
    const typed = { Title: 'Launch', Date: '05072031', Start: '0200PM', End: '0330PM' }
    for (const [label, text] of Object.entries(typed))
      await type(page, `${dialog} ::-p-aria([name="${label}"])`, text)
    await click(page, 'button', 'Create')
    await isClosed(page)
    await click(page, 'link', '14:00 Launch')
    await shown(page, 'dialog', 'Launch')
    const id = new URL(page.url()).searchParams.get('event')
    expect((await (await signInToWork(app, world)).get(`/events/${id}`)).body.data).toMatchObject({
      ...{ title: 'Launch', date: '2031-05-07', start_time: '14:00', end_time: '15:30' },
    })
  })

  it('in Firefox, a chosen file is checked and imported (product.md 26.16)', async () => {
    const { id } = await createProject('Kitchen')
    const file = join(mkdtempSync(join(tmpdir(), 'taskwire-firefox-')), 'tasks.csv')
    writeFileSync(file, 'Name,Section\nOrder the tiles,In progress\nPaint,\n')
    const page = await firefox.openAsOwner(app, world, `/work/projects/${id}/import`)
    const input = await page.waitForSelector('input[type=file]')
    await input?.uploadFile(file)
    await shown(page, 'table', 'Columns')
    await click(page, 'button', 'Import 2 tasks')
    await shown(page, 'heading', '2 tasks imported')
    await click(page, 'link', 'Open the board')
    await waitForTitles(page, 'In progress', 'Order the tiles')
  })
})
