import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { chosen, pressed, useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe.skipIf(isChromiumMissing)('the project pages (product.md 22)', () => {
  const { app, world, full } = useWorld()
  const browser = useBrowser()
  const columns = (page: Page) => page.getByRole('list', { name: 'Columns' }).getByRole('listitem')

  /** Waits until the columns are in this order. */
  const waitForOrder = (page: Page, ...names: string[]) =>
    expect
      .poll(() => columns(page).getByRole('switch').evaluateAll(switchNames), { timeout: 30_000 })
      .toEqual(names)
  const switchNames = (switches: { ariaLabel: string | null }[]) =>
    switches.map(({ ariaLabel }) => ariaLabel?.replace(' is a done column', ''))

  it('a project is created, and its columns are reordered by keyboard and mouse', async () => {
    const page = await browser.openAs(app, world, '/settings/projects')
    await button(page, 'New project').click()
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Boat house')
    await dialog.getByRole('checkbox', { name: 'Private' }).check()
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Boat house' }).waitFor()
    await page.getByText('Private', { exact: true }).waitFor()

    await button(page, 'Add column').click()
    const adding = page.getByRole('dialog', { name: 'Add column' })
    await adding.getByRole('textbox', { name: 'Name' }).fill('Review')
    await adding.getByRole('button', { name: 'Add' }).click()
    await waitForOrder(page, 'To do', 'In progress', 'Done', 'Review')

    const up = button(page, 'Move up Review')
    await up.focus()
    await page.keyboard.press('Enter')
    await waitForOrder(page, 'To do', 'In progress', 'Review', 'Done')
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Move up Review')
    await columns(page).nth(0).dragTo(columns(page).nth(3))
    await waitForOrder(page, 'In progress', 'Review', 'Done', 'To do')

    await page.getByRole('switch', { name: 'Review is a done column' }).check()
    await button(page, 'Rename Review').click()
    const renaming = page.getByRole('dialog', { name: 'Rename Review' })
    await renaming.getByRole('textbox', { name: 'Name' }).fill('Shipped')
    await renaming.getByRole('button', { name: 'Rename' }).click()
    await waitForOrder(page, 'In progress', 'Shipped', 'Done', 'To do')
    expect(await page.getByRole('switch', { name: 'Shipped is a done column' }).isChecked()).toBe(true)
  })

  it('a switch and a role are shown as they were set, before the server has responded (product.md 23.5)', async () => {
    const owner = await signIn(app, world)
    const { body } = await owner.post('/projects', { name: 'Pier' })
    const { id } = body.data as { id: string }
    const page = await browser.openAs(app, world, `/settings/projects/${id}`)
    const done = page.getByRole('switch', { name: 'To do is a done column' })
    const role = page.getByRole('combobox', { name: /^Role of/ })
    await role.waitFor()
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/(columns|members)\/\w+$/, async (route) => {
      await answered
      await route.continue()
    })
    expect(await done.evaluate(pressed)).toBe(true)
    expect(await role.evaluate(chosen, 'viewer')).toBe('viewer')
    await button(page, 'Move down To do').click()
    await page.getByText('To do is number 2 of 3').waitFor({ state: 'attached' })
    expect(await done.isChecked()).toBe(true)
    answer()
    await waitForOrder(page, 'In progress', 'To do', 'Done')
    expect(await done.isChecked()).toBe(true)
    expect(await role.inputValue()).toBe('viewer')
  })

  it('the deletion of a column asks where its tasks should go', async () => {
    const owner = await signIn(app, world)
    const { body } = await owner.post('/projects', { name: 'Jetty' })
    const { id, columns: board } = body.data as { id: string; columns: { id: string }[] }
    await full.post('/tasks', { title_text: 'Sink the piles', card_id: board[0]?.id })
    const page = await browser.openAs(app, world, `/settings/projects/${id}`)
    await columns(page).getByText('1 task', { exact: true }).waitFor()
    await button(page, 'Delete To do').click()
    const deleting = page.getByRole('dialog', { name: 'Delete To do?' })
    await deleting.getByRole('combobox', { name: 'Move tasks to' }).selectOption('Done')
    await deleting.getByRole('button', { name: 'Delete' }).click()
    await waitForOrder(page, 'In progress', 'Done')
    await columns(page).nth(1).getByText('1 task').waitFor()
  })

  it('a project is renamed, archived and made open; its page lists the members with a role, and updates live', async () => {
    const owner = await signIn(app, world)
    const { body } = await owner.post('/projects', { name: 'Cellar', private: true })
    const { id } = body.data as { id: string }
    const page = await browser.openAs(app, world, `/settings/projects/${id}`)
    await button(page, 'Edit').click()
    const editing = page.getByRole('dialog', { name: 'Edit project' })
    await editing.getByRole('textbox', { name: 'Name' }).fill('Wine cellar')
    await editing.getByRole('textbox', { name: 'Description' }).fill('Dry and dark')
    await editing.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Wine cellar' }).waitFor()
    for (const [verb, after] of [
      ['Make open', 'Make private'],
      ['Archive', 'Unarchive'],
    ] as const) {
      await button(page, verb).click()
      await page.getByRole('dialog').getByRole('button', { name: verb }).click()
      await button(page, after).waitFor()
    }
    const person = page.getByRole('combobox', { name: 'Person' })
    await person.selectOption(world.users.member)
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Viewer')
    await button(page, 'Add member').click()
    const table = page.getByRole('table', { name: 'Members of the project' })
    await table
      .getByRole('button', { name: /^Remove/ })
      .nth(1)
      .waitFor()
    await owner.patch(`/projects/${id}`, { name: 'Root cellar' })
    await page.getByRole('heading', { name: 'Root cellar' }).waitFor()
    await page.goto('/settings/projects')
    await page.getByRole('link', { name: 'Archived projects' }).click()
    await page.getByRole('link', { name: 'Root cellar' }).waitFor()
  })

  it('the project pages pass axe in every view', async () => {
    const page = await browser.openAs(app, world, '/settings/projects')
    await page.getByRole('table', { name: 'Projects' }).waitFor()
    await expectAccessibleInEveryView(page, 'projects')
    await page.getByRole('link', { name: 'New kitchen' }).click()
    await columns(page).first().waitFor()
    await page.getByRole('combobox', { name: 'Person' }).waitFor()
    await expectAccessibleInEveryView(page, 'project')
  })
})
