import { describe, expect, it } from 'vitest'
import { createProject } from '../../src/domain/projects/create-project.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the space that pages take', () => {
  const { app, world, web, commit } = useWorld()
  const browser = useBrowser()

  it('a row of My tasks does not grow: it is shown once its project has arrived (product.md 25.37)', async () => {
    const work = await signInToWork(app, world)
    const task = { title: 'Row', user_ids: [world.users.owner], card_id: world.cards.todo }
    await work.post('/tasks', { ...task, end_date: '2090-01-01' })
    const page = await browser.openAs(app, world, '/favicon.ico')
    await page.addInitScript(`new MutationObserver(() => {
      const row = [...document.querySelectorAll('li')].find(({ innerText }) => innerText.includes('Row'))
      if (row) window.firstText ??= row.innerText
    }).observe(document, { childList: true, subtree: true })`)
    const hasTask = page.waitForResponse(/\/v1\/tasks\?.*due=later/)
    await page.route(/\/v1\/projects\?/, async (route) => {
      await hasTask
      await route.continue()
    })
    await page.goto('/work')
    await page.getByRole('listitem').filter({ hasText: 'Row' }).getByText('New kitchen').waitFor()
    expect(await page.evaluate('firstText')).toContain('New kitchen · To do')
  })

  it('five columns of a board fit a screen of 1,440 pixels (product.md 25.38)', async () => {
    const cards = ['Ideas', 'To do', 'Doing', 'Review', 'Done'].map((name) => ({
      name,
      is_done: name === 'Done',
    }))
    const { id } = await commit((tx) => createProject(tx, web(), { name: 'Wide', cards }))
    const page = await browser.openAs(app, world, `/work/projects/${id}`, {
      viewport: { width: 1440, height: 900 },
    })
    const last = page.getByRole('region', { name: 'Done' })
    await last.waitFor()
    const { x = 0, width = 0 } = (await last.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(1440)
  })

  it('at 360 pixels the heading and the filters of a board leave it two thirds of the screen (product.md 25.84)', async () => {
    const page = await browser.openAs(app, world, `/work/projects/${world.projects.second}`, {
      viewport: { width: 360, height: 740 },
    })
    const board = page
      .getByRole('region')
      .filter({ has: page.getByRole('list') })
      .first()
    await board.waitFor()
    expect((await board.boundingBox())?.y).toBeLessThanOrEqual(740 / 3)
  })

  it('a list has the colors of the board, at most four lines of a title, and at 360 pixels each header in view', async () => {
    const { id } = await commit((tx) => createProject(tx, web(), { name: 'Long' }))
    const work = await signInToWork(app, world)
    const task = { title: 'x'.repeat(500), priority: 'urgent', end_date: '2020-01-01', project_id: id }
    expect((await work.post('/tasks', task)).status).toBe(201)
    const page = await browser.openAs(app, world, `/work/projects/${id}`)
    const colors = async (): Promise<unknown> => {
      await page.getByText('Urgent').waitFor()
      return page.evaluate(
        `['Urgent', 'Overdue'].map((word) => {
          const its = [...document.querySelectorAll('main span')].find((one) => one.innerText.startsWith(word))
          return getComputedStyle(its).color
        })`,
      )
    }
    const onBoard = await colors()
    await page.getByRole('link', { name: 'List', exact: true }).click()
    const header = page.getByRole('columnheader', { name: 'Assignees' })
    await header.waitFor()
    expect(await colors()).toEqual(onBoard)
    const row = page.getByRole('row').nth(1)
    expect((await row.boundingBox())?.height).toBeLessThan(140)
    await page.setViewportSize({ width: 360, height: 740 })
    const { x = 0, width = 0 } = (await header.getByRole('button').boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(344)
  })
})
