import { mkdirSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The folder for screenshots of all pages, taken with `SCREENS=1`. */
const screens = process.env.SCREENS === '1' ? '.artifacts/screens' : undefined

/** The viewports and color schemes in which pages are checked. */
const views = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 860 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 860 } },
  narrow: { colorScheme: 'light', viewport: { width: 360, height: 740 } },
} satisfies Record<string, BrowserContextOptions>

/**
 * Expects that a page passes the rules of axe and does not scroll sideways.
 * @param except a selector of content that this project does not write
 */
export async function expectAccessible(
  page: Page,
  name: string,
  view: keyof typeof views,
  except?: string,
): Promise<void> {
  await page.evaluate('scrollTo(0, 0)')
  await saveScreenshot(page, `${name}-${view}`, { fullPage: view === 'narrow' })
  // Legacy mode does not open a second page for cross-origin frames, which would take as long as the checks.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (except !== undefined) axe.exclude(except)
  // The dark scheme only changes colors, and the narrow viewport changes everything else.
  if (view === 'dark') axe.withRules('color-contrast')
  if (view === 'narrow') axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
  const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
  expect(isTooWide, 'scrolls sideways').toBe(false)
}

/** Saves a screenshot of the viewport, or of the whole page. */
export async function saveScreenshot(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (screens === undefined) return
  mkdirSync(screens, { recursive: true })
  await page.screenshot({ path: `${screens}/${name}.png`, fullPage })
}

/** Checks a page in every viewport and color scheme. */
export async function expectAccessibleInEveryView(page: Page, name: string, except?: string): Promise<void> {
  for (const view of Object.keys(views) as (keyof typeof views)[]) {
    await show(page, views[view])
    await expectAccessible(page, name, view, except)
  }
  if (screens === undefined) return
  for (const width of [1440, 800, 360])
    for (const colorScheme of ['light', 'dark'] as const) {
      await show(page, { colorScheme, viewport: { width, height: 860 } })
      await saveScreenshot(page, `${name}-${colorScheme}-${width}`, { fullPage: true })
    }
}

async function show(
  page: Page,
  { colorScheme, viewport }: (typeof views)[keyof typeof views],
): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))')
}
