import { mkdirSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutChromium } from '../support/browser.ts'
import { useWorld } from '../support/world.ts'

/** Where the pictures of all pages are kept, to be looked at. */
const screens = '.artifacts/screens'
mkdirSync(screens, { recursive: true })

const ways: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 860 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 860 } },
  narrow: { colorScheme: 'light', viewport: { width: 360, height: 740 } },
}

interface Shown {
  name: string
  path: string
  /** What is there once the page has what it shows. */
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
  { name: 'account', path: '/settings/account', until: (page) => page.getByRole('table').waitFor() },
  { name: 'not-found', path: '/settings/nowhere', until: (page) => page.getByText('no such page').waitFor() },
]

describe.skipIf(withoutChromium)('every page', () => {
  const { app, world } = useWorld()
  const browser = useBrowser()
  const table = Object.keys(ways).flatMap((way) => shown.map((one) => ({ way, ...one })))

  it.each(table)('$name is for everybody, $way', async ({ way, name, path, until }) => {
    const page = await browser.openAs(app, world, path, ways[way])
    await until(page)
    await expectAccessible(page)
    await page.screenshot({ path: `${screens}/${name}-${way}.png`, fullPage: way === 'narrow' })
  })

  it.each(Object.keys(ways))('sign-in is for everybody, %s', async (way) => {
    const page = await browser.open({ ...ways[way], baseURL: app.url })
    await page.goto('/settings/sign-in')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expectAccessible(page)
    await page.screenshot({ path: `${screens}/sign-in-${way}.png` })
  })

  it.each(Object.keys(ways))('start page is for everybody, %s', async (way) => {
    const page = await browser.open({ ...ways[way], baseURL: app.url })
    await page.goto('/')
    await expectAccessible(page)
    await page.screenshot({ path: `${screens}/root-${way}.png` })
  })
})

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(found).toEqual([])
  const tooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
  expect(tooWide, 'scrolls sideways').toBe(false)
}
