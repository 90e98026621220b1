import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { expectFocus } from '../support/browser/keyboard.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

interface Task {
  id: string
  title: string
  progress: number | null
  card: { id: string; name: string } | null
  assignee_ids: string[]
}

describe.skipIf(isChromiumMissing)('the list of a project', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  let owner: Caller
  let work: Caller
  beforeAll(async () => {
    owner = await signIn(app, world)
    work = await signInToWork(app, world)
  })

  /** Creates tasks with a column, and other fields, in a new project, and opens its list. */
  const openList = async (
    tasks: Record<string, { column?: string } & Record<string, unknown>>,
    query = '',
  ) => {
    const project = (await owner.post('/projects', { name: 'Pier' })).body.data as {
      id: string
      columns: { id: string; name: string }[]
    }
    for (const [title, { column = 'To do', ...fields }] of Object.entries(tasks)) {
      const card_id = project.columns.find(({ name }) => name === column)?.id
      const answer = await work.post('/tasks', { title, card_id, ...fields })
      expect(answer.status, answer.text).toBe(201)
    }
    const page = await browser.openAs(app, world, `/work/projects/${project.id}?view=list${query}`)
    await page.getByRole('table', { name: 'Tasks' }).waitFor()
    return { page, project: project.id }
  }
  const titlesIn = (page: Page): Promise<string[]> =>
    page.getByRole('table', { name: 'Tasks' }).getByRole('link').allTextContents()
  const waitForTitles = (page: Page, ...titles: string[]): Promise<void> =>
    waitFor(async () => String(await titlesIn(page)) === String(titles))
  const stored = async (project: string): Promise<Task[]> =>
    (await work.get(`/tasks?project_id=${project}`)).body.data as Task[]
  const select = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` })

  it('is sorted by each header, in both orders, and keeps this in its URL (product.md 25.64)', async () => {
    const { page } = await openList({
      Bolt: { priority: 'low', end_date: '2026-12-03', user_ids: [world.users.member] },
      anchor: { column: 'Done', priority: 'urgent', end_date: '2026-12-01' },
      Crane: { column: 'In progress', end_date: '2026-12-02', user_ids: [world.users.owner] },
    })
    await waitForTitles(page, 'Bolt', 'Crane', 'anchor')
    const sortBy = (name: string): Promise<void> =>
      page.getByRole('columnheader', { name }).getByRole('button').click()
    for (const [header, titles] of Object.entries({
      Title: ['anchor', 'Bolt', 'Crane'],
      Priority: ['anchor', 'Bolt', 'Crane'],
      'Due date': ['anchor', 'Crane', 'Bolt'],
    })) {
      await sortBy(header)
      await waitForTitles(page, ...titles)
    }
    await sortBy('Due date')
    await waitForTitles(page, 'Bolt', 'Crane', 'anchor')
    expect(await page.locator('[aria-sort]').getAttribute('aria-sort')).toBe('descending')
    await sortBy('Column')
    await waitForTitles(page, 'Bolt', 'Crane', 'anchor')
    await sortBy('Assignees')
    await waitFor(async () => (await titlesIn(page)).at(-1) === 'anchor')
    await sortBy('Title')
    await sortBy('Title')
    await waitForTitles(page, 'Crane', 'Bolt', 'anchor')
    await page.reload()
    await waitForTitles(page, 'Crane', 'Bolt', 'anchor')
    await page.getByRole('link', { name: 'Board', exact: true }).click()
    await page.getByRole('list', { name: 'Tasks in Done' }).getByText('anchor').waitFor()
  })

  it('loads all tasks to sort them by assignees (product.md 25.64)', async () => {
    const others = Array.from({ length: 120 }, (_, n) => [`Plank ${n}`, {}])
    const { page } = await openList(
      { Winch: { user_ids: [world.users.member] }, ...Object.fromEntries(others) },
      '&sort=assignees',
    )
    await waitFor(async () => (await titlesIn(page))[0] === 'Winch')
  })

  it('hides completed tasks, and keeps the filters of the board (product.md 25.64)', async () => {
    const { page } = await openList({ One: {}, Two: { progress: 100 }, Other: {} }, '&q=o')
    await waitForTitles(page, 'One', 'Two', 'Other')
    await page.getByRole('checkbox', { name: 'Hide completed' }).click()
    await waitForTitles(page, 'One', 'Other')
    await page.reload()
    await waitForTitles(page, 'One', 'Other')
    await page.getByRole('textbox', { name: 'Search' }).fill('oth')
    await waitForTitles(page, 'Other')
  })

  it('changes the chosen tasks at once, in one request, and can undo it (product.md 25.65)', async () => {
    const { page, project } = await openList({ One: {}, Two: {}, Three: { progress: 30 } })
    await waitForTitles(page, 'One', 'Two', 'Three')
    const requests: string[] = []
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()))
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('toolbar', { name: '3 selected' }).getByRole('button', { name: 'Complete' }).click()
    await waitFor(async () => (await stored(project)).every(({ progress }) => progress === 100))
    expect(requests.filter((url) => url.includes('/tasks'))).toHaveLength(1)
    await page.getByRole('toolbar').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await waitFor(async () => (await stored(project)).every(({ progress }) => progress !== 100))
    expect((await stored(project)).find(({ title }) => title === 'Three')?.progress).toBe(30)
  })

  it.each([
    [
      'completion',
      (page: Page) => page.getByRole('toolbar').getByRole('button', { name: 'Complete' }).click(),
      ({ progress }: Task) => progress === 100,
    ],
    [
      'assignment',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Assign', exact: true }).click()
        await page.getByRole('menuitem', { name: 'Anna Keller' }).click()
      },
      ({ assignee_ids }: Task) => assignee_ids.includes(world.users.owner),
    ],
  ])(
    'Undo of the %s of tasks restores what was stored, which the page did not show (product.md 25.65)',
    async (_what, act, isChanged) => {
      const { page, project } = await openList({ One: { progress: 30 }, Two: { progress: 40 } })
      // The page hears of nothing.
      await page.route(/v1\/changes$/, () => undefined)
      await page.reload()
      await waitForTitles(page, 'One', 'Two')
      const one = (await stored(project)).find(({ title }) => title === 'One')
      const theirs = { progress: 80, user_ids: [world.users.owner, world.users.member] }
      expect((await work.patch(`/tasks/${one?.id}`, theirs)).status).toBe(200)
      const valuesOf = async () =>
        (await stored(project)).map(({ title, progress, assignee_ids }) => ({
          title,
          progress,
          assignee_ids,
        }))
      const before = await valuesOf()
      await page.getByRole('checkbox', { name: 'Select all' }).click()
      await act(page)
      await waitFor(async () => (await stored(project)).every(isChanged))
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.locator('[data-announcements]', { hasText: 'Undone' }).waitFor({ state: 'attached' })
      expect(await valuesOf()).toEqual(before)
    },
  )

  it.each([
    [
      'completion',
      (page: Page) => page.getByRole('toolbar').getByRole('button', { name: 'Complete' }).click(),
      (id: string) => work.patch(`/tasks/${id}`, { priority: 'high' }),
      ({ progress }: Task) => progress === 100,
    ],
    [
      'move',
      async (page: Page) => {
        await page.getByRole('toolbar').getByRole('button', { name: 'Move to' }).click()
        await page.getByRole('menuitem', { name: 'Done' }).click()
      },
      async (id: string, cardId = '') => work.post(`/tasks/${id}/moves`, { card_id: cardId, before: null }),
      ({ card }: Task) => card?.name === 'Done',
    ],
  ])(
    'Undo of the %s of tasks leaves the tasks that another person has changed since, and says how many (product.md 25.65)',
    async (_what, act, change, isChanged) => {
      const { page, project } = await openList({ One: {}, Two: {}, Three: {} })
      await page.getByRole('checkbox', { name: 'Select all' }).click()
      await act(page)
      await waitFor(async () => (await stored(project)).every(isChanged))
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      const two = (await stored(project)).find(({ title }) => title === 'Two')
      expect((await change(two?.id ?? '', two?.card?.id)).status).toBe(200)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('alert').getByText('Undone for 2 tasks, but not for 1').waitFor()
      expect((await stored(project)).filter(isChanged).map(({ title }) => title)).toEqual(['Two'])
    },
  )

  it.each([
    ['a choice that is cleared', (page: Page) => page.getByRole('button', { name: 'Clear' }).click(), 0],
    ['a task that is deselected', (page: Page) => select(page, 'Plank 000').click(), 119],
  ])('%s while “Select all” is still loading stays so (product.md 25.65)', async (_what, act, count) => {
    const { page, project } = await openList({ 'Plank 000': {} }, '&sort=title')
    const lines = Array.from({ length: 119 }, (_, i) => `Plank ${String(i + 1).padStart(3, '0')}`)
    const headers = { 'Content-Type': 'text/csv' }
    const csv = `title\n${lines.join('\n')}\n`
    expect((await work.post(`/projects/${project}/imports`, csv, { headers })).status).toBe(200)
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/work\/v1\/tasks\?.*cursor=/, async (route) => {
      await released
      await route.continue()
    })
    await page.reload()
    await select(page, 'Plank 000').click()
    const more = page.waitForRequest(/\/work\/v1\/tasks\?.*cursor=/)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await more
    await act(page)
    await page.getByRole('toolbar').waitFor({ state: 'detached' })
    release()
    await page.locator('[role=table][aria-rowcount="121"]').waitFor()
    await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
    if (count > 0) await page.getByRole('toolbar', { name: `${count} selected` }).waitFor()
    else expect(await page.getByRole('toolbar').count()).toBe(0)
  })

  it('moves, assigns and deletes the chosen tasks; the choice outlives filters and others’ changes (product.md 25.65)', async () => {
    const { page, project } = await openList({ One: {}, Two: {}, Three: {} })
    await select(page, 'One').click()
    await page.getByRole('textbox', { name: 'Search' }).fill('two')
    await waitForTitles(page, 'Two')
    await select(page, 'Two').click()
    const toolbar = page.getByRole('toolbar', { name: '2 selected' })
    await toolbar.getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: 'Done' }).click()
    const inDone = async (): Promise<string[]> =>
      (await stored(project)).filter(({ card }) => card?.name === 'Done').map(({ title }) => title)
    await waitFor(async () => String((await inDone()).toSorted()) === 'One,Two')
    await page.getByRole('textbox', { name: 'Search' }).fill('')
    await waitForTitles(page, 'Three', 'One', 'Two')
    await select(page, 'Three').click()
    await page.getByRole('button', { name: 'Assign', exact: true }).click()
    await page.getByRole('menuitem').first().click()
    await waitFor(async () => (await stored(project)).some(({ assignee_ids }) => assignee_ids.length === 1))
    await select(page, 'Three').click()
    const gone = (await stored(project)).find(({ title }) => title === 'Two')
    await select(page, 'Two').click()
    expect((await work.delete(`/tasks/${gone?.id}`)).status).toBe(204)
    await waitForTitles(page, 'Three', 'One')
    await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await waitForTitles(page, 'One')
    const refused = page.getByRole('alert', { name: 'Tasks that were not changed' })
    expect(await refused.textContent()).toContain('Two: ')
    await page.getByRole('toolbar', { name: '1 selected' }).getByRole('button', { name: 'Clear' }).click()
    await expectFocus(page, 'Hide completed')
  })

  it('scrolls to the last of many tasks (product.md 25.64)', async () => {
    const titles = Array.from({ length: 230 }, (_, i) => `Plank ${String(i).padStart(3, '0')}`)
    const { page, project } = await openList({ 'Plank 000': {} }, '&sort=title')
    const csv = `title\n${titles.slice(1).join('\n')}\n`
    const headers = { 'Content-Type': 'text/csv' }
    expect((await work.post(`/projects/${project}/imports`, csv, { headers })).status).toBe(200)
    await waitFor(async () => (await titlesIn(page)).length > 5)
    const last = page.getByRole('link', { name: 'Plank 229' })
    await waitFor(async () => {
      await page.evaluate(`document.querySelector('[role=table]').parentElement.scrollBy(0, 1e5)`)
      return (await last.count()) > 0
    })
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('toolbar', { name: '230 selected' }).waitFor()
  })

  it('offers viewers no change, and passes axe in every view (product.md 25.64)', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.viewer_only}?view=list`)
    await page.getByRole('table', { name: 'Tasks' }).getByRole('link').first().waitFor()
    expect(await page.getByRole('table').getByRole('checkbox').count()).toBe(0)
    await page.goto(`/work/projects/${world.projects.main}?view=list`)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('toolbar').waitFor()
    await expectAccessibleInEveryView(page, 'list')
  })
})
