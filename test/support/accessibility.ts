import { mkdirSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The folder for screenshots of all pages, which `SCREENS=1` asks for. */
const screens = process.env.SCREENS === '1' ? '.artifacts/screens' : undefined

/** The viewports and colour schemes in which pages are checked. */
const ways = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 860 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 860 } },
  narrow: { colorScheme: 'light', viewport: { width: 360, height: 740 } },
} satisfies Record<string, BrowserContextOptions>

/**
 * Expects a page that passes the rules of axe and does not scroll sideways.
 * @param except a selector of content that this project does not write
 */
export async function showsWell(
  page: Page,
  name: string,
  way: keyof typeof ways,
  except?: string,
): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  await keepPicture(page, `${name}-${way}`, { fullPage: way === 'narrow' })
  // Legacy mode needs no second page for frames of other sites, which would cost as much as the rules.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (except !== undefined) axe.exclude(except)
  // The dark scheme changes only colours, and the narrow one everything but colours.
  if (way === 'dark') axe.withRules('color-contrast')
  if (way === 'narrow') axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
  const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
  expect(isTooWide, 'scrolls sideways').toBe(false)
}

/** Saves a screenshot of the viewport, or of the whole page. */
export async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (screens === undefined) return
  mkdirSync(screens, { recursive: true })
  await page.screenshot({ path: `${screens}/${name}.png`, fullPage })
}

/** Checks a page in every viewport and colour scheme. */
export async function showsWellToAll(page: Page, name: string, except?: string): Promise<void> {
  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    await page.emulateMedia({ colorScheme: ways[way].colorScheme })
    await page.setViewportSize(ways[way].viewport)
    await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))')
    await showsWell(page, name, way, except)
  }
}
