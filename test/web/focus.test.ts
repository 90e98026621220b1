import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { useWorld } from '../support/world/world.ts'

describe.skipIf(isChromiumMissing)('what is removed hands its focus on (product.md 25.90)', () => {
  const { app } = useWorld()
  const browser = useBrowser()

  interface Case {
    path: (own: Fixture) => string | Promise<string>
    /** Removes a control by keyboard. */
    remove: (page: Page) => Promise<void>
    /** What then has the focus. */
    next: (page: Page) => Locator
  }

  const press = async (control: Locator, key = 'Enter'): Promise<void> => {
    await control.focus()
    await control.press(key)
  }
  const createTask = async (own: Fixture, title: string, fields: object = {}): Promise<string> => {
    const work = await signInToWork(app, own)
    const answer = await work.post('/tasks', { title, card_id: own.cards.todo, ...fields })
    expect(answer.status, answer.text).toBe(201)
    return (answer.body.data as { id: string }).id
  }
  const inPanel = async (own: Fixture, fields: object = {}): Promise<string> =>
    `/work?task=${await createTask(own, 'Sand', fields)}`
  const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })

  const cases: Record<string, Case> = {
    'the last other session': {
      path: async (own) => {
        await signIn(app, own)
        return '/settings/account'
      },
      remove: async (page) => {
        const ends = page.getByRole('button', { name: 'End', exact: true })
        await ends.first().waitFor()
        for (let left = await ends.count(); left > 0; left--) {
          await press(ends.last())
          await ends.nth(left - 1).waitFor({ state: 'detached' })
        }
        await page
          .locator('[data-announcements]')
          .getByText('The session has ended.')
          .waitFor({ state: 'attached' })
      },
      next: (page) => heading(page, 'Sessions'),
    },
    'a member of a project': {
      path: async (own) => {
        const owner = await signIn(app, own)
        for (const user of [own.users.member, own.users.admin])
          await owner.call('PUT', `/projects/${own.projects.main}/members/${user}`, {
            body: { role: 'viewer' },
          })
        return `/settings/projects/${own.projects.main}`
      },
      remove: async (page) => {
        const removed = page.getByRole('button', { name: /^Remove / }).first()
        const name = (await removed.getAttribute('aria-label')) ?? ''
        await press(removed)
        await page.getByRole('button', { name }).waitFor({ state: 'detached' })
      },
      next: (page) => page.getByRole('table', { name: 'Members of the project' }).getByRole('button').first(),
    },
    'a column, in the settings': {
      path: async (own) => {
        const owner = await signIn(app, own)
        await owner.post(`/projects/${own.projects.main}/columns`, { name: 'Waiting' })
        return `/settings/projects/${own.projects.main}`
      },
      remove: async (page) => {
        await press(page.getByRole('button', { name: 'Delete Waiting' }))
        await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
      },
      next: (page) => heading(page, 'Columns'),
    },
    'the button that disables an endpoint': {
      path: async ({ workspace }) =>
        `/settings/webhooks/${(await giveEndpoint(app, workspace.id, 'https://receiver.example/hook')).id}`,
      remove: async (page) => {
        await press(page.getByRole('button', { name: 'Disable' }))
        await press(page.getByRole('dialog').getByRole('button', { name: 'Disable' }))
      },
      next: (page) => page.getByRole('button', { name: 'Enable' }),
    },
    'the button that clears filters': {
      path: () => '/settings/activity?type=key.revoked',
      remove: (page) => press(page.getByRole('button', { name: 'Clear filters' })),
      next: (page) => page.getByRole('search').locator('input, select').last(),
    },
    'an assignee in the panel': {
      path: (own) => inPanel(own, { user_ids: [own.users.owner, own.users.admin] }),
      remove: (page) =>
        press(
          page
            .getByRole('dialog')
            .getByRole('button', { name: /^Remove / })
            .first(),
        ),
      next: (page) => page.getByRole('dialog').getByRole('button', { name: /^Remove / }),
    },
    'a reply that is sent': {
      path: async (own) => {
        const path = await inPanel(own)
        const work = await signInToWork(app, own)
        await work.post(`/tasks/${path.split('=')[1]}/comments`, { body: 'How much?' })
        return path
      },
      remove: async (page) => {
        await press(page.getByRole('button', { name: 'Reply' }))
        await page.getByRole('textbox', { name: 'Reply' }).fill('Two tons')
        await page.getByRole('textbox', { name: 'Reply' }).press('Control+Enter')
        await page.getByRole('textbox', { name: 'Reply' }).waitFor({ state: 'detached' })
      },
      next: (page) => page.getByRole('list', { name: 'Comments' }).locator(':focus'),
    },
    'a task that is completed in its panel': {
      path: async (own) => {
        const mine = { user_ids: [own.users.owner] }
        await createTask(own, 'First', { ...mine, end_date: '2090-01-01' })
        await createTask(own, 'Second', { ...mine, end_date: '2090-01-02' })
        return '/work'
      },
      remove: async (page) => {
        await press(page.getByRole('link', { name: 'First' }))
        await press(page.getByRole('dialog').getByRole('checkbox', { name: 'Completed' }), 'Space')
        await page.locator('a', { hasText: 'First' }).waitFor({ state: 'detached' })
        await page.keyboard.press('Escape')
      },
      next: (page) => page.getByRole('link', { name: 'Second' }),
    },
    'an event': {
      path: async (own) => {
        const work = await signInToWork(app, own)
        for (const title of ['Ebb', 'Flood'])
          await work.post('/events', {
            ...{
              title,
              date: '2032-03-02',
              start_time: '08:00',
              end_time: '09:00',
              repeat: 'none',
              timezone: 'UTC',
            },
          })
        return '/work/calendar?day=2032-03-02&view=month'
      },
      remove: async (page) => {
        await press(page.getByRole('link', { name: /Ebb/ }))
        await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
        await press(page.getByRole('dialog', { name: 'Delete Ebb?' }).getByRole('button', { name: 'Delete' }))
        await page.locator('[data-announcements]').getByText('Deleted “Ebb”').waitFor({ state: 'attached' })
      },
      next: (page) => page.getByRole('link', { name: /Flood/ }),
    },
  }

  it.each(Object.entries(cases))('%s', async (_, { path, remove, next }) => {
    const own = await app.fixture()
    const at = await path(own)
    const page = await browser.openAs(app, own, at)
    await remove(page)
    await next(page).and(page.locator(':focus')).first().waitFor()
  })

  it('the button that loads the last entries hands its focus to the first of them', async () => {
    const own = await app.fixture()
    const page = await browser.openAs(app, own, '/settings/activity')
    await page.getByRole('article').nth(49).waitFor()
    await press(page.getByRole('button', { name: 'Load more' }))
    await page.getByRole('article').nth(50).locator(':focus').waitFor()
  })
})
