import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { withLimits } from '../support/app/budgets.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { signInCookie } from '../support/world/settings.ts'

/** A change to a task, which the page shows immediately. */
interface Change {
  pathOf: (fixture: Fixture) => string
  make: (page: Page) => Promise<void>
  /** Finds the task as the page shows it after the change. */
  find: (page: Page) => Locator
  isStored: (task: Task) => boolean
}

interface Task {
  completed: boolean
  card: { name: string }
}

/** The title of the fixture's first task, which is the owner's. */
const title = 'Order the stone worktop'
const changes: Record<string, Change> = {
  'a completed task': {
    pathOf: () => '/work',
    make: (page) => page.getByRole('checkbox', { name: `Complete ${title}` }).click(),
    find: (page) => page.getByRole('checkbox', { name: `Complete ${title}`, checked: true }),
    isStored: ({ completed }) => completed,
  },
  'a moved task': {
    pathOf: ({ projects }) => `/work/projects/${projects.main}`,
    async make(page) {
      await page.getByRole('button', { name: `Actions for ${title}` }).click()
      await page.getByRole('menuitem', { name: 'Move to Done' }).click()
    },
    find: (page) => page.getByRole('list', { name: 'Tasks in Done' }).getByText(title),
    isStored: ({ card }) => card.name === 'Done',
  },
}

describe.skipIf(isChromiumMissing)('a session that has exceeded its rate limit', () => {
  const browser = useBrowser()

  it('a page of a rate-limited session shows when to try again, and then continues (product.md 18.10, 23.3)', async () => {
    const { app, fixture } = await withLimits({ session: 20 })
    const page = await browser.openAs(app, fixture, '/settings/account')
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor()
    const spend = async () => (await page.request.get('/api/settings/v1/session')).status()
    await waitFor(async () => (await spend()) === 429)
    await page.getByRole('link', { name: 'Activity' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Too many requests' })
    await refusal.getByText('You have made too many requests. Try again in 60 seconds.').waitFor()
    await page.reload()
    await refusal.getByText('Try again in 60 seconds.').waitFor()
    app.clock.advance(60)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('feed', { name: 'Activity' }).waitFor()
  })

  it('a dialog of a rate-limited session shows when to try again, and keeps its input (product.md 18.10, 23.3)', async () => {
    const { app, fixture } = await withLimits({ session_write: 1 })
    const page = await browser.openAs(app, fixture, '/settings/projects')
    await page.getByRole('button', { name: 'New project' }).click()
    const read = { data: { until: new Date().toISOString() } }
    await waitFor(
      async () => (await page.request.post('/api/settings/v1/notifications/reads', read)).status() === 429,
    )
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Lock house')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('Try again in 60 seconds.').waitFor()
    app.clock.advance(60)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Lock house' }).waitFor()
  })

  it.each(Object.keys(changes))(
    'while a session is rate-limited, %s is kept, the page shows the wait, and the change is then saved (product.md 25.5, 25.38)',
    async (what) => {
      const { app, fixture } = await withLimits({ session_work: 1 })
      const page = await browser.open({ baseURL: app.url })
      await page.clock.install()
      const [name = '', value = ''] = (await signInCookie(app, fixture)).split('=')
      await page.context().addCookies([{ name, value, url: app.url }])
      const { pathOf, make, find, isStored } = changes[what] as Change
      await page.goto(pathOf(fixture))
      await page.getByRole('link', { name: title, exact: true }).waitFor()
      const tasks = '/api/work/v1/tasks'
      const data = { card_id: fixture.cards.doing }
      const spent = await page.request.post(`${tasks}/${fixture.tasks.untitled}/moves`, { data })
      expect(spent.status()).toBe(200)
      await make(page)
      await page
        .getByText('Too many changes within a minute. The next one will be saved in 60 seconds.')
        .waitFor()
      await find(page).waitFor()
      const wasStored = async (): Promise<boolean> => {
        const answer = await page.request.get(`${tasks}/${fixture.tasks.first}`)
        return isStored(((await answer.json()) as { data: Task }).data)
      }
      expect(await wasStored()).toBe(false)
      app.clock.advance(60)
      await page.clock.fastForward(60_000)
      await waitFor(wasStored)
    },
  )
})
