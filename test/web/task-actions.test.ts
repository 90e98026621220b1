import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { expectFocus } from '../support/browser/keyboard.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

interface Task {
  progress: number | null
  recurrence: string | null
  assignee_ids: string[]
  card: { name: string } | null
}

describe.skipIf(isChromiumMissing)('actions on a task', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  let owner: Caller
  let work: Caller
  beforeAll(async () => {
    owner = await signIn(app, world)
    work = await signInToWork(app, world)
  })

  /** Creates tasks in the first column of a new project, and opens its board. */
  const openBoard = async (titles: string[], fields: object = {}) => {
    const project = (await owner.post('/projects', { name: 'Pier' })).body.data as {
      id: string
      columns: { id: string; name: string }[]
    }
    const ids: string[] = []
    for (const title of titles) {
      const answer = await work.post('/tasks', { title, card_id: project.columns[0]?.id, ...fields })
      expect(answer.status, answer.text).toBe(201)
      ids.push((answer.body.data as { id: string }).id)
    }
    const page = await browser.openAs(app, world, `/work/projects/${project.id}`)
    await page.getByRole('list', { name: 'Tasks in To do' }).getByRole('link').first().waitFor()
    return { page, id: ids[0] ?? '', project: project.id }
  }
  const stored = async (id: string): Promise<Task> => (await work.get(`/tasks/${id}`)).body.data as Task
  const titlesIn = (page: Page, name: string): Promise<string[]> =>
    page
      .getByRole('list', { name: `Tasks in ${name}` })
      .getByRole('link')
      .allTextContents()
  const choose = async (page: Page, title: string, action: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const undo = (page: Page): Locator => page.getByRole('status').getByRole('button', { name: 'Undo' })

  /** Changes of a task named One, and what the server stores after them. */
  const changes: {
    title: string
    fields?: object
    act: (page: Page) => Promise<void>
    changed: (task: Task) => boolean
  }[] = [
    {
      title: 'completing it by its checkbox',
      fields: { progress: 40 },
      act: (page) => page.getByRole('checkbox', { name: 'Complete One' }).click(),
      changed: ({ progress }) => progress === 100,
    },
    {
      title: 'completing it in its panel',
      fields: { progress: 40 },
      act: async (page) => {
        await page.getByRole('link', { name: 'One', exact: true }).click()
        await page.getByRole('dialog').getByRole('checkbox', { name: 'Completed' }).click()
      },
      changed: ({ progress }) => progress === 100,
    },
    {
      title: 'moving it by its menu',
      act: (page) => choose(page, 'One', 'Move to Done'),
      changed: ({ card }) => card?.name === 'Done',
    },
    {
      title: 'moving it in its panel',
      act: async (page) => {
        await page.getByRole('link', { name: 'One', exact: true }).click()
        await page.getByRole('dialog').getByRole('combobox', { name: 'Column' }).selectOption('Done')
      },
      changed: ({ card }) => card?.name === 'Done',
    },
    {
      title: 'assigning it to oneself',
      act: (page) => choose(page, 'One', 'Assign to me'),
      changed: ({ assignee_ids }) => assignee_ids.includes(world.users.owner),
    },
    {
      title: 'assigning it to oneself in its panel',
      act: async (page) => {
        await page.getByRole('link', { name: 'One', exact: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Assign to me' }).click()
      },
      changed: ({ assignee_ids }) => assignee_ids.includes(world.users.owner),
    },
  ]
  it.each(changes)('$title can be undone (product.md 25.62)', async ({ fields, act, changed }) => {
    const { page, id } = await openBoard(['One', 'Two'], fields)
    const before = await stored(id)
    await act(page)
    await waitFor(async () => changed(await stored(id)))
    await undo(page).click()
    await waitFor(async () => !changed(await stored(id)))
    const { progress, card, assignee_ids } = await stored(id)
    expect({ progress, card, assignee_ids }).toEqual({
      progress: before.progress,
      card: before.card,
      assignee_ids: before.assignee_ids,
    })
    await waitFor(async () => String(await titlesIn(page, 'To do')) === 'One,Two')
    await waitFor(async () => (await undo(page).count()) === 0)
  })

  it('a person is removed from a task, and Undo adds that person again (product.md 25.62)', async () => {
    const { page, id } = await openBoard(['One'], { user_ids: [world.users.owner, world.users.member] })
    await choose(page, 'One', 'Unassign me')
    await waitFor(async () => (await stored(id)).assignee_ids.length === 1)
    await undo(page).click()
    await waitFor(async () => (await stored(id)).assignee_ids.length === 2)
    await expectFocus(page, 'One')
  })

  it('a person is assigned beside those whom the page does not show yet, and Undo keeps them (product.md 25.62)', async () => {
    const { page, id } = await openBoard(['One'])
    // The page hears of nothing.
    await page.route(/\/changes$/, () => undefined)
    await page.reload()
    await page.getByRole('button', { name: 'Actions for One' }).waitFor()
    const change = { user_ids: [world.users.member], progress: 80 }
    expect((await work.patch(`/tasks/${id}`, change)).status).toBe(200)
    await choose(page, 'One', 'Assign to me')
    await waitFor(async () => (await stored(id)).assignee_ids.length === 2)
    await undo(page).click()
    await waitFor(async () => (await stored(id)).assignee_ids.length === 1)
    expect(await stored(id)).toMatchObject({ assignee_ids: [world.users.member], progress: 80 })
  })

  it('a person is assigned in the panel beside those whom the page does not show yet, and Undo keeps them (product.md 25.62)', async () => {
    const { page, id } = await openBoard(['One'], { user_ids: [world.users.owner] })
    await page.route(/\/changes$/, () => undefined)
    await page.reload()
    await page.getByRole('link', { name: 'One', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'One' })
    await panel.getByRole('button', { name: /Anna Keller/ }).waitFor()
    const change = { user_ids: [world.users.owner, world.users.member] }
    expect((await work.patch(`/tasks/${id}`, change)).status).toBe(200)
    await panel.getByRole('combobox', { name: 'Assignees' }).selectOption('Bruno Okafor')
    await waitFor(async () => (await stored(id)).assignee_ids.length === 3)
    await panel.getByRole('button', { name: /Anna Keller/ }).click()
    await waitFor(async () => (await stored(id)).assignee_ids.length === 2)
    expect((await work.patch(`/tasks/${id}`, { user_ids: [world.users.admin] })).status).toBe(200)
    await undo(page).click()
    await page.getByRole('alert').getByText('Changed meanwhile').waitFor()
    expect((await stored(id)).assignee_ids).toEqual([world.users.admin])
  })

  it('Undo after another change says so, and does nothing (product.md 25.62)', async () => {
    const { page, id } = await openBoard(['One'])
    await page.getByRole('checkbox', { name: 'Complete One' }).click()
    await undo(page).waitFor()
    expect((await work.patch(`/tasks/${id}`, { priority: 'high' })).status).toBe(200)
    await undo(page).click()
    await page.getByRole('alert').getByText('Changed meanwhile').waitFor()
    expect((await stored(id)).progress).toBe(100)
  })

  it('Undo of a completion does not depend on the task’s place (product.md 25.62)', async () => {
    const { page, id, project } = await openBoard(['One'])
    await page.getByRole('checkbox', { name: 'Complete One' }).click()
    await undo(page).waitFor()
    const { columns } = (await work.get(`/projects/${project}`)).body.data as { columns: { id: string }[] }
    const move = await work.post(`/tasks/${id}/moves`, { card_id: columns.at(-1)?.id, before: null })
    expect(move.status, move.text).toBe(200)
    await undo(page).click()
    await waitFor(async () => (await stored(id)).progress !== 100)
  })

  it('a shortcut that is pressed offline is refused, and changes nothing later', async () => {
    const { page, id } = await openBoard(['One'])
    // From then on the page handles keys and shows messages.
    await page.getByRole('button', { name: 'New task' }).waitFor()
    await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'One', exact: true }).focus()
    await page.context().setOffline(true)
    await page.keyboard.press('x')
    await page.getByText('was not changed').first().waitFor()
    await page.context().setOffline(false)
    await page.getByText('You are offline').waitFor({ state: 'detached' })
    await page.keyboard.press('p')
    await page.getByRole('dialog').getByRole('combobox', { name: 'Priority' }).waitFor()
    expect((await stored(id)).progress).not.toBe(100)
  })

  it('undoing the completion of a repeating task deletes its successor, unless that was changed (product.md 25.62)', async () => {
    const repeating = { recurrence: 'weekly', end_date: '2026-12-01' }
    const { page, id, project } = await openBoard(['One'], repeating)
    const tasks = async () =>
      (await work.get(`/tasks?project_id=${project}`)).body.data as ({ id: string } & Task)[]
    const complete = page.getByRole('checkbox', { name: 'Complete One' })
    await complete.first().click()
    await waitFor(async () => (await tasks()).length === 2)
    await undo(page).click()
    await waitFor(async () => (await tasks()).length === 1)
    expect(await stored(id)).toMatchObject({ recurrence: 'weekly', progress: null })
    await waitFor(async () => (await complete.count()) === 1)
    await complete.click()
    await waitFor(async () => (await tasks()).length === 2)
    const successor = (await tasks()).find((task) => task.id !== id)
    expect((await work.patch(`/tasks/${successor?.id}`, { priority: 'high' })).status).toBe(200)
    await undo(page).click()
    await page.getByRole('alert').getByText('Changed meanwhile').waitFor()
    expect(await tasks()).toHaveLength(2)
  })

  it('Undo is offered for eight seconds, and longer while it has the focus (product.md 25.62)', async () => {
    const { page } = await openBoard(['One', 'Two'])
    await page.clock.install()
    await page.getByRole('checkbox', { name: 'Complete One' }).click()
    await undo(page).focus()
    await page.clock.fastForward(60_000)
    expect(await undo(page).count()).toBe(1)
    await page.getByRole('link', { name: 'Two' }).focus()
    await page.clock.fastForward(8_000)
    await waitFor(async () => (await undo(page).count()) === 0)
  })

  it('Undo of a completion in the panel restores what was stored, which the page does not show yet (product.md 25.62)', async () => {
    const { page, id } = await openBoard(['One'], { progress: 40 })
    await page.route(/\/changes$/, () => undefined)
    await page.reload()
    await page.getByRole('link', { name: 'One', exact: true }).click()
    const completed = page.getByRole('dialog').getByRole('checkbox', { name: 'Completed' })
    await completed.waitFor()
    expect((await work.patch(`/tasks/${id}`, { progress: 80 })).status).toBe(200)
    await completed.click()
    await undo(page).click()
    await waitFor(async () => (await stored(id)).progress !== 100)
    expect((await stored(id)).progress).toBe(80)
  })

  it('a link to a task is copied from its menu, and opens the task (product.md 25.63)', async () => {
    const { page, id } = await openBoard(['One'])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await choose(page, 'One', 'Copy link')
    await page.getByText('Link copied').waitFor()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(link).toBe(`${app.url}/work?task=${id}`)
    await page.goto(link)
    await page.getByRole('dialog', { name: 'One' }).waitFor()
  })

  it('a project is exported from its board (product.md 25.59)', async () => {
    const { page, project } = await openBoard(['One', 'Two'])
    await page.getByRole('button', { name: 'More' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Pier.csv')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toBe((await work.get(`/projects/${project}/tasks.csv`)).text)
  })

  it('a row of My tasks has the same actions (product.md 25.63)', async () => {
    const { page, id } = await openBoard(['Mine to move'], { user_ids: [world.users.owner] })
    await page.goto('/work')
    await page.getByRole('button', { name: 'Actions for Mine to move' }).click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Unassign me',
      'Move to In progress',
      'Move to Done',
      'Copy link',
      'Delete',
    ])
    await page.getByRole('menuitem', { name: 'Move to In progress' }).click()
    await waitFor(async () => (await stored(id)).card?.name === 'In progress')
  })
})
