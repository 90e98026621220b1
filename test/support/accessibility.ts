import { mkdirSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Where the pictures of all pages are kept, to be looked at, when they are asked for by `SCREENS=1`. */
const screens = process.env.SCREENS === '1' ? '.artifacts/screens' : undefined

/** How people look at pages. */
const ways = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 860 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 860 } },
  narrow: { colorScheme: 'light', viewport: { width: 360, height: 740 } },
} satisfies Record<string, BrowserContextOptions>

/**
 * What a page shows can be used by everybody and has room.
 * @param except what is not of our making
 */
export async function showsWell(
  page: Page,
  name: string,
  way: keyof typeof ways,
  except?: string,
): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  await keepPicture(page, `${name}-${way}`, { fullPage: way === 'narrow' })
  // Without frames of other sites it needs no page of its own to end in, which costs as much as the rules.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (except !== undefined) axe.exclude(except)
  // In the dark only the colours are others, and on a phone they alone are the same.
  if (way === 'dark') axe.withRules('color-contrast')
  if (way === 'narrow') axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
  const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
  expect(isTooWide, 'scrolls sideways').toBe(false)
}

/** Of what is in sight, unless the whole page is asked for. */
export async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (screens === undefined) return
  mkdirSync(screens, { recursive: true })
  await page.screenshot({ path: `${screens}/${name}.png`, fullPage })
}

/** The same in all ways, one after another. */
export async function showsWellToAll(page: Page, name: string, except?: string): Promise<void> {
  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    await page.emulateMedia({ colorScheme: ways[way].colorScheme })
    await page.setViewportSize(ways[way].viewport)
    await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))')
    await showsWell(page, name, way, except)
  }
}
