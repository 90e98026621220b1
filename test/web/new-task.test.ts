import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'New task' })
const choice = (page: Page, name: string): Locator => dialogOf(page).getByRole('combobox', { name })
const titleOf = (page: Page): Locator => dialogOf(page).getByRole('textbox', { name: 'Title' })
const shownIn = (select: Locator): Promise<string | undefined> =>
  select.evaluate((element) => (element as unknown as { selectedOptions: Option[] }).selectedOptions[0]?.text)
interface Option {
  text: string
}

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New task' }).waitFor()
  await page.keyboard.press('c')
  await titleOf(page).waitFor()
}

describe.skipIf(isChromiumMissing)('the dialog New task', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  const board = (): string => `/work/projects/${world.projects.main}`

  it('a task is created from any page, in the project that is open, or else was used last, or else in the inbox (product.md 25.83)', async () => {
    const page = await browser.openAs(app, world, '/work/calendar')
    await openDialog(page)
    expect(await shownIn(choice(page, 'Project'))).toBe('Inbox')
    expect(await choice(page, 'Column').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.goto(board())
    await page.getByRole('list', { name: 'Tasks in To do' }).waitFor()
    await openDialog(page)
    expect(await shownIn(choice(page, 'Project'))).toBe('New kitchen')
    expect(await shownIn(choice(page, 'Column'))).toBe('To do')
    await page.keyboard.press('Escape')
    await page.goto('/work')
    await openDialog(page)
    await choice(page, 'Project').selectOption('Summer party')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New task' }).click()
    expect(await shownIn(choice(page, 'Project'))).toBe('Summer party')
    await titleOf(page).fill('Borrow chairs')
    await titleOf(page).press('Enter')
    await dialogOf(page).waitFor({ state: 'detached' })
    await openDialog(page)
    expect(await titleOf(page).inputValue()).toBe('')
    expect(await shownIn(choice(page, 'Project'))).toBe('Summer party')
  })

  it('a task that is created after its dialog was closed leaves other dialogs open', async () => {
    const page = await browser.openAs(app, world, board())
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/work\/v1\/tasks$/, async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await openDialog(page)
    await titleOf(page).fill('Plane the door')
    await titleOf(page).press('Enter')
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    const search = page.getByRole('dialog', { name: 'Search' }).getByRole('textbox', { name: 'Search' })
    await search.fill('door')
    release()
    await page.getByText('Task created.').waitFor()
    expect(await search.inputValue()).toBe('door')
    await page.keyboard.press('Escape')
    await openDialog(page)
    expect(await titleOf(page).inputValue()).toBe('')
  })

  it('every field of a new task is stored, and a message links to the task (product.md 25.83)', async () => {
    const page = await browser.openAs(app, world, board())
    await openDialog(page)
    await titleOf(page).fill('  Oil the hinges ')
    await choice(page, 'Column').selectOption('Doing')
    await choice(page, 'Assignees').selectOption('Anna Keller')
    await choice(page, 'Priority').selectOption('High')
    await dialogOf(page).getByLabel('Due date').fill('2031-05-09')
    await dialogOf(page).getByRole('button', { name: 'Create' }).click()
    await page.getByRole('list', { name: 'Tasks in Doing' }).getByText('Oil the hinges').waitFor()
    await page.getByRole('alert').getByRole('link', { name: 'Open task' }).click()
    await page.getByRole('dialog', { name: 'Oil the hinges' }).waitFor()
    const work = await signInToWork(app, world)
    const id = new URL(page.url()).searchParams.get('task')
    expect((await work.get(`/tasks/${id}`)).body.data).toMatchObject({
      title: 'Oil the hinges',
      card: { name: 'Doing' },
      priority: 'high',
      due_date: '2031-05-09',
      assignee_ids: [world.users.owner],
    })
  })

  it('a new task of the inbox is one of My tasks (product.md 25.83)', async () => {
    const page = await browser.openAs(app, world, '/work', { person: 'member' })
    await openDialog(page)
    await titleOf(page).fill('Water the fern')
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'No date' }).getByText('Water the fern').waitFor()
  })

  it('a refused task stays in the dialog with the reason, and Cancel discards it (product.md 25.83)', async () => {
    const page = await browser.openAs(app, world, board())
    await openDialog(page)
    await page.keyboard.press('Enter')
    await dialogOf(page).getByText('Title is required.').waitFor()
    await titleOf(page).fill('Lost on the way')
    await page.route(/\/v1\/tasks$/, (route) => route.abort('internetdisconnected'))
    await page.keyboard.press('Enter')
    await dialogOf(page).getByRole('alert').getByText('Nothing was lost').waitFor()
    expect(await titleOf(page).inputValue()).toBe('Lost on the way')
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
    await openDialog(page)
    expect(await titleOf(page).inputValue()).toBe('')
  })

  it('a project in which the person only reads is not offered (product.md 25.83)', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.viewer_only}`)
    await openDialog(page)
    await choice(page, 'Project').getByText('Summer party').waitFor({ state: 'attached' })
    expect(await choice(page, 'Project').getByRole('option').allTextContents()).not.toContain('Accounts')
  })

  it('the dialog New task passes axe in every view', async () => {
    const page = await browser.openAs(app, world, board())
    await openDialog(page)
    await choice(page, 'Column').waitFor()
    await expectAccessibleInEveryView(page, 'new-task')
  })
})
