import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../support/app/app.ts'
import { isChromiumMissing, useBrowser } from '../support/browser/browser.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('the focus of the web editor is not lost (product.md 25.90)', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  let owner: Caller
  let work: Caller
  beforeAll(async () => {
    owner = await signIn(app, world)
    work = await signInToWork(app, world)
  })

  const makeProject = async (...titles: string[]) => {
    const { id, columns } = (await owner.post('/projects', { name: 'Quay' })).body.data as {
      id: string
      columns: { id: string; name: string }[]
    }
    const tasks: string[] = []
    for (const title of titles) {
      const made = await work.post('/tasks', { title, card_id: columns[0]?.id })
      tasks.push((made.body.data as { id: string }).id)
    }
    const other = await work.post('/tasks', { title: 'Under way', card_id: columns[1]?.id })
    expect(other.status).toBe(201)
    return { id, path: `/work/projects/${id}`, tasks, columns: columns.map((column) => column.id) }
  }
  const card = (page: Page, title: string): Locator => page.getByRole('link', { name: title, exact: true })
  const focusOn = (page: Page, one: Locator): Promise<void> => one.and(page.locator(':focus')).waitFor()
  const announced = (page: Page, text: string): Promise<void> =>
    page.locator('[data-announcements]', { hasText: text }).waitFor({ state: 'attached' })
  const forbidden = { error: { code: 'forbidden', message: 'You may not do this.', request_id: 'req_1' } }
  const hold = async (page: Page, url: RegExp, answer: (body: unknown) => object | number | null) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(url, async (route) => {
      await released
      const given = answer(route.request().postDataJSON())
      if (given === null) return route.abort('internetdisconnected')
      if (typeof given === 'number') return route.fulfill({ status: given, json: forbidden })
      return route.fulfill({ json: given })
    })
    return () => release()
  }

  const isRefused = (id: string) => ({ id, code: 'forbidden', message: 'You may not change this task.' })
  const answers: Record<string, (body: unknown) => object | number | null> = {
    'of which one is refused': (body) => {
      const {
        task_ids: [first = '', ...others],
      } = body as { task_ids: string[] }
      return { data: { changed: others, refused: [isRefused(first)], former_places: others.map(() => null) } }
    },
    'of which all are refused': (body) => ({
      data: {
        changed: [],
        refused: (body as { task_ids: string[] }).task_ids.map(isRefused),
        former_places: [],
      },
    }),
    'whose request fails': () => 500,
  }
  const actions: Record<string, (page: Page) => Promise<void>> = {
    Complete: () => Promise.resolve(),
    Assign: (page) => page.getByRole('menuitem', { name: 'Anna Keller' }).press('Enter'),
    Delete: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter'),
  }
  it.each(
    Object.keys(answers).flatMap((how) => Object.keys(actions).map((action) => [how, action] as const)),
  )('tasks %s keep the focus on %s, also during the request', async (how, action) => {
    const { path } = await makeProject('One', 'Two')
    const page = await browser.openAs(app, world, `${path}?view=list`)
    const release = await hold(page, /\/tasks\/changes$/, answers[how] ?? (() => null))
    for (const title of ['One', 'Two']) await page.getByRole('checkbox', { name: `Select ${title}` }).click()
    const button = page.getByRole('toolbar').getByRole('button', { name: action, exact: true })
    const sent = page.waitForRequest(/\/tasks\/changes$/)
    await button.press('Enter')
    await actions[action]?.(page)
    await sent
    await page.locator('[aria-disabled=true]').first().waitFor()
    await focusOn(page, button)
    // It does nothing meanwhile.
    await button.press('Enter')
    release()
    await page.getByRole('alert').first().waitFor()
    await page.locator('[aria-disabled=true]').first().waitFor({ state: 'detached' })
    await focusOn(page, button)
    expect(await page.getByRole('menu').or(page.getByRole('dialog')).count()).toBe(0)
  })

  it('a button that was disabled during its request has the focus again', async () => {
    const page = await browser.openAs(app, world, '/work/projects')
    const release = await hold(page, /\/work\/v1\/projects$/, () => 500)
    await page.getByRole('main').getByRole('button', { name: 'New project' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mole')
    const create = dialog.getByRole('button', { name: 'Create' })
    await create.focus()
    await create.press('Enter')
    await dialog.locator('[data-loading]').first().waitFor()
    release()
    await dialog.getByRole('alert').waitFor()
    await focusOn(page, create)
  })

  it.each([
    ['a card', () => Promise.resolve()],
    [
      'the panel of a task',
      async (page: Page) => {
        await page.keyboard.press('Enter')
        await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).waitFor()
      },
    ],
  ])('a project that is taken away leaves the focus of %s on the heading', async (what, open) => {
    const { id, path } = await makeProject('One')
    const page = await browser.openAs(app, world, path, { person: 'member' })
    await card(page, 'One').focus()
    await open(page)
    await owner.patch(`/projects/${id}`, { private: true })
    await page.getByRole('heading', { name: 'Not found' }).first().waitFor()
    if (what !== 'a card') {
      await page.getByRole('dialog').getByRole('heading', { name: 'Not found' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await focusOn(page, page.getByRole('heading', { level: 1 }))
  })

  it('a panel that was opened by its URL leaves the focus on the heading', async () => {
    const { path } = await makeProject('One')
    const page = await browser.openAs(app, world, `${path}?task=task_0000000000000000`)
    await page.getByRole('dialog').getByRole('heading', { name: 'Not found' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await focusOn(page, page.getByRole('heading', { level: 1 }))
  })

  it('a column that is deleted leaves the focus of its card on the heading', async () => {
    const { path, columns } = await makeProject('One')
    const page = await browser.openAs(app, world, path)
    await card(page, 'Under way').focus()
    await owner.delete(`/columns/${columns[1]}?move_to=${columns[2]}`)
    await page.getByRole('region', { name: 'In progress' }).waitFor({ state: 'detached' })
    await focusOn(page, page.getByRole('heading', { level: 1 }))
  })

  it.each([
    ['refuses', 403],
    ['fails at', 500],
    ['does not answer', null],
  ])(
    'a card whose drop the server %s takes its focus back, and this is announced (product.md 25.31)',
    async (_, how) => {
      const { path } = await makeProject('One', 'Two')
      const page = await browser.openAs(app, world, path)
      const release = await hold(page, /\/moves$/, () => how)
      await card(page, 'One').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await page.locator('[aria-live=assertive]').getByText('in In progress').waitFor({ state: 'attached' })
      await page.keyboard.press('Space')
      const target = page.getByRole('list', { name: 'Tasks in In progress' })
      await focusOn(page, card(page, 'One'))
      await card(page, 'One').and(target.locator('a')).waitFor()
      release()
      await page.getByRole('alert').getByText('“One” was not moved').waitFor()
      await announced(page, '“One” is back in To do.')
      await card(page, 'One')
        .and(page.getByRole('list', { name: 'Tasks in To do' }).locator('a'))
        .waitFor()
      await focusOn(page, card(page, 'One'))
    },
  )

  it.each(['ArrowRight', undefined])(
    'a lifted card that somebody deletes is said to be gone when it is dropped (%s) (product.md 25.31)',
    async (key) => {
      const { path, tasks } = await makeProject('One', 'Two')
      const page = await browser.openAs(app, world, path)
      const spoken = page.locator('[aria-live=assertive]')
      await card(page, 'One').focus()
      // The page hears of it before a stream that is opened later does.
      await page.evaluate(`new Promise((opened) => {
        const stream = new EventSource('/api/work/v1/changes')
        window.told = new Promise((resolve) => {
          stream.onmessage = ({ data }) => data.includes('task.deleted') && requestIdleCallback(resolve)
        })
        stream.onopen = () => opened()
      })`)
      await page.keyboard.press('Space')
      await spoken.getByText('Lifted One').waitFor({ state: 'attached' })
      if (key !== undefined) {
        await page.keyboard.press(key)
        await spoken.getByText('in In progress').waitFor({ state: 'attached' })
      }
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      expect((await work.delete(`/tasks/${tasks[0]}`)).status).toBe(204)
      await page.evaluate('told.then(() => true)')
      await page.keyboard.press('Space')
      await spoken.getByText('One is gone: it was deleted').waitFor({ state: 'attached' })
      await card(page, 'One').waitFor({ state: 'detached' })
      await focusOn(page, card(page, 'Two'))
      expect(requests.filter((url) => url.endsWith('/moves'))).toEqual([])
    },
  )
})
