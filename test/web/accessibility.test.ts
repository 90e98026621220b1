import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { expectAccessibleInEveryView } from '../support/browser/accessibility.ts'
import { useBrowser, isChromiumMissing } from '../support/browser/browser.ts'
import type { Person } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

interface Shown {
  name: string
  path: string
  person?: Person
  /** Waits until the page shows its content. */
  until: (page: Page) => Promise<unknown>
}

const shown: Shown[] = [
  { name: 'keys', path: '/settings/keys', until: (page) => page.getByRole('table').waitFor() },
  {
    name: 'create-key',
    path: '/settings/keys',
    until: (page) => page.getByRole('button', { name: 'Create key' }).click(),
  },
  {
    name: 'rotate-key',
    path: '/settings/keys',
    until: async (page) => {
      await page.getByRole('button', { name: 'Actions for Full access', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Rotate' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'key',
    path: '/settings/keys',
    until: async (page) => {
      await page.getByRole('link', { name: 'Full access', exact: true }).click()
      await page.getByRole('img').waitFor()
    },
  },
  {
    name: 'edit-key',
    path: '/settings/keys',
    until: async (page) => {
      await page.getByRole('button', { name: 'Actions for Full access', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'members', path: '/settings/members', until: (page) => page.getByRole('table').waitFor() },
  {
    name: 'change-role',
    path: '/settings/members',
    until: async (page) => {
      await page.getByRole('button', { name: 'Actions for Bruno Okafor' }).click()
      await page.getByRole('menuitem', { name: 'Change role' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'time-zone',
    path: '/settings/workspace',
    until: async (page) => {
      await page.getByRole('button', { name: 'Change time zone' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'workspace',
    path: '/settings/workspace',
    until: (page) => page.getByRole('heading', { name: 'Workspace' }).waitFor(),
  },
  {
    name: 'start-of-a-member',
    path: '/settings/start',
    person: 'member',
    until: (page) => page.getByRole('heading', { name: 'Get started' }).waitFor(),
  },
  {
    name: 'no-role',
    path: '/settings/keys',
    person: 'member',
    until: (page) => page.getByRole('heading', { name: 'You do not manage Alder & Finch' }).waitFor(),
  },
  { name: 'account', path: '/settings/account', until: (page) => page.getByRole('table').waitFor() },
  {
    name: 'not-found',
    path: '/settings/nowhere',
    until: (page) => page.getByText('Page not found').waitFor(),
  },
]

describe.skipIf(isChromiumMissing)('every page', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()

  it.each(shown)(
    '$name passes axe, in light and dark, wide and narrow',
    async ({ name, path, person = 'owner', until }) => {
      const page = await browser.openAs(app, world, path, { person })
      await until(page)
      await expectAccessibleInEveryView(page, name)
    },
  )

  it('the sign-in page passes axe, in light and dark, wide and narrow', async () => {
    const page = await browser.open({ baseURL: app.url })
    await page.goto('/settings/sign-in')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expectAccessibleInEveryView(page, 'sign-in')
  })

  it('the start page passes axe, in light and dark, wide and narrow', async () => {
    const page = await browser.open({ baseURL: app.url })
    await page.goto('/')
    await expectAccessibleInEveryView(page, 'root')
  })
})
