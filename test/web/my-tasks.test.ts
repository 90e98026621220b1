import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the tasks of a person', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it('the tasks of a person are grouped by due date, and leave their group when they are completed (product.md 25.37)', async () => {
    const work = await signInToWork(app, world)
    const mine = { user_ids: [world.users.owner], card_id: world.cards.todo }
    await work.post('/tasks', { ...mine, title: 'Long ago', end_date: '2020-01-01' })
    await work.post('/tasks', { ...mine, title: 'Far ahead', end_date: '2090-01-01' })
    const page = await browser.openAs(app, world, '/work')
    await page.getByRole('heading', { name: 'My tasks', level: 1 }).waitFor()
    await page.getByRole('list', { name: 'Later' }).getByText('Far ahead').waitFor()
    const overdue = page.getByRole('list', { name: 'Overdue' })
    await overdue.getByText('Long ago').waitFor()
    await overdue.getByRole('checkbox', { name: 'Complete Long ago' }).check()
    await overdue.getByText('Long ago').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Far ahead' }).click()
    await page.getByRole('dialog', { name: 'Far ahead' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'New task' }).fill('Buy string')
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'No date' }).getByText('Buy string').waitFor()
    expect(await page.getByRole('textbox', { name: 'New task' }).inputValue()).toBe('')
    await page.getByRole('navigation', { name: 'Work' }).getByRole('link', { name: 'Projects' }).click()
    await page.getByRole('list', { name: 'Projects' }).getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('list', { name: 'Tasks' }).getByText('Buy string').waitFor()
  })

  it('a completed task hands its focus on to the next task, then to the heading, and is announced (product.md 25.37)', async () => {
    const work = await signInToWork(app, world, 'member')
    for (const day of ['01', '02', '03'])
      await work.post('/tasks', {
        title: `Row ${day}`,
        end_date: `2090-01-${day}`,
        ...{ user_ids: [world.users.member], card_id: world.cards.todo },
      })
    const page = await browser.openAs(app, world, '/work', { person: 'member' })
    const row = (title: string) => page.getByRole('checkbox', { name: `Complete ${title}` })
    const completing = async (title: string): Promise<string> => {
      await row(title).focus()
      await page.keyboard.press('Space')
      await row(title).waitFor({ state: 'detached' })
      const focused = page.locator(':focus')
      return (await focused.getAttribute('aria-label')) ?? focused.innerText()
    }
    await row('Row 03').waitFor()
    expect(await completing('Row 01')).toBe('Complete Row 02')
    await page.locator('[data-announcements]').getByText('Completed “Row 01”').waitFor({ state: 'attached' })
    expect(await completing('Row 03')).toBe('Later')
  })

  it('a new task is shown before the server has answered (product.md 25.37)', async () => {
    const page = await browser.openAs(app, world, '/work')
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/v1\/tasks$/, async (route) => {
      await answered
      await route.continue()
    })
    const add = async (): Promise<void> => {
      await page.getByRole('textbox', { name: 'New task' }).fill('Buy chalk')
      await page.keyboard.press('Enter')
    }
    await add()
    const item = page
      .getByRole('list', { name: 'No date' })
      .getByRole('listitem')
      .filter({ hasText: 'Buy chalk' })
    await item.waitFor()
    answer()
    await item.getByRole('checkbox', { name: 'Complete Buy chalk' }).waitFor()
    expect(await item.count()).toBe(1)
    await page.unroute(/\/v1\/tasks$/)
    await page.route(/\/v1\/tasks$/, (route) => route.abort('internetdisconnected'))
    await add()
    await page.getByText('“Buy chalk” was not added').waitFor()
    await waitFor(async () => (await item.count()) === 1)
    expect(await page.getByRole('textbox', { name: 'New task' }).inputValue()).toBe('Buy chalk')
  })

  it('a task that the person may only read has no checkbox (product.md 25.2)', async () => {
    const work = await signInToWork(app, world, 'admin')
    const task = { title: 'Only to read', user_ids: [world.users.owner], card_id: world.cards.viewer_only }
    expect((await work.post('/tasks', task)).status).toBe(201)
    const page = await browser.openAs(app, world, '/work')
    await page.getByRole('link', { name: 'Only to read' }).waitFor()
    await page.getByRole('checkbox').first().waitFor()
    expect(await page.getByRole('checkbox', { name: 'Complete Only to read' }).count()).toBe(0)
  })

  it('a task of the inbox can be assigned only to its owner (product.md 25.2)', async () => {
    const work = await signInToWork(app, world)
    const { id } = (await work.post('/tasks', { title: 'Mine alone' })).body.data as { id: string }
    const page = await browser.openAs(app, world, `/work?task=${id}`)
    const assignees = page.getByRole('combobox', { name: 'Assignees' })
    await assignees.getByRole('option', { name: 'Anna Keller' }).waitFor({ state: 'attached' })
    expect(await assignees.getByRole('option').allTextContents()).toEqual(['Nobody', 'Anna Keller'])
  })

  it('a task stays open if the server refuses to complete it, and the page shows the reason', async () => {
    const page = await browser.openAs(app, world, '/work')
    const box = page.getByRole('checkbox', { name: /^Complete / }).first()
    await box.waitFor()
    await page.route(/\/tasks\/task_/, (route) => route.abort('internetdisconnected'))
    await box.click()
    await page.getByText('was not changed').waitFor()
    await waitFor(async () => !(await box.isChecked()))
  })

  it('the pages of tasks and of projects pass axe in every view', async () => {
    const page = await browser.openAs(app, world, '/work')
    await page.getByRole('list', { name: 'Overdue' }).waitFor()
    await expectAccessibleInEveryView(page, 'my-tasks')
    await page.goto('/work/projects')
    await page.getByRole('list', { name: 'Projects' }).waitFor()
    await expectAccessibleInEveryView(page, 'work-projects')
  })
})
