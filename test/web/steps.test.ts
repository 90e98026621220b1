import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

interface Task {
  id: string
  title: string
  priority: string | null
  due_date: string | null
  completed: boolean
  assignee_ids: string[]
  project_id: string
  card: { name: string } | null
}

/** A step is a click, a key, a choice, or a text with its Enter. */
class Steps {
  count = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async key(key: string): Promise<void> {
    this.count++
    await this.page.keyboard.press(key)
  }

  async click(target: Locator): Promise<void> {
    this.count++
    await target.click()
  }

  async choose(target: Locator, option: string): Promise<void> {
    this.count++
    await target.selectOption(option)
  }

  async text(target: Locator, text: string): Promise<void> {
    this.count++
    await target.fill(text)
    await target.press('Enter')
  }
}

describe.skipIf(isChromiumMissing)('the steps of daily work', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  let owner: Caller
  let work: Caller
  beforeAll(async () => {
    owner = await signIn(app, world)
    work = await signInToWork(app, world)
  })

  const createProject = async (name: string) => {
    const project = (await owner.post('/projects', { name })).body.data as {
      id: string
      columns: { id: string; name: string }[]
    }
    const created = await work.post('/tasks', { title: 'One', card_id: project.columns[0]?.id })
    return { project: project.id, id: (created.body.data as Task).id }
  }
  const openBoard = async (name = 'Pier') => {
    const created = await createProject(name)
    const page = await browser.openAs(app, world, `/work/projects/${created.project}`)
    await page.getByRole('button', { name: 'Actions for One' }).waitFor()
    await page.getByRole('button', { name: 'New task' }).waitFor()
    return { ...created, page, steps: new Steps(page) }
  }
  const stored = async (id: string): Promise<Task> => (await work.get(`/tasks/${id}`)).body.data as Task
  const titlesOf = async (project: string): Promise<string[]> =>
    ((await work.get(`/tasks?project_id=${project}`)).body.data as Task[]).map(({ title }) => title)
  const card = (page: Page): Locator => page.getByRole('link', { name: 'One', exact: true })

  it('three tasks are added to a column in four steps', async () => {
    const { page, project, steps } = await openBoard()
    const column = page.getByRole('region', { name: 'To do' })
    await steps.click(column.getByRole('button', { name: 'Add task' }))
    for (const title of ['Two', 'Three', 'Four'])
      await steps.text(column.getByRole('textbox', { name: 'Title' }), title)
    await waitFor(async () => (await titlesOf(project)).length === 4)
    expect(steps.count).toBe(4)
  })

  it('a task is created for the project used last in two steps, and for another one in three', async () => {
    const other = await createProject('Harbour')
    const { page, project, steps } = await openBoard()
    await page.goto('/work')
    await page.getByRole('button', { name: 'New task' }).waitFor()
    const dialog = page.getByRole('dialog', { name: 'New task' })
    await steps.key('c')
    await steps.text(dialog.getByRole('textbox', { name: 'Title' }), 'Two')
    await waitFor(async () => (await titlesOf(project)).includes('Two'))
    await dialog.waitFor({ state: 'detached' })
    expect(steps.count).toBe(2)
    await steps.key('c')
    await steps.choose(dialog.getByRole('combobox', { name: 'Project' }), 'Harbour')
    await steps.text(dialog.getByRole('textbox', { name: 'Title' }), 'Three')
    await waitFor(async () => (await titlesOf(other.project)).includes('Three'))
    expect(steps.count).toBe(5)
  })

  /** Steps on a focused card, and what the task then is. */
  const onCard: {
    title: string
    steps: number
    act: (steps: Steps, page: Page) => Promise<void>
    done: (task: Task) => boolean
  }[] = [
    {
      title: 'assigned to oneself',
      steps: 1,
      act: (steps) => steps.key('a'),
      done: ({ assignee_ids }) => assignee_ids.length === 1,
    },
    {
      title: 'due tomorrow',
      steps: 2,
      act: async (steps, page) => {
        await steps.key('d')
        await focused(page, 'due')
        await steps.text(page.getByRole('textbox', { name: 'Due date' }), 'tomorrow')
      },
      done: ({ due_date }) => due_date !== null,
    },
    {
      title: 'urgent',
      steps: 2,
      act: async (steps, page) => {
        await steps.key('p')
        await focused(page, 'priority')
        await steps.choose(page.getByRole('dialog').getByRole('combobox', { name: 'Priority' }), 'Urgent')
      },
      done: ({ priority }) => priority === 'urgent',
    },
    {
      title: 'in the next column, by the keyboard',
      steps: 2,
      act: async (steps, page) => {
        await steps.key('m')
        await focused(page, 'column')
        await steps.choose(page.getByRole('dialog').getByRole('combobox', { name: 'Column' }), 'In progress')
      },
      done: ({ card: column }) => column?.name === 'In progress',
    },
    {
      title: 'in the next column, by its menu',
      steps: 2,
      act: async (steps, page) => {
        await steps.click(page.getByRole('button', { name: 'Actions for One' }))
        await steps.click(page.getByRole('menuitem', { name: 'Move to In progress' }))
      },
      done: ({ card: column }) => column?.name === 'In progress',
    },
    {
      title: 'completed',
      steps: 1,
      act: (steps) => steps.key('x'),
      done: ({ completed }) => completed,
    },
    {
      title: 'completed by its checkbox',
      steps: 1,
      act: (steps, page) => steps.click(page.getByRole('checkbox', { name: 'Complete One' })),
      done: ({ completed }) => completed,
    },
  ]
  it.each(onCard)(
    'a task is $title in $steps steps (product.md 25.67)',
    async ({ act, done, ...expected }) => {
      const { page, id, steps } = await openBoard()
      await card(page).focus()
      await act(steps, page)
      await waitFor(async () => done(await stored(id)))
      expect(steps.count).toBe(expected.steps)
    },
  )

  it('the shortcuts of a task also work in its panel, but not while a text is typed (product.md 25.67)', async () => {
    const { page, id } = await openBoard()
    await page.goto(`/work?task=${id}`)
    const panel = page.getByRole('dialog', { name: 'One' })
    await panel.getByRole('textbox', { name: 'Title' }).focus()
    await page.keyboard.press('x')
    await waitFor(async () => (await stored(id)).title.includes('x'))
    expect((await stored(id)).completed).toBe(false)
    await panel.getByRole('button', { name: 'Copy link' }).focus()
    await page.keyboard.press('x')
    await waitFor(async () => (await stored(id)).completed)
    await page.keyboard.press('m')
    await focused(page, 'column')
  })

  it('a task of any project is found in two steps', async () => {
    const { project } = await createProject('Harbour')
    const answer = await work.get(`/projects/${project}`)
    const { columns } = answer.body.data as { columns: { id: string }[] }
    await work.post('/tasks', { title: 'Dredge the basin', card_id: columns[0]?.id })
    const { page, steps } = await openBoard()
    await steps.key('Control+k')
    const search = page.getByRole('dialog', { name: 'Search' })
    await search.getByRole('textbox', { name: 'Search' }).fill('dredge')
    await search.getByRole('list', { name: 'Results' }).getByText('Dredge the basin').first().waitFor()
    await steps.text(search.getByRole('textbox', { name: 'Search' }), 'dredge')
    await page.getByRole('dialog', { name: 'Dredge the basin' }).waitFor()
    expect(steps.count).toBe(2)
  })

  it('a project is created in three steps', async () => {
    const { page, steps } = await openBoard()
    await steps.click(page.getByRole('button', { name: 'New project' }).first())
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await steps.text(dialog.getByRole('textbox', { name: 'Name' }), 'Quay')
    await page.getByRole('heading', { name: 'Quay', level: 1 }).waitFor()
    expect(steps.count).toBeLessThanOrEqual(3)
  })
})

/** Waits until a field of the panel has the focus. */
const focused = (page: Page, field: string): Promise<void> =>
  waitFor(async () => (await page.evaluate('document.activeElement?.dataset.field')) === field)
